//! From the text of one record to its tree.

use std::collections::HashSet;

use super::cursor::{Cursor, SHOWN};
use super::note::{COMMANDS, Letter, Nag, Note};
use super::tags::is_of_name;
use super::{Ending, Line, MAX_DEPTH, Place, Ply, Record, RecordError, Spot, Start, is_of_action};
use crate::{Message, Reason};

/// Reads one record; `line` is the number of the line on which its text begins.
pub(super) fn record(text: &str, line: usize) -> Result<Record, RecordError> {
    let mut parser = Parser {
        cursor: Cursor::new(text, line),
    };
    let mut header = parser.header()?;
    header.record.main = parser.line(0)?;
    parser.ending(&mut header)?;
    parser.cursor.skip_space();
    match parser.cursor.peek() {
        None => Ok(header.record),
        Some(_) => Err(parser.cursor.unexpected()),
    }
}

struct Parser<'a> {
    cursor: Cursor<'a>,
}

/// The tags, and a record without plies that holds what they say.
struct Header {
    record: Record,
    result: Option<String>,
    reason: Option<(Place, Reason)>,
}

impl Parser<'_> {
    fn header(&mut self) -> Result<Header, RecordError> {
        let mut header = Header {
            record: Record::new(""),
            result: None,
            reason: None,
        };
        let mut names = HashSet::new();
        self.cursor.skip_space();
        while self.cursor.peek() == Some('[') {
            let place = self.cursor.place();
            self.cursor.next();
            let name = self.cursor.take(is_of_name);
            let begins = name.starts_with(|first: char| first.is_ascii_alphabetic());
            if !begins || !self.cursor.eat(" ") {
                return Err(RecordError::format(place, Message::new("record-tag")));
            }
            let value = self.cursor.string()?;
            if !self.cursor.eat("]") {
                return Err(self.cursor.unexpected());
            }
            if !names.insert(name) {
                let message = Message::new("record-tag-twice").text("name", name);
                return Err(RecordError::format(place, message));
            }
            header.set(name, value, place)?;
            self.cursor.skip_space();
        }
        Ok(header)
    }

    /// Reads a line up to what cannot belong to it.
    fn line(&mut self, depth: usize) -> Result<Line, RecordError> {
        self.cursor.skip_space();
        let mut line = Line {
            spot: Spot(self.cursor.place()),
            ..Line::default()
        };
        loop {
            self.cursor.skip_space();
            match (self.cursor.peek(), line.plies.last_mut()) {
                (Some('{'), Some(ply)) => self.comment(&mut ply.notes)?,
                (Some('{'), None) => self.comment(&mut line.notes)?,
                (Some('$'), Some(ply)) => ply.nags.push(self.nag()?),
                (Some('('), Some(ply)) => ply.variations.push(self.variation(depth + 1)?),
                (Some('0'..='9'), _) => {
                    self.number()?;
                    line.plies.push(self.ply()?);
                }
                (Some('a'..='z'), _) if self.ending_ahead().is_none() => {
                    line.plies.push(self.ply()?);
                }
                _ => return Ok(line),
            }
        }
    }

    /// The word of the result, if that is what comes next.
    fn ending_ahead(&self) -> Option<&str> {
        if self.cursor.peek() == Some('*') {
            return Some("*");
        }
        let word = self
            .cursor
            .ahead(|letter| is_of_action(letter) || letter == ':');
        (word == "draw" || word.contains(':')).then_some(word)
    }

    fn number(&mut self) -> Result<(), RecordError> {
        let start = self.cursor.clone();
        self.cursor.take(|letter| letter.is_ascii_digit());
        if self.cursor.take(|letter| letter == '.').is_empty() {
            return Err(start.unexpected());
        }
        self.cursor.skip_space();
        Ok(())
    }

    fn ply(&mut self) -> Result<Ply, RecordError> {
        let place = self.cursor.place();
        let word = match self.ending_ahead() {
            None => self.cursor.ahead(is_of_action),
            Some(_) => "",
        };
        let mut ply = Ply::new(word).ok_or_else(|| self.cursor.unexpected())?;
        self.cursor.take(is_of_action);
        ply.spot = Spot(place);
        let marks = self.cursor.clone();
        let suffix = self.cursor.take(|letter| matches!(letter, '!' | '?'));
        if !suffix.is_empty() {
            let nag = Nag::from_suffix(suffix).ok_or_else(|| marks.unexpected())?;
            ply.nags.push(nag);
        }
        Ok(ply)
    }

    fn nag(&mut self) -> Result<Nag, RecordError> {
        let start = self.cursor.clone();
        self.cursor.next();
        let digits = self.cursor.take(|letter| letter.is_ascii_digit());
        Nag::read(digits).ok_or_else(|| start.unexpected())
    }

    fn variation(&mut self, depth: usize) -> Result<Line, RecordError> {
        let opening = self.cursor.clone();
        if depth > MAX_DEPTH {
            let message = Message::new("record-too-deep").number("limit", MAX_DEPTH as i64);
            return Err(opening.error(message));
        }
        self.cursor.next();
        let line = self.line(depth)?;
        match self.cursor.peek() {
            Some(')') => {
                self.cursor.next();
                Ok(line)
            }
            None => Err(opening.unclosed("(")),
            Some(_) => Err(self.cursor.unexpected()),
        }
    }

    /// Reads a comment: commands, then words, either of which may be missing.
    fn comment(&mut self, notes: &mut Vec<Note>) -> Result<(), RecordError> {
        let opening = self.cursor.clone();
        self.cursor.next();
        let mut commands = 0;
        loop {
            self.cursor.skip_space();
            if !command_ahead(self.cursor.rest()) {
                break;
            }
            notes.push(self.command()?);
            commands += 1;
        }
        let words = self.cursor.words(&opening)?;
        if commands == 0 || !words.is_empty() {
            notes.push(Note::Comment { text: words });
        }
        Ok(())
    }

    fn command(&mut self) -> Result<Note, RecordError> {
        let start = self.cursor.clone();
        self.cursor.eat("[%");
        let inner = self.cursor.take(|letter| !matches!(letter, ']' | '}'));
        let note = Note::read_command(inner).filter(|_| self.cursor.eat("]"));
        note.ok_or_else(|| {
            let shown: String = start.rest().chars().take(SHOWN).collect();
            start.error(Message::new("record-command").text("text", shown))
        })
    }

    /// Reads the result and checks it against the tags.
    fn ending(&mut self, header: &mut Header) -> Result<(), RecordError> {
        let place = self.cursor.place();
        let error = |message| Err(RecordError::format(place, message));
        header.record.spots.result = Spot(place);
        let Some(token) = self.ending_ahead() else {
            return Err(match self.cursor.peek() {
                None => self.cursor.error(Message::new("record-no-result")),
                Some(_) => self.cursor.unexpected(),
            });
        };
        let winner = match token {
            "*" | "draw" => None,
            _ => match token.strip_prefix("win:").and_then(Letter::read) {
                Some(seat) => Some(seat),
                None => return error(Message::new("record-result").text("text", token)),
            },
        };
        let words = token.replace(':', " ");
        if let Some(tag) = header.result.take().filter(|tag| *tag != words) {
            let message = Message::new("record-result-differs");
            return error(message.text("tag", tag).text("text", words));
        }
        header.record.ending = match (token, header.reason) {
            ("*", None) => None,
            ("*", Some((place, _))) => {
                let message = Message::new("record-reason-unwanted");
                return Err(RecordError::format(place, message));
            }
            (_, None) => return error(Message::new("record-reason-missing")),
            (_, Some((_, reason))) => Some(Ending { winner, reason }),
        };
        let bytes = token.len();
        self.cursor.skip(bytes);
        Ok(())
    }
}

