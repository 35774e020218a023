//! The answers.

use std::collections::HashMap;

use crate::numbers::Numbers;
use crate::position::{Next, Position, each};
use crate::shape::Shape;
use crate::store::{EARLY, Store};
use crate::value::Value;

/// Knows what every position is worth.
#[derive(Clone, Debug)]
pub struct Oracle {
    shape: Shape,
    numbers: Numbers,
    /// The actions to the end, for positions that are lost in four or more.
    lost: HashMap<u64, u8>,
    /// Positions of the first phase that are stored as won and as lost.
    placing: [Vec<u64>; 2],
}

/// What can be said of a position of the second phase without looking at what its moves lead to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sight {
    /// Somebody must have won before.
    Over,
    /// The seat to move completes a line.
    WinsAtOnce,
    /// It loses in so many actions.
    Loses(u8),
    /// It wins later, or nobody does.
    Unclear,
}

/// The moves of a seat after which the other one cannot win at once.
enum Answers {
    Some,
    None,
    /// There are none, and all moves complete a line of the other seat.
    OnlyLines,
}

/// What a position of the first phase is worth to the seat to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Worth {
    /// It loses.
    Loss,
    /// Neither seat can force a win.
    Draw,
    /// It wins.
    Win,
}

impl Worth {
    /// The same for the other seat.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

impl Oracle {
    /// One for a board, with what is stored for it.
    #[must_use]
    pub fn new(shape: Shape, store: Store) -> Self {
        let lost = store.lost.into_iter().flat_map(|(actions, numbers)| {
            numbers.into_iter().map(move |number| (number, actions))
        });
        Self {
            numbers: Numbers::new(&shape),
            shape,
            lost: lost.collect(),
            placing: store.placing,
        }
    }

    /// What a position of the second phase is worth to the seat to move; `None` if somebody has won
    /// before.
    #[must_use]
    pub fn value(&self, position: Position) -> Option<Value> {
        Some(match self.sight(position) {
            Sight::Over => return None,
            Sight::WinsAtOnce => Value::Win(1),
            Sight::Loses(actions) => Value::Loss(actions),
            Sight::Unclear => {
                let mut shortest: Option<u8> = None;
                self.shape.each_successor(position, |next| {
                    if let Next::Position(after) = next
                        && let Sight::Loses(actions) = self.sight(after)
                    {
                        let actions = actions + 1;
                        shortest = Some(shortest.map_or(actions, |least| least.min(actions)));
                    }
                });
                shortest.map_or(Value::Draw, Value::Win)
            }
        })
    }

    /// What can be said of a position without looking at what its moves lead to.
    #[must_use]
    pub fn sight(&self, position: Position) -> Sight {
        if !self.shape.is_open(position) {
            return Sight::Over;
        }
        if self.wins_at_once(position) {
            return Sight::WinsAtOnce;
        }
        if let Some(actions) = self.lost.get(&self.numbers.of(position)) {
            return Sight::Loses(*actions);
        }
        match self.answers(position) {
            Answers::Some => Sight::Unclear,
            Answers::None => Sight::Loses(2),
            Answers::OnlyLines => Sight::Loses(1),
        }
    }

    /// Whether a move completes a line of the seat to move.
    fn wins_at_once(&self, position: Position) -> bool {
        // Five in a row need four there before, or three that turn into it.
        self.shape.may_win(position.own) && {
            let mut wins = false;
            self.shape
                .each_successor(position, |next| wins |= next == Next::Win);
            wins
        }
    }

    /// Whether a move keeps the other seat from winning at once; the seat to move cannot.
    fn answers(&self, position: Position) -> Answers {
        // A turn is nearly always an answer, and soon tried.
        let mut is_safe = false;
        self.shape
            .each_turn(position, |next| is_safe |= self.is_answer(next));
        if is_safe {
            return Answers::Some;
        }
        let mut list = Vec::new();
        self.shape.successors(position, &mut list);
        if list.iter().any(|next| self.is_answer(*next)) {
            Answers::Some
        } else if list.iter().all(|next| *next == Next::Loss) {
            Answers::OnlyLines
        } else {
            Answers::None
        }
    }

    /// Whether a move that leads here keeps the other seat from winning at once.
    fn is_answer(&self, next: Next) -> bool {
        match next {
            Next::Win => true,
            Next::Loss => false,
            Next::Position(after) => !self.wins_at_once(after),
        }
    }

    /// What a position of the first phase is worth to the seat to move. Full boards belong to it,
    /// too.
    #[must_use]
    pub fn placing(&self, position: Position) -> Worth {
        let placed = position.own | position.other;
        let empty = self.shape.outer() & !placed;
        if empty == 0 || placed.count_ones() <= EARLY {
            let number = self.numbers.of_placing(position);
            let [won, lost] = &self.placing;
            return if won.binary_search(&number).is_ok() {
                Worth::Win
            } else if lost.binary_search(&number).is_ok() {
                Worth::Loss
            } else {
                Worth::Draw
            };
        }
        let mut best = Worth::Loss;
        for point in each(empty) {
            let after = Position {
                own: position.other,
                other: position.own | point,
            };
            best = best.max(self.placing(after).turned());
            if best == Worth::Win {
                break;
            }
        }
        best
    }
}
