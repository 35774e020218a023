//! Le Rooya, by Patrik Carpentier, 2008.
//!
//! ```text
//! 5 o---o---o---o---o     First the seats fill the outer plate, the ring of
//!   |   |   |   |   |     16 points, one pawn at a time.
//! 4 o---+---+---+---o
//!   |   |   |   |   |     Then they step along the lines, changing places
//! 3 o---+---+---+---o     with enemies in the way, or turn the inner plate,
//!   |   |   |   |   |     the nine points marked +.
//! 2 o---+---+---+---o
//!   |   |   |   |   |     Five in a row or column, completed by such an
//! 1 o---o---o---o---o     action, win.
//!   a   b   c   d   e
//! ```

mod encode;
mod explain;
mod moves;
mod show;
mod text;

use crate::bits::Bits;
use crate::{
    Game, Info, Outcome, PieceInfo, Reason, Seat, SeatInfo, Setup, TwoSeats, WordInfo, zobrist,
};

pub use moves::{Action, Turn};

/// A position of Le Rooya.
///
/// Points are bits, `a1` the lowest, `e5` the 25th, rank by rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rooya {
    /// The pawns of the seat to move.
    own: u32,
    /// The pawns of the other seat.
    enemy: u32,
    /// 0 for White, 1 for Black.
    to_move: u8,
    /// The seat that has won by a line.
    winner: Option<Seat>,
    key: u64,
}

/// All the points.
const BOARD: u32 = (1 << 25) - 1;
/// The leftmost file and the lowest rank; the others are shifts of them.
const FILE_A: u32 = 0x0010_8421;
const RANK_1: u32 = 0b1_1111;
/// The nine points that turn.
const INNER: u32 = 0b111 << 6 | 0b111 << 11 | 0b111 << 16;
/// The sixteen points around them.
const OUTER: u32 = BOARD & !INNER;
const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];
/// Each seat has this many pawns once all are placed.
const PAWNS: u32 = 8;

static KEYS: [u64; 2 * 25] = zobrist::table(0x0052_4F4F_5941);
static WINNER_KEYS: [u64; 2] = zobrist::table(0x5749_4E4E_4552);
const BLACK_TO_MOVE: u64 = zobrist::table::<1>(0x0042_4C41_434B)[0];

impl TwoSeats for Rooya {}

impl Game for Rooya {
    type Action = Action;
    // Each of eight pawns has at most eight actions (on a corner of the inner plate), and there
    // are three turns. The list is written by the group.
    type Actions = arrayvec::ArrayVec<Action, { 8 * 8 + 3 + moves::GROUP }>;

    const INFO: &'static Info = &Info {
        id: "rooya",
        name: "Le Rooya",
        designer: "Patrik Carpentier, 2008",
        seats: &[
            SeatInfo {
                letter: 'w',
                word: "white",
            },
            SeatInfo {
                letter: 'b',
                word: "black",
            },
        ],
        pieces: &[PieceInfo {
            letter: 'P',
            word: "pawn",
        }],
        setups: &[Setup {
            name: "standard",
            line: "5/5/5/5/5 w -",
        }],
        length_limit: 300,
        example: "c1c2",
        words: &[
            WordInfo {
                text: "cw",
                word: "cw",
            },
            WordInfo {
                text: "ccw",
                word: "ccw",
            },
            WordInfo {
                text: "half",
                word: "half",
            },
        ],
    };

    fn to_move(&self) -> Seat {
        Seat::new(self.to_move)
    }

    /// A seat that cannot move a pawn would lose, but there is no such position: eight pawns
    /// cannot fill the board, and since its lines join all points, one of the eight has a
    /// neighbour that is no friend.
    fn outcome(&self) -> Option<Outcome> {
        let win = |seat| Outcome::win(seat, Reason::Line);
        self.winner.map(win)
    }

    #[inline]
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

    // Inlined whatever its size, as are its parts: positions then stay in registers.
    #[inline(always)]
    fn apply(&mut self, action: Action) {
        match action {
            Action::Place(at) => self.place(at),
            Action::Step { from, to } => self.go(from, from, to),
            Action::TwoSteps { from, via, to } => self.go(from, via, to),
            Action::Turn(turn) => self.turn_plate(turn),
        }
        (self.own, self.enemy) = (self.enemy, self.own);
        self.to_move ^= 1;
        self.key ^= BLACK_TO_MOVE;
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn full_key(&self) -> u64 {
        let mut key = if self.to_move == 1 { BLACK_TO_MOVE } else { 0 };
        if let Some(winner) = self.winner {
            key ^= WINNER_KEYS[winner.index()];
        }
        for seat in SEATS {
            key ^= pawns_key(seat.index(), self.pawns(seat));
        }
        key
    }
}

