//! A number for every position.
//!
//! The pawns of the seat to move decide the row. All their placements that turning or flipping the
//! board makes the same share one row, under the lowest of them; the pawns of the other seat, turned
//! and flipped alike, decide the column: the rank of their placement among the points that are left.
//!
//! Where a symmetry leaves the pawns of a row in place, it makes columns of this row the same. They
//! keep slots of their own (one in a hundred), all with the same value, so that a row is complete.

/// The slots of all positions of the second phase, from 0.
#[derive(Clone, Debug)]
pub struct Index {
    board: u32,
    symmetries: [Permutation; 8],
    own: Ranks,
    /// For each placement of the pawns of the seat to move, by its rank: the row, and in the lowest
    /// three bits the symmetry that leads there.
    rows_of: Vec<u32>,
    rows: Vec<Row>,
    /// The rank of each placement of the other pawns among the points that are left.
    columns: Vec<u16>,
    /// The placements by their ranks.
    others: Vec<u32>,
}

/// The positions in which the pawns of the seat to move stand like this, or so that a symmetry makes
/// them stand like this.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The pawns of the seat to move.
    pub own: u32,
    /// The symmetries that leave them in place, a bit for each; the lowest is always set.
    fixed_by: u8,
}

use ludejo_oracle::{Permutation, Position, Shape, each};

impl Row {
    /// How many different placements a slot of this row stands for.
    #[must_use]
    pub const fn weight(&self) -> u64 {
        8 / self.fixed_by.count_ones() as u64
    }

    /// Whether every slot of this row is a position of its own.
    #[must_use]
    pub const fn is_plain(&self) -> bool {
        self.fixed_by == 1
    }
}

impl Index {
    /// The index for a board.
    #[must_use]
    pub fn new(shape: &Shape) -> Self {
        let symmetries = shape.symmetries();
        let own = Ranks::new(shape.points(), shape.pawns());
        let (rows, rows_of) = rows(shape, &symmetries, &own);
        let left = shape.points() - shape.pawns();
        let ranks = Ranks::new(left, shape.pawns());
        let others: Vec<u32> = subsets(left, shape.pawns()).collect();
        let mut columns = vec![0; 1 << left];
        for &other in &others {
            // No board has more than 24,310 columns.
            columns[other as usize] = ranks.of(other) as u16;
        }
        Self {
            board: shape.board(),
            symmetries,
            own,
            rows_of,
            rows,
            columns,
            others,
        }
    }

    /// All rows, in order.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// How many slots each row has.
    #[must_use]
    pub fn width(&self) -> usize {
        self.others.len()
    }

    /// How many slots there are.
    #[must_use]
    pub fn slots(&self) -> usize {
        self.rows.len() * self.width()
    }

    /// The placements of the other pawns among the points that a row leaves, by column: each is a set
    /// of these points, the first in the lowest bit. They ascend.
    #[must_use]
    pub fn others(&self) -> &[u32] {
        &self.others
    }

    /// The points that a row leaves to the other pawns, in order.
    #[must_use]
    pub fn left(&self, row: Row) -> Vec<u32> {
        each(self.board & !row.own).collect()
    }

    /// Those of some points that a row leaves to the other pawns, as [`others`](Self::others) has them.
    #[must_use]
    pub fn places(&self, row: Row, points: u32) -> u32 {
        squeeze(points, self.board & !row.own)
    }

    /// The slot of a position.
    #[inline]
    #[must_use]
    pub fn slot(&self, position: Position) -> usize {
        let place = self.rows_of[self.own.of(position.own) as usize];
        let number = (place >> 3) as usize;
        let other = self.symmetries[(place & 7) as usize].of(position.other);
        number * self.width() + self.column(self.rows[number], other)
    }

    /// The column of the other pawns in a row.
    #[inline]
    fn column(&self, row: Row, other: u32) -> usize {
        self.columns[squeeze(other, self.board & !row.own) as usize].into()
    }

    /// The position of a slot.
    #[must_use]
    pub fn position(&self, slot: usize) -> Position {
        let row = self.rows[slot / self.width()];
        let other = self.others[slot % self.width()];
        let left = each(self.board & !row.own).enumerate();
        let taken = left.filter(|(place, _)| other >> place & 1 == 1);
        Position {
            own: row.own,
            other: taken.fold(0, |set, (_, point)| set | point),
        }
    }

    /// Calls `visit` with all slots that stand for the same position as this one, itself first.
    #[inline]
    pub fn same(&self, slot: usize, mut visit: impl FnMut(usize)) {
        visit(slot);
        let number = slot / self.width();
        let row = self.rows[number];
        if row.is_plain() {
            return;
        }
        let other = self.position(slot).other;
        for (bit, symmetry) in self.symmetries.iter().enumerate().skip(1) {
            if row.fixed_by >> bit & 1 == 1 {
                visit(number * self.width() + self.column(row, symmetry.of(other)));
            }
        }
    }

