//! The one list of the games, and the way from an id to a game.

use std::fmt;

use crate::{AnyGame, Encode, Info, Play, PositionError, Tabletop};

/// Something to be done with a game known only by its id: the way back from an id to static
/// dispatch.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it with this game.
    fn visit<G: Tabletop + Encode>(self) -> Self::Out;
}

macro_rules! games {
    (released: [$($game:ty,)*], behind features: [$($feature:literal: $more:ty,)*]) => {
        /// The games that every build has, in the order in which they are shown.
        pub const RELEASED: &[&Info] = &[$(<$game as crate::Game>::INFO),*];

        /// All the games of this build, in the order in which they are shown: those released,
        /// then those behind cargo features.
        pub const GAMES: &[&Info] = &[
            $(<$game as crate::Game>::INFO,)*
            $(#[cfg(feature = $feature)] <$more as crate::Game>::INFO,)*
        ];

        /// Calls the visitor with the game of this id; `None` if there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
            $(if id == <$game as crate::Game>::INFO.id {
                return Some(visitor.visit::<$game>());
            })*
            $(#[cfg(feature = $feature)]
            if id == <$more as crate::Game>::INFO.id {
                return Some(visitor.visit::<$more>());
            })*
            visit_reading(id, visitor)
        }
    };
}

games! {
    released: [
        crate::herooj::Herooj,
        crate::herooj::MasterHerooj,
        crate::rooya::Rooya,
        crate::sparta::Sparta,
        crate::heroes::Heroes,
        crate::evo::Evo,
        crate::evo::Evo4,
    ],
    behind features: [
        "breakthrough": crate::breakthrough::Breakthrough,
    ]
}

/// What never changes about the game of this id. With the feature `rulings`, games with a changed
/// ruling have ids of their own, too.
#[must_use]
pub fn info(id: &str) -> Option<&'static Info> {
    GAMES
        .iter()
        .copied()
        .chain(readings())
        .find(|info| info.id == id)
}

#[cfg(feature = "rulings")]
use crate::ruling::visit as visit_reading;

/// The games with another reading of a ruling.
#[cfg(feature = "rulings")]
fn readings() -> impl Iterator<Item = &'static Info> {
    crate::ruling::READINGS.iter().map(|reading| reading.info)
}

/// There are no other readings in this build.
#[cfg(not(feature = "rulings"))]
fn visit_reading<V: Visitor>(_id: &str, _visitor: V) -> Option<V::Out> {
    None
}

#[cfg(not(feature = "rulings"))]
fn readings() -> impl Iterator<Item = &'static Info> {
    std::iter::empty()
}

/// A new game from the standard setup; `None` if there is no game of this id.
#[must_use]
pub fn start(id: &str) -> Option<Box<dyn AnyGame>> {
    let setup = info(id)?.setups.first()?;
    read(id, setup.line).ok()
}

/// A new game from a position line.
///
/// # Errors
/// If there is no game of this id, or the line isn't a valid position of it.
pub fn read(id: &str, line: &str) -> Result<Box<dyn AnyGame>, ReadError> {
    struct Read<'a>(&'static Info, &'a str);
    impl Visitor for Read<'_> {
        type Out = Result<Box<dyn AnyGame>, PositionError>;
        fn visit<G: Tabletop>(self) -> Self::Out {
            let position: G = self.1.parse()?;
            Ok(Box::new(Play::under(self.0, position)))
        }
    }
    let info = info(id).ok_or(ReadError::NoSuchGame)?;
    let game = visit(id, Read(info, line)).ok_or(ReadError::NoSuchGame)?;
    Ok(game?)
}

/// Why a position line of a game, both given as text, could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// There is no game of this id.
    NoSuchGame,
    /// The line isn't a valid position of the game.
    Position(PositionError),
}

impl From<PositionError> for ReadError {
    fn from(error: PositionError) -> Self {
        Self::Position(error)
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchGame => f.write_str("there is no such game"),
            Self::Position(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ReadError {}
