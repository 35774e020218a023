//! What an engine thinks of a game's start: `cargo run --release --example think [GAME]`.

use std::error::Error;

use ludejo_engine::{Limits, Options, Resources, engine};
use ludejo_rules::catalog;

fn main() -> Result<(), Box<dyn Error>> {
    let id = std::env::args()
        .nth(1)
        .unwrap_or_else(|| "herooj".to_owned());
    let game = catalog::start(&id).ok_or("there is no such game")?;
    let mut engine = engine(&id, &Options::default(), &Resources::default())?;
    // It stops after so many nodes, on every machine with the same result.
    let thought = engine.think(&*game, &Limits::nodes(20_000), &mut |_| {});
    for line in thought.ok_or("the game is over")?.lines {
        let shares = &line.score.shares.0[..game.info().seats.len()];
        println!(
            "{} (what each seat may expect: {shares:.2?})",
            line.actions.join(" ")
        );
    }
    Ok(())
}
