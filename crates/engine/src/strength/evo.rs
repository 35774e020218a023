//! EVO for two and for four: pieces, and how far they have come.

use rules::Seat;
use rules::evo::Evo;

use super::Strength;

const PIECE: i32 = 100;
/// For each square that a piece has gone forward.
const STEP: i32 = 4;

impl<const SEATS: usize> Strength for Evo<SEATS> {
    fn strength(&self, seat: Seat) -> i32 {
        let steps = self
            .advances(seat)
            .map(|step| PIECE + STEP * i32::from(step));
        steps.sum()
    }
}
