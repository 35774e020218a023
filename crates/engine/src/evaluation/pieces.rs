//! An evaluation for any game: who has more pieces.

use ludejo_rules::Tabletop;

use super::Evaluation;
use crate::SEATS;

/// Counts the pieces on the board, each a hundred, whatever they are. It knows nothing about the
/// game, so it serves every game that has no evaluation of its own.
#[derive(Clone, Copy, Debug)]
pub struct Pieces;

impl<G: Tabletop> Evaluation<G> for Pieces {
    type State = ();

    fn strengths(&self, position: &G) -> [i32; SEATS] {
        let mut strengths = [0; SEATS];
        for piece in position.scene().pieces.values() {
            strengths[piece.seat.index()] += 100;
        }
        strengths
    }
}
