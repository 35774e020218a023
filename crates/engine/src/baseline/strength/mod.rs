//! How strong a seat stands, by hand: one small module a game.

mod evo;
mod heroes;
mod herooj;
mod rooya;
mod sparta;

use ludejo_rules::{Game, Seat};

/// A game in which it can be said how strong a seat stands.
pub trait Strength: Game {
    /// How strong a seat stands, in hundredths of the game's plainest piece. Only differences
    /// between seats mean anything. The game is not over.
    fn strength(&self, seat: Seat) -> i32;
}
