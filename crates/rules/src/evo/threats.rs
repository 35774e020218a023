//! What stands where and what it threatens, for those who judge a position.

use super::cross::{CASTLES, bit, side};
use super::moves::castles;
use super::{EvoFor, Role};
use crate::Seat;
use crate::bits::Bits;

impl<const SEATS: usize> EvoFor<SEATS> {
    /// The castles of all seats but this one, while the game goes on.
    #[must_use]
    pub fn enemy_castles(seat: Seat) -> u128 {
        castles(SEATS) & !bit(CASTLES[side(seat.index(), SEATS)])
    }

    /// The squares that the pieces of a seat reach as they stand now, if it were to move: where they
    /// could go, capture, or take back.
    #[must_use]
    pub fn reached(&self, seat: Seat) -> u128 {
        let reach = |square| self.reach(seat.index(), square, self.role_at(square));
        Bits(self.pieces[seat.index()]).fold(0, |all, square| all | reach(square))
    }

    /// The squares that a piece of a seat would reach from a square, showing this role.
    #[must_use]
    pub fn reached_from(&self, seat: Seat, square: u8, role: Role) -> u128 {
        self.reach(seat.index(), square, role)
    }
}
