//! Who plays a game, whatever is behind it.

use std::fmt;
use std::time::Duration;

use ludejo_engine::Thought;
use ludejo_rules::AnyGame;

/// Somebody who plays a game: an engine of ours or a protocol program.
pub trait Player: Send {
    /// Its name in records and tables.
    fn name(&self) -> &str;

    /// Before each game.
    ///
    /// # Errors
    /// If it cannot play this game, or does not answer.
    fn begin(&mut self, game: &dyn AnyGame) -> Result<(), PlayerError>;

    /// The action for the seat to move, and what is known of its thinking.
    ///
    /// # Errors
    /// If there is no answer, or none that makes sense. The action is legal.
    fn choose(&mut self, game: &dyn AnyGame, time: &Time) -> Result<Chosen, PlayerError>;
}

/// What a player may spend on an action.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Time {
    /// So many nodes.
    pub nodes: Option<u64>,
    /// So deep.
    pub depth: Option<u32>,
    /// So long.
    pub move_time: Option<Duration>,
    /// Time left and increment for each seat. The increment comes after every turn,
    /// however many actions it has.
    pub clocks: Option<Vec<(Duration, Duration)>>,
}

/// An action with what the player thought of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Chosen {
    /// The action.
    pub action: String,
    /// What is known of the thinking.
    pub thought: Option<Thought>,
}

/// Why a player does not play (any more).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PlayerError {
    /// It cannot be started, or not for this game: why.
    CannotStart(String),
    /// It has not answered for so long.
    Hung(Duration),
    /// Its program ended: how, and its last words.
    Ended(String),
    /// What it said makes no sense: what, and why.
    Nonsense(String),
}

impl fmt::Display for PlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CannotStart(why) => write!(f, "could not start: {why}"),
            Self::Hung(time) => write!(f, "no answer for {:.1} s", time.as_secs_f64()),
            Self::Ended(how) => write!(f, "its program ended: {how}"),
            Self::Nonsense(what) => write!(f, "it gave an invalid answer: {what}"),
        }
    }
}

impl std::error::Error for PlayerError {}
