//! Checks that take long: the naive comparison, fuzzing, mutants.

use std::fs;
use std::io;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::package;
use crate::shell::{cmd, root, run, shell};
use crate::train;

/// The fuzz targets, `fuzz/fuzz_targets/NAME.rs`.
const TARGETS: &[&str] = &["position", "action", "play", "record", "ugi"];
/// How long each target is fuzzed when nobody says otherwise, in seconds.
const FUZZ_SECONDS: u32 = 600;

/// Everything in this module, one after another, the notebooks, play on a cluster, and the smallest
/// round of training.
pub(crate) fn all() -> Result<()> {
    all_of([
        package::notebooks(),
        package::ray(),
        train::smallest("herooj"),
        naive(),
        fuzz(FUZZ_SECONDS),
        mutants(&families()),
    ])
}

/// The command `fuzz`, with seconds for each target or without.
pub(crate) fn fuzz_only(seconds: Option<&str>) -> Result<()> {
    fuzz(
        seconds
            .map_or(Ok(FUZZ_SECONDS), str::parse)
            .context("SECONDS must be a whole number")?,
    )
}

/// The command `mutants`, for one game or all of them.
pub(crate) fn mutants_only(game: Option<&str>) -> Result<()> {
    let mut families = families();
    if let Some(game) = game {
        let known: Vec<_> = families.iter().map(|family| &*family.folder).collect();
        let games = known.join(", ");
        ensure!(
            known.contains(&game),
            "there is no game {game}; the games are {games}"
        );
        families.retain(|family| family.folder == game);
    }
    mutants(&families)
}

/// Games that share a folder in `crates/rules/src`.
struct Family {
    folder: String,
    /// The ids of the games: the names of the rules pages.
    ids: Vec<String>,
}

/// All the families: the folders in which there are rules pages.
fn families() -> Vec<Family> {
    let rules = root().join("crates/rules/src");
    let families = names(&rules).into_iter().map(|folder| {
        let files = names(&rules.join(&folder));
        let ids = files.iter().filter_map(|name| name.strip_suffix(".md"));
        let ids = ids.map(str::to_owned).collect();
        Family { folder, ids }
    });
    families.filter(|family| !family.ids.is_empty()).collect()
}

/// The names of what is in a folder, sorted; none if it is a file.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut names: Vec<_> = names.collect();
    names.sort();
    names
}

/// Whether everything passed; what did not is told, and the rest is still done.
fn all_of(checks: impl IntoIterator<Item = Result<()>>) -> Result<()> {
    let errors = checks.into_iter().filter_map(Result::err);
    let failed = errors
        .inspect(|error| eprintln!("xtask: {error:#}"))
        .count();
    ensure!(failed == 0, "failed: {failed}");
    Ok(())
}

/// Runs a program of the workspace with these options.
pub(crate) fn program(which: &[&str], options: &[&str]) -> Result<()> {
    let options = options.strip_prefix(&["--"]).unwrap_or(options);
    let sh = shell()?;
    run(cmd!(
        sh,
        "cargo run --quiet --release {which...} -- {options...}"
    ))
}

/// The server as a program, under kills, stops, load or faults.
pub(crate) fn stress(options: &[&str]) -> Result<()> {
    let sh = shell()?;
    run(cmd!(sh, "cargo build --quiet --release --package ludejo"))?;
    program(&["--package", "ludejo-stress"], options)
}

/// The rules against the naive implementation, and perft to greater depths.
pub(crate) fn naive() -> Result<()> {
    let sh = shell()?;
    let test = "test --package ludejo-rules --all-features --test all".split(' ');
    let test = &test.collect::<Vec<_>>();
    let compare = cmd!(
        sh,
        "cargo {test...} -- --nocapture naive::both_implementations"
    );
    let count = cmd!(sh, "cargo {test...} -- --nocapture perft::perft_gives");
    all_of([
        run(compare.env("LUDEJO_POSITIONS", "100000")),
        run(count.env("LUDEJO_LEAVES", "5000000000")),
    ])
}

/// The solver's moves against the rules, and its index there and back.
pub(crate) fn solver() -> Result<()> {
    let sh = shell()?;
    let test = "test --release --package ludejo-solver --test".split(' ');
    let test = &test.collect::<Vec<_>>();
    let moves = cmd!(sh, "cargo {test...} moves -- --nocapture");
    let index = cmd!(sh, "cargo {test...} index -- --nocapture");
    all_of([
        run(moves.env("LUDEJO_POSITIONS", "10000000")),
        // More than there are: all of them.
        run(index.env("LUDEJO_POSITIONS", "4000000000")),
    ])
}

