//! The roles that a piece can show, and how far each goes.

use crate::PieceInfo;

/// What a piece shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// One step, but never back.
    Warrior,
    /// One or two squares straight forward.
    Blade,
    /// One to three squares slanting forward.
    Catapult,
    /// One or two squares straight back, or one slanting back.
    Shield,
}

/// A way that a role can go, as its owner sees it.
pub(super) struct Way {
    /// The step to the right, negative to the left.
    pub(super) right: i8,
    /// The step forward, negative backward.
    pub(super) forward: i8,
    /// How many steps at most.
    pub(super) reach: i8,
}

const fn way(right: i8, forward: i8, reach: i8) -> Way {
    Way {
        right,
        forward,
        reach,
    }
}

impl Role {
    /// All roles.
    pub const ALL: [Self; 4] = [Self::Warrior, Self::Blade, Self::Catapult, Self::Shield];

    /// The role after this many quarter turns.
    #[inline]
    #[must_use]
    pub const fn turned(self, quarters: usize) -> Self {
        Self::ALL[(self as usize + quarters) % 4]
    }

    /// Its letter, `W`.
    #[must_use]
    pub const fn letter(self) -> char {
        self.info().letter
    }

    /// Its word, `warrior`.
    pub(super) const fn word(self) -> &'static str {
        self.info().word
    }

    /// The role of this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.letter() == letter)
    }

    /// Letter and word.
    const fn info(self) -> &'static PieceInfo {
        &PIECES[self as usize]
    }

    /// The ways it can go.
    pub(super) const fn ways(self) -> &'static [Way] {
        match self {
            Self::Warrior => {
                &const {
                    [
                        way(-1, 0, 1),
                        way(1, 0, 1),
                        way(0, 1, 1),
                        way(-1, 1, 1),
                        way(1, 1, 1),
                    ]
                }
            }
            Self::Blade => &const { [way(0, 1, 2)] },
            Self::Catapult => &const { [way(-1, 1, 3), way(1, 1, 3)] },
            Self::Shield => &const { [way(0, -1, 2), way(-1, -1, 1), way(1, -1, 1)] },
        }
    }
}

/// The letter of a castle.
pub(super) const CASTLE: char = 'K';

/// The roles in their order, and the castle.
pub(super) const PIECES: &[PieceInfo] = &[
    PieceInfo {
        letter: 'W',
        word: "warrior",
    },
    PieceInfo {
        letter: 'B',
        word: "blade",
    },
    PieceInfo {
        letter: 'C',
        word: "catapult",
    },
    PieceInfo {
        letter: 'S',
        word: "shield",
    },
    PieceInfo {
        letter: CASTLE,
        word: "castle",
    },
];
