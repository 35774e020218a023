//! Herooj and Master Herooj: captures, pawns that become heroos, heroos that come home.

use ludejo_rules::herooj::{Action, HeroojVariant};
use ludejo_rules::{Game, Seat};

use super::{Constants, Pruning, Tactics};

const PAWN: i32 = 100;
const HEROO: i32 = 200;
const MASTER_PIECE: i32 = 150;
/// Beyond all pieces together.
const HOME: i32 = 5_000;
/// The ranks where the first seat's heroos are at home, and the one where its pawns become heroos.
const NEAR: u64 = 0xFFFF;
const FAR: u64 = 0xFF << 56;

impl<const MASTER: bool> Tactics for HeroojVariant<MASTER> {
    type Sight = ();

    const SLOTS: usize = 64 * 64;
    const SPOTS: usize = 3 * 64;
    const PRUNING: Pruning = Pruning {
        null_move: false,
        ..Pruning::ALL
    };
    // Fitted to Herooj: docs/tuning.md.
    const CONSTANTS: Constants = Constants {
        reduction: 725,
        reduced: 311,
        history: 9619,
        late: 376,
        later: 194,
        unpromising: 45,
        margin: 64,
        delta: 718,
        aspiration: 25,
        ..Constants::USUAL
    };

    fn sight(&self) {}

    #[inline]
    fn slot(&self, action: Action) -> usize {
        usize::from(action.from()) * 64 + usize::from(action.to())
    }

    #[inline]
    fn spot(&self, action: Action) -> usize {
        let kind = match worth(self, self.to_move(), action.from()) {
            HEROO => 1,
            MASTER_PIECE => 2,
            _ => 0,
        };
        kind * 64 + usize::from(action.to())
    }

    #[inline]
    fn gain(&self, (): (), action: Action) -> i32 {
        let seat = self.to_move();
        let rank = if seat == Seat::FIRST {
            action.to() / 8
        } else {
            7 - action.to() / 8
        };
        let mut gain = worth(self, seat.next(2), action.to());
        if rank == 7 && self.pawns(seat) >> action.from() & 1 == 1 {
            gain += HEROO - PAWN;
        }
        if rank <= 1 && self.heroos(seat) >> action.from() & 1 == 1 {
            gain += HOME;
        }
        gain
    }

    #[inline]
    fn for_each_noisy(&self, mut see: impl FnMut(u16, Action, i32)) {
        let seat = self.to_move();
        let enemies = self.pieces(seat.next(2));
        let (near, far) = if seat == Seat::FIRST {
            (NEAR, FAR)
        } else {
            (NEAR.swap_bytes(), FAR.swap_bytes())
        };
        self.for_each_action_to([enemies | far, enemies | near, enemies], |place, action| {
            see(place, action, self.gain((), action));
        });
    }

    #[inline]
    fn stake(&self, action: Action) -> i32 {
        worth(self, self.to_move(), action.from())
    }

    #[inline]
    fn decided(&self) -> bool {
        Self::decided(self)
    }

    fn passed(&self) -> Option<Self> {
        Some(Self::passed(self))
    }
}

/// The worth of a seat's piece on a square; 0 if it has none there.
#[inline]
fn worth<const MASTER: bool>(position: &HeroojVariant<MASTER>, seat: Seat, square: u8) -> i32 {
    let on = |set: u64| (set >> square & 1) as i32;
    on(position.pawns(seat)) * PAWN
        + on(position.heroos(seat)) * HEROO
        + on(position.masters(seat)) * MASTER_PIECE
}
