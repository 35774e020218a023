//! How much time a seat has.

use std::fmt;
use std::str::FromStr;

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
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
    /// This many days for each turn.
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

    /// How long each turn is free at its beginning.
    pub(crate) const fn delay(self) -> Millis {
        match self {
            Self::Delay { delay, .. } => delay,
            Self::Unlimited | Self::Increment { .. } | Self::Days { .. } => 0,
        }
    }

    /// Whether a clock can be set like this: there is some time, and none of it is too long.
    #[must_use]
    pub const fn is_possible(self) -> bool {
        match self {
            Self::Unlimited => true,
            Self::Increment {
                base,
                increment: more,
            }
            | Self::Delay { base, delay: more } => {
                base <= Self::LONGEST && more <= Self::LONGEST && base + more > 0
            }
            Self::Days { days } => 0 < days && days <= 365,
        }
    }
}

/// A text that isn't a time control.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotATimeControl(pub String);

impl fmt::Display for NotATimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "\"{}\" is not a time control such as 5+3 (5 minutes, and 3 seconds more after each turn), \
             5d3 (the clock waits 3 seconds in each turn), 2days (for each turn) or none",
            self.0
        )
    }
}

impl std::error::Error for NotATimeControl {}

const SECOND: Millis = 1_000;
const MINUTE: Millis = 60 * SECOND;

/// Reads a number of units, `0.5` for half of one, to the millisecond.
fn read(text: &str, unit: Millis) -> Option<Millis> {
    let is_plain = text
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.');
    let millis = text.parse::<f64>().ok().filter(|_| is_plain)? * unit as f64;
    (millis <= TimeControl::LONGEST as f64).then_some(millis.round() as Millis)
}

/// Minutes and seconds: `5+3` with an increment, `5d3` with a delay, `5` with neither; `2days` for
/// each turn; `none`.
impl FromStr for TimeControl {
    type Err = NotATimeControl;

    fn from_str(text: &str) -> Result<Self, NotATimeControl> {
        let control = || {
            if text == "none" {
                return Some(Self::Unlimited);
            }
            if let Some(days) = text.strip_suffix("days").or(text.strip_suffix("day")) {
                let days = days.parse().ok()?;
                return Some(Self::Days { days });
            }
            if let Some((base, delay)) = text.split_once('d') {
                let (base, delay) = (read(base, MINUTE)?, read(delay, SECOND)?);
                return Some(Self::Delay { base, delay });
            }
            let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
            let (base, increment) = (read(base, MINUTE)?, read(increment, SECOND)?);
            Some(Self::Increment { base, increment })
        };
        control()
            .filter(|control| control.is_possible())
            .ok_or_else(|| NotATimeControl(text.to_owned()))
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let minutes = |base| base as f64 / MINUTE as f64;
        let seconds = |time| time as f64 / SECOND as f64;
        match *self {
            Self::Unlimited => f.write_str("none"),
            Self::Increment { base, increment } => {
                write!(f, "{}+{}", minutes(base), seconds(increment))
            }
            Self::Delay { base, delay } => write!(f, "{}d{}", minutes(base), seconds(delay)),
            Self::Days { days: 1 } => f.write_str("1day"),
            Self::Days { days } => write!(f, "{days}days"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_goes_there_and_back() {
        let increment = |base, increment| TimeControl::Increment { base, increment };
        for (text, control, canonical) in [
            ("none", TimeControl::Unlimited, "none"),
            ("5+3", increment(300_000, 3_000), "5+3"),
            ("5", increment(300_000, 0), "5+0"),
            ("0.5+0.05", increment(30_000, 50), "0.5+0.05"),
            ("0+2", increment(0, 2_000), "0+2"),
            (
                "5d3",
                TimeControl::Delay {
                    base: 300_000,
                    delay: 3_000,
                },
                "5d3",
            ),
            ("2days", TimeControl::Days { days: 2 }, "2days"),
            ("1days", TimeControl::Days { days: 1 }, "1day"),
        ] {
            assert_eq!(text.parse(), Ok(control), "{text}");
            assert_eq!(control.to_string(), canonical);
            assert_eq!(canonical.parse(), Ok(control), "{canonical}");
        }
        for base in 1..100_000 {
            let control = increment(base, base / 7);
            assert_eq!(control.to_string().parse(), Ok(control), "{control}");
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "",
            "+",
            "0+0",
            "0",
            "-5+3",
            "5+-3",
            "5+3+1",
            "5d",
            "d3",
            "nan",
            "inf+1",
            "1e3+1",
            "0days",
            "366days",
            "600000+0",
            "5+3s",
            "five",
            ".",
            "tc=100ms+10ms",
        ] {
            let control = text.parse::<TimeControl>();
            assert_eq!(control, Err(NotATimeControl(text.to_owned())));
        }
    }
}
