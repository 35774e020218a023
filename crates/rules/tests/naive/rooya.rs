//! Le Rooya, after `rules/rooya.md`.

use crate::naive::Expanded;
use crate::naive::common::{
    Board, ORTHOGONAL, Piece, Square, count, fields, on_board, parse_board, parse_seat, piece,
    square_name, write_board,
};
use std::collections::BTreeMap;
use std::sync::LazyLock;

const SIZE: i32 = 5;
const LETTERS: [(char, Piece); 2] = [('W', piece('w', 'P')), ('b', piece('b', 'P'))];

#[derive(Clone)]
struct Position {
    board: Board,
    to_move: char,
    /// The winner by a line, third field.
    winner: Option<char>,
}

pub(crate) fn start() -> &'static str {
    "5/5/5/5/5 w -"
}

pub(crate) fn expand(line: &str) -> Result<Expanded, String> {
    let position = parse(line)?;
    let end = the_end(&position);
    let mut legal = BTreeMap::new();
    if end.is_none() {
        let list = if phase_1(&position.board) {
            placings(&position)
        } else {
            let mut list = steps(&position);
            list.extend(rotations(&position));
            list
        };
        for (action, board) in list {
            legal.insert(action, write(&after(&position, board)));
        }
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

/// The inner plate is b2-d4.
fn inner(square: Square) -> bool {
    (2..=4).contains(&square.0) && (2..=4).contains(&square.1)
}

/// Phase 1 lasts while fewer than 16 pawns are on the board.
fn phase_1(board: &Board) -> bool {
    board.len() < 16
}

// Phase 1.

/// Placing one pawn on an empty point of the outer plate.
fn placings(position: &Position) -> Vec<(String, Board)> {
    let mut found = Vec::new();
    for file in 1..=SIZE {
        for rank in 1..=SIZE {
            let point = (file, rank);
            if inner(point) || position.board.contains_key(&point) {
                continue;
            }
            let mut board = position.board.clone();
            board.insert(point, piece(position.to_move, 'P'));
            found.push((square_name(point), board));
        }
    }
    found
}

// Phase 2.

/// The board after the pawn on `from` goes one point, to an empty point or changing places with
/// an enemy pawn; nothing if it may not go there.
fn one_step(board: &Board, from: Square, to: Square) -> Option<Board> {
    if !on_board(to, SIZE) {
        return None;
    }
    let pawn = *board.get(&from)?;
    let there = board.get(&to).copied();
    if there.is_some_and(|p| p.seat == pawn.seat) {
        return None;
    }
    let mut after = board.clone();
    after.remove(&from);
    after.insert(to, pawn);
    if let Some(enemy) = there {
        after.insert(from, enemy);
    }
    Some(after)
}

fn steps(position: &Position) -> Vec<(String, Board)> {
    let board = &position.board;
    let mut found = Vec::new();
    for (&from, p) in board {
        if p.seat != position.to_move {
            continue;
        }
        for (df, dr) in ORTHOGONAL {
            let middle = (from.0 + df, from.1 + dr);
            let Some(first) = one_step(board, from, middle) else {
                continue;
            };
            let path = format!("{}{}", square_name(from), square_name(middle));
            found.push((path.clone(), first.clone()));
            // An enemy pawn there: the action ends, also across the plates (R5).
            if board.contains_key(&middle) {
                continue;
            }
            // Empty, same plate: the action ends.
            if inner(from) == inner(middle) {
                continue;
            }
            // Empty, other plate: one more step is possible, which stays on that plate.
            for (df, dr) in ORTHOGONAL {
                let to = (middle.0 + df, middle.1 + dr);
                if inner(to) != inner(middle) {
                    continue;
                }
                if let Some(second) = one_step(&first, middle, to) {
                    found.push((format!("{path}{}", square_name(to)), second));
                }
            }
        }
    }
    found
}

/// A clockwise quarter turn of the inner plate: b2 to b4, b4 to d4, d4 to d2, d2 to b2.
fn quarter(board: &Board) -> Board {
    let mut after = Board::new();
    for (&square, &p) in board {
        if inner(square) {
            // Seen from the centre c3, (x, y) goes to (y, -x).
            let (x, y) = (square.0 - 3, square.1 - 3);
            after.insert((3 + y, 3 - x), p);
        } else {
            after.insert(square, p);
        }
    }
    after
}

fn rotations(position: &Position) -> Vec<(String, Board)> {
    let cw = quarter(&position.board);
    let half = quarter(&cw);
    let ccw = quarter(&half);
    let mut found = Vec::new();
    for (name, board) in [("cw", cw), ("ccw", ccw), ("half", half)] {
        // R2: a rotation must change the position.
        if board != position.board {
            found.push((name.to_string(), board));
        }
    }
    found
}

// The end.

/// The 5 rows and 5 columns.
static LINES: LazyLock<Vec<Vec<Square>>> = LazyLock::new(all_lines);

fn all_lines() -> Vec<Vec<Square>> {
    let mut all = Vec::new();
    for i in 1..=SIZE {
        all.push((1..=SIZE).map(|j| (j, i)).collect());
        all.push((1..=SIZE).map(|j| (i, j)).collect());
    }
    all
}

fn holds(board: &Board, line: &[Square], seat: char) -> bool {
    let mine = |square| board.get(square).is_some_and(|p: &Piece| p.seat == seat);
    line.iter().all(mine)
}

/// Did the action that led from `before` to `after` complete a line of the seat?
fn completed(before: &Board, after: &Board, seat: char) -> bool {
    LINES
        .iter()
        .any(|line| holds(after, line, seat) && !holds(before, line, seat))
}

fn after(position: &Position, board: Board) -> Position {
    let mut winner = None;
    // R3: placing never wins; only phase-2 actions are looked at.
    if !phase_1(&position.board) {
        let actor = position.to_move;
        if completed(&position.board, &board, actor) {
            // 1. The seat that acted, also when both completed one (R4).
            winner = Some(actor);
        } else if completed(&position.board, &board, other(actor)) {
            // 2. The other seat's line (R6).
            winner = Some(other(actor));
        }
    }
    Position {
        board,
        to_move: other(position.to_move),
        winner,
    }
}

fn the_end(position: &Position) -> Option<(char, &'static str)> {
    if let Some(winner) = position.winner {
        return Some((winner, "line"));
    }
    // 3. The seat to move cannot move any pawn (turning the plate does not count).
    if !phase_1(&position.board) && steps(position).is_empty() {
        return Some((other(position.to_move), "no-moves"));
    }
    None
}

// The position line.

fn parse(line: &str) -> Result<Position, String> {
    let parts = fields(line, 3)?;
    let board = parse_board(parts[0], SIZE, &LETTERS)?;
    let to_move = parse_seat(parts[1], ['w', 'b'])?;
    let winner = match parts[2] {
        "-" => None,
        "w" => Some('w'),
        "b" => Some('b'),
        text => return Err(format!("winner: {text:?} is not -, w or b")),
    };
    let position = Position {
        board,
        to_move,
        winner,
    };
    check_r7(&position)?;
    Ok(position)
}

fn write(position: &Position) -> String {
    let board = write_board(&position.board, SIZE, &LETTERS);
    let winner = position.winner.unwrap_or('-');
    format!("{board} {} {winner}", position.to_move)
}

/// R7: invalid positions.
fn check_r7(position: &Position) -> Result<(), String> {
    let board = &position.board;
    let white = count(board, 'w', "P");
    let black = count(board, 'b', "P");
    if white > 8 || black > 8 {
        return Err("board: more than 8 pawns of a seat".to_string());
    }
    if phase_1(board) {
        if board.keys().any(|&square| inner(square)) {
            return Err("board: a pawn on the inner plate in phase 1".to_string());
        }
        let expected = if position.to_move == 'w' {
            black
        } else {
            black + 1
        };
        if white != expected {
            return Err("board: pawn counts do not fit the seat to move".to_string());
        }
        if position.winner.is_some() {
            return Err("winner: not - in phase 1".to_string());
        }
        return Ok(());
    }
    if white != 8 || black != 8 {
        return Err("board: not 8 and 8 pawns in phase 2".to_string());
    }
    match position.winner {
        Some(seat) => {
            if !LINES.iter().any(|line| holds(board, line, seat)) {
                return Err(format!("winner: {seat} has no complete line"));
            }
        }
        None => {
            for line in LINES.iter() {
                // A line on files b-d or ranks 2-4 passes over the inner plate.
                let crosses = line.iter().any(|&square| inner(square));
                if crosses && (holds(board, line, 'w') || holds(board, line, 'b')) {
                    return Err("winner: - with a complete line".to_string());
                }
            }
        }
    }
    Ok(())
}

#[path = "rooya_tests.rs"]
mod tests;
