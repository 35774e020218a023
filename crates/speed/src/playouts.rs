//! Random games beside those of cozy-chess. Keys are kept up; repetition (G1) is not looked at.

use ludejo_rules::{Info, Tabletop, catalog, playout};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::measure::{Beside, beside, rate};
use crate::table::Table;
use crate::{positions, targets, yardstick};

/// Measures every one of these games and prints a table.
pub(crate) fn run(games: &[&Info], rounds: u32) {
    println!("\nRandom games: millions of actions a second, beside cozy-chess");
    let table = Table::new(["game", "way"], 1e6);
    for info in games {
        let Some([list, sampled]) = catalog::visit(info.id, Measure { rounds }) else {
            continue;
        };
        let [mut by_list, mut by_sample] = targets::playouts(info.id);
        if targets::ONE_WAY_SUFFICES.contains(&info.id) {
            let worse = if list.ratio < sampled.ratio {
                &mut by_list
            } else {
                &mut by_sample
            };
            *worse = None;
        }
        table.row([info.id, "list"], &list, by_list);
        table.row([info.id, "sampled"], &sampled, by_sample);
    }
}

struct Measure {
    rounds: u32,
}

impl catalog::Visitor for Measure {
    type Out = [Beside; 2];

    fn visit<G: Tabletop>(self) -> [Beside; 2] {
        let start: G = positions::playout_start();
        let limit = G::INFO.length_limit;
        let mut chess_rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut chess = || rate(|| yardstick::playout(&mut chess_rng).into());
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
        let mut list = || rate(|| playout::from_list(&start, &mut rng, limit).1.into());
        let list = beside(self.rounds, &mut list, &mut chess);
        let mut sampled = || rate(|| playout::sampled(&start, &mut rng, limit).1.into());
        let sampled = beside(self.rounds, &mut sampled, &mut chess);
        [list, sampled]
    }
}
