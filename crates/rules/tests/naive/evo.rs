//! EVO for two and for four players, read naively off its rules page.

mod tests;

use crate::naive::Expanded;
use crate::naive::common::{read_cells, write_cells};
use std::collections::{BTreeMap, BTreeSet};

/// A square as (file 1–12, rank 1–12).
type Square = (i32, i32);

/// A piece: seat `s`, `w`, `n` or `e`; role `W`, `B`, `C`, `S`, or `K` for a castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Piece {
    seat: char,
    role: char,
}

type Board = BTreeMap<Square, Piece>;

const START_2: &str = "nKnWnWnWnWnWnWnW/nW7/12/12/12/12/12/12/12/12/7sW/sWsWsWsWsWsWsWsK s";
const START_4: &str = "nKnWnWnWnWnWnWnW/nW7/wW9eWeK/wW10eW/wW10eW/wW10eW/wW10eW/wW10eW/wW10eW/wKwW9eW/7sW/sWsWsWsWsWsWsWsK s";

/// The other named setups: (game, setup, line).
pub(crate) const OTHER_SETUPS: [(&str, &str, &str); 4] = [
    (
        "evo",
        "inner-row",
        "nK7/nWnWnWnWnWnWnWnW/12/12/12/12/12/12/12/12/sWsWsWsWsWsWsWsW/7sK s",
    ),
    (
        "evo4",
        "inner-row",
        "nK7/nWnWnWnWnWnWnWnW/1wW8eWeK/1wW8eW1/1wW8eW1/1wW8eW1/1wW8eW1/1wW8eW1/1wW8eW1/wKwW8eW1/sWsWsWsWsWsWsWsW/7sK s",
    ),
    (
        "evo",
        "cluster",
        "nKnWnWnWnW3/nWnWnWnW4/12/12/12/12/12/12/12/12/4sWsWsWsW/3sWsWsWsWsK s",
    ),
    (
        "evo4",
        "cluster",
        "nKnWnWnWnW3/nWnWnWnW4/10eWeK/10eWeW/10eWeW/wW9eWeW/wWwW9eW/wWwW10/wWwW10/wKwW10/4sWsWsWsW/3sWsWsWsWsK s",
    ),
];

/// The standard start position.
pub(crate) fn start(id: &str) -> &'static str {
    match id {
        "evo" => START_2,
        "evo4" => START_4,
        _ => "",
    }
}

/// The seats in turn order (R1).
fn seats_of(id: &str) -> Result<Vec<char>, String> {
    match id {
        "evo" => Ok(vec!['s', 'n']),
        "evo4" => Ok(vec!['s', 'w', 'n', 'e']),
        _ => Err(format!("unknown game {id:?}")),
    }
}

/// A 12×12 grid without the four 2×2 corners.
fn on_board(square: Square) -> bool {
    let (file, rank) = square;
    let inside = (1..=12).contains(&file) && (1..=12).contains(&rank);
    let middle_file = (3..=10).contains(&file);
    let middle_rank = (3..=10).contains(&rank);
    inside && (middle_file || middle_rank)
}

fn name(square: Square) -> String {
    let files: Vec<char> = "?abcdefghijkl".chars().collect();
    let index = usize::try_from(square.0).unwrap_or(0);
    format!("{}{}", files.get(index).unwrap_or(&'?'), square.1)
}

/// j1, a3, c12, l10.
fn castle_square(seat: char) -> Square {
    match seat {
        's' => (10, 1),
        'w' => (1, 3),
        'n' => (3, 12),
        _ => (12, 10),
    }
}

/// Forward points from the seat's arm to the middle.
fn forward(seat: char) -> Square {
    match seat {
        's' => (0, 1),
        'w' => (1, 0),
        'n' => (0, -1),
        _ => (-1, 0),
    }
}

/// A step of `ahead` forward and `right` to the right, as the seat sees it.
fn step(seat: char, ahead: i32, right: i32) -> Square {
    let (fx, fy) = forward(seat);
    // A quarter turn clockwise of (0, 1) is (1, 0).
    let (rx, ry) = (fy, -fx);
    (fx * ahead + rx * right, fy * ahead + ry * right)
}

/// Where each role goes: (ahead, right, most squares).
fn ways(role: char) -> Vec<(i32, i32, i32)> {
    match role {
        // Warrior: 1 left, right, forward, forward-left or forward-right.
        'W' => vec![(0, -1, 1), (0, 1, 1), (1, 0, 1), (1, -1, 1), (1, 1, 1)],
        // Blade: 1 or 2 forward.
        'B' => vec![(1, 0, 2)],
        // Catapult: 1 to 3 forward-left, or forward-right.
        'C' => vec![(1, -1, 3), (1, 1, 3)],
        // Shield: 1 or 2 backward, or 1 backward-left or backward-right.
        'S' => vec![(-1, 0, 2), (-1, -1, 1), (-1, 1, 1)],
        // Castles are immobile.
        _ => vec![],
    }
}

fn row_squares(rank: i32) -> Vec<Square> {
    (1..=12)
        .map(|file| (file, rank))
        .filter(|square| on_board(*square))
        .collect()
}

fn write(board: &Board, to_move: char) -> String {
    let mut rows = Vec::new();
    for rank in (1..=12).rev() {
        let mut cells = Vec::new();
        for square in row_squares(rank) {
            cells.push(
                board
                    .get(&square)
                    .map(|piece| format!("{}{}", piece.seat, piece.role)),
            );
        }
        rows.push(write_cells(&cells));
    }
    format!("{} {to_move}", rows.join("/"))
}

