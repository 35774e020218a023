//! What a seat can do: place, step, turn the plate.

use rand::Rng;

use super::{BOARD, FILE_A, INNER, OUTER, RANK_1, Rooya};
use crate::ActionList;
use crate::bits::{Bits, choose};

/// One action. Points are numbered rank by rank, 0 for `a1` to 24 for `e5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Phase 1: a new pawn comes to this point.
    Place(u8),
    /// Phase 2: a pawn goes to a neighbouring point.
    Step {
        /// Where it stands.
        from: u8,
        /// Where it goes.
        to: u8,
    },
    /// Phase 2: a pawn goes over to the other plate and one step on.
    TwoSteps {
        /// Where it stands.
        from: u8,
        /// The point that it comes to first.
        via: u8,
        /// Where it ends.
        to: u8,
    },
    /// Phase 2: the inner plate turns.
    Turn(Turn),
}

/// How far the inner plate turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Turn {
    /// A quarter: what stood on `b2` goes to `b4`.
    Clockwise,
    /// A quarter: what stood on `b2` goes to `d2`.
    Counterclockwise,
    /// Half round: what stood on `b2` goes to `d4`.
    Half,
}

impl Turn {
    /// All the turns there are.
    pub const ALL: [Self; 3] = [Self::Clockwise, Self::Counterclockwise, Self::Half];

    /// What these pawns are after the turn.
    #[inline]
    #[must_use]
    pub const fn of(self, pawns: u32) -> u32 {
        let turned = match self {
            Self::Clockwise => clockwise(pawns),
            Self::Counterclockwise => half(clockwise(pawns)),
            Self::Half => half(pawns),
        };
        pawns & OUTER | turned & INNER
    }
}

/// The inner plate after a quarter turn.
#[inline]
const fn clockwise(pawns: u32) -> u32 {
    let corners = (pawns & B2) << 10 | (pawns & B4) << 2 | (pawns & D4) >> 10 | (pawns & D2) >> 2;
    let sides = (pawns & B3) << 6 | (pawns & C4) >> 4 | (pawns & D3) >> 6 | (pawns & C2) << 4;
    corners | sides | pawns & C3
}

/// The whole board half turned.
#[inline]
const fn half(pawns: u32) -> u32 {
    pawns.reverse_bits() >> 7
}

const B2: u32 = 1 << 6;
const C2: u32 = 1 << 7;
const D2: u32 = 1 << 8;
const B3: u32 = 1 << 11;
const C3: u32 = 1 << 12;
const D3: u32 = 1 << 13;
const B4: u32 = 1 << 16;
const C4: u32 = 1 << 17;
const D4: u32 = 1 << 18;

const FILE_B: u32 = FILE_A << 1;
const FILE_D: u32 = FILE_A << 3;
const FILE_E: u32 = FILE_A << 4;
const RANK_2: u32 = RANK_1 << 5;
const RANK_4: u32 = RANK_1 << 15;

/// The points that a step in this direction reaches by crossing from plate to plate.
const CROSSED_EAST: u32 = (B2 | B3 | B4) | (D2 | D3 | D4) << 1;
const CROSSED_WEST: u32 = (D2 | D3 | D4) | (B2 | B3 | B4) >> 1;
const CROSSED_NORTH: u32 = (B2 | C2 | D2) | (B4 | C4 | D4) << 5;
const CROSSED_SOUTH: u32 = (B4 | C4 | D4) | (B2 | C2 | D2) >> 5;

/// What a seat can do in phase 2: sets of points that a pawn reaches, two a word, the second in
/// the upper half. [`ACTIONS`] tells which action each bit is.
///
/// 0. One step east; one step west.
/// 1. One step north; one step south.
/// 2. After crossing east or west: on to the north, or to file c from file b; on to the south, or
///    to file c from file d.
/// 3. After crossing north or south: on to the east, or to rank 3 from rank 2; on to the west, or
///    to rank 3 from rank 4. The bits right above the first set are the turns of the plate.
///
/// After crossing east or west a pawn stands on file a, b, d or e, and no step north or south
/// leads to file c, so the two parts of a set in 2 do not meet; nor do those in 3.
type Choices = [u64; 4];

/// This many actions are listed at a time.
pub(super) const GROUP: usize = 6;

/// The bit of the first turn in the last word of the [`Choices`].
const TURNS: u8 = 25;

impl Rooya {
    /// What the seat to move can do in phase 2.
    #[inline]
    fn choices(&self) -> Choices {
        let own = self.own;
        let open = BOARD & !own;
        let empty = open & !self.enemy;

        let east = (own & !FILE_E) << 1 & open;
        let west = (own & !FILE_A) >> 1 & open;
        let north = own << 5 & open;
        let south = own >> 5 & open;

        // The second step stays on the plate, so it does not reach what crossing would.
        let across = (east & CROSSED_EAST | west & CROSSED_WEST) & empty;
        let across_north = across << 5 & !CROSSED_NORTH | (across & FILE_B) << 1;
        let across_south = across >> 5 & !CROSSED_SOUTH | (across & FILE_D) >> 1;
        let along = (north & CROSSED_NORTH | south & CROSSED_SOUTH) & empty;
        let along_east = along << 1 & !CROSSED_EAST | (along & RANK_2) << 5;
        let along_west = along >> 1 & !CROSSED_WEST | (along & RANK_4) >> 5;

        let pair = |low: u32, high: u32| u64::from(low) | u64::from(high) << 32;
        [
            pair(east, west),
            pair(north, south),
            pair(across_north & open, across_south & open),
            pair(along_east & open | self.turns() << TURNS, along_west & open),
        ]
    }

