//! Breakthrough, by Dan Troyka: an example of how a game is added. Released builds leave it out.
//!
//! ```text
//! 8 p p p p p p p p     A pawn goes one square forward or diagonally forward.
//! 7 p p p p p p p p     It captures diagonally only.
//! 6 . . . . . . . .
//! 5 . . . . . . . .     Who reaches the last rank wins, and who
//! 4 . . . . . . . .     has no pawns left loses.
//! 3 . . . . . . . .
//! 2 P P P P P P P P     White, with the capitals, moves first.
//! 1 P P P P P P P P
//!   a b c d e f g h
//! ```

mod encode;
mod explain;
mod show;
mod text;

use arrayvec::ArrayVec;
use rand::Rng;

use crate::bits::{Bits, choose};
use crate::{
    ActionList, Game, Info, Outcome, PieceInfo, Reason, Seat, SeatInfo, Setup, TwoSeats, zobrist,
};

const INFO: &Info = &Info {
    id: "breakthrough",
    name: "Breakthrough",
    designer: "Dan Troyka",
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
        line: "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w",
    }],
    // Every action brings a pawn nearer to its end, so no game is as long as this.
    length_limit: 1000,
    example: "b2b3",
    words: &[],
};

/// The file from which no step goes left, and the one from which none goes right.
const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;
/// The last rank of each seat.
const LAST_RANK: [u64; 2] = [0xFF << 56, 0xFF];
/// What a step to the left, ahead and to the right adds to the number of a square, by seat.
const STEPS: [[i16; 3]; 2] = [[7, 8, 9], [-9, -8, -7]];

static KEYS: [u64; 2 * 64] = zobrist::table(0x4252_4541_4B54);
const BLACK_TO_MOVE: u64 = zobrist::table::<1>(0x0042_4C41_434B)[0];

/// A position of Breakthrough.
///
/// Squares are bits, `a1` the lowest, `h8` the highest, rank by rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Breakthrough {
    /// The pawns of the seat to move.
    own: u64,
    /// The pawns of the other seat.
    enemy: u64,
    /// 0 for White, 1 for Black.
    to_move: u8,
    key: u64,
}

/// From a square to a square.
///
/// In one word, the first square in its upper half, so that eight are written like one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action(u16);

impl Action {
    const fn new(from: u8, to: u8) -> Self {
        Self((from as u16) << 8 | to as u16)
    }

    const fn from(self) -> u8 {
        (self.0 >> 8) as u8
    }

    const fn to(self) -> u8 {
        self.0 as u8
    }

    /// The action from a square by a step.
    const fn by(from: u8, step: i16) -> Self {
        Self(Self::new(from, from).0.wrapping_add_signed(step))
    }
}

impl Breakthrough {
    /// The pawns of the seat to move that can go left, ahead and right; none when the game is
    /// over.
    #[inline(always)]
    fn movers(&self) -> [u64; 3] {
        if self.is_over() {
            return [0; 3];
        }
        let Self { own, enemy, .. } = *self;
        // What stands a step away from each square. No pawn of the seat to move stands on its
        // last rank, so what a turn of the word brings to that rank does not matter.
        let beyond = |set: u64, step: i16| set.rotate_right((step & 63) as u32);
        let [left, ahead, right] = STEPS[usize::from(self.to_move)];
        [
            own & !FILE_A & !beyond(own, left),
            own & !beyond(own | enemy, ahead),
            own & !FILE_H & !beyond(own, right),
        ]
    }

    /// The pawns of each seat, White first.
    fn pawns(&self) -> [u64; 2] {
        if self.to_move == 0 {
            [self.own, self.enemy]
        } else {
            [self.enemy, self.own]
        }
    }

    /// Whether the seat that has just moved has won. The other one cannot have.
    #[inline(always)]
    fn is_over(&self) -> bool {
        self.enemy & LAST_RANK[usize::from(1 - self.to_move)] != 0 || self.own == 0
    }
}

impl TwoSeats for Breakthrough {}

impl Game for Breakthrough {
    type Action = Action;
    // Sixteen pawns with three actions each, and room for a last group of eight.
    type Actions = ArrayVec<Action, 56>;

    const INFO: &'static Info = INFO;

    fn to_move(&self) -> Seat {
        Seat::new(self.to_move)
    }

    fn outcome(&self) -> Option<Outcome> {
        let reason = if self.own == 0 {
            Reason::Elimination
        } else {
            Reason::Goal
        };
        self.is_over()
            .then(|| Outcome::win(self.to_move().next(2), reason))
    }

    // This is all that a generator needs. The rest of this block makes it fast.
    fn for_each_action(&self, mut visit: impl FnMut(Action)) {
        let steps = STEPS[usize::from(self.to_move)];
        for (movers, step) in self.movers().into_iter().zip(steps) {
            for from in Bits(movers) {
                visit(Action::by(from, step));
            }
        }
    }

    #[inline]
    fn actions_into(&self, list: &mut Self::Actions) {
        list.clear();
        let steps = STEPS[usize::from(self.to_move)];
        for (movers, step) in self.movers().into_iter().zip(steps) {
            for (rank, files) in (0..).zip(movers.to_le_bytes()) {
                let first = Action::by(8 * rank, step);
                let actions = FILES[usize::from(files)].map(|file| Action(first.0 + file));
                list.push_first(actions, files.count_ones() as usize);
            }
        }
    }

    #[inline]
    fn count_actions(&self) -> u32 {
        self.movers().iter().map(|movers| movers.count_ones()).sum()
    }

    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Option<Action> {
        let (index, from) = choose(&self.movers(), rng)?;
        let step = STEPS[usize::from(self.to_move)][index];
        Some(Action::by(from, step))
    }

    #[inline]
    fn apply(&mut self, action: Action) {
        let seat = usize::from(self.to_move);
        let (from, to) = (action.from(), action.to());
        self.key ^= key(seat, from) ^ key(seat, to) ^ BLACK_TO_MOVE;
        // Captures come as they like, so a product is faster than a branch.
        let taken = self.enemy >> to & 1;
        self.key ^= taken * key(1 - seat, to);
        let own = self.own ^ (1 << from | 1 << to);
        self.own = self.enemy ^ taken << to;
        self.enemy = own;
        self.to_move ^= 1;
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn full_key(&self) -> u64 {
        let mut full = if self.to_move == 1 { BLACK_TO_MOVE } else { 0 };
        for (seat, pawns) in self.pawns().into_iter().enumerate() {
            for square in Bits(pawns) {
                full ^= key(seat, square);
            }
        }
        full
    }
}

#[inline(always)]
fn key(seat: usize, square: u8) -> u64 {
    KEYS[seat * 64 + usize::from(square)]
}

/// What each of the files of a set adds to an action, in order, followed by zeros.
static FILES: [[u16; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut files = 0;
    while files < 256 {
        let mut count = 0;
        let mut file = 0;
        while file < 8 {
            if files >> file & 1 == 1 {
                table[files][count] = Action::new(file, file).0;
                count += 1;
            }
            file += 1;
        }
        files += 1;
    }
    table
};
