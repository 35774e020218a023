//! Retrograde analysis: what is decided in so many actions, wave by wave.
//!
//! A wave finds the wins and the losses of one length. A position is won in so many actions if it
//! precedes one that is lost in one action less, and has not been decided before. It is lost if all its
//! moves lose: each leads to a position that is won in fewer actions, or completes a line of the other
//! seat; for the wins of all waves before are known, and one of them is as long as it can be.
//!
//! So a wave takes moves back from what the last one has found. Only the losses of the first two waves
//! are looked for everywhere. The slots to look up or to write lie anywhere in gigabytes of memory, so
//! they are gathered and fetched many at a time.

use std::ops::Range;

use ludejo_oracle::{Next, Position, Shape, Value, each};
use rayon::prelude::*;

use crate::byte::{OPEN, OVER, byte};
use crate::index::Index;
use crate::steps::{Columns, Layout, quiet_steps};
use crate::table::Table;

/// The rows that one thread handles at a time.
const ROWS_AT_A_TIME: usize = 32;
/// This many slots are fetched at a time: as many lines of memory as the nearest cache holds.
const BATCH: usize = 512;

/// Up to this wave, all positions are looked at for losses: the first wave decides too many to take
/// moves back from all of them. What the others decide is little.
const ALL_ROWS: u8 = 2;

/// The parts of a wave that go over all rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pass {
    /// Finding the wins.
    Wins,
    /// Finding the losses.
    Losses,
    /// Writing both to a file.
    Saving,
}

/// What the passes work on.
pub(crate) struct Waves<'a> {
    pub(crate) shape: &'a Shape,
    pub(crate) index: &'a Index,
    pub(crate) table: &'a Table,
    layout: Layout,
}

impl<'a> Waves<'a> {
    pub(crate) fn new(shape: &'a Shape, index: &'a Index, table: &'a Table) -> Self {
        let layout = Layout::new(index);
        Self {
            shape,
            index,
            table,
            layout,
        }
    }

    /// Finds the wins of this length.
    pub(crate) fn find_wins(&self, length: u8, done: &(dyn Fn(usize) + Sync)) {
        if length == 1 {
            self.in_parallel(done, || (), |(), row| self.wins_at_once(row));
        } else {
            let lost = byte(Value::Loss(length - 1));
            let won = byte(Value::Win(length));
            let batch = || Vec::with_capacity(2 * BATCH);
            self.in_parallel(done, batch, |batch, row| {
                self.wins_before(lost, won, batch, row);
            });
        }
    }

    /// Finds the losses of this length, once the wins of this length are known.
    pub(crate) fn find_losses(&self, length: u8, done: &(dyn Fn(usize) + Sync)) {
        let start = || Search {
            not_won: self.layout.columns(),
            has_answer: self.layout.columns(),
            candidates: Vec::new(),
            moves: Vec::new(),
        };
        self.in_parallel(done, start, |search, row| {
            if length <= ALL_ROWS {
                search.losses_by_row(self, length, row);
            } else {
                search.losses_before(self, length, row);
            }
        });
    }

    /// Calls `visit` with every row, in parallel, and `done` with how many have been dealt with.
    fn in_parallel<S>(
        &self,
        done: &(dyn Fn(usize) + Sync),
        start: impl Fn() -> S + Sync,
        visit: impl Fn(&mut S, usize) + Sync,
    ) {
        let rows = self.index.rows().len();
        let parts = (0..rows.div_ceil(ROWS_AT_A_TIME)).into_par_iter();
        parts.for_each_init(&start, |state, part| {
            let first = part * ROWS_AT_A_TIME;
            let rows: Range<usize> = first..(first + ROWS_AT_A_TIME).min(rows);
            let count = rows.len();
            rows.for_each(|row| visit(state, row));
            done(count);
        });
    }

    /// Marks the slots where somebody must have won before.
    pub(crate) fn mark_over(&self) {
        self.in_parallel(
            &|_| {},
            || (),
            |(), number| {
                let row = self.index.rows()[number];
                let slots = number * self.index.width()..;
                let has_won = self.shape.has_won(row.own);
                let lines = self.shape.lines().iter();
                let lines = lines.filter(|line| *line & row.own == 0 && self.shape.has_won(**line));
                let lines: Vec<u32> = lines.map(|line| self.index.places(row, *line)).collect();
                for (slot, other) in slots.zip(self.index.others()) {
                    if has_won || lines.iter().any(|line| other & line == *line) {
                        self.table.set_only(slot, OVER);
                    }
                }
            },
        );
    }

    /// Finds the positions of a row that a single action wins.
    ///
    /// What steps and turns complete depends on the pawns of the seat to move alone; only where a pawn
    /// steps twice must nobody stand in between.
    fn wins_at_once(&self, number: usize) {
        let row = self.index.rows()[number];
        let ways = Ways::of(self.shape, row.own);
        let vias = self.index.places(row, ways.vias);
        let win = byte(Value::Win(1));
        let slots = number * self.index.width()..;
        for (slot, other) in slots.zip(self.index.others()) {
            if (ways.always || vias & !other != 0) && self.table.get(slot) == OPEN {
                self.table.set_only(slot, win);
            }
        }
    }

