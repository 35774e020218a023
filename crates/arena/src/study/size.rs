//! How large a game is: positions and games.

use std::collections::BTreeSet;

use ludejo_rules::{Board, Effect, Info};
use serde::{Deserialize, Serialize};

use super::game::Game;
use super::pieces::actor;
use super::trace::trace;

/// How many positions a game can have at most.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Size {
    /// The logarithm to base 10 of the number of ways to put pieces on the board: at most as many of
    /// each seat as it ever had in the games of the study, of all kinds that ever moved, became
    /// another or were placed; times the seats that can be to move, and the owners that cells can
    /// have. Rules that forbid some of them are not considered, nor are counts kept beside the board.
    pub positions: f64,
    /// Different positions that came up in the games of the study.
    pub seen: u64,
}

/// What a study's games show of the size of a game.
pub(super) struct SizeCounts<'a> {
    info: &'static Info,
    board: &'a Board,
    most: Vec<u32>,
    kinds: BTreeSet<char>,
    owned: BTreeSet<u8>,
    seen: BTreeSet<u64>,
}

impl<'a> SizeCounts<'a> {
    pub(super) fn new(info: &'static Info, board: &'a Board) -> Self {
        Self {
            info,
            board,
            most: vec![0; info.seats.len()],
            kinds: BTreeSet::new(),
            owned: BTreeSet::new(),
            seen: BTreeSet::new(),
        }
    }

    pub(super) fn add(&mut self, game: &Game) {
        use std::hash::{DefaultHasher, Hash, Hasher};
        for ply in &game.plies {
            let mut hasher = DefaultHasher::new();
            ply.position.hash(&mut hasher);
            self.seen.insert(hasher.finish());
        }
        let actions: Vec<&str> = game.plies.iter().map(|ply| &*ply.action).collect();
        let Some(trace) = trace(self.info.id, &game.start, &actions, game.number) else {
            return;
        };
        let mut scene = trace.start;
        for step in &trace.steps {
            self.owned.extend(scene.owners.keys());
            self.kinds.extend(actor(&scene, &step.effects));
            for effect in &step.effects {
                if let Effect::Became { piece, .. } | Effect::Placed { piece, .. } = effect {
                    self.kinds.insert(piece.letter);
                }
                scene.apply(effect);
            }
            for (seat, most) in self.most.iter_mut().enumerate() {
                let of_seat = |piece: &&ludejo_rules::Piece| {
                    piece.seat.index() == seat && self.kinds.contains(&piece.letter)
                };
                *most = (*most).max(scene.pieces.values().filter(of_seat).count() as u32);
            }
        }
    }

    pub(super) fn size(&self) -> Size {
        let seats = self.info.seats.len() as f64;
        let owners = self.owned.len() as f64 * seats.log10();
        Size {
            positions: arrangements(
                self.board.cells.len() as u32,
                self.kinds.len() as f64,
                &self.most,
            ) + seats.log10()
                + owners,
            seen: self.seen.len() as u64,
        }
    }
}

/// The logarithm to base 10 of the number of ways to put up to so many pieces of each seat, of so many
/// kinds, on free cells.
fn arrangements(cells: u32, kinds: f64, most: &[u32]) -> f64 {
    fn ways(cells: u32, kinds: f64, most: &[u32]) -> f64 {
        let Some((&first, rest)) = most.split_first() else {
            return 1.0;
        };
        let mut sum = 0.0;
        let mut choose = 1.0;
        for pieces in 0..=first.min(cells) {
            sum += choose * ways(cells - pieces, kinds, rest);
            choose *= f64::from(cells - pieces) / f64::from(pieces + 1) * kinds;
        }
        sum
    }
    ways(cells, kinds, most).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrangements_can_be_counted_by_hand() {
        // Two cells, one kind, one piece each: none, 2, 2, 2 ways.
        assert!((arrangements(2, 1.0, &[1, 1]) - 7_f64.log10()).abs() < 1e-12);
        // One seat with up to two pieces of three kinds on three cells: 1 + 9 + 27.
        assert!((arrangements(3, 3.0, &[2]) - 37_f64.log10()).abs() < 1e-12);
        // Draughts on 50 squares of up to 20 pieces a side of two kinds, an upper bound of the 10^30
        // that Schaeffer gives for 12 pieces on 32 squares.
        let checkers = arrangements(32, 2.0, &[12, 12]);
        assert!((20.0..22.0).contains(&checkers), "{checkers}");
    }
}
