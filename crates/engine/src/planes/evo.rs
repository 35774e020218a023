//! EVO, for two and for four: pieces by the role that they show. While the game goes on every
//! castle stands.

use ludejo_rules::Game;
use ludejo_rules::Seat;
use ludejo_rules::evo::{Action, Evo4, EvoFor, Role};

use super::{Moves, Planes};

/// The squares, for each role.
const PLACES: usize = Role::ALL.len() * 128;

impl<const SEATS: usize> Planes for EvoFor<SEATS> {
    const KINDS: usize = Role::ALL.len();
    const STATES: usize = 0;
    const SQUARES: usize = 128;
    const CORRECTS: bool = SEATS > 2;
    const MOVES: usize = if SEATS == 2 { 0 } else { 2 * PLACES };

    type Sets = [u128; Role::ALL.len()];

    #[inline]
    fn planes(&self, seat: Seat) -> Self::Sets {
        // A closure for each role would not always be inlined, and this is what networks ask most.
        let mut planes = [self.pieces(seat); Role::ALL.len()];
        for (plane, role) in planes.iter_mut().zip(Role::ALL) {
            *plane &= self.role_set(role);
        }
        planes
    }

    #[inline]
    fn seen_by(seat: Seat, square: u8) -> u8 {
        Self::seen_by(seat, square)
    }
}

/// Where a piece comes from, in what role, and where it goes and what it becomes there.
impl Moves for Evo4 {
    #[inline]
    fn parts(&self, action: Action) -> [usize; 2] {
        let seat = self.to_move();
        let before = self.role_on(action.from);
        let after = action.becomes.unwrap_or(before);
        let place =
            |role: Role, square: u8| role as usize * 128 + usize::from(Self::seen_by(seat, square));
        [place(before, action.from), PLACES + place(after, action.to)]
    }
}
