//! Sparta, by Yannick Holtkamp (Queen Games, 2011).
//!
//! ```text
//! 10 . . . . . . . . . .     w warrior: walks one or two steps
//!  9 . w w w w w w w w .     h hero: walks one to three
//!  8 . . . . . . . . . .     y r a city of Yellow's, of Red's
//!  7 . . . . . . . . . .
//!  6 . r . . y r . . y .     A warrior that ends on a city of its own becomes
//!  5 . y . . r y . . r .     a hero; a city of the other seat it takes. What
//!  4 . . . . . . . . . .     stands between two enemies in a line is trapped.
//!  3 . . . . . . . . . .
//!  2 . W W W W W W W W .
//!  1 . . . . . . . . . .
//!    a b c d e f g h i j
//! ```

mod action;
mod captures;
mod encode;
mod explain;
mod grid;
mod moves;
mod show;
mod text;

use crate::bits::Bits;
use crate::{
    Game, Info, Outcome, PieceInfo, Reason, Seat, SeatInfo, Setup, TwoSeats, WordInfo, zobrist,
};
use grid::{CITIES, bit, has};

pub use action::{Action, Deed};
pub use grid::file_and_rank;

/// A position of Sparta.
///
/// Squares are bits, `a1` the lowest, `j10` the highest, rank by rank with a guard after each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sparta {
    /// The pieces of each seat.
    seats: [u128; 2],
    /// The heroes of both seats; every other piece is a warrior.
    heroes: u128,
    key: u64,
    /// Red's cities, moved down by `FIRST_CITY` so that a position fills one cache line; the
    /// other cities are Yellow's.
    red_cities: u32,
    /// 0 for Yellow, 1 for Red.
    to_move: u8,
}

const YELLOW: usize = 0;
const RED: usize = 1;
const WARRIOR: usize = 0;
const HERO: usize = 1;
const KIND_LETTERS: &[u8; 2] = b"WH";

/// The most pieces a seat can have.
const MOST_PIECES: usize = 8;
/// The number of the lowest city square, b5.
const FIRST_CITY: u32 = CITIES.trailing_zeros();
const ALL_CITIES: u32 = (CITIES >> FIRST_CITY) as u32;

static KEYS: [u64; 2 * 2 * 128] = zobrist::table(0x0053_5041_5254_4131);
static CITY_KEYS: [u64; 128] = zobrist::table(0x0043_4954_4945_5331);
const RED_TO_MOVE: u64 = zobrist::table::<1>(0x0052_4544)[0];

impl TwoSeats for Sparta {}

impl Game for Sparta {
    type Action = Action;
    type Actions = arrayvec::ArrayVec<Action, { moves::CAPACITY }>;

    const INFO: &'static Info = &Info {
        id: "sparta",
        name: "Sparta",
        designer: "Yannick Holtkamp (Queen Games, 2011)",
        seats: &[
            SeatInfo {
                letter: 'y',
                word: "yellow",
            },
            SeatInfo {
                letter: 'r',
                word: "red",
            },
        ],
        pieces: &[
            PieceInfo {
                letter: 'W',
                word: "warrior",
            },
            PieceInfo {
                letter: 'H',
                word: "hero",
            },
        ],
        setups: &[Setup {
            name: "standard",
            line: "10/1wwwwwwww1/10/10/10/10/10/10/1WWWWWWWW1/10 y b5,e6,f5,i6/b6,e5,f6,i5",
        }],
        length_limit: 1000,
        example: "c2d4",
        words: &[
            WordInfo {
                text: "=H",
                word: "become-hero",
            },
            WordInfo {
                text: "pass",
                word: "pass",
            },
        ],
    };

    fn to_move(&self) -> Seat {
        Seat::new(self.to_move)
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.red_cities == 0 {
            return Some(Outcome::win(Seat::FIRST, Reason::Cities));
        }
        if self.red_cities == ALL_CITIES {
            return Some(Outcome::win(Seat::SECOND, Reason::Cities));
        }
        let [yellow, red] = self.seats.map(u128::count_ones);
        match (yellow <= 1, red <= 1) {
            (false, true) => return Some(Outcome::win(Seat::FIRST, Reason::Elimination)),
            (true, false) => return Some(Outcome::win(Seat::SECOND, Reason::Elimination)),
            _ => {}
        }
        if yellow > 2 || red > 2 {
            return None;
        }
        Some(match self.red_cities.count_ones() {
            0..=3 => Outcome::win(Seat::FIRST, Reason::LastPieces),
            4 => Outcome::draw(Reason::LastPieces),
            _ => Outcome::win(Seat::SECOND, Reason::LastPieces),
        })
    }

    fn for_each_action(&self, visit: impl FnMut(Action)) {
        self.actions().iter().copied().for_each(visit);
    }

    #[inline]
    fn actions_into(&self, list: &mut Self::Actions) {
        self.list(list);
    }

    fn count_actions(&self) -> u32 {
        self.count()
    }

    fn sample(&self, rng: &mut impl rand::Rng) -> Option<Action> {
        self.draw(rng)
    }

    #[inline]
    fn apply(&mut self, action: Action) {
        match action.deed() {
            Deed::Move { from, to } => {
                self.walk(from, to);
                let trapped = self.trapped_through(to);
                if trapped != 0 {
                    self.remove(trapped);
                }
            }
            Deed::Become { at } => self.promote(at),
            Deed::Pass => {}
        }
        self.key ^= RED_TO_MOVE;
        self.to_move ^= 1;
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn full_key(&self) -> u64 {
        let mut key = if self.to_move == 1 { RED_TO_MOVE } else { 0 };
        for seat in [YELLOW, RED] {
            for square in Bits(self.seats[seat]) {
                key ^= piece_key(seat, self.kind_at(square), square);
            }
        }
        for square in Bits(self.cities(RED)) {
            key ^= CITY_KEYS[usize::from(square)];
        }
        key
    }
}

