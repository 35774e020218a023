//! EVO for four: what counts in EVO for two, and who threatens what in the order in which the seats
//! act.

use ludejo_rules::evo::Evo4;
use ludejo_rules::{Game, Seat};

use super::evo::{AFTER_OWN, OWN_GROUPS, count_own};
use super::{Terms, weights};
use crate::SEATS;

/// A castle that is reached now, by how many seats act before it can be taken.
const CASTLE: usize = AFTER_OWN;
/// Pieces, 2 at most, that another seat reaches and no friend protects, by how many seats act
/// before that one.
const HANGING: usize = CASTLE + SEATS;
/// By how many seats act before this one.
const WAIT: usize = HANGING + SEATS;

impl Terms for Evo4 {
    const GROUPS: &'static [(&'static str, usize)] = &[
        OWN_GROUPS[0],
        OWN_GROUPS[1],
        OWN_GROUPS[2],
        OWN_GROUPS[3],
        OWN_GROUPS[4],
        ("castle reached, by the seats that act before", SEATS),
        ("piece hanging, by the seats that act before", SEATS),
        ("turn, by the seats that act before", SEATS),
    ];

    const WEIGHTS: &'static [i32] = &weights::evo4::WEIGHTS;

    #[inline]
    fn count_terms(&self, mut see: impl FnMut(Seat, usize, i32)) {
        let mover = self.to_move().index();
        let seats: [Seat; SEATS] = std::array::from_fn(|seat| Seat::new(seat as u8));
        let reached = seats.map(|seat| self.reached(seat));
        for (seat, own) in seats.into_iter().zip(reached) {
            let mut see = |term, count| see(seat, term, count);
            count_own(self, seat, &mut see);
            let wait = (SEATS + seat.index() - mover) % SEATS;
            see(WAIT + wait, 1);
            let threat = own & Self::enemy_castles(seat) != 0;
            see(CASTLE + wait, i32::from(threat));
            // Each piece hangs for the first seat to act that reaches it.
            let mut unprotected = self.pieces(seat) & !own;
            for before in (0..SEATS).filter(|&before| before != wait) {
                let hangs = unprotected & reached[(mover + before) % SEATS];
                unprotected &= !hangs;
                // Its owner acts first, and saves one of them.
                let count = hangs.count_ones() as i32 - i32::from(wait < before);
                see(HANGING + before, count.clamp(0, 2));
            }
        }
    }
}
