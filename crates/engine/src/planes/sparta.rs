//! Sparta: warriors, heroes, cities.

use ludejo_rules::Seat;
use ludejo_rules::sparta::{Sparta, file_and_rank};

use super::Planes;

/// The bits that a rank takes, one of them a guard that nothing ever stands on.
const STRIDE: u8 = 11;
const RANKS: u8 = 10;

impl Planes for Sparta {
    const KINDS: usize = 3;
    const STATES: usize = 0;
    const SQUARES: usize = STRIDE as usize * RANKS as usize;

    type Sets = [u128; 3];

    #[inline]
    fn planes(&self, seat: Seat) -> [u128; 3] {
        [
            self.warrior_set(seat),
            self.hero_set(seat),
            self.city_set(seat),
        ]
    }

    #[inline]
    fn seen_by(seat: Seat, square: u8) -> u8 {
        if seat == Seat::FIRST {
            return square;
        }
        let (file, rank) = file_and_rank(square);
        (RANKS - 1 - rank) * STRIDE + file
    }
}
