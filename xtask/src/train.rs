//! Networks, from self-play.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

use crate::python;
use crate::shell::{Shell, cmd, output, root, run, shell};

/// What training needs of Python, and what it needs besides to use a GPU.
const NEEDED: [&str; 2] = ["training/requirements.txt", "training/requirements-gpu.txt"];

/// Self-play where nobody says how much.
const GAMES: &str = "20000";
/// Nodes for each action where nobody says how many.
const NODES: &str = "1000";
/// Random actions at the beginning, and in a hundred of those that follow.
const OPENINGS: &str = "8";
const EXPLORE: &str = "2";

/// Milliseconds for each action of the match.
const MILLISECONDS: &str = "20";
/// How long the match goes on: with two seats, until the test has decided; with four, always so long.
const UNTIL_DECIDED: [&str; 5] = ["--games", "2000", "--sprt", "0", "20"];
const FOR_FOUR: [&str; 2] = ["--games", "400"];
/// The game for four.
const FOUR: &str = "evo4";

/// The games of the smallest round, and the nodes for each action.
const FEW_GAMES: &str = "200";
const FEW_NODES: &str = "200";
/// What is trained in it, on a day that is always the same.
const SMALLEST: &[&str] = &[
    "--hidden",
    "32",
    "--buckets",
    "2",
    "--epochs",
    "3",
    "--batch",
    "512",
    "--date",
    "2026-11-25",
];
/// One thread, and the instructions that every processor of a kind has: whatever adds up numbers in
/// another order rounds differently.
const SAME: &str = "--xla_cpu_multi_thread_eigen=false --xla_cpu_max_isa=SSE4_2";
/// The networks of smallest rounds, by their checksums.
const KNOWN: &str = "training/smallest.txt";

/// The command `train GAME --smallest`: whether the same seeds still make the same network.
pub(crate) fn smallest(game: &str) -> Result<()> {
    let known = fs::read_to_string(root().join(KNOWN)).context("could not read what is known")?;
    let expected = known.lines().find_map(|line| {
        let (sum, name) = line.split_once("  ")?;
        (name == format!("{game}.network")).then_some(sum)
    });
    let expected = expected.with_context(|| format!("{KNOWN} has no network of {game}"))?;
    let sh = shell()?;
    run(cmd!(
        sh,
        "cargo build --release --package ludejo --package ludejo-tune"
    ))?;
    let python = python(&sh)?;
    let work = root().join("target/train").join(game).join("smallest");
    // Nothing of an earlier round counts.
    sh.remove_path(&work)?;
    let played = [work.join("games")];
    let what = [
        "selfplay",
        game,
        "--games",
        FEW_GAMES,
        "--nodes",
        FEW_NODES,
        "--openings",
        OPENINGS,
        "--explore",
        EXPLORE,
        "--seed",
        "1",
    ];
    let out = &played[0];
    run(cmd!(sh, "target/release/ludejo {what...} --out {out}"))?;
    let round = Round {
        sh: &sh,
        game,
        played: &played,
        work: &work,
    };
    let _processor = sh.push_env("JAX_PLATFORMS", "cpu");
    let _flags = sh.push_env("XLA_FLAGS", SAME);
    let network = round.learn(&python, &what.join(" "), SMALLEST)?;
    let bytes =
        fs::read(&network).with_context(|| format!("could not read {}", network.display()))?;
    let found: String = Sha256::digest(&bytes)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    ensure!(
        found == expected,
        "The smallest round of {game} made another network than {KNOWN} says ({found}). If the rules, \
         the search, the training or a version has changed, that is right, and the new checksum belongs \
         there. If nothing has changed, this machine rounds differently (docs/networks.md)."
    );
    println!("\nThe smallest round of {game} made the same network as always ({found}).");
    Ok(())
}

/// The command `train`: rounds of self-play, training, check and match, each step only if it isn't
/// done. In each round but the first, the network of the one before plays; it learns from the games
/// of all rounds so far. With `--start NETWORK`, that network plays in the first round; `--nodes` says
/// how many nodes each action has. Other options are for the training.
pub(crate) fn train(game: &str, arguments: &[&str]) -> Result<()> {
    let is_number = |argument: &&&str| !argument.starts_with("--");
    let numbers = arguments.iter().take_while(is_number).count();
    let (numbers, options) = arguments.split_at(numbers.min(2));
    let mut options = options.to_vec();
    let nodes = taken(&mut options, "--nodes")?.unwrap_or(NODES);
    let start = taken(&mut options, "--start")?;
    let games = numbers.first().unwrap_or(&GAMES);
    let games: Result<Vec<u32>, _> = games.split(',').map(str::parse).collect();
    let games =
        games.context("GAMES must be a number, or one for each round with commas between")?;
    let rounds = numbers.get(1).map(|text| text.parse());
    let rounds: usize = rounds
        .unwrap_or(Ok(games.len()))
        .context("ROUNDS must be a number")?;
    let sh = shell()?;
    run(cmd!(
        sh,
        "cargo build --release --package ludejo --package ludejo-tune"
    ))?;
    let python = python(&sh)?;
    let (mut played, mut data) = (Vec::new(), Vec::new());
    let mut best = start.map(PathBuf::from);
    for round in 1..=rounds {
        println!("\nRound {round} of {rounds}");
        let work = root()
            .join("target/train")
            .join(game)
            .join(round.to_string());
        played.push(work.join("games"));
        let of = Round {
            sh: &sh,
            game,
            played: &played,
            work: &work,
        };
        // Of further rounds, each is as long as the last that is named.
        let games = games[games.len().min(round) - 1];
        data.push(of.play(games, round, nodes, best.as_deref())?);
        let network = of.learn(&python, &data.join("; "), &options)?;
        let mut found = vec![[&["cargo xtask train", game], arguments].concat().join(" ")];
        found.extend(of.measure(&network)?);
        run(cmd!(
            sh,
            "target/release/ludejo-tune card {game} {network} {found...}"
        ))?;
        best = Some(network);
    }
    if let Some(network) = best {
        println!("\nThe network is {} (docs/networks.md).", network.display());
    }
    Ok(())
}

