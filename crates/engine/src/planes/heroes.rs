//! Heroes Hexagonal Chess: the ten kinds of pieces; in the mobilization also which pieces of the
//! seat to move have moved, and its turn.

use ludejo_rules::heroes::Heroes;
use ludejo_rules::{Game, Seat};

use super::Planes;

/// The pieces by kind, in the order of the game's list.
const PIECES: usize = 10;
/// The pieces that have moved in this turn.
const MOVED: usize = PIECES;
/// The turn: the bit of its number.
const TURN: usize = MOVED + 1;
/// The hexes are bits of an eleven by eleven grid.
const GRID: u8 = 121;

impl Planes for Heroes {
    const KINDS: usize = TURN + 1;
    const STATES: usize = 1;
    const SQUARES: usize = GRID as usize;
    const CORRECTS: bool = true;

    type Sets = [u128; TURN + 1];

    #[inline]
    fn planes(&self, seat: Seat) -> [u128; TURN + 1] {
        let mut planes = [0; TURN + 1];
        planes[..PIECES].copy_from_slice(&self.piece_sets(seat));
        if self.to_move() == seat && self.is_mobilizing() {
            planes[MOVED] = self.moved();
            planes[TURN] = 1 << self.mobilization_turn();
        }
        planes
    }

    #[inline]
    fn seen_by(seat: Seat, square: u8) -> u8 {
        if seat == Seat::FIRST {
            square
        } else {
            GRID - 1 - square
        }
    }
}
