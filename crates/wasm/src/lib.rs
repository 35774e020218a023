//! Games and engines for JavaScript, by text as everywhere outside the search. Positions, actions
//! and games are text; what is shown and said are plain objects ([`view`]), whose TypeScript types
//! are made from these. Nothing here is for other crates.
//!
//! There is one thread: an engine thinks until it is done.

mod engine;
mod game;
pub mod view;

pub use engine::{EndView, Engine, LimitsView, LineView, ThoughtView};
pub use game::{Game, explain_position, games};
