//! The opponent `baseline`, kept as it is so that everything later can be compared with it:
//! [alpha-beta](alphabeta) for two seats and [Monte Carlo tree search](mcts) for more, over the
//! small [`Strength`] of each game.

pub mod alphabeta;
pub mod mcts;
mod strength;

pub use strength::Strength;
