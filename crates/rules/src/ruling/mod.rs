//! Other readings of rulings, where a source leaves something open and a designer could have meant it
//! otherwise: each makes a game of its own, with the ruling in its id, so that nothing mixes.
//!
//! The standard games know nothing of this. A reading that only concerns how a game begins or how long
//! it may last is an [`Info`] of its own for the same type. Any other one is a [`Ruled`] game: the
//! standard one, and what its [`Ruling`] changes.

mod readings;
mod ruled;

use crate::catalog::Visitor;
use crate::{Game, Info, Setup};

pub use readings::{
    AtLeastOne, CitiesBeforeCounting, ClosedArms, CompulsoryCaptures, NoHalfTurn, PlacingWins,
    QuarterTurns, StalemateLoses, StuckLoses,
};
pub use ruled::{Ruled, Ruling};

/// A game with another reading of one ruling.
#[derive(Debug)]
pub struct Reading {
    /// What never changes about it; its id is that of the standard game, `+` and the ruling.
    pub info: &'static Info,
    /// What is different, in a sentence.
    pub meaning: &'static str,
}

/// The info of a game with another limit of length (G2).
const fn with_limit(info: &Info, id: &'static str, length_limit: u32) -> Info {
    Info {
        id,
        length_limit,
        ..*info
    }
}

/// The info of a game that begins from another of its setups.
const fn with_setup(info: &Info, id: &'static str, setup: &'static Setup) -> Info {
    Info {
        id,
        setups: std::slice::from_ref(setup),
        ..*info
    }
}

macro_rules! readings {
    (ruled: [$($ruled:ty: $meaning:literal,)*], plain: [$($id:literal: $base:ty = $info:expr, $plain:literal,)*]) => {
        /// All the readings, game by game.
        pub const READINGS: &[Reading] = &[
            $(Reading { info: <$ruled as Game>::INFO, meaning: $meaning },)*
            $(Reading { info: &$info, meaning: $plain },)*
        ];

        /// Calls the visitor with the type of the game of this id; `None` if it is none of these.
        pub(crate) fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
            $(if id == <$ruled as Game>::INFO.id {
                return Some(visitor.visit::<$ruled>());
            })*
            $(if id == $id {
                return Some(visitor.visit::<$base>());
            })*
            None
        }
    };
}

use crate::evo::{Evo, Evo4};
use crate::heroes::Heroes;
use crate::herooj::{Herooj, MasterHerooj};
use crate::rooya::Rooya;
use crate::sparta::Sparta;

readings! {
    ruled: [
    Ruled<Herooj, CompulsoryCaptures>: "Captures are compulsory.",
    Ruled<MasterHerooj, CompulsoryCaptures>: "Captures are compulsory.",
    Ruled<Rooya, NoHalfTurn>: "The inner plate turns by quarters only.",
    Ruled<Rooya, PlacingWins>: "A line that a placed pawn completes wins, too.",
    Ruled<Sparta, StuckLoses>: "A seat that has no legal action loses instead of passing.",
    Ruled<Sparta, CitiesBeforeCounting>:
        "If both seats have two pieces or fewer, the cities decide, even if one of them has only one piece.",
    Ruled<Heroes, AtLeastOne>: "In the mobilization, a turn has at least one action if there is a legal one.",
    Ruled<Heroes, StalemateLoses>: "Whoever is stalemated loses.",
    Ruled<Evo, ClosedArms>: "The arms at the sides, where nobody sits, can't be entered.",
    Ruled<Evo, QuarterTurns>: "A piece turns by a quarter at a time.",
    Ruled<Evo4, QuarterTurns>: "A piece turns by a quarter at a time.",
    ],
    plain: [
    "herooj+G2=200": Herooj = with_limit(Herooj::INFO, "herooj+G2=200", 200),
        "A game is a draw after 200 actions.",
    "master-herooj+G2=200": MasterHerooj = with_limit(MasterHerooj::INFO, "master-herooj+G2=200", 200),
        "A game is a draw after 200 actions.",
    "rooya+G2=1000": Rooya = with_limit(Rooya::INFO, "rooya+G2=1000", 1000),
        "A game is a draw after 1,000 actions.",
    "sparta+G2=200": Sparta = with_limit(Sparta::INFO, "sparta+G2=200", 200),
        "A game is a draw after 200 actions.",
    "heroes+G2=200": Heroes = with_limit(Heroes::INFO, "heroes+G2=200", 200),
        "A game is a draw after 200 actions.",
    "evo+G2=200": Evo = with_limit(Evo::INFO, "evo+G2=200", 200),
        "A game is a draw after 200 actions.",
    "evo+setup=inner-row": Evo = with_setup(Evo::INFO, "evo+setup=inner-row", &Evo::INFO.setups[1]),
        "The pieces fill the inner row.",
    "evo+setup=cluster": Evo = with_setup(Evo::INFO, "evo+setup=cluster", &Evo::INFO.setups[2]),
        "The pieces stand in two rows around the castle.",
    "evo4+G2=200": Evo4 = with_limit(Evo4::INFO, "evo4+G2=200", 200),
        "A game is a draw after 200 actions.",
    "evo4+setup=inner-row": Evo4 = with_setup(Evo4::INFO, "evo4+setup=inner-row", &Evo4::INFO.setups[1]),
        "The pieces fill the inner row.",
    "evo4+setup=cluster": Evo4 = with_setup(Evo4::INFO, "evo4+setup=cluster", &Evo4::INFO.setups[2]),
        "The pieces stand in two rows around the castle.",
    ]
}

/// The readings of the standard game of this id.
pub fn of(base: &str) -> impl Iterator<Item = &'static Reading> + use<'_> {
    READINGS
        .iter()
        .filter(move |reading| reading.info.base() == base)
}
