//! Which actions a position has.

use rand::{Rng, RngExt};

use super::cross::{CASTLES, Reach, STOPS, Squares, TABLES, bit, opposite, side};
use super::{EvoFor, Role};
use crate::bits::Bits;

/// A piece moves, turns to another role, or first moves and then turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action {
    /// Where the piece stands, 0 for `c1` to 127 for `j12`.
    pub from: u8,
    /// Where it goes; the same square if it only turns.
    pub to: u8,
    /// The role that it turns to.
    pub becomes: Option<Role>,
}

/// The most pieces that a seat has.
pub(super) const MOST_PIECES: usize = 8;

/// The combinations of a stop and a role that each piece has.
const TICKETS: u32 = STOPS as u32 * 4;

/// The most actions that a position can have: every piece stops somewhere, and then shows one
/// of the four roles, but it does not stay just as it is.
pub(super) const MOST_ACTIONS: usize = MOST_PIECES * (STOPS * 4 - 1);

/// The castles of this game.
pub(super) const fn castles(seats: usize) -> Squares {
    let mut set = 0;
    let mut seat = 0;
    while seat < seats {
        set |= bit(CASTLES[side(seat, seats)]);
        seat += 1;
    }
    set
}

impl<const SEATS: usize> EvoFor<SEATS> {
    /// Everything that stands on the board while the game goes on.
    #[inline]
    pub(super) fn occupied(&self) -> Squares {
        self.pieces
            .iter()
            .fold(const { castles(SEATS) }, |all, seat| all | seat)
    }

    /// Where an own piece can go.
    #[inline]
    fn targets(&self, square: u8) -> Squares {
        let seat = usize::from(self.to_move);
        let own = self.pieces[seat] | bit(CASTLES[side(seat, SEATS)]);
        self.reach(seat, square, self.role_at(square)) & !own
    }

    /// Where a piece of a seat gets from a square in one move, friends counted like enemies.
    #[inline]
    pub(super) fn reach(&self, seat: usize, square: u8, role: Role) -> Squares {
        let reach = &TABLES.reach[side(seat, SEATS)][role as usize];
        let Reach { all, passed } = &reach[usize::from(square)];
        let mut targets = *all;
        // What lies behind a piece in the way is what this one could reach from there.
        for blocker in Bits(passed & self.occupied()) {
            targets &= !reach[usize::from(blocker)].all;
        }
        targets
    }

    #[inline]
    pub(super) fn visit_actions(&self, mut visit: impl FnMut(Action)) {
        if self.loss.is_some() {
            return;
        }
        for from in Bits(self.pieces[usize::from(self.to_move)]) {
            for quarters in 1..4 {
                visit(self.action(from, from, quarters));
            }
            for to in Bits(self.targets(from)) {
                for quarters in 0..4 {
                    visit(self.action(from, to, quarters));
                }
            }
        }
    }

    /// Hands over the moves to one of these squares by which a piece keeps its role, each with its
    /// place in the list of all actions.
    #[inline]
    pub fn for_each_move_to(&self, targets: Squares, mut visit: impl FnMut(u16, Action)) {
        if self.loss.is_some() {
            return;
        }
        let mut place = 0;
        for from in Bits(self.pieces[usize::from(self.to_move)]) {
            let all = self.targets(from);
            // First the piece turns where it stands; then come four actions for each square.
            for to in Bits(all & targets) {
                let earlier = (all & (bit(to) - 1)).count_ones();
                visit(place + 3 + 4 * earlier as u16, self.action(from, to, 0));
            }
            place += 3 + 4 * all.count_ones() as u16;
        }
    }

    #[inline]
    pub(super) fn count(&self) -> u32 {
        if self.loss.is_some() {
            return 0;
        }
        let own = self.pieces[usize::from(self.to_move)];
        let targets: u32 = Bits(own).map(|from| self.targets(from).count_ones()).sum();
        3 * own.count_ones() + 4 * targets
    }

    /// Every piece gets the same number of tickets, one for each stop with each turn, and
    /// tickets are drawn until one stands for an action.
    #[inline]
    pub(super) fn draw(&self, rng: &mut impl Rng) -> Option<Action> {
        if self.loss.is_some() {
            return None;
        }
        let own = self.pieces[usize::from(self.to_move)];
        // Always eight rounds: how many pieces are left is not worth a guess of the processor.
        let mut squares = [0; MOST_PIECES];
        let mut rest = own;
        for square in &mut squares {
            *square = rest.trailing_zeros() as u8;
            rest &= rest.wrapping_sub(1);
        }
        let tickets = own.count_ones() * TICKETS;
        loop {
            let ticket = rng.random_range(0..tickets);
            let from = squares[(ticket / TICKETS) as usize];
            let stop = (ticket % TICKETS / 4) as usize;
            let quarters = (ticket % 4) as usize;
            let (to, is_open) = self.stop(from, stop);
            // Who stays must turn.
            let is_action = if stop == 0 { quarters > 0 } else { is_open };
            if is_action {
                return Some(self.action(from, to, quarters));
            }
        }
    }

    /// One of the squares where an own piece could stop, and whether it can go there.
    #[inline]
    fn stop(&self, from: u8, stop: usize) -> (u8, bool) {
        let seat = usize::from(self.to_move);
        let (side, role) = (side(seat, SEATS), self.role_at(from) as usize);
        let to = TABLES.stops[side][role][usize::from(from)][stop];
        // Between them lies what this piece passes and an opposite one would reach from there.
        let passed = TABLES.reach[side][role][usize::from(from)].passed;
        let between = passed & TABLES.reach[opposite(side)][role][usize::from(to)].all;
        let own = self.pieces[seat] | bit(CASTLES[side]);
        (to, own & bit(to) | self.occupied() & between == 0)
    }

    /// The own piece on `from` goes to `to` and makes this many quarter turns.
    #[inline]
    fn action(&self, from: u8, to: u8, quarters: usize) -> Action {
        let becomes = (quarters > 0).then(|| self.role_at(from).turned(quarters));
        Action { from, to, becomes }
    }
}
