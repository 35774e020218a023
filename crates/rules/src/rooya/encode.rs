//! Positions and actions as numbers.

use super::{Action, Rooya, Turn};
use crate::Seat;
use crate::encode::{Encode, Step, Symmetry, Way, stepped};

/// North, east, south, west.
const STEPS: [Step; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// Placing a pawn; one step; two steps.
const WAYS: [Way; TWO_STEPS + 16] = {
    let mut ways = [Way::new((0, 0)); TWO_STEPS + 16];
    let mut first = 0;
    while first < 4 {
        ways[STEP + first] = Way::new(STEPS[first]);
        let mut second = 0;
        while second < 4 {
            ways[TWO_STEPS + 4 * first + second] = Way {
                then: STEPS[second],
                ..Way::new(STEPS[first])
            };
            second += 1;
        }
        first += 1;
    }
    ways
};
const STEP: usize = 1;
const TWO_STEPS: usize = STEP + 4;

const TURNS: [Turn; 3] = Turn::ALL;

/// The direction from a point to a neighbouring one, as its place in [`STEPS`].
#[inline]
fn direction(from: u8, to: u8) -> usize {
    match to.wrapping_sub(from) as i8 {
        5 => 0,
        1 => 1,
        -5 => 2,
        _ => 3,
    }
}

impl Encode for Rooya {
    const GRID: (usize, usize) = (5, 5);
    const WAYS: &'static [Way] = &WAYS;
    const WORDS: &'static [&'static str] = &["cw", "ccw", "half"];
    const KINDS: &'static [&'static str] = &["pawn"];
    const SYMMETRIES: &'static [Symmetry] = &[
        Symmetry::MIRROR,
        Symmetry::new((1, 0), (0, -1)),
        Symmetry::new((-1, 0), (0, -1)),
        Symmetry::new((0, 1), (1, 0)),
        Symmetry::new((0, 1), (-1, 0)),
        Symmetry::new((0, -1), (1, 0)),
        Symmetry::new((0, -1), (-1, 0)),
    ];

    type Sets = [u128; 1];

    #[inline]
    fn sets(&self, seat: Seat) -> [u128; 1] {
        [self.pawns(seat).into()]
    }

    /// The board has no sides.
    #[inline]
    fn cell(_seat: Seat, square: u8) -> u8 {
        square
    }

    #[inline]
    fn index_of(&self, action: Action) -> usize {
        let (cell, way) = match action {
            Action::Place(at) => (at, 0),
            Action::Step { from, to } => (from, STEP + direction(from, to)),
            Action::TwoSteps { from, via, to } => {
                let two = 4 * direction(from, via) + direction(via, to);
                (from, TWO_STEPS + two)
            }
            Action::Turn(turn) => return Self::CELLS * WAYS.len() + turn as usize,
        };
        usize::from(cell) * WAYS.len() + way
    }

    #[inline]
    fn action_at(&self, index: usize) -> Option<Action> {
        let cell = index / WAYS.len();
        if cell >= Self::CELLS {
            let turn = TURNS.get(index - Self::CELLS * WAYS.len());
            return turn.copied().map(Action::Turn);
        }
        let from = cell as u8;
        let way = index % WAYS.len();
        if way == 0 {
            return Some(Action::Place(from));
        }
        let via = stepped(cell, WAYS[way].step, Self::GRID)?;
        if way < TWO_STEPS {
            let to = via as u8;
            return Some(Action::Step { from, to });
        }
        let to = stepped(via, WAYS[way].then, Self::GRID)?;
        Some(Action::TwoSteps {
            from,
            via: via as u8,
            to: to as u8,
        })
    }
}
