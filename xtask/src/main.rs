//! Commands for developers: `cargo xtask help`.

mod added;
mod api;
mod bless;
mod calibrate;
mod checks;
mod dist;
mod feature;
mod package;
mod python;
mod shell;
mod slow;
mod train;
mod tune;
mod wasm;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
Commands for developers, run from the root of the repository:

  cargo xtask test       Run everything that must pass before a change lands: formatting, lints,
                         documentation and all tests. Takes several minutes.
  cargo xtask bless      Regenerate the files that are made from the rules: the checksum and the
                         pictures in docs/, and the whole games and boards in the tests. Read the
                         diff before you commit it.
  cargo xtask speed [-- OPTIONS]
                         Compare the speed of the rules with cozy-chess and OpenSpiel. Takes
                         several minutes.
  cargo xtask baseline [GAMES [MILLISECONDS [GAME...]]]
                         Play the baseline opponent against random moves. 100 games at 50 ms per
                         move take half an hour.
  cargo xtask tune GAME [GAMES]
                         Play GAMES games of self-play (3,000 by default) and write the evaluation
                         weights that fit them best (docs/tuning.md). Takes several minutes. If
                         interrupted, run it again to continue.
  cargo xtask train GAME [GAMES [ROUNDS [OPTIONS]]]
                         Play GAMES games of self-play (20,000 by default), train a network with
                         them, and measure it (docs/networks.md); then let it play, and so on for
                         ROUNDS rounds (one by default). GAMES can also be one number for each
                         round, with commas between. Needs Python. Takes hours. If interrupted,
                         run it again to continue. With --nodes N, each move has N nodes; with
                         --start NETWORK, that network plays in the first round. Other OPTIONS are
                         those of training/train.py.
  cargo xtask train GAME --smallest
                         The smallest round there is, which takes a minute: does a network come
                         out that is the same, byte for byte, as written in training/smallest.txt?
  cargo xtask calibrate [GAME...]
                         Play games of self-play by every evaluation, as far as they aren't there
                         yet, and fit to them how chances are to be read (docs/analysis.md). For
                         the games named, all are played anew.
  cargo xtask python     Build the Python package, and run its tests and a short version of its
                         notebooks. Needs Python.
  cargo xtask python --benchmark
                         Compare the speed of its environments with Pgx, OpenSpiel and PettingZoo.
                         Takes several minutes.
  cargo xtask python --notebooks
                         Run its notebooks, and write down what they show. Takes half an hour.
  cargo xtask ray        Play on a Ray cluster of this machine, of which a part is lost on the way,
                         and check that its files are those of a single machine. Needs Python.
  cargo xtask wasm       Build the package for browsers, and check that its engine thinks exactly
                         like the native one. Takes a minute.
  cargo xtask app [OPTIONS]
                         Build the browser app, and open it.
                         OPTIONS are those of `ludejo serve`.
  cargo xtask web        Build the browser app into web/dist, where the next build of the binary
                         picks it up. Needs Node and npm. Takes several minutes the first time.
  cargo xtask dist       Make the archive that people download, with the program, licences,
                         completions and manual pages, and its checksum. Needs cargo-about.
  cargo xtask deny       Check the licences, versions and sources of all libraries. Needs
                         cargo-deny.
  cargo xtask solver     Compare the solver's moves with the rules on 10,000,000 positions of Le
                         Rooya, and check its index exhaustively. Takes half an hour.
  cargo xtask slow       Run the notebooks of the Python package, `ray`, and the three commands below,
                         one after another. Takes many hours.
  cargo xtask naive      Compare 100,000 positions of each game with the naive implementation, and
                         count perft to greater depths. Takes half an hour.
  cargo xtask fuzz [SECONDS]
                         Run each fuzz target for SECONDS (600 by default). Needs a nightly
                         compiler and cargo-fuzz.
  cargo xtask mutants [GAME]
                         Check whether the tests notice changes to the code of a game, given by
                         its folder in crates/rules/src, or of all games. Needs cargo-mutants.
  cargo xtask stress TEST [OPTIONS]
                         Test the server as a program, in TEST `kill`, `stop`, `load` or `fault`
                         (docs/stress.md). `cargo xtask stress --help` tells the options.
  cargo xtask api [OPTIONS]
                         Ask the server for whatever the description of its API allows, and much
                         that it doesn't, and look whether it answers as described. Needs Python.
                         `cargo xtask api --examples 1000` takes several minutes.
  cargo xtask feature NAME
                         Build the app with the game behind a cargo feature, in folders of its
                         own, and play that game in a browser. Takes several minutes.
  cargo xtask added GAME Count the files that had to change to add a game, besides its own
                         (docs/adding-a-game.md).
  cargo xtask help       Show this text.
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["test"] => checks::test(),
        ["added", game] => added::count(game),
        ["bless"] => bless::all(),
        ["speed", ref options @ ..] => {
            slow::program(&["--package", "ludejo-speed", "--all-features"], options)
        }
        ["baseline", ref options @ ..] => slow::program(
            &["--package", "ludejo-engine", "--example", "baseline"],
            options,
        ),
        ["tune", game] => tune::tune(game, None),
        ["tune", game, games] => tune::tune(game, Some(games)),
        ["train", game, "--smallest"] => train::smallest(game),
        ["calibrate", ref games @ ..] => calibrate::calibrate(games),
        ["train", game, ref arguments @ ..] => train::train(game, arguments),
        ["python"] => package::check(),
        ["python", "--benchmark"] => package::benchmark(),
        ["python", "--notebooks"] => package::notebooks(),
        ["ray"] => package::ray(),
        ["wasm"] => wasm::check(),
        ["web"] => web::make(),
        ["feature", name] => feature::check(name),
        ["app", ref options @ ..] => web::start(options),
        ["dist"] => dist::make(),
        ["deny"] => checks::deny(),
        ["solver"] => slow::solver(),
        ["stress", ref options @ ..] => slow::stress(options),
        ["api", ref options @ ..] => api::check(options),
        ["slow"] => slow::all(),
        ["naive"] => slow::naive(),
        ["fuzz"] => slow::fuzz_only(None),
        ["fuzz", seconds] => slow::fuzz_only(Some(seconds)),
        ["mutants"] => slow::mutants_only(None),
        ["mutants", game] => slow::mutants_only(Some(game)),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => {
            let words = words.join(" ");
            eprintln!("xtask: there is no command \"{words}\"\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