fn read(seats: &[char], line: &str) -> Result<(Board, char), String> {
    let fields: Vec<&str> = line.split(' ').collect();
    if fields.len() != 2 {
        return Err(format!("{} fields instead of 2", fields.len()));
    }
    let rows: Vec<&str> = fields[0].split('/').collect();
    if rows.len() != 12 {
        return Err(format!("board: {} ranks instead of 12", rows.len()));
    }
    let mut board = Board::new();
    for (rank, row) in (1..=12).rev().zip(rows) {
        let cells = read_cells(row, 2)?;
        let squares = row_squares(rank);
        if cells.len() != squares.len() {
            return Err(format!("board: rank {rank} has a wrong length"));
        }
        for (square, cell) in squares.into_iter().zip(cells) {
            let Some(token) = cell else { continue };
            let letters: Vec<char> = token.chars().collect();
            let (seat, role) = (letters[0], letters[1]);
            // R4: pieces of a seat that does not play.
            if !seats.contains(&seat) {
                return Err(format!("board: no seat {seat:?} in this game"));
            }
            if !"WBCSK".contains(role) {
                return Err(format!("board: unknown role {role:?}"));
            }
            // R4: a castle anywhere but on its own square, or two (which follows).
            if role == 'K' && square != castle_square(seat) {
                return Err(format!("board: castle on {}", name(square)));
            }
            board.insert(square, Piece { seat, role });
        }
    }
    let Some(to_move) = seats.iter().find(|seat| seat.to_string() == fields[1]) else {
        return Err(format!("seat to move: unknown seat {:?}", fields[1]));
    };
    // Any line that is not exactly the canonical one is rejected.
    if write(&board, *to_move) != line {
        return Err("not the canonical line".to_string());
    }
    Ok((board, *to_move))
}

/// The seat `by` places further round the table.
fn seat_after(seats: &[char], seat: char, by: usize) -> char {
    let at = seats.iter().position(|other| *other == seat).unwrap_or(0);
    seats[(at + by) % seats.len()]
}

/// What a position line means, or why it is invalid.
pub(crate) fn expand(id: &str, line: &str) -> Result<Expanded, String> {
    let seats = seats_of(id)?;
    let (board, to_move) = read(&seats, line)?;
    let has_acted = seat_after(&seats, to_move, seats.len() - 1);

    // What is missing, as (seat, reason).
    let mut missing = Vec::new();
    for seat in &seats {
        let castle = Piece {
            seat: *seat,
            role: 'K',
        };
        if board.get(&castle_square(*seat)) != Some(&castle) {
            missing.push((*seat, "castle"));
        }
        // R3: castles are not pieces.
        let pieces = board
            .values()
            .filter(|piece| piece.seat == *seat && piece.role != 'K')
            .count();
        // R4: more than eight pieces of a seat.
        if pieces > 8 {
            return Err(format!("board: {pieces} pieces of {seat}"));
        }
        if pieces == 0 {
            missing.push((*seat, "elimination"));
        }
    }
    // R4: more than one missing castle or piece-less seat.
    if missing.len() > 1 {
        return Err("board: more than one missing castle or piece-less seat".to_string());
    }
    // R4: the missing one belonging to the seat that has just acted.
    if missing.iter().any(|(seat, _)| *seat == has_acted) {
        return Err(format!(
            "board: {has_acted} acted and lost its castle or pieces"
        ));
    }

    let mut expanded = Expanded {
        to_move: to_move.to_string(),
        result: None,
        reason: None,
        legal: BTreeMap::new(),
    };
    // The end: the seat that captured the castle, or the last piece, wins.
    if let Some((_, reason)) = missing.first() {
        expanded.result = Some(format!("win {has_acted}"));
        expanded.reason = Some(reason.to_string());
        return Ok(expanded);
    }
    let next = seat_after(&seats, to_move, 1);
    for (square, piece) in &board {
        if piece.seat == to_move && piece.role != 'K' {
            piece_actions(&board, *square, *piece, next, &mut expanded.legal);
        }
    }
    Ok(expanded)
}

/// Where the piece can go: every square passed is empty, the last empty or an enemy's.
fn targets(board: &Board, from: Square, piece: Piece) -> BTreeSet<Square> {
    let mut found = BTreeSet::new();
    for (ahead, right, most) in ways(piece.role) {
        let (dx, dy) = step(piece.seat, ahead, right);
        for distance in 1..=most {
            let to = (from.0 + dx * distance, from.1 + dy * distance);
            if !on_board(to) {
                break;
            }
            match board.get(&to) {
                None => {
                    found.insert(to);
                }
                Some(other) => {
                    if other.seat != piece.seat {
                        found.insert(to);
                    }
                    break;
                }
            }
        }
    }
    found
}

fn piece_actions(
    board: &Board,
    from: Square,
    piece: Piece,
    next: char,
    legal: &mut BTreeMap<String, String>,
) {
    let seat = piece.seat;
    // Move, and move and rotate.
    for to in targets(board, from, piece) {
        for role in ['W', 'B', 'C', 'S'] {
            let mut after = board.clone();
            after.remove(&from);
            after.insert(to, Piece { seat, role });
            let mut text = format!("{}{}", name(from), name(to));
            if role != piece.role {
                text.push_str(&format!("={role}"));
            }
            legal.insert(text, write(&after, next));
        }
    }
    // Rotate: to any of the three other roles (R2).
    for role in ['W', 'B', 'C', 'S'] {
        if role != piece.role {
            let mut after = board.clone();
            after.insert(from, Piece { seat, role });
            legal.insert(format!("{}={role}", name(from)), write(&after, next));
        }
    }
}
