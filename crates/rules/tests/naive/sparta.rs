//! Sparta, after `rules/sparta.md`.

use crate::naive::Expanded;
use crate::naive::common::{
    ALL_EIGHT, Board, Piece, Square, count, fields, on_board, parse_board, parse_seat, piece,
    square_name, write_board,
};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

const SIZE: i32 = 10;
const LETTERS: [(char, Piece); 4] = [
    ('W', piece('y', 'W')),
    ('H', piece('y', 'H')),
    ('w', piece('r', 'W')),
    ('h', piece('r', 'H')),
];

/// The eight city squares, sorted by file then rank.
const CITIES: [Square; 8] = [
    (2, 5),
    (2, 6),
    (5, 5),
    (5, 6),
    (6, 5),
    (6, 6),
    (9, 5),
    (9, 6),
];

#[derive(Clone)]
struct Position {
    board: Board,
    to_move: char,
    /// The owner of each city square.
    cities: BTreeMap<Square, char>,
}

pub(crate) fn start() -> &'static str {
    "10/1wwwwwwww1/10/10/10/10/10/10/1WWWWWWWW1/10 y b5,e6,f5,i6/b6,e5,f6,i5"
}

pub(crate) fn expand(line: &str) -> Result<Expanded, String> {
    let position = parse(line)?;
    let end = the_end(&position);
    let mut legal = BTreeMap::new();
    if end.is_none() {
        for (action, after) in actions(&position) {
            legal.insert(action, write(&after));
        }
    }
    Ok(Expanded {
        to_move: position.to_move.to_string(),
        result: end.as_ref().map(|(result, _)| result.clone()),
        reason: end.as_ref().map(|(_, reason)| reason.clone()),
        legal,
    })
}

fn other(seat: char) -> char {
    if seat == 'y' { 'r' } else { 'y' }
}

// Actions.

fn actions(position: &Position) -> Vec<(String, Position)> {
    let mut found = Vec::new();
    for (&from, &p) in &position.board {
        if p.seat != position.to_move {
            continue;
        }
        // Move: a warrior walks 1 or 2 steps, a hero 1 to 3.
        let most = if p.kind == 'W' { 2 } else { 3 };
        for to in reachable(&position.board, from, most) {
            let text = format!("{}{}", square_name(from), square_name(to));
            found.push((text, after_move(position, from, to)));
        }
        // Become a hero in place: a warrior on a city of its own seat.
        if p.kind == 'W' && position.cities.get(&from) == Some(&p.seat) {
            let mut after = position.clone();
            after.board.insert(from, piece(p.seat, 'H'));
            after.to_move = other(position.to_move);
            found.push((format!("{}=H", square_name(from)), after));
        }
    }
    // R2: pass only when nothing else is legal.
    if found.is_empty() {
        let mut after = position.clone();
        after.to_move = other(position.to_move);
        found.push(("pass".to_string(), after));
    }
    found
}

/// The squares that a walk of 1 to `most` steps over unoccupied squares can end on.
fn reachable(board: &Board, from: Square, most: i32) -> BTreeSet<Square> {
    let mut reached = BTreeSet::new();
    let mut standing = BTreeSet::from([from]);
    for _ in 0..most {
        let mut next = BTreeSet::new();
        for square in &standing {
            for (df, dr) in ALL_EIGHT {
                let to = (square.0 + df, square.1 + dr);
                // The piece's own square counts as occupied: coming back to it gains nothing,
                // and the walk may not end there.
                if on_board(to, SIZE) && !board.contains_key(&to) {
                    next.insert(to);
                }
            }
        }
        reached.extend(next.iter().copied());
        standing = next;
    }
    reached
}

// What a move causes.

fn after_move(position: &Position, from: Square, to: Square) -> Position {
    let mut after = position.clone();
    if let Some(mut p) = after.board.remove(&from) {
        // 1. It ended on a city; a hero changes nothing there (R1).
        if p.kind == 'W'
            && let Some(owner) = position.cities.get(&to)
        {
            if *owner == p.seat {
                p.kind = 'H';
            } else {
                after.cities.insert(to, p.seat);
            }
        }
        after.board.insert(to, p);
    }
    // 2. Captures: all are found first and then removed together.
    for square in trapped(&after.board) {
        after.board.remove(&square);
    }
    after.to_move = other(position.to_move);
    after
}

