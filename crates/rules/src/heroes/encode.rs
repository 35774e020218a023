//! Positions and actions as numbers. The columns of the grid are the files, and a row is a line of
//! hexes that goes down to the right: one hex ahead is one row forward.

use super::hex::{BOARD, FARTHEST, GRID};
use super::walks::Arrival;
use super::{Action, Heroes, Hex};
use crate::encode::{Encode, Step, Symmetry, Way, stepped, way_by_step, ways_by_step};
use crate::{Game, Seat};

/// The six directions N, NE, SE, S, SW, NW.
const DIRECTIONS: [Step; 6] = [(0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)];

const LEAPS: usize = 6 * FARTHEST;
const RAMPAGES: usize = LEAPS + 6;
const RISE: usize = RAMPAGES + 6;

/// In each direction one to five hexes; the six leaps; a rampage in each direction; becoming a hero.
const WAYS: [Way; RISE + 1] = {
    let mut ways = [Way::with((0, 0), "=H"); RISE + 1];
    let mut direction = 0;
    while direction < 6 {
        let (q, r) = DIRECTIONS[direction];
        let mut distance = 1;
        while distance <= FARTHEST {
            let far = distance as i8;
            ways[FARTHEST * direction + distance - 1] = Way::new((q * far, r * far));
            distance += 1;
        }
        let (next_q, next_r) = DIRECTIONS[(direction + 1) % 6];
        ways[LEAPS + direction] = Way::new((q + next_q, r + next_r));
        ways[RAMPAGES + direction] = Way::with((q, r), "~");
        direction += 1;
    }
    ways
};

const SIDE: u8 = 11;

static BY_STEP: [u8; 121] = ways_by_step(&WAYS, SIDE as usize);

/// A cell of the first seat by the number of a hex, or the number by the cell.
const fn transposed(number: u8) -> u8 {
    number % SIDE * SIDE + number / SIDE
}

const CELLS: u8 = SIDE * SIDE;

/// The cells of the hexes by their numbers, by seat.
static CELL: [[u8; GRID]; 2] = {
    let mut table = [[0; GRID]; 2];
    let mut number = 0;
    while number < CELLS {
        let cell = transposed(number);
        table[0][number as usize] = cell;
        table[1][number as usize] = CELLS - 1 - cell;
        number += 1;
    }
    table
};

/// The first index of each cell, by seat and number of the hex.
static BASES: [[u16; GRID]; 2] = {
    let mut table = [[0; GRID]; 2];
    let mut number = 0;
    while number < GRID {
        table[0][number] = CELL[0][number] as u16 * WAYS.len() as u16;
        table[1][number] = CELL[1][number] as u16 * WAYS.len() as u16;
        number += 1;
    }
    table
};

/// The ways to arrive, by seat, direction and distance; a leap has the distance 0.
static ARRIVALS: [[[u16; FARTHEST + 1]; 6]; 2] = {
    let mut table = [[[0; FARTHEST + 1]; 6]; 2];
    let mut direction = 0;
    while direction < 6 {
        // Black sees the opposite direction.
        let seen = [direction, (direction + 3) % 6];
        let mut seat = 0;
        while seat < 2 {
            table[seat][direction][0] = (LEAPS + seen[seat]) as u16;
            let mut distance = 1;
            while distance <= FARTHEST {
                let way = FARTHEST * seen[seat] + distance - 1;
                table[seat][direction][distance] = way as u16;
                distance += 1;
            }
            seat += 1;
        }
        direction += 1;
    }
    table
};

/// The hex on a cell.
fn hex_on(seat: Seat, cell: usize) -> Option<Hex> {
    let cell = cell as u8;
    let number = transposed(if seat == Seat::FIRST {
        cell
    } else {
        CELLS - 1 - cell
    });
    (BOARD >> number & 1 == 1).then(|| Hex::from_number(number))
}

impl Encode for Heroes {
    const GRID: (usize, usize) = (SIDE as usize, SIDE as usize);
    const WAYS: &'static [Way] = &WAYS;
    const WORDS: &'static [&'static str] = &["done"];
    const KINDS: &'static [&'static str] = &[
        "king",
        "hero",
        "chariot",
        "knight",
        "camel",
        "elephant",
        "fresh pawn",
        "pawn",
        "heroic pawn",
        "guard",
        "moved",
    ];
    const STATES: &'static [&'static str] = &[
        "mobilization turn 1",
        "mobilization turn 2",
        "mobilization turn 3",
        "own is Black",
    ];
    const SYMMETRIES: &'static [Symmetry] = &[Symmetry::new((-1, 1), (0, 1))];

    type Sets = [u128; 11];

    #[inline]
    fn sets(&self, seat: Seat) -> [u128; 11] {
        let mut sets = [0; 11];
        sets[..10].copy_from_slice(&self.piece_sets(seat));
        if seat == self.to_move() {
            sets[10] = self.moved();
        }
        sets
    }

    /// The seats may move different numbers of pieces, so it matters which one moves.
    fn states(&self) -> u32 {
        let turn = match self.mobilization_turn() {
            0 => 0,
            turn => 1 << (turn - 1),
        };
        turn | (self.to_move().index() as u32) << 3
    }

    #[inline]
    fn cell(seat: Seat, square: u8) -> u8 {
        CELL[seat.index() & 1][usize::from(square) % GRID]
    }

    #[inline]
    fn index_of(&self, action: Action) -> usize {
        let cell = |hex: Hex| Self::cell(self.to_move(), hex.number());
        let (from, way) = match action {
            Action::Walk { from, to } => {
                let (from, to) = (cell(from), cell(to));
                (from, way_by_step(&BY_STEP, from, to))
            }
            Action::Rampage { from, to } => {
                let direction = from.straight_to(to).map_or(0, |(direction, _)| direction);
                // Black sees the opposite direction.
                let seen = (direction + 3 * self.to_move().index()) % 6;
                (cell(from), RAMPAGES + seen)
            }
            Action::Rise { at } => (cell(at), RISE),
            Action::Done => return Self::CELLS * WAYS.len(),
        };
        usize::from(from) * WAYS.len() + way
    }

    #[inline]
    fn list_indices(&self, list: &mut Vec<u16>) {
        let (bases, ways) = (&BASES[self.own()], &ARRIVALS[self.own()]);
        let walk = |arrival: Arrival| {
            let way = ways[arrival.direction][arrival.distance];
            move |to| bases[arrival.from(to).index()] + way
        };
        self.list_as(list, |action| self.index_of(action) as u16, walk);
    }

    #[inline]
    fn action_at(&self, index: usize) -> Option<Action> {
        let seat = self.to_move();
        let cell = index / WAYS.len();
        if cell >= Self::CELLS {
            return (index + 1 == Self::INDICES).then_some(Action::Done);
        }
        let from = hex_on(seat, cell)?;
        match index % WAYS.len() {
            RISE => Some(Action::Rise { at: from }),
            way @ RAMPAGES.. => {
                let direction = (way - RAMPAGES + 3 * seat.index()) % 6;
                // As far as the path of four hexes goes.
                let mut to = from.step(direction)?;
                for _ in 1..4 {
                    to = to.step(direction).unwrap_or(to);
                }
                Some(Action::Rampage { from, to })
            }
            way => {
                let to = stepped(cell, WAYS[way].step, Self::GRID)?;
                let to = hex_on(seat, to)?;
                Some(Action::Walk { from, to })
            }
        }
    }
}
