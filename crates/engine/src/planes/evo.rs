//! EVO, for two and for four: pieces by the role that they show. While the game goes on every
//! castle stands.

use ludejo_rules::Seat;
use ludejo_rules::evo::{EvoFor, Role};

use super::Planes;

impl<const SEATS: usize> Planes for EvoFor<SEATS> {
    const KINDS: usize = Role::ALL.len();
    const STATES: usize = 0;
    const SQUARES: usize = 128;

    type Sets = [u128; Role::ALL.len()];

    #[inline]
    fn planes(&self, seat: Seat) -> Self::Sets {
        Role::ALL.map(|role| self.pieces(seat) & self.role_set(role))
    }

    #[inline]
    fn seen_by(seat: Seat, square: u8) -> u8 {
        Self::seen_by(seat, square)
    }
}
