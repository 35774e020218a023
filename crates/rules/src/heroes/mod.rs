//! Heroes Hexagonal Chess, by Tony Quintanilla.
//!
//! ```text
//!                   f10               k king       one step
//!             e10 d e   g10           h hero       one or two steps
//!           d . . k . . h             c chariot    1 to 5 straight
//!                                     n knight     2 or 3 straight; leap
//!      84 hexes, straight files,      m camel      1 to 2 straight; 3
//!      a hole in the middle           e elephant   one step; rampage
//!                                     f fresh pawn  p pawn  g guard
//!           d . . K . . h             r heroic pawn
//!             e1  E   g1
//!                   f2                what follows a semicolon only near a hero
//! ```

mod draw;
mod encode;
mod explain;
mod hex;
mod kinds;
mod mobilization;
mod moves;
mod safety;
mod show;
#[cfg(test)]
mod tests;
mod text;
mod walks;

use crate::{
    Game, Info, Outcome, PieceInfo, Reason, Seat, SeatInfo, Setup, TwoSeats, WordInfo, zobrist,
};
use hex::{AREA, DARK_AREA, GRID, hexes, spread};
use kinds::{FRESH_PAWN, Force, GUARD, HERO, HEROIC_PAWN, KINDS, Kinds, PAWN};

use moves::rampage_path;

pub use hex::Hex;
pub use moves::Action;

/// A position of Heroes Hexagonal Chess.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Heroes {
    /// The pieces of each seat.
    seats: [u128; 2],
    kinds: Kinds,
    /// Mobilization: the pieces that have moved in this turn.
    moved: u128,
    key: u64,
    /// 1 to 3 in the mobilization, then 0.
    turn: u8,
    /// 0 for White, 1 for Black.
    to_move: u8,
}

/// The random numbers of the pieces, by seat, kind and hex.
static PIECE_KEYS: [u64; 2 * KINDS * GRID] = zobrist::table(0x4845_524F_4553);
const BLACK_TO_MOVE: u64 = zobrist::table::<1>(0x0042_4C41_434B)[0];

const fn piece(letter: char, word: &'static str) -> PieceInfo {
    PieceInfo { letter, word }
}

const INFO: &Info = &Info {
    id: "heroes",
    name: "Heroes Hexagonal Chess",
    designer: "Tony Quintanilla, 2002",
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
    pieces: &[
        piece('K', "king"),
        piece('H', "hero"),
        piece('C', "chariot"),
        piece('N', "knight"),
        piece('M', "camel"),
        piece('E', "elephant"),
        piece('F', "fresh-pawn"),
        piece('P', "pawn"),
        piece('R', "heroic-pawn"),
        piece('G', "guard"),
    ],
    setups: &[Setup {
        name: "standard",
        line: "4/1F3f1/CF4fc/MNF3fnm/EHF4fhe/KEN1*1nek/EHF4fhe/MNF3fnm/CF4fc/1F3f1/4 w M1:3:-",
    }],
    length_limit: 1000,
    example: "e3e5",
    words: &[
        WordInfo {
            text: "~",
            word: "rampage",
        },
        WordInfo {
            text: "=H",
            word: "become-hero",
        },
        WordInfo {
            text: "done",
            word: "done",
        },
    ],
};

impl TwoSeats for Heroes {}

impl Game for Heroes {
    type Action = Action;
    // Let a seat have n pieces, of any kinds. Straight ahead each of the 84 - n other hexes can be
    // reached from six directions, from each by the nearest piece at most: 6 * (84 - n). All else
    // is at most six actions a piece: the turning ways of a hero, the leaps of a knight or the
    // rampages of an elephant: 6 * n. Together 6 * 84; the king, who has none of these, makes
    // room for `done`. Listing writes some at once, of which the last may not count.
    type Actions = arrayvec::ArrayVec<Action, { 504 + walks::AT_ONCE }>;

    const INFO: &'static Info = INFO;

    fn to_move(&self) -> Seat {
        Seat::new(self.to_move)
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some(loser) = (0..2).find(|&seat| !self.has_hero(seat)) {
            let winner = Seat::new(1 - loser as u8);
            return Some(Outcome::win(winner, Reason::Heroes));
        }
        if self.count_actions() > 0 {
            return None;
        }
        let (own, enemy) = (self.own(), 1 - self.own());
        Some(if self.is_attacked(self.king(own), enemy) {
            Outcome::win(Seat::new(enemy as u8), Reason::Checkmate)
        } else {
            Outcome::draw(Reason::Stalemate)
        })
    }

