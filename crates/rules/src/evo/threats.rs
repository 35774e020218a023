//! What stands where and what it threatens, for those who judge a position.

use super::cross::{CASTLES, TO_CASTLE, bit, side};
use super::moves::castles;
use super::{Evo, Role};
use crate::Seat;
use crate::bits::Bits;

impl<const SEATS: usize> Evo<SEATS> {
    /// The pieces of a seat: bit 0 is `c1`, bit 127 `j12`.
    #[must_use]
    pub fn pieces(&self, seat: Seat) -> u128 {
        self.pieces[seat.index()]
    }

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

    /// The fewest actions by which a piece of a seat would capture an enemy castle from a square if
    /// nothing stood in the way and it showed what it needs; 255 if it never could.
    #[must_use]
    pub fn actions_to_castle_from(seat: Seat, square: u8) -> u8 {
        TO_CASTLE[SEATS / 4][side(seat.index(), SEATS)][usize::from(square)]
    }
}
