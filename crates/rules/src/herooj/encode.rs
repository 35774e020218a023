//! Positions and actions as numbers.

use super::moves::DIRECTIONS;
use super::{Action, HeroojVariant};
use crate::encode::{Encode, Symmetry, Way, stepped, way_by_step, ways_by_step};
use crate::{Game, Seat};

/// In each of the eight directions one square, and two.
const WAYS: [Way; 16] = {
    let mut ways = [Way::new((0, 0)); 16];
    let mut way = 0;
    while way < ways.len() {
        let (file, rank) = DIRECTIONS[way / 2];
        let distance = (way % 2) as i8 + 1;
        ways[way] = Way::new((file * distance, rank * distance));
        way += 1;
    }
    ways
};

static BY_STEP: [u8; 37] = ways_by_step(&WAYS, 8);

impl<const MASTER: bool> Encode for HeroojVariant<MASTER> {
    const GRID: (usize, usize) = (8, 8);
    const WAYS: &'static [Way] = &WAYS;
    const KINDS: &'static [&'static str] = &["pawn", "heroo", "master"];
    const STATES: &'static [&'static str] = if MASTER {
        &["own master made", "next master made"]
    } else {
        &[]
    };
    const SYMMETRIES: &'static [Symmetry] = &[Symmetry::MIRROR];

    type Sets = [u128; 3];

    #[inline]
    fn sets(&self, seat: Seat) -> [u128; 3] {
        [self.pawns(seat), self.heroos(seat), self.masters(seat)].map(u128::from)
    }

    /// The second master ends the game.
    fn states(&self) -> u32 {
        let has_made = |seat| u32::from(self.masters_made(seat) > 0);
        let own = self.to_move();
        has_made(own) | has_made(own.next(2)) << 1
    }

    #[inline]
    fn cell(seat: Seat, square: u8) -> u8 {
        square ^ (56 * seat.index() as u8)
    }

    #[inline]
    fn index_of(&self, action: Action) -> usize {
        let [from, to] = [action.from(), action.to()].map(|it| Self::cell(self.to_move(), it));
        usize::from(from) * WAYS.len() + way_by_step(&BY_STEP, from, to)
    }

    #[inline]
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
