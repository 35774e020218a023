//! The board: 84 hexes as bits of an eleven by eleven grid.
//!
//! A hex has the coordinates `q` (file − 6) and `y` (height in half hexes) of the rules page.
//! With `r` = (y − q) / 2 all three of `q`, `r` and `q + r` go from −5 to 5, and the hex is bit
//! 11 · (q + 5) + (r + 5). So a step in one direction is one shift for a whole set of hexes, and
//! the bits come file by file, each from its lowest hex up. Because the corners are missing, a
//! step over the edge never arrives on the board at the other side.

use std::fmt;
use std::str::FromStr;

use crate::bits::Bits;
use crate::{CellId, NotAnAction, text};

/// A hex of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hex(u8);

/// The length of tables by the number of a hex: a power of two, so that [`Hex::index`] needs no
/// check.
pub(super) const GRID: usize = 128;

/// The six directions N, NE, SE, S, SW, NW, as what a step adds to the number of a hex. The
/// opposite of a direction is three further on.
pub(super) const STEPS: [i8; 6] = [1, 11, 10, -1, -11, -10];

/// What a leap adds: a step in a direction of [`STEPS`] and one in the next.
pub(super) const LEAPS: [i8; 6] = [12, 21, 9, -12, -21, -9];

/// The most hexes that a piece goes in a straight line.
pub(super) const FARTHEST: usize = 5;

/// All hexes.
pub(super) const BOARD: u128 = heights(i8::MIN, i8::MAX);

/// The area of each seat.
pub(super) const AREA: [u128; 2] = [heights(i8::MIN, -2), heights(2, i8::MAX)];

/// The dark area of each seat: the last hexes of the five files in the middle.
pub(super) const DARK_AREA: [u128; 2] = [
    bit(-2, -8) | bit(-1, -9) | bit(0, -8) | bit(1, -9) | bit(2, -8),
    bit(-2, 8) | bit(-1, 9) | bit(0, 8) | bit(1, 9) | bit(2, 8),
];

/// The bit of a place in the grid.
const fn bit(q: i8, y: i8) -> u128 {
    1 << (11 * (q + 5) + (y - q) / 2 + 5)
}

/// The hexes of the board from one height to another.
const fn heights(lowest: i8, highest: i8) -> u128 {
    let mut set = 0;
    let mut q: i8 = -5;
    while q <= 5 {
        let end = 10 - q.abs();
        let mut y = -end;
        while y <= end {
            // Six corners and the centre are missing.
            let is_corner = q % 5 == 0 && y.abs() == end;
            let is_centre = q == 0 && y == 0;
            if !is_corner && !is_centre && lowest <= y && y <= highest {
                set |= bit(q, y);
            }
            y += 2;
        }
        q += 1;
    }
    set
}

/// The places that are `by` further on in the grid, whether on the board or not.
#[inline(always)]
pub(super) const fn shift(set: u128, by: i8) -> u128 {
    if by >= 0 { set << by } else { set >> -by }
}

/// The hexes next to a set.
#[inline(always)]
pub(super) const fn spread(set: u128) -> u128 {
    let up = shift(set, STEPS[0]) | shift(set, STEPS[1]) | shift(set, STEPS[2]);
    let down = shift(set, STEPS[3]) | shift(set, STEPS[4]) | shift(set, STEPS[5]);
    (up | down) & BOARD
}

/// The hexes around a hex, on the bare board.
#[derive(Clone, Copy)]
pub(super) struct Around {
    /// Those at most so many steps away in a straight line; the edge and the hole end a line.
    pub(super) straight: [u128; FARTHEST + 1],
    /// Those one leap away.
    pub(super) leaps: u128,
    /// Those two steps away by whatever way.
    pub(super) two_steps: u128,
    /// Per seat, the hex from which a step straight forward leads here.
    pub(super) behind: [u128; 2],
    /// Per seat, the hexes from which a step slanting forward leads here.
    pub(super) aslant: [u128; 2],
}