impl Header {
    fn set(&mut self, name: &str, value: String, place: Place) -> Result<(), RecordError> {
        let spots = &mut self.record.spots;
        match name {
            "Game" => {
                self.record.game = value;
                spots.game = Spot(place);
            }
            "Setup" | "Position" => {
                if self.record.start != Start::Standard {
                    let message = Message::new("record-two-starts");
                    return Err(RecordError::format(place, message));
                }
                spots.start = Spot(place);
                self.record.start = if name == "Setup" {
                    Start::Setup(value)
                } else {
                    Start::Position(value)
                };
            }
            "Result" => self.result = Some(value),
            "Reason" => match Reason::from_word(&value) {
                Some(reason) => self.reason = Some((place, reason)),
                None => {
                    let message = Message::new("record-reason").text("text", value);
                    return Err(RecordError::format(place, message));
                }
            },
            _ => self.record.tags.push(name.to_owned(), value, Spot(place)),
        }
        Ok(())
    }
}

/// Whether a text within a comment starts with a command. An unknown name doesn't make one.
pub(super) fn command_ahead(text: &str) -> bool {
    let Some(text) = text.strip_prefix("[%") else {
        return false;
    };
    let end = text.find(|letter: char| !letter.is_ascii_alphanumeric());
    COMMANDS.contains(&&text[..end.unwrap_or(text.len())])
}
