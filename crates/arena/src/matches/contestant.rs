//! Who takes part in a match.

use std::fmt;
use std::str::FromStr;

use ludejo_engine::{OptionError, Options, Resources};

use super::{Limit, NotALimit};
use crate::{Own, Player, Program};

/// A player of a match, as text names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contestant {
    /// Its name in records and tables.
    pub name: String,
    /// Where its actions come from.
    pub source: Source,
    /// What it may spend, if that is not what the others may.
    pub limit: Option<Limit>,
}

/// Where a player's actions come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// An engine of ours.
    Engine(Options),
    /// A program that speaks the protocol, and its arguments.
    Program(Vec<String>),
}

/// A text that doesn't name a player.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NotAContestant {
    /// Its options are invalid.
    Options(OptionError),
    /// Its limit is none.
    Limit(NotALimit),
    /// There is no program behind `cmd:`.
    NoProgram,
}

impl fmt::Display for NotAContestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Options(error) => error.fmt(f),
            Self::Limit(error) => error.fmt(f),
            Self::NoProgram => f.write_str("cmd: needs the name of a program"),
        }
    }
}

impl std::error::Error for NotAContestant {}

impl Contestant {
    /// The player. An engine takes its chances from this seed besides its own.
    pub(super) fn player(&self, seed: u64, resources: &Resources) -> Box<dyn Player> {
        match &self.source {
            Source::Engine(options) => {
                let seed = options.seed ^ seed;
                let options = Options { seed, ..*options };
                Box::new(Own::new(&self.name, options).with_resources(resources.clone()))
            }
            Source::Program(command) => {
                Box::new(Program::new(command.clone()).with_name(&self.name))
            }
        }
    }

    /// With how many threads it thinks, as far as that is known.
    #[must_use]
    pub const fn threads(&self) -> u32 {
        match &self.source {
            Source::Engine(options) => options.threads,
            Source::Program(_) => 1,
        }
    }
}

/// A contestant is written as the options of an engine, or as `cmd:` and a program with its
/// arguments, separated by spaces. It can be followed by `@` and its own [`Limit`]:
/// `baseline,seed=7@movetime=100ms`.
impl FromStr for Contestant {
    type Err = NotAContestant;

    fn from_str(text: &str) -> Result<Self, NotAContestant> {
        let (player, limit) = match text.rsplit_once('@') {
            Some((player, limit)) => (player, Some(limit.parse())),
            None => (text, None),
        };
        let is_program = text.starts_with("cmd:");
        let (player, limit) = match limit {
            // The @ may belong to the name of a file.
            Some(Err(_)) if is_program => (text, None),
            Some(limit) => (player, Some(limit.map_err(NotAContestant::Limit)?)),
            None => (player, None),
        };
        let source = match player.strip_prefix("cmd:") {
            Some(command) => {
                let words: Vec<_> = command.split_whitespace().map(str::to_owned).collect();
                if words.is_empty() {
                    return Err(NotAContestant::NoProgram);
                }
                Source::Program(words)
            }
            None => Source::Engine(player.parse().map_err(NotAContestant::Options)?),
        };
        Ok(Self {
            name: text.to_owned(),
            source,
            limit,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Contestant, NotAContestant> {
        text.parse()
    }

    #[test]
    fn engines_and_programs_are_read() {
        let one = read("baseline,seed=7@movetime=100ms").expect("a contestant");
        let options = "baseline,seed=7".parse().expect("options");
        assert_eq!(one.source, Source::Engine(options));
        assert_eq!(one.limit, "movetime=100".parse().ok());
        assert_eq!(one.name, "baseline,seed=7@movetime=100ms");

        let words = |words: &[&str]| Source::Program(words.iter().map(|&it| it.into()).collect());
        let program = read("cmd:python3  mover.py -x@nodes=5").expect("a contestant");
        assert_eq!(program.source, words(&["python3", "mover.py", "-x"]));
        assert_eq!(program.limit, "nodes=5".parse().ok());
        let program = read("cmd:pictures@2x").expect("a contestant");
        assert_eq!(
            (program.source, program.limit),
            (words(&["pictures@2x"]), None)
        );
    }

    #[test]
    fn nonsense_is_refused() {
        assert!(matches!(read("dragon"), Err(NotAContestant::Options(_))));
        assert!(matches!(read("best@2x"), Err(NotAContestant::Limit(_))));
        assert_eq!(read("cmd: "), Err(NotAContestant::NoProgram));
    }
}