static AROUND: [Around; GRID] = {
    let nothing = Around {
        straight: [0; FARTHEST + 1],
        leaps: 0,
        two_steps: 0,
        behind: [0; 2],
        aslant: [0; 2],
    };
    let mut table = [nothing; GRID];
    let mut index = 0;
    while index < GRID {
        if BOARD >> index & 1 == 1 {
            table[index] = around(index as u8);
        }
        index += 1;
    }
    table
};

const fn around(index: u8) -> Around {
    let start: u128 = 1 << index;
    let mut straight = [0; FARTHEST + 1];
    let mut leaps = 0;
    let mut direction = 0;
    while direction < 6 {
        let mut front = start;
        let mut distance = 1;
        while distance <= FARTHEST {
            front = shift(front, STEPS[direction]) & BOARD;
            let mut reach = distance;
            while reach <= FARTHEST {
                straight[reach] |= front;
                reach += 1;
            }
            distance += 1;
        }
        // Here alone a shift over the edge could arrive on the board, in the next row of the grid.
        let r = index as i8 % 11 - 5 + LEAP_R[direction];
        if r.abs() <= 5 {
            leaps |= shift(start, LEAPS[direction]) & BOARD;
        }
        direction += 1;
    }
    let up = shift(start, STEPS[0]);
    let up_aslant = shift(start, STEPS[1]) | shift(start, STEPS[5]);
    let down = shift(start, STEPS[3]);
    let down_aslant = shift(start, STEPS[2]) | shift(start, STEPS[4]);
    Around {
        straight,
        leaps,
        two_steps: spread(spread(start)) & !start & !straight[1],
        behind: [down & BOARD, up & BOARD],
        aslant: [down_aslant & BOARD, up_aslant & BOARD],
    }
}

/// What each of [`LEAPS`] adds to the coordinate `r`.
const LEAP_R: [i8; 6] = [1, -1, -2, -1, 1, 2];

/// For each direction of [`LEAPS`] the hexes from which it stays on the board.
pub(super) const LEAP_FROM: [u128; 6] = {
    let mut table = [0; 6];
    let mut direction = 0;
    while direction < 6 {
        let mut index = 0;
        while index < GRID {
            let target = shift(1 << index, LEAPS[direction]);
            if BOARD >> index & 1 == 1 && around(index as u8).leaps & target != 0 {
                table[direction] |= 1 << index;
            }
            index += 1;
        }
        direction += 1;
    }
    table
};

/// What lies between two hexes of a straight line, by the difference of their numbers: bits
/// counted from the lower one.
const BETWEEN: [u64; FARTHEST * 11 + 1] = {
    let mut table = [0; FARTHEST * 11 + 1];
    let mut direction = 0;
    while direction < 3 {
        let step = STEPS[direction] as usize;
        let mut distance = 2;
        while distance <= FARTHEST {
            let inner = distance - 1;
            table[distance * step] = table[inner * step] | 1 << (inner * step);
            distance += 1;
        }
        direction += 1;
    }
    table
};

impl Hex {
    /// The hex of this file and rank, both counted from 0; `None` if there is none.
    #[must_use]
    pub fn new(file: u8, rank: u8) -> Option<Self> {
        if file > 10 || rank > 10 {
            return None;
        }
        let q = file as i8 - 5;
        let y = 2 * (rank as i8 + 1) - (12 - q.abs());
        Self::at(q, y)
    }

    /// The hex at these coordinates; `None` if there is none.
    #[must_use]
    pub fn at(q: i8, y: i8) -> Option<Self> {
        let is_near = q.abs() <= 5 && y.abs() <= 10 - q.abs() && (y - q) % 2 == 0;
        if is_near && bit(q, y) & BOARD != 0 {
            Some(Self(bit(q, y).trailing_zeros() as u8))
        } else {
            None
        }
    }

