//! All quiet steps of a row at once.
//!
//! A pawn that steps to an empty point changes nothing about the pawns of the other seat. So all
//! positions that quiet steps lead to with the same pawns of the other seat are in the row of these
//! pawns: whatever can be said about them needs this row alone, and for sets of positions it can be
//! said in words of 64 at a time.

use crate::index::{Index, Row};
use ludejo_oracle::Shape;

/// A set of columns of one row, a bit for each set of the points that the row leaves. Bits whose
/// number does not have as many bits as there are pawns mean nothing.
#[derive(Clone, Debug)]
pub(crate) struct Columns {
    /// With an empty word before and after, so that neighbors can be taken for granted.
    words: Vec<u64>,
}

/// The words at the start that mean nothing.
const BEFORE: usize = 1;

/// A pawn goes from a point to another, quietly, where these are empty. Points are places among those
/// that the row leaves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct QuietStep {
    from: u32,
    to: u32,
    via: Option<u32>,
}

/// The quiet steps of the seat that the columns of a row are for.
pub(crate) fn quiet_steps(shape: &Shape, index: &Index, row: Row) -> Vec<QuietStep> {
    let points = index.left(row);
    let place = |point: u32| {
        points
            .iter()
            .position(|left| *left == point)
            .map(|at| at as u32)
    };
    let open = shape.board() & !row.own;
    let mut steps = Vec::new();
    for (from, &pawn) in (0..).zip(&points) {
        for first in &shape.directions {
            let near = first.ahead(pawn & (first.along | first.across)) & open;
            steps.extend(place(near).map(|to| QuietStep {
                from,
                to,
                via: None,
            }));
            let Some(via) = place(first.ahead(pawn & first.across) & open) else {
                continue;
            };
            for second in &shape.directions {
                let far = second.ahead(points[via as usize] & second.along) & open;
                let via = Some(via);
                steps.extend(place(far).map(|to| QuietStep { from, to, via }));
            }
        }
    }
    steps
}

/// The columns of a row by words of [`Columns`].
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    /// In each word, the bits that are columns.
    valid: Vec<u64>,
}

impl Layout {
    pub(crate) fn new(index: &Index) -> Self {
        let others = index.others();
        let highest = others.last().map_or(0, |other| *other as usize);
        let mut valid = vec![0; highest / 64 + 1];
        for &other in others {
            valid[other as usize / 64] |= 1 << (other % 64);
        }
        // Every word that a step can lead to.
        valid.resize(valid.len().next_power_of_two(), 0);
        Self { valid }
    }

    /// No columns yet.
    pub(crate) fn columns(&self) -> Columns {
        Columns {
            words: vec![0; self.valid.len() + 2 * BEFORE],
        }
    }

    /// Makes the set hold the columns whose value in the row is as wanted.
    pub(crate) fn fill(
        &self,
        columns: &mut Columns,
        mut row: impl Iterator<Item = u8>,
        is_wanted: impl Fn(u8) -> bool,
    ) {
        // Columns ascend with their bits.
        for (word, &valid) in columns.words[BEFORE..].iter_mut().zip(&self.valid) {
            *word = 0;
            let mut rest = valid;
            while rest != 0 {
                let bit = rest & rest.wrapping_neg();
                rest ^= bit;
                let is_in = row.next().is_some_and(&is_wanted);
                *word |= if is_in { bit } else { 0 };
            }
        }
    }

    /// The sets of points that are columns and not in the set.
    pub(crate) fn missing(&self, columns: &Columns) -> impl Iterator<Item = u32> {
        let words = self.valid.iter().zip(&columns.words[BEFORE..]);
        let words = words.map(|(valid, word)| valid & !word);
        (0..).zip(words).flat_map(|(number, mut rest)| {
            std::iter::from_fn(move || {
                let bit = rest.trailing_zeros();
                rest &= rest.wrapping_sub(1);
                (bit < 64).then_some(64 * number + bit)
            })
        })
    }
}

