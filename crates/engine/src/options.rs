//! What can be chosen about an engine, and the engines there are.

use std::fmt;
use std::str::FromStr;

use rules::Game;

use crate::judge::{ByStrength, ByThreats, OnePly};
use crate::solo::Coalition;
use crate::{Engine, baseline, mcts, solo, uct};

/// How an engine searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Kind {
    /// The best there is for the game.
    #[default]
    Best,
    /// One small generic search, kept for comparison.
    Baseline,
    /// A tree that grows towards what random games say: the reference opponent.
    Uct,
    /// A tree that grows towards what is judged good, for any number of seats.
    Mcts,
    /// Alpha-beta of one seat against all the others, for games with more than two.
    Paranoid,
    /// The same, but between its actions only one of the others chooses (BRS+).
    Brs,
}

impl Kind {
    /// All the kinds.
    pub const ALL: &[Self] = &[
        Self::Best,
        Self::Baseline,
        Self::Uct,
        Self::Mcts,
        Self::Paranoid,
        Self::Brs,
    ];
    /// Their names, in the same order.
    const WORDS: &[&str] = &["best", "baseline", "uct", "mcts", "paranoid", "brs"];
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::WORDS[*self as usize])
    }
}

/// What can be chosen about an engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// How it searches.
    pub kind: Kind,
    /// Threads, 1 to 256. One thread is deterministic for given nodes.
    pub threads: u32,
    /// Room for what it remembers, in MiB, 1 to 65536.
    pub memory: u32,
    /// The lines it tells, 1 to 64.
    pub lines: u32,
    /// What chance decides.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            kind: Kind::Best,
            threads: 1,
            memory: 16,
            lines: 1,
            seed: 0,
        }
    }
}

/// What an option may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// A whole number within these bounds.
    Number(u64, u64),
    /// One of these words.
    Words(&'static [&'static str]),
}

/// An option: its name and what it may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionInfo {
    /// Its name, such as `threads`.
    pub name: &'static str,
    /// What it may be.
    pub values: Values,
}

/// All the options. [`Options::get`] and [`Options::set`] know each.
pub const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        name: "kind",
        values: Values::Words(Kind::WORDS),
    },
    OptionInfo {
        name: "threads",
        values: Values::Number(1, 256),
    },
    OptionInfo {
        name: "memory",
        values: Values::Number(1, 65536),
    },
    OptionInfo {
        name: "lines",
        values: Values::Number(1, 64),
    },
    OptionInfo {
        name: "seed",
        values: Values::Number(0, u64::MAX),
    },
];

/// An option that cannot be set so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// There is no option of this name.
    Unknown(String),
    /// The option may not be this.
    Value(&'static OptionInfo, String),
    /// There is no game of this id.
    NoGame(String),
    /// No engine of this kind plays the game.
    NotForGame(Kind, String),
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => {
                let names: Vec<_> = OPTIONS.iter().map(|option| option.name).collect();
                write!(
                    f,
                    "there is no option \"{name}\"; there are {}",
                    names.join(", ")
                )
            }
            Self::Value(info, value) => {
                write!(f, "{} cannot be \"{value}\": it is ", info.name)?;
                match info.values {
                    Values::Number(least, most) => {
                        write!(f, "a whole number from {least} to {most}")
                    }
                    Values::Words(words) => write!(f, "one of {}", words.join(", ")),
                }
            }
            Self::NoGame(id) => write!(f, "there is no game \"{id}\""),
            Self::NotForGame(kind, id) => write!(f, "no engine of the kind {kind} plays {id}"),
        }
    }
}

impl std::error::Error for OptionError {}

impl Options {
    /// What an option is set to, as text; `None` if there is none of this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<String> {
        Some(match name {
            "kind" => self.kind.to_string(),
            "threads" => self.threads.to_string(),
            "memory" => self.memory.to_string(),
            "lines" => self.lines.to_string(),
            "seed" => self.seed.to_string(),
            _ => return None,
        })
    }

    /// Sets an option.
    ///
    /// # Errors
    /// If there is no such option, or it may not be that.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let info = OPTIONS.iter().find(|option| option.name == name);
        let info = info.ok_or_else(|| OptionError::Unknown(name.to_owned()))?;
        let refuse = || OptionError::Value(info, value.to_owned());
        let number = match info.values {
            Values::Number(least, most) => {
                let number: u64 = value.parse().map_err(|_| refuse())?;
                if !(least..=most).contains(&number) {
                    return Err(refuse());
                }
                number
            }
            Values::Words(words) if words.contains(&value) => 0,
            Values::Words(_) => return Err(refuse()),
        };
        match name {
            "kind" => {
                let named = Kind::ALL.iter().find(|kind| kind.to_string() == value);
                self.kind = *named.ok_or_else(refuse)?;
            }
            "threads" => self.threads = number as u32,
            "memory" => self.memory = number as u32,
            "lines" => self.lines = number as u32,
            _ => self.seed = number,
        }
        Ok(())
    }
}

/// Options are written `name=value`, with commas between; what is not named is as usual. A word
/// alone is a kind: `baseline,seed=7`.
impl FromStr for Options {
    type Err = OptionError;

    fn from_str(text: &str) -> Result<Self, OptionError> {
        let mut options = Self::default();
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or(("kind", part));
            options.set(name, value)?;
        }
        Ok(options)
    }
}

/// An engine for the game of this id.
///
/// # Errors
/// If there is no such game, or no such engine for it.
pub fn engine(id: &str, options: &Options) -> Result<Box<dyn Engine>, OptionError> {
    macro_rules! engines {
        (two: $($two:ty),*; more: $($more:ty),* $(,)?) => {
            $(if id == <$two as Game>::INFO.id {
                return Ok(match options.kind {
                    Kind::Best | Kind::Baseline => {
                        Box::new(baseline::alphabeta::Search::<$two>::new(options))
                    }
                    Kind::Uct => Box::new(uct::Search::<$two>::new(options)),
                    Kind::Mcts => Box::new(mcts::Search::<$two, ByStrength>::new(options)),
                    kind @ (Kind::Paranoid | Kind::Brs) => {
                        return Err(OptionError::NotForGame(kind, id.to_owned()));
                    }
                });
            })*
            $(if id == <$more as Game>::INFO.id {
                return Ok(match options.kind {
                    Kind::Baseline => Box::new(baseline::mcts::Search::<$more>::new(options)),
                    Kind::Uct => Box::new(uct::Search::<$more>::new(options)),
                    Kind::Best => Box::new(mcts::Search::<$more, OnePly>::new(options)),
                    Kind::Mcts => Box::new(mcts::Search::<$more, ByThreats>::new(options)),
                    Kind::Paranoid => Box::new(solo::Search::<$more, ByThreats>::new(
                        Coalition::Full,
                        options,
                    )),
                    Kind::Brs => Box::new(solo::Search::<$more, ByThreats>::new(
                        Coalition::OneReply,
                        options,
                    )),
                });
            })*
        };
    }
    engines! {
        two: rules::herooj::Herooj<false>, rules::herooj::Herooj<true>, rules::rooya::Rooya,
            rules::sparta::Sparta, rules::heroes::Heroes, rules::evo::Evo<2>;
        more: rules::evo::Evo<4>,
    }
    Err(OptionError::NoGame(id.to_owned()))
}
