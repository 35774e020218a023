//! What it costs to add a game: the files that had to change besides its own.

use anyhow::{Context, Result, ensure};

use crate::shell::{cmd, output, shell};

/// As many files may change.
const MOST: usize = 10;

/// The command `added`: looks at the commit that added the folder of a game.
pub(crate) fn count(game: &str) -> Result<()> {
    let sh = shell()?;
    let module = format!("crates/rules/src/{game}/mod.rs");
    let log = output(cmd!(sh, "git log --diff-filter=A --format=%H -- {module}"))?;
    let commit = log.lines().last();
    let commit = commit.with_context(|| format!("no commit added {module}"))?;
    let shown = output(cmd!(sh, "git show --name-only --format= {commit}"))?;
    let files: Vec<_> = shown.lines().filter(|path| is_shared(path, game)).collect();
    println!("\nBesides the game, its messages and the tests, {commit} changed:");
    for file in &files {
        println!("  {file}");
    }
    let count = files.len();
    ensure!(count <= MOST, "{count} files, but only {MOST} are allowed");
    println!("{count} files; {MOST} are allowed");
    Ok(())
}

/// Whether a file is neither the game's own nor a message or a test.
fn is_shared(path: &str, game: &str) -> bool {
    let is_own = path.starts_with(&format!("crates/rules/src/{game}/"));
    let is_message = path.starts_with("crates/messages/") && !path.contains("/src/");
    let is_test = path.split('/').any(|part| part == "tests") || path.contains(".test.");
    !(is_own || is_message || is_test)
}

#[cfg(test)]
mod tests {
    use super::is_shared;

    #[test]
    fn what_is_shared_is_told_from_what_is_not() {
        let shared = |path| is_shared(path, "go");
        for path in [
            "crates/rules/src/catalog.rs",
            "crates/messages/src/lib.rs",
            "web/src/main.ts",
        ] {
            assert!(shared(path), "{path}");
        }
        for path in [
            "crates/rules/src/go/mod.rs",
            "crates/messages/en/go.ftl",
            "crates/rules/tests/perft/go.txt",
            "web/src/learn/page.test.ts",
        ] {
            assert!(!shared(path), "{path}");
        }
    }
}
