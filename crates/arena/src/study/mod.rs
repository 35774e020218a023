//! Studies of a game: what it is like, measured by games of players of every strength.
//!
//! A [`Plan`] follows from the game and a budget. Its games are [played](run), kept in [`files`], and
//! measured; a [`Study`] is all that can be said of them, [`Comparison`] what differs between two. Every
//! measure is defined, with its source, in `docs/study.md`.

mod compare;
mod depth;
mod estimate;
pub mod files;
pub mod first;
mod game;
mod heat;
mod measures;
mod pieces;
mod plan;
mod play;
pub mod records;
pub mod report;
mod size;
mod summary;
mod tension;
mod trace;
mod uses;
mod worth;

pub use compare::{Compared, Comparison};
pub use depth::{CLASS, Depth, Rung};
pub use estimate::{Difference, Mean, Quantiles, Share, Slope, holm};
pub use first::FirstMove;
pub use game::{Game, Look, Ply};
pub use heat::Heat;
pub use measures::{Ending, Measures, Sample, Value, measure};
pub use pieces::PieceUse;
pub use plan::{LEAST_GAMES, Plan, Population, QUICKER, RUNG, STRONGER, Side, Who};
pub use play::{PlayError, Task, judge, run};
pub use size::Size;
pub use summary::{FORMAT, RECORDS, Study, Subject, rules_checksum};
pub use tension::Tension;
pub use uses::Use;
pub use worth::Worth;
