//! What can be wrong with a record, and where.

use std::{fmt, io};

use crate::{Message, PositionError, Refusal};

/// A place in a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Place {
    /// The line, from 1; 0 for what does not come from a text.
    pub line: usize,
    /// The column, from 1, counted in Unicode characters; 0 for what does not come from a text.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// Where a part of a record stood. Any two spots are equal, since where a text stood is no
/// part of what it says; so the parts can derive their equality.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Spot(pub(super) Place);

impl PartialEq for Spot {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Spot {}

/// Why a record was not read, or not accepted by the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// Where.
    pub place: Place,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The input failed; nothing more can be read from it.
    Input(io::ErrorKind),
    /// The text isn't a record.
    Format(Message),
    /// The record says something that the game does not bear out: its id, a setup, a seat, the
    /// result.
    Game(Message),
    /// The line it starts from isn't a valid position of the game.
    Position(PositionError),
    /// An action is illegal where it stands.
    Action(Refusal),
}

impl RecordError {
    /// An error in the text.
    pub(super) const fn format(place: Place, message: Message) -> Self {
        let fault = Fault::Format(message);
        Self { place, fault }
    }

    /// What to say, without the place.
    #[must_use]
    pub fn message(&self) -> Message {
        match &self.fault {
            Fault::Input(kind) => Message::new("record-input").text("kind", kind.to_string()),
            Fault::Format(message) | Fault::Game(message) => message.clone(),
            Fault::Position(error) => error.message.clone(),
            Fault::Action(refusal) => refusal.message.clone(),
        }
    }
}

impl fmt::Display for RecordError {
    /// The place, the key and the parameters, for developers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.message())
    }
}

impl std::error::Error for RecordError {}
