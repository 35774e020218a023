//! Herooj and Master Herooj, after `rules/herooj.md`.

use crate::naive::Expanded;
use crate::naive::common::{
    ALL_EIGHT, Board, ORTHOGONAL, Piece, Square, count, fields, on_board, parse_board, parse_seat,
    piece, square_name, write_board,
};
use std::collections::BTreeMap;

const SIZE: i32 = 8;
const LETTERS: [(char, Piece); 6] = [
    ('P', piece('w', 'P')),
    ('H', piece('w', 'H')),
    ('M', piece('w', 'M')),
    ('p', piece('b', 'P')),
    ('h', piece('b', 'H')),
    ('m', piece('b', 'M')),
];

#[derive(Clone)]
struct Position {
    /// Is this Master Herooj?
    master_game: bool,
    board: Board,
    to_move: char,
    /// Masters made since the start, by seat (only in Master Herooj).
    made: BTreeMap<char, i32>,
}

pub(crate) fn start(id: &str) -> &'static str {
    match id {
        "master-herooj" => "pppppppp/1pppppp1/8/8/8/8/1PPPPPP1/PPPPPPPP w 0/0",
        _ => "ppmppmpp/1ppmmpp1/8/8/8/8/1PPMMPP1/PPMPPMPP w",
    }
}

pub(crate) fn expand(id: &str, line: &str) -> Result<Expanded, String> {
    let position = parse(id, line)?;
    let mut legal = BTreeMap::new();
    if early_end(&position).is_none() {
        for (from, to) in actions(&position) {
            let text = format!("{}{}", square_name(from), square_name(to));
            legal.insert(text, write(&act(&position, from, to)));
        }
    }
    let mut end = early_end(&position);
    // End 3, both games: the seat to move has no legal action and loses.
    if end.is_none() && legal.is_empty() {
        end = Some((other(position.to_move), "no-moves"));
    }
    Ok(Expanded {
        to_move: position.to_move.to_string(),
        result: end.map(|(winner, _)| format!("win {winner}")),
        reason: end.map(|(_, reason)| reason.to_string()),
        legal,
    })
}

fn other(seat: char) -> char {
    if seat == 'w' { 'b' } else { 'w' }
}

/// "Forward" is up the ranks for White, down for Black.
fn forward(seat: char) -> i32 {
    if seat == 'w' { 1 } else { -1 }
}

/// Safe zone: the seat's first two ranks.
fn in_safe_zone(seat: char, square: Square) -> bool {
    let ranks = if seat == 'w' { [1, 2] } else { [7, 8] };
    ranks.contains(&square.1)
}

/// Far rank: the seat's last one.
fn far_rank(seat: char) -> i32 {
    if seat == 'w' { 8 } else { 1 }
}

// Moving and capturing.

/// The directions of a move.
fn move_directions(p: Piece) -> Vec<(i32, i32)> {
    let f = forward(p.seat);
    match p.kind {
        // Pawn: forward, or diagonally forward.
        'P' => vec![(-1, f), (0, f), (1, f)],
        // Heroo: sideways, backward, diagonally backward.
        'H' => vec![(-1, 0), (1, 0), (-1, -f), (0, -f), (1, -f)],
        // Master: all 8.
        _ => ALL_EIGHT.to_vec(),
    }
}

/// The directions of a capture.
fn capture_directions(p: Piece) -> Vec<(i32, i32)> {
    match p.kind {
        // Master: all 8 directions.
        'M' => ALL_EIGHT.to_vec(),
        // Pawn and heroo: the 4 orthogonal ones, backward included.
        _ => ORTHOGONAL.to_vec(),
    }
}

/// All actions of the seat to move, without asking whether the game is over.
fn actions(position: &Position) -> Vec<(Square, Square)> {
    let board = &position.board;
    let mut found = Vec::new();
    for (&from, &p) in board {
        if p.seat != position.to_move {
            continue;
        }
        // Move: 1 or 2 squares straight (R2), all empty.
        for (df, dr) in move_directions(p) {
            for steps in 1..=2 {
                let to = (from.0 + df * steps, from.1 + dr * steps);
                if !on_board(to, SIZE) || board.contains_key(&to) {
                    break;
                }
                found.push((from, to));
            }
        }
        // Capture: over an adjacent friend onto the enemy right behind it; one jump (R3).
        for (df, dr) in capture_directions(p) {
            let over = (from.0 + df, from.1 + dr);
            let to = (from.0 + df * 2, from.1 + dr * 2);
            let friend_between = board.get(&over).is_some_and(|q| q.seat == p.seat);
            let enemy_behind = board.get(&to).is_some_and(|q| q.seat != p.seat);
            if friend_between && enemy_behind {
                found.push((from, to));
            }
        }
    }
    found
}

