//! What a seat can do in its turn.

/// One thing that a seat does, in two bytes so that lists of them are written fast.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action {
    from: u8,
    to: u8,
}

/// What an [`Action`] is. Squares are numbered from 0 for `a1`, eleven to a rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A piece walks from a square to another.
    Move {
        /// Where it stands.
        from: u8,
        /// Where it goes.
        to: u8,
    },
    /// A warrior on a city becomes a hero where it stands.
    Become {
        /// Where.
        at: u8,
    },
    /// The seat does nothing, since there is nothing that it can do.
    Pass,
}

/// In the place of a square that an action does not have.
const NONE: u8 = u8::MAX;

impl Action {
    /// The pass.
    pub const PASS: Self = Self {
        from: NONE,
        to: NONE,
    };

    /// The move from a square to a square.
    #[inline(always)]
    pub(super) const fn walk(from: u8, to: u8) -> Self {
        Self { from, to }
    }

    /// The change of a warrior to a hero.
    #[inline(always)]
    pub(super) const fn promotion(at: u8) -> Self {
        Self { from: at, to: NONE }
    }

    /// What it is.
    #[inline(always)]
    #[must_use]
    pub const fn deed(self) -> Deed {
        match self {
            Self::PASS => Deed::Pass,
            Self { from: at, to: NONE } => Deed::Become { at },
            Self { from, to } => Deed::Move { from, to },
        }
    }
}
