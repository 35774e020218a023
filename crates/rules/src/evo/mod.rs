//! EVO, for two and for four.
//!
//! ```text
//! 12     K W W W W W W W          W warrior: one step, but never back
//! 11     W . . . . . . .          B blade: one or two forward
//! 10 W . . . . . . . . . W K      C catapult: one to three slanting forward
//!  9 W . . . . . . . . . . W      S shield: one or two back, one slanting back
//!  8 W . . . . . . . . . . W      K castle: never moves
//!  7 W . . . . . . . . . . W
//!  6 W . . . . . . . . . . W      A piece moves, turns to another role, or moves
//!  5 W . . . . . . . . . . W      and then turns. The first to capture any
//!  4 W . . . . . . . . . . W      castle, or the last piece of any seat, wins.
//!  3 K W . . . . . . . . . W
//!  2     . . . . . . . W
//!  1     W W W W W W W K
//!    a b c d e f g h i j k l
//! ```

mod cross;
mod encode;
mod explain;
mod moves;
mod role;
mod show;
mod text;
mod threats;

use crate::{Game, Info, Outcome, Reason, Seat, SeatInfo, Setup, TwoSeats, WordInfo, zobrist};
use cross::{CASTLES, SQUARES, at_wide, bit, side};

pub use moves::Action;
pub use role::Role;

/// A position of EVO for two.
pub type Evo = EvoFor<2>;

/// A position of EVO for four.
pub type Evo4 = EvoFor<4>;

/// A position of EVO for two or for four `SEATS`.
///
/// Squares are bits, `c1` the lowest, `j12` the highest, rank by rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EvoFor<const SEATS: usize> {
    /// The pieces of each seat. A castle is not a piece (R3).
    pieces: [u128; SEATS],
    /// The low and the high bit of the role that each piece shows.
    roles: [u128; 2],
    /// The seat whose turn it is.
    to_move: u8,
    /// The loss that has ended the game. While there is none all castles stand.
    loss: Option<Loss>,
    key: u64,
}

/// The castle, or the last piece, that a seat has lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Loss {
    seat: Seat,
    /// `Castle` or `Elimination`.
    reason: Reason,
}

static KEYS: [u64; 4 * 4 * SQUARES] = zobrist::table(0x0045_564F);
static CASTLE_LOST: [u64; 4] = zobrist::table(0x4341_5354_4C45);
static TO_MOVE: [u64; 4] = zobrist::table(0x5345_4154);

const SOUTH: SeatInfo = SeatInfo {
    letter: 's',
    word: "south",
};
const WEST: SeatInfo = SeatInfo {
    letter: 'w',
    word: "west",
};
const NORTH: SeatInfo = SeatInfo {
    letter: 'n',
    word: "north",
};
const EAST: SeatInfo = SeatInfo {
    letter: 'e',
    word: "east",
};

const EVO: &Info = &Info {
    id: "evo",
    name: "EVO",
    designer: "unknown",
    seats: &[SOUTH, NORTH],
    pieces: role::PIECES,
    setups: &[
        Setup {
            name: "outer-row",
            line: "nKnWnWnWnWnWnWnW/nW7/12/12/12/12/12/12/12/12/7sW/sWsWsWsWsWsWsWsK s",
        },
        Setup {
            name: "inner-row",
            line: "nK7/nWnWnWnWnWnWnWnW/12/12/12/12/12/12/12/12/sWsWsWsWsWsWsWsW/7sK s",
        },
        Setup {
            name: "cluster",
            line: "nKnWnWnWnW3/nWnWnWnW4/12/12/12/12/12/12/12/12/4sWsWsWsW/3sWsWsWsWsK s",
        },
    ],
    length_limit: 1000,
    example: "c1c2=B",
    words: &[
        WordInfo {
            text: "=W",
            word: "become-warrior",
        },
        WordInfo {
            text: "=B",
            word: "become-blade",
        },
        WordInfo {
            text: "=C",
            word: "become-catapult",
        },
        WordInfo {
            text: "=S",
            word: "become-shield",
        },
    ],
};

