//! What is settled before a game begins.

use std::fmt;

use ludejo_rules::catalog::{self, ReadError};
use ludejo_rules::{AnyGame, PositionError, Refusal, Seat};
use serde::{Deserialize, Serialize};

use crate::{Millis, TimeControl};

/// What is settled before a game begins, and never changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Terms {
    /// The id of the game.
    pub game: String,
    /// The position line that it begins from; the standard setup if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// Actions that were made before anybody sat down, such as a book opening or a loaded game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opening: Vec<String>,
    /// Who sits at each seat when the game begins, in turn order.
    pub seats: Vec<Occupant>,
    /// How much time each seat has, in turn order.
    pub controls: Vec<TimeControl>,
    /// What players may do without asking.
    #[serde(default)]
    pub policy: Policy,
    /// How much of a move's time, in milliseconds, can be attributed to the network at most.
    #[serde(default)]
    pub lag_bound: Millis,
    /// The options of the engine that takes over for a player who leaves a game for four.
    #[serde(default = "Terms::usual_stand_in")]
    pub stand_in: String,
    /// When the game begins, in milliseconds.
    #[serde(default)]
    pub begun: Millis,
}

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Occupant {
    /// A person.
    Person {
        /// The name, if there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// A program that takes part as people do.
    Program {
        /// The name.
        name: String,
    },
    /// An engine of the house.
    Engine {
        /// Its options as text, such as `level=3`; the strongest without any.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        options: String,
    },
}

impl Occupant {
    /// A person of this name.
    #[must_use]
    pub fn person(name: impl Into<String>) -> Self {
        Self::Person {
            name: Some(name.into()),
        }
    }

    /// An engine of the house at a level, from 1.
    #[must_use]
    pub fn level(level: u8) -> Self {
        Self::Engine {
            options: format!("level={level}"),
        }
    }

    /// Whether this is a person.
    #[must_use]
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person { .. })
    }

    /// Whether this is somebody who takes part: a person or a program, not an engine of the house
    /// (ruling G3).
    #[must_use]
    pub const fn is_participant(&self) -> bool {
        !matches!(self, Self::Engine { .. })
    }
}

/// What players may do without asking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Policy {
    /// Everyone is at one device and may undo, redo and pause at will.
    #[default]
    Local,
    /// Undoing and pausing need the agreement of the others.
    Agreement,
    /// A match between programs: no offers, no undo, and a forfeit ends the game.
    Match,
}

/// Why a game cannot begin like this.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TermsError {
    /// There is no game of this id.
    NoSuchGame(String),
    /// The start is not a position of the game.
    Start(PositionError),
    /// An action of the opening is not legal: how many came before it, and why.
    Opening(usize, Refusal),
    /// The game has so many seats, and not as many occupants or time controls.
    Seats(usize),
    /// This clock cannot be set: it has no time at all, or too much.
    Control(TimeControl),
}

impl fmt::Display for TermsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchGame(id) => write!(f, "there is no game \"{id}\""),
            Self::Start(error) => write!(f, "the starting position is invalid: {error}"),
            Self::Opening(ply, refusal) => write!(f, "action {} is illegal: {refusal}", ply + 1),
            Self::Seats(seats) => write!(f, "the game has {seats} seats"),
            Self::Control(_) => f.write_str("a clock needs some time, but no more than a year"),
        }
    }
}

impl std::error::Error for TermsError {}

impl Terms {
    /// A game from its standard setup, without clocks, at one device.
    #[must_use]
    pub fn new(game: impl Into<String>, seats: Vec<Occupant>) -> Self {
        Self {
            game: game.into(),
            start: None,
            opening: Vec::new(),
            controls: vec![TimeControl::Unlimited; seats.len()],
            seats,
            policy: Policy::Local,
            lag_bound: 0,
            stand_in: Self::usual_stand_in(),
            begun: 0,
        }
    }

    fn usual_stand_in() -> String {
        "level=6".to_owned()
    }

    /// From another position line.
    #[must_use]
    pub fn from_position(mut self, line: impl Into<String>) -> Self {
        self.start = Some(line.into());
        self
    }

    /// With these actions made beforehand.
    #[must_use]
    pub fn with_opening(mut self, opening: Vec<String>) -> Self {
        self.opening = opening;
        self
    }

    /// With the same time for all seats.
    #[must_use]
    pub fn with_control(mut self, control: TimeControl) -> Self {
        self.controls.fill(control);
        self
    }

    /// With a policy.
    #[must_use]
    pub const fn with_policy(mut self, policy: Policy) -> Self {
        self.policy = policy;
        self
    }

    /// With the part of a move's time, in milliseconds, that can be attributed to the network at
    /// most.
    #[must_use]
    pub const fn with_lag_bound(mut self, bound: Millis) -> Self {
        self.lag_bound = bound;
        self
    }

    /// Beginning at this moment.
    #[must_use]
    pub const fn with_begun(mut self, begun: Millis) -> Self {
        self.begun = begun;
        self
    }

    /// How many seats are taken by participants when the game begins (ruling G3).
    #[must_use]
    pub fn participants(&self) -> usize {
        let seats = self.seats.iter();
        seats.filter(|seat| seat.is_participant()).count()
    }

    /// The game when everybody has sat down, and who made each action of the opening.
    pub(crate) fn begin(&self) -> Result<(Box<dyn AnyGame>, Vec<Seat>), TermsError> {
        let no_game = || TermsError::NoSuchGame(self.game.clone());
        let mut game = match &self.start {
            None => catalog::start(&self.game).ok_or_else(no_game)?,
            Some(line) => catalog::read(&self.game, line).map_err(|error| match error {
                ReadError::NoSuchGame => no_game(),
                ReadError::Position(error) => TermsError::Start(error),
            })?,
        };
        let seats = game.info().seats.len();
        if self.seats.len() != seats || self.controls.len() != seats {
            return Err(TermsError::Seats(seats));
        }
        if let Some(control) = self.controls.iter().find(|control| !control.is_possible()) {
            return Err(TermsError::Control(*control));
        }
        let mut actors = Vec::new();
        for (ply, action) in self.opening.iter().enumerate() {
            actors.push(game.to_move());
            let played = game.play(action);
            played.map_err(|refusal| TermsError::Opening(ply, refusal))?;
        }
        Ok((game, actors))
    }
}