    /// The turns that change the position, bits in the order of [`Turn::ALL`]. Ruling R2.
    ///
    /// Half a turn changes something if two points opposite each other differ. Where they do
    /// not, a quarter turn does if two neighbouring corners differ, or two neighbouring sides.
    #[inline]
    fn turns(&self) -> u32 {
        let differ = |pawns: u32| {
            let opposite = (pawns ^ pawns >> 12) & B2
                | (pawns ^ pawns >> 10) & C2
                | (pawns ^ pawns >> 8) & D2
                | (pawns ^ pawns >> 2) & B3;
            let neighbors = (pawns ^ pawns >> 2) & B2 | (pawns ^ pawns >> 4) & C2;
            (opposite, neighbors)
        };
        let (own, enemy) = (differ(self.own), differ(self.enemy));
        let half = own.0 | enemy.0 != 0;
        let quarter = half | (own.1 | enemy.1 != 0);
        u32::from(half) << 2 | u32::from(quarter) << 1 | u32::from(quarter)
    }

    /// The points that a pawn can be placed on, in phase 1.
    #[inline]
    fn places(&self) -> u32 {
        OUTER & !(self.own | self.enemy)
    }

    #[inline]
    pub(super) fn visit_actions(&self, mut visit: impl FnMut(Action)) {
        if self.winner.is_some() {
            return;
        }
        if self.is_placing() {
            for point in Bits(self.places()) {
                visit(Action::Place(point));
            }
            return;
        }
        for (word, actions) in self.choices().into_iter().zip(&ACTIONS) {
            for bit in Bits(word) {
                visit(actions[usize::from(bit)]);
            }
        }
    }

    /// The same as a list, a fixed number of actions at a time: that costs less than a loop
    /// whose end nobody can foresee.
    #[inline]
    pub(super) fn list(&self, list: &mut impl ActionList<Action>) {
        list.clear();
        if self.winner.is_some() || self.is_placing() {
            self.visit_actions(|action| list.push(action));
            return;
        }
        for (word, actions) in self.choices().into_iter().zip(&ACTIONS) {
            let (low, high) = actions.split_at(32);
            push_set(list, word as u32, low);
            push_set(list, (word >> 32) as u32, high);
        }
    }

    #[inline]
    pub(super) fn count(&self) -> u32 {
        if self.winner.is_some() {
            return 0;
        }
        if self.is_placing() {
            return self.places().count_ones();
        }
        self.choices().map(u64::count_ones).iter().sum()
    }

    #[inline]
    pub(super) fn draw(&self, rng: &mut impl Rng) -> Option<Action> {
        if self.winner.is_some() {
            return None;
        }
        if self.is_placing() {
            let (_, at) = choose(&[self.places().into()], rng)?;
            return Some(Action::Place(at));
        }
        let (word, bit) = choose(&self.choices(), rng)?;
        Some(ACTIONS[word][usize::from(bit)])
    }
}

/// Adds the action of each bit of a set.
#[inline(always)]
fn push_set(list: &mut impl ActionList<Action>, set: u32, actions: &[Action]) {
    let mut rest = set;
    loop {
        let count = rest.count_ones() as usize;
        let some = [(); GROUP].map(|()| {
            // Past the last bit any action will do; it is not counted.
            let bit = rest.trailing_zeros() as usize % 32;
            rest &= rest.wrapping_sub(1);
            actions[bit]
        });
        list.push_first(some, count.min(GROUP));
        if rest == 0 {
            return;
        }
    }
}

/// The action that a bit of the `word`th of the [`Choices`] stands for.
const fn action_of(word: usize, bit: u8) -> Action {
    if word == 3 && TURNS <= bit && bit < 32 {
        return Action::Turn(Turn::ALL[(bit - TURNS) as usize % 3]);
    }
    let to = bit % 32;
    let sign = if bit < 32 { 1 } else { -1 };
    // Words 0 and 2 begin with a step along a rank, 1 and 3 with one along a file.
    let (first, other) = if word == 0 || word == 2 {
        (1, 5)
    } else {
        (5, 1)
    };
    if word < 2 {
        let from = to.wrapping_add_signed(-sign * first);
        return Action::Step { from, to };
    }
    // A pawn that ends in the middle has gone straight on, any other has turned.
    let second = if lane(to, first) == 2 { first } else { other };
    let via = to.wrapping_add_signed(-sign * second);
    let crossing = match lane(via, first) {
        0 | 3 => -first,
        _ => first,
    };
    let from = via.wrapping_add_signed(-crossing);
    Action::TwoSteps { from, via, to }
}

/// How far along a rank (for steps of 1) or a file (for steps of 5) a point lies, from 0.
const fn lane(point: u8, step: i8) -> u8 {
    if step == 1 { point % 5 } else { point / 5 }
}

/// [`action_of`] every bit; those that are never set stand for nothing.
static ACTIONS: [[Action; 64]; 4] = {
    let mut actions = [[Action::Place(0); 64]; 4];
    let mut word = 0;
    while word < 4 {
        let mut bit = 0;
        while bit < 64 {
            actions[word][bit as usize] = action_of(word, bit);
            bit += 1;
        }
        word += 1;
    }
    actions
};