const EVO4: &Info = &Info {
    id: "evo4",
    name: "EVO for four",
    seats: &[SOUTH, WEST, NORTH, EAST],
    setups: &[
        Setup {
            name: "outer-row",
            line: "nKnWnWnWnWnWnWnW/nW7/wW9eWeK/wW10eW/wW10eW/wW10eW/wW10eW/wW10eW/wW10eW/wKwW9eW/7sW/sWsWsWsWsWsWsWsK s",
        },
        Setup {
            name: "inner-row",
            line: "nK7/nWnWnWnWnWnWnWnW/1wW8eWeK/1wW8eW1/1wW8eW1/1wW8eW1/1wW8eW1/1wW8eW1/1wW8eW1/wKwW8eW1/sWsWsWsWsWsWsWsW/7sK s",
        },
        Setup {
            name: "cluster",
            line: "nKnWnWnWnW3/nWnWnWnW4/10eWeK/10eWeW/10eWeW/wW9eWeW/wWwW9eW/wWwW10/wWwW10/wKwW10/4sWsWsWsW/3sWsWsWsWsK s",
        },
    ],
    ..*EVO
};

impl TwoSeats for Evo {}

impl<const SEATS: usize> Game for EvoFor<SEATS> {
    type Action = Action;
    type Actions = arrayvec::ArrayVec<Action, { moves::MOST_ACTIONS }>;

    const INFO: &'static Info = match SEATS {
        2 => EVO,
        4 => EVO4,
        _ => panic!("EVO is for two or for four"),
    };

    fn to_move(&self) -> Seat {
        Seat::new(self.to_move)
    }

    fn outcome(&self) -> Option<Outcome> {
        let win = |loss: Loss| Outcome::win(self.acted(), loss.reason);
        self.loss.map(win)
    }

    fn for_each_action(&self, visit: impl FnMut(Action)) {
        self.visit_actions(visit);
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
        let (from, to) = (bit(action.from), bit(action.to));
        if self.occupied() & !self.pieces[own] & to != 0 {
            self.capture(action.to);
        }
        let role = self.role_at(action.from);
        let shown = action.becomes.unwrap_or(role);
        self.pieces[own] = self.pieces[own] & !from | to;
        for (plane, digit) in self.roles.iter_mut().zip([1, 2]) {
            let set = if shown as u8 & digit == 0 { 0 } else { to };
            *plane = *plane & !from | set;
        }
        self.key ^= piece_key::<SEATS>(own, role, action.from);
        self.key ^= piece_key::<SEATS>(own, shown, action.to);
        let next = self.to_move().next(SEATS as u8);
        self.key ^= TO_MOVE[own] ^ TO_MOVE[next.index()];
        self.to_move = next.index() as u8;
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn full_key(&self) -> u64 {
        let mut key = TO_MOVE[usize::from(self.to_move)];
        if let Some(Loss {
            seat,
            reason: Reason::Castle,
        }) = self.loss
        {
            key ^= CASTLE_LOST[seat.index()];
        }
        for seat in 0..SEATS {
            for square in crate::bits::Bits(self.pieces[seat]) {
                key ^= piece_key::<SEATS>(seat, self.role_at(square), square);
            }
        }
        key
    }
}

impl<const SEATS: usize> EvoFor<SEATS> {
    /// The fewest actions by which a seat would capture a castle if nothing stood in the way and
    /// every piece showed what it needs; `None` if it has no piece.
    #[must_use]
    pub fn actions_to_castle(&self, seat: Seat) -> Option<u8> {
        let table = &cross::TO_CASTLE[SEATS / 4][cross::side(seat.index(), SEATS)];
        let pieces = crate::bits::Bits(self.pieces[seat.index()]);
        pieces.map(|square| table[usize::from(square)]).min()
    }

    /// For each piece of a seat, how many squares it stands before its own outermost row, 0 to 11.
    pub fn advances(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let ahead = &cross::AHEAD[cross::side(seat.index(), SEATS)];
        crate::bits::Bits(self.pieces[seat.index()]).map(|square| ahead[usize::from(square)])
    }

    /// The pieces of a seat: bit 0 is `c1`, bit 127 `j12`, rank by rank.
    #[must_use]
    pub fn pieces(&self, seat: Seat) -> u128 {
        self.pieces[seat.index()]
    }

