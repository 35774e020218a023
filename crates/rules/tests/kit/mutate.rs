//! Position lines changed at random: some still positions, most not.

use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};

use crate::kit::shuffle::Shuffler;

/// Characters that mean something in some line, and some that never do.
const ALPHABET: &[u8] = b"0123456789/ -,:*+.=~abcdefghijklmnopqrstuvwxyzBCEFGHKMNPRSWX\t\n";

/// Changes a line in one to three places.
pub(crate) fn change(line: &str, shuffler: &mut Shuffler, rng: &mut impl Rng) -> String {
    shuffler.remember(line, rng);
    let mut line = line.to_owned();
    for _ in 0..rng.random_range(1..=3) {
        line = match rng.random_range(0..8) {
            0 => change_character(&line, rng),
            _ => shuffler.alter(&line, rng),
        };
    }
    line
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
