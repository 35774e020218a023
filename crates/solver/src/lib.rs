//! Le Rooya solved: the value of every position, and how many actions it takes to the end if both
//! seats play their best.
//!
//! A [`Solution`] covers the second phase by retrograde analysis; [`Placing`] is the first phase, by
//! search on top of it. `docs/rooya.md` says how it works and what the values mean.
//!
//! ```text
//! Shape      the board and its rules
//! Position   and Next: the moves, both ways
//! Index      a number for every position
//! Solution   the values, wave by wave, in a folder of files
//! plain      the rules again, slow and simple: Solution::verify checks against them
//! ```

mod folder;
mod index;
mod permutation;
mod placing;
pub mod plain;
mod position;
mod shape;
mod solution;
mod steps;
mod summary;
mod table;
mod value;
mod verify;
mod wave_file;
mod waves;

pub use folder::FolderError;
pub use index::{Index, Row};
pub use permutation::Permutation;
pub use placing::{Placing, Shares};
pub use position::{Next, Position};
pub use shape::Shape;
pub use solution::{Counts, Event, Solution};
pub use summary::Summary;
pub use value::{LONGEST, Value, best};
pub use verify::{VerifyError, Wrong};
pub use wave_file::Found;
pub use waves::Pass;
