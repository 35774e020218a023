//! EVO for two: roles, how far pieces have come, how near to a castle.

use ludejo_rules::bits::Bits;
use ludejo_rules::evo::{Evo, EvoFor};
use ludejo_rules::{Game, Seat};

use super::{Terms, weights};

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
/// The turn.
const TEMPO: usize = PIECES + 9;

impl Terms for Evo {
    const GROUPS: &'static [(&'static str, usize)] = &[
        OWN_GROUPS[0],
        OWN_GROUPS[1],
        OWN_GROUPS[2],
        OWN_GROUPS[3],
        OWN_GROUPS[4],
        ("turn", 1),
    ];

    const WEIGHTS: &'static [i32] = &weights::evo::WEIGHTS;

    #[inline]
    fn count_terms(&self, mut see: impl FnMut(Seat, usize, i32)) {
        for seat in [Seat::FIRST, Seat::SECOND] {
            count_own(self, seat, |term, count| see(seat, term, count));
        }
        see(self.to_move(), TEMPO, 1);
    }
}

/// What is counted of a seat's own pieces, for two and for four.
pub(super) const OWN_GROUPS: [(&str, usize); 5] = [
    ("warrior, blade, catapult, shield", 4),
    ("piece by squares gone forward", 12),
    ("actions of the nearest piece to a castle", 8),
    ("actions of the second nearest piece to a castle", 8),
    ("number of pieces", 9),
];

/// The first term behind those of [`OWN_GROUPS`].
pub(super) const AFTER_OWN: usize = TEMPO;

/// Counts the terms of [`OWN_GROUPS`].
#[inline]
pub(super) fn count_own<const SEATS: usize>(
    position: &EvoFor<SEATS>,
    seat: Seat,
    mut see: impl FnMut(usize, i32),
) {
    let pieces = position.pieces(seat);
    let (mut nearest, mut second) = (7, 7);
    for square in Bits(pieces) {
        see(ROLE + position.role_on(square) as usize, 1);
        see(AHEAD + usize::from(EvoFor::<SEATS>::ahead(seat, square)), 1);
        let away = EvoFor::<SEATS>::castle_distance(seat, square).min(7);
        if away < nearest {
            (nearest, second) = (away, nearest);
        } else if away < second {
            second = away;
        }
    }
    see(NEAREST + usize::from(nearest), 1);
    see(SECOND + usize::from(second), 1);
    see(PIECES + pieces.count_ones().min(8) as usize, 1);
}
