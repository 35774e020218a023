//! What can be chosen about an engine, and the engines there are.

use std::fmt;
use std::str::FromStr;

use ludejo_rules::Game;

use crate::evaluation::{Material, Weighted};
use crate::judge::{ByStrengths, ByThreats};
use crate::level::Levelled;
use crate::random::Random;
use crate::search::PrincipalVariationSearch;
use crate::solo::Coalition;
use crate::{Engine, Level, baseline, mcts, solo, uct};

/// How an engine searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Kind {
    /// The best there is for the game.
    #[default]
    Best,
    /// Principal variation search, for two seats.
    Search,
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
    /// Random actions, all equally likely.
    Random,
}

impl Kind {
    /// All the kinds.
    pub const ALL: &[Self] = &[
        Self::Best,
        Self::Search,
        Self::Baseline,
        Self::Uct,
        Self::Mcts,
        Self::Paranoid,
        Self::Brs,
        Self::Random,
    ];
    /// Their names, in the same order.
    const WORDS: &[&str] = &[
        "best", "search", "baseline", "uct", "mcts", "paranoid", "brs", "random",
    ];
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::WORDS[*self as usize])
    }
}

/// By what an engine judges positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Judgement {
    /// The terms made by hand for the game, their weights tuned.
    #[default]
    Weighted,
    /// Material and little else, for comparison.
    Material,
}

impl Judgement {
    const ALL: &[Self] = &[Self::Weighted, Self::Material];
    const WORDS: &[&str] = &["weighted", "material"];
}

/// Whether a search leaves something out, to measure what that is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Switch {
    /// As it was found best for the game.
    #[default]
    Usual,
    /// It does.
    On,
    /// It does not.
    Off,
}

impl Switch {
    const ALL: &[Self] = &[Self::Usual, Self::On, Self::Off];
    const WORDS: &[&str] = &["usual", "on", "off"];

    /// What it comes to if this is usual.
    #[must_use]
    pub const fn or(self, usual: bool) -> bool {
        match self {
            Self::Usual => usual,
            Self::On => true,
            Self::Off => false,
        }
    }
}

/// What can be chosen about an engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// The level that it is held to; `None` for as strong as it can be.
    pub level: Option<Level>,
    /// By what it judges positions.
    pub judgement: Judgement,
    /// Principal variation search: null move pruning.
    pub null_move: Switch,
    /// Principal variation search: late move reductions.
    pub reductions: Switch,
    /// Principal variation search: late move pruning.
    pub late_pruning: Switch,
    /// Principal variation search: reverse futility pruning.
    pub futility: Switch,
}

impl Options {
    /// What is chosen if nobody chooses.
    pub const USUAL: Self = Self {
        kind: Kind::Best,
        threads: 1,
        memory: 16,
        lines: 1,
        seed: 0,
        level: None,
        judgement: Judgement::Weighted,
        null_move: Switch::Usual,
        reductions: Switch::Usual,
        late_pruning: Switch::Usual,
        futility: Switch::Usual,
    };
}

