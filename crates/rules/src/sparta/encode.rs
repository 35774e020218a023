//! Positions and actions as numbers.

use super::grid::{SIZE, STRIDE, file_and_rank, square};
use super::{Action, Deed, Sparta};
use crate::encode::{Encode, Symmetry, Way, stepped, way_by_step, ways_by_step};
use crate::{Game, Seat};

/// How far a piece goes at most, in files and in ranks.
const FAR: i8 = 3;
const WIDTH: usize = 2 * FAR as usize + 1;

/// To each square at most three files and ranks away; staying makes a hero.
const WAYS: [Way; WIDTH * WIDTH] = {
    let mut ways = [Way::with((0, 0), "=H"); WIDTH * WIDTH];
    let mut way = 0;
    while way < ways.len() {
        if way != ways.len() / 2 {
            ways[way] = Way::new(((way % WIDTH) as i8 - FAR, (way / WIDTH) as i8 - FAR));
        }
        way += 1;
    }
    ways
};

static BY_STEP: [u8; 67] = ways_by_step(&WAYS, SIZE as usize);

/// The cells of the squares, by seat. The guards have none.
static CELLS: [[u8; STRIDE as usize * SIZE as usize]; 2] = {
    let mut table = [[0; STRIDE as usize * SIZE as usize]; 2];
    let mut number = 0;
    while number < table[0].len() {
        let (file, rank) = file_and_rank(number as u8);
        if file < SIZE {
            table[0][number] = rank * SIZE + file;
            table[1][number] = (SIZE - 1 - rank) * SIZE + file;
        }
        number += 1;
    }
    table
};

/// The square of a cell.
fn square_of(seat: Seat, cell: usize) -> u8 {
    let (file, row) = (cell as u8 % SIZE, cell as u8 / SIZE);
    square(
        file,
        if seat == Seat::FIRST {
            row
        } else {
            SIZE - 1 - row
        },
    )
}

impl Encode for Sparta {
    const GRID: (usize, usize) = (SIZE as usize, SIZE as usize);
    const WAYS: &'static [Way] = &WAYS;
    const WORDS: &'static [&'static str] = &["pass"];
    const KINDS: &'static [&'static str] = &["warrior", "hero", "city"];
    const SYMMETRIES: &'static [Symmetry] = &[
        Symmetry::MIRROR,
        Symmetry::new((1, 0), (0, -1)),
        Symmetry::new((-1, 0), (0, -1)),
    ];

    type Sets = [u128; 3];

    #[inline]
    fn sets(&self, seat: Seat) -> [u128; 3] {
        [
            self.warrior_set(seat),
            self.hero_set(seat),
            self.city_set(seat),
        ]
    }

    #[inline]
    fn cell(seat: Seat, square: u8) -> u8 {
        CELLS[seat.index()][usize::from(square)]
    }

    #[inline]
    fn index_of(&self, action: Action) -> usize {
        let (from, to) = match action.deed() {
            Deed::Move { from, to } => (from, to),
            Deed::Become { at } => (at, at),
            Deed::Pass => return Self::CELLS * WAYS.len(),
        };
        let [from, to] = [from, to].map(|square| Self::cell(self.to_move(), square));
        usize::from(from) * WAYS.len() + way_by_step(&BY_STEP, from, to)
    }

    #[inline]
    fn list_indices(&self, list: &mut Vec<u16>) {
        let cells = &CELLS[self.to_move().index()];
        // Red sees the ranks in the opposite order.
        let (first, step) = match self.to_move() {
            Seat::FIRST => (0, WIDTH as i16),
            _ => ((WIDTH * (WIDTH - 1)) as i16, -(WIDTH as i16)),
        };
        let walk = |from: u8, rank: u8, place: u8| {
            let cell = u16::from(cells[usize::from(from)]);
            let row = first + step * i16::from(rank);
            cell * WAYS.len() as u16 + row as u16 + u16::from(place)
        };
        self.list_as(list, |action| self.index_of(action) as u16, walk);
    }

    #[inline]
    fn action_at(&self, index: usize) -> Option<Action> {
        let from = index / WAYS.len();
        if from >= Self::CELLS {
            return (index + 1 == Self::INDICES).then_some(Action::PASS);
        }
        let to = stepped(from, WAYS[index % WAYS.len()].step, Self::GRID)?;
        let [from, to] = [from, to].map(|cell| square_of(self.to_move(), cell));
        Some(if from == to {
            Action::promotion(from)
        } else {
            Action::walk(from, to)
        })
    }
}
