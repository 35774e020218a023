//! Naive second opinions on the rules of all the games, straight from their rules pages.
//!
//! Everything is a dictionary of squares and a plain loop: clarity over speed. Nothing here was
//! taken from the fast implementation, and nothing here may be changed just to agree with it.

mod breakthrough;
mod common;
mod evo;
mod heroes;
mod herooj;
mod rooya;
mod sparta;

use std::collections::BTreeMap;

/// What a position line means, worked out the slow and obvious way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Expanded {
    /// The seat to move, also when the game is over.
    pub(crate) to_move: String,
    /// `win SEAT` or `draw`, or nothing while the game goes on.
    pub(crate) result: Option<String>,
    /// The reason of the result.
    pub(crate) reason: Option<String>,
    /// Action text to the position line after it.
    pub(crate) legal: BTreeMap<String, String>,
}

/// Expands a position line of any game.
pub(crate) fn expand(id: &str, line: &str) -> Result<Expanded, String> {
    match id {
        "herooj" | "master-herooj" => herooj::expand(id, line),
        "breakthrough" => breakthrough::expand(line),
        "rooya" => rooya::expand(line),
        "sparta" => sparta::expand(line),
        "heroes" => heroes::expand(id, line),
        "evo" | "evo4" => evo::expand(id, line),
        _ => Err(format!("unknown game {id:?}")),
    }
}

/// The standard start position of any game ("" for an unknown one).
pub(crate) fn start(id: &str) -> &'static str {
    match id {
        "herooj" | "master-herooj" => herooj::start(id),
        "breakthrough" => breakthrough::start(),
        "rooya" => rooya::start(),
        "sparta" => sparta::start(),
        "heroes" => heroes::start(id),
        _ => evo::start(id),
    }
}
