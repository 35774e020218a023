//! The browser app: what it needs, built and put together.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::checks::Tally;
use crate::shell::{NPM, at_once, cmd, root, run, run_seeing, shell};
use crate::wasm;

/// The command `app`: builds the app and the program that serves it, both at once, and starts it.
pub(crate) fn start(options: &[&str]) -> Result<()> {
    let build_program = || {
        // Cargo builds one thing at a time in a folder, and the app waits for this first one.
        wasm::build_programs(&["--bin=xtask-bind"])?;
        wasm::build_programs(&["--bins"])
    };
    at_once(&[&build, &build_program])?;
    let sh = shell()?;
    let program = wasm::program("ludejo");
    run(cmd!(
        sh,
        "{program} serve --open --app web/dist {options...}"
    ))
}

/// The command `web`: builds the app into `web/dist`, from where it goes into the binary.
pub(crate) fn make() -> Result<()> {
    build()?;
    println!("The app is in web/dist.");
    Ok(())
}

/// Looks whether the app is well written, and then puts it together: cargo, which may have begun
/// beside this, must not find another app than it has compiled. What it loads must have been built.
pub(crate) fn is_well_made() -> Result<()> {
    let run_script = |script: &str| {
        let sh = shell()?;
        run(cmd!(sh, "{NPM} --prefix web run {script}"))
    };
    run_script("keys")?;
    at_once(&[&|| run_script("lint"), &|| run_script("check")])?;
    run_script("build")
}

/// The tests of the app's parts.
pub(crate) fn passes(tally: &mut Tally) -> Result<()> {
    let sh = shell()?;
    run_seeing(cmd!(sh, "{NPM} --prefix web test"), |line| tally.read(line))
}

/// The tests of the built app. Those in a browser wait more than they work, so that more
/// files run at once than there usually are cores.
pub(crate) fn passes_in_browser(tally: &mut Tally) -> Result<()> {
    let sh = shell()?;
    let mut files = test_files(&root().join("web/tests"));
    // These are of games that this app does not have.
    let features = root().join("web/tests/features");
    files.retain(|file| !file.starts_with(&features));
    // A file whose browser has died may wait forever.
    let patience = ["--test-concurrency=3", "--test-timeout=900000"];
    let tests = cmd!(sh, "node --test {patience...} {files...}");
    run_seeing(tests, |line| tally.read(line))
}

/// The files of tests in a folder and those below it, in order.
fn test_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<_> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    let files = paths.into_iter().flat_map(|path| match path.is_dir() {
        true => test_files(&path),
        false => vec![path],
    });
    files
        .filter(|file| file.to_string_lossy().ends_with(".test.mjs"))
        .collect()
}

/// Builds the app.
pub(crate) fn build() -> Result<()> {
    at_once(&[&install, &|| wasm::build(wasm::APP)])?;
    let sh = shell()?;
    run(cmd!(sh, "{NPM} --prefix web run build"))
}

/// Gets the libraries, unless they are there as the lock file has them.
pub(crate) fn install() -> Result<()> {
    let lock = root().join("web/package-lock.json");
    let kept = root().join("web/node_modules/.package-lock.ludejo.json");
    let wanted = fs::read(&lock)?;
    if fs::read(&kept).is_ok_and(|kept| kept == wanted) {
        return Ok(());
    }
    let sh = shell()?;
    run(cmd!(sh, "{NPM} --prefix web ci --no-audit --no-fund"))?;
    fs::write(kept, wanted)?;
    Ok(())
}
