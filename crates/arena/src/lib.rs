//! Where the engines meet others: the engine protocol, clocks, players of every kind, matches
//! between them and the statistics of the results, [`selfplay`] for learning, and studies of what a
//! game is like.
//!
//! [`ugi`] lets any program that speaks the Universal Game Interface use our engines, and
//! [`Program`] lets us use any program that speaks it. Both sides of a game are a [`Player`]:
//! [`Own`] for an engine of ours, [`Program`] for one of others.
//!
//! Here, unlike in `engine`, clocks are read and programs are started; what is read and written
//! is still passed in.

pub mod analysis;
pub mod clock;
mod lines;
pub mod matches;
pub mod openings;
pub mod ordered;
mod own;
mod player;
mod program;
mod seeds;
pub mod selfplay;
pub mod statistics;
#[cfg(feature = "study")]
pub mod study;
#[cfg(feature = "parquet")]
mod table;
pub mod ugi;

pub use own::Own;
pub use player::{Chosen, Player, PlayerError, Time};
pub use program::Program;
