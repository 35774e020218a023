//! What is said to people: a key and typed parameters, never a sentence.
//!
//! Rules don't speak any language. They return a [`Message`], which a message file turns into a
//! sentence where it meets a person.

use std::fmt;

/// A message key with its parameters.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Message {
    /// Which sentence, e.g. `herooj-path-blocked`.
    pub key: &'static str,
    /// What to put into it, by name.
    #[cfg_attr(feature = "serde", serde(serialize_with = "as_map"))]
    pub params: Vec<(&'static str, Param)>,
}

/// A parameter of a [`Message`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase", tag = "kind", content = "value")
)]
pub enum Param {
    /// A cell of the board by its name, `b4`.
    Cell(String),
    /// A kind of piece by its word, `heroo`; translated when shown.
    Piece(&'static str),
    /// A seat by its word, `white`; translated when shown.
    Seat(&'static str),
    /// A number.
    Number(i64),
    /// Words that aren't translated, such as what was typed.
    Text(String),
}

/// Parameters by their names.
#[cfg(feature = "serde")]
fn as_map<S: serde::Serializer>(
    params: &[(&'static str, Param)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(params.iter().map(|(name, param)| (name, param)))
}

impl Message {
    /// A message without parameters; add them with the other methods.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self {
            key,
            params: Vec::new(),
        }
    }

    /// With one more parameter.
    #[must_use]
    pub fn with(mut self, name: &'static str, param: Param) -> Self {
        self.params.push((name, param));
        self
    }

    /// With a cell, by its name.
    #[must_use]
    pub fn cell(self, name: &'static str, cell: impl fmt::Display) -> Self {
        self.with(name, Param::Cell(cell.to_string()))
    }

    /// With a kind of piece, by its word.
    #[must_use]
    pub fn piece(self, name: &'static str, word: &'static str) -> Self {
        self.with(name, Param::Piece(word))
    }

    /// With a seat, by its word.
    #[must_use]
    pub fn seat(self, name: &'static str, word: &'static str) -> Self {
        self.with(name, Param::Seat(word))
    }

    /// With a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Self {
        self.with(name, Param::Number(number.into()))
    }

    /// With words that aren't translated.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Self {
        self.with(name, Param::Text(text.into()))
    }
}

impl fmt::Display for Message {
    /// The key and the parameters, for developers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        for (name, param) in &self.params {
            match param {
                Param::Cell(text) | Param::Text(text) => write!(f, " {name}={text}")?,
                Param::Piece(word) | Param::Seat(word) => write!(f, " {name}={word}")?,
                Param::Number(number) => write!(f, " {name}={number}")?,
            }
        }
        Ok(())
    }
}

/// Why an action is illegal: the rule it breaks, and what to say.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Refusal {
    /// The anchor of the rule or ruling on the game's rules page, e.g. `capture` or `r2`.
    pub anchor: &'static str,
    /// The sentence that says how this action breaks it.
    pub message: Message,
}

impl Refusal {
    /// The key of the sentence that explains nothing: "that is not a legal action".
    pub const GENERIC: &'static str = "illegal-action";

    /// A refusal under a rule.
    #[must_use]
    pub const fn new(anchor: &'static str, message: Message) -> Self {
        Self { anchor, message }
    }

    /// The text can't be an action of this game at all.
    #[must_use]
    pub fn notation(text: &str, example: &'static str) -> Self {
        let message = Message::new("not-an-action")
            .text("text", text)
            .text("example", example);
        Self::new("notation", message)
    }

    /// The game is over, so nothing is legal.
    #[must_use]
    pub const fn game_over() -> Self {
        Self::new("game-over", Message::new("game-is-over"))
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}: {}", self.anchor, self.message)
    }
}

impl std::error::Error for Refusal {}

/// Why a line isn't a valid position: which field, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PositionError {
    /// The field: `line`, `board`, `seat`, or one that the game adds.
    pub field: &'static str,
    /// What is wrong with it.
    pub message: Message,
}

impl PositionError {
    /// An error in a field.
    #[must_use]
    pub const fn new(field: &'static str, message: Message) -> Self {
        Self { field, message }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.message)
    }
}

impl std::error::Error for PositionError {}
