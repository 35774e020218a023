//! The board of Heroes Hexagonal Chess, and position lines in and out.

use crate::naive::common::{read_cells, write_cells};
use std::collections::BTreeMap;

/// A hex as (q, y); the natural order of these pairs is "by file, then by rank".
pub(crate) type Hex = (i32, i32);

/// A piece: seat `w` or `b`, kind in upper case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) seat: char,
    pub(crate) kind: char,
}

pub(crate) type Board = BTreeMap<Hex, Piece>;

/// The mobilization field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mobilization {
    pub(crate) turn: i32,
    pub(crate) left: i32,
    pub(crate) moved: Vec<Hex>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Position {
    pub(crate) board: Board,
    pub(crate) to_move: char,
    pub(crate) mobilization: Option<Mobilization>,
}

pub(crate) const START: &str =
    "4/1F3f1/CF4fc/MNF3fnm/EHF4fhe/KEN1*1nek/EHF4fhe/MNF3fnm/CF4fc/1F3f1/4 w M1:3:-";

pub(crate) const N: Hex = (0, 2);
pub(crate) const S: Hex = (0, -2);
pub(crate) const NE: Hex = (1, 1);
pub(crate) const NW: Hex = (-1, 1);
pub(crate) const SE: Hex = (1, -1);
pub(crate) const SW: Hex = (-1, -1);
pub(crate) const DIRECTIONS: [Hex; 6] = [N, S, NE, NW, SE, SW];

pub(crate) const CENTRE: Hex = (0, 0);
/// a1, a6, f1, f11, k1, k6.
const CORNERS: [Hex; 6] = [(-5, -5), (-5, 5), (0, -10), (0, 10), (5, -5), (5, 5)];

pub(crate) fn plus(hex: Hex, step: Hex) -> Hex {
    (hex.0 + step.0, hex.1 + step.1)
}

/// The rank of a hex (y = 2·rank − (12 − |q|)), if the hexagon of 91 has it.
fn rank_of(hex: Hex) -> Option<i32> {
    let (q, y) = hex;
    if q.abs() > 5 {
        return None;
    }
    let twice = y + 12 - q.abs();
    let rank = twice / 2;
    if twice % 2 != 0 || rank < 1 || rank > 11 - q.abs() {
        return None;
    }
    Some(rank)
}

/// One of the 84 hexes.
pub(crate) fn on_board(hex: Hex) -> bool {
    rank_of(hex).is_some() && !CORNERS.contains(&hex) && hex != CENTRE
}

/// The hexes of a file from its lowest up as the line has them: without corners, with the centre.
fn file_hexes(q: i32) -> Vec<Hex> {
    let mut hexes = Vec::new();
    for rank in 1..=(11 - q.abs()) {
        let hex = (q, 2 * rank - (12 - q.abs()));
        if !CORNERS.contains(&hex) {
            hexes.push(hex);
        }
    }
    hexes
}

/// `e3`; only for hexes of the board.
pub(crate) fn name(hex: Hex) -> String {
    let files: Vec<char> = "abcdefghijk".chars().collect();
    let file = usize::try_from(hex.0 + 5)
        .ok()
        .and_then(|index| files.get(index));
    match (file, rank_of(hex)) {
        (Some(file), Some(rank)) => format!("{file}{rank}"),
        _ => "?".to_string(),
    }
}

fn read_hex(text: &str) -> Result<Hex, String> {
    for q in -5..=5 {
        for hex in file_hexes(q) {
            if on_board(hex) && name(hex) == text {
                return Ok(hex);
            }
        }
    }
    Err(format!("mobilization: {text:?} is no hex of the board"))
}

pub(crate) fn enemy(seat: char) -> char {
    if seat == 'w' { 'b' } else { 'w' }
}

/// White's area is y ≤ −2, Black's y ≥ 2.
pub(crate) fn in_area_of(seat: char, hex: Hex) -> bool {
    if seat == 'w' { hex.1 <= -2 } else { hex.1 >= 2 }
}

/// White's dark area is d1 e1 f2 g1 h1, Black's d9 e10 f10 g10 h9.
pub(crate) fn in_dark_area_of(seat: char, hex: Hex) -> bool {
    let white = ["d1", "e1", "f2", "g1", "h1"];
    let black = ["d9", "e10", "f10", "g10", "h9"];
    let dark = if seat == 'w' { white } else { black };
    dark.contains(&name(hex).as_str())
}

