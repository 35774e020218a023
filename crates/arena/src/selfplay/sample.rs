//! What is kept of a game.

use ludejo_engine::{End, Shares};
use ludejo_rules::{Reason, Seat};

/// A position of a game, and what the engine thought of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// The number of the game.
    pub game: u32,
    /// Actions before it, those of the opening too.
    pub ply: u32,
    /// The position.
    pub position: String,
    /// Who is to move.
    pub seat: Seat,
    /// The best action.
    pub best: String,
    /// The action that was played: the best one, unless chance decided.
    pub played: String,
    /// What each seat expects.
    pub shares: Shares,
    /// The end, where one was proven.
    pub end: Option<End>,
    /// How deep the engine looked.
    pub depth: u32,
    /// The nodes that it took.
    pub nodes: u64,
}

/// A whole game behind its opening.
#[derive(Clone, PartialEq, Debug)]
pub struct Samples {
    /// The positions in their order.
    pub samples: Vec<Sample>,
    /// What each seat got.
    pub result: Shares,
    /// Why the game ended.
    pub reason: Reason,
    /// Actions of the whole game.
    pub plies: u32,
}