    fn for_each_action(&self, visit: impl FnMut(Action)) {
        self.visit_actions(visit);
    }

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
        match action {
            Action::Walk { from, to } => {
                self.walk(from, to);
                if self.turn > 0 {
                    self.spend(to);
                    return;
                }
            }
            Action::Rampage { from, to } => {
                if let Some((direction, _)) = from.straight_to(to) {
                    hexes(rampage_path(from, direction)).for_each(|hex| self.remove(hex));
                }
                self.remove(from);
            }
            Action::Rise { at } => {
                self.remove(at);
                self.put(self.own(), HERO, at);
            }
            Action::Done => {
                self.end_turn();
                return;
            }
        }
        self.pass();
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn full_key(&self) -> u64 {
        let mut key = if self.to_move == 1 { BLACK_TO_MOVE } else { 0 };
        for seat in 0..2 {
            for hex in hexes(self.seats[seat]) {
                key ^= piece_key(seat, self.kind_at(hex), hex);
            }
        }
        key ^ self.mobilization_key()
    }
}

/// How many pieces of each kind a seat has, the king aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Material {
    /// Heroes.
    pub heroes: u32,
    /// Chariots.
    pub chariots: u32,
    /// Knights.
    pub knights: u32,
    /// Camels.
    pub camels: u32,
    /// Elephants.
    pub elephants: u32,
    /// Pawns, fresh or not.
    pub pawns: u32,
    /// Guards.
    pub guards: u32,
    /// Heroic pawns.
    pub heroic_pawns: u32,
}

impl Heroes {
    /// What a seat has.
    #[must_use]
    pub fn material(&self, seat: Seat) -> Material {
        let force = self.force(self.seats[seat.index()]);
        Material {
            heroes: force.heroes.count_ones(),
            chariots: force.chariots.count_ones(),
            knights: force.knights.count_ones(),
            camels: force.camels.count_ones(),
            elephants: force.elephants.count_ones(),
            pawns: force.pawns.count_ones(),
            guards: force.guards.count_ones(),
            heroic_pawns: force.heroic_pawns.count_ones(),
        }
    }

    /// The pieces of a seat with their kinds, these as places in the list of the game's pieces.
    pub fn pieces(&self, seat: Seat) -> impl Iterator<Item = (usize, Hex)> {
        hexes(self.seats[seat.index()]).map(|hex| (kinds::place_in_list(self.kind_at(hex)), hex))
    }

    /// The pieces of a seat by kind, in the order of the game's list of pieces. A hex is the bit of
    /// its number.
    #[must_use]
    pub fn piece_sets(&self, seat: Seat) -> [u128; 10] {
        let force = self.force(self.seats[seat.index()]);
        [
            force.king,
            force.heroes,
            force.chariots,
            force.knights,
            force.camels,
            force.elephants,
            force.fresh_pawns,
            force.pawns & !force.fresh_pawns,
            force.heroic_pawns,
            force.guards,
        ]
    }

    /// In the mobilization: the pieces that have moved in this turn, each hex the bit of its number.
    #[must_use]
    pub const fn moved(&self) -> u128 {
        self.moved
    }

    /// The turn of the mobilization, 1 to 3; 0 when it is over.
    #[must_use]
    pub const fn mobilization_turn(&self) -> u8 {
        self.turn
    }

    /// The kind of the piece on a hex, as its place in the list of the game's pieces; `None` if
    /// the hex is empty.
    #[must_use]
    pub fn kind_on(&self, hex: Hex) -> Option<usize> {
        let kind = self.kind_at(hex);
        (kind != 0).then(|| kinds::place_in_list(kind))
    }

    /// Whether a seat has a piece on a hex.
    #[must_use]
    pub fn has_piece(&self, seat: Seat, hex: Hex) -> bool {
        self.seats[seat.index()] & hex.bit() != 0
    }

    /// Where the king of a seat stands.
    #[must_use]
    pub fn king_of(&self, seat: Seat) -> Hex {
        self.king(seat.index())
    }

