//! Position lines with pieces and fields exchanged at random: many are still positions.

use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};

use crate::kit::cells;

/// Lines remembered.
const REMEMBERED: usize = 1000;

/// Shuffles lines of one game.
pub(crate) struct Shuffler {
    /// The characters of a piece.
    token: usize,
    /// Lines met before, to take fields and pieces from.
    met: Vec<String>,
}

impl Shuffler {
    /// A shuffler for lines of the game of this id.
    pub(crate) fn new(id: &str) -> Self {
        Self {
            token: cells::token(id),
            met: Vec::new(),
        }
    }

    /// Changes a line in one place.
    pub(crate) fn alter(&self, line: &str, rng: &mut impl Rng) -> String {
        match rng.random_range(0..9) {
            0 => change_list(line, rng),
            1 | 2 => self.change_field(line, rng),
            _ => self.change_board(line, rng),
        }
    }

    /// Takes pieces off the board and to other cells, a few or many of them.
    pub(crate) fn scatter(&mut self, line: &str, rng: &mut impl Rng) -> String {
        self.remember(line, rng);
        let moved = rng.random_range(0.0..0.9);
        // Often one seat has much more than the other.
        let taken: [f64; 4] = std::array::from_fn(|_| rng.random_range(0.0..1.0));
        let (board, rest) = line.split_once(' ').unwrap_or((line, ""));
        let mut cells = cells::spread(board, self.token);
        let places = places(&cells);
        for &place in &places {
            if rng.random_bool(taken[seat(&cells[place])]) {
                cells[place] = String::new();
            } else if rng.random_bool(moved) {
                cells.swap(place, *places.choose(rng).unwrap_or(&place));
            }
        }
        let mut line = format!("{} {rest}", cells::gather(&cells));
        if rng.random() {
            line = change_list(&line, rng);
        }
        for _ in 0..rng.random_range(0..4) {
            line = self.alter(&line, rng);
        }
        line
    }

    /// Remembers a line, to take fields and pieces from.
    pub(crate) fn remember(&mut self, line: &str, rng: &mut impl Rng) {
        if self.met.len() < REMEMBERED {
            self.met.push(line.to_owned());
        } else {
            let index = rng.random_range(0..self.met.len());
            line.clone_into(&mut self.met[index]);
        }
    }

    /// Takes a field from another line.
    fn change_field(&self, line: &str, rng: &mut impl Rng) -> String {
        let mut fields: Vec<&str> = line.split(' ').collect();
        let other = self.met.choose(rng).map_or(line, String::as_str);
        let others: Vec<&str> = other.split(' ').collect();
        let index = rng.random_range(0..fields.len());
        if let Some(field) = others.get(index) {
            fields[index] = field;
        }
        fields.join(" ")
    }

    /// Moves, removes, adds or replaces a piece.
    fn change_board(&self, line: &str, rng: &mut impl Rng) -> String {
        let (board, rest) = line.split_once(' ').unwrap_or((line, ""));
        let mut cells = cells::spread(board, self.token);
        let places = places(&cells);
        let (Some(&one), Some(&other)) = (places.choose(rng), places.choose(rng)) else {
            return line.to_owned();
        };
        match rng.random_range(0..4) {
            0 => cells[one] = String::new(),
            1 => {
                let others = self.met.choose(rng).map_or(line, String::as_str);
                let others = cells::spread(others.split(' ').next().unwrap_or(""), self.token);
                let pieces: Vec<_> = others.iter().filter(|cell| is_piece(cell)).collect();
                if let Some(&piece) = pieces.choose(rng) {
                    cells[one].clone_from(piece);
                }
            }
            _ => cells.swap(one, other),
        }
        format!("{} {rest}", cells::gather(&cells))
    }
}

/// A number for the seat of a piece, the same for all its pieces.
fn seat(piece: &str) -> usize {
    match piece.as_bytes() {
        [seat, _] => usize::from(seat % 4),
        [letter] => usize::from(letter.is_ascii_uppercase()),
        _ => 0,
    }
}

fn is_piece(cell: &str) -> bool {
    !["", "/", "*"].contains(&cell)
}

/// Where pieces can stand.
fn places(cells: &[String]) -> Vec<usize> {
    let places =
        (0..cells.len()).filter(|&place| is_piece(&cells[place]) || cells[place].is_empty());
    places.collect()
}

/// Takes items of a list in the last field, `b5,e6/-`, to another list.
fn change_list(line: &str, rng: &mut impl Rng) -> String {
    let Some((head, field)) = line.rsplit_once(' ') else {
        return line.to_owned();
    };
    let lists = field.split('/');
    let mut lists: Vec<Vec<&str>> = lists.map(|list| list.split(',').collect()).collect();
    let (from, to) = (
        rng.random_range(0..lists.len()),
        rng.random_range(0..lists.len()),
    );
    for _ in 0..rng.random_range(0..=lists[from].len()) {
        let index = rng.random_range(0..lists[from].len());
        let item = lists[from].remove(index);
        lists[to].push(item);
    }
    for list in &mut lists {
        list.retain(|item| *item != "-");
        list.sort_unstable();
        if list.is_empty() {
            list.push("-");
        }
    }
    let lists: Vec<_> = lists.iter().map(|list| list.join(",")).collect();
    format!("{head} {}", lists.join("/"))
}
