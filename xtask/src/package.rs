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
    run_seeing(cmd!(sh, "{python} -m pytest --quiet"), see)?;
    run_notebooks(&sh, &python, SOON, &[])
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
    run_notebooks(&sh, &bin.join("python"), FAST, &["--write"])
}

/// Runs the notebooks, one of which runs the program.
fn run_notebooks(sh: &Shell, python: &Path, profile: Profile<'_>, options: &[&str]) -> Result<()> {
    let program = program(sh, profile)?;
    let _there = sh.push_dir(folder());
    let notebooks = cmd!(sh, "{python} notebooks/run.py {options...}");
    run(notebooks.env("LUDEJO_PROGRAM", program))
}

/// The command `ray`: plays on a cluster that loses a machine.
pub(crate) fn ray() -> Result<()> {
    let sh = shell()?;
    let python =
        python::programs(&sh, &["examples/requirements.txt"], "ray/python")?.join("python");
    let program = program(&sh, FAST)?;
    run(cmd!(
        sh,
        "{python} examples/ray_check.py --ludejo {program}"
    ))
}

/// Builds the program, as the tests do unless it must be fast.
fn program(sh: &Shell, profile: Profile<'_>) -> Result<PathBuf> {
    let (options, place) = match profile {
        FAST => ("--release --package ludejo", "release"),
        _ => (
            "--profile test --workspace --all-features --bin ludejo",
            "debug",
        ),
    };
    let options = options.split(' ');
    run(cmd!(sh, "cargo build --quiet {options...}"))?;
    let name = format!("ludejo{}", std::env::consts::EXE_SUFFIX);
    Ok(root().join("target").join(place).join(name))
}

/// Where the package is.
fn folder() -> PathBuf {
    root().join("crates/python")
}

/// Builds the package in a Python of its own, in `place` of the folder `target`, with what a file of
/// requirements lists: the folder of its programs.
fn install(sh: &Shell, requirements: &str, place: &str, profile: Profile<'_>) -> Result<PathBuf> {
    let requirements = Path::new("crates/python").join(requirements);
    let bin = python::programs(sh, &[&requirements.to_string_lossy()], place)?;
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
