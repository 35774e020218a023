//! Streaming records from a file.

use std::io::{self, BufRead, Read};
use std::str::FromStr;

use super::cursor::{Cursor, is_space};
use super::{Fault, MAX_BYTES, Place, Record, RecordError, parse};
use crate::Message;

/// What a line begins with that begins a record.
const BEGIN: &[u8] = b"[Game ";

/// The byte order mark that some editors put before a text.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// An iterator over the records of a text, which may be endless: only one record is in memory
/// at a time, and of that no more than [`MAX_BYTES`] of text.
///
/// After an error it goes on at the next record. Only an input that fails ends it.
///
/// ```
/// use ludejo_rules::record::Reader;
///
/// let file = "[Game \"herooj\"]\n\n1. b2b4 *\n\n[Game \"herooj\"]\n\n{oops\n\n[Game \"rooya\"] *";
/// let mut reader = Reader::new(file.as_bytes());
/// assert_eq!(reader.next().unwrap().unwrap().main.plies[0].action(), "b2b4");
/// let error = reader.next().unwrap().unwrap_err();
/// assert_eq!(error.to_string(), "7:1: record-unclosed mark={");
/// assert_eq!(reader.next().unwrap().unwrap().game, "rooya");
/// assert!(reader.next().is_none());
/// ```
#[derive(Debug)]
pub struct Reader<R> {
    input: R,
    /// The text of the record being read.
    text: Vec<u8>,
    /// Whether the text has become too long and the rest of it was passed over.
    too_long: bool,
    /// The number of the line that is being read.
    line: usize,
    /// What has been read of the input.
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// Nothing.
    Untouched,
    /// All up to a record, of which the beginning that makes it one has been read.
    AtRecord,
    /// All there is.
    AtEnd,
}

impl<R: BufRead> Reader<R> {
    /// Reads records from this input.
    pub const fn new(input: R) -> Self {
        Self {
            input,
            text: Vec::new(),
            too_long: false,
            line: 1,
            state: State::Untouched,
        }
    }

    /// Reads on to the next record or to the end, and leaves what lies before in `text`.
    fn gather(&mut self) -> io::Result<()> {
        self.text.clear();
        self.too_long = false;
        let mut at_line_start = false;
        if self.state == State::Untouched {
            at_line_start = self.eat(MARK)? || self.text.is_empty();
        } else {
            self.keep(BEGIN);
        }
        loop {
            if at_line_start && self.eat(BEGIN)? {
                self.state = State::AtRecord;
                return Ok(());
            }
            if !self.keep_line()? {
                self.state = State::AtEnd;
                return Ok(());
            }
            at_line_start = true;
            self.line += 1;
        }
    }

    /// Goes over this text if it comes next. What comes next and only begins like it is kept.
    fn eat(&mut self, text: &[u8]) -> io::Result<bool> {
        for (eaten, byte) in text.iter().enumerate() {
            if self.next_bytes()?.first() != Some(byte) {
                self.keep(&text[..eaten]);
                return Ok(false);
            }
            self.input.consume(1);
        }
        Ok(true)
    }

    /// What comes next, without going over it; nothing at the end.
    fn next_bytes(&mut self) -> io::Result<&[u8]> {
        while let Err(error) = self.input.fill_buf() {
            if error.kind() != io::ErrorKind::Interrupted {
                return Err(error);
            }
        }
        self.input.fill_buf()
    }

    /// Goes over the rest of a line and keeps what there is room for. False at the end.
    fn keep_line(&mut self) -> io::Result<bool> {
        let room = (MAX_BYTES - self.text.len()) as u64;
        let mut line = self.input.by_ref().take(room);
        let kept = line.read_until(b'\n', &mut self.text)?;
        let whole = kept > 0 && self.text.ends_with(b"\n");
        let passed = if whole {
            0
        } else {
            self.input.skip_until(b'\n')?
        };
        self.too_long |= passed > 0;
        Ok(kept + passed > 0)
    }

    /// Keeps these bytes if there is room.
    fn keep(&mut self, bytes: &[u8]) {
        if self.text.len() + bytes.len() <= MAX_BYTES {
            self.text.extend_from_slice(bytes);
        } else {
            self.too_long = true;
        }
    }

    /// The record in `text`, which began on this line.
    fn record(&self, line: usize) -> Result<Record, RecordError> {
        let begin = Place { line, column: 1 };
        if self.too_long {
            let message = Message::new("record-too-long").number("limit", MAX_BYTES as i64);
            return Err(RecordError::format(begin, message));
        }
        match str::from_utf8(&self.text) {
            Ok(text) if text.as_bytes().starts_with(BEGIN) => parse::record(text, line),
            Ok(text) => {
                let mut cursor = Cursor::new(text, line);
                cursor.skip_space();
                Err(cursor.error(Message::new("record-outside")))
            }
            Err(error) => {
                let valid = &self.text[..error.valid_up_to()];
                let mut cursor = Cursor::new(str::from_utf8(valid).unwrap_or_default(), line);
                cursor.take(|_| true);
                Err(cursor.error(Message::new("record-encoding")))
            }
        }
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.state != State::AtEnd {
            let line = self.line;
            if let Err(error) = self.gather() {
                self.state = State::AtEnd;
                let place = Place {
                    line: self.line,
                    column: 1,
                };
                let fault = Fault::Input(error.kind());
                return Some(Err(RecordError { place, fault }));
            }
            // What lies before the first record may be nothing.
            let blank = self.text.iter().all(|&byte| is_space(byte.into()));
            if self.too_long || !blank {
                return Some(self.record(line));
            }
        }
        None
    }
}

impl<R: BufRead> std::iter::FusedIterator for Reader<R> {}

impl FromStr for Record {
    type Err = RecordError;

    /// Reads a text that is one record.
    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut reader = Reader::new(text.as_bytes());
        let begin = Place { line: 1, column: 1 };
        let none = || RecordError::format(begin, Message::new("record-none"));
        let record = reader.next().ok_or_else(none)??;
        match reader.next() {
            None => Ok(record),
            Some(next) => {
                let place = next.map_or_else(|error| error.place, |second| second.place());
                Err(RecordError::format(place, Message::new("record-second")))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// However long a record is, little of it is kept.
    #[test]
    fn the_text_kept_is_bounded() {
        let endless = io::repeat(b'x').take(50 * MAX_BYTES as u64);
        let next = "\n[Game \"herooj\"] *\n".as_bytes();
        let input = b"[Game \"herooj\"]\n".chain(endless).chain(next);
        let mut reader = Reader::new(io::BufReader::new(input));
        let error = reader.next().unwrap().unwrap_err();
        assert_eq!(error.message().key, "record-too-long");
        assert!(reader.text.capacity() <= 2 * MAX_BYTES);
        assert_eq!(reader.next().unwrap().unwrap(), Record::new("herooj"));
        assert!(reader.next().is_none());
    }
}
