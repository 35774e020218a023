//! The rules against a second, naive implementation: results, actions and successors of
//! positions reached by play and of lines changed at random, and which lines are positions at all.
//!
//! The second implementation is written straight from the rules pages: dictionaries of squares and plain
//! loops, clarity over speed. Nothing of it was taken from the fast implementation, and nothing in it
//! may be changed just to agree with it.
//!
//! `LUDEJO_POSITIONS` is the number of reached positions for each game, `LUDEJO_GAMES` the games
//! that are compared (all unless set).

mod breakthrough;
mod common;
mod evo;
mod heroes;
mod herooj;
mod rooya;
mod sparta;

use std::collections::BTreeMap;
use std::{fs, thread};

use crate::kit::shuffle::Shuffler;
use crate::kit::walk::{Walk, positions};
use crate::kit::{mutate, selection};
use ludejo_rules::catalog::{self, Visitor};
use ludejo_rules::{AnyGame, Play, Tabletop};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// What a position line means, worked out the slow and obvious way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Expanded {
    /// The seat to move, also when the game is over.
    pub(crate) to_move: String,
    /// `win SEAT` or `draw`, or nothing while the game goes on.
    pub(crate) result: Option<String>,
    /// The reason of the result.
    pub(crate) reason: Option<String>,
    /// Action text to the position line after it.
    pub(crate) legal: BTreeMap<String, String>,
}

/// Expands a position line of any game.
pub(crate) fn expand(id: &str, line: &str) -> Result<Expanded, String> {
    match id {
        "herooj" | "master-herooj" => herooj::expand(id, line),
        "breakthrough" => breakthrough::expand(line),
        "rooya" => rooya::expand(line),
        "sparta" => sparta::expand(line),
        "heroes" => heroes::expand(id, line),
        "evo" | "evo4" => evo::expand(id, line),
        _ => Err(format!("unknown game {id:?}")),
    }
}

/// The standard start position of any game ("" for an unknown one).
pub(crate) fn start(id: &str) -> &'static str {
    match id {
        "herooj" | "master-herooj" => herooj::start(id),
        "breakthrough" => breakthrough::start(),
        "rooya" => rooya::start(),
        "sparta" => sparta::start(),
        "heroes" => heroes::start(id),
        _ => evo::start(id),
    }
}

/// What both implementations must say about a line alike; `None` if it is no position.
fn fast<G: Tabletop>(line: &str) -> Option<Expanded> {
    let position: G = line.parse().ok()?;
    let outcome = position.outcome();
    Some(Expanded {
        to_move: G::INFO.letter(position.to_move()).to_string(),
        result: outcome.map(|outcome| G::INFO.result_text(&outcome)),
        reason: outcome.map(|outcome| outcome.reason.to_string()),
        legal: BTreeMap::from_iter(Play::from_position(position).successors()),
    })
}

/// Compares what is said about a line; returns it if the line is a position.
fn compare<G: Tabletop>(line: &str) -> Option<Expanded> {
    let fast = fast::<G>(line);
    let naive = expand(G::INFO.id, line);
    let (fast, naive) = match (fast, naive) {
        (Some(fast), Ok(naive)) => (fast, naive),
        (None, Err(_)) => return None,
        (Some(_), Err(error)) => panic!("{} {line:?}: only naively: {error}", G::INFO.id),
        (None, Ok(_)) => panic!("{} {line:?}: no position, but naively one", G::INFO.id),
    };
    if fast != naive {
        let only = |one: &Expanded, other: &Expanded| -> Vec<_> {
            let one = one.legal.clone().into_iter();
            one.filter(|(action, after)| other.legal.get(action) != Some(after))
                .collect()
        };
        panic!(
            "{} {line:?}\nfast  {} {:?} {:?} {:#?}\nnaive {} {:?} {:?} {:#?}",
            G::INFO.id,
            fast.to_move,
            fast.result,
            fast.reason,
            only(&fast, &naive),
            naive.to_move,
            naive.result,
            naive.reason,
            only(&naive, &fast),
        );
    }
    Some(fast)
}

/// Compares a number of positions reached by play, and as many changed lines.
struct Compare(usize);

impl Visitor for Compare {
    type Out = ();

    fn visit<G: Tabletop>(self) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut shuffler = Shuffler::new(G::INFO.id);
        let mut valid = 0;
        let mut ends: BTreeMap<String, u32> = BTreeMap::new();
        let mut note = |expanded: Expanded| {
            if let Some(reason) = expanded.reason {
                *ends.entry(reason).or_insert(0) += 1;
            }
        };
        for position in Walk::<G>::new(2).take(self.0) {
            let line = position.to_string();
            note(compare::<G>(&line).expect("what was reached is a position"));
            let changed = mutate::change(&line, &mut shuffler, &mut rng);
            if let Some(expanded) = compare::<G>(&changed) {
                valid += 1;
                note(expanded);
            }
        }
        let (id, reached) = (G::INFO.id, self.0);
        println!("{id}: {reached} reached, {valid} of as many changed lines valid, {ends:?}");
        assert!(
            (1..reached).contains(&valid),
            "the changes change nothing, or too much"
        );
    }
}

#[test]
fn both_implementations_agree() {
    let positions = positions(3_000);
    thread::scope(|scope| {
        for info in selection::games() {
            scope.spawn(move || catalog::visit(info.id, Compare(positions)));
        }
    });
}

/// Compares the positions among the lines of a text, and lines changed from them.
struct CompareIn<'a>(&'a str);

impl Visitor for CompareIn<'_> {
    type Out = usize;

    fn visit<G: Tabletop>(self) -> usize {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let mut shuffler = Shuffler::new(G::INFO.id);
        let is_position = |line: &&str| compare::<G>(line).is_some();
        let positions: Vec<_> = self.0.lines().filter(is_position).collect();
        for line in &positions {
            for _ in 0..10 {
                compare::<G>(&mutate::change(line, &mut shuffler, &mut rng));
            }
        }
        positions.len()
    }
}

/// The whole games show ends that no walk meets.
#[test]
fn both_implementations_agree_on_whole_games() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games");
    thread::scope(|scope| {
        for entry in fs::read_dir(folder).expect("a folder of games") {
            let path = entry.expect("a file").path();
            scope.spawn(move || {
                let text = fs::read_to_string(&path).expect("a text file");
                let first = text.lines().next().expect("a line");
                let id = first.strip_prefix("game: ").expect("the game stands first");
                if selection::games().any(|info| info.id == id) {
                    let compared = catalog::visit(id, CompareIn(&text));
                    assert!(compared.expect("a game of the catalog") > 1, "{path:?}");
                }
            });
        }
    });
}
