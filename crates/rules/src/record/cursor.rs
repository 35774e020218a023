//! A walk through a text that knows where it is, and reads what strings and comments share.

use super::{Place, RecordError};
use crate::Message;

/// The rest of a text, and where it begins.
#[derive(Clone)]
pub(super) struct Cursor<'a> {
    rest: &'a str,
    place: Place,
}

/// How many characters of a faulty text an error shows.
pub(super) const SHOWN: usize = 20;

/// Whether this is space between words.
pub(super) const fn is_space(letter: char) -> bool {
    matches!(letter, ' ' | '\t' | '\r' | '\n')
}

impl<'a> Cursor<'a> {
    /// At the beginning of a text whose first line has this number.
    pub(super) const fn new(text: &'a str, line: usize) -> Self {
        Self {
            rest: text,
            place: Place { line, column: 1 },
        }
    }

    pub(super) const fn place(&self) -> Place {
        self.place
    }

    pub(super) const fn rest(&self) -> &'a str {
        self.rest
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    pub(super) fn next(&mut self) -> Option<char> {
        let mut letters = self.rest.chars();
        let letter = letters.next()?;
        self.rest = letters.as_str();
        if letter == '\n' {
            self.place.line += 1;
            self.place.column = 1;
        } else {
            self.place.column += 1;
        }
        Some(letter)
    }

    /// Goes over this text if it comes next.
    pub(super) fn eat(&mut self, text: &str) -> bool {
        let found = self.rest.starts_with(text);
        if found {
            self.skip(text.len());
        }
        found
    }

    /// Takes what comes before the first character that does not belong.
    pub(super) fn take(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let taken = self.ahead(belongs);
        self.skip(taken.len());
        taken
    }

    /// What [`take`](Self::take) would take.
    pub(super) fn ahead(&self, belongs: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|letter| !belongs(letter));
        &self.rest[..end.unwrap_or(self.rest.len())]
    }

    pub(super) fn skip_space(&mut self) {
        self.take(is_space);
    }

    /// Goes over this many bytes, the ends of characters.
    pub(super) fn skip(&mut self, bytes: usize) {
        let end = self.rest.len() - bytes;
        while self.rest.len() > end {
            self.next();
        }
    }

    /// An error here.
    pub(super) const fn error(&self, message: Message) -> RecordError {
        RecordError::format(self.place, message)
    }

    /// The error that what comes next cannot stand here.
    pub(super) fn unexpected(&self) -> RecordError {
        if matches!(self.peek(), None | Some('\r' | '\n')) {
            return self.error(Message::new("record-unfinished"));
        }
        let word = self.ahead(|letter| !is_space(letter)).chars();
        let shown: String = word.take(SHOWN).collect();
        let shown = if shown.is_empty() { " " } else { &shown };
        self.error(Message::new("record-unexpected").text("found", shown))
    }

    /// Reads a string with its quotes.
    pub(super) fn string(&mut self) -> Result<String, RecordError> {
        let opening = self.clone();
        if !self.eat("\"") {
            return Err(self.unexpected());
        }
        let mut text = String::new();
        loop {
            match self.peek() {
                Some('"') => {
                    self.next();
                    return Ok(text);
                }
                None | Some('\n') => return Err(opening.unclosed("\"")),
                _ => text.push(self.letter()?),
            }
        }
    }

    /// Reads the words of a comment and its closing brace; `opening` is where it began.
    pub(super) fn words(&mut self, opening: &Self) -> Result<String, RecordError> {
        let mut text = String::new();
        self.skip_space();
        loop {
            let spaced = self.peek().is_some_and(is_space);
            self.skip_space();
            match self.peek() {
                Some('}') => {
                    self.next();
                    return Ok(text);
                }
                None => return Err(opening.unclosed("{")),
                _ => {
                    if spaced {
                        text.push(' ');
                    }
                    text.push(self.letter()?);
                }
            }
        }
    }

    /// The error that what opens here is never closed.
    pub(super) fn unclosed(&self, mark: &str) -> RecordError {
        self.error(Message::new("record-unclosed").text("mark", mark))
    }

    /// Reads one character of a string or comment, escaped or not.
    fn letter(&mut self) -> Result<char, RecordError> {
        let before = self.clone();
        match self.next() {
            Some('\\') => self.escaped().ok_or_else(|| {
                let read = &before.rest[..before.rest.len() - self.rest.len()];
                let shown: String = read.chars().take(SHOWN).collect();
                before.error(Message::new("record-escape").text("text", shown))
            }),
            Some(letter) if letter.is_control() => {
                let code = format!("{:04X}", u32::from(letter));
                Err(before.error(Message::new("record-control").text("code", code)))
            }
            Some(letter) => Ok(letter),
            None => Err(self.unexpected()),
        }
    }

    /// Reads what follows the backslash of an escape.
    fn escaped(&mut self) -> Option<char> {
        match self.next()? {
            'n' => Some('\n'),
            'u' if self.eat("{") => {
                let digits = self.take(|letter| letter.is_ascii_hexdigit());
                let short = (1..=6).contains(&digits.len()) && self.eat("}");
                let code = u32::from_str_radix(digits, 16).ok().filter(|_| short)?;
                char::from_u32(code)
            }
            letter => letter.is_ascii_punctuation().then_some(letter),
        }
    }
}
