//! Perft against tables of numbers that another implementation counted.
//!
//! `perft/GAME.txt` holds one line `DEPTH COUNT LINE` for each number. Counts above
//! `LUDEJO_LEAVES` (50 million unless set) are left out; `LUDEJO_GAMES` are the games looked at (all
//! unless set).

use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs};

use crate::kit::selection;
use ludejo_rules::catalog::{self, Visitor};
use ludejo_rules::{Tabletop, perft};

/// The counts up to this one are checked.
fn most_leaves() -> u64 {
    let set = env::var("LUDEJO_LEAVES").ok();
    set.map_or(50_000_000, |number| number.parse().expect("a number"))
}

/// Checks one line of a table; says whether it was within the limit.
struct Check<'a>(&'a str);

impl Visitor for Check<'_> {
    type Out = bool;

    fn visit<G: Tabletop>(self) -> bool {
        let line = self.0;
        let [depth, expected, position] = line.splitn(3, ' ').collect::<Vec<_>>()[..] else {
            panic!("not DEPTH COUNT LINE: {line}");
        };
        let depth = depth.parse().expect("a depth");
        let expected: u64 = expected.parse().expect("a count");
        if expected > most_leaves() {
            return false;
        }
        let position: G = position.parse().expect("a position");
        let found = perft::count(&position, depth);
        assert_eq!(found, Ok(expected), "{} {line}", G::INFO.id);
        true
    }
}

#[test]
fn perft_gives_the_numbers_of_the_tables() {
    for info in selection::games() {
        let path = format!("{}/tests/perft/{}.txt", env!("CARGO_MANIFEST_DIR"), info.id);
        let table = fs::read_to_string(&path).expect("a table for every game");
        let lines = table.lines();
        let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
        let check = |line| catalog::visit(info.id, Check(line)).expect("a game of the catalog");
        let checked = lines.filter(|line| check(line)).count();
        assert!(checked > 0, "{}: nothing was checked", info.id);
        println!("{}: {checked} numbers", info.id);
    }
}

/// Counts a setup to depth 3 in every way.
struct Ways;

impl Visitor for Ways {
    type Out = ();

    fn visit<G: Tabletop>(self) {
        let start = G::start();
        // Depth 3 of the larger games would take long with every action made.
        for depth in 1..=3 - u32::from(start.count_actions() > 50) {
            let expected = perft::count(&start, depth).expect("a small count");
            assert_eq!(
                perft::count_made(&start, depth),
                Ok(expected),
                "{}",
                G::INFO.id
            );
            let parts = AtomicUsize::new(0);
            let progress = |_, all| parts.store(all, Ordering::Relaxed);
            let divided = perft::divide(&start, depth, 2, progress).expect("small counts");
            let sum: u64 = divided.iter().map(|(_, count)| count).sum();
            assert_eq!(sum, expected, "{}", G::INFO.id);
            for (action, count) in divided {
                let below = perft::count(&start.after(action), depth - 1);
                assert_eq!(below, Ok(count), "{} {action}", G::INFO.id);
            }
            assert!(parts.into_inner() > 0);
        }
    }
}

#[test]
fn all_ways_of_counting_agree() {
    for info in selection::games() {
        catalog::visit(info.id, Ways).expect("a game of the catalog");
    }
}