/// All squares of all trapped groups of both seats.
fn trapped(board: &Board) -> BTreeSet<Square> {
    let mut all = BTreeSet::new();
    for line in LINES.iter() {
        let mut i = 0;
        while i < line.len() {
            let Some(p) = board.get(&line[i]) else {
                i += 1;
                continue;
            };
            // A group: the longest run of neighbouring pieces of one seat in this line.
            let first = i;
            while i < line.len() && board.get(&line[i]).is_some_and(|q| q.seat == p.seat) {
                i += 1;
            }
            // Trapped: the squares right before and right after hold the other seat's pieces.
            let enemy_at = |k: usize| {
                let square = line.get(k);
                let there = square.and_then(|s| board.get(s));
                there.is_some_and(|q| q.seat != p.seat)
            };
            if first > 0 && enemy_at(first - 1) && enemy_at(i) {
                all.extend(line[first..i].iter().copied());
            }
        }
    }
    all
}

/// All rows, columns and diagonals of the whole board.
static LINES: LazyLock<Vec<Vec<Square>>> = LazyLock::new(all_lines);

fn all_lines() -> Vec<Vec<Square>> {
    let mut all = Vec::new();
    for (df, dr) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
        for file in 1..=SIZE {
            for rank in 1..=SIZE {
                // A line begins where the square before it is off the board.
                if on_board((file - df, rank - dr), SIZE) {
                    continue;
                }
                let mut line = Vec::new();
                let mut square = (file, rank);
                while on_board(square, SIZE) {
                    line.push(square);
                    square = (square.0 + df, square.1 + dr);
                }
                all.push(line);
            }
        }
    }
    all
}

// The end.

fn the_end(position: &Position) -> Option<(String, String)> {
    let cities = |seat: char| position.cities.values().filter(|o| **o == seat).count();
    let pieces = |seat: char| count(&position.board, seat, "WH");
    let win = |seat: char, reason: &str| Some((format!("win {seat}"), reason.to_string()));
    // 1. One seat owns all eight cities.
    for seat in ['y', 'r'] {
        if cities(seat) == 8 {
            return win(seat, "cities");
        }
    }
    // 2. Exactly one seat has one piece or none (R3).
    for seat in ['y', 'r'] {
        if pieces(seat) <= 1 && pieces(other(seat)) > 1 {
            return win(other(seat), "elimination");
        }
    }
    // 3. Both seats have two pieces or fewer: more cities win.
    if pieces('y') <= 2 && pieces('r') <= 2 {
        for seat in ['y', 'r'] {
            if cities(seat) > cities(other(seat)) {
                return win(seat, "last-pieces");
            }
        }
        return Some(("draw".to_string(), "last-pieces".to_string()));
    }
    None
}

// The position line.

fn parse(line: &str) -> Result<Position, String> {
    let parts = fields(line, 3)?;
    let board = parse_board(parts[0], SIZE, &LETTERS)?;
    let to_move = parse_seat(parts[1], ['y', 'r'])?;
    let lists: Vec<&str> = parts[2].split('/').collect();
    if lists.len() != 2 {
        return Err("cities: not two lists".to_string());
    }
    let mut cities = BTreeMap::new();
    for (seat, list) in [('y', lists[0]), ('r', lists[1])] {
        if list == "-" {
            continue;
        }
        for name in list.split(',') {
            let Some(square) = CITIES.iter().find(|c| square_name(**c) == name) else {
                return Err(format!("cities: {name:?} is no city square"));
            };
            if cities.insert(*square, seat).is_some() {
                return Err(format!("cities: {name} is listed twice"));
            }
        }
    }
    // R5: the eight squares, each once.
    if cities.len() != CITIES.len() {
        return Err("cities: not all eight squares".to_string());
    }
    // The lists must be sorted.
    if write_cities(&cities) != parts[2] {
        return Err("cities: not written canonically".to_string());
    }
    // R5: more than 8 pieces of a seat.
    for seat in ['y', 'r'] {
        if count(&board, seat, "WH") > 8 {
            return Err(format!("board: more than 8 pieces of {seat}"));
        }
    }
    // R5: a trapped group anywhere.
    if !trapped(&board).is_empty() {
        return Err("board: a trapped group".to_string());
    }
    Ok(Position {
        board,
        to_move,
        cities,
    })
}

fn write_cities(cities: &BTreeMap<Square, char>) -> String {
    let mut lists = Vec::new();
    for seat in ['y', 'r'] {
        let owned = cities.iter().filter(|(_, owner)| **owner == seat);
        let names: Vec<String> = owned.map(|(square, _)| square_name(*square)).collect();
        lists.push(if names.is_empty() {
            "-".to_string()
        } else {
            names.join(",")
        });
    }
    lists.join("/")
}

fn write(position: &Position) -> String {
    let board = write_board(&position.board, SIZE, &LETTERS);
    let cities = write_cities(&position.cities);
    format!("{board} {} {cities}", position.to_move)
}

#[path = "sparta_tests.rs"]
mod tests;
