//! How the shares of evaluations are to be read, from self-play.

use std::path::PathBuf;

use anyhow::{Result, ensure};

use crate::shell::{Shell, cmd, output, root, run, shell};

/// Games for each evaluation.
const GAMES: &str = "600";
/// Nodes for each action; in a game for four, where they are whole simulations, so many.
const NODES: &str = "5000";
const SIMULATIONS: &str = "1000";
/// The picture of how far shares can be relied on.
const PICTURE: &str = "docs/pictures/reliability.svg";

/// The command `calibrate`: games by the hand-written evaluation and by the network of each game, as far as
/// they aren't there yet, and what fits them. With ids of games, only theirs are played anew.
pub(crate) fn calibrate(named: &[&str]) -> Result<()> {
    let sh = shell()?;
    run(cmd!(
        sh,
        "cargo build --release --package ludejo --package ludejo-tune"
    ))?;
    let games = games(&sh)?;
    for id in named {
        let is_known = games.iter().any(|(known, _)| known == id);
        ensure!(is_known, "there is no game {id}");
        for (_, folder) in evaluations(id) {
            sh.remove_path(folder)?;
        }
    }
    let mut folders = Vec::new();
    for (id, seats) in &games {
        let nodes = if *seats == 2 { NODES } else { SIMULATIONS };
        for (network, folder) in evaluations(id) {
            let by: Vec<_> = network
                .iter()
                .flat_map(|path| [PathBuf::from("--network"), path.clone()])
                .collect();
            let what = ["selfplay", id, "--games", GAMES, "--nodes", nodes];
            run(cmd!(
                sh,
                "target/release/ludejo {what...} {by...} --out {folder}"
            ))?;
            folders.push(folder);
        }
    }
    run(cmd!(
        sh,
        "target/release/ludejo-tune calibrate {folders...} --picture {PICTURE}"
    ))
}

/// The ids of all games, with the number of their seats.
fn games(sh: &Shell) -> Result<Vec<(String, usize)>> {
    let told = output(cmd!(sh, "target/release/ludejo games"))?;
    let mut games: Vec<(String, usize)> = Vec::new();
    for line in told.lines() {
        match line.trim_start().strip_prefix("seats: ") {
            Some(seats) => {
                if let Some((_, count)) = games.last_mut() {
                    *count = seats.split(", ").count();
                }
            }
            None => {
                if let Some(id) = line.split(' ').next().filter(|id| !id.is_empty()) {
                    games.push((id.to_owned(), 0));
                }
            }
        }
    }
    Ok(games)
}

/// The evaluations of a game: the network, if it isn't by hand, and the folder with its games.
fn evaluations(id: &str) -> Vec<(Option<PathBuf>, PathBuf)> {
    let folder = root().join("target/calibrate").join(id);
    let network = root().join("networks").join(format!("{id}.network"));
    let mut all = vec![(None, folder.join("hand"))];
    if network.exists() {
        all.push((Some(network), folder.join("network")));
    }
    all
}
