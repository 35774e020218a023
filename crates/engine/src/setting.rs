//! What options are made of: numbers, and words that stand for something.

use std::fmt;

use crate::Level;

/// The values an option can have. Their text describes them: `a whole number from 1 to 64`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// A whole number within these bounds.
    Number(u64, u64),
    /// One of these words.
    Words(&'static [&'static str]),
}

impl Values {
    /// The number that a text stands for: itself, or the place of a word in its list. `None` if the
    /// option can't have this value.
    pub(crate) fn read(self, text: &str) -> Option<u64> {
        match self {
            Self::Number(least, most) => {
                let number = text.parse().ok();
                number.filter(|number| (least..=most).contains(number))
            }
            Self::Words(words) => {
                let place = words.iter().position(|word| *word == text);
                place.map(|place| place as u64)
            }
        }
    }

    /// The reverse of [`read`](Self::read).
    pub(crate) fn write(self, number: u64) -> String {
        match self {
            Self::Number(..) => number.to_string(),
            Self::Words(words) => words[number as usize].to_owned(),
        }
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(least, most) => write!(f, "a whole number from {least} to {most}"),
            Self::Words(words) => write!(f, "one of {}", words.join(", ")),
        }
    }
}

/// What an option can be set to, as the number that [`Values`] reads and writes.
pub(crate) trait Setting {
    fn number(self) -> u64;
    /// The reverse. The number is one that the option may be.
    fn of_number(number: u64) -> Self;
}

impl Setting for u32 {
    fn number(self) -> u64 {
        self.into()
    }

    fn of_number(number: u64) -> Self {
        number as Self
    }
}

impl Setting for u64 {
    fn number(self) -> u64 {
        self
    }

    fn of_number(number: u64) -> Self {
        number
    }
}

impl Setting for Option<Level> {
    fn number(self) -> u64 {
        self.map_or(0, Level::number).into()
    }

    fn of_number(number: u64) -> Self {
        Level::new(number as u8)
    }
}

/// An enum whose variants have words.
macro_rules! words {
    (
        $(#[$about:meta])*
        $name:ident { $($(#[$about_one:meta])* $variant:ident = $word:literal,)* }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub enum $name { $($(#[$about_one])* $variant,)* }

        impl $name {
            /// All there are.
            pub const ALL: &[Self] = &[$(Self::$variant,)*];
            /// Their words, in the same order.
            pub(crate) const VALUES: Values = Values::Words(&[$($word,)*]);
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $(Self::$variant => $word,)* })
            }
        }

        impl Setting for $name {
            fn number(self) -> u64 {
                self as u64
            }

            fn of_number(number: u64) -> Self {
                Self::ALL[number as usize]
            }
        }
    };
}

words! {
    /// How an engine searches.
    #[non_exhaustive]
    Kind {
        /// The best one for the game.
        #[default]
        Best = "best",
        /// Principal variation search, for two seats.
        Search = "search",
        /// One small generic search, kept for comparison.
        Baseline = "baseline",
        /// A tree that grows towards what random games say: the reference opponent.
        Uct = "uct",
        /// A tree that grows towards what is judged good, for any number of seats.
        Mcts = "mcts",
        /// Alpha-beta of one seat against all the others, for games with more than two.
        Paranoid = "paranoid",
        /// The same, but between its actions only one of the others chooses (BRS+).
        Brs = "brs",
        /// Random actions, all equally likely.
        Random = "random",
        /// Random actions, but wins and captures where there are any.
        Greedy = "greedy",
    }
}

words! {
    /// How an engine evaluates positions.
    #[non_exhaustive]
    Judgement {
        /// The network, where the engine is given one; otherwise by hand.
        #[default]
        Network = "network",
        /// The terms made by hand for the game, their weights tuned.
        Hand = "hand",
        /// Material and little else, for comparison.
        Material = "material",
    }
}

words! {
    /// Whether a search leaves something out, to measure what that is worth.
    Switch {
        /// As it was found best for the game.
        #[default]
        Usual = "usual",
        /// It does.
        On = "on",
        /// It does not.
        Off = "off",
    }
}

impl Switch {
    /// The value if this is `usual`.
    #[must_use]
    pub const fn or(self, usual: bool) -> bool {
        match self {
            Self::Usual => usual,
            Self::On => true,
            Self::Off => false,
        }
    }
}
