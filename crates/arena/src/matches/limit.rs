//! What a player may spend.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use ludejo_session::TimeControl;

/// What a player may spend on each action, or on all of a game. What is not named is unlimited.
///
/// As text `nodes=5000`, `depth=4`, `movetime=100ms`, `tc=100ms+10ms`, with commas between.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limit {
    /// Nodes for an action.
    pub nodes: Option<u64>,
    /// The greatest depth for an action.
    pub depth: Option<u32>,
    /// Time for an action.
    pub move_time: Option<Duration>,
    /// Time for the game.
    pub control: Option<Control>,
}

/// Time for a whole game, and what every turn adds to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Control {
    /// The time at the beginning.
    pub base: Duration,
    /// What is added after each turn.
    pub increment: Duration,
}

/// A text that isn't a limit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotALimit(pub String);

impl fmt::Display for NotALimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "\"{}\" isn't a limit such as nodes=5000, depth=4, movetime=100ms or tc=100ms+10ms",
            self.0
        )
    }
}

impl std::error::Error for NotALimit {}

impl Limit {
    /// Whether nothing is limited.
    #[must_use]
    pub fn is_unlimited(&self) -> bool {
        *self == Self::default()
    }

    fn set(&mut self, part: &str) -> Option<()> {
        let (name, value) = part.split_once('=')?;
        match name {
            "nodes" => self.nodes = Some(positive(value)?),
            "depth" => self.depth = Some(u32::try_from(positive(value)?).ok()?),
            "movetime" => self.move_time = Some(duration(value).filter(|time| !time.is_zero())?),
            "tc" => self.control = Some(value.parse().ok()?),
            _ => return None,
        }
        Some(())
    }
}

impl FromStr for Limit {
    type Err = NotALimit;

    fn from_str(text: &str) -> Result<Self, NotALimit> {
        let mut limit = Self::default();
        for part in text.split(',') {
            limit.set(part).ok_or_else(|| NotALimit(part.to_owned()))?;
        }
        Ok(limit)
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [
            self.nodes.map(|nodes| format!("nodes={nodes}")),
            self.depth.map(|depth| format!("depth={depth}")),
            self.move_time
                .map(|time| format!("movetime={}ms", time.as_millis())),
            self.control.map(|control| format!("tc={control}")),
        ];
        let parts: Vec<_> = parts.into_iter().flatten().collect();
        f.write_str(&parts.join(","))
    }
}

/// A time control is written base + increment, such as `100ms+10ms` or `60s+0.6s`.
impl FromStr for Control {
    type Err = NotALimit;

    fn from_str(text: &str) -> Result<Self, NotALimit> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0s"));
        match (duration(base), duration(increment)) {
            (Some(base), Some(increment)) if !base.is_zero() => Ok(Self { base, increment }),
            _ => Err(NotALimit(text.to_owned())),
        }
    }
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (base, increment) = (self.base.as_millis(), self.increment.as_millis());
        write!(f, "{base}ms+{increment}ms")
    }
}

/// A number from 1.
fn positive(text: &str) -> Option<u64> {
    text.parse().ok().filter(|&number| number > 0)
}

/// More than a year is a mistake.
const MAX_SECONDS: f64 = TimeControl::LONGEST as f64 / 1000.0;

/// Reads `100ms`, `0.5s` or `2min`, and milliseconds where there is no unit; to the millisecond.
fn duration(text: &str) -> Option<Duration> {
    let digits = text.find(|letter: char| letter.is_ascii_alphabetic());
    let (number, unit) = text.split_at(digits.unwrap_or(text.len()));
    let unit = match unit {
        "" | "ms" => 0.001,
        "s" => 1.0,
        "min" => 60.0,
        _ => return None,
    };
    let seconds = number.parse::<f64>().ok()? * unit;
    let sensible = (0.0..=MAX_SECONDS).contains(&seconds);
    sensible.then(|| Duration::from_millis((seconds * 1000.0).round() as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_goes_there_and_back() {
        for (text, canonical) in [
            ("nodes=5000", "nodes=5000"),
            ("depth=4,nodes=7", "nodes=7,depth=4"),
            ("movetime=100", "movetime=100ms"),
            ("movetime=1.5s", "movetime=1500ms"),
            ("tc=100ms+10ms", "tc=100ms+10ms"),
            ("tc=2min", "tc=120000ms+0ms"),
        ] {
            let limit: Limit = text.parse().expect(text);
            assert_eq!(limit.to_string(), canonical);
            assert_eq!(canonical.parse(), Ok(limit));
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "",
            "nodes",
            "nodes=0",
            "nodes=-1",
            "depth=99999999999",
            "movetime=0",
            "movetime=1h",
            "movetime=nan",
            "movetime=-5ms",
            "tc=",
            "tc=0+1",
            "tc=1s+",
            "time=5",
            "movetime=1e99s",
            "tc=4e7s",
        ] {
            assert!(text.parse::<Limit>().is_err(), "{text}");
        }
    }
}
