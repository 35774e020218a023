//! What stands where and what it threatens, for those who judge a position.

use super::cross::{CASTLES, TABLES, bit, side};
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

    /// Whether a piece of a seat reaches one of these squares as it stands now.
    #[must_use]
    pub fn reaches(&self, seat: Seat, targets: u128) -> bool {
        let mut pieces = Bits(self.pieces[seat.index()]);
        pieces.any(|square| self.reaches_from(seat, square, self.role_at(square), targets))
    }

    /// Whether a piece of a seat would reach one of these squares from a square, showing this role.
    #[inline]
    #[must_use]
    pub fn reaches_from(&self, seat: Seat, square: u8, role: Role, targets: u128) -> bool {
        let reach = &TABLES.reach[side(seat.index(), SEATS)][role as usize][usize::from(square)];
        // Most pieces are too far away, and then it makes no difference what stands in the way.
        reach.all & targets != 0 && self.reach(seat.index(), square, role) & targets != 0
    }
}
