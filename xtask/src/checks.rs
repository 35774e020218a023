//! What must pass before a change lands.

use std::fs;
use std::process;
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::shell::{at_once, cmd, root, run, run_seeing, shell};
use crate::wasm::TESTED;
use crate::{api, package, wasm, web};

/// How many tests passed and failed.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    passed: u32,
    failed: u32,
}

impl Tally {
    /// Adds what a test runner says in a line of its output, if it does: cargo `test result: ok. 5
    /// passed; 1 failed; ...`, Vitest `Tests  1 failed | 5 passed (6)`, Node `# pass 5` and `# fail
    /// 1`, pytest `1 failed, 5 passed in 0.1s`.
    pub(crate) fn read(&mut self, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let before = |what: &str| {
            let place = words
                .iter()
                .position(|word| word.trim_end_matches([';', ',']) == what)?;
            words.get(place.checked_sub(1)?)?.parse::<u32>().ok()
        };
        let (passed, failed) = match words[..] {
            ["test", "result:", ..] | ["Tests", ..] => (before("passed"), before("failed")),
            [first, .., "in", _] if first.parse::<u32>().is_ok() => {
                (before("passed"), before("failed"))
            }
            ["#" | "ℹ", "pass", count] => (count.parse().ok(), None),
            ["#" | "ℹ", "fail", count] => (None, count.parse().ok()),
            _ => return,
        };
        self.passed += passed.unwrap_or(0);
        self.failed += failed.unwrap_or(0);
    }
}

/// A check, what came of it, and how long it took.
struct Step {
    name: &'static str,
    tally: Tally,
    took: Duration,
}

impl Step {
    /// Where a check counts no tests, it is one itself.
    fn take(name: &'static str, check: impl FnOnce(&mut Tally) -> Result<()>) -> Self {
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
        let took = start.elapsed();
        Self { name, tally, took }
    }

    fn has_passed(&self) -> bool {
        self.tally.failed == 0
    }
}

/// All checks so far.
struct Report {
    begun: Instant,
    steps: Vec<Step>,
}

impl Report {
    fn begin() -> Self {
        let begun = Instant::now();
        let steps = Vec::new();
        Self { begun, steps }
    }

    /// One check more, and whether it passed.
    fn step(&mut self, name: &'static str, check: impl FnOnce(&mut Tally) -> Result<()>) -> bool {
        let step = Step::take(name, check);
        let has_passed = step.has_passed();
        self.steps.push(step);
        has_passed
    }

    /// Shows what took how long, and in the last line what passed and failed. Returns whether all passed.
    fn show(&self) -> bool {
        println!();
        for Step { name, took, .. } in &self.steps {
            println!("{:>6} s  {name}", took.as_secs());
        }
        println!("{:>6} s  in all", self.begun.elapsed().as_secs());
        let sum = |count: fn(&Tally) -> u32| self.steps.iter().map(|step| count(&step.tally)).sum();
        let (passed, failed): (u32, u32) = (sum(|tally| tally.passed), sum(|tally| tally.failed));
        println!("\n{passed} passed, {failed} failed");
        failed == 0
    }
}

/// Everything in the workspace, for cargo.
const ALL: &[&str] = &["--workspace", "--all-features"];

/// How many requests are made up for each operation of the API.
const EXAMPLES: &str = "20";

/// Formatting, lints, documentation, all tests, WebAssembly, the app.
pub(crate) fn test() -> Result<()> {
    let sh = shell()?;
    let mut report = Report::begin();
    report.step("formatting", |_| run(cmd!(sh, "cargo fmt --all --check")));
    report.step("lints", |_| {
        run(cmd!(
            sh,
            "cargo clippy {ALL...} --all-targets -- -D warnings"
        ))
    });
    report.step("documentation", |_| {
        let docs = cmd!(sh, "cargo doc {ALL...} --no-deps --document-private-items");
        run(docs.env("RUSTDOCFLAGS", "-D warnings"))
    });
    // Cargo compiles for each target in a folder of its own; neither keeps two cores busy.
    report.step("compiling the tests and WebAssembly", |_| {
        let compile_tests = || {
            let sh = shell()?;
            run(cmd!(sh, "cargo test {ALL...} --tests --no-run"))?;
            // Tests in a browser want a server that gives up sooner.
            run(cmd!(sh, "cargo build {ALL...} --example impatient"))
        };
        // The server would be compiled again for an app that appears only later.
        fs::create_dir_all(root().join("web/dist"))?;
        at_once(&[&compile_tests, &|| wasm::compile(TESTED), &web::install]).map(drop)
    });
    if report.step("WebAssembly", |_| wasm::bind_tested()) {
        report.step("the same thoughts in WebAssembly", |_| wasm::agrees());
        report.step("tests of WebAssembly", wasm::passes);
    }
    // Tests in Rust often keep one core busy, and so does all the rest.
    let in_rust = || {
        let sh = shell()?;
        let take = |name, tests| {
            let run = |tally: &mut Tally| run_seeing(tests, |line| tally.read(line));
            Step::take(name, run)
        };
        let tests = cmd!(sh, "cargo test {ALL...} --tests --no-fail-fast");
        let examples = cmd!(sh, "cargo test {ALL...} --doc --no-fail-fast");
        Ok(vec![
            take("tests in Rust", tests),
            take("examples in its documentation", examples),
        ])
    };
    let meanwhile = || {
        let mut steps = vec![Step::take("meanwhile, the app", |_| web::is_well_made())];
        if steps[0].has_passed() {
            steps.push(Step::take("... and tests of its parts", web::passes));
        }
        steps.push(Step::take("... answers as the API is described", |_| {
            api::passes(&["--examples", EXAMPLES])
        }));
        steps.push(Step::take("... and the Python package", package::passes));
        Ok(steps)
    };
    let both = at_once(&[&in_rust, &meanwhile])?;
    let is_made = both[1][0].has_passed();
    report.steps.extend(both.into_iter().flatten());
    if is_made {
        report.step("tests of the app in a browser", web::passes_in_browser);
    }

    if !report.show() {
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
        assert_eq!(read("1 failed, 5 passed, 2 warnings in 17.30s"), (5, 1));
        assert_eq!(read("5 passed in 0.12s"), (5, 0));
        assert_eq!(read("# pass 78"), (78, 0));
        assert_eq!(read("ℹ fail 2"), (0, 2));
        assert_eq!(read("# Subtest: passes"), (0, 0));
    }
}
