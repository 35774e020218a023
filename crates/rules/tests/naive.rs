//! The rules against a second, naive implementation: results, actions and successors of
//! positions reached by play and of lines changed at random, and which lines are positions at all.
//!
//! `LUDEJO_POSITIONS` is the number of reached positions for each game.

#[path = "kit/cells.rs"]
mod cells;
#[path = "kit/mutate.rs"]
mod mutate;
#[path = "naive/mod.rs"]
mod naive;
#[path = "kit/walk.rs"]
mod walk;

use std::collections::BTreeMap;
use std::thread;

use ludejo_rules::catalog::{self, Visitor};
use ludejo_rules::{Face, Play, Tabletop};
use mutate::Mutator;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use walk::{Walk, positions};

/// What both implementations must say about a line alike; `None` if it is no position.
fn fast<G: Tabletop>(line: &str) -> Option<naive::Expanded> {
    let position: G = line.parse().ok()?;
    let outcome = position.outcome();
    Some(naive::Expanded {
        to_move: G::INFO.letter(position.to_move()).to_string(),
        result: outcome.map(|outcome| G::INFO.result_text(&outcome)),
        reason: outcome.map(|outcome| outcome.reason.to_string()),
        legal: BTreeMap::from_iter(Play::from_position(position).successors()),
    })
}

/// Compares what is said about a line; says whether it is a position.
fn compare<G: Tabletop>(line: &str) -> bool {
    let fast = fast::<G>(line);
    let naive = naive::expand(G::INFO.id, line);
    let (fast, naive) = match (fast, naive) {
        (Some(fast), Ok(naive)) => (fast, naive),
        (None, Err(_)) => return false,
        (Some(_), Err(error)) => panic!("{} {line:?}: only naively: {error}", G::INFO.id),
        (None, Ok(_)) => panic!("{} {line:?}: no position, but naively one", G::INFO.id),
    };
    if fast != naive {
        let only = |one: &naive::Expanded, other: &naive::Expanded| -> Vec<_> {
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
    true
}

/// Compares a number of positions reached by play, and as many changed lines.
struct Compare(usize);

impl Visitor for Compare {
    type Out = ();

    fn visit<G: Tabletop>(self) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut mutator = Mutator::new(G::INFO.id);
        let mut accepted = 0;
        for position in Walk::<G>::new(2).take(self.0) {
            let line = position.to_string();
            assert!(
                compare::<G>(&line),
                "{line:?} was reached but is no position"
            );
            let changed = mutator.change(&line, &mut rng);
            accepted += usize::from(compare::<G>(&changed));
        }
        println!(
            "{}: {} reached, {accepted} of as many changed lines valid",
            G::INFO.id,
            self.0
        );
        assert!(
            (1..self.0).contains(&accepted),
            "the changes change nothing, or too much"
        );
    }
}

#[test]
fn both_implementations_agree() {
    let positions = positions(1_000);
    thread::scope(|scope| {
        for info in catalog::GAMES {
            scope.spawn(move || {
                let start = std::time::Instant::now();
                catalog::visit(info.id, Compare(positions));
                println!("{:?}", start.elapsed());
            });
        }
    });
}
