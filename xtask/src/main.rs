//! Commands for developers: `cargo xtask help`.

mod checks;
mod shell;

use std::process::ExitCode;

const HELP: &str = "\
Commands for developers, run from the root of the repository:

  cargo xtask test       Everything that must pass before a change lands: formatting, lints,
                         documentation, all tests, the checksum of the rules. Some minutes.
  cargo xtask help       This text.
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["test"] => checks::test(),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!(
                "xtask: there is no command \"{}\"\n\n{HELP}",
                words.join(" ")
            );
            ExitCode::from(2)
        }
    }
}
