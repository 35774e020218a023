//! The hidden layer before its activation, as both seats see it: kept up from position to position.

use super::file::MOST_HIDDEN;

/// The sums of the hidden layer, and how many pieces are on the board.
#[derive(Clone)]
#[repr(align(64))]
pub struct Accumulators {
    /// As each seat sees it.
    pub(super) sums: [[i16; MOST_HIDDEN]; 2],
    pub(super) pieces: i32,
}

impl Default for Accumulators {
    fn default() -> Self {
        Self {
            sums: [[0; MOST_HIDDEN]; 2],
            pieces: 0,
        }
    }
}
