//! What is made from the rules and kept: the checksum and the pictures in `docs/`, the whole games
//! in the tests. Tests look after all of it, and write it anew when they are asked to.

use anyhow::Result;

use crate::shell::{cmd, run, shell};

/// Writes everything anew.
pub(crate) fn all() -> Result<()> {
    let sh = shell()?;
    let _rewrite = sh.push_env("LUDEJO_REWRITE", "1");
    run(cmd!(
        sh,
        "cargo test --quiet --package ludejo-rules --test games"
    ))?;
    run(cmd!(sh, "cargo test --quiet --package ludejo --test kept"))
}