impl Rooya {
    /// A position of phase 2 with White to move and nobody's win: the pawns of each seat, as
    /// [`pawns`](Self::pawns) gives them. `None` if that is no valid position. Ruling R7.
    #[must_use]
    pub fn with_pawns([white, black]: [u32; 2]) -> Option<Self> {
        let mut position = Self {
            own: white,
            enemy: black,
            to_move: 0,
            winner: None,
            key: 0,
        };
        let stand = white & black == 0 && (white | black) & !BOARD == 0;
        let all = [white, black].map(u32::count_ones) == [PAWNS; 2];
        if !stand || !all || position.validate().is_err() {
            return None;
        }
        position.key = position.full_key();
        Some(position)
    }

    /// The pawns of a seat: bit 0 is `a1`, bit 24 `e5`, rank by rank.
    #[must_use]
    pub fn pawns(&self, seat: Seat) -> u32 {
        if seat == self.to_move() {
            self.own
        } else {
            self.enemy
        }
    }

    /// Whether the pawns of a seat fill a line, whatever it has won.
    #[cfg(feature = "rulings")]
    pub(crate) fn has_line(&self, seat: Seat) -> bool {
        complete_lines(self.pawns(seat)) != 0
    }

    /// The same position with the turn given to the other seat, which no action does: a search
    /// asks so what the other seat threatens. Only after phase 1.
    #[must_use]
    pub fn passed(&self) -> Self {
        Self {
            own: self.enemy,
            enemy: self.own,
            to_move: self.to_move ^ 1,
            key: self.key ^ BLACK_TO_MOVE,
            ..*self
        }
    }

    /// Whether pawns are still being placed.
    ///
    /// Sixteen pawns that leave the inner plate empty fill the outer one, so nothing needs to
    /// be counted.
    #[inline]
    #[must_use]
    pub fn is_placing(&self) -> bool {
        let pawns = self.own | self.enemy;
        pawns & INNER == 0 && pawns != OUTER
    }

    /// A new pawn comes to the board. It wins nothing, whatever line it fills. Ruling R3.
    #[inline]
    fn place(&mut self, at: u8) {
        self.own |= 1 << at;
        self.key ^= pawn_key(usize::from(self.to_move), at);
    }

    /// A pawn goes from `from` to `to`, its last step beginning on `last`.
    #[inline(always)]
    fn go(&mut self, from: u8, last: u8, to: u8) {
        let (own, enemy) = (self.own, self.enemy);
        // 1 if an enemy stands there, with whom the pawn changes places.
        let swap = enemy >> to & 1;
        self.own ^= 1 << from | 1 << to;
        self.enemy ^= swap << to | swap << last;
        let seat = usize::from(self.to_move);
        self.key ^= pawn_key(seat, from) ^ pawn_key(seat, to);
        self.key ^= (pawn_key(1 - seat, to) ^ pawn_key(1 - seat, last)) * u64::from(swap);
        self.look_for_lines(own, enemy);
    }

    /// The inner plate turns.
    #[inline(always)]
    fn turn_plate(&mut self, turn: Turn) {
        let (own, enemy) = (self.own, self.enemy);
        self.own = turn.of(own);
        self.enemy = turn.of(enemy);
        let seat = usize::from(self.to_move);
        self.key ^= pawns_key(seat, own ^ self.own) ^ pawns_key(1 - seat, enemy ^ self.enemy);
        self.look_for_lines(own, enemy);
    }

    /// Settles who has won, given the pawns before the action: a line counts if the action has
    /// completed it, and those of the seat that acts come first. Rulings R3, R4 and R6.
    #[inline(always)]
    fn look_for_lines(&mut self, own: u32, enemy: u32) {
        let now = [complete_lines(self.own), complete_lines(self.enemy)];
        if now == [0, 0] {
            return;
        }
        let before = [complete_lines(own), complete_lines(enemy)];
        let seat = usize::from(self.to_move);
        let winner = if now[0] & !before[0] != 0 {
            seat
        } else if now[1] & !before[1] != 0 {
            1 - seat
        } else {
            return;
        };
        self.winner = Some(Seat::new(winner as u8));
        self.key ^= WINNER_KEYS[winner];
    }
}

/// The lines that these pawns fill: the lowest five bits for the files, every fifth one from there
/// for the ranks.
#[inline]
const fn complete_lines(pawns: u32) -> u32 {
    let files = pawns & pawns >> 5 & pawns >> 10 & pawns >> 15 & pawns >> 20;
    let ranks = pawns & pawns >> 1 & pawns >> 2 & pawns >> 3 & pawns >> 4;
    files & RANK_1 | (ranks & FILE_A) << 5
}

/// The part of the key that is due to these pawns of a seat.
fn pawns_key(seat: usize, pawns: u32) -> u64 {
    Bits(pawns).fold(0, |key, point| key ^ pawn_key(seat, point))
}

#[inline]
fn pawn_key(seat: usize, point: u8) -> u64 {
    KEYS[seat * 25 + usize::from(point)]
}
