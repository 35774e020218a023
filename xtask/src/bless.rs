//! What is made from the rules and kept: the checksum and the pictures in `docs/`, the whole games
//! in the tests. Tests look after all of it, and write it anew when they are asked to.

use std::process::ExitCode;

use crate::shell::run;

const TESTS: [&str; 2] = [
    "cargo test --quiet --package ludejo-rules --test games",
    "cargo test --quiet --package ludejo --test kept",
];

/// Writes everything anew.
pub(crate) fn all() -> ExitCode {
    if TESTS
        .iter()
        .all(|test| run(test, &[("LUDEJO_REWRITE", "1")]))
    {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
