//! What is made from the rules and kept: the checksum and the pictures in `docs/`, the whole games
//! and the boards of text in the tests. Tests look after all of it, and write it anew when they are
//! asked to.

use anyhow::Result;

use crate::shell::{cmd, run, shell};

/// Writes everything anew, also of the games behind features.
pub(crate) fn all() -> Result<()> {
    let sh = shell()?;
    // As `cargo xtask test` builds them, or much would be compiled once more.
    let tests = cmd!(
        sh,
        "cargo test --quiet --workspace --all-features
         --test all -- games:: kept:: text:: words::"
    );
    run(tests
        .env("LUDEJO_REWRITE", "1")
        .env("INSTA_UPDATE", "always"))
}
