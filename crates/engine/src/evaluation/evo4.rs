//! EVO for four: roles, how far pieces have come, how near to a castle, and who threatens what in
//! the order in which the seats act.

use rules::bits::Bits;
use rules::evo::Evo;
use rules::{Game, Seat};

use super::{Terms, weights};
use crate::SEATS;

/// Pieces by role.
const ROLE: usize = 0;
/// Pieces by how far they have come.
const AHEAD: usize = ROLE + 4;
/// The actions that the nearest piece is away from a castle; 7 for all beyond.
const NEAREST: usize = AHEAD + 12;
/// The same of the second nearest.
const SECOND: usize = NEAREST + 8;
/// The number of pieces.
const PIECES: usize = SECOND + 8;
/// A castle that is reached now, by how many seats act before it can be taken.
const CASTLE: usize = PIECES + 9;
/// Pieces, 2 at most, that another seat reaches and no friend protects, by how many seats act
/// before that one.
const HANGING: usize = CASTLE + 4;
/// By how many seats act before this one.
const WAIT: usize = HANGING + 4;

impl Terms for Evo<4> {
    const GROUPS: &'static [(&'static str, usize)] = &[
        ("warrior, blade, catapult, shield", 4),
        ("piece by squares gone forward", 12),
        ("actions of the nearest piece to a castle", 8),
        ("actions of the second nearest piece to a castle", 8),
        ("number of pieces", 9),
        ("castle reached, by the seats that act before", 4),
        ("piece hanging, by the seats that act before", 4),
        ("turn, by the seats that act before", 4),
    ];

    const WEIGHTS: &'static [i32] = &weights::evo4::WEIGHTS;

    #[inline]
    fn count_terms(&self, mut see: impl FnMut(Seat, usize, i32)) {
        let mover = self.to_move().index();
        let reached: [u128; SEATS] =
            std::array::from_fn(|seat| self.reached(Seat::new(seat as u8)));
        for (index, own) in reached.into_iter().enumerate() {
            let seat = Seat::new(index as u8);
            let mut see = |term, count| see(seat, term, count);
            let pieces = self.pieces(seat);
            let (mut nearest, mut second) = (7, 7);
            for square in Bits(pieces) {
                see(ROLE + self.role_on(square) as usize, 1);
                see(AHEAD + usize::from(Self::ahead(seat, square)), 1);
                let away = Self::castle_distance(seat, square).min(7);
                if away < nearest {
                    (nearest, second) = (away, nearest);
                } else if away < second {
                    second = away;
                }
            }
            see(NEAREST + usize::from(nearest), 1);
            see(SECOND + usize::from(second), 1);
            see(PIECES + pieces.count_ones().min(8) as usize, 1);

            let wait = (SEATS + index - mover) % SEATS;
            see(WAIT + wait, 1);
            let threat = own & Self::enemy_castles(seat) != 0;
            see(CASTLE + wait, i32::from(threat));
            // Each piece hangs for the first seat to act that reaches it.
            let mut unprotected = pieces & !own;
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