fn act(position: &Position, from: Square, to: Square) -> Position {
    let mut after = position.clone();
    if let Some(mut p) = after.board.remove(&from) {
        if p.kind == 'P' && to.1 == far_rank(p.seat) {
            // A pawn that reaches its far rank becomes a heroo at once.
            p.kind = 'H';
        } else if p.kind == 'H' && position.master_game && in_safe_zone(p.seat, to) {
            // Master Herooj: a heroo that reaches its own safe zone becomes a master.
            p.kind = 'M';
            *after.made.entry(p.seat).or_insert(0) += 1;
        }
        after.board.insert(to, p); // An enemy piece there is removed.
    }
    after.to_move = other(position.to_move);
    after
}

// The end.

/// Winner and reason by the conditions before `no-moves`.
fn early_end(position: &Position) -> Option<(char, &'static str)> {
    let board = &position.board;
    if position.master_game {
        // 1. A seat has made its second master: it wins.
        for seat in ['w', 'b'] {
            if position.made.get(&seat) == Some(&2) {
                return Some((seat, "second-master"));
            }
        }
        // 2. A seat has one piece or none: it loses.
        for seat in ['w', 'b'] {
            if count(board, seat, "PHM") <= 1 {
                return Some((other(seat), "single-piece"));
            }
        }
    } else {
        // 1. A seat's heroo has reached its own safe zone: it wins.
        for seat in ['w', 'b'] {
            if heroo_home(board, seat) {
                return Some((seat, "safe-zone"));
            }
        }
        // 2. A seat has neither pawn nor heroo left: the other wins.
        for seat in ['w', 'b'] {
            if count(board, seat, "PH") == 0 {
                return Some((other(seat), "elimination"));
            }
        }
    }
    None
}

fn heroo_home(board: &Board, seat: char) -> bool {
    let home =
        |(&square, &p): (&Square, &Piece)| p == piece(seat, 'H') && in_safe_zone(seat, square);
    board.iter().any(home)
}

// The position line.

fn parse(id: &str, line: &str) -> Result<Position, String> {
    let master_game = match id {
        "herooj" => false,
        "master-herooj" => true,
        _ => return Err(format!("unknown game {id:?}")),
    };
    let parts = fields(line, if master_game { 3 } else { 2 })?;
    let board = parse_board(parts[0], SIZE, &LETTERS)?;
    let to_move = parse_seat(parts[1], ['w', 'b'])?;
    let mut made = BTreeMap::new();
    if master_game {
        let counts: Vec<&str> = parts[2].split('/').collect();
        if counts.len() != 2 {
            return Err("masters: not two counts".to_string());
        }
        for (seat, text) in [('w', counts[0]), ('b', counts[1])] {
            // R4: a count above 2.
            let n = match text {
                "0" => 0,
                "1" => 1,
                "2" => 2,
                _ => return Err(format!("masters: {text:?} is not 0, 1 or 2")),
            };
            made.insert(seat, n);
        }
    }
    let position = Position {
        master_game,
        board,
        to_move,
        made,
    };
    check_r4(&position)?;
    Ok(position)
}

fn write(position: &Position) -> String {
    let board = write_board(&position.board, SIZE, &LETTERS);
    let mut line = format!("{board} {}", position.to_move);
    if position.master_game {
        line += &format!(" {}/{}", position.made[&'w'], position.made[&'b']);
    }
    line
}

/// R4: invalid positions.
fn check_r4(position: &Position) -> Result<(), String> {
    let board = &position.board;
    for (&square, p) in board {
        if p.kind == 'P' && square.1 == far_rank(p.seat) {
            return Err("board: a pawn on its far rank".to_string());
        }
    }
    for seat in ['w', 'b'] {
        if count(board, seat, "PHM") > 14 {
            return Err(format!("board: more than 14 pieces of {seat}"));
        }
    }
    if position.master_game {
        for seat in ['w', 'b'] {
            if heroo_home(board, seat) {
                return Err(format!("board: a heroo of {seat} in its own safe zone"));
            }
            if count(board, seat, "M") as i32 > position.made[&seat] {
                return Err(format!("masters: more of {seat} on the board than made"));
            }
        }
        if position.made[&'w'] == 2 && position.made[&'b'] == 2 {
            return Err("masters: both counts are 2".to_string());
        }
        if count(board, 'w', "PHM") <= 1 && count(board, 'b', "PHM") <= 1 {
            return Err("board: both seats with one piece or fewer".to_string());
        }
    } else {
        for seat in ['w', 'b'] {
            if count(board, seat, "M") > 4 {
                return Err(format!("board: more than 4 masters of {seat}"));
            }
            if count(board, seat, "PH") > 10 {
                return Err(format!("board: more than 10 pawns and heroos of {seat}"));
            }
        }
        if heroo_home(board, 'w') && heroo_home(board, 'b') {
            return Err("board: each seat with a heroo in its own safe zone".to_string());
        }
        if count(board, 'w', "PH") == 0 && count(board, 'b', "PH") == 0 {
            return Err("board: neither seat with a pawn or heroo".to_string());
        }
    }
    Ok(())
}

#[path = "herooj_tests.rs"]
mod tests;
