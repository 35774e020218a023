//! What an oracle needs of a solution.

use std::collections::BTreeSet;

use ludejo_oracle::{EARLY, Numbers, Oracle, Position, Sight, Store, Value};
use rayon::prelude::*;

use crate::byte::from_byte;
use crate::solution::Solution;

/// Positions that are lost in fewer actions are found by search.
const SHORTEST: u8 = 4;

impl Solution {
    /// The part of the solution that cannot be seen by a short search.
    #[must_use]
    pub fn store(&self) -> Store {
        let numbers = Numbers::new(&self.shape);
        let rows = (0..self.index.rows().len()).into_par_iter();
        let lost = rows.flat_map_iter(|row| {
            let width = self.index.width();
            let values = self.table.row(row, width).enumerate();
            let lost = values.filter_map(move |(column, byte)| match from_byte(byte) {
                Some(Value::Loss(actions)) if actions >= SHORTEST => {
                    Some((row * width + column, actions))
                }
                _ => None,
            });
            let numbers = &numbers;
            lost.map(move |(slot, actions)| (actions, numbers.of(self.index.position(slot))))
        });
        // Several slots may stand for one position.
        let lost: BTreeSet<(u8, u64)> = lost.collect();
        let mut store = Store::default();
        for (actions, number) in lost {
            store.lost.entry(actions).or_default().push(number);
        }
        let mut placing = [BTreeSet::new(), BTreeSet::new()];
        for (position, value) in self.placed() {
            let pawns = (position.own | position.other).count_ones();
            if pawns > EARLY && pawns < 2 * self.shape.pawns() {
                continue;
            }
            let list = match value {
                Value::Win(_) => &mut placing[0],
                Value::Loss(_) => &mut placing[1],
                Value::Draw => continue,
            };
            list.insert(numbers.of_placing(position));
        }
        store.placing = placing.map(|set| set.into_iter().collect());
        store
    }

    /// Compares what an oracle sees in each position with the solution; from that it derives everything
    /// else. `done` is told how many rows have been compared, by several threads.
    ///
    /// # Errors
    /// A position in which it is wrong.
    pub fn compare(&self, oracle: &Oracle, done: &(dyn Fn(usize) + Sync)) -> Result<u64, Position> {
        let width = self.index.width();
        let rows = (0..self.index.rows().len()).into_par_iter();
        rows.try_for_each(|row| {
            for (column, byte) in self.table.row(row, width).enumerate() {
                let position = self.index.position(row * width + column);
                let right = match from_byte(byte) {
                    None => Sight::Over,
                    Some(Value::Win(1)) => Sight::WinsAtOnce,
                    Some(Value::Loss(actions)) => Sight::Loses(actions),
                    Some(Value::Win(_) | Value::Draw) => Sight::Unclear,
                };
                if oracle.sight(position) != right {
                    return Err(position);
                }
            }
            done(1);
            Ok(())
        })?;
        Ok(self.index.slots() as u64)
    }
}
