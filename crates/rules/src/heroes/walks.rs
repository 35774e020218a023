//! Where the pieces can go by walking, all at once.

use super::hex::{BOARD, LEAP_FROM, LEAPS, STEPS, hexes, shift};
use super::kinds::Force;
use super::{Action, Heroes, Hex};
use crate::ActionList;
use crate::bits::{Bits, nth_bit_wide};

/// So many actions are listed at once, be there as many or not: that costs less than a loop whose
/// end is hard to foresee.
pub(super) const AT_ONCE: usize = 4;

/// How pieces arrive somewhere.
#[derive(Clone, Copy)]
pub(super) struct Arrival {
    /// What the way adds to the number of a hex.
    pub(super) offset: i8,
    /// The place in [`STEPS`], or in [`LEAPS`].
    pub(super) direction: usize,
    /// The number of steps straight; 0 for a leap.
    pub(super) distance: usize,
}

impl Arrival {
    /// Where the piece comes from that arrives here.
    #[inline(always)]
    pub(super) fn from(self, to: Hex) -> Hex {
        Hex::from_number(to.number().wrapping_add_signed(-self.offset))
    }
}

/// Where pieces can go if no king minded.
pub(super) struct Walks {
    /// Those who go.
    pieces: u128,
    /// For each direction the hexes at which one arrives straight. Which one is plain: the way is
    /// empty, so it is the nearest behind.
    straight: [u128; 6],
    /// For each of [`LEAPS`] the hexes at which a knight arrives leaping or a hero turning.
    leaps: [u128; 6],
}

impl Walks {
    /// The number of walks that end among the targets.
    #[inline(always)]
    pub(super) fn count(&self, targets: u128) -> u32 {
        let sets = self.straight.iter().chain(&self.leaps);
        sets.map(|set| (set & targets).count_ones()).sum()
    }

    /// Calls `visit` with sets of hexes among the targets and the way by which pieces arrive there.
    #[inline(always)]
    pub(super) fn for_each_set(&self, targets: u128, mut visit: impl FnMut(u128, Arrival)) {
        for (direction, (set, step)) in self.straight.into_iter().zip(STEPS).enumerate() {
            let mut rest = set & targets;
            let (mut behind, mut offset, mut distance) = (self.pieces, 0, 0);
            while rest != 0 {
                behind = shift(behind, step);
                offset += step;
                distance += 1;
                let arrival = Arrival {
                    offset,
                    direction,
                    distance,
                };
                visit(rest & behind, arrival);
                rest &= !behind;
            }
        }
        for (direction, (set, offset)) in self.leaps.into_iter().zip(LEAPS).enumerate() {
            let arrival = Arrival {
                offset,
                direction,
                distance: 0,
            };
            visit(set & targets, arrival);
        }
    }

    /// Calls `visit` with each of the walks that end among the targets.
    #[inline(always)]
    pub(super) fn for_each(&self, targets: u128, mut visit: impl FnMut(Action)) {
        self.for_each_set(targets, |set, arrival| {
            hexes(set).map(walk(arrival)).for_each(&mut visit);
        });
    }

    /// Adds the walks that end among the targets to a list, as `make` makes them: it is called with
    /// an arrival, and what it returns is called with each hex where a piece arrives like that.
    #[inline(always)]
    pub(super) fn list<T, M: Fn(Hex) -> T>(
        &self,
        targets: u128,
        list: &mut impl ActionList<T>,
        make: impl Fn(Arrival) -> M,
    ) {
        self.for_each_set(targets, |set, arrival| {
            let make = make(arrival);
            // Most walks are single steps.
            if arrival.distance == 1 {
                add::<AT_ONCE, T>(set, list, make);
            } else {
                add::<2, T>(set, list, make);
            }
        });
    }

    /// The walk of this number, counted from 0, or else how many are missing.
    #[inline(always)]
    pub(super) fn nth(&self, number: u32) -> Result<Action, u32> {
        let mut rest = number;
        for (set, step) in self.straight.into_iter().zip(STEPS) {
            let count = set.count_ones();
            if rest < count {
                let to = nth_bit_wide(set, rest);
                let mut from = to.wrapping_add_signed(-step);
                while self.pieces >> from & 1 == 0 {
                    from = from.wrapping_add_signed(-step);
                }
                return Ok(walk_between(from, to));
            }
            rest -= count;
        }
        for (set, leap) in self.leaps.into_iter().zip(LEAPS) {
            let count = set.count_ones();
            if rest < count {
                let to = nth_bit_wide(set, rest);
                return Ok(walk_between(to.wrapping_add_signed(-leap), to));
            }
            rest -= count;
        }
        Err(rest)
    }
}

