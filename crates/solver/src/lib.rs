//! Le Rooya solved: the value of every position, and how many actions it takes to the end if both
//! seats play their best. The board and its moves are those of `ludejo_oracle`, which also answers
//! from a small part of the solution.
//!
//! A [`Solution`] covers the second phase by retrograde analysis; [`Placing`] is the first phase, by
//! search on top of it. `docs/rooya.md` says how it works and what the values mean.
//!
//! ```text
//! Index      a number for every position
//! Solution   the values, wave by wave, in a folder of files
//! plain      the rules again, slow and simple: Solution::verify checks against them
//! ```

mod byte;
mod examples;
mod folder;
mod index;
mod placing;
pub mod plain;
mod solution;
mod steps;
mod store;
mod study;
mod summary;
mod table;
mod verify;
mod wave_file;
mod waves;

pub use folder::FolderError;
pub use index::{Index, Row};
pub use placing::{Placing, Shares};
pub use solution::{Counts, Event, Solution};
pub use study::{Draws, Kind, Study};
pub use summary::Summary;
pub use verify::{VerifyError, Wrong};
pub use wave_file::Found;
pub use waves::Pass;
