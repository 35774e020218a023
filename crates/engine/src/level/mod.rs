//! Opponents for people: ten levels, which get weaker by looking at less and by being less sure of
//! what they see.

mod levelled;

use crate::fixed::ONE;
use crate::{Judgement, Options};

pub(crate) use levelled::Levelled;

/// How strong an opponent is, 1 to [`Level::STRONGEST`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Level(u8);

/// How a level plays.
pub(crate) struct Skill {
    /// What it looks at in a turn: the turn's nodes, halved so many times.
    halvings: u32,
    /// How often it makes a random move, in sixths of how often the weakest level does.
    slips: u32,
    /// By how much it may misjudge a share of the win, in thousandths.
    noise: i64,
    /// How many of the best lines it chooses among.
    lines: u32,
}

/// Every action there is.
const ALL: u32 = u32::MAX;

const SKILLS: [Skill; Level::STRONGEST as usize] = [
    Skill::new(11, 6, 150, ALL),
    Skill::new(10, 5, 120, ALL),
    Skill::new(9, 4, 90, ALL),
    Skill::new(8, 3, 70, ALL),
    Skill::new(7, 2, 50, ALL),
    Skill::new(6, 1, 30, ALL),
    Skill::new(6, 0, 18, ALL),
    Skill::new(5, 0, 6, 4),
    Skill::new(2, 0, 0, 1),
    Skill::new(0, 0, 0, 1),
];

/// The level that makes random moves only in games that are easily held: half as often as the one below.
const SLIPS_IF_HELD: u8 = 7;

/// What the levels of a game are made of.
pub(crate) struct Ladder {
    /// The nodes of a turn at the strongest level: as many as a slow device can search in the time
    /// that people like to wait for all the other seats.
    pub(crate) turn: u64,
    /// How often the weakest level makes a random move, in hundredths: often enough to lose against
    /// beginners.
    pub(crate) slips: u32,
    /// Whether level 7 makes a random move now and then, too: in a game that is easily held, nobody could
    /// ever win against it otherwise.
    pub(crate) is_held: bool,
    /// How the levels judge positions where nobody asks for another way. They are measured anew
    /// before this changes, since both how strong they are and how long they think depend on it.
    pub(crate) judgement: Judgement,
}

impl Ladder {
    /// The same, but judging by the network.
    pub(crate) const fn by_network(self) -> Self {
        Self {
            judgement: Judgement::Network,
            ..self
        }
    }

    /// The same for a game that is easily held.
    pub(crate) const fn held(self) -> Self {
        Self {
            is_held: true,
            ..self
        }
    }

    /// How often a level makes a random move, in twelve-hundredths.
    pub(crate) const fn slips(&self, level: Level) -> u32 {
        let twelfths = match level.skill().slips {
            0 if self.is_held && level.0 == SLIPS_IF_HELD => 1,
            sixths => 2 * sixths,
        };
        twelfths * self.slips
    }

    /// How a level with these options judges positions.
    pub(crate) const fn judgement(&self, options: &Options) -> Judgement {
        match options.judgement {
            Judgement::Network => self.judgement,
            asked @ (Judgement::Hand | Judgement::Material) => asked,
        }
    }
}

impl Skill {
    const fn new(halvings: u32, slips: u32, noise: i64, lines: u32) -> Self {
        Self {
            halvings,
            slips,
            noise,
            lines,
        }
    }

    /// By how much it may misjudge, as a part of [`ONE`].
    const fn misjudgement(&self) -> i64 {
        self.noise * ONE as i64 / 1000
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
        [3, 4, 6, 7, 9].get(index).copied().and_then(Self::new)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How it plays.
    const fn skill(self) -> &'static Skill {
        &SKILLS[self.0 as usize - 1]
    }

    /// Memory for what its nodes leave behind, in MiB; more would only take longer to clear.
    pub(crate) const fn memory(self) -> u32 {
        [1, 1, 1, 1, 1, 1, 2, 2, 4, 8][self.0 as usize - 1]
    }
}
