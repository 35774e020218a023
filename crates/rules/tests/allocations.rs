//! What search and playouts do at every position allocates nothing.

use std::hint::black_box;

use allocation_counter::measure;
use ludejo_rules::{Tabletop, catalog};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Random games for each game of the catalog.
const GAMES: u64 = 20;

struct CountAllocations;

impl catalog::Visitor for CountAllocations {
    type Out = ();

    fn visit<G: Tabletop>(self) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let start = G::start();
        for game in 0..GAMES {
            let counted = measure(|| {
                let mut position = start;
                let mut list = G::Actions::default();
                for _ in 0..G::INFO.length_limit {
                    black_box(position.outcome());
                    black_box(position.key());
                    black_box(position.full_key());
                    black_box(position.count_actions());
                    black_box(position.actions().as_ref());
                    position.actions_into(&mut list);
                    position.for_each_action(|action| {
                        black_box(position.is_legal(action));
                    });
                    let Some(action) = position.sample(&mut rng) else {
                        return;
                    };
                    black_box(position.after(action));
                    position.apply(action);
                }
            });
            assert_eq!(counted.count_total, 0, "{} game {game}", G::INFO.id);
        }
    }
}

#[test]
fn playing_allocates_nothing() {
    for info in catalog::GAMES {
        catalog::visit(info.id, CountAllocations).expect("the catalog has its games");
    }
}

#[test]
fn an_allocation_would_be_counted() {
    let counted = measure(|| {
        black_box(Box::new(1));
    });
    assert_eq!(counted.count_total, 1);
}
