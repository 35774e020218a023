//! The exact value of every position of Le Rooya, from a small file.
//!
//! Nearly all wins are so short that a search of three moves finds them. What it cannot see are the
//! positions that are lost in four moves or more, a few ten thousand, and the first phase, where
//! pawns are placed. Those are stored; an [`Oracle`] reads them and answers for everything else.
//!
//! ```text
//! Shape      the board and its rules
//! Position   and Next: the moves, both ways
//! Value      what a position is worth, and in how many actions
//! numbers    the same number for positions that are the same but for symmetry
//! store      the file
//! Oracle     the answers
//! ```

mod answer;
mod numbers;
mod oracle;
mod permutation;
mod position;
mod shape;
mod store;
mod value;

pub use answer::Answer;
#[cfg(feature = "rooya")]
pub use answer::ROOYA;
pub use numbers::Numbers;
pub use oracle::{Oracle, Sight, Worth};
pub use permutation::Permutation;
pub use position::{Next, Position, each};
pub use shape::{Direction, Reading, Shape};
pub use store::{EARLY, Store, StoreError};
pub use value::{LONGEST, Value, best};
