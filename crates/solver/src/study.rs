//! What a solution says about its game.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use ludejo_oracle::{Next, Position, Value};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rayon::prelude::*;

use crate::byte::from_byte;
use crate::solution::Solution;
use crate::wave_file::Found;

/// Drawn positions that one thread looks at at a time.
const AT_A_TIME: u64 = 1000;

/// Positions of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Kind {
    /// How many there are.
    pub found: Found,
    /// One of them: the lowest, so that it is always the same.
    pub example: Option<Position>,
}

impl Kind {
    fn one(found: Found, position: Position) -> Self {
        Self {
            found,
            example: Some(position),
        }
    }
}

impl AddAssign for Kind {
    fn add_assign(&mut self, more: Self) {
        self.found += more.found;
        self.example = [self.example, more.example].into_iter().flatten().min();
    }
}

/// What is remarkable about the positions of the second phase.
#[derive(Clone, Default, Debug)]
pub struct Study {
    /// Mutual zugzwang: whichever seat is to move loses.
    pub zugzwangs: Kind,
    /// Won positions in which no move of a pawn wins, only a turn, by the number of actions.
    pub turns: BTreeMap<u8, Kind>,
    /// The positions with the longest wins, one of those that are the same but for symmetry.
    pub longest: Vec<Position>,
    /// How many actions these take.
    pub length: u8,
}

impl Study {
    fn join(mut self, more: Self) -> Self {
        self.zugzwangs += more.zugzwangs;
        for (actions, kind) in more.turns {
            *self.turns.entry(actions).or_default() += kind;
        }
        if more.length > self.length {
            self.longest.clear();
            self.length = more.length;
        }
        if more.length == self.length {
            self.longest.extend(more.longest);
        }
        self
    }
}

/// Random drawn positions: how narrow the path is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Draws {
    /// The positions.
    pub positions: u64,
    /// Those in which a single move keeps the draw.
    pub narrow: u64,
    /// Those in which every move does.
    pub safe: u64,
    /// All moves that lead to different boards.
    pub moves: u64,
    /// Moves that let the other seat complete a line at once, or complete its line.
    pub blunders: u64,
    /// Moves that lose later.
    pub errors: u64,
}

impl Draws {
    fn join(self, more: Self) -> Self {
        Self {
            positions: self.positions + more.positions,
            narrow: self.narrow + more.narrow,
            safe: self.safe + more.safe,
            moves: self.moves + more.moves,
            blunders: self.blunders + more.blunders,
            errors: self.errors + more.errors,
        }
    }
}

impl Solution {
    /// Looks at every position. `done` is told how many rows have been looked at, by several threads.
    #[must_use]
    pub fn study(&self, done: &(dyn Fn(usize) + Sync)) -> Study {
        let width = self.index.width();
        let rows = (0..self.index.rows().len()).into_par_iter();
        let look = |mut study: Study, number: usize| {
            let row = self.index.rows()[number];
            for (column, byte) in self.table.row(number, width).enumerate() {
                let slot = number * width + column;
                let found = || Found {
                    positions: row.weight(),
                    up_to_symmetry: (row.is_plain() || self.index.is_first(slot)).into(),
                };
                match from_byte(byte) {
                    Some(Value::Loss(_)) => {
                        let position = self.index.position(slot);
                        if let Some(Value::Loss(_)) = self.value(position.passed()) {
                            study.zugzwangs += Kind::one(found(), position);
                        }
                    }
                    Some(Value::Win(actions)) => {
                        let position = self.index.position(slot);
                        if !self.wins_by_step(position, actions) {
                            let kind = study.turns.entry(actions).or_default();
                            *kind += Kind::one(found(), position);
                        }
                        if actions >= study.length && found().up_to_symmetry == 1 {
                            if actions > study.length {
                                study.longest.clear();
                                study.length = actions;
                            }
                            study.longest.push(position);
                        }
                    }
                    Some(Value::Draw) | None => {}
                }
            }
            done(1);
            study
        };
        let study = rows.fold(Study::default, look);
        let mut study = study.reduce(Study::default, Study::join);
        // Whatever the number of threads.
        study.longest.sort_unstable();
        study
    }

    /// Whether a move of a pawn wins in a position that is won in so many actions.
    fn wins_by_step(&self, position: Position, actions: u8) -> bool {
        let mut wins = false;
        if actions == 1 {
            self.shape
                .each_step(position, |next| wins |= next == Next::Win);
        }
        if !wins {
            self.shape.each_step(position, |next| {
                if let Next::Position(after) = next {
                    wins = wins || matches!(self.value(after), Some(Value::Loss(_)));
                }
            });
        }
        wins
    }

    /// Looks at so many random drawn positions.
    #[must_use]
    pub fn draws(&self, count: u64, seed: u64) -> Draws {
        let parts = (0..count.div_ceil(AT_A_TIME)).into_par_iter();
        let look = |part: u64| {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(part));
            let mut list = Vec::new();
            let mut draws = Draws::default();
            while draws.positions < AT_A_TIME.min(count - part * AT_A_TIME) {
                let slot = rng.random_range(0..self.index.slots() as u64) as usize;
                let position = self.index.position(slot);
                if self.value(position) == Some(Value::Draw) {
                    draws = draws.join(self.draw(position, &mut list));
                }
            }
            draws
        };
        parts.map(look).reduce(Draws::default, Draws::join)
    }

    /// Looks at one of them.
    fn draw(&self, position: Position, list: &mut Vec<Next>) -> Draws {
        self.shape.successors(position, list);
        // Different ways to the same board are one move here.
        list.sort_unstable();
        list.dedup();
        let (mut blunders, mut errors) = (0, 0);
        for next in list.iter() {
            match next {
                Next::Win => {}
                Next::Loss => blunders += 1,
                Next::Position(after) => match self.value(*after) {
                    Some(Value::Win(1)) => blunders += 1,
                    Some(Value::Win(_)) => errors += 1,
                    _ => {}
                },
            }
        }
        let moves = list.len() as u64;
        Draws {
            positions: 1,
            narrow: (moves - blunders - errors == 1).into(),
            safe: (blunders + errors == 0).into(),
            moves,
            blunders,
            errors,
        }
    }
}
