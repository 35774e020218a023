//! Herooj and Master Herooj: how far everything is on its way, and what can be captured.

use ludejo_rules::bits::Bits;
use ludejo_rules::herooj::HeroojVariant;
use ludejo_rules::{Game, Seat};

use super::{Terms, weights};

/// Pawns by the ranks that they have gone, and by how far their file is from the edge.
const PAWN: usize = 0;
/// Heroos in the same way; the lowest two ranks are home.
const HEROO: usize = PAWN + 7 * 4;
/// Masters in the same way.
const MASTER_PIECE: usize = HEROO + 8 * 4;
/// Enemy pawns, heroos and masters that can be captured at once, and then those that could be if
/// it were the other seat's turn.
const CAPTURE: usize = MASTER_PIECE + 8 * 4;
/// Friends next to each other in a file, and in a rank: who can jump whom.
const PAIR: usize = CAPTURE + 6;
/// Masters made, in Master Herooj.
const MADE: usize = PAIR + 2;
/// The turn.
const TEMPO: usize = MADE + 1;

const NOT_A: u64 = 0xFEFE_FEFE_FEFE_FEFE;
const NOT_H: u64 = 0x7F7F_7F7F_7F7F_7F7F;

impl<const MASTER: bool> Terms for HeroojVariant<MASTER> {
    const GROUPS: &'static [(&'static str, usize)] = &[
        ("pawn by rank (rows) and file from the edge (columns)", 28),
        ("heroo by rank and file", 32),
        ("master by rank and file", 32),
        ("capture of pawn, heroo, master now, later", 6),
        ("pair in a file, in a rank", 2),
        ("master made", 1),
        ("turn", 1),
    ];

    const WEIGHTS: &'static [i32] = if MASTER {
        &weights::master_herooj::WEIGHTS
    } else {
        &weights::herooj::WEIGHTS
    };

    #[inline]
    fn count_terms(&self, mut see: impl FnMut(Seat, usize, i32)) {
        for seat in [Seat::FIRST, Seat::SECOND] {
            let mut see = |term, count| see(seat, term, count);
            // Places by ranks as the seat sees them, 0 to 7, and files from the edge, 0 to 3.
            let flip = if seat == Seat::FIRST { 0 } else { 7 };
            let place = |square: u8| {
                let (rank, file) = ((square / 8) ^ flip, square % 8);
                usize::from(rank * 4 + if file < 4 { file } else { 7 - file })
            };
            let (pawns, heroos, masters) =
                (self.pawns(seat), self.heroos(seat), self.masters(seat));
            for square in Bits(pawns) {
                // A pawn on the far rank is none.
                see(PAWN + place(square).min(27), 1);
            }
            for square in Bits(heroos) {
                see(HEROO + place(square), 1);
            }
            for square in Bits(masters) {
                see(MASTER_PIECE + place(square), 1);
            }
            let count = |set: u64| set.count_ones() as i32;
            let own = pawns | heroos | masters;
            see(PAIR, count(own & own >> 8));
            see(PAIR + 1, count(own & own >> 1 & NOT_H));
            let reached = jump_up(own, own, 8, u64::MAX)
                | jump_down(own, own, 8, u64::MAX)
                | jump_up(own, own, 1, NOT_A)
                | jump_down(own, own, 1, NOT_H)
                | jump_up(masters, own, 9, NOT_A)
                | jump_up(masters, own, 7, NOT_H)
                | jump_down(masters, own, 9, NOT_H)
                | jump_down(masters, own, 7, NOT_A);
            let other = seat.next(2);
            let is_turn = self.to_move() == seat;
            let captures = CAPTURE + if is_turn { 0 } else { 3 };
            see(captures, count(reached & self.pawns(other)));
            see(captures + 1, count(reached & self.heroos(other)));
            see(captures + 2, count(reached & self.masters(other)));
            see(MADE, self.masters_made(seat).into());
            see(TEMPO, i32::from(is_turn));
        }
    }
}

/// Where pieces land that jump friends by this step up the numbers of squares; `stays` are the
/// squares on which a step does not arrive from over the edge.
#[inline]
const fn jump_up(pieces: u64, friends: u64, step: u32, stays: u64) -> u64 {
    (pieces << step & stays & friends) << step & stays
}

/// The same down the numbers.
#[inline]
const fn jump_down(pieces: u64, friends: u64, step: u32, stays: u64) -> u64 {
    (pieces >> step & stays & friends) >> step & stays
}
