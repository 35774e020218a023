//! Herooj and Master Herooj, by David Crespo.
//!
//! ```text
//! 8 p p m p p m p p     p pawn: forward and diagonally forward
//! 7 . p p m m p p .     h heroo: every other way
//! 6 . . . . . . . .     m master: all eight ways
//! 5 . . . . . . . .
//! 4 . . . . . . . .     A move goes one or two squares. A capture jumps
//! 3 . . . . . . . .     a friend and lands on the enemy right behind it.
//! 2 . P P M M P P .
//! 1 P P M P P M P P
//!   a b c d e f g h
//! ```

mod encode;
mod explain;
mod moves;
mod show;
mod text;

use crate::{Game, Info, Outcome, PieceInfo, Reason, Seat, SeatInfo, Setup, TwoSeats, zobrist};

/// A position of Herooj.
pub type Herooj = HeroojVariant<false>;

/// A position of Master Herooj.
pub type MasterHerooj = HeroojVariant<true>;

/// A position of Herooj, or with `MASTER` of Master Herooj.
///
/// Squares are bits, `a1` the lowest, `h8` the highest, rank by rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HeroojVariant<const MASTER: bool> {
    /// The pieces of each seat.
    seats: [u64; 2],
    /// The pieces of each kind, indexed by `PAWN`, `HEROO`, `MASTER_PIECE`.
    kinds: [u64; 3],
    /// The masters that each seat has made (Master Herooj only).
    made: [u8; 2],
    /// 0 for White, 1 for Black.
    to_move: u8,
    key: u64,
}

pub use moves::Action;

const PAWN: usize = 0;
const HEROO: usize = 1;
const MASTER_PIECE: usize = 2;
const KIND_LETTERS: &[u8; 3] = b"PHM";

/// The first two ranks of each seat.
const SAFE_ZONE: [u64; 2] = [0xFFFF, 0xFFFF << 48];
/// The last rank of each seat.
const FAR_RANK: [u64; 2] = [0xFF << 56, 0xFF];

static KEYS: [u64; 2 * 3 * 64] = zobrist::table(0x4845_524F_4F4A);
static MADE_KEYS: [u64; 2 * 3] = zobrist::table(0x4D41_5354_4552);
const BLACK_TO_MOVE: u64 = zobrist::table::<1>(0x0042_4C41_434B)[0];

const SEATS: &[SeatInfo] = &[
    SeatInfo {
        letter: 'w',
        word: "white",
    },
    SeatInfo {
        letter: 'b',
        word: "black",
    },
];

const PIECES: &[PieceInfo] = &[
    PieceInfo {
        letter: 'P',
        word: "pawn",
    },
    PieceInfo {
        letter: 'H',
        word: "heroo",
    },
    PieceInfo {
        letter: 'M',
        word: "master",
    },
];

const HEROOJ: &Info = &Info {
    id: "herooj",
    name: "Herooj",
    designer: "David Crespo",
    seats: SEATS,
    pieces: PIECES,
    setups: &[Setup {
        name: "standard",
        line: "ppmppmpp/1ppmmpp1/8/8/8/8/1PPMMPP1/PPMPPMPP w",
    }],
    length_limit: 1000,
    example: "b2b4",
    words: &[],
};

const MASTER_HEROOJ: &Info = &Info {
    id: "master-herooj",
    name: "Master Herooj",
    designer: "David Crespo",
    seats: SEATS,
    pieces: PIECES,
    setups: &[Setup {
        name: "standard",
        line: "pppppppp/1pppppp1/8/8/8/8/1PPPPPP1/PPPPPPPP w 0/0",
    }],
    length_limit: 1000,
    example: "b2b4",
    words: &[],
};

impl<const MASTER: bool> TwoSeats for HeroojVariant<MASTER> {}

impl<const MASTER: bool> Game for HeroojVariant<MASTER> {
    type Action = Action;
    // A master has at most 16 actions and there are at most 4, any other piece at most 11.
    type Actions = arrayvec::ArrayVec<Action, 192>;

    const INFO: &'static Info = if MASTER { MASTER_HEROOJ } else { HEROOJ };

    fn to_move(&self) -> Seat {
        Seat::new(self.to_move)
    }

    fn outcome(&self) -> Option<Outcome> {
        let seats = [Seat::FIRST, Seat::SECOND];
        let of = |test: &dyn Fn(usize) -> bool| seats.into_iter().find(|s| test(s.index()));
        let loss = |seat: Seat, reason| Outcome::win(seat.next(2), reason);
        if MASTER {
            if let Some(winner) = of(&|seat| self.made[seat] >= 2) {
                return Some(Outcome::win(winner, Reason::SecondMaster));
            }
            if let Some(loser) = of(&|seat| self.seats[seat].count_ones() <= 1) {
                return Some(loss(loser, Reason::SinglePiece));
            }
        } else {
            if let Some(winner) = of(&|seat| self.came_home(seat)) {
                return Some(Outcome::win(winner, Reason::SafeZone));
            }
            if let Some(loser) = of(&|seat| self.eliminated(seat)) {
                return Some(loss(loser, Reason::Elimination));
            }
        }
        let stuck = self.count_actions() == 0;
        stuck.then(|| loss(self.to_move(), Reason::NoMoves))
    }

