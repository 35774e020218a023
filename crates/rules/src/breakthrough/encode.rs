//! Positions and actions as numbers.

use super::{Action, Breakthrough};
use crate::encode::{Encode, Symmetry, Way, stepped, way_by_step, ways_by_step};
use crate::{Game, Seat};

const WAYS: [Way; 3] = [Way::new((-1, 1)), Way::new((0, 1)), Way::new((1, 1))];

static BY_STEP: [u8; 19] = ways_by_step(&WAYS, 8);

impl Encode for Breakthrough {
    const GRID: (usize, usize) = (8, 8);
    const WAYS: &'static [Way] = &WAYS;
    const KINDS: &'static [&'static str] = &["pawn"];
    const SYMMETRIES: &'static [Symmetry] = &[Symmetry::MIRROR];

    type Sets = [u128; 1];

    fn sets(&self, seat: Seat) -> [u128; 1] {
        [self.pawns()[seat.index()].into()]
    }

    fn cell(seat: Seat, square: u8) -> u8 {
        square ^ (56 * seat.index() as u8)
    }

    fn index_of(&self, action: Action) -> usize {
        let [from, to] = [action.from(), action.to()].map(|it| Self::cell(self.to_move(), it));
        usize::from(from) * WAYS.len() + way_by_step(&BY_STEP, from, to)
    }

    fn action_at(&self, index: usize) -> Option<Action> {
        let from = index / WAYS.len();
        if from >= Self::CELLS {
            return None;
        }
        let to = stepped(from, WAYS[index % WAYS.len()].step, Self::GRID)?;
        let [from, to] = [from, to].map(|cell| Self::cell(self.to_move(), cell as u8));
        Some(Action::new(from, to))
    }
}
