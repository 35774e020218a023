//! A budget of time, as people write it.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A time on one core.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Budget(pub(crate) Duration);

/// The longest budget: a year.
const MOST: u64 = 365 * 24 * 3600;

impl Budget {
    /// Half of it, in whole seconds.
    pub(crate) fn half(self) -> Self {
        Self(Duration::from_secs((self.0.as_secs() / 2).max(1)))
    }
}

impl FromStr for Budget {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            "a budget is a number of seconds, minutes or hours, such as 90s, 10m or 6h".to_owned()
        };
        let digits = text.trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
        let unit = match &text[digits.len()..] {
            "s" => 1,
            "m" => 60,
            "h" => 3600,
            _ => return Err(wrong()),
        };
        let number: u64 = digits.parse().map_err(|_| wrong())?;
        let seconds = number
            .checked_mul(unit)
            .filter(|seconds| (1..=MOST).contains(seconds));
        seconds
            .map(|seconds| Self(Duration::from_secs(seconds)))
            .ok_or_else(wrong)
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.as_secs() {
            seconds if seconds.is_multiple_of(3600) => write!(f, "{}h", seconds / 3600),
            seconds if seconds.is_multiple_of(60) => write!(f, "{}m", seconds / 60),
            seconds => write!(f, "{seconds}s"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_read_as_they_are_written() {
        for text in ["90s", "10m", "6h"] {
            assert_eq!(text.parse::<Budget>().expect(text).to_string(), text);
        }
        assert_eq!("60m".parse::<Budget>().expect("an hour").to_string(), "1h");
        for text in [
            "",
            "10",
            "m",
            "0s",
            "1.5h",
            "-3m",
            "10 m",
            "99999999999999999999h",
            "ß",
        ] {
            assert!(text.parse::<Budget>().is_err(), "{text}");
        }
    }
}
