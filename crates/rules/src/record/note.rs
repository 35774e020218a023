//! What is said about a ply: marks, comments, clocks, evaluations.

use std::fmt;

use crate::{Info, Reason, Seat, text};

/// A comment or command.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase", tag = "what")
)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub enum Note {
    /// Words.
    Comment {
        /// Any text.
        text: String,
    },
    /// What the clock of a seat shows.
    Clock {
        /// Whose.
        seat: Letter,
        /// The time left.
        #[cfg_attr(feature = "serde", serde(rename = "milliseconds"))]
        time: Time,
    },
    /// How long the ply took.
    Spent {
        /// So long.
        #[cfg_attr(feature = "serde", serde(rename = "milliseconds"))]
        time: Time,
    },
    /// What a seat can expect from here.
    Value {
        /// Which seat.
        seat: Letter,
        /// So much; as data 0 to 1.
        share: Share,
    },
    /// Cells that are pointed out, all in the same way.
    Mark {
        /// In which way.
        pointer: Pointer,
        /// Which cells.
        cells: Vec<CellName>,
    },
    /// An arrow.
    Arrow {
        /// The cells that it leads over, two or more.
        cells: Vec<CellName>,
    },
    /// The player of this seat has left, and an engine takes over (ruling G3).
    Left {
        /// Which seat.
        seat: Letter,
        /// Resignation or time.
        #[cfg_attr(feature = "serde", serde(deserialize_with = "super::data::leaving"))]
        reason: Reason,
    },
}

/// The names of the commands, as they stand behind `[%`.
pub(super) const COMMANDS: [&str; 6] = ["clk", "emt", "eval", "mark", "arrow", "left"];

impl Note {
    /// Reads a command without its brackets, `clk w 0:05:00`; `None` if it isn't one.
    pub(super) fn read_command(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        match words[..] {
            ["clk", seat, time] => Some(Self::Clock {
                seat: Letter::read(seat)?,
                time: Time::read(time)?,
            }),
            ["emt", time] => Some(Self::Spent {
                time: Time::read(time)?,
            }),
            ["eval", seat, share] => Some(Self::Value {
                seat: Letter::read(seat)?,
                share: Share::read(share)?,
            }),
            ["mark", pointer, ref cells @ ..] if !cells.is_empty() => Some(Self::Mark {
                pointer: Pointer::read(pointer)?,
                cells: CellName::read_all(cells)?,
            }),
            ["arrow", ref cells @ ..] if cells.len() > 1 => Some(Self::Arrow {
                cells: CellName::read_all(cells)?,
            }),
            ["left", seat, reason] => Some(Self::Left {
                seat: Letter::read(seat)?,
                reason: Reason::from_word(reason).filter(|reason| reason.is_of_leaving())?,
            }),
            _ => None,
        }
    }

    /// The cells that it names.
    pub(super) fn cells(&self) -> &[CellName] {
        match self {
            Self::Mark { cells, .. } | Self::Arrow { cells } => cells,
            Self::Comment { .. }
            | Self::Clock { .. }
            | Self::Spent { .. }
            | Self::Value { .. }
            | Self::Left { .. } => &[],
        }
    }

    /// The seat that it names.
    pub(super) const fn seat(&self) -> Option<Letter> {
        match self {
            Self::Clock { seat, .. } | Self::Value { seat, .. } | Self::Left { seat, .. } => {
                Some(*seat)
            }
            Self::Comment { .. } | Self::Spent { .. } | Self::Mark { .. } | Self::Arrow { .. } => {
                None
            }
        }
    }
}

/// A way to point out a cell, as diagrams in rules pages do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub enum Pointer {
    /// Where something begins.
    From,
    /// Where something leads.
    To,
    /// What is or could be captured.
    Capture,
    /// Not here.
    No,
}

impl Pointer {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::From, Self::To, Self::Capture, Self::No];

    /// Its word in records.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::From => "from",
            Self::To => "to",
            Self::Capture => "capture",
            Self::No => "no",
        }
    }

    /// The one of this word.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pointer| pointer.word() == word)
    }
}

/// The name of a cell, as in actions: a lower-case letter and a number without leading zeros.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct CellName(String);

impl CellName {
    /// The cell of this name; `None` if no cell of any board can have it.
    #[must_use]
    pub fn new(name: &str) -> Option<Self> {
        let (file, rank, rest) = text::take_square(name)?;
        let whole = rest.is_empty() && text::square_name(file, rank) == name;
        whole.then(|| Self(name.to_owned()))
    }

    /// The name.
    #[must_use]
    pub fn get(&self) -> &str {
        &self.0
    }

    fn read_all(names: &[&str]) -> Option<Vec<Self>> {
        names.iter().map(|name| Self::new(name)).collect()
    }
}

