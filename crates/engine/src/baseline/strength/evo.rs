//! EVO for two and for four: pieces, how far they have come, and how near a castle is.

use ludejo_rules::Seat;
use ludejo_rules::evo::EvoFor;

use super::Strength;

const PIECE: i32 = 100;
/// For each square that a piece has gone forward.
const STEP: i32 = 2;
/// By the actions that a capture of a castle is away.
const CASTLE: [i32; 6] = [0, 300, 190, 110, 50, 20];

impl<const SEATS: usize> Strength for EvoFor<SEATS> {
    fn strength(&self, seat: Seat) -> i32 {
        let advances = self.advances(seat);
        let pieces: i32 = advances.map(|step| PIECE + STEP * i32::from(step)).sum();
        let away = self.actions_to_castle(seat).map(usize::from);
        let castle = away.and_then(|actions| CASTLE.get(actions));
        pieces + castle.unwrap_or(&0)
    }
}
