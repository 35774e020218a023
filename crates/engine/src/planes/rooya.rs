//! Le Rooya: pawns. The board has no sides, so every seat sees it the same way.

use ludejo_rules::Seat;
use ludejo_rules::rooya::Rooya;

use super::Planes;

impl Planes for Rooya {
    const KINDS: usize = 1;
    const STATES: usize = 0;
    const SQUARES: usize = 25;

    type Sets = [u128; 1];

    #[inline]
    fn planes(&self, seat: Seat) -> [u128; 1] {
        [self.pawns(seat).into()]
    }

    fn mirrored(square: u8) -> Option<u8> {
        Some(square / 5 * 5 + 4 - square % 5)
    }

    #[inline]
    fn seen_by(_seat: Seat, square: u8) -> u8 {
        square
    }
}