    /// Whether the king of the seat to move is attacked.
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.is_attacked(self.king(self.own()), 1 - self.own())
    }

    /// Whether the mobilization is still going on.
    #[must_use]
    pub const fn is_mobilizing(&self) -> bool {
        self.turn > 0
    }

    /// Whether a seat has lost its last hero.
    #[must_use]
    pub fn decided(&self) -> bool {
        !self.has_hero(0) || !self.has_hero(1)
    }

    /// How many pieces a seat has next to one of its heroes.
    #[must_use]
    pub fn near_heroes(&self, seat: Seat) -> u32 {
        (self.near(seat.index()) & self.seats[seat.index()]).count_ones()
    }

    /// How many pieces a seat has at most two steps from the king of the other seat.
    #[must_use]
    pub fn near_king(&self, seat: Seat) -> u32 {
        let king = self.king(1 - seat.index()).bit();
        (spread(spread(king)) & self.seats[seat.index()]).count_ones()
    }

    /// What a rampage captures, by seat and kind; the elephant itself is not counted.
    pub fn trampled(&self, from: Hex, to: Hex) -> impl Iterator<Item = (Seat, usize)> {
        let path = from.straight_to(to);
        let path = path.map_or(0, |(direction, _)| rampage_path(from, direction));
        let occupied = hexes(path & self.occupied());
        occupied.map(|hex| {
            let seat = Seat::new(u8::from(self.seats[1] & hex.bit() != 0));
            (seat, kinds::place_in_list(self.kind_at(hex)))
        })
    }

    /// The same position with the turn given to the other seat, which no action does: a search
    /// asks so what the other seat threatens. Only after the mobilization and where no king is
    /// attacked.
    #[must_use]
    pub fn passed(&self) -> Self {
        Self {
            key: self.key ^ BLACK_TO_MOVE,
            to_move: self.to_move ^ 1,
            ..*self
        }
    }

    /// These pieces by kind.
    #[inline(always)]
    fn force(&self, pieces: u128) -> Force {
        self.kinds.force(pieces)
    }

    /// The seat to move, as an index.
    #[inline(always)]
    fn own(&self) -> usize {
        // It is 0 or 1 anyway, but so the compiler knows.
        usize::from(self.to_move & 1)
    }

    /// The pieces of both seats.
    #[inline(always)]
    fn occupied(&self) -> u128 {
        self.seats[0] | self.seats[1]
    }

    /// The heroes of a seat.
    #[inline(always)]
    fn heroes(&self, seat: usize) -> u128 {
        self.force(self.seats[seat]).heroes
    }

    #[inline(always)]
    fn has_hero(&self, seat: usize) -> bool {
        self.heroes(seat) != 0
    }

    /// Where the king of a seat stands.
    #[inline(always)]
    fn king(&self, seat: usize) -> Hex {
        Hex::lowest(self.force(self.seats[seat]).king)
    }

    /// The hexes near a hero of a seat.
    #[inline(always)]
    fn near(&self, seat: usize) -> u128 {
        spread(self.heroes(seat))
    }

    /// The kind of the piece on a hex; 0 if it is empty.
    #[inline(always)]
    fn kind_at(&self, hex: Hex) -> u8 {
        self.kinds.at(hex)
    }

    /// Takes a piece to another hex, where it captures what stands there and is promoted if it
    /// has to be.
    #[inline]
    fn walk(&mut self, from: Hex, to: Hex) {
        let own = self.own();
        if self.seats[1 - own] & to.bit() != 0 {
            self.remove(to);
        }
        let kind = self.kind_at(from);
        let becomes = self.promotion(kind, from, to);
        self.key ^= piece_key(own, kind, from) ^ piece_key(own, becomes, to);
        self.seats[own] ^= from.bit() | to.bit();
        self.kinds.clear(from);
        self.kinds.fill(to, becomes);
    }

    /// What a piece of this kind of the seat to move is after it has moved.
    #[inline]
    fn promotion(&self, kind: u8, from: Hex, to: Hex) -> u8 {
        if kind < FRESH_PAWN {
            return kind;
        }
        let enemy = 1 - self.own();
        let is_in = |set: u128| set >> to.number() & 1 == 1;
        let meets_king = is_in(self.king(enemy).neighbours());
        if kind == GUARD {
            if is_in(DARK_AREA[enemy]) {
                HERO
            } else if meets_king {
                HEROIC_PAWN
            } else {
                GUARD
            }
        } else if meets_king {
            HEROIC_PAWN
        } else if is_in(AREA[enemy]) {
            GUARD
        } else if from.number().abs_diff(to.number()) == 2 {
            // Only the double step goes to the next but one in the file.
            PAWN
        } else {
            kind
        }
    }

    /// Takes what stands on a hex off the board.
    fn remove(&mut self, hex: Hex) {
        let kind = self.kind_at(hex);
        for seat in 0..2 {
            if self.seats[seat] & hex.bit() != 0 {
                self.key ^= piece_key(seat, kind, hex);
                self.seats[seat] ^= hex.bit();
            }
        }
        self.kinds.clear(hex);
    }

    /// Puts a piece on an empty hex.
    fn put(&mut self, seat: usize, kind: u8, hex: Hex) {
        self.key ^= piece_key(seat, kind, hex);
        self.seats[seat] |= hex.bit();
        self.kinds.fill(hex, kind);
    }

    /// Gives the turn to the other seat.
    #[inline]
    fn pass(&mut self) {
        self.to_move ^= 1;
        self.key ^= BLACK_TO_MOVE;
    }
}

#[inline(always)]
fn piece_key(seat: usize, kind: u8, hex: Hex) -> u64 {
    PIECE_KEYS[(seat * KINDS + usize::from(kind)) * GRID + hex.index()]
}
