//! A solution checked against the rules, position by position.

use std::fmt;
use std::fs;
use std::io::Write;

use ludejo_oracle::{Next, Position, Value, best, each};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rayon::prelude::*;

use crate::byte::from_byte;
use crate::folder::FolderError;
use crate::plain::Rules;
use crate::solution::Solution;

/// Positions of a sample that one thread checks at a time.
const AT_A_TIME: u64 = 1000;
/// Rows that are checked before it is noted that they were: a minute or so for Le Rooya.
const BLOCK: usize = 1 << 9;
/// Where it is noted, while there are others to check.
pub(crate) const NOTE: &str = "verified";

/// A position whose value does not follow from those of the positions after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The position.
    pub position: Position,
    /// The value in the solution; `None` if somebody should have won before.
    pub stored: Option<Value>,
    /// The value that it should be.
    pub right: Option<Value>,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |value: Option<Value>| value.map_or("over".into(), |value| value.to_string());
        write!(
            f,
            "the position with pawns {:#x} to move against {:#x} should be {}, not {}",
            self.position.own,
            self.position.other,
            text(self.right),
            text(self.stored)
        )
    }
}

impl std::error::Error for Wrong {}

/// Why a solution could not be shown to be right.
#[derive(Debug)]
pub enum VerifyError {
    /// It is wrong.
    Wrong(Wrong),
    /// How far it has been checked cannot be noted in its folder.
    Folder(FolderError),
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wrong(wrong) => write!(f, "the solution is wrong: {wrong}"),
            Self::Folder(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for VerifyError {}

impl Solution {
    /// Checks every position: that its value follows from the values of the positions after it, by
    /// these rules, and is the same in all slots that stand for it. Returns how many were checked, with
    /// some of those that are the same but for symmetry.
    ///
    /// If this is interrupted, it continues at the next call, a few hundred rows back at most.
    /// `done` is told how many rows have been checked, by several threads.
    ///
    /// # Errors
    /// One that is wrong, or that it cannot be noted how far it came.
    pub fn verify(
        &self,
        rules: &Rules<'_>,
        done: &(dyn Fn(usize) + Sync),
    ) -> Result<u64, VerifyError> {
        let rows = self.index.rows();
        let mut checked = self.checked().min(rows.len());
        done(checked);
        for block in rows[checked..].chunks(BLOCK) {
            let positions = block.par_iter();
            let checks = positions.try_for_each_init(Vec::new, |list, row| {
                // The pawns of the seat not to move, so that most positions after these are in this row.
                let points = self.index.left(*row);
                for &places in self.index.others() {
                    let own = each(places).map(|place| points[place.trailing_zeros() as usize]);
                    let own = own.sum();
                    let other = row.own;
                    self.check(Position { own, other }, rules, list)?;
                }
                done(1);
                Ok(())
            });
            checks.map_err(VerifyError::Wrong)?;
            checked += block.len();
            let note = self
                .folder
                .write(NOTE, |out| writeln!(out, "{checked} rows"));
            note.map_err(VerifyError::Folder)?;
        }
        // Whoever asks once more wants it checked once more.
        self.folder.remove(NOTE).map_err(VerifyError::Folder)?;
        Ok(self.index.slots() as u64)
    }

    /// How many rows were checked when it was interrupted.
    fn checked(&self) -> usize {
        let text = fs::read_to_string(self.folder.file(NOTE)).unwrap_or_default();
        let rows = text.strip_suffix(" rows\n").map(str::parse);
        // Without a note that makes sense they are all checked again.
        rows.and_then(Result::ok).unwrap_or_default()
    }

    /// The same for this many random positions.
    ///
    /// # Errors
    /// One that is wrong.
    pub fn verify_some(
        &self,
        rules: &Rules<'_>,
        count: u64,
        seed: u64,
        done: &(dyn Fn(u64) + Sync),
    ) -> Result<(), Wrong> {
        let parts = (0..count.div_ceil(AT_A_TIME)).into_par_iter();
        parts.try_for_each(|part| {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(part));
            let mut list = Vec::new();
            let count = AT_A_TIME.min(count - part * AT_A_TIME);
            for _ in 0..count {
                let slot = rng.random_range(0..self.index.slots() as u64) as usize;
                self.check(self.index.position(slot), rules, &mut list)?;
            }
            done(count);
            Ok(())
        })
    }

    /// Checks one position.
    fn check(
        &self,
        position: Position,
        rules: &Rules<'_>,
        list: &mut Vec<Next>,
    ) -> Result<(), Wrong> {
        let is_possible = rules(position, list);
        let of_next = |next: &Next| match next {
            Next::Win => Some(Value::Win(1)),
            Next::Loss => Some(Value::Loss(1)),
            Next::Position(after) => self.value(*after).map(Value::of_move),
        };
        let right = if is_possible {
            // That somebody has won there is wrong, and told when it is checked itself.
            best(list.iter().map(|next| of_next(next).unwrap_or(Value::Draw)))
        } else {
            None
        };
        let slot = self.index.slot(position);
        let mut wrong = None;
        self.index.same(slot, |slot| {
            let stored = from_byte(self.table.get(slot));
            if stored != right {
                wrong = Some(Wrong {
                    position,
                    stored,
                    right,
                });
            }
        });
        wrong.map_or(Ok(()), Err)
    }
}
