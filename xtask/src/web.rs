//! The browser app: what it needs, built and put together.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use crate::shell::{root, run, run_seeing};
use crate::wasm;

/// The command `app`: builds the app and the binary that holds it, and starts it.
pub(crate) fn start(options: &[&str]) -> ExitCode {
    let options = options.join(" ");
    if build()
        && run(
            &format!("cargo run --release -- serve --open {options}"),
            &[],
        )
    {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The command `web`: builds the app into `web/dist`, from where it goes into the binary.
pub(crate) fn make() -> ExitCode {
    if build() {
        println!("The app is in web/dist.");
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The tests of the app: what to run from the root. Those in a browser wait more than they work, so
/// that two files run at once.
fn tests() -> [String; 2] {
    let files = test_files(&root().join("web/tests"));
    let node = format!("node --test --test-concurrency=2 {}", files.join(" "));
    ["npm --prefix web test".to_owned(), node]
}

/// The files of tests in a folder and those below it, in order.
fn test_files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<_> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    let files = paths.iter().flat_map(|path| match path.is_dir() {
        true => test_files(path),
        false => vec![path.display().to_string()],
    });
    files.filter(|file| file.ends_with(".test.mjs")).collect()
}

/// Whether the app is well written, builds, and does what it should, in a browser too. Hands over
/// how many tests passed and failed.
pub(crate) fn passes(mut tell: impl FnMut(u32, u32)) -> bool {
    let well_written = install()
        && run("npm --prefix web run lint", &[])
        && build()
        && run("npm --prefix web run check", &[]);
    if !well_written {
        return false;
    }
    let mut all_passed = true;
    for test in tests() {
        all_passed &= run_seeing(&test, |line| {
            if let Some((passed, failed)) = summary(line) {
                tell(passed, failed);
            }
        });
    }
    all_passed
}

/// The numbers in a line of Vitest, `Tests  1 failed | 5 passed (6)`, or of Node, `# pass 5` and
/// `# fail 1`.
fn summary(line: &str) -> Option<(u32, u32)> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let before = |what: &str| {
        let place = words.iter().position(|word| *word == what)?;
        words.get(place.checked_sub(1)?)?.parse::<u32>().ok()
    };
    match words[..] {
        ["#" | "ℹ", "pass", count] => Some((count.parse().ok()?, 0)),
        ["#" | "ℹ", "fail", count] => Some((0, count.parse().ok()?)),
        ["Tests", ..] => Some((before("passed").unwrap_or(0), before("failed").unwrap_or(0))),
        _ => None,
    }
}

/// Builds the app; whether that went well.
pub(crate) fn build() -> bool {
    install()
        && wasm::APP.iter().all(wasm::Package::build)
        && run("npm --prefix web run build", &[])
}

/// Gets the libraries, unless they are there as the lock file has them.
pub(crate) fn install() -> bool {
    let lock = root().join("web/package-lock.json");
    let kept = root().join("web/node_modules/.package-lock.ludejo.json");
    let wanted = fs::read(&lock).ok();
    if wanted.is_some() && wanted == fs::read(&kept).ok() {
        return true;
    }
    run("npm --prefix web ci --no-audit --no-fund", &[]) && fs::copy(lock, kept).is_ok()
}

#[cfg(test)]
mod tests {
    use super::summary;

    #[test]
    fn summaries_are_read() {
        assert_eq!(
            summary("      Tests  1 failed | 5 passed (6)"),
            Some((5, 1))
        );
        assert_eq!(summary("      Tests  5 passed (5)"), Some((5, 0)));
        assert_eq!(summary("# pass 78"), Some((78, 0)));
        assert_eq!(summary("# fail 2"), Some((0, 2)));
        assert_eq!(summary("# Subtest: passes"), None);
    }
}
