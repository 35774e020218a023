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
    fn parts(&self, actions: &[Action]) -> Vec<[u16; 2]> {
        let seat = self.to_move();
        let place =
            |role: Role, square: u8| role as u16 * 128 + u16::from(Self::seen_by(seat, square));
        let mut parts = Vec::with_capacity(actions.len());
        // The actions of a piece follow one another.
        for piece in actions.chunk_by(|one, other| one.from == other.from) {
            let from = piece[0].from;
            let before = self.role_on(from);
            let first = place(before, from);
            parts.extend(piece.iter().map(|action| {
                let after = action.becomes.unwrap_or(before);
                [first, PLACES as u16 + place(after, action.to)]
            }));
        }
        parts
    }
}
