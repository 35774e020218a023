//! Where the pieces can go by walking, all at once.

use super::hex::{BOARD, FARTHEST, LEAP_FROM, LEAPS, STEPS, hexes, shift};
use super::kinds::Force;
use super::{Action, Heroes, Hex};
use crate::bits::{Bits, nth_bit_wide};

/// Kinds of walks: for six directions five distances and a leap each.
const WALKS: usize = 6 * (FARTHEST + 1);

/// What a walk of each kind adds to the number of a hex.
const OFFSETS: [i8; WALKS] = {
    let mut table = [0; WALKS];
    let mut index = 0;
    while index < WALKS {
        let (direction, distance) = (index / 6, index % 6 + 1);
        table[index] = if distance > FARTHEST {
            LEAPS[direction]
        } else {
            STEPS[direction] * distance as i8
        };
        index += 1;
    }
    table
};

/// Where pieces can go if no king minded: for each of [`OFFSETS`] the hexes at which one
/// arrives. (The pieces that arrive at one hex all come from elsewhere, so these sets of all
/// kinds of pieces can be one.)
pub(super) struct Walks([u128; WALKS]);

impl Walks {
    /// The number of walks that end among the targets.
    #[inline(always)]
    pub(super) fn count(&self, targets: u128) -> u32 {
        let counts = self.0.iter().map(|set| (set & targets).count_ones());
        counts.sum()
    }

    /// Calls `visit` with each of the walks that end among the targets.
    #[inline(always)]
    pub(super) fn for_each(&self, targets: u128, mut visit: impl FnMut(Action)) {
        // Which sets are empty is hard to foresee; this way it costs no mispredicted branches.
        let mut filled = 0_u64;
        for (index, set) in self.0.iter().enumerate() {
            filled |= u64::from(set & targets != 0) << index;
        }
        for index in Bits(filled).map(usize::from) {
            for to in hexes(self.0[index] & targets) {
                visit(arriving(to, OFFSETS[index]));
            }
        }
    }

    /// The walk of this number, counted from 0, or else how many are missing.
    #[inline(always)]
    pub(super) fn nth(&self, number: u32) -> Result<Action, u32> {
        let mut rest = number;
        for (set, offset) in self.0.iter().zip(OFFSETS) {
            let count = set.count_ones();
            if rest < count {
                let to = Hex::from_number(nth_bit_wide(*set, rest));
                return Ok(arriving(to, offset));
            }
            rest -= count;
        }
        Err(rest)
    }
}

/// The walk that arrives at `to` from `offset` behind.
#[inline(always)]
fn arriving(to: Hex, offset: i8) -> Action {
    let from = Hex::from_number(to.number().wrapping_add_signed(-offset));
    Action::Walk { from, to }
}

/// Who moves where, for the sets of [`Walks`].
struct Movers {
    force: Force,
    /// Those of them who stand near a hero.
    near: u128,
    empty: u128,
    enemy: u128,
}

impl Movers {
    /// The walks in direction `D` of seat `SEAT`.
    #[inline(always)]
    fn walk<const SEAT: usize, const D: usize>(&self, walks: &mut Walks) {
        let Self {
            force,
            near,
            empty,
            enemy,
        } = self;
        let Force {
            chariots,
            knights,
            camels,
            ..
        } = force;
        let open = empty | enemy;
        let step = const { STEPS[D] };
        let next_step = const { STEPS[(D + 1) % 6] };
        // 0 is straight forward, 1 and 5 are slanting forward, 3 is straight backward.
        let course = const { (D + 3 * SEAT) % 6 };

        let both = force.king | force.heroes | chariots | camels;
        let captures = both
            | match course {
                0 => force.guards | force.pawns & near,
                1 | 5 => force.guards | force.pawns,
                _ => 0,
            };
        let moves = both
            | force.elephants
            | force.guards
            | match course {
                0 => force.pawns,
                2 | 4 => force.pawns & near,
                _ => 0,
            };
        let way = shift(*empty, step);
        let one = shift(captures, step) & enemy | shift(moves, step) & empty;
        let mut two = shift(force.heroes | chariots | knights | camels, 2 * step) & way & open;
        if course == 0 {
            two |= shift(force.fresh_pawns, 2 * step) & way & empty;
        }
        let way = way & shift(*empty, 2 * step);
        let three = shift(chariots | knights | camels & near, 3 * step) & way & open;
        let way = way & shift(*empty, 3 * step);
        let four = shift(*chariots, 4 * step) & way & open;
        let way = way & shift(*empty, 4 * step);
        let five = shift(*chariots, 5 * step) & way & open;

        let leap = const { LEAPS[D] };
        let leaps = shift(knights & near & const { LEAP_FROM[D] }, leap);
        let ways = shift(*empty, step) | shift(*empty, next_step);
        let turns = shift(force.heroes, leap) & ways;
        let leap = (leaps | turns) & open;
        walks.0[6 * D..6 * D + 6].copy_from_slice(&[one, two, three, four, five, leap]);
    }

    #[inline(always)]
    fn walks<const SEAT: usize>(&self) -> Walks {
        let mut walks = Walks([0; WALKS]);
        self.walk::<SEAT, 0>(&mut walks);
        self.walk::<SEAT, 1>(&mut walks);
        self.walk::<SEAT, 2>(&mut walks);
        self.walk::<SEAT, 3>(&mut walks);
        self.walk::<SEAT, 4>(&mut walks);
        self.walk::<SEAT, 5>(&mut walks);
        walks
    }
}

impl Heroes {
    /// Where these pieces of the seat to move can go.
    #[inline(never)]
    pub(super) fn walks(&self, pieces: u128) -> Walks {
        let own = usize::from(self.to_move);
        let movers = Movers {
            force: self.force(pieces),
            near: self.near(own),
            empty: BOARD & !self.occupied(),
            // In the mobilization nothing is captured.
            enemy: if self.turn > 0 {
                0
            } else {
                self.seats[1 - own]
            },
        };
        if own == 0 {
            movers.walks::<0>()
        } else {
            movers.walks::<1>()
        }
    }
}
