//! Reading, writing and setting up positions.

use std::collections::BTreeSet;

use ludejo_rules::Game;
use ludejo_rules::rooya::{Action, Rooya};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Phase 2 begins: the ring is full, the seats alternate.
pub(crate) const RING: &str = "WbWbW/b3b/W3W/b3b/WbWbW w -";
/// One white and one black pawn have come inside.
pub(crate) const INSIDE: &str = "WbWbW/b3b/W3W/bbW1b/Wb2W w -";

pub(crate) fn read(line: &str) -> Rooya {
    match line.parse() {
        Ok(position) => position,
        Err(error) => panic!("{line}: {error}"),
    }
}

pub(crate) fn act(text: &str) -> Action {
    text.parse().expect("an action")
}

/// The legal actions that begin like this, sorted, with spaces between.
pub(crate) fn legal(line: &str, begin: &str) -> String {
    let actions = read(line).actions();
    let texts = actions.iter().map(ToString::to_string);
    let set: BTreeSet<_> = texts.filter(|text| text.starts_with(begin)).collect();
    Vec::from_iter(set).join(" ")
}

/// The text of a board, a letter or a space for each point from `a1` on.
pub(crate) fn board(points: &[char; 25]) -> String {
    let ranks = points.chunks(5).rev().map(|rank| {
        let rank = rank.iter().collect::<String>();
        // The longest runs first.
        (1..=5).rev().fold(rank, |rank, run| {
            rank.replace(&" ".repeat(run), &run.to_string())
        })
    });
    ranks.collect::<Vec<_>>().join("/")
}

pub(crate) fn name(point: usize) -> String {
    ludejo_rules::text::square_name(point as u8 % 5, point as u8 / 5)
}

pub(crate) fn neighbors(point: usize) -> Vec<usize> {
    let near = |other: &usize| {
        let (file, rank) = (point % 5, point / 5);
        file.abs_diff(other % 5) + rank.abs_diff(other / 5) == 1
    };
    (0..25).filter(near).collect()
}

/// The five files and the five ranks.
pub(crate) fn lines() -> Vec<[usize; 5]> {
    let files = (0..5).map(|file| [0, 1, 2, 3, 4].map(|rank| rank * 5 + file));
    let ranks = (0..5).map(|rank| [0, 1, 2, 3, 4].map(|file| rank * 5 + file));
    files.chain(ranks).collect()
}

/// Puts the pawns that are missing to eight a side on random empty points, but not on those of
/// `keep`, so that no line is complete that was not before.
pub(crate) fn fill(points: [char; 25], keep: &[usize], rng: &mut Xoshiro256PlusPlus) -> [char; 25] {
    let complete = |points: &[char; 25]| {
        let is_full =
            |line: &[usize; 5]| ['W', 'b'].map(|pawn| line.iter().all(|&p| points[p] == pawn));
        Vec::from_iter(lines().iter().map(is_full))
    };
    loop {
        let mut filled = points;
        for pawn in ['W', 'b'] {
            let mut left = 8 - points.iter().filter(|&&other| other == pawn).count();
            while left > 0 {
                let point = rng.random_range(0..25);
                if filled[point] == ' ' && !keep.contains(&point) {
                    filled[point] = pawn;
                    left -= 1;
                }
            }
        }
        if complete(&filled) == complete(&points) {
            return filled;
        }
    }
}

/// Positions of random games, and in equal number positions set up at random.
pub(crate) fn positions(count: usize, seed: u64) -> Vec<Rooya> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut positions = Vec::new();
    let mut position = Rooya::start();
    while positions.len() < count / 2 {
        positions.push(position);
        position = match position.sample(&mut rng) {
            Some(action) if rng.random_range(0..60) > 0 => position.after(action),
            _ => Rooya::start(),
        };
    }
    while positions.len() < count {
        let points = fill([' '; 25], &[], &mut rng);
        let seat = ['w', 'b'][rng.random_range(0..2)];
        positions.push(read(&format!("{} {seat} -", board(&points))));
    }
    positions
}