    /// The role that the piece on an occupied square shows.
    #[inline]
    #[must_use]
    pub fn role_on(&self, square: u8) -> Role {
        self.role_at(square)
    }

    /// Whether a square is in the West or the East arm.
    #[cfg(feature = "rulings")]
    pub(crate) const fn is_in_side_arm(square: u8) -> bool {
        let (file, rank) = cross::place(square);
        matches!(cross::arm(file, rank), Some(1 | 3))
    }

    /// The squares whose pieces show a role; nothing else is on them.
    #[inline]
    #[must_use]
    pub fn role_set(&self, role: Role) -> u128 {
        let [low, high] = self.roles;
        let low = if role as u8 & 1 == 0 { !low } else { low };
        let high = if role as u8 & 2 == 0 { !high } else { high };
        let pieces = self.pieces.iter().fold(0, |all, pieces| all | pieces);
        low & high & pieces
    }

    /// A square's number for a seat if the board is turned so that it sits where South does.
    #[inline]
    #[must_use]
    pub fn seen_by(seat: Seat, square: u8) -> u8 {
        cross::SEEN_BY[side(seat.index(), SEATS)][usize::from(square)]
    }

    /// Where the castle of a seat stands, or stood.
    #[must_use]
    pub const fn castle(seat: Seat) -> u8 {
        CASTLES[side(seat.index(), SEATS)]
    }

    /// The fewest actions by which a piece on a square would capture a castle of another seat if
    /// nothing stood in the way and it always showed what it needs.
    #[inline]
    #[must_use]
    pub fn castle_distance(seat: Seat, square: u8) -> u8 {
        cross::TO_CASTLE[SEATS / 4][side(seat.index(), SEATS)][usize::from(square)]
    }

    /// How many squares a square lies before the outermost row of a seat, 0 to 11.
    #[inline]
    #[must_use]
    pub fn ahead(seat: Seat, square: u8) -> u8 {
        cross::AHEAD[side(seat.index(), SEATS)][usize::from(square)]
    }

    /// The same position with the turn given to the next seat, which no action does: a search
    /// asks so what the others threaten.
    #[must_use]
    pub fn passed(&self) -> Self {
        let next = self.to_move().next(SEATS as u8);
        let keys = TO_MOVE[usize::from(self.to_move)] ^ TO_MOVE[next.index()];
        Self {
            key: self.key ^ keys,
            to_move: next.index() as u8,
            ..*self
        }
    }

    /// The seat that has just acted.
    fn acted(&self) -> Seat {
        self.to_move().previous(SEATS as u8)
    }

    /// The role of the piece on a square.
    #[inline]
    fn role_at(&self, square: u8) -> Role {
        let [low, high] = self.roles;
        let role = at_wide(high, square) * 2 + at_wide(low, square);
        Role::ALL[usize::from(role)]
    }

    /// Takes the piece or castle from a square, and finds whether that ends the game.
    #[inline]
    fn capture(&mut self, square: u8) {
        let holds = |pieces: &u128| pieces & bit(square) != 0;
        let Some(seat) = self.pieces.iter().position(holds) else {
            let stands = |seat: &usize| CASTLES[side(*seat, SEATS)] == square;
            if let Some(seat) = (0..SEATS).find(stands) {
                self.key ^= CASTLE_LOST[seat];
                self.loss = Some(Loss {
                    seat: Seat::new(seat as u8),
                    reason: Reason::Castle,
                });
            }
            return;
        };
        self.key ^= piece_key::<SEATS>(seat, self.role_at(square), square);
        for set in self.pieces.iter_mut().chain(&mut self.roles) {
            *set &= !bit(square);
        }
        if self.pieces[seat] == 0 {
            self.loss = Some(Loss {
                seat: Seat::new(seat as u8),
                reason: Reason::Elimination,
            });
        }
    }
}

#[inline]
fn piece_key<const SEATS: usize>(seat: usize, role: Role, square: u8) -> u64 {
    KEYS[(seat * 4 + role as usize) * SQUARES + usize::from(square)]
}