impl Default for Options {
    fn default() -> Self {
        Self::USUAL
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
    OptionInfo {
        name: "level",
        values: Values::Number(0, Level::STRONGEST as u64),
    },
    OptionInfo {
        name: "judgement",
        values: Values::Words(Judgement::WORDS),
    },
    OptionInfo {
        name: "null-move",
        values: Values::Words(Switch::WORDS),
    },
    OptionInfo {
        name: "reductions",
        values: Values::Words(Switch::WORDS),
    },
    OptionInfo {
        name: "late-pruning",
        values: Values::Words(Switch::WORDS),
    },
    OptionInfo {
        name: "futility",
        values: Values::Words(Switch::WORDS),
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
            "level" => self.level.map_or(0, Level::number).to_string(),
            "judgement" => Judgement::WORDS[self.judgement as usize].to_owned(),
            "null-move" => Switch::WORDS[self.null_move as usize].to_owned(),
            "reductions" => Switch::WORDS[self.reductions as usize].to_owned(),
            "late-pruning" => Switch::WORDS[self.late_pruning as usize].to_owned(),
            "futility" => Switch::WORDS[self.futility as usize].to_owned(),
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
        // A number, or the place of a word in its list.
        let number = match info.values {
            Values::Number(least, most) => {
                let number = value.parse().ok();
                number.filter(|number| (least..=most).contains(number))
            }
            Values::Words(words) => {
                let place = words.iter().position(|word| *word == value);
                place.map(|place| place as u64)
            }
        };
        let number = number.ok_or_else(refuse)?;
        let place = number as usize;
        let switch = || Switch::ALL[place];
        match name {
            "kind" => self.kind = Kind::ALL[place],
            "threads" => self.threads = number as u32,
            "memory" => self.memory = number as u32,
            "lines" => self.lines = number as u32,
            "level" => self.level = Level::new(number as u8),
            "judgement" => self.judgement = Judgement::ALL[place],
            "null-move" => self.null_move = switch(),
            "reductions" => self.reductions = switch(),
            "late-pruning" => self.late_pruning = switch(),
            "futility" => self.futility = switch(),
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

/// As [`FromStr`] reads it: what is not as usual.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = Self::default();
        let mut separator = "";
        for OptionInfo { name, .. } in OPTIONS {
            let value = self.get(name).unwrap_or_default();
            if usual.get(name).as_ref() == Some(&value) {
                continue;
            }
            f.write_str(separator)?;
            if *name == "kind" {
                f.write_str(&value)?;
            } else {
                write!(f, "{name}={value}")?;
            }
            separator = ",";
        }
        Ok(())
    }
}

/// An engine for the game of this id.
///
/// # Errors
/// If there is no such game, or no such engine for it.
pub fn engine(id: &str, options: &Options) -> Result<Box<dyn Engine>, OptionError> {
    if let Some(level) = options.level {
        // It must know of every action.
        let unlimited = Options {
            level: None,
            lines: u32::MAX,
            memory: level.memory(),
            threads: 1,
            ..*options
        };
        let engine = engine(id, &unlimited)?;
        return Ok(Box::new(Levelled::new(engine, level, options.seed)));
    }
    macro_rules! engines {
        (two: $($two:ty),*; more: $($more:ty),* $(,)?) => {
            $(if id == <$two as Game>::INFO.id {
                return Ok(match options.kind {
                    Kind::Best | Kind::Search => match options.judgement {
                        Judgement::Weighted => Box::new(PrincipalVariationSearch::<$two, _>::new(options, Weighted)),
                        Judgement::Material => Box::new(PrincipalVariationSearch::<$two, _>::new(options, Material)),
                    },
                    Kind::Mcts => match options.judgement {
                        Judgement::Weighted => {
                            Box::new(mcts::Mcts::<$two, _>::new(options, ByStrengths(Weighted)))
                        }
                        Judgement::Material => {
                            Box::new(mcts::Mcts::<$two, _>::new(options, ByStrengths(Material)))
                        }
                    },
                    Kind::Baseline => Box::new(baseline::alphabeta::AlphaBeta::<$two>::new(options)),
                    Kind::Uct => Box::new(uct::Uct::<$two>::new(options)),
                    Kind::Paranoid | Kind::Brs => {
                        return Err(OptionError::NotForGame(options.kind, id.to_owned()));
                    }
                    Kind::Random => Box::new(Random::new(options)),
                });
            })*
            $(if id == <$more as Game>::INFO.id {
                let solo = |coalition| solo::SoloSearch::<$more, _>::new(coalition, options, ByThreats);
                return Ok(match options.kind {
                    Kind::Best | Kind::Mcts => match options.judgement {
                        Judgement::Weighted => {
                            Box::new(mcts::Mcts::<$more, _>::new(options, ByThreats))
                        }
                        Judgement::Material => {
                            Box::new(mcts::Mcts::<$more, _>::new(options, ByStrengths(Material)))
                        }
                    },
                    Kind::Paranoid => Box::new(solo(Coalition::Full)),
                    Kind::Brs => Box::new(solo(Coalition::OneReply)),
                    Kind::Baseline => Box::new(baseline::mcts::PlainMcts::<$more>::new(options)),
                    Kind::Uct => Box::new(uct::Uct::<$more>::new(options)),
                    Kind::Random => Box::new(Random::new(options)),
                    Kind::Search => {
                        return Err(OptionError::NotForGame(options.kind, id.to_owned()));
                    }
                });
            })*
        };
    }
    engines! {
        two: ludejo_rules::herooj::Herooj, ludejo_rules::herooj::MasterHerooj, ludejo_rules::rooya::Rooya,
            ludejo_rules::sparta::Sparta, ludejo_rules::heroes::Heroes, ludejo_rules::evo::Evo;
        more: ludejo_rules::evo::Evo4,
    }
    Err(OptionError::NoGame(id.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_round_trip_through_text() {
        for text in ["", "baseline", "search,threads=2,level=3", "null-move=off"] {
            let options: Options = text.parse().expect(text);
            assert_eq!(options.to_string(), text);
        }
        for option in OPTIONS {
            let mut options = Options::default();
            let value = match option.values {
                Values::Number(_, most) => most.to_string(),
                Values::Words(words) => words[words.len() - 1].to_owned(),
            };
            options.set(option.name, &value).expect(option.name);
            assert_eq!(options.get(option.name), Some(value));
        }
    }

    #[test]
    fn what_cannot_be_is_refused() {
        for text in ["fast", "threads=0", "threads=x", "level=6", "colour=red"] {
            assert!(text.parse::<Options>().is_err(), "{text}");
        }
    }
}
