//! How the pieces move and capture.

use rand::Rng;

use super::{HEROO, HeroojVariant, MASTER_PIECE, PAWN};
use crate::ActionList;
use crate::bits::{Bits, choose_of_eights, transpose};

/// From a square to a square: a move, or a capture by a jump of two squares.
///
/// In one word, the first square in its upper half, so that eight are written like one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action(u16);

impl Action {
    /// The action from one square to another, 0 for `a1` to 63 for `h8`.
    #[inline]
    #[must_use]
    pub const fn new(from: u8, to: u8) -> Self {
        Self((from as u16) << 8 | to as u16)
    }

    /// Where the piece stands.
    #[inline]
    #[must_use]
    pub const fn from(self) -> u8 {
        (self.0 >> 8) as u8
    }

    /// Where it goes.
    #[inline]
    #[must_use]
    pub const fn to(self) -> u8 {
        self.0 as u8
    }

    /// The action from a square by a step, which does not leave the board.
    #[inline]
    const fn by(from: u8, step: i16) -> Self {
        Self(Self::new(from, from).0.wrapping_add_signed(step))
    }
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

/// The squares from which so many steps lead into `set`, and some on the edges from which they
/// leave the board.
#[inline(always)]
const fn before(set: u64, direction: usize, steps: i16) -> u64 {
    set.rotate_right(((steps * step(direction)) & 63) as u32)
}

/// The squares from which one step does not leave the board.
#[inline(always)]
const fn inside(direction: usize) -> u64 {
    let (file, rank) = DIRECTIONS[direction];
    let file = match file {
        1 => FILE_H,
        -1 => FILE_A,
        _ => 0,
    };
    let rank = match rank {
        1 => RANK_8,
        -1 => RANK_1,
        _ => 0,
    };
    !(file | rank)
}

/// What one step adds to the number of a square.
#[inline(always)]
const fn step(direction: usize) -> i16 {
    let (file, rank) = DIRECTIONS[direction];
    (rank * 8 + file) as i16
}

impl<const MASTER: bool> HeroojVariant<MASTER> {
    /// Which pieces of the seat to move can go in each direction, one square and two squares.
    #[inline(always)]
    fn movers(&self) -> [[u64; 8]; 2] {
        let [mut one, mut two] = [[0; 8]; 2];
        for (direction, (one, two)) in one.iter_mut().zip(&mut two).enumerate() {
            [*one, *two] = self.movers_in(direction);
        }
        [one, two]
    }

    #[inline(always)]
    fn movers_in(&self, direction: usize) -> [u64; 2] {
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
        let one = own & walkers & before(empty, direction, 1);
        let two = one & before(empty, direction, 2);
        // The friend jumped, and the enemy behind it.
        let capture = own & jumpers & before(own, direction, 1) & before(enemy, direction, 2);
        let inside = inside(direction);
        let far_inside = inside & before(inside, direction, 1);
        // Two squares away stands an empty square or an enemy, never both.
        [one & inside, (two | capture) & far_inside]
    }

    /// Calls `visit` with each piece of the seat to move and the directions in which it can go
    /// one square and two squares, a bit for each.
    #[inline(always)]
    fn for_each_piece(&self, mut visit: impl FnMut(u8, [u8; 2])) {
        if self.decided() {
            return;
        }
        let movers = self.movers();
        let [one, two] = movers.map(|sets| transpose(sets).map(u64::to_le_bytes));
        for from in Bits(self.seats[usize::from(self.to_move)]) {
            let (file, rank) = (usize::from(from % 8), usize::from(from / 8));
            visit(from, [one[file][rank], two[file][rank]]);
        }
    }

    #[inline]
    pub(super) fn visit_actions(&self, mut visit: impl FnMut(Action)) {
        self.for_each_piece(|from, ways| {
            for (directions, distance) in ways.into_iter().zip(1..) {
                for direction in Bits(u32::from(directions)) {
                    visit(Action::by(from, distance * step(direction.into())));
                }
            }
        });
    }

    #[inline]
    pub(super) fn list(&self, list: &mut impl ActionList<Action>) {
        list.clear();
        self.for_each_piece(|from, ways| {
            for (directions, distance) in ways.into_iter().zip(1..) {
                let steps = STEPS[usize::from(directions)];
                // A fixed number of additions at once costs less than a loop that ends after
                // none to eight.
                let actions = steps.map(|step| Action::by(from, distance * step));
                list.push_first(actions, directions.count_ones() as usize);
            }
        });
    }

    /// Hands over the actions by which a pawn, a heroo or a master gets to one of these squares, each
    /// with its place in the list of all actions.
    #[inline]
    pub fn for_each_action_to(&self, targets: [u64; 3], mut visit: impl FnMut(u16, Action)) {
        if self.decided() {
            return;
        }
        let movers = self.movers();
        let mut wanted = movers;
        let mut any = 0;
        for (sets, steps) in wanted.iter_mut().zip(1..) {
            for (direction, set) in sets.iter_mut().enumerate() {
                let mut leads = 0;
                for (kind, targets) in self.kinds.iter().zip(targets) {
                    leads |= kind & before(targets, direction, steps);
                }
                *set &= leads;
                any |= *set;
            }
        }
        if any == 0 {
            return;
        }
        let by_piece = |sets: [u64; 8]| transpose(sets).map(u64::to_le_bytes);
        let (movers, wanted) = (movers.map(by_piece), wanted.map(by_piece));
        let mut place = 0;
        for from in Bits(self.seats[usize::from(self.to_move)]) {
            let (file, rank) = (usize::from(from % 8), usize::from(from / 8));
            for (distance, (movers, wanted)) in (1..).zip(movers.iter().zip(&wanted)) {
                let ways = movers[file][rank];
                for direction in Bits(u32::from(wanted[file][rank])) {
                    let earlier = (u32::from(ways) & ((1 << direction) - 1)).count_ones();
                    let action = Action::by(from, distance * step(direction.into()));
                    visit(place + earlier as u16, action);
                }
                place += ways.count_ones() as u16;
            }
        }
    }

    #[inline]
    pub(super) fn count(&self) -> u32 {
        if self.decided() {
            return 0;
        }
        let movers = self.movers();
        movers
            .as_flattened()
            .iter()
            .map(|set| set.count_ones())
            .sum()
    }

    #[inline]
    pub(super) fn draw(&self, rng: &mut impl Rng) -> Option<Action> {
        if self.decided() {
            return None;
        }
        // One of at most 14 pieces, 4 of them masters, goes at most 8 ways by one square or two.
        let (index, from) = choose_of_eights(&self.movers(), rng)?;
        let distance = if index < 8 { 1 } else { 2 };
        Some(Action::by(from, distance * step(index % 8)))
    }
}

/// The steps of a set of directions, in order, followed by zeros.
static STEPS: [[i16; 8]; 256] = {
    let mut steps = [[0; 8]; 256];
    let mut directions = 0;
    while directions < 256 {
        let mut count = 0;
        let mut direction = 0;
        while direction < 8 {
            if directions >> direction & 1 == 1 {
                steps[directions][count] = step(direction);
                count += 1;
            }
            direction += 1;
        }
        directions += 1;
    }
    steps
};
