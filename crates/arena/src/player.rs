//! A player of a game, whatever is behind it.

use std::fmt;
use std::time::Duration;

use ludejo_engine::Thought;
use ludejo_rules::AnyGame;

/// Something that plays a game: one of our engines, or a program that speaks the protocol.
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
    /// If there is no answer, or it makes no sense. The action is legal.
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

/// Why a player doesn't play, or no longer does.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PlayerError {
    /// It cannot be started, or not for this game: why.
    CannotStart(String),
    /// It hasn't answered for this long.
    Hung(Duration),
    /// Its program ended: how, and its last words.
    Ended(String),
    /// What it said makes no sense: its words, and why.
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
