//! The mobilization: three turns of several actions for each seat.

use super::Heroes;
use super::hex::{FARTHEST, GRID, Hex, hexes, spread};
use super::moves::{Action, Batch};
use crate::zobrist;

/// The turns that each seat has.
pub(super) const TURNS: u8 = 3;

/// How many actions each seat may make in turns 1, 2 and 3 of the mobilization; there is no
/// turn 0.
const ALLOWANCE: [[u8; TURNS as usize + 1]; 2] = [[0, 3, 5, 6], [0, 5, 3, 6]];

/// The random numbers of the turns; 0 when the mobilization is over.
static TURN_KEYS: [u64; TURNS as usize + 1] = {
    let mut table = zobrist::table(0x5455_524E);
    table[0] = 0;
    table
};

static MOVED_KEYS: [u64; GRID] = zobrist::table(0x004D_4F56_4544);

/// How many actions a seat may make in a turn of the mobilization.
pub(super) const fn allowance(seat: usize, turn: u8) -> u8 {
    ALLOWANCE[seat][turn as usize % 4]
}

impl Heroes {
    /// How many more actions the seat to move may make in this turn of the mobilization.
    pub(super) fn actions_left(&self) -> u8 {
        // In a valid position no more pieces have moved than may.
        allowance(self.own(), self.turn) - self.moved.count_ones() as u8
    }

    /// The part of the key that the mobilization has.
    pub(super) fn mobilization_key(&self) -> u64 {
        let moved = hexes(self.moved).map(moved_key);
        moved.fold(TURN_KEYS[usize::from(self.turn % 4)], |key, next| {
            key ^ next
        })
    }

    /// Notes that a piece has moved to this hex; the last action ends the turn.
    #[inline]
    pub(super) fn spend(&mut self, to: Hex) {
        self.moved |= to.bit();
        self.key ^= moved_key(to);
        if self.actions_left() == 0 {
            self.end_turn();
        }
    }

    /// Ends a turn of the mobilization, and after the last one the mobilization.
    #[cold]
    pub(super) fn end_turn(&mut self) {
        self.key ^= self.mobilization_key();
        self.moved = 0;
        if self.to_move == 1 {
            self.turn = if self.turn < TURNS { self.turn + 1 } else { 0 };
        }
        self.key ^= self.mobilization_key();
        self.pass();
    }

    /// The pieces of the seat to move that may still act in this turn.
    pub(super) fn fit_for_duty(&self) -> u128 {
        let own = self.seats[self.own()] & !self.moved;
        let force = self.force(own);
        force.fresh_pawns | force.knights | force.chariots | force.heroes
    }

    /// The actions of the mobilization.
    #[inline(always)]
    pub(super) fn visit_mobilization(&self, visit: &mut impl FnMut(Batch<'_>)) {
        let own = self.own();
        let movers = self.fit_for_duty();
        // Whoever leaves a way to a king may open it.
        let (own_king, enemy_king) = (self.threats(own), self.threats(1 - own));
        let delicate = movers & (own_king.shields | enemy_king.ways);
        // Whoever arrives here may attack the enemy's king, or lend power to one who does.
        let front = self.front();
        let walks = self.walks(movers & !delicate);
        visit(Batch::Walks(&walks, !front));
        self.look_at(&walks, front, visit);
        if delicate != 0 {
            self.look_at(&self.walks(delicate), u128::MAX, visit);
        }
        visit(Batch::One(Action::Done));
    }

    /// Where a piece of the seat to move that arrives may attack the enemy's king, or lend power
    /// to one that does.
    #[inline]
    fn front(&self) -> u128 {
        let own = self.own();
        let around = self.king(1 - own).around();
        let force = self.force(self.seats[own]);
        let powers = force.knights & around.leaps
            | force.camels & around.straight[3]
            | force.elephants & around.straight[4]
            | force.pawns & around.behind[own];
        around.straight[FARTHEST] | around.leaps | spread(powers)
    }
}

fn moved_key(hex: Hex) -> u64 {
    MOVED_KEYS[hex.index()]
}
