//! Who takes part in a match.

use engine::{OptionError, Options};

use super::{Limit, NotALimit};
use crate::{Own, Player};

/// A player of a match, as text names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contestant {
    /// Its name in records and tables.
    pub name: String,
    /// The options of its engine.
    pub options: Options,
    /// What it may spend, if that is not what the others may.
    pub limit: Option<Limit>,
}

/// A text that names no player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAContestant {
    /// Its options are none.
    Options(OptionError),
    /// Its limit is none.
    Limit(NotALimit),
}

impl std::fmt::Display for NotAContestant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Options(error) => error.fmt(f),
            Self::Limit(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for NotAContestant {}

impl Contestant {
    /// The player, who takes its chances from this seed besides its own.
    pub(super) fn player(&self, seed: u64) -> Box<dyn Player> {
        let options = Options {
            seed: self.options.seed ^ seed,
            ..self.options.clone()
        };
        Box::new(Own::new(&self.name, options))
    }

    /// How many threads it thinks with.
    #[must_use]
    pub const fn threads(&self) -> u32 {
        self.options.threads
    }
}

/// A contestant is written as the options of its engine, with `@` and a [`Limit`] of its own
/// behind if it has one: `baseline,seed=7@movetime=100ms`.
impl std::str::FromStr for Contestant {
    type Err = NotAContestant;

    fn from_str(text: &str) -> Result<Self, NotAContestant> {
        let (options, limit) = match text.rsplit_once('@') {
            Some((options, limit)) => (options, Some(limit.parse())),
            None => (text, None),
        };
        Ok(Self {
            name: text.to_owned(),
            options: options.parse().map_err(NotAContestant::Options)?,
            limit: limit.transpose().map_err(NotAContestant::Limit)?,
        })
    }
}