impl fmt::Display for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The letter of a seat, `a` to `z`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Letter(char);

impl Letter {
    /// The seat of this letter; `None` if it is not one of `a` to `z`.
    #[must_use]
    pub fn new(letter: char) -> Option<Self> {
        letter.is_ascii_lowercase().then_some(Self(letter))
    }

    /// The letter of a seat of a game.
    ///
    /// # Panics
    /// If the game has no such seat.
    #[must_use]
    pub fn of(info: &Info, seat: Seat) -> Self {
        let letter = info.letter(seat);
        Self::new(letter).unwrap_or_else(|| unreachable!("seats are called by a to z"))
    }

    /// The letter.
    #[must_use]
    pub const fn get(self) -> char {
        self.0
    }

    /// Reads a letter that stands alone.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        Self::new(letters.next()?).filter(|_| letters.next().is_none())
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A time in milliseconds. Its text is `0:04:58` or `0:04:58.500`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Time(pub u64);

impl Time {
    /// Reads hours, minutes and seconds, with up to three decimals.
    fn read(text: &str) -> Option<Self> {
        let (hours, rest) = text.split_once(':')?;
        let (minutes, rest) = rest.split_once(':')?;
        let (seconds, decimals) = rest.split_once('.').unwrap_or((rest, "0"));
        let hours = digits(hours)?;
        let sixty = |text: &str| digits(text).filter(|&number| text.len() == 2 && number < 60);
        let seconds = sixty(minutes)? * 60 + sixty(seconds)?;
        let rest = seconds * 1000 + thousandths(decimals)?;
        hours.checked_mul(3_600_000)?.checked_add(rest).map(Self)
    }
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, rest) = (self.0 / 1000, self.0 % 1000);
        let (minutes, hours) = (seconds / 60 % 60, seconds / 3600);
        write!(f, "{hours}:{minutes:02}:{:02}", seconds % 60)?;
        if rest > 0 {
            write!(f, ".{rest:03}")?;
        }
        Ok(())
    }
}

/// How much of the win a seat can expect, in thousandths: 1000 is a certain win, 0 a certain loss,
/// 500 a certain draw. Its text is `0.500`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Share(u16);

impl Share {
    /// A share of so many thousandths; `None` if they are more than 1000.
    #[must_use]
    pub const fn new(thousandths: u16) -> Option<Self> {
        if thousandths <= 1000 {
            Some(Self(thousandths))
        } else {
            None
        }
    }

    /// The thousandths, 0 to 1000.
    #[must_use]
    pub const fn thousandths(self) -> u16 {
        self.0
    }

    fn read(text: &str) -> Option<Self> {
        let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
        let whole = match whole {
            "0" => 0,
            "1" => 1000,
            _ => return None,
        };
        Self::new(u16::try_from(whole + thousandths(decimals)?).ok()?)
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:03}", self.0 / 1000, self.0 % 1000)
    }
}

/// A number that is nothing but digits.
fn digits(text: &str) -> Option<u64> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| plain)
}

/// The one to three digits after a decimal point, in thousandths.
fn thousandths(decimals: &str) -> Option<u64> {
    let unit = match decimals.len() {
        1 => 100,
        2 => 10,
        3 => 1,
        _ => return None,
    };
    digits(decimals).map(|number| number * unit)
}

/// A numeric annotation glyph, as in PGN. The first six have suffixes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Nag(pub u8);

/// The suffixes of the NAGs from 1 on.
const SUFFIXES: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

impl Nag {
    /// `!`
    pub const GOOD: Self = Self(1);
    /// `?`
    pub const MISTAKE: Self = Self(2);
    /// `!!`
    pub const BRILLIANT: Self = Self(3);
    /// `??`
    pub const BLUNDER: Self = Self(4);
    /// `!?`
    pub const INTERESTING: Self = Self(5);
    /// `?!`
    pub const DUBIOUS: Self = Self(6);

    /// The suffix that is short for it, if there is one.
    #[must_use]
    pub fn suffix(self) -> Option<&'static str> {
        let index = usize::from(self.0).checked_sub(1)?;
        SUFFIXES.get(index).copied()
    }

    /// The NAG that a suffix is short for.
    #[must_use]
    pub fn from_suffix(suffix: &str) -> Option<Self> {
        (1..)
            .zip(SUFFIXES)
            .find(|(_, text)| *text == suffix)
            .map(|(number, _)| Self(number))
    }

    /// Reads the number behind `$`.
    pub(super) fn read(text: &str) -> Option<Self> {
        digits(text)
            .and_then(|number| u8::try_from(number).ok())
            .map(Self)
    }
}

impl fmt::Display for Nag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}", self.0)
    }
}
