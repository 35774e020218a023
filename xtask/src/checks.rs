//! What must pass before a change lands.

use std::process::ExitCode;

use crate::shell::{run, run_seeing};
use crate::{wasm, web};

/// Counts what passed and failed, for the last line.
#[derive(Default)]
struct Tally {
    passed: u32,
    failed: u32,
}

impl Tally {
    /// One check more.
    fn check(&mut self, passed: bool) {
        if passed {
            self.passed += 1;
        } else {
            self.failed += 1;
        }
    }
}

/// Formatting, lints, documentation, all tests, WebAssembly, the app.
pub(crate) fn test() -> ExitCode {
    let mut tally = Tally::default();
    tally.check(run("cargo fmt --all --check", &[]));
    let lints = "cargo clippy --workspace --all-targets --all-features -- -D warnings";
    tally.check(run(lints, &[]));
    let docs = "cargo doc --workspace --no-deps --all-features --document-private-items";
    tally.check(run(docs, &[("RUSTDOCFLAGS", "-D warnings")]));

    let before = tally.failed;
    let tests = "cargo test --workspace --all-features --no-fail-fast";
    let succeeded = run_seeing(tests, |line| {
        if let Some((passed, failed)) = summary(line) {
            tally.passed += passed;
            tally.failed += failed;
        }
    });
    if !succeeded && tally.failed == before {
        // It did not even build.
        tally.check(false);
    }
    tally.check(wasm::agrees());
    tally.check(wasm::passes());
    let before = tally.failed;
    let succeeded = web::passes(|passed, failed| {
        tally.passed += passed;
        tally.failed += failed;
    });
    if !succeeded && tally.failed == before {
        // It was not built, or a test did not even begin.
        tally.check(false);
    }

    println!("\n{} passed, {} failed", tally.passed, tally.failed);
    if tally.failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The numbers in a line like `test result: ok. 5 passed; 1 failed; ...`.
fn summary(line: &str) -> Option<(u32, u32)> {
    let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
    let mut numbers = counts.split("; ").map(|part| {
        let (number, _) = part.split_once(' ')?;
        number.parse::<u32>().ok()
    });
    Some((numbers.next()??, numbers.next()??))
}

#[cfg(test)]
mod tests {
    use super::summary;

    #[test]
    fn summaries_of_cargo_are_read() {
        let line = "test result: ok. 12 passed; 3 failed; 0 ignored; 0 measured; 0 filtered out";
        assert_eq!(summary(line), Some((12, 3)));
        assert_eq!(summary("test rules ... ok"), None);
    }
}
