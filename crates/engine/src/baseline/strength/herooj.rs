//! Herooj and Master Herooj: material, and how far pawns and heroos are on their way.

use ludejo_rules::Seat;
use ludejo_rules::bits::Bits;
use ludejo_rules::herooj::HeroojVariant;

use super::Strength;

const PAWN: i32 = 100;
const MASTER_PIECE: i32 = 140;
const HEROO: i32 = 180;
/// For each rank that a pawn has gone forward.
const PAWN_STEP: i32 = 5;
/// For each rank that a heroo has come back.
const HEROO_STEP: i32 = 30;
/// For a master that was made, in Master Herooj, where the second one wins.
const MASTER_MADE: i32 = 250;

impl<const MASTER: bool> Strength for HeroojVariant<MASTER> {
    fn strength(&self, seat: Seat) -> i32 {
        // Ranks gone forward, 0 to 7.
        let progress = |square: u8| {
            let rank = i32::from(square / 8);
            if seat == Seat::FIRST { rank } else { 7 - rank }
        };
        let pawns = Bits(self.pawns(seat)).map(|square| PAWN + PAWN_STEP * progress(square));
        let heroos = Bits(self.heroos(seat)).map(|s| HEROO + HEROO_STEP * (7 - progress(s)));
        let masters = self.masters(seat).count_ones() as i32 * MASTER_PIECE;
        let made = i32::from(self.masters_made(seat)) * MASTER_MADE;
        pawns.sum::<i32>() + heroos.sum::<i32>() + masters + made
    }
}