/// Adds what `make` makes of the hexes of a set to a list, `W` of each half of it at once.
#[inline(always)]
fn add<const W: usize, T>(set: u128, list: &mut impl ActionList<T>, make: impl Fn(Hex) -> T) {
    // Half a word at a time, which takes far fewer instructions.
    for (half, lowest) in [(set as u64, 0), ((set >> 64) as u64, 64)] {
        let mut rest = half;
        let first = [(); W].map(|()| {
            let to = lowest + rest.trailing_zeros() as u8;
            rest &= rest.wrapping_sub(1);
            make(Hex::from_number(to))
        });
        list.push_first(first, half.count_ones().min(W as u32) as usize);
        Bits(rest).for_each(|to| list.push(make(Hex::from_number(lowest + to))));
    }
}

/// Makes walks that arrive like this, from the hexes where they end.
#[inline(always)]
pub(super) fn walk(arrival: Arrival) -> impl Fn(Hex) -> Action {
    move |to| {
        let from = arrival.from(to);
        Action::Walk { from, to }
    }
}

/// The walk from one number of a hex to another.
#[inline(always)]
fn walk_between(from: u8, to: u8) -> Action {
    let [from, to] = [from, to].map(Hex::from_number);
    Action::Walk { from, to }
}

/// Who moves where.
struct Movers {
    force: Force,
    /// Those of them who stand near a hero.
    near: u128,
    empty: u128,
    enemy: u128,
}

impl Movers {
    /// Where pieces of seat `SEAT` arrive straight in direction `D`.
    #[inline(always)]
    fn straight<const SEAT: usize, const D: usize>(&self) -> u128 {
        let Self {
            force,
            near,
            empty,
            enemy,
        } = self;
        let ahead = |set| shift(set, const { STEPS[D] });

        // Who goes one, two and three hexes or more, and captures as it moves.
        let line = force.chariots | force.camels;
        let one = line | force.king | force.heroes;
        let two = line | force.heroes | force.knights;
        let three = force.chariots | force.knights | force.camels & near;
        let far = force.chariots | empty & ahead(force.chariots);
        let far = two | empty & ahead(three | empty & ahead(far));
        let both = ahead(one | empty & ahead(far));

        // 0 is straight forward, 1 and 5 are slanting forward, 3 is straight backward.
        let (captures, moves) = match const { (D + 3 * SEAT) % 6 } {
            0 => (
                force.guards | force.pawns & near,
                force.pawns | empty & ahead(force.fresh_pawns),
            ),
            1 | 5 => (force.guards | force.pawns, 0),
            2 | 4 => (0, force.pawns & near),
            _ => (0, 0),
        };
        let moves = moves | force.elephants | force.guards;
        (both | ahead(captures)) & enemy | (both | ahead(moves)) & empty
    }

    /// Where knights arrive by the leap that begins in direction `D`, and heroes by two steps.
    #[inline(always)]
    fn leap<const D: usize>(&self) -> u128 {
        let (leap, from) = const { (LEAPS[D], LEAP_FROM[D]) };
        let leaps = shift(self.force.knights & self.near & from, leap);
        let ways =
            shift(self.empty, const { STEPS[D] }) | shift(self.empty, const { STEPS[(D + 1) % 6] });
        let turns = shift(self.force.heroes, leap) & ways;
        (leaps | turns) & (self.empty | self.enemy)
    }

    #[inline(always)]
    fn walks<const SEAT: usize>(&self, pieces: u128) -> Walks {
        Walks {
            pieces,
            straight: [
                self.straight::<SEAT, 0>(),
                self.straight::<SEAT, 1>(),
                self.straight::<SEAT, 2>(),
                self.straight::<SEAT, 3>(),
                self.straight::<SEAT, 4>(),
                self.straight::<SEAT, 5>(),
            ],
            leaps: [
                self.leap::<0>(),
                self.leap::<1>(),
                self.leap::<2>(),
                self.leap::<3>(),
                self.leap::<4>(),
                self.leap::<5>(),
            ],
        }
    }
}

impl Heroes {
    /// Where these pieces of the seat to move can go.
    #[inline(never)]
    pub(super) fn walks(&self, pieces: u128) -> Walks {
        let own = self.own();
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
            movers.walks::<0>(pieces)
        } else {
            movers.walks::<1>(pieces)
        }
    }
}
