//! What is kept of a game that is studied.

use ludejo_engine::Shares;
use ludejo_rules::{Outcome, Seat};

/// A whole game.
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    /// Its number in its population, from 0.
    pub number: u32,
    /// The position that it began with.
    pub start: String,
    /// Who sat at each seat.
    pub players: Vec<String>,
    /// What was done, in order.
    pub plies: Vec<Ply>,
    /// How it ended.
    pub outcome: Outcome,
}

/// An action of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Ply {
    /// The position before it.
    pub position: String,
    /// Who was to move.
    pub seat: Seat,
    /// What was played.
    pub action: String,
    /// The player's own best action; `None` for players that have no opinion. It differs from what was
    /// played only where the beginning of a game was varied.
    pub best: Option<String>,
    /// What a quick look at the position before said.
    pub look: Option<Look>,
}

/// What a quick look says of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Look {
    /// The action that seems best.
    pub best: String,
    /// What each seat expects.
    pub shares: Shares,
}

impl Game {
    /// Each seat's share of the result: 1 for the winner, an equal part of a draw.
    #[must_use]
    pub fn result(&self, seats: usize) -> Shares {
        let winner = self.outcome.winner;
        winner.map_or_else(|| Shares::draw(seats), Shares::win)
    }

    /// Whether every position got a quick look.
    #[must_use]
    pub fn is_judged(&self) -> bool {
        !self.plies.is_empty() && self.plies.iter().all(|ply| ply.look.is_some())
    }
}
