//! Where engines meet: players, matches between them, and the statistics of the results.

pub mod matches;
pub mod openings;
mod own;
mod player;
mod seeds;
pub mod statistics;

pub use own::Own;
pub use player::{Chosen, Player, PlayerError, Time};
