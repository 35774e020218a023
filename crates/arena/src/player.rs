//! Who plays: one face for engines of ours and protocol programs.

use std::fmt;
use std::time::Duration;

use engine::Thought;
use rules::Face;

/// Somebody who plays a game: an engine of ours or a protocol program.
pub trait Player: Send {
    /// Its name in records and tables.
    fn name(&self) -> &str;

    /// Before each game.
    ///
    /// # Errors
    /// If it cannot play the game.
    fn begin(&mut self, game: &dyn Face) -> Result<(), PlayerError>;

    /// The action for the seat to move, and what is known of its thinking.
    ///
    /// # Errors
    /// If there is no answer. Whether the action is legal is for the caller to check.
    fn choose(&mut self, game: &dyn Face, time: &Time) -> Result<Chosen, PlayerError>;
}

/// What a player may spend on an action.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Time {
    /// Nodes at most.
    pub nodes: Option<u64>,
    /// The greatest depth.
    pub depth: Option<u32>,
    /// Time for this action.
    pub move_time: Option<Duration>,
    /// Time left and increment for each seat.
    pub clocks: Option<Vec<(Duration, Duration)>>,
}

/// An action with what the player thought of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Chosen {
    /// The text of the action.
    pub action: String,
    /// What the player thought, if it told.
    pub thought: Option<Thought>,
}

/// Why a player gave no action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerError {
    /// It could not be started, or cannot play this game: why.
    CannotStart(String),
    /// It did not answer in time.
    Hung,
    /// It has ended.
    Ended,
    /// What it said makes no sense: what it said.
    Nonsense(String),
}

impl fmt::Display for PlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CannotStart(why) => write!(f, "cannot start: {why}"),
            Self::Hung => f.write_str("hung"),
            Self::Ended => f.write_str("ended"),
            Self::Nonsense(said) => write!(f, "spoke nonsense: {said}"),
        }
    }
}

impl std::error::Error for PlayerError {}