/// A Python with what training needs. It can use a GPU if there is one.
fn python(sh: &Shell) -> Result<PathBuf> {
    let listed = cmd!(sh, "nvidia-smi --list-gpus").quiet().ignore_stderr();
    let has_gpu = listed.read().is_ok_and(|gpus| !gpus.is_empty());
    let needed = if has_gpu { &NEEDED } else { &NEEDED[..1] };
    Ok(python::programs(sh, needed, "train/python")?.join("python"))
}

/// Takes an option and what follows it out of a list.
fn taken<'a>(options: &mut Vec<&'a str>, name: &str) -> Result<Option<&'a str>> {
    let Some(place) = options.iter().position(|option| *option == name) else {
        return Ok(None);
    };
    ensure!(place + 1 < options.len(), "{name} needs a value");
    options.remove(place);
    Ok(Some(options.remove(place)))
}

/// The checksum at the end of a network's file.
fn checksum(network: &Path) -> Result<String> {
    let bytes =
        fs::read(network).with_context(|| format!("could not read {}", network.display()))?;
    let last = bytes.iter().rev().take(8);
    Ok(last.map(|byte| format!("{byte:02x}")).collect())
}

/// A round of training.
struct Round<'a> {
    sh: &'a Shell,
    game: &'a str,
    /// The folders of games so far, the last one for this round.
    played: &'a [PathBuf],
    /// Where everything of this round is.
    work: &'a Path,
}

impl Round<'_> {
    /// Plays games; says what was played.
    fn play(
        &self,
        games: u32,
        round: usize,
        nodes: &str,
        network: Option<&Path>,
    ) -> Result<String> {
        let Self { sh, game, work, .. } = self;
        let (games, seed) = (games.to_string(), round.to_string());
        let what = [
            "selfplay",
            game,
            "--games",
            &games,
            "--nodes",
            nodes,
            "--openings",
            OPENINGS,
            "--explore",
            EXPLORE,
            "--seed",
            &seed,
        ];
        let by: &[&Path] = match &network {
            Some(network) => &[Path::new("--network"), network],
            None => &[],
        };
        let out = work.join("games");
        run(cmd!(
            sh,
            "target/release/ludejo {what...} {by...} --out {out}"
        ))?;
        let by = match network {
            Some(network) => format!(" --network {}", checksum(network)?),
            None => String::new(),
        };
        Ok(format!("round {round}: {}{by}", what.join(" ")))
    }

    /// Trains a network, and checks that the engine says by it what it should.
    fn learn(&self, python: &Path, data: &str, options: &[&str]) -> Result<PathBuf> {
        let Self {
            sh,
            game,
            played,
            work,
        } = *self;
        let examples = work.join("examples");
        let network = examples.join(format!("{game}.network"));
        let judged = examples.join("judged.npy");
        run(cmd!(
            sh,
            "target/release/ludejo-tune features {game} {examples} {played...}"
        ))?;
        run(cmd!(
            sh,
            "{python} training/train.py {examples} --data {data} {options...}"
        ))?;
        run(cmd!(
            sh,
            "target/release/ludejo-tune judged {game} {network} {judged} {played...}"
        ))?;
        run(cmd!(sh, "{python} training/check.py {examples}"))?;
        Ok(network)
    }

    /// Plays the network against the hand-written evaluation at equal time; what came of it.
    fn measure(&self, network: &Path) -> Result<Vec<String>> {
        let Self { sh, game, .. } = *self;
        let folder = network.parent().unwrap_or(network);
        // Games of another network say nothing about this one.
        let sum = checksum(network)?;
        let record = folder.join(format!("match-{sum}.ludejo"));
        let length: &[&str] = if game == FOUR {
            &FOR_FOUR
        } else {
            &UNTIL_DECIDED
        };
        let mut arguments = vec![
            "match",
            game,
            "best",
            "best,judgement=hand",
            "--movetime",
            MILLISECONDS,
        ];
        arguments.extend(length);
        arguments.extend(["--threads", "1", "--seed", "77"]);
        let line = format!("ludejo {}", arguments.join(" "));
        let found = output(cmd!(
            sh,
            "target/release/ludejo {arguments...} --data {folder} --out {record}"
        ))?;
        println!("{found}");
        let mut lines = vec![line];
        lines.extend(
            found
                .lines()
                .filter(|line| !line.is_empty())
                .map(str::to_owned),
        );
        Ok(lines)
    }
}
