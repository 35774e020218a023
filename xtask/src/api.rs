//! The server against the description of its API.

use anyhow::Result;

use crate::python;
use crate::shell::{cmd, run, shell};
use crate::wasm::program;

/// The command `api`.
pub(crate) fn check(options: &[&str]) -> Result<()> {
    let sh = shell()?;
    let both = ["--package=ludejo", "--package=ludejo-stress"];
    run(cmd!(sh, "cargo build {both...} --bins"))?;
    passes(options)
}

/// Whether all answers are as described. The programs must have been built.
pub(crate) fn passes(options: &[&str]) -> Result<()> {
    let sh = shell()?;
    let requirements = "crates/stress/schemathesis/requirements.txt";
    let schemathesis = python::programs(&sh, &[requirements], "api/python")?.join("schemathesis");
    let (stress, ludejo) = (program("ludejo-stress"), program("ludejo"));
    run(cmd!(
        sh,
        "{stress} --program {ludejo} api --schemathesis {schemathesis} {options...}"
    ))
}
