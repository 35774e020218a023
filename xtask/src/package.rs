//! The Python package.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::checks::Tally;
use crate::python;
use crate::shell::{Shell, cmd, root, run, run_seeing, shell};

/// How a build is made.
type Profile<'a> = &'a [&'a str];

const FAST: Profile<'_> = &["--release"];
/// Soonest built, above all where everything else has been built so.
const SOON: Profile<'_> = &[];

/// The command `python`: builds the package and tests it.
pub(crate) fn check() -> Result<()> {
    tested(FAST, |_| {})
}

/// Whether the tests of the package pass.
pub(crate) fn passes(tally: &mut Tally) -> Result<()> {
    tested(SOON, |line| tally.read(line))
}

fn tested(profile: Profile<'_>, see: impl FnMut(&str)) -> Result<()> {
    let sh = shell()?;
    let bin = install(&sh, "requirements.txt", "python/tests", profile)?;
    let (python, stubtest) = (bin.join("python"), bin.join("stubtest"));
    let _there = sh.push_dir(folder());
    // The stubs say what there is.
    run(cmd!(sh, "{stubtest} ludejo._ludejo"))?;
    run(cmd!(sh, "{python} -m mypy"))?;
    run_seeing(cmd!(sh, "{python} -m pytest --quiet"), see)
}

/// The command `python --benchmark`: how fast the environments are, beside others.
pub(crate) fn benchmark() -> Result<()> {
    let sh = shell()?;
    let bin = install(&sh, "benchmark/requirements.txt", "python/benchmark", FAST)?;
    let python = bin.join("python");
    let script = folder().join("benchmark/benchmark.py");
    run(cmd!(sh, "{python} {script}"))
}

/// The command `python --notebooks`: runs them as they are.
pub(crate) fn notebooks() -> Result<()> {
    let sh = shell()?;
    let bin = install(&sh, "requirements.txt", "python/tests", FAST)?;
    let python = bin.join("python");
    let _there = sh.push_dir(folder());
    run(cmd!(sh, "{python} notebooks/run.py --write"))
}

/// Where the package is.
fn folder() -> PathBuf {
    root().join("crates/python")
}

/// Builds the package in a Python of its own, in `place` of the folder `target`, with what a file of
/// requirements lists: the folder of its programs.
fn install(sh: &Shell, requirements: &str, place: &str, profile: Profile<'_>) -> Result<PathBuf> {
    let requirements = Path::new("crates/python").join(requirements);
    let bin = python::programs(sh, &requirements.to_string_lossy(), place)?;
    let maturin = bin.join("maturin");
    let manifest = folder().join("Cargo.toml");
    // Maturin installs where this variable says.
    let _environment = sh.push_env("VIRTUAL_ENV", root().join("target").join(place));
    run(cmd!(
        sh,
        "{maturin} develop --quiet --manifest-path {manifest} {profile...}"
    ))?;
    Ok(bin)
}
