//! What engines think, for comparison with what they think as WebAssembly (`thoughts.mjs`).
//!
//! Reads lines `GAME OPTIONS NODES LINE` and answers each with one line. The engines use the networks in
//! the folder that is named.

use std::fs;
use std::io::{BufRead, stdin};
use std::path::{Path, PathBuf};

use ludejo_engine::{Limits, Options, Resources};
use ludejo_rules::catalog;

fn main() {
    let folder = std::env::args().nth(1).expect("a folder with networks");
    let folder = PathBuf::from(folder);
    for line in stdin().lock().lines() {
        let line = line.expect("text");
        match thought(&line, &folder) {
            Ok(told) => println!("{told}"),
            Err(sentence) => {
                eprintln!("{line}: {sentence}");
                std::process::exit(1);
            }
        }
    }
}

fn thought(line: &str, folder: &Path) -> Result<String, String> {
    let [id, options, nodes, position] = line.splitn(4, ' ').collect::<Vec<_>>()[..] else {
        return Err("not GAME OPTIONS NODES LINE".to_owned());
    };
    let nodes = nodes.parse().map_err(|_| "how many nodes?".to_owned())?;
    let game = catalog::read(id, position).map_err(|error| format!("{id}: {error}"))?;
    let options: Options = options.parse().map_err(|error| format!("{error}"))?;
    let mut resources = Resources::default();
    let name = format!("{id}.network");
    if let Ok(bytes) = fs::read(folder.join(&name)) {
        let added = resources.add(&name, bytes.into());
        added.map_err(|error| error.to_string())?;
    }
    let mut engine = ludejo_engine::calibration::calibrated(id, &options, &resources)
        .map_err(|error| error.to_string())?;
    let Some(thought) = engine.think(&*game, &Limits::nodes(nodes), &mut |_| {}) else {
        return Ok("over".to_owned());
    };
    let mut told = format!("depth {} nodes {}", thought.depth, thought.nodes);
    for line in thought.lines {
        let shares = &line.score.shares.0[..game.info().seats.len()];
        let shares: Vec<_> = shares.iter().map(|share| share.to_bits()).collect();
        let actions = line.actions.join(" ");
        let end = line.score.end.map_or(0, |end| end.actions);
        told += &format!(" | {shares:?} {end} {actions}");
    }
    Ok(told)
}
