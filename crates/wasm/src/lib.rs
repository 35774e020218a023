//! Games and engines for JavaScript, by text as everywhere outside the search. The types that
//! TypeScript sees are made from these.
//!
//! There is one thread here; when to stop is said in nodes.

mod engine;
mod game;

pub use engine::{Engine, Line, Thought};
pub use game::Game;
