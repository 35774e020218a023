//! What engines think, for comparison with what they think as WebAssembly (`thoughts.mjs`).
//!
//! Reads lines `GAME OPTIONS NODES LINE` and answers each with one line.

use std::io::{BufRead, stdin};

use ludejo_wasm::{Engine, Game};

fn main() {
    for line in stdin().lock().lines() {
        let line = line.expect("text");
        match thought(&line) {
            Ok(told) => println!("{told}"),
            Err(sentence) => {
                eprintln!("{line}: {sentence}");
                std::process::exit(1);
            }
        }
    }
}

fn thought(line: &str) -> Result<String, String> {
    let [id, options, nodes, position] = line.splitn(4, ' ').collect::<Vec<_>>()[..] else {
        return Err("not GAME OPTIONS NODES LINE".to_owned());
    };
    let nodes = nodes.parse().map_err(|_| "how many nodes?".to_owned())?;
    let game = Game::new(id, Some(position.to_owned()))?;
    let mut engine = Engine::new(id, options)?;
    let Some(thought) = engine.think(&game, nodes) else {
        return Ok("over".to_owned());
    };
    let mut told = format!("depth {} nodes {}", thought.depth, thought.nodes);
    for line in thought.lines {
        let shares: Vec<_> = line.shares.iter().map(|share| share.to_bits()).collect();
        told += &format!(
            " | {shares:?} {} {}",
            line.end.unwrap_or(0),
            line.actions.join(" ")
        );
    }
    Ok(told)
}