    /// Whether this is the first of the slots that stand for the same position.
    #[must_use]
    pub fn is_first(&self, slot: usize) -> bool {
        let mut is_first = true;
        self.same(slot, |same| is_first &= slot <= same);
        is_first
    }
}

/// The rows, and for each placement of the pawns of the seat to move what `Index::rows_of` holds.
fn rows(shape: &Shape, symmetries: &[Permutation; 8], ranks: &Ranks) -> (Vec<Row>, Vec<u32>) {
    const UNKNOWN: u32 = u32::MAX;
    let inverses = inverses(shape, symmetries);
    let mut rows = Vec::new();
    let mut places = vec![UNKNOWN; subsets(shape.points(), shape.pawns()).count()];
    // The lowest of those that are the same comes first.
    for own in subsets(shape.points(), shape.pawns()) {
        if places[ranks.of(own) as usize] != UNKNOWN {
            continue;
        }
        let mut fixed_by = 0;
        for (number, symmetry) in symmetries.iter().enumerate() {
            let image = symmetry.of(own);
            fixed_by |= u8::from(image == own) << number;
            let place = &mut places[ranks.of(image) as usize];
            if *place == UNKNOWN {
                *place = (rows.len() as u32) << 3 | inverses[number];
            }
        }
        rows.push(Row { own, fixed_by });
    }
    (rows, places)
}

/// For each symmetry the one that undoes it.
fn inverses(shape: &Shape, symmetries: &[Permutation; 8]) -> [u32; 8] {
    let undoes = |one: &Permutation, other: &Permutation| {
        each(shape.board()).all(|point| other.of(one.of(point)) == point)
    };
    std::array::from_fn(|number| {
        let inverse = |other: &&Permutation| undoes(&symmetries[number], other);
        // With every symmetry there is the one that undoes it.
        symmetries
            .iter()
            .take_while(|other| !inverse(other))
            .count() as u32
    })
}

/// All sets of so many of the lowest bits with so many set, ascending.
fn subsets(bits: u32, size: u32) -> impl Iterator<Item = u32> {
    let first = (1_u32 << size) - 1;
    // The next higher number with as many bits (Gosper's hack).
    let next = |set: &u32| {
        let lowest = set & set.wrapping_neg();
        let carried = set + lowest;
        Some(carried | (set ^ carried) >> 2 >> lowest.trailing_zeros())
    };
    std::iter::successors(Some(first), next).take_while(move |set| set >> bits == 0)
}

/// Numbers the sets of a size in ascending order, by adding what their lower and upper half add.
#[derive(Clone, Debug)]
struct Ranks {
    /// What the lower half adds.
    low: Vec<u32>,
    /// What the upper half adds, after each number of bits in the lower half.
    high: Vec<Vec<u32>>,
    half: u32,
}

impl Ranks {
    fn new(bits: u32, size: u32) -> Self {
        let half = bits.div_ceil(2);
        // The rank of a set: how many choices there are below each of its bits.
        let rank = |set: u32, shift: u32, before: u32| {
            let bits = (0..32).filter(|bit| set >> bit & 1 == 1);
            let ranks = bits.zip(before + 1..);
            ranks.map(|(bit, count)| binomial(bit + shift, count)).sum()
        };
        let high = |before: u32| {
            let sets = 0..1 << (bits - half);
            sets.map(|set| rank(set, half, before)).collect()
        };
        Self {
            low: (0..1 << half).map(|set| rank(set, 0, 0)).collect(),
            high: (0..=size.min(half)).map(high).collect(),
            half,
        }
    }

    #[inline]
    fn of(&self, set: u32) -> u32 {
        let low = set & ((1 << self.half) - 1);
        let high = &self.high[low.count_ones() as usize];
        self.low[low as usize] + high[(set >> self.half) as usize]
    }
}

/// In how many ways so many can be chosen.
fn binomial(from: u32, choose: u32) -> u32 {
    (0..choose).fold(1, |ways, taken| {
        let ways = u64::from(ways) * u64::from(from.saturating_sub(taken));
        // Of numbers up to 25 it fits.
        (ways / u64::from(taken + 1)) as u32
    })
}

/// The bits of a set at some places, moved together.
#[inline]
fn squeeze(set: u32, places: u32) -> u32 {
    let (mut squeezed, mut width) = (0, 0);
    for part in 0..5 {
        let set = set >> (5 * part) & 31;
        let places = places >> (5 * part) & 31;
        squeezed |= u32::from(SQUEEZED[(places << 5 | set) as usize]) << width;
        width += places.count_ones();
    }
    squeezed
}

/// [`squeeze`] for five bits and five places.
static SQUEEZED: [u8; 1 << 10] = {
    let mut squeezed = [0; 1 << 10];
    let mut key = 0;
    while key < 1 << 10 {
        let (places, set) = (key >> 5, key & 31);
        let (mut bit, mut width) = (0, 0);
        while bit < 5 {
            if places >> bit & 1 == 1 {
                squeezed[key] |= ((set >> bit & 1) << width) as u8;
                width += 1;
            }
            bit += 1;
        }
        key += 1;
    }
    squeezed
};
