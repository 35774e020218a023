//! Checks that take long: the naive comparison, fuzzing, mutants.

use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use crate::shell::{root, run};

/// The fuzz targets, `fuzz/fuzz_targets/NAME.rs`.
const TARGETS: &[&str] = &["position", "action", "play", "record", "ugi"];
/// The folders of the games in `crates/rules/src`.
const GAMES: &[&str] = &["herooj", "rooya", "sparta", "heroes", "evo"];
/// How long each target is fuzzed when nobody says otherwise, in seconds.
const FUZZ_SECONDS: u32 = 600;

/// Everything in this module, one after another.
pub(crate) fn all() -> ExitCode {
    let passed = [naive(), fuzz(FUZZ_SECONDS), mutants(GAMES)];
    exit(passed == [true; 3])
}

/// The command `naive`.
pub(crate) fn naive_only() -> ExitCode {
    exit(naive())
}

/// The command `fuzz`, with seconds for each target or without.
pub(crate) fn fuzz_only(seconds: Option<&str>) -> ExitCode {
    let seconds = seconds.map_or(Ok(FUZZ_SECONDS), str::parse);
    let Ok(seconds) = seconds else {
        eprintln!("xtask: how many seconds?");
        return ExitCode::from(2);
    };
    exit(fuzz(seconds))
}

/// The command `mutants`, for one game or all of them.
pub(crate) fn mutants_only(game: Option<&str>) -> ExitCode {
    match game {
        None => exit(mutants(GAMES)),
        Some(game) if GAMES.contains(&game) => exit(mutants(&[game])),
        Some(game) => {
            eprintln!("xtask: there is no {game}; there are {}", GAMES.join(", "));
            ExitCode::from(2)
        }
    }
}

/// Runs a program of the workspace with these options.
pub(crate) fn program(which: &str, options: &[&str]) -> ExitCode {
    let options = options.strip_prefix(&["--"]).unwrap_or(options).join(" ");
    exit(run(
        &format!("cargo run --quiet --release {which} -- {options}"),
        &[],
    ))
}

fn exit(passed: bool) -> ExitCode {
    if passed {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The rules against the naive implementation, and perft to greater depths.
fn naive() -> bool {
    let test = "cargo test --package ludejo-rules --test";
    let compare = format!("{test} naive -- --nocapture both_implementations");
    let count = format!("{test} perft -- --nocapture numbers");
    let compared = run(&compare, &[("LUDEJO_POSITIONS", "100000")]);
    let counted = run(&count, &[("LUDEJO_LEAVES", "5000000000")]);
    compared && counted
}

/// Each fuzz target for so many seconds, from positions and actions of the tests.
fn fuzz(seconds: u32) -> bool {
    let fuzz = |target: &&str| {
        if let Err(error) = seed(target) {
            eprintln!("xtask: cannot write the first inputs of {target}: {error}");
            return false;
        }
        let limits = format!("-max_total_time={seconds} -max_len=2000 -timeout=10");
        run(
            &format!("cargo +nightly fuzz run {target} -- {limits}"),
            &[],
        )
    };
    // All of them, also after one has found something.
    let failed = TARGETS.iter().filter(|target| !fuzz(target));
    failed.count() == 0
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
fn mutants(games: &[&str]) -> bool {
    let failed = games.iter().filter(|game| !mutants_of(game));
    failed.count() == 0
}

/// The mutants of one game: first by the tests that compile fastest over few positions, then what
/// was missed by all tests over many.
fn mutants_of(game: &str) -> bool {
    let ids = match game {
        "herooj" => "herooj,master-herooj",
        "evo" => "evo,evo4",
        id => id,
    };
    // For the build and the run alike, or everything would be built.
    let mut quick = String::from("-C=--test=games -C=--test=naive -C=--test=perft -C=--test=views");
    if root().join("crates/rules/tests").join(game).is_dir() {
        quick = format!("{quick} -C=--test={game}");
    }
    let output = format!("target/mutants/{game}");
    if let Err(error) = fs::create_dir_all(root().join(&output)) {
        eprintln!("xtask: cannot create {output}: {error}");
        return false;
    }
    let pass = |more: &str, tests: &str, positions: &str, skipped: &str| {
        let mutants = format!(
            "cargo mutants --profile mutants --jobs 2 --timeout 60 --colors never \
             --output {output} --package ludejo-rules --file crates/rules/src/{game}/*.rs {more} \
             {tests} -- -- --skip naive:: {skipped}"
        );
        let limits = [
            ("LUDEJO_GAMES", ids),
            ("LUDEJO_POSITIONS", positions),
            ("LUDEJO_LEAVES", "300000"),
        ];
        run(&mutants, &limits)
    };
    let missed = root().join(&output).join("mutants.out/missed.txt");
    // Tests that take seconds wait for what the others miss.
    let slow = "--skip whole_games --skip random:: --skip scatter::";
    pass("", &quick, "100", slow)
        || fs::exists(missed).unwrap_or(false)
            && pass(
                "--iterate",
                &format!("{quick} -C=--lib -C=--test=conformance"),
                "2000",
                "",
            )
}
