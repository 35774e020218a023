//! Opponents for people: ten levels. A level has one weakness, from which follows how little it
//! looks at, how it misjudges positions, how it wavers among close moves, and what it overlooks. It
//! never makes a move for no reason.

mod eye;
mod levelled;
mod oddness;

use crate::find::ladder_of;
use crate::fixed::{ONE, halved};

pub(crate) use levelled::Levelled;

/// How strong an opponent is, 1 to [`Level::STRONGEST`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Level(u8);

/// What the levels of a game are made of.
pub(crate) struct Ladder {
    /// The nodes of a turn without any weakness: as many as a slow device can search in the time that
    /// people like to wait for all the other seats.
    pub(crate) turn: u64,
    /// The weakness of each level, in thousandths of the greatest.
    pub(crate) weaknesses: [u16; Level::STRONGEST as usize],
}

impl Ladder {
    pub(crate) const fn skill(&self, level: Level) -> Skill {
        Skill {
            weakness: self.weaknesses[level.0 as usize - 1] as u32,
        }
    }

    /// The nodes of a turn that are halved this many times, as a part of [`ONE`].
    pub(crate) const fn nodes(&self, halvings: u32) -> u64 {
        self.turn * halved(halvings) as u64 / ONE as u64
    }
}

/// How a level plays. Shares and chances are parts of [`ONE`].
#[derive(Clone, Copy)]
pub(crate) struct Skill {
    /// In thousandths of the greatest weakness.
    weakness: u32,
}

impl Skill {
    /// How many times the nodes of a turn are halved.
    const fn halvings(self) -> u32 {
        11 * ONE * self.weakness / 1000
    }

    /// By how much a share of the win may be misjudged, at most and up or down.
    const fn misjudgement(self) -> u32 {
        self.fourth_power() * 4 / 10
    }

    /// How much less of the win a move may be worth to be chosen half as often.
    const fn temperature(self) -> u32 {
        self.square() / 50
    }

    /// How likely it is to overlook the oddest of its own moves.
    const fn blindness(self) -> u32 {
        self.square() * 6 / 10
    }

    /// How likely it is to overlook the oddest reply to a move.
    const fn carelessness(self) -> u32 {
        self.fourth_power() * 8 / 10
    }

    const fn square(self) -> u32 {
        (ONE as u64 * self.weakness as u64 * self.weakness as u64 / 1_000_000) as u32
    }

    const fn fourth_power(self) -> u32 {
        let square = self.square() as u64;
        (square * square / ONE as u64) as u32
    }
}

impl Level {
    /// The strongest of the levels; without one an engine is as strong as it can be.
    pub const STRONGEST: u8 = 10;

    /// The level of this number; `None` if there is none.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::STRONGEST {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The level that is about as strong as this one of the former five, which saved games may
    /// name; `None` if it wasn't one of them.
    #[must_use]
    pub fn of_five(number: u8) -> Option<Self> {
        let index = usize::from(number).checked_sub(1)?;
        [4, 6, 9, 10, 10].get(index).copied().and_then(Self::new)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The nodes that it looks at in a turn of the game of this id, unless that is too few to look at
    /// every move.
    #[must_use]
    pub fn nodes(self, id: &str) -> u64 {
        let ladder = ladder_of(id);
        ladder.nodes(ladder.skill(self).halvings())
    }

    /// Memory for what its nodes leave behind, in MiB; more would only take longer to clear.
    pub(crate) const fn memory(self) -> u32 {
        if self.0 <= 6 { 1 } else { 4 }
    }
}
