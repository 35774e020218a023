//! Herooj and Master Herooj: how far everything is on its way, and what can be captured.

use rules::bits::Bits;
use rules::herooj::Herooj;
use rules::{Game, Seat};

use super::{Terms, weights};

/// Pawns by the ranks that they have gone.
const PAWN: usize = 0;
/// Heroos by rank; the lowest two are home.
const HEROO: usize = PAWN + 7;
/// Masters by rank.
const MASTER_PIECE: usize = HEROO + 8;
/// Pieces of each kind on the four files in the middle.
const CENTRE: usize = MASTER_PIECE + 8;
/// Enemies that can be captured along files and ranks, and by masters along diagonals.
const CAPTURE: usize = CENTRE + 3;
/// Friends next to each other in a file, and in a rank: who can jump whom.
const PAIR: usize = CAPTURE + 2;
/// Masters made, in Master Herooj.
const MADE: usize = PAIR + 2;
/// The turn.
const TEMPO: usize = MADE + 1;

const FILES_C_TO_F: u64 = 0x3C3C_3C3C_3C3C_3C3C;
const NOT_A: u64 = 0xFEFE_FEFE_FEFE_FEFE;
const NOT_H: u64 = 0x7F7F_7F7F_7F7F_7F7F;

impl<const MASTER: bool> Terms for Herooj<MASTER> {
    const GROUPS: &'static [(&'static str, usize)] = &[
        ("pawn by rank", 7),
        ("heroo by rank", 8),
        ("master by rank", 8),
        ("pawn, heroo, master in the middle", 3),
        ("capture straight, slanting", 2),
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
    fn count_terms(&self, seat: Seat, mut see: impl FnMut(usize, i32)) {
        // Ranks as the seat sees them, 0 to 7.
        let flip = if seat == Seat::FIRST { 0 } else { 7 };
        let rank = |square: u8| usize::from((square / 8) ^ flip);
        let (pawns, heroos, masters) = (self.pawns(seat), self.heroos(seat), self.masters(seat));
        for square in Bits(pawns) {
            // A pawn on the far rank is none.
            see(PAWN + rank(square).min(6), 1);
        }
        for square in Bits(heroos) {
            see(HEROO + rank(square), 1);
        }
        for square in Bits(masters) {
            see(MASTER_PIECE + rank(square), 1);
        }
        let count = |set: u64| set.count_ones() as i32;
        see(CENTRE, count(pawns & FILES_C_TO_F));
        see(CENTRE + 1, count(heroos & FILES_C_TO_F));
        see(CENTRE + 2, count(masters & FILES_C_TO_F));

        let own = pawns | heroos | masters;
        let enemy = self.pieces(seat.next(2));
        see(PAIR, count(own & own >> 8));
        see(PAIR + 1, count(own & own >> 1 & NOT_H));
        let straight = jump_up(own, own, 8, u64::MAX)
            | jump_down(own, own, 8, u64::MAX)
            | jump_up(own, own, 1, NOT_A)
            | jump_down(own, own, 1, NOT_H);
        see(CAPTURE, count(straight & enemy));
        let slanting = jump_up(masters, own, 9, NOT_A)
            | jump_up(masters, own, 7, NOT_H)
            | jump_down(masters, own, 9, NOT_H)
            | jump_down(masters, own, 7, NOT_A);
        see(CAPTURE + 1, count(slanting & enemy));

        see(MADE, self.masters_made(seat).into());
        see(TEMPO, i32::from(self.to_move() == seat));
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
