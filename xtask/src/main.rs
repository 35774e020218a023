//! Commands for developers: `cargo xtask help`.

mod added;
mod bless;
mod checks;
mod dist;
mod feature;
mod shell;
mod slow;
mod tune;
mod wasm;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
Commands for developers, run from the root of the repository:

  cargo xtask test       Everything that must pass before a change lands: formatting, lints,
                         documentation, all tests. Some minutes.
  cargo xtask bless      Writes anew what is made from the rules and kept: the checksum and the
                         pictures in docs/, the whole games and boards in the tests. Read the
                         difference before you keep it.
  cargo xtask speed [-- OPTIONS]
                         How fast the rules are beside cozy-chess and OpenSpiel. Minutes.
  cargo xtask baseline [GAMES [MILLISECONDS [GAME...]]]
                         The opponent baseline against random play. With 100 games and 50 ms an
                         action, half an hour.
  cargo xtask tune GAME [GAMES]
                         Plays GAMES games of self-play (3,000 unless said otherwise) and writes
                         the weights of the game's evaluation that fit them best (docs/tuning.md).
                         Minutes. Goes on where it was interrupted.
  cargo xtask wasm       Builds the package for browsers, and compares what the engine in it
                         thinks with the native one. A minute.
  cargo xtask app [OPTIONS]
                         Builds the browser app and the binary that holds it, and opens it.
                         OPTIONS are those of `ludejo serve`.
  cargo xtask web        Builds the browser app into web/dist, from where the next build of the
                         binary takes it. Needs Node and npm. Some minutes the first time.
  cargo xtask dist       Makes the archive that people download: program, licences, completions,
                         manual pages; and its checksum. Needs cargo-about.
  cargo xtask deny       Whether licences, versions and sources of all libraries are as they should
                         be. Needs cargo-deny.
  cargo xtask slow       The three below, one after another: many hours.
  cargo xtask naive      100,000 positions of each game against the naive implementation, and
                         perft to greater depths. Half an hour.
  cargo xtask fuzz [SECONDS]
                         Each fuzz target, 600 seconds unless said otherwise. Needs a nightly
                         compiler and cargo-fuzz.
  cargo xtask mutants [GAME]
                         Whether the tests notice changes in the code of a game, named by its
                         folder in crates/rules/src, or of all. Needs cargo-mutants.
  cargo xtask feature NAME
                         Builds the app with the game behind a cargo feature, in folders of its
                         own, and plays that game in a browser. Some minutes.
  cargo xtask added GAME How many files had to change to add a game, besides its own
                         (docs/adding-a-game.md).
  cargo xtask help       This text.
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
        ["wasm"] => wasm::check(),
        ["web"] => web::make(),
        ["feature", name] => feature::check(name),
        ["app", ref options @ ..] => web::start(options),
        ["dist"] => dist::make(),
        ["deny"] => checks::deny(),
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