impl Sparta {
    /// The number of warriors of a seat.
    #[must_use]
    pub fn warriors(&self, seat: Seat) -> u32 {
        (self.seats[seat.index()] & !self.heroes).count_ones()
    }

    /// The number of heroes of a seat.
    #[must_use]
    pub fn heroes(&self, seat: Seat) -> u32 {
        (self.seats[seat.index()] & self.heroes).count_ones()
    }

    /// The number of cities that a seat owns.
    #[must_use]
    pub fn cities_owned(&self, seat: Seat) -> u32 {
        self.cities(seat.index()).count_ones()
    }

    /// Where the warriors of a seat stand. Bit 0 is `a1`, bit 11 `a2`: a rank has ten squares
    /// and a guard.
    #[must_use]
    pub fn warrior_set(&self, seat: Seat) -> u128 {
        self.seats[seat.index()] & !self.heroes
    }

    /// Where the heroes of a seat stand.
    #[must_use]
    pub fn hero_set(&self, seat: Seat) -> u128 {
        self.seats[seat.index()] & self.heroes
    }

    /// The cities of a seat.
    #[must_use]
    pub fn city_set(&self, seat: Seat) -> u128 {
        self.cities(seat.index())
    }

    /// The same position with the turn given to the other seat, whether or not it has to pass: a
    /// search asks so what the other seat threatens.
    #[must_use]
    pub fn passed(&self) -> Self {
        Self {
            key: self.key ^ RED_TO_MOVE,
            to_move: self.to_move ^ 1,
            ..*self
        }
    }

    /// The kind of the piece on an occupied square.
    #[inline(always)]
    fn kind_at(&self, square: u8) -> usize {
        usize::from(has(self.heroes, square))
    }

    /// All pieces.
    #[inline(always)]
    fn occupied(&self) -> u128 {
        self.seats[YELLOW] | self.seats[RED]
    }

    /// The cities that a seat owns.
    #[inline(always)]
    fn cities(&self, seat: usize) -> u128 {
        let red = u128::from(self.red_cities) << FIRST_CITY;
        if seat == RED { red } else { CITIES ^ red }
    }

    /// Whether the game is over.
    #[inline(always)]
    #[must_use]
    pub fn decided(&self) -> bool {
        let but_one = |pieces: u128| pieces & pieces.wrapping_sub(1);
        let [yellow, red] = self.seats.map(but_one);
        // If either seat has one piece or none, one of the two conditions that count pieces
        // holds: which one does not matter here.
        let elimination = yellow == 0 || red == 0;
        let last_pieces = but_one(yellow) == 0 && but_one(red) == 0;
        let cities = self.red_cities == 0 || self.red_cities == ALL_CITIES;
        elimination || last_pieces || cities
    }

    /// Takes a piece of the seat to move to another square, and does what a city does to it.
    #[inline(always)]
    fn walk(&mut self, from: u8, to: u8) {
        let seat = usize::from(self.to_move);
        let kind = self.kind_at(from);
        let both = bit(from) | bit(to);
        self.seats[seat] ^= both;
        self.heroes ^= if kind == HERO { both } else { 0 };
        self.key ^= piece_key(seat, kind, from) ^ piece_key(seat, kind, to);
        if has(CITIES, to) && kind == WARRIOR {
            if has(self.cities(seat), to) {
                self.promote(to);
            } else {
                self.red_cities ^= (bit(to) >> FIRST_CITY) as u32;
                self.key ^= CITY_KEYS[usize::from(to)];
            }
        }
    }

    /// Makes a hero of a warrior of the seat to move.
    fn promote(&mut self, at: u8) {
        let seat = usize::from(self.to_move);
        self.heroes |= bit(at);
        self.key ^= piece_key(seat, WARRIOR, at) ^ piece_key(seat, HERO, at);
    }

    /// Takes pieces off the board. Most moves capture nothing.
    #[cold]
    fn remove(&mut self, pieces: u128) {
        for square in Bits(pieces) {
            let seat = usize::from(has(self.seats[RED], square));
            self.key ^= piece_key(seat, self.kind_at(square), square);
        }
        for set in self.seats.iter_mut().chain([&mut self.heroes]) {
            *set &= !pieces;
        }
    }
}

#[inline(always)]
fn piece_key(seat: usize, kind: usize, square: u8) -> u64 {
    KEYS[(seat * 2 + kind) * 128 + usize::from(square & 127)]
}
