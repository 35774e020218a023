//! What must pass before a change lands.

use std::fs;
use std::process;
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::shell::{at_once, cmd, root, run, run_seeing, shell};
use crate::wasm::TESTED;
use crate::{wasm, web};

/// How many tests passed and failed.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    passed: u32,
    failed: u32,
}

impl Tally {
    /// Adds what a test runner says in a line of its output, if it does: cargo `test result: ok. 5
    /// passed; 1 failed; ...`, Vitest `Tests  1 failed | 5 passed (6)`, Node `# pass 5` and `# fail
    /// 1`.
    pub(crate) fn read(&mut self, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let before = |what: &str| {
            let place = words
                .iter()
                .position(|word| word.trim_end_matches(';') == what)?;
            words.get(place.checked_sub(1)?)?.parse::<u32>().ok()
        };
        let (passed, failed) = match words[..] {
            ["test", "result:", ..] | ["Tests", ..] => (before("passed"), before("failed")),
            ["#" | "ℹ", "pass", count] => (count.parse().ok(), None),
            ["#" | "ℹ", "fail", count] => (None, count.parse().ok()),
            _ => return,
        };
        self.passed += passed.unwrap_or(0);
        self.failed += failed.unwrap_or(0);
    }
}

/// All checks so far, with how long each took.
#[derive(Default)]
struct Report {
    total: Tally,
    steps: Vec<(&'static str, Duration)>,
}

impl Report {
    /// One check more, and whether it passed. Where it counts no tests, it is one itself.
    fn step(&mut self, name: &'static str, check: impl FnOnce(&mut Tally) -> Result<()>) -> bool {
        let start = Instant::now();
        let mut tally = Tally::default();
        match check(&mut tally) {
            Ok(()) if tally == Tally::default() => tally.passed = 1,
            Ok(()) => {}
            Err(error) => {
                eprintln!("xtask: {error:#}");
                // It did not even build, or a test did not even begin.
                tally.failed = tally.failed.max(1);
            }
        }
        self.total.passed += tally.passed;
        self.total.failed += tally.failed;
        self.steps.push((name, start.elapsed()));
        tally.failed == 0
    }

    /// Shows what took how long, and in the last line what passed and failed.
    fn show(&self) {
        println!();
        for (name, took) in &self.steps {
            println!("{:>6} s  {name}", took.as_secs());
        }
        let Tally { passed, failed } = self.total;
        println!("\n{passed} passed, {failed} failed");
    }
}

/// The tests in Rust, for cargo.
const TESTS: &[&str] = &["test", "--workspace", "--all-features"];

/// Formatting, lints, documentation, all tests, WebAssembly, the app.
pub(crate) fn test() -> Result<()> {
    let sh = shell()?;
    let mut report = Report::default();
    report.step("formatting", |_| run(cmd!(sh, "cargo fmt --all --check")));
    report.step("lints", |_| {
        run(cmd!(
            sh,
            "cargo clippy --workspace --all-targets --all-features -- -D warnings"
        ))
    });
    report.step("documentation", |_| {
        let docs = cmd!(
            sh,
            "cargo doc --workspace --no-deps --all-features --document-private-items"
        );
        run(docs.env("RUSTDOCFLAGS", "-D warnings"))
    });
    // Cargo compiles for each target in a folder of its own; neither keeps two cores busy.
    report.step("compiling the tests and WebAssembly", |_| {
        let compile_tests = || {
            let sh = shell()?;
            run(cmd!(sh, "cargo {TESTS...} --no-run"))
        };
        // The server would be compiled again for an app that appears only later.
        fs::create_dir_all(root().join("web/dist"))?;
        at_once(&[&compile_tests, &|| wasm::compile(TESTED), &web::install]).map(drop)
    });
    report.step("tests in Rust", |tally| {
        let tests = cmd!(sh, "cargo {TESTS...} --no-fail-fast");
        run_seeing(tests, |line| tally.read(line))
    });
    if report.step("WebAssembly", |_| wasm::bind_tested()) {
        report.step("the same thoughts in WebAssembly", |_| wasm::agrees());
        report.step("tests of WebAssembly", wasm::passes);
    }
    if report.step("the app", |_| web::is_well_made()) {
        report.step("tests of the app", web::passes);
        report.step("tests of the app in a browser", web::passes_in_browser);
    }

    report.show();
    if report.total.failed > 0 {
        // Whoever reads the last line finds the numbers there.
        process::exit(1);
    }
    Ok(())
}

/// The command `deny`: what `deny.toml` says of libraries.
pub(crate) fn deny() -> Result<()> {
    let sh = shell()?;
    run(cmd!(
        sh,
        "cargo deny --all-features check licenses bans sources"
    ))
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn summaries_are_read() {
        let read = |line| {
            let mut tally = Tally::default();
            tally.read(line);
            (tally.passed, tally.failed)
        };
        let cargo =
            "test result: FAILED. 12 passed; 3 failed; 0 ignored; 0 measured; 0 filtered out";
        assert_eq!(read(cargo), (12, 3));
        assert_eq!(read("test rules ... ok"), (0, 0));
        assert_eq!(read("      Tests  1 failed | 5 passed (6)"), (5, 1));
        assert_eq!(read("      Tests  5 passed (5)"), (5, 0));
        assert_eq!(read("# pass 78"), (78, 0));
        assert_eq!(read("ℹ fail 2"), (0, 2));
        assert_eq!(read("# Subtest: passes"), (0, 0));
    }
}
