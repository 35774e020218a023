//! Networks, from self-play.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::shell::{Shell, cmd, output, root, run, shell};

/// Self-play where nobody says how much.
const GAMES: u32 = 20_000;
/// Nodes for each action.
const NODES: &str = "1000";
/// Random actions at the beginning, and in a hundred of those that follow.
const OPENINGS: &str = "8";
const EXPLORE: &str = "2";
const SEED: &str = "1";

/// Milliseconds for each action of the match, and its most games.
const MILLISECONDS: &str = "20";
const MATCH_GAMES: &str = "2000";

/// The command `train`: everything from self-play to the match, each step only if it isn't done.
pub(crate) fn train(game: &str, games: Option<&str>, options: &[&str]) -> Result<()> {
    let games = games
        .map_or(Ok(GAMES), str::parse)
        .context("GAMES must be a number")?;
    let sh = shell()?;
    let work = root().join("target/train").join(game);
    let (played, examples) = (work.join("games"), work.join("examples"));
    let network = examples.join(format!("{game}.network"));
    let games = games.to_string();

    let data = [
        "selfplay",
        game,
        "--games",
        &games,
        "--nodes",
        NODES,
        "--openings",
        OPENINGS,
        "--explore",
        EXPLORE,
        "--seed",
        SEED,
    ];
    run(cmd!(
        sh,
        "cargo build --release --package ludejo --package ludejo-tune"
    ))?;
    run(cmd!(sh, "target/release/ludejo {data...} --out {played}"))?;
    run(cmd!(
        sh,
        "target/release/ludejo-tune features {game} {played} {examples}"
    ))?;

    let python = python(&sh)?;
    let data = data.join(" ");
    run(cmd!(
        sh,
        "{python} training/train.py {examples} --data {data} {options...}"
    ))?;
    let judged = examples.join("judged.npy");
    run(cmd!(
        sh,
        "target/release/ludejo-tune judged {game} {played} {network} {judged}"
    ))?;
    run(cmd!(sh, "{python} training/check.py {examples}"))?;

    let found = measure(&sh, game, &network)?;
    run(cmd!(
        sh,
        "target/release/ludejo-tune card {game} {network} {found...}"
    ))?;
    println!("\nThe network is {} (docs/networks.md).", network.display());
    Ok(())
}

/// Plays the network against the hand-made evaluation at equal time; what came of it.
fn measure(sh: &Shell, game: &str, network: &Path) -> Result<Vec<String>> {
    let folder = network.parent().unwrap_or(network);
    let bytes =
        fs::read(network).with_context(|| format!("could not read {}", network.display()))?;
    // Games of another network say nothing about this one: the end of the file is its checksum.
    let sum: String = bytes
        .iter()
        .rev()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let record = folder.join(format!("match-{sum}.ludejo"));
    let arguments = [
        "match",
        game,
        "best",
        "best,judgement=hand",
        "--movetime",
        MILLISECONDS,
        "--games",
        MATCH_GAMES,
        "--sprt",
        "0",
        "20",
        "--threads",
        "1",
        "--seed",
        "77",
    ];
    let found = output(cmd!(
        sh,
        "target/release/ludejo {arguments...} --data {folder} --out {record}"
    ))?;
    println!("{found}");
    let mut lines = vec![format!("ludejo {}", arguments.join(" "))];
    lines.extend(
        found
            .lines()
            .filter(|line| !line.is_empty())
            .map(str::to_owned),
    );
    Ok(lines)
}

/// The program that has what training needs, which is installed if it isn't there.
fn python(sh: &Shell) -> Result<PathBuf> {
    let folder = root().join("target/train/python");
    let bin = folder.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let python = bin.join("python");
    let (needed, installed) = (
        root().join("training/requirements.txt"),
        folder.join("installed"),
    );
    let read = |path: &Path| fs::read_to_string(path).unwrap_or_default();
    if read(&needed) != read(&installed) {
        let base = if cfg!(windows) { "python" } else { "python3" };
        run(cmd!(sh, "{base} -m venv --clear {folder}"))?;
        run(cmd!(
            sh,
            "{python} -m pip install --quiet --requirement {needed}"
        ))?;
        fs::copy(&needed, &installed).context("could not note what was installed")?;
    }
    ensure!(bin.is_dir(), "{} has no Python", folder.display());
    Ok(python)
}
