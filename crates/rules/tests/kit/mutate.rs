//! Position lines changed at random: some still positions, most not.

use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};

use crate::cells;

/// Characters that mean something in some line, and some that never do.
const ALPHABET: &[u8] = b"0123456789/ -,:*+.=~abcdefghijklmnopqrstuvwxyzBCEFGHKMNPRSWX\t\n";

/// Changes lines of one game.
pub(crate) struct Mutator {
    /// The characters of a piece.
    token: usize,
    /// Lines met before, to take fields from.
    met: Vec<String>,
}

impl Mutator {
    /// A mutator for lines of the game of this id.
    pub(crate) fn new(id: &str) -> Self {
        Self {
            token: cells::token(id),
            met: Vec::new(),
        }
    }

    /// Changes a line in one to three places.
    pub(crate) fn change(&mut self, line: &str, rng: &mut impl Rng) -> String {
        if self.met.len() < 1000 {
            self.met.push(line.to_owned());
        } else {
            let index = rng.random_range(0..self.met.len());
            line.clone_into(&mut self.met[index]);
        }
        let mut line = line.to_owned();
        for _ in 0..rng.random_range(1..=3) {
            line = match rng.random_range(0..8) {
                0 => change_character(&line, rng),
                1 | 2 => self.change_field(&line, rng),
                _ => self.change_board(&line, rng),
            };
        }
        line
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
        let places: Vec<usize> = (0..cells.len()).filter(|&i| cells[i] != "/").collect();
        let (Some(&one), Some(&other)) = (places.choose(rng), places.choose(rng)) else {
            return line.to_owned();
        };
        match rng.random_range(0..4) {
            0 => cells[one] = String::new(),
            1 => cells[one] = cells[other].clone(),
            _ => cells.swap(one, other),
        }
        format!("{} {rest}", cells::gather(&cells))
    }
}

/// Replaces, inserts, removes or doubles one character.
fn change_character(line: &str, rng: &mut impl Rng) -> String {
    let mut letters: Vec<char> = line.chars().collect();
    let letter = ALPHABET.choose(rng).map_or(' ', |&byte| char::from(byte));
    if letters.is_empty() {
        return letter.to_string();
    }
    let at = rng.random_range(0..letters.len());
    match rng.random_range(0..4) {
        0 => letters[at] = letter,
        1 => letters.insert(at, letter),
        2 => letters.insert(at, letters[at]),
        _ => {
            letters.remove(at);
        }
    }
    letters.into_iter().collect()
}
