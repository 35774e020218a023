//! Positions and actions as numbers. The grid has the corners that the cross lacks.

use super::cross::{CASTLES, SEEN_BY, SIZE, SQUARES, bit, place, side};
use super::{Action, EvoFor, Loss, Role};
use crate::encode::{Encode, Step, Way, stepped, way_by_step, ways_by_step};
use crate::{Game, Reason, Seat};

/// Staying, and where the roles go.
const STEPS: [Step; 15] = [
    (0, 0),
    (-1, 0),
    (1, 0),
    (0, 1),
    (0, 2),
    (-1, 1),
    (-2, 2),
    (-3, 3),
    (1, 1),
    (2, 2),
    (3, 3),
    (0, -1),
    (0, -2),
    (-1, -1),
    (1, -1),
];

/// Each step, after which the piece shows each of the four roles.
const WAYS: [Way; 4 * STEPS.len()] = {
    const WORDS: [&str; 4] = ["=W", "=B", "=C", "=S"];
    let mut ways = [Way::new((0, 0)); 4 * STEPS.len()];
    let mut way = 0;
    while way < ways.len() {
        ways[way] = Way::with(STEPS[way / 4], WORDS[way % 4]);
        way += 1;
    }
    ways
};

const CELLS: usize = SIZE as usize * SIZE as usize;

static BY_STEP: [u8; 79] = ways_by_step(&WAYS, SIZE as usize);

/// The cell on which each side sees each square.
static SEEN_ON: [[u8; SQUARES]; 4] = {
    let mut table = [[0; SQUARES]; 4];
    let mut index = 0;
    while index < 4 * SQUARES {
        let (side, number) = (index / SQUARES, index % SQUARES);
        let (file, rank) = place(SEEN_BY[side][number]);
        table[side][number] = rank as u8 * SIZE + file as u8;
        index += 1;
    }
    table
};

/// The square that each side sees on each cell; [`NO_SQUARE`] in the corners.
static SEEN_THERE: [[u8; CELLS]; 4] = {
    let mut table = [[NO_SQUARE; CELLS]; 4];
    let mut index = 0;
    while index < 4 * SQUARES {
        let (side, number) = (index / SQUARES, index % SQUARES);
        table[side][SEEN_ON[side][number] as usize] = number as u8;
        index += 1;
    }
    table
};
const NO_SQUARE: u8 = u8::MAX;

impl<const SEATS: usize> Encode for EvoFor<SEATS> {
    const GRID: (usize, usize) = (SIZE as usize, SIZE as usize);
    const WAYS: &'static [Way] = &WAYS;
    const KINDS: &'static [&'static str] = &["warrior", "blade", "catapult", "shield", "castle"];

    type Sets = [u128; 5];

    #[inline]
    fn sets(&self, seat: Seat) -> [u128; 5] {
        let [warriors, blades, catapults, shields] =
            Role::ALL.map(|role| self.pieces(seat) & self.role_set(role));
        let is_lost = self.loss
            == Some(Loss {
                seat,
                reason: Reason::Castle,
            });
        let castle = if is_lost {
            0
        } else {
            bit(CASTLES[side(seat.index(), SEATS)])
        };
        [warriors, blades, catapults, shields, castle]
    }

    #[inline]
    fn cell(seat: Seat, square: u8) -> u8 {
        SEEN_ON[side(seat.index(), SEATS)][usize::from(square)]
    }

    #[inline]
    fn index_of(&self, action: Action) -> usize {
        let [from, to] = [action.from, action.to].map(|it| Self::cell(self.to_move(), it));
        let role = action.becomes.unwrap_or_else(|| self.role_at(action.from));
        let way = way_by_step(&BY_STEP, from, to) + role as usize;
        usize::from(from) * WAYS.len() + way
    }

    #[inline]
    fn action_at(&self, index: usize) -> Option<Action> {
        let from = index / WAYS.len();
        if from >= Self::CELLS {
            return None;
        }
        let way = index % WAYS.len();
        let to = stepped(from, WAYS[way].step, Self::GRID)?;
        let squares = &SEEN_THERE[side(self.to_move().index(), SEATS)];
        let [from, to] = [squares[from], squares[to]];
        if from == NO_SQUARE || to == NO_SQUARE {
            return None;
        }
        let role = Role::ALL[way % 4];
        let becomes = (role != self.role_at(from)).then_some(role);
        Some(Action { from, to, becomes })
    }
}
