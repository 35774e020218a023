//! Where the pieces can go.

use arrayvec::ArrayVec;
use rand::{Rng, RngExt};

use super::grid::{BOARD, NEIGHBOURS, STRIDE, has, spread};
use super::{Action, MOST_PIECES, Sparta};
use crate::ActionList;
use crate::bits::{Bits, nth_bit_wide};

/// The steps of a hero.
const HERO_STEPS: u8 = 3;
/// The files and ranks of the square around a hero that holds all it can reach.
const WIDTH: u8 = 2 * HERO_STEPS + 1;

/// Room for the actions of eight heroes that nothing hinders, and for a last [`Row`].
pub(super) const CAPACITY: usize = MOST_PIECES * (WIDTH * WIDTH - 1) as usize + ROW;
/// Room for the squares of a row; a power of two makes for few instructions.
const ROW: usize = 8;

/// The squares of a set in one row of the square around a piece.
#[derive(Clone, Copy)]
struct Row {
    /// How many there are.
    count: u8,
    /// Their places in the row, followed by zeros.
    places: [u8; ROW],
}

/// The rows by their bits.
static ROWS: [Row; 1 << WIDTH] = {
    let mut rows = [Row {
        count: 0,
        places: [0; ROW],
    }; 1 << WIDTH];
    let mut bits = 0;
    while bits < rows.len() {
        let row = &mut rows[bits];
        let mut place = 0;
        while place < WIDTH {
            if bits >> place & 1 == 1 {
                row.places[row.count as usize] = place;
                row.count += 1;
            }
            place += 1;
        }
        bits += 1;
    }
    rows
};

/// The lowest square of those around a piece, which may lie beyond the board.
#[inline(always)]
fn corner(from: u8) -> u8 {
    from.wrapping_sub(HERO_STEPS * (STRIDE + 1))
}

impl Sparta {
    /// The squares that a piece can walk to from here.
    #[inline(always)]
    pub(super) fn reach(&self, from: u8) -> u128 {
        let empty = BOARD & !self.occupied();
        let one = NEIGHBOURS[usize::from(from & 127)] & empty;
        let two = spread(one) & empty;
        if has(self.heroes, from) {
            spread(two) & empty
        } else {
            two
        }
    }

    /// The warriors that can become heroes where they stand.
    #[inline(always)]
    pub(super) fn candidates(&self) -> u128 {
        let seat = usize::from(self.to_move);
        self.seats[seat] & !self.heroes & self.cities(seat)
    }

    #[inline(always)]
    pub(super) fn list(&self, list: &mut ArrayVec<Action, CAPACITY>) {
        list.clear();
        let walk = |from: u8, rank, place| {
            let left = corner(from).wrapping_add(rank * STRIDE);
            Action::walk(from, left.wrapping_add(place))
        };
        self.list_as(list, |action| action, walk);
    }

    /// Adds something for each legal action to a list: `walk` makes it for a walk, from where the
    /// piece stands and the rank and file of its target within the square around it, and `one` for
    /// the others.
    #[inline(always)]
    pub(super) fn list_as<T>(
        &self,
        list: &mut impl ActionList<T>,
        one: impl Fn(Action) -> T,
        walk: impl Fn(u8, u8, u8) -> T,
    ) {
        if self.decided() {
            return;
        }
        let mut is_stuck = true;
        for at in Bits(self.candidates()) {
            list.push(one(Action::promotion(at)));
            is_stuck = false;
        }
        for from in Bits(self.seats[usize::from(self.to_move)]) {
            let around = self.reach(from).rotate_right(corner(from).into());
            is_stuck &= around == 0;
            for rank in 0..WIDTH {
                let bits = around >> (rank * STRIDE) & (ROWS.len() as u128 - 1);
                let row = &ROWS[bits as usize];
                let walks = row.places.map(|place| walk(from, rank, place));
                list.push_first(walks, row.count.into());
            }
        }
        if is_stuck {
            list.push(one(Action::PASS));
        }
    }

    /// Hands over the walks to one of these squares, each with its place in the list of all actions.
    #[inline]
    pub fn for_each_walk_to(&self, targets: u128, mut visit: impl FnMut(u16, Action)) {
        if targets & !self.occupied() == 0 || self.decided() {
            return;
        }
        let mut place = self.candidates().count_ones();
        for from in Bits(self.seats[usize::from(self.to_move)]) {
            let reach = self.reach(from);
            for to in Bits(reach & targets) {
                let earlier = (reach & ((1 << to) - 1)).count_ones();
                visit((place + earlier) as u16, Action::walk(from, to));
            }
            place += reach.count_ones();
        }
    }

    #[inline]
    pub(super) fn count(&self) -> u32 {
        if self.decided() {
            return 0;
        }
        let mut count = self.candidates().count_ones();
        for from in Bits(self.seats[usize::from(self.to_move)]) {
            count += self.reach(from).count_ones();
        }
        // A seat that can do nothing else passes.
        count.max(1)
    }

    #[inline]
    pub(super) fn draw(&self, rng: &mut impl Rng) -> Option<Action> {
        if self.decided() {
            return None;
        }
        let candidates = self.candidates();
        let mut total = candidates.count_ones();
        let mut reaches = [(0, 0, 0); MOST_PIECES];
        let own = Bits(self.seats[usize::from(self.to_move)]);
        for (entry, from) in reaches.iter_mut().zip(own) {
            let reach = self.reach(from);
            let count = reach.count_ones();
            *entry = (from, reach, count);
            total += count;
        }
        if total == 0 {
            return Some(Action::PASS);
        }
        let mut rest = rng.random_range(0..total);
        for (from, reach, count) in reaches {
            if rest < count {
                return Some(Action::walk(from, nth_bit_wide(reach, rest)));
            }
            rest -= count;
        }
        Some(Action::promotion(nth_bit_wide(candidates, rest)))
    }
}