/// Turns 1, 2, 3 allow White 3, 5, 6 actions and Black 5, 3, 6.
pub(crate) fn allowance(seat: char, turn: i32) -> i32 {
    match (seat, turn) {
        ('w', 1) => 3,
        ('w', 2) => 5,
        ('w', 3) => 6,
        ('b', 1) => 5,
        ('b', 2) => 3,
        ('b', 3) => 6,
        _ => 0,
    }
}

pub(crate) fn king_of(board: &Board, seat: char) -> Option<Hex> {
    for (hex, piece) in board {
        if *piece == (Piece { seat, kind: 'K' }) {
            return Some(*hex);
        }
    }
    None
}

pub(crate) fn count(board: &Board, seat: char, kind: char) -> usize {
    let mut number = 0;
    for piece in board.values() {
        if *piece == (Piece { seat, kind }) {
            number += 1;
        }
    }
    number
}

fn letter(piece: Piece) -> char {
    if piece.seat == 'w' {
        piece.kind
    } else {
        piece.kind.to_ascii_lowercase()
    }
}

/// The canonical line of a position.
pub(crate) fn write(position: &Position) -> String {
    let mut files = Vec::new();
    for q in -5..=5 {
        let mut cells = Vec::new();
        for hex in file_hexes(q) {
            if hex == CENTRE {
                cells.push(Some("*".to_string()));
            } else {
                cells.push(position.board.get(&hex).map(|p| letter(*p).to_string()));
            }
        }
        files.push(write_cells(&cells));
    }
    let field = match &position.mobilization {
        None => "-".to_string(),
        Some(m) => {
            let mut moved = m.moved.clone();
            moved.sort();
            let names: Vec<String> = moved.into_iter().map(name).collect();
            let list = if names.is_empty() {
                "-".to_string()
            } else {
                names.join(",")
            };
            format!("M{}:{}:{list}", m.turn, m.left)
        }
    };
    format!("{} {} {field}", files.join("/"), position.to_move)
}

/// Reads a line: its form, and the clauses of R7 that need no attacks.
pub(crate) fn read(line: &str) -> Result<Position, String> {
    let fields: Vec<&str> = line.split(' ').collect();
    if fields.len() != 3 {
        return Err(format!("{} fields instead of 3", fields.len()));
    }
    let board = read_board(fields[0])?;
    let to_move = match fields[1] {
        "w" => 'w',
        "b" => 'b',
        other => return Err(format!("seat to move: unknown seat {other:?}")),
    };
    let mobilization = read_mobilization(fields[2], to_move, &board)?;
    let position = Position {
        board,
        to_move,
        mobilization,
    };
    // Any line that is not exactly the canonical one is rejected.
    if write(&position) != line {
        return Err("not the canonical line".to_string());
    }
    Ok(position)
}

fn read_board(text: &str) -> Result<Board, String> {
    let mut board = Board::new();
    let files: Vec<&str> = text.split('/').collect();
    if files.len() != 11 {
        return Err(format!("board: {} files instead of 11", files.len()));
    }
    for (q, file) in (-5..=5).zip(files) {
        let cells = read_cells(file, 1)?;
        let hexes = file_hexes(q);
        if cells.len() != hexes.len() {
            return Err(format!("board: file {file:?} has a wrong length"));
        }
        for (hex, cell) in hexes.into_iter().zip(cells) {
            if hex == CENTRE {
                if cell.as_deref() != Some("*") {
                    return Err("board: the centre is not written *".to_string());
                }
                continue;
            }
            let Some(token) = cell else { continue };
            let piece = "KHCNMEFPRG".chars().find_map(|kind| {
                ['w', 'b']
                    .map(|seat| Piece { seat, kind })
                    .into_iter()
                    .find(|piece| letter(*piece).to_string() == token)
            });
            match piece {
                Some(piece) => board.insert(hex, piece),
                None => return Err(format!("board: unknown letter {token:?}")),
            };
        }
    }

    // R7: not exactly one king each.
    for seat in ['w', 'b'] {
        if count(&board, seat, 'K') != 1 {
            return Err(format!("board: {seat} has not exactly one king"));
        }
    }
    // R7: neither seat has a hero.
    if count(&board, 'w', 'H') == 0 && count(&board, 'b', 'H') == 0 {
        return Err("board: neither seat has a hero".to_string());
    }
    for (hex, piece) in &board {
        // R7: a pawn, fresh or not, in the enemy's area.
        if (piece.kind == 'P' || piece.kind == 'F') && in_area_of(enemy(piece.seat), *hex) {
            return Err(format!("board: pawn in the enemy's area at {}", name(*hex)));
        }
        // R7: a guard in the enemy's dark area.
        if piece.kind == 'G' && in_dark_area_of(enemy(piece.seat), *hex) {
            return Err(format!("board: guard in the dark area at {}", name(*hex)));
        }
    }
    Ok(board)
}

