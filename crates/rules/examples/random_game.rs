//! A game played at random: `cargo run --example random_game [GAME]`.

use ludejo_rules::catalog;
use rand::{RngExt as _, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

fn main() {
    let id = std::env::args()
        .nth(1)
        .unwrap_or_else(|| "herooj".to_owned());
    let Some(mut game) = catalog::start(&id) else {
        let ids: Vec<_> = catalog::GAMES.iter().map(|info| info.id).collect();
        eprintln!("There is no game {id}; there are {}.", ids.join(", "));
        std::process::exit(2);
    };
    let mut random = Xoshiro256PlusPlus::seed_from_u64(7);
    while game.outcome().is_none() {
        let legal = game.legal();
        let action = &legal[random.random_range(..legal.len())];
        println!("{action}");
        game.play(action).expect("what is legal can be played");
    }
    println!("{}\n{:?}", game.line(), game.outcome());
}
