//! Le Rooya: how far each line of five has come.

use ludejo_rules::Seat;
use ludejo_rules::rooya::Rooya;

use super::Strength;

/// What a line is worth by the number of one's pawns in it.
const LINE: [i32; 6] = [0, 5, 20, 60, 180, 180];
/// For each pawn on the inner plate, which rotations carry along.
const INNER_PAWN: i32 = 15;

const FILE_A: u32 = 0x0010_8421;
const RANK_1: u32 = 0b1_1111;
const INNER: u32 = 0b111 << 6 | 0b111 << 11 | 0b111 << 16;

impl Strength for Rooya {
    fn strength(&self, seat: Seat) -> i32 {
        let pawns = self.pawns(seat);
        let worth = |line: u32| LINE[(pawns & line).count_ones() as usize];
        let lines = (0..5).map(|n| worth(FILE_A << n) + worth(RANK_1 << (5 * n)));
        lines.sum::<i32>() + (pawns & INNER).count_ones() as i32 * INNER_PAWN
    }
}
