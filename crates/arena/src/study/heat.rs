//! Where on the board things happen.

use ludejo_rules::Effect;
use serde::{Deserialize, Serialize};

use super::trace::Trace;

/// Maps of the board: a value for each cell, in the order of the board's cells.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Heat {
    /// For each seat, in what share of all positions one of its pieces stands on the cell.
    pub stand: Vec<Vec<f64>>,
    /// Pieces captured on the cell in a game.
    pub captured: Vec<f64>,
    /// Pieces that became another kind on the cell in a game.
    pub turned: Vec<f64>,
}

/// What is counted, game by game.
pub(super) struct HeatCounts {
    positions: u64,
    games: u64,
    stand: Vec<Vec<u64>>,
    captured: Vec<u64>,
    turned: Vec<u64>,
}

impl HeatCounts {
    pub(super) fn new(cells: usize, seats: usize) -> Self {
        Self {
            positions: 0,
            games: 0,
            stand: vec![vec![0; cells]; seats],
            captured: vec![0; cells],
            turned: vec![0; cells],
        }
    }

    pub(super) fn add(&mut self, trace: &Trace) {
        self.games += 1;
        let mut scene = trace.start.clone();
        for step in &trace.steps {
            self.positions += 1;
            for (cell, piece) in &scene.pieces {
                self.stand[piece.seat.index()][usize::from(*cell)] += 1;
            }
            for effect in &step.effects {
                match effect {
                    Effect::Captured { at, .. } => self.captured[usize::from(*at)] += 1,
                    Effect::Became { at, .. } => self.turned[usize::from(*at)] += 1,
                    _ => {}
                }
                scene.apply(effect);
            }
        }
    }

    pub(super) fn heat(&self) -> Heat {
        let part = |counts: &Vec<u64>, all: u64| -> Vec<f64> {
            counts
                .iter()
                .map(|&count| count as f64 / all.max(1) as f64)
                .collect()
        };
        Heat {
            stand: self
                .stand
                .iter()
                .map(|seat| part(seat, self.positions))
                .collect(),
            captured: part(&self.captured, self.games),
            turned: part(&self.turned, self.games),
        }
    }
}
