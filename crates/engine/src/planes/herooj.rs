//! Herooj and Master Herooj: pawns, heroos, masters; the masters made, a bit for each.

use ludejo_rules::Seat;
use ludejo_rules::herooj::HeroojVariant;

use super::Planes;

impl<const MASTER: bool> Planes for HeroojVariant<MASTER> {
    const KINDS: usize = 4;
    const STATES: usize = 1;
    const SQUARES: usize = 64;

    type Sets = [u128; 4];

    #[inline]
    fn planes(&self, seat: Seat) -> [u128; 4] {
        let made = (1 << self.masters_made(seat)) - 1;
        [
            self.pawns(seat).into(),
            self.heroos(seat).into(),
            self.masters(seat).into(),
            made,
        ]
    }

    fn mirrored(square: u8) -> Option<u8> {
        Some(square ^ 7)
    }

    #[inline]
    fn seen_by(seat: Seat, square: u8) -> u8 {
        if seat == Seat::FIRST {
            square
        } else {
            square ^ 56
        }
    }
}
