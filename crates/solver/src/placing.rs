//! The first phase: placing, by search down to the solved second phase.

use std::collections::BTreeMap;
use std::iter::successors;

use ludejo_oracle::{Position, Reading, Value, best, each};
use serde::Serialize;

use crate::solution::Solution;

/// What placing comes to under best play.
#[derive(Clone, Debug, Serialize)]
pub struct Placing {
    /// What the empty board is worth to the seat that begins.
    pub start: Value,
    /// What each first placement is worth to the seat that makes it, by the name of the point.
    pub first: BTreeMap<String, Value>,
    /// How many of the boards that are full after placing the seat that began wins, draws and loses. It
    /// is its turn.
    pub full: Shares,
    /// How many positions there are before that.
    pub positions: u64,
}

/// Wins, draws and losses.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Shares {
    /// How many are won.
    pub wins: u64,
    /// How many are drawn.
    pub draws: u64,
    /// How many are lost.
    pub losses: u64,
}

/// The pawns of the seat to move and of the other seat, as sets of points of the outer plate: the first
/// of these points is the lowest bit.
type Placed = [u16; 2];

struct Search<'a> {
    solution: &'a Solution,
    /// The points of the outer plate.
    points: Vec<u32>,
    /// A number for each set: its bits as digits of a number in base three.
    digits: Vec<u32>,
    /// The values found so far. The pawns of the seat to move are ones, those of the other twos.
    known: Vec<Option<Value>>,
    full: Shares,
    positions: u64,
}

impl Solution {
    /// Searches the first phase. That takes a second, and 90 MB of memory.
    #[must_use]
    pub fn placing(&self) -> Placing {
        let mut search = Search::new(self);
        let start = search.value([0, 0]);
        let first = (0..search.points.len()).map(|place| {
            let name = self.shape.point_name(search.points[place].trailing_zeros());
            (name, search.value([0, 1 << place]).of_move())
        });
        let first = first.collect();
        Placing {
            start,
            first,
            full: search.full,
            positions: search.positions,
        }
    }

    /// All positions of the first phase and the full boards, with their values.
    #[must_use]
    pub fn placed(&self) -> Vec<(Position, Value)> {
        let mut search = Search::new(self);
        search.value([0, 0]);
        let all = u16::MAX >> (16 - search.points.len());
        let pairs = (0..=all).flat_map(|own| {
            let rest = all & !own;
            let fewer = move |other: &u16| other.checked_sub(1).map(|other| other & rest);
            let others = successors(Some(rest), fewer);
            others.map(move |other| [own, other])
        });
        let known = pairs.filter_map(|placed| {
            let value = search.known[search.number(placed)]?;
            Some((search.position(placed), value))
        });
        known.collect()
    }
}

impl<'a> Search<'a> {
    fn new(solution: &'a Solution) -> Self {
        let points: Vec<u32> = each(solution.shape.outer()).collect();
        let powers = (0..points.len() as u32).map(|digit| 3_u32.pow(digit));
        let powers: Vec<u32> = powers.collect();
        let digits = |set: u32| {
            let powers = powers.iter().enumerate();
            let powers = powers.filter(|(bit, _)| set >> bit & 1 == 1);
            powers.map(|(_, power)| power).sum()
        };
        Self {
            solution,
            digits: (0..1 << points.len()).map(digits).collect(),
            known: vec![None; 3_usize.pow(points.len() as u32)],
            points,
            full: Shares::default(),
            positions: 0,
        }
    }

    /// The place of a position among the known values.
    fn number(&self, placed: Placed) -> usize {
        let [own, other] = placed.map(|set| self.digits[usize::from(set)]);
        (own + 2 * other) as usize
    }

    /// The position on the whole board.
    fn position(&self, placed: Placed) -> Position {
        let [own, other] = placed.map(|set| {
            let points = self.points.iter().enumerate();
            let points = points.filter(|(place, _)| set >> place & 1 == 1);
            points.fold(0, |set, (_, point)| set | point)
        });
        Position { own, other }
    }

    /// What a position is worth to the seat to move.
    fn value(&mut self, placed: Placed) -> Value {
        let number = self.number(placed);
        if let Some(value) = self.known[number] {
            return value;
        }
        let [own, other] = placed;
        let empty = (0..self.points.len()).filter(|place| (own | other) >> place & 1 == 0);
        let after = |place: usize| [other, own | 1 << place];
        let moves: Vec<Placed> = empty.map(after).collect();
        let value = best(moves.into_iter().map(|after| {
            if self.wins_by_placing(after[1]) {
                Value::Win(1)
            } else {
                self.value(after).of_move()
            }
        }));
        let value = match value {
            Some(value) => {
                self.positions += 1;
                value
            }
            None => self.full_board(placed),
        };
        self.known[number] = Some(value);
        value
    }

    /// Whether the seat that has just placed a pawn wins with these.
    fn wins_by_placing(&self, own: u16) -> bool {
        let shape = &self.solution.shape;
        shape.reading() == Reading::PlacingWins && shape.has_won(self.position([own, 0]).own)
    }

    /// What a board is worth on which all pawns are placed.
    fn full_board(&mut self, placed: Placed) -> Value {
        let value = self.solution.value(self.position(placed));
        // Along the edge nobody has won yet.
        let value = value.unwrap_or(Value::Draw);
        match value {
            Value::Win(_) => self.full.wins += 1,
            Value::Draw => self.full.draws += 1,
            Value::Loss(_) => self.full.losses += 1,
        }
        value
    }
}
