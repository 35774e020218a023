//! The computer opponents.
//!
//! There is one so far, `baseline`: [alpha-beta](alphabeta) for two seats and
//! [Monte Carlo tree search](mcts) for more, over the small hand-made [`Strength`] of each game.
//! An [`Engine`] is found by the id of a game and plays from text, as everything outside search
//! does.
//!
//! This crate does no input or output, reads no clock and no ambient randomness: when to stop and
//! the seed are passed in.
//!
//! ```
//! use ludejo_engine::{Limits, engine};
//! let mut engine = engine("herooj").unwrap();
//! let game = rules::catalog::start("herooj").unwrap();
//! let choice = engine.think(&*game, &Limits::nodes(2_000), 1).unwrap();
//! assert!(game.explain(&choice.action).is_ok());
//! ```

pub mod alphabeta;
mod engine;
mod limits;
pub mod mcts;
mod strength;

pub use engine::{Choice, Engine, Score, engine};
pub use limits::{Budget, Limits};
pub use strength::Strength;
