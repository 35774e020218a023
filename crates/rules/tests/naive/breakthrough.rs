//! Breakthrough, after `breakthrough.md`.

use crate::naive::Expanded;
use crate::naive::common::{
    Board, Piece, Square, count, fields, on_board, parse_board, parse_seat, piece, square_name,
    write_board,
};
use std::collections::BTreeMap;

const SIZE: i32 = 8;
const LETTERS: [(char, Piece); 2] = [('P', piece('w', 'P')), ('p', piece('b', 'P'))];

pub(crate) fn start() -> &'static str {
    "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w"
}

pub(crate) fn expand(line: &str) -> Result<Expanded, String> {
    let parts = fields(line, 2)?;
    let board = parse_board(parts[0], SIZE, &LETTERS)?;
    let to_move = parse_seat(parts[1], ['w', 'b'])?;
    check(&board, to_move)?;
    let end = end(&board);
    let mut legal = BTreeMap::new();
    if end.is_none() {
        for (from, to) in moves(&board, to_move) {
            let mut after = board.clone();
            if let Some(pawn) = after.remove(&from) {
                // An enemy pawn there is removed.
                after.insert(to, pawn);
            }
            let after = write_board(&after, SIZE, &LETTERS);
            let text = format!("{}{}", square_name(from), square_name(to));
            legal.insert(text, format!("{after} {}", other(to_move)));
        }
    }
    Ok(Expanded {
        to_move: to_move.to_string(),
        result: end.map(|(winner, _)| format!("win {winner}")),
        reason: end.map(|(_, reason)| reason.to_string()),
        legal,
    })
}

fn other(seat: char) -> char {
    if seat == 'w' { 'b' } else { 'w' }
}

fn last_rank(seat: char) -> i32 {
    if seat == 'w' { 8 } else { 1 }
}

fn on_last_rank(board: &Board, seat: char) -> bool {
    let there = |(square, p): (&Square, &Piece)| p.seat == seat && square.1 == last_rank(p.seat);
    board.iter().any(there)
}

/// Winner and reason.
fn end(board: &Board) -> Option<(char, &'static str)> {
    for seat in ['w', 'b'] {
        if count(board, seat, "P") == 0 {
            return Some((other(seat), "elimination"));
        }
    }
    for seat in ['w', 'b'] {
        if on_last_rank(board, seat) {
            return Some((seat, "goal"));
        }
    }
    None
}

fn moves(board: &Board, seat: char) -> Vec<(Square, Square)> {
    let forward = if seat == 'w' { 1 } else { -1 };
    let mut found = Vec::new();
    for (&from, p) in board {
        if p.seat != seat {
            continue;
        }
        for side in [-1, 0, 1] {
            let to = (from.0 + side, from.1 + forward);
            let allowed = match board.get(&to) {
                None => true,
                Some(there) => there.seat != seat && side != 0,
            };
            if on_board(to, SIZE) && allowed {
                found.push((from, to));
            }
        }
    }
    found
}

/// Invalid positions.
fn check(board: &Board, to_move: char) -> Result<(), String> {
    for seat in ['w', 'b'] {
        if count(board, seat, "P") > 16 {
            return Err(format!("board: more than 16 pawns of {seat}"));
        }
    }
    if on_last_rank(board, to_move) {
        return Err("board: the seat to move is on its last rank".to_string());
    }
    if count(board, other(to_move), "P") == 0 {
        return Err("board: the seat that has moved has no pawns".to_string());
    }
    Ok(())
}