    fn for_each_action(&self, visit: impl FnMut(Action)) {
        self.visit_actions(visit);
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
        let own = usize::from(self.to_move);
        let (from, to) = (1 << action.from(), 1 << action.to());
        if self.seats[1 - own] & to != 0 {
            let taken = self.kind_at(action.to());
            self.key ^= piece_key(1 - own, taken, action.to());
            self.seats[1 - own] ^= to;
            self.kinds[taken] ^= to;
        }
        let kind = self.kind_at(action.from());
        let mut becomes = kind;
        if kind == PAWN && to & FAR_RANK[own] != 0 {
            becomes = HEROO;
        }
        if MASTER && kind == HEROO && to & SAFE_ZONE[own] != 0 {
            becomes = MASTER_PIECE;
            self.key ^= made_key(own, self.made[own]);
            self.made[own] += 1;
            self.key ^= made_key(own, self.made[own]);
        }
        self.seats[own] ^= from | to;
        self.kinds[kind] ^= from;
        self.kinds[becomes] ^= to;
        self.key ^= piece_key(own, kind, action.from()) ^ piece_key(own, becomes, action.to());
        self.key ^= BLACK_TO_MOVE;
        self.to_move ^= 1;
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn full_key(&self) -> u64 {
        let mut key = if self.to_move == 1 { BLACK_TO_MOVE } else { 0 };
        for seat in 0..2 {
            key ^= made_key(seat, self.made[seat]);
            for square in crate::bits::Bits(self.seats[seat]) {
                key ^= piece_key(seat, self.kind_at(square), square);
            }
        }
        key
    }
}

impl<const MASTER: bool> HeroojVariant<MASTER> {
    /// The pawns of a seat: bit 0 is `a1`, bit 63 `h8`.
    #[must_use]
    pub fn pawns(&self, seat: Seat) -> u64 {
        self.seats[seat.index()] & self.kinds[PAWN]
    }

    /// The heroos of a seat.
    #[must_use]
    pub fn heroos(&self, seat: Seat) -> u64 {
        self.seats[seat.index()] & self.kinds[HEROO]
    }

    /// The masters of a seat.
    #[must_use]
    pub fn masters(&self, seat: Seat) -> u64 {
        self.seats[seat.index()] & self.kinds[MASTER_PIECE]
    }

    /// The masters that a seat has made since the start; always 0 in Herooj.
    #[must_use]
    pub fn masters_made(&self, seat: Seat) -> u8 {
        self.made[seat.index()]
    }

    /// All pieces of a seat.
    #[must_use]
    pub fn pieces(&self, seat: Seat) -> u64 {
        self.seats[seat.index()]
    }

    /// The same position with the turn given to the other seat, which no action does: a search
    /// asks so what the other seat threatens.
    #[must_use]
    pub fn passed(&self) -> Self {
        Self {
            key: self.key ^ BLACK_TO_MOVE,
            to_move: self.to_move ^ 1,
            ..*self
        }
    }

    /// The kind of the piece on an occupied square.
    #[inline]
    fn kind_at(&self, square: u8) -> usize {
        let on = |kind: usize| (self.kinds[kind] >> square & 1) as usize;
        on(HEROO) | on(MASTER_PIECE) << 1
    }

    /// Whether the first conditions of the end, those that need no list of actions, hold.
    #[inline]
    #[must_use]
    pub fn decided(&self) -> bool {
        if MASTER {
            let few = |pieces: u64| pieces & pieces.wrapping_sub(1) == 0;
            self.made[0].max(self.made[1]) >= 2 || few(self.seats[0]) || few(self.seats[1])
        } else {
            let came_home = self.came_home(0) | self.came_home(1);
            came_home | self.eliminated(0) | self.eliminated(1)
        }
    }

    /// Herooj: whether a heroo of this seat stands in its own safe zone.
    #[inline]
    fn came_home(&self, seat: usize) -> bool {
        self.seats[seat] & self.kinds[HEROO] & SAFE_ZONE[seat] != 0
    }

    /// Herooj: whether this seat has neither pawn nor heroo.
    #[inline]
    fn eliminated(&self, seat: usize) -> bool {
        self.seats[seat] & !self.kinds[MASTER_PIECE] == 0
    }
}

#[inline]
fn piece_key(seat: usize, kind: usize, square: u8) -> u64 {
    KEYS[(seat * 3 + kind) * 64 + usize::from(square)]
}

#[inline]
fn made_key(seat: usize, made: u8) -> u64 {
    MADE_KEYS[seat * 3 + usize::from(made)]
}