fn read_mobilization(
    text: &str,
    seat: char,
    board: &Board,
) -> Result<Option<Mobilization>, String> {
    if text == "-" {
        return Ok(None);
    }
    let Some(rest) = text.strip_prefix('M') else {
        return Err(format!("mobilization: {text:?} is neither - nor M"));
    };
    let parts: Vec<&str> = rest.split(':').collect();
    if parts.len() != 3 {
        return Err(format!("mobilization: {} parts, not 3", parts.len()));
    }
    // R7: a turn outside 1–3.
    let turn = match parts[0] {
        "1" => 1,
        "2" => 2,
        "3" => 3,
        other => return Err(format!("mobilization: turn {other:?}")),
    };
    // R7: no actions left, more left than the turn allows.
    let mut left = 0;
    for number in 1..=allowance(seat, turn) {
        if parts[1] == number.to_string() {
            left = number;
        }
    }
    if left == 0 {
        return Err(format!("mobilization: {:?} actions left", parts[1]));
    }
    // R7: moved hexes that are unsorted, repeated, no hex of the board, empty, or hold anything
    // but F, P, G, R, N, C or H of that seat.
    let mut moved: Vec<Hex> = Vec::new();
    if parts[2] != "-" {
        for item in parts[2].split(',') {
            let hex = read_hex(item)?;
            if moved.last().is_some_and(|last| *last >= hex) {
                return Err("mobilization: moved hexes unsorted or repeated".to_string());
            }
            let fine = board
                .get(&hex)
                .is_some_and(|piece| piece.seat == seat && "FPGRNCH".contains(piece.kind));
            if !fine {
                return Err(format!("mobilization: {item} holds no moved piece"));
            }
            moved.push(hex);
        }
    }
    // R7: a number of moved hexes other than the actions used in this turn.
    let used = allowance(seat, turn) - left;
    if i32::try_from(moved.len()) != Ok(used) {
        return Err(format!("mobilization: {} moved, {used} used", moved.len()));
    }
    Ok(Some(Mobilization { turn, left, moved }))
}

mod tests {
    use super::*;

    fn all() -> Vec<Hex> {
        let hexes: Vec<Hex> = (-5..=5).flat_map(file_hexes).collect();
        hexes.into_iter().filter(|hex| on_board(*hex)).collect()
    }

    #[test]
    fn geometry() {
        let hexes = all();
        assert_eq!(hexes.len(), 84);
        let by = |test: &dyn Fn(Hex) -> bool| hexes.iter().filter(|h| test(**h)).count();
        assert_eq!(by(&|h| in_area_of('w', h)), 34);
        assert_eq!(by(&|h| in_area_of('b', h)), 34);
        assert_eq!(by(&|h| in_dark_area_of('w', h) && in_area_of('w', h)), 5);
        assert_eq!(by(&|h| in_dark_area_of('b', h) && in_area_of('b', h)), 5);
        let mut sorted = hexes.clone();
        sorted.sort();
        assert_eq!(sorted, hexes);
        for hex in &hexes {
            assert_eq!(read_hex(&name(*hex)), Ok(*hex));
        }
        for gone in [
            "a1", "a6", "f1", "f11", "k1", "k6", "f6", "a7", "l1", "", "é", "a02",
        ] {
            assert!(read_hex(gone).is_err(), "{gone}");
        }
        // Every file ends in enemy land.
        for q in -5..=5 {
            let file: Vec<&Hex> = hexes.iter().filter(|h| h.0 == q).collect();
            assert!(in_area_of('w', *file[0]) && in_area_of('b', *file[file.len() - 1]));
        }
    }

    #[test]
    fn start_reads_back() {
        let position = read(START).unwrap();
        assert_eq!(write(&position), START);
        assert_eq!(position.board.len(), 42);
        assert_eq!(name(king_of(&position.board, 'w').unwrap()), "f2");
    }
}
