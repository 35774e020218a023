//! Positions of each value.

use std::collections::{BTreeMap, BTreeSet};

use ludejo_oracle::{Position, Value};
use rayon::prelude::*;

use crate::byte::from_byte;
use crate::solution::Solution;

/// For each byte of the table the slots with the lowest hashes.
type Chosen = BTreeMap<u8, BTreeSet<(u64, usize)>>;

impl Solution {
    /// For each value so many positions that have it, chosen as if at random; all of them where there
    /// are no more.
    #[must_use]
    pub fn examples(&self, count: usize) -> Vec<(Position, Value)> {
        let width = self.index.width();
        let rows = (0..self.index.rows().len()).into_par_iter();
        let add = |mut chosen: Chosen, row: usize| {
            for (column, byte) in self.table.row(row, width).enumerate() {
                let slot = row * width + column;
                keep(chosen.entry(byte).or_default(), (hash(slot), slot), count);
            }
            chosen
        };
        let join = |mut all: Chosen, more: Chosen| {
            for (byte, slots) in more {
                let kept = all.entry(byte).or_default();
                slots.into_iter().for_each(|slot| keep(kept, slot, count));
            }
            all
        };
        let chosen = rows
            .fold(Chosen::default, add)
            .reduce(Chosen::default, join);
        let values = chosen.into_iter().flat_map(|(byte, slots)| {
            let value = from_byte(byte);
            let slots = slots.into_iter();
            slots.filter_map(move |(_, slot)| Some((self.index.position(slot), value?)))
        });
        values.collect()
    }
}

/// Keeps the lowest ones.
fn keep(lowest: &mut BTreeSet<(u64, usize)>, one: (u64, usize), count: usize) {
    if lowest.len() < count || lowest.last().is_some_and(|last| one < *last) {
        lowest.insert(one);
        if lowest.len() > count {
            lowest.pop_last();
        }
    }
}

/// Mixes the bits of a number (SplitMix64).
const fn hash(slot: usize) -> u64 {
    let mixed = (slot as u64).wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}
