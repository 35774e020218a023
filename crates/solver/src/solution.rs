//! The values of all positions of the second phase.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use ludejo_oracle::{LONGEST, Position, Shape, Value};
use rayon::prelude::*;
use serde::Serialize;

use crate::byte::{OVER, from_byte};
use crate::folder::{Folder, FolderError};
use crate::index::Index;
use crate::summary::Summary;
use crate::table::Table;
use crate::verify::NOTE;
use crate::wave_file::{Found, WaveFiles};
use crate::waves::{Pass, Waves};

/// All positions of the second phase with their values.
///
/// In memory this is a byte for each slot of the [`Index`]: 3.3 GB for Le Rooya.
#[derive(Debug)]
pub struct Solution {
    pub(crate) folder: Folder,
    pub(crate) shape: Shape,
    pub(crate) index: Index,
    pub(crate) table: Table,
}

/// What happens while a solution is computed.
#[derive(Clone, Copy, Debug)]
pub enum Event {
    /// A wave has been read from its file.
    Read {
        /// Its number: actions to the end.
        length: u8,
    },
    /// A pass over all rows begins.
    Begins {
        /// The wave: actions to the end.
        length: u8,
        /// Which part of it.
        pass: Pass,
        /// How many rows there are.
        rows: usize,
    },
    /// This pass has dealt with so many rows more.
    Rows(usize),
    /// A wave is complete and in its file.
    Wave {
        /// Its number: actions to the end.
        length: u8,
        /// How many positions are won in so many actions.
        wins: Found,
        /// How many are lost.
        losses: Found,
    },
}

impl Solution {
    /// Solves a game, or goes on where the folder ends; only reads if everything is there. The folder
    /// is created if necessary.
    ///
    /// The work is shared out in the thread pool of rayon that this is called in. `watch` is told what
    /// happens, by all of its threads.
    ///
    /// # Errors
    /// If the folder cannot be read or written, or holds something else.
    pub fn solve(
        shape: Shape,
        folder: &Path,
        watch: &(dyn Fn(Event) + Sync),
    ) -> Result<Self, FolderError> {
        let folder = Folder::open(folder)?;
        let index = Index::new(&shape);
        let table = Table::new(index.slots());
        let files = WaveFiles {
            folder: &folder,
            board: shape.name(),
            index: &index,
            table: &table,
        };
        let waves = Waves::new(&shape, &index, &table);
        waves.mark_over();
        let (mut length, mut found) = files.load(&|length| watch(Event::Read { length }))?;
        while found != [false; 2] {
            if length == LONGEST {
                return Err(FolderError::TooLong);
            }
            length += 1;
            let begin = |pass| {
                let rows = index.rows().len();
                watch(Event::Begins { length, pass, rows });
            };
            let done = |rows| watch(Event::Rows(rows));
            // Wins come from the losses of the last wave, and losses from its wins.
            if found[1] {
                begin(Pass::Wins);
                waves.find_wins(length, &done);
            }
            if found[0] {
                begin(Pass::Losses);
                waves.find_losses(length, &done);
            }
            begin(Pass::Saving);
            // Whatever was checked before, it was not all of this.
            folder.remove(NOTE)?;
            let [wins, losses] = files.save(length, &done)?;
            watch(Event::Wave {
                length,
                wins,
                losses,
            });
            found = [wins, losses].map(|found| found.positions > 0);
        }
        Ok(Self {
            folder,
            shape,
            index,
            table,
        })
    }

    /// The board and the rules that this is for.
    #[must_use]
    pub const fn shape(&self) -> &Shape {
        &self.shape
    }

    /// The index of the positions.
    #[must_use]
    pub const fn index(&self) -> &Index {
        &self.index
    }

    /// What a position is worth to the seat to move; `None` if somebody must have won before.
    #[must_use]
    pub fn value(&self, position: Position) -> Option<Value> {
        from_byte(self.table.get(self.index.slot(position)))
    }

    /// Writes what the solution comes to into its folder, as `summary.json`.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn save(&self, summary: &Summary) -> Result<(), FolderError> {
        self.folder.write("summary.json", |out| {
            serde_json::to_writer_pretty(&mut *out, summary)?;
            out.write_all(b"\n")
        })
    }

    /// How many positions have which value.
    #[must_use]
    pub fn counts(&self) -> Counts {
        let rows = (0..self.index.rows().len()).into_par_iter();
        let of_row = |number: usize| {
            let (row, width) = (self.index.rows()[number], self.index.width());
            let mut found = [Found::default(); 256];
            for (column, byte) in self.table.row(number, width).enumerate() {
                let slot = number * width + column;
                let is_first = row.is_plain() || self.index.is_first(slot);
                found[usize::from(byte)] += Found {
                    positions: row.weight(),
                    up_to_symmetry: is_first.into(),
                };
            }
            found
        };
        let add = |mut sum: Vec<Found>, row: [Found; 256]| {
            sum.iter_mut()
                .zip(row)
                .for_each(|(sum, found)| *sum += found);
            sum
        };
        let none = || vec![Found::default(); 256];
        let join = |mut sum: Vec<Found>, more: Vec<Found>| {
            sum.iter_mut()
                .zip(more)
                .for_each(|(sum, found)| *sum += found);
            sum
        };
        let found = rows.map(of_row).fold(none, add).reduce(none, join);
        let mut counts = Counts::default();
        for (byte, found) in (0..=OVER).zip(found) {
            match from_byte(byte) {
                Some(Value::Draw) => counts.draws = found,
                _ if found.positions == 0 => {}
                Some(Value::Win(actions)) => drop(counts.wins.insert(actions, found)),
                Some(Value::Loss(actions)) => drop(counts.losses.insert(actions, found)),
                None => {}
            }
        }
        counts
    }
}

/// How many positions of the second phase have which value, for the seat to move. Those where somebody
/// must have won before are not counted.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Counts {
    /// Wins, by the number of actions.
    pub wins: BTreeMap<u8, Found>,
    /// Losses, by the number of actions.
    pub losses: BTreeMap<u8, Found>,
    /// Draws.
    pub draws: Found,
}