impl Columns {
    pub(crate) fn clear(&mut self) {
        self.words.fill(0);
    }

    /// Adds the columns from which this step leads into another set.
    pub(crate) fn add_before(&mut self, step: QuietStep, into: &Self) {
        let needed = 1_u32 << step.from;
        let empty = 1_u32 << step.to | step.via.map_or(0, |via| 1 << via);
        // A pawn that steps adds the difference to the number of the bit.
        let difference = (1_i64 << step.to) - (1_i64 << step.from);
        let (words, bits) = (
            difference.div_euclid(64) as isize,
            difference.rem_euclid(64),
        );
        let pattern = pattern(needed, empty);
        // Of the numbers of words, these bits are wanted so.
        let (care, wanted) = (((needed | empty) >> 6) as usize, (needed >> 6) as usize);
        let count = self.words.len() - 2 * BEFORE;
        let mut number = wanted;
        while number < count {
            let source = (number + BEFORE).wrapping_add_signed(words);
            let low = into.words[source] >> bits;
            let high = into.words[source + 1] << 1 << (63 - bits);
            self.words[number + BEFORE] |= (low | high) & pattern;
            // The next number with these bits.
            number = ((number | care) + 1) & !care | wanted;
        }
    }
}

/// The numbers of bits below 64 that have these bits and lack those.
fn pattern(needed: u32, empty: u32) -> u64 {
    const WITH: [u64; 6] = [
        0xAAAA_AAAA_AAAA_AAAA,
        0xCCCC_CCCC_CCCC_CCCC,
        0xF0F0_F0F0_F0F0_F0F0,
        0xFF00_FF00_FF00_FF00,
        0xFFFF_0000_FFFF_0000,
        0xFFFF_FFFF_0000_0000,
    ];
    WITH.iter()
        .enumerate()
        .fold(u64::MAX, |pattern, (bit, with)| {
            let needed = if needed >> bit & 1 == 1 {
                *with
            } else {
                u64::MAX
            };
            let empty = if empty >> bit & 1 == 1 {
                !with
            } else {
                u64::MAX
            };
            pattern & needed & empty
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludejo_oracle::Position;

    /// Each step from each column leads to a column that the set holds exactly where it should.
    fn check(shape: &Shape, every: usize) {
        let index = Index::new(shape);
        let layout = Layout::new(&index);
        for (number, &row) in index.rows().iter().enumerate().step_by(every) {
            let points = index.left(row);
            let spread = |set: u32| {
                let points = points.iter().enumerate();
                let points = points.filter(|(place, _)| set >> place & 1 == 1);
                points.map(|(_, point)| point).sum::<u32>()
            };
            // Any set of columns does.
            let is_in = |column: usize| (column * 7919 + number).is_multiple_of(5);
            let bytes = (0..index.width()).map(|column| u8::from(is_in(column)));
            let (mut into, mut before) = (layout.columns(), layout.columns());
            layout.fill(&mut into, bytes, |byte| byte == 1);
            for step in quiet_steps(shape, &index, row) {
                before.add_before(step, &into);
            }
            let missing: Vec<u32> = layout.missing(&before).collect();
            let leads_there = |own: u32| {
                let mut found = false;
                let position = Position {
                    own: spread(own),
                    other: row.own,
                };
                shape.steps(position, |after| {
                    let places = index.places(row, after.own);
                    let column = index.others().binary_search(&places);
                    found |= after.other == row.own && column.is_ok_and(is_in);
                });
                found
            };
            let others = index.others().iter().copied();
            let right: Vec<u32> = others.filter(|own| !leads_there(*own)).collect();
            assert_eq!(missing, right, "row {number}");
        }
    }

    #[test]
    fn quiet_steps_are_those_of_the_moves() {
        check(&Shape::rooya4(), 1);
        check(&Shape::rooya(), 9973);
    }
}