    /// Finds the wins that a move to a loss of this row makes.
    fn wins_before(&self, lost: u8, won: u8, batch: &mut Vec<usize>, number: usize) {
        let width = self.index.width();
        for (column, byte) in self.table.row(number, width).enumerate() {
            if byte != lost {
                continue;
            }
            let position = self.index.position(number * width + column);
            self.shape
                .predecessors(position, |before| batch.push(self.index.slot(before)));
            if batch.len() >= BATCH {
                self.set_open(batch, won);
            }
        }
        self.set_open(batch, won);
    }

    /// Gives this value to those of some slots that nothing is known about, and forgets the slots.
    fn set_open(&self, slots: &mut Vec<usize>, byte: u8) {
        self.table.fetch(slots.iter().copied());
        for slot in slots.drain(..) {
            if self.table.get(slot) == OPEN {
                self.table.set(self.index, slot, byte);
            }
        }
    }
}

/// How the seat to move completes a line at once.
struct Ways {
    /// Whatever stands where.
    always: bool,
    /// If one of these points is empty.
    vias: u32,
}

impl Ways {
    fn of(shape: &Shape, own: u32) -> Self {
        let before = shape.complete_lines(own);
        let completes = |own: u32| shape.complete_lines(own) & !before != 0;
        let mut ways = Self {
            always: shape.turns.iter().any(|turn| completes(turn.of(own))),
            vias: 0,
        };
        let open = shape.board() & !own;
        for first in &shape.directions {
            for from in each(own & (first.along | first.across)) {
                let near = first.ahead(from) & open;
                ways.always |= near != 0 && completes(own ^ from ^ near);
                let via = if from & first.across != 0 { near } else { 0 };
                for second in &shape.directions {
                    let far = second.ahead(via & second.along) & open;
                    if far != 0 && completes(own ^ from ^ far) {
                        ways.vias |= via;
                    }
                }
            }
        }
        ways
    }
}

/// What a thread needs to find losses.
struct Search {
    /// Columns of a row that the seat to move does not win in time.
    not_won: Columns,
    /// Columns of the pawns that have just moved, before they did, from which a quiet step leads to one
    /// of those.
    has_answer: Columns,
    /// Slots, with their positions.
    candidates: Vec<(usize, Position)>,
    moves: Vec<Next>,
}

impl Search {
    /// Finds the losses among the positions whose other seat, the one not to move, has the pawns of a
    /// row: quiet steps from there lead to positions of this row.
    fn losses_by_row(&mut self, waves: &Waves<'_>, length: u8, number: usize) {
        let Waves {
            shape,
            index,
            table,
            layout,
        } = waves;
        let row = index.rows()[number];
        if shape.has_won(row.own) {
            return;
        }
        let is_won = |byte: u8| (1..length).contains(&byte);
        layout.fill(
            &mut self.not_won,
            table.row(number, index.width()),
            |byte| !is_won(byte),
        );
        self.has_answer.clear();
        for step in quiet_steps(shape, index, row) {
            self.has_answer.add_before(step, &self.not_won);
        }
        let points = index.left(row);
        for places in layout.missing(&self.has_answer) {
            let own = each(places).map(|place| points[place.trailing_zeros() as usize]);
            let position = Position {
                own: own.sum(),
                other: row.own,
            };
            self.candidates.push((index.slot(position), position));
        }
        self.confirm(waves, length);
    }

    /// Finds the losses among the positions from which a move leads to a win of this row that the last
    /// wave has found.
    fn losses_before(&mut self, waves: &Waves<'_>, length: u8, number: usize) {
        let Waves {
            shape,
            index,
            table,
            ..
        } = waves;
        let won = byte(Value::Win(length - 1));
        for (column, byte) in table.row(number, index.width()).enumerate() {
            if byte != won {
                continue;
            }
            let position = index.position(number * index.width() + column);
            shape.predecessors(position, |before| {
                self.candidates.push((index.slot(before), before));
            });
            if self.candidates.len() >= BATCH {
                self.confirm(waves, length);
            }
        }
        self.confirm(waves, length);
    }

    /// Enters those candidates as losses that nothing else is known about and all of whose moves lose,
    /// and forgets all of them.
    fn confirm(&mut self, waves: &Waves<'_>, length: u8) {
        let Waves {
            shape,
            index,
            table,
            ..
        } = waves;
        for batch in self.candidates.chunks(BATCH) {
            table.fetch(batch.iter().map(|(slot, _)| *slot));
            for &(slot, position) in batch {
                if table.get(slot) != OPEN {
                    continue;
                }
                shape.successors(position, &mut self.moves);
                let loses = |next: &Next| match next {
                    Next::Win => false,
                    Next::Loss => true,
                    Next::Position(after) => (1..length).contains(&table.get(index.slot(*after))),
                };
                if self.moves.iter().all(loses) {
                    table.set(index, slot, byte(Value::Loss(length)));
                }
            }
        }
        self.candidates.clear();
    }
}
