//! The options of engines, and the kinds of engines.

use std::fmt;
use std::str::FromStr;

use crate::Level;
use crate::setting::{Judgement, Kind, Setting, Switch, Values};

/// An option: its name, what it may be, what it does, and how it is read and set.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct OptionInfo {
    /// Its name, such as `threads`.
    pub name: &'static str,
    /// What it may be.
    pub values: Values,
    /// What it does, in one sentence for people.
    pub description: &'static str,
    get: fn(&Options) -> u64,
    set: fn(&mut Options, u64),
}

impl OptionInfo {
    /// The option of this name.
    #[must_use]
    pub fn find(name: &str) -> Option<&'static Self> {
        OPTIONS.iter().find(|option| option.name == name)
    }

    /// What it is set to, as text.
    #[must_use]
    pub fn get(&self, options: &Options) -> String {
        self.values.write((self.get)(options))
    }

    /// Its default, as text.
    #[must_use]
    pub fn usual(&self) -> String {
        self.get(&Options::USUAL)
    }

    /// Sets it.
    ///
    /// # Errors
    /// If it can't have this value.
    pub fn set(&'static self, options: &mut Options, value: &str) -> Result<(), OptionError> {
        let number = self.values.read(value);
        let number = number.ok_or_else(|| OptionError::Value(self, value.to_owned()))?;
        (self.set)(options, number);
        Ok(())
    }
}

/// No two options have the same name.
impl PartialEq for OptionInfo {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for OptionInfo {}

/// Makes [`Options`] and [`OPTIONS`] from one list: the field and its type, the name, what it is
/// unless somebody sets it, what it may be, and what it does.
macro_rules! options {
    ($($field:ident: $type:ty, $name:literal = $usual:expr, $values:expr, $description:literal;)*) => {
        /// The options of an engine.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Options {
            $(#[doc = $description] pub $field: $type,)*
        }

        impl Options {
            /// The default options.
            pub const USUAL: Self = Self { $($field: $usual,)* };
        }

        /// All the options.
        pub const OPTIONS: &[OptionInfo] = &[$(OptionInfo {
            name: $name,
            values: $values,
            description: $description,
            get: |options| options.$field.number(),
            set: |options, number| options.$field = Setting::of_number(number),
        },)*];
    };
}

options! {
    kind: Kind, "kind" = Kind::Best, Kind::VALUES,
        "How the engine searches; `best` is the strongest way for the game.";
    threads: u32, "threads" = 1, Values::Number(1, 256),
        "How many threads to search with; one thread gives the same answer every time.";
    memory: u32, "memory" = 16, Values::Number(1, 65_536),
        "How much memory the search can use to remember positions, in MiB.";
    lines: u32, "lines" = 1, Values::Number(1, 64),
        "How many of the best lines the engine reports.";
    seed: u64, "seed" = 0, Values::Number(0, u64::MAX),
        "The seed for everything random.";
    level: Option<Level>, "level" = None, Values::Number(0, Level::STRONGEST as u64),
        "How strong the engine plays, from 1, the weakest, to 10; 0 is full strength.";
    judgement: Judgement, "judgement" = Judgement::Network, Judgement::VALUES,
        "How to judge positions: by the network if there is one, by hand-written terms, or by little more than material.";
    null_move: Switch, "null-move" = Switch::Usual, Switch::VALUES,
        "Null move pruning, for the kind `search`; `usual` is the best choice for the game.";
    reductions: Switch, "reductions" = Switch::Usual, Switch::VALUES,
        "Late move reductions, for the kind `search`; `usual` is the best choice for the game.";
    late_pruning: Switch, "late-pruning" = Switch::Usual, Switch::VALUES,
        "Late move pruning, for the kind `search`; `usual` is the best choice for the game.";
    futility: Switch, "futility" = Switch::Usual, Switch::VALUES,
        "Futility pruning and reverse futility pruning, for the kind `search`; `usual` is the best choice for the game.";
}

impl Default for Options {
    fn default() -> Self {
        Self::USUAL
    }
}

/// An option that can't be set to this.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum OptionError {
    /// There is no option of this name.
    Unknown(String),
    /// The option can't have this value.
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
                    "there is no option \"{name}\"; the options are {}",
                    names.join(", ")
                )
            }
            Self::Value(info, value) => {
                write!(
                    f,
                    "{} can't be \"{value}\": it must be {}",
                    info.name, info.values
                )
            }
            Self::NoGame(id) => write!(f, "there is no game \"{id}\""),
            Self::NotForGame(kind, id) => write!(f, "the engine {kind} doesn't play {id}"),
        }
    }
}

impl std::error::Error for OptionError {}

impl Options {
    /// What an option is set to, as text; `None` if there is none of this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<String> {
        OptionInfo::find(name).map(|option| option.get(self))
    }

    /// Sets an option.
    ///
    /// # Errors
    /// If there is no such option, or it can't have this value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let option = OptionInfo::find(name);
        let option = option.ok_or_else(|| OptionError::Unknown(name.to_owned()))?;
        option.set(self, value)
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

/// As [`FromStr`] reads it: what is not as usual.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for option in OPTIONS {
            let (name, value) = (option.name, option.get(self));
            if value == option.usual() {
                continue;
            }
            f.write_str(separator)?;
            if name == "kind" {
                f.write_str(&value)?;
            } else {
                write!(f, "{name}={value}")?;
            }
            separator = ",";
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_round_trip_through_text() {
        for text in ["", "baseline", "search,threads=2,level=10", "null-move=off"] {
            let options: Options = text.parse().expect(text);
            assert_eq!(options.to_string(), text);
        }
    }

    /// Whatever it is set to can be read back, and nothing else has changed.
    #[test]
    fn every_option_is_its_own() {
        for option in OPTIONS {
            let values = match option.values {
                Values::Number(least, most) => vec![least.to_string(), most.to_string()],
                Values::Words(words) => words.iter().map(ToString::to_string).collect(),
            };
            for value in values {
                let mut options = Options::default();
                options.set(option.name, &value).expect(option.name);
                assert_eq!(options.get(option.name), Some(value));
                for other in OPTIONS.iter().filter(|other| *other != option) {
                    assert_eq!(other.get(&options), other.usual(), "{}", option.name);
                }
                assert_eq!(options.to_string().parse(), Ok(options));
            }
        }
    }

    #[test]
    fn what_cannot_be_is_refused() {
        for text in ["fast", "threads=0", "threads=x", "level=11", "colour=red"] {
            assert!(text.parse::<Options>().is_err(), "{text}");
        }
    }
}
