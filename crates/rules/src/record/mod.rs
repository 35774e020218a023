//! Records of games: a text format modelled on PGN, for every game alike.
//!
//! A [`Record`] is a plain tree of texts that knows no rules. A [`Reader`] streams records from a
//! file, their `Display` writes the canonical text, and [`Record::replay`] checks one against the
//! rules. The format has a page of its own, `docs/record.md`.
//!
//! ```
//! use ludejo_rules::{catalog, record::Record};
//!
//! let mut game = catalog::start("herooj").unwrap();
//! game.play("b2b4").unwrap();
//! game.play("f7f5").unwrap();
//! let text = Record::from_game(&*game).to_string();
//! assert_eq!(text, "[Game \"herooj\"]\n[Result \"*\"]\n\n1. b2b4 f7f5 *\n");
//!
//! let record: Record = text.parse().unwrap();
//! assert_eq!(record.replay().unwrap().line(), game.line());
//! ```

mod cursor;
#[cfg(feature = "serde")]
mod data;
mod error;
mod note;
mod parse;
mod read;
mod replay;
mod round;
mod tags;
mod write;

#[cfg(feature = "serde")]
pub use data::RecordData;
pub use error::{Fault, Place, RecordError};
pub use note::{CellName, Letter, Nag, Note, Pointer, Share, Time};
pub use read::Reader;
pub use round::Round;
pub use tags::{NotATagName, Tags};

use error::Spot;

use crate::Reason;

/// The length of the longest record that is read, in bytes, up to the next record. A record close
/// to this limit that isn't canonical can become longer when it is written.
pub const MAX_BYTES: usize = 256 * 1024;

/// How deep variations may be nested in a record that is read.
pub const MAX_DEPTH: usize = 32;

/// A game as a text: what was played, by whom, and what has been said about it.
///
/// Equality is about what a record says, not where in a file it stood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The id of the game.
    pub game: String,
    /// What the game began from.
    pub start: Start,
    /// Every tag that is no field here.
    pub tags: Tags,
    /// What was played.
    pub main: Line,
    /// How the game ended; `None` if it is unfinished, or its end unknown.
    pub ending: Option<Ending>,
    /// Where the texts of the fields above stood.
    spots: Spots,
}

/// What a game began from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Start {
    /// The standard setup.
    #[default]
    Standard,
    /// The setup of this name.
    Setup(String),
    /// The position of this line.
    Position(String),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Ending {
    /// The seat that won; `None` is a draw.
    #[cfg_attr(feature = "tsify", tsify(optional))]
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub winner: Option<Letter>,
    /// What ended the game.
    pub reason: Reason,
}

/// A run of plies: the game itself, or a variation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Line {
    /// What is said before the first ply.
    pub notes: Vec<Note>,
    /// The plies.
    pub plies: Vec<Ply>,
    /// Where it begins.
    #[cfg_attr(feature = "serde", serde(skip))]
    spot: Spot,
}

/// One action of one seat, with what is said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Ply {
    /// The text of the action, a word that the grammar allows.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "data::action"))]
    action: String,
    /// Marks.
    pub nags: Vec<Nag>,
    /// Comments, clocks, evaluations.
    pub notes: Vec<Note>,
    /// What could have been played instead of this action.
    pub variations: Vec<Line>,
    /// Where it stands.
    #[cfg_attr(feature = "serde", serde(skip))]
    spot: Spot,
}

/// Where the parts of a record stood, except its lines of play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Spots {
    game: Spot,
    start: Spot,
    result: Spot,
}

impl Record {
    /// An empty record of the game of this id, from its standard setup.
    #[must_use]
    pub fn new(game: impl Into<String>) -> Self {
        Self {
            game: game.into(),
            start: Start::Standard,
            tags: Tags::default(),
            main: Line::default(),
            ending: None,
            spots: Spots::default(),
        }
    }

    /// Where its text began; 0:0 if it was not read.
    #[must_use]
    pub const fn place(&self) -> Place {
        self.spots.game.0
    }
}

impl Line {
    /// A line of these plies, without a note before the first.
    #[must_use]
    pub fn new(plies: Vec<Ply>) -> Self {
        Self {
            plies,
            ..Self::default()
        }
    }
}

impl Ply {
    /// A ply without comments; `None` if records can't contain such an action: it isn't a
    /// lower-case letter followed by ASCII letters, digits, `=` and `~`, or it is `draw`.
    #[must_use]
    pub fn new(action: &str) -> Option<Self> {
        let begins = action.starts_with(|first: char| first.is_ascii_lowercase());
        (begins && action.chars().all(is_of_action) && action != "draw").then(|| Self {
            action: action.to_owned(),
            nags: Vec::new(),
            notes: Vec::new(),
            variations: Vec::new(),
            spot: Spot::default(),
        })
    }

    /// The text of the action.
    #[must_use]
    pub fn action(&self) -> &str {
        &self.action
    }

    /// Where its text stood; 0:0 if it was not read.
    #[must_use]
    pub const fn place(&self) -> Place {
        self.spot.0
    }
}

/// Whether this character can stand in an action.
const fn is_of_action(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '=' | '~')
}
