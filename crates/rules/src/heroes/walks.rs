//! Where the pieces can go by walking, all at once.

use super::Heroes;
use super::hex::{BOARD, FARTHEST, LEAP_FROM, LEAPS, STEPS, shift};
use super::kinds::Force;

/// The most sets of walks: for six directions five distances and a leap each.
const WALKS: usize = 6 * (FARTHEST + 1);

/// Where pieces can go if no king minded: for what a walk adds to the number of a hex, the hexes
/// at which one arrives. (The pieces that arrive at one hex all come from elsewhere, so these
/// sets of all kinds of pieces can be one.)
pub(super) struct Walks {
    sets: [u128; WALKS],
    offsets: [i8; WALKS],
    /// How many sets there are; none of them is empty.
    len: usize,
}

impl Walks {
    /// Adds a set, unless it is empty.
    #[inline(always)]
    fn push(&mut self, set: u128, offset: i8) {
        // Without a branch: which sets are empty is hard to foresee.
        self.sets[self.len] = set;
        self.offsets[self.len] = offset;
        self.len += usize::from(set != 0);
    }

    /// The sets with their offsets.
    #[inline(always)]
    pub(super) fn iter(&self) -> impl Iterator<Item = (u128, i8)> {
        let sets = self.sets[..self.len].iter().copied();
        sets.zip(self.offsets.iter().copied())
    }
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
        for (set, distance) in [one, two, three, four, five].into_iter().zip(1..) {
            walks.push(set, distance * step);
        }
        walks.push((leaps | turns) & open, leap);
    }

    #[inline(always)]
    fn walks<const SEAT: usize>(&self) -> Walks {
        let mut walks = Walks {
            sets: [0; WALKS],
            offsets: [0; WALKS],
            len: 0,
        };
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