/// Each fuzz target for so many seconds, from positions and actions of the tests.
fn fuzz(seconds: u32) -> Result<()> {
    let sh = shell()?;
    let time = seconds.to_string();
    all_of(TARGETS.iter().map(|target| {
        seed(target).with_context(|| format!("could not write the first inputs of {target}"))?;
        run(cmd!(
            sh,
            "cargo +nightly fuzz run {target} -- -max_total_time={time} -max_len=2000 -timeout=10"
        ))
    }))
}

/// Writes first inputs for a target: lines of the perft tables, actions of the whole games, the
/// records of their page, what is said in conversations.
fn seed(target: &str) -> io::Result<()> {
    let tests = root().join("crates/rules/tests");
    let corpus = root().join("fuzz/corpus").join(target);
    fs::create_dir_all(&corpus)?;
    let mut inputs = Vec::new();
    match target {
        "position" => each_file(&tests.join("perft"), |game, text| {
            let positions = text.lines().filter(|line| line.starts_with("1 "));
            let positions = positions.filter_map(|line| line.splitn(3, ' ').nth(2));
            inputs.extend(positions.map(|position| format!("{game} {position}")));
        })?,
        "action" => each_file(&tests.join("games"), |_, text| {
            let head = |name| text.lines().filter_map(move |line| line.strip_prefix(name));
            let game = head("game: ").next().unwrap_or_default();
            let actions = head("play: ").flat_map(|line| line.split(' '));
            inputs.extend(actions.take(20).map(|action| format!("{game} {action}")));
        })?,
        "record" => {
            let page = fs::read_to_string(root().join("docs/record.md"))?;
            let blocks = page.split("```record\n").skip(1);
            let records = blocks.filter_map(|rest| rest.split("```").next());
            inputs.extend(records.map(str::to_owned));
        }
        "ugi" => each_file(&root().join("crates/arena/tests/ugi"), |_, text| {
            let said = text.lines().filter_map(|line| line.strip_prefix("> "));
            inputs.push(said.collect::<Vec<_>>().join("\n"));
        })?,
        _ => {}
    }
    for (number, input) in inputs.iter().enumerate() {
        fs::write(corpus.join(format!("seed-{number}")), input)?;
    }
    Ok(())
}

/// Hands over the name (without `.txt`) and the text of each file in a folder.
fn each_file(folder: &Path, mut see: impl FnMut(&str, &str)) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        see(&name, &fs::read_to_string(&path)?);
    }
    Ok(())
}

/// Changes the code of games in small ways, one after another, and looks whether a test notices.
/// What is missed is left in `target/mutants/GAME/mutants.out/missed.txt`.
fn mutants(families: &[Family]) -> Result<()> {
    all_of(families.iter().map(mutants_of))
}

/// The mutants of one family: first by the tests that compile fastest over few positions, then what
/// was missed by all tests over many.
fn mutants_of(family: &Family) -> Result<()> {
    let (game, ids) = (&family.folder, family.ids.join(","));
    let output = format!("target/mutants/{game}");
    fs::create_dir_all(root().join(&output))
        .with_context(|| format!("could not create {output}"))?;
    let sh = shell()?;
    let _ids = sh.push_env("LUDEJO_GAMES", ids);
    let _leaves = sh.push_env("LUDEJO_LEAVES", "300000");
    let pass = |positions: &str, more: &[&str], tests: &[&str]| {
        let mutants = cmd!(
            sh,
            "cargo mutants --all-features --profile mutants --jobs 2 --timeout 60 --colors never
             --output {output} --package ludejo-rules --file crates/rules/src/{game}/*.rs
             -C=--test=all {more...} --
             -- games:: naive::both perft:: views:: {game}:: {tests...} --skip naive::{game}::"
        );
        run(mutants.env("LUDEJO_POSITIONS", positions))
    };
    // Tests that take seconds wait for what the others miss.
    let slow = [
        "--skip",
        "whole_games",
        "--skip",
        "random::",
        "--skip",
        "scatter::",
    ];
    let first = pass("100", &[], &slow);
    let missed = root().join(&output).join("mutants.out/missed.txt");
    if first.is_err() && fs::exists(missed).unwrap_or(false) {
        return pass("2000", &["--iterate", "-C=--lib"], &["conformance::"]);
    }
    first
}
