//! What a position is worth.

use std::fmt;

use serde::Serialize;

/// What a position is worth to the seat to move, if both seats play their best: wins as short and
/// losses as long as possible. The numbers are actions to the end, at least 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "value", content = "actions", rename_all = "lowercase")]
pub enum Value {
    /// It wins.
    Win(u8),
    /// Neither seat can force a win.
    Draw,
    /// It loses.
    Loss(u8),
}

/// The longest way to the end that a value can hold.
pub const LONGEST: u8 = 126;

impl Value {
    /// What the move that leads to a position of this value is worth to the seat that makes it.
    #[must_use]
    pub const fn of_move(self) -> Self {
        match self {
            Self::Draw => Self::Draw,
            Self::Win(actions) => Self::Loss(actions + 1),
            Self::Loss(actions) => Self::Win(actions + 1),
        }
    }

    /// Whether a seat that can choose takes this rather than the other.
    #[must_use]
    pub const fn is_better_than(self, other: Self) -> bool {
        self.rank() > other.rank()
    }

    /// Better values have higher ranks.
    const fn rank(self) -> i16 {
        match self {
            Self::Win(actions) => 256 - actions as i16,
            Self::Draw => 0,
            Self::Loss(actions) => actions as i16 - 256,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(actions) => write!(f, "win in {actions}"),
            Self::Draw => f.write_str("draw"),
            Self::Loss(actions) => write!(f, "loss in {actions}"),
        }
    }
}

/// The best of some values: what a position is worth whose moves are worth these.
#[must_use]
pub fn best(values: impl IntoIterator<Item = Value>) -> Option<Value> {
    values.into_iter().reduce(|best, value| {
        if value.is_better_than(best) {
            value
        } else {
            best
        }
    })
}
