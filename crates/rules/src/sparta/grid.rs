//! The squares as bits of a word.
//!
//! A rank takes eleven bits: ten squares and a guard that nothing ever stands on. With it a
//! step is the same shift from every square, and a set that was shifted off the board holds
//! no square that it should not.

use crate::bits::at_wide;
pub(super) use crate::bits::bit_wide as bit;
use crate::text;

/// How many bits a rank takes.
pub(super) const STRIDE: u8 = 11;
/// How many files and ranks the board has.
pub(super) const SIZE: u8 = 10;
/// The four lines through a square, as the step along each: row, diagonals, column.
pub(super) const LINES: [u8; 4] = [1, STRIDE - 1, STRIDE, STRIDE + 1];

/// All squares.
pub(super) const BOARD: u128 = {
    let rank = (1 << SIZE) - 1;
    let mut board = 0;
    let mut index = 0;
    while index < SIZE {
        board |= rank << (STRIDE * index);
        index += 1;
    }
    board
};

/// The eight city squares: `b`, `e`, `f` and `i` on ranks 5 and 6.
pub(super) const CITIES: u128 = {
    let rank = 1 << 1 | 1 << 4 | 1 << 5 | 1 << 8;
    rank << (4 * STRIDE) | rank << (5 * STRIDE)
};

/// The squares next to each square.
pub(super) static NEIGHBOURS: [u128; 128] = {
    let mut neighbours = [0; 128];
    let mut square = 0;
    while square < neighbours.len() {
        let bit = 1 << square & BOARD;
        neighbours[square] = spread(bit) & BOARD & !bit;
        square += 1;
    }
    neighbours
};

/// The number of a square, its file and rank counted from 0.
pub(super) const fn square(file: u8, rank: u8) -> u8 {
    rank * STRIDE + file
}

/// The file and the rank of a square, counted from 0.
#[must_use]
pub const fn file_and_rank(square: u8) -> (u8, u8) {
    (square % STRIDE, square / STRIDE)
}

/// The name of a square.
pub(super) fn name(square: u8) -> String {
    let (file, rank) = file_and_rank(square);
    text::square_name(file, rank)
}

/// Whether a square is in a set.
#[inline(always)]
pub(super) const fn has(set: u128, square: u8) -> bool {
    at_wide(set, square) != 0
}

/// The set with all that lies next to it, guards included.
#[inline(always)]
pub(super) const fn spread(set: u128) -> u128 {
    let row = set | set << 1 | set >> 1;
    row | row << STRIDE | row >> STRIDE
}
