//! The weights of evaluations, from self-play.

use std::fs;
use std::process::ExitCode;

use crate::shell::{root, run};

/// Games where nobody says how many.
const GAMES: &str = "3000";
/// Nodes for each action.
const NODES: u32 = 2000;

/// Plays so many games and fits the weights to them.
pub(crate) fn tune(game: &str, games: Option<&str>) -> ExitCode {
    let games = games.unwrap_or(GAMES);
    let folder = root().join("target/tune").join(game);
    let out = folder.display();
    let play = format!("selfplay {game} --games {games} --nodes {NODES} --out {out}");
    let played = run(&format!("cargo run --quiet --release -- {play}"), &[]);
    let fit = format!("cargo run --quiet --release --package ludejo-tune -- {game} {out}");
    if !played || !run(&fit, &[]) {
        return ExitCode::FAILURE;
    }
    // The next run is to play by the new weights.
    if let Err(error) = fs::remove_dir_all(&folder) {
        eprintln!("xtask: {out} cannot be removed: {error}");
        return ExitCode::FAILURE;
    }
    println!("Now build, and see what it is worth by a match (docs/tuning.md).");
    ExitCode::SUCCESS
}
