//! The weights of evaluations, from self-play.

use std::fs;

use anyhow::{Context, Result};

use crate::shell::{cmd, root, run, shell};

/// Games where nobody says how many.
const GAMES: &str = "3000";
/// Nodes for each action.
const NODES: &str = "2000";

/// Plays so many games and fits the weights to them.
pub(crate) fn tune(game: &str, games: Option<&str>) -> Result<()> {
    let sh = shell()?;
    let games = games.unwrap_or(GAMES);
    let out = root().join("target/tune").join(game);
    run(cmd!(
        sh,
        "cargo run --quiet --release -- selfplay {game} --games {games} --nodes {NODES} --out {out}"
    ))?;
    run(cmd!(
        sh,
        "cargo run --quiet --release --package ludejo-tune -- weights {game} {out}"
    ))?;
    // The next run is to play by the new weights.
    fs::remove_dir_all(&out).with_context(|| format!("could not remove {}", out.display()))?;
    println!("Now build it, and play a match to see what it's worth (docs/tuning.md).");
    Ok(())
}