    /// The lowest hex of a set that is not empty.
    #[inline(always)]
    pub(super) const fn lowest(set: u128) -> Self {
        Self(set.trailing_zeros() as u8)
    }

    /// The highest hex of a set that is not empty.
    #[inline(always)]
    pub(super) const fn highest(set: u128) -> Self {
        Self(127 - set.leading_zeros() as u8)
    }

    /// The hex of this number, which must be on the board.
    #[inline(always)]
    pub(super) const fn from_number(number: u8) -> Self {
        Self(number)
    }

    /// Its number in the grid, the place of its bit: 0 to 120.
    #[inline(always)]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in a table.
    #[inline(always)]
    pub(super) const fn index(self) -> usize {
        self.0 as usize % GRID
    }

    /// The set of it alone.
    #[inline(always)]
    pub(super) const fn bit(self) -> u128 {
        1 << self.0
    }

    /// File − 6: −5 for file `a`, 5 for file `k`.
    #[must_use]
    pub const fn q(self) -> i8 {
        self.0 as i8 / 11 - 5
    }

    /// Its height in half hexes, 0 in the middle.
    #[must_use]
    pub const fn y(self) -> i8 {
        2 * self.r() + self.q()
    }

    /// The third coordinate, see the module.
    pub(super) const fn r(self) -> i8 {
        self.0 as i8 % 11 - 5
    }

    /// Its file, counted from 0.
    pub(super) const fn file(self) -> u8 {
        self.0 / 11
    }

    /// Its rank, counted from 0.
    pub(super) const fn rank(self) -> u8 {
        ((self.y() + 10 - self.q().abs()) / 2) as u8
    }

    /// Its place on the [`Board`](crate::Board).
    #[must_use]
    pub const fn cell(self) -> CellId {
        (BOARD & (self.bit() - 1)).count_ones() as u8
    }

    /// What lies around it.
    #[inline(always)]
    pub(super) fn around(self) -> &'static Around {
        &AROUND[self.index()]
    }

    /// The hexes next to it.
    #[inline(always)]
    pub(super) fn neighbours(self) -> u128 {
        self.around().straight[1]
    }

    /// The hexes between this one and another of [`Around::straight`].
    #[inline(always)]
    pub(super) fn between(self, other: Self) -> u128 {
        let difference = self.0.abs_diff(other.0);
        u128::from(BETWEEN[usize::from(difference)]) << self.0.min(other.0)
    }

    /// The direction and the number of steps to another hex, however far and whatever is in
    /// between; `None` if the other is this one or not in a straight line with it.
    pub(super) const fn straight_to(self, other: Self) -> Option<(usize, u8)> {
        let (dq, dr) = (other.q() - self.q(), other.r() - self.r());
        let direction = match (dq, dr, dq + dr) {
            (0, 0, _) => return None,
            (0, _, _) => 0,
            (_, 0, _) => 1,
            (_, _, 0) => 2,
            _ => return None,
        };
        let is_opposite = dq < 0 || dq == 0 && dr < 0;
        let steps = if dq == 0 { dr } else { dq };
        Some((direction + 3 * is_opposite as usize, steps.unsigned_abs()))
    }

    /// The next hex in a direction; `None` at the edge and at the hole.
    pub(super) const fn step(self, direction: usize) -> Option<Self> {
        let next = shift(self.bit(), STEPS[direction]) & BOARD;
        if next == 0 {
            None
        } else {
            Some(Self::lowest(next))
        }
    }
}

/// The hexes of a set, lowest first.
#[inline(always)]
pub(super) fn hexes(set: u128) -> impl Iterator<Item = Hex> {
    Bits(set).map(Hex)
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&text::square_name(self.file(), self.rank()))
    }
}

impl FromStr for Hex {
    type Err = NotAnAction;

    fn from_str(name: &str) -> Result<Self, NotAnAction> {
        match text::take_square(name) {
            Some((file, rank, "")) => Self::new(file, rank).ok_or(NotAnAction),
            _ => Err(NotAnAction),
        }
    }
}
