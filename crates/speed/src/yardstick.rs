//! What cozy-chess does from the start position of chess: the yardstick.

use std::hint::black_box;

use arrayvec::ArrayVec;
use cozy_chess::{Board, Move};
use rand::{Rng, RngExt};

/// No position of chess has more moves.
const MOST_MOVES: usize = 218;

/// Plays a random game of chess until it is over, each move chosen from the complete list, and
/// returns its length in plies.
pub(crate) fn playout(rng: &mut impl Rng) -> u32 {
    let mut board = Board::default();
    let mut list = ArrayVec::<Move, MOST_MOVES>::new();
    let mut plies = 0;
    loop {
        list.clear();
        board.generate_moves(|moves| {
            list.extend(moves);
            false
        });
        // What `Board::status` says, without generating the moves a second time.
        if list.is_empty() || board.halfmove_clock() >= 100 {
            return plies;
        }
        board.play_unchecked(list[rng.random_range(0..list.len())]);
        plies += 1;
    }
}

/// Perft with the last move counted by sets.
pub(crate) fn perft(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for chess_move in moves {
                let mut next = board.clone();
                next.play_unchecked(chess_move);
                nodes += perft(&next, depth - 1);
            }
        }
        false
    });
    nodes
}

/// Perft with every last move made.
pub(crate) fn perft_made(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        black_box(board);
        return 1;
    }
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for chess_move in moves {
            let mut next = board.clone();
            next.play_unchecked(chess_move);
            nodes += perft_made(&next, depth - 1);
        }
        false
    });
    nodes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_perfts_are_those_of_chess() {
        for count in [perft, perft_made] {
            assert_eq!(count(&Board::default(), 4), 197_281);
        }
    }
}
