//! EVO for two: captures of pieces and of the castle.

use ludejo_rules::bits::at_wide;
use ludejo_rules::evo::{Action, Evo};
use ludejo_rules::{Game, Seat};

use super::{Pruning, Tactics};

const PIECE: i32 = 100;
/// Beyond all pieces together.
const CASTLE: i32 = 5_000;
const SQUARES: usize = 128;

impl Tactics for Evo {
    /// What an enemy holds: its pieces, its castle.
    type Sight = (u128, u8);

    const SLOTS: usize = SQUARES * SQUARES;
    const SPOTS: usize = 5 * SQUARES;
    const PRUNING: Pruning = Pruning {
        reductions: true,
        late_pruning: true,
        ..Pruning::NONE
    };

    #[inline]
    fn sight(&self) -> (u128, u8) {
        let enemy: Seat = self.to_move().next(2);
        (self.pieces(enemy), Self::castle(enemy))
    }

    #[inline]
    fn slot(&self, action: Action) -> usize {
        usize::from(action.from) * SQUARES + usize::from(action.to)
    }

    #[inline]
    fn spot(&self, action: Action) -> usize {
        let role = action.becomes.map_or(4, |role| role as usize);
        role * SQUARES + usize::from(action.to)
    }

    #[inline]
    fn gain(&self, (pieces, castle): (u128, u8), action: Action) -> i32 {
        if action.to == castle {
            return CASTLE;
        }
        i32::from(at_wide(pieces, action.to)) * PIECE
    }

    /// Of the captures that differ only in what the piece shows then, one is enough.
    #[inline]
    fn is_noisy(&self, action: Action, gain: i32) -> bool {
        gain > 0 && action.becomes.is_none()
    }

    #[inline]
    fn for_each_noisy(&self, mut see: impl FnMut(u16, Action, i32)) {
        let sight = self.sight();
        let (pieces, castle) = sight;
        self.for_each_move_to(pieces | 1 << castle, |place, action| {
            see(place, action, self.gain(sight, action));
        });
    }

    #[inline]
    fn decided(&self) -> bool {
        self.outcome().is_some()
    }

    fn passed(&self) -> Option<Self> {
        Some(Self::passed(self))
    }
}
