//! What a solution comes to.

use serde::Serialize;

use crate::placing::Placing;
use crate::solution::{Counts, Solution};
use crate::wave_file::Found;

/// What a solution comes to, as it is written to `summary.json`.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// The name of the board.
    pub board: String,
    /// The first phase.
    pub placing: Placing,
    /// How many positions the second phase has.
    pub positions: Found,
    /// What they are worth to the seat to move.
    #[serde(flatten)]
    pub counts: Counts,
}

impl Solution {
    /// Counts everything. That takes half a minute for Le Rooya.
    #[must_use]
    pub fn summary(&self) -> Summary {
        let counts = self.counts();
        let mut positions = counts.draws;
        for found in counts.wins.values().chain(counts.losses.values()) {
            positions += *found;
        }
        Summary {
            board: self.shape.name().to_owned(),
            placing: self.placing(),
            positions,
            counts,
        }
    }
}
