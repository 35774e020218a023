//! How the pieces move and capture.

use rand::{Rng, RngExt};

use super::{HEROO, Herooj, MASTER_PIECE, PAWN};
use crate::bits::{Bits, nth_bit};

/// From a square to a square: a move, or a capture by a jump of two squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action {
    /// Where the piece stands, 0 for `a1` to 63 for `h8`.
    pub from: u8,
    /// Where it goes.
    pub to: u8,
}

/// The eight directions, as steps in file and rank.
pub(super) const DIRECTIONS: [(i8, i8); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;
const RANK_1: u64 = 0xFF;
const RANK_8: u64 = RANK_1 << 56;

/// The squares reached by one step from each of `set`; what would leave the board is lost.
#[inline(always)]
fn step(set: u64, direction: usize) -> u64 {
    let (file, rank) = DIRECTIONS[direction];
    let mut lost = 0;
    match file {
        1 => lost |= FILE_H,
        -1 => lost |= FILE_A,
        _ => {}
    }
    match rank {
        1 => lost |= RANK_8,
        -1 => lost |= RANK_1,
        _ => {}
    }
    (set & !lost).rotate_left((offset(direction) & 63) as u32)
}

/// What one step adds to the number of a square.
#[inline(always)]
const fn offset(direction: usize) -> i8 {
    let (file, rank) = DIRECTIONS[direction];
    rank * 8 + file
}

/// Where pieces can go in one direction.
struct Targets {
    /// By a move of one square.
    one: u64,
    /// By a move of two squares.
    two: u64,
    /// By a capture.
    capture: u64,
}

impl<const MASTER: bool> Herooj<MASTER> {
    /// Where the seat to move can go in this direction.
    #[inline(always)]
    fn targets(&self, direction: usize) -> Targets {
        let seat = usize::from(self.to_move);
        let (own, enemy) = (self.seats[seat], self.seats[1 - seat]);
        let empty = !(own | enemy);
        let (file, rank) = DIRECTIONS[direction];
        let is_forward = if seat == 0 { rank > 0 } else { rank < 0 };
        // Pawns go the three ways forward, heroos the five others, masters all eight.
        let walkers = self.kinds[MASTER_PIECE] | self.kinds[if is_forward { PAWN } else { HEROO }];
        // All jump orthogonally, masters diagonally as well.
        let is_diagonal = file != 0 && rank != 0;
        let jumpers = if is_diagonal {
            self.kinds[MASTER_PIECE]
        } else {
            u64::MAX
        };
        let one = step(own & walkers, direction) & empty;
        let two = step(one, direction) & empty;
        let jumped = step(own & jumpers, direction) & own;
        let capture = step(jumped, direction) & enemy;
        Targets { one, two, capture }
    }

    #[inline]
    pub(super) fn visit_actions(&self, mut visit: impl FnMut(Action)) {
        if self.decided() {
            return;
        }
        for direction in 0..8 {
            let Targets { one, two, capture } = self.targets(direction);
            let offset = offset(direction);
            for to in Bits(one) {
                visit(arriving(to, offset));
            }
            // Two squares away stands an empty square or an enemy, never both.
            for to in Bits(two | capture) {
                visit(arriving(to, 2 * offset));
            }
        }
    }

    #[inline]
    pub(super) fn count(&self) -> u32 {
        if self.decided() {
            return 0;
        }
        let counts = (0..8).map(|direction| {
            let Targets { one, two, capture } = self.targets(direction);
            one.count_ones() + (two | capture).count_ones()
        });
        counts.sum()
    }

    #[inline]
    pub(super) fn draw(&self, rng: &mut impl Rng) -> Option<Action> {
        if self.decided() {
            return None;
        }
        let mut sets = [0; 16];
        let mut total = 0;
        for direction in 0..8 {
            let Targets { one, two, capture } = self.targets(direction);
            sets[2 * direction] = one;
            sets[2 * direction + 1] = two | capture;
            total += one.count_ones() + (two | capture).count_ones();
        }
        if total == 0 {
            return None;
        }
        let mut rest = rng.random_range(0..total);
        let mut index = 0;
        while rest >= sets[index].count_ones() {
            rest -= sets[index].count_ones();
            index += 1;
        }
        let distance = if index % 2 == 0 { 1 } else { 2 };
        Some(arriving(
            nth_bit(sets[index], rest),
            distance * offset(index / 2),
        ))
    }
}

/// The action that arrives at `to` from `offset` squares behind.
#[inline(always)]
fn arriving(to: u8, offset: i8) -> Action {
    Action {
        from: to.wrapping_add_signed(-offset),
        to,
    }
}
