//! One game between a weak and a strong engine: `cargo run --release --example duel [GAME]`.

use std::error::Error;

use ludejo_arena::{Own, Player, Time};
use ludejo_rules::catalog;

fn main() -> Result<(), Box<dyn Error>> {
    let id = std::env::args()
        .nth(1)
        .unwrap_or_else(|| "herooj".to_owned());
    let mut game = catalog::start(&id).ok_or("there is no such game")?;
    let mut players = [
        Own::new("weak", "level=1".parse()?),
        Own::new("strong", "best".parse()?),
    ];
    for player in &mut players {
        player.begin(&*game)?;
    }
    let time = Time {
        nodes: Some(1000),
        ..Time::default()
    };
    while game.outcome().is_none() {
        // Seats take turns with the two; in a game for four each has two of them.
        let player = &mut players[game.to_move().index() % 2];
        let chosen = player.choose(&*game, &time)?;
        println!("{}: {}", player.name(), chosen.action);
        game.play(&chosen.action)
            .map_err(|refusal| refusal.anchor)?;
    }
    println!("{}", game.line());
    Ok(())
}
