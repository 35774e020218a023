//! How much time a seat has.

use serde::{Deserialize, Serialize};

/// Milliseconds: a length of time, or a moment counted from any fixed one.
#[cfg_attr(feature = "tsify", tsify::declare)]
pub type Millis = u64;

/// A day.
const DAY: Millis = 24 * 60 * 60 * 1000;

/// How much time a seat has. Increment and delay belong to a turn, however many actions it has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum TimeControl {
    /// As much as it likes.
    #[default]
    Unlimited,
    /// A time for the whole game, and some more after each turn (Fischer).
    Increment {
        /// For the whole game, in milliseconds.
        base: Millis,
        /// After each turn, in milliseconds.
        increment: Millis,
    },
    /// A time for the whole game; in each turn the clock starts after a delay (Bronstein's aim, as
    /// US Chess clocks do it).
    Delay {
        /// For the whole game, in milliseconds.
        base: Millis,
        /// Before the clock starts in each turn, in milliseconds.
        delay: Millis,
    },
    /// So many days for each turn.
    Days {
        /// Days, 1 to 365.
        days: u32,
    },
}

impl TimeControl {
    /// The longest base time, increment or delay: 365 days. It keeps every sum far from overflow,
    /// and exact in JavaScript's numbers.
    pub const LONGEST: Millis = 365 * DAY;

    /// What a clock shows at the beginning; `None` without a clock.
    #[must_use]
    pub const fn base(self) -> Option<Millis> {
        match self {
            Self::Unlimited => None,
            Self::Increment { base, .. } | Self::Delay { base, .. } => Some(base),
            Self::Days { days } => Some(days as Millis * DAY),
        }
    }

    /// What a turn costs nothing for at its beginning.
    pub(crate) const fn delay(self) -> Millis {
        match self {
            Self::Delay { delay, .. } => delay,
            Self::Unlimited | Self::Increment { .. } | Self::Days { .. } => 0,
        }
    }

    /// Whether a clock can be set so: there is some time, and none of it is too long.
    #[must_use]
    pub const fn is_possible(self) -> bool {
        match self {
            Self::Unlimited => true,
            Self::Increment {
                base,
                increment: more,
            }
            | Self::Delay { base, delay: more } => {
                base + more > 0 && base <= Self::LONGEST && more <= Self::LONGEST
            }
            Self::Days { days } => 0 < days && days <= 365,
        }
    }
}
