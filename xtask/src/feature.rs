//! The browser app with a game that released builds leave out.

use anyhow::{Result, ensure};

use crate::shell::{cmd, root, run, shell};
use crate::{wasm, web};

/// The command `feature`: builds the app with the game behind a cargo feature, beside the app that
/// is released, and runs its tests in a browser.
pub(crate) fn check(feature: &str) -> Result<()> {
    let tests = format!("web/tests/features/{feature}.test.mjs");
    ensure!(root().join(&tests).exists(), "there is no {tests}");
    web::install()?;
    let rules = format!("wasm/{feature}");
    wasm::build_with(feature, &format!("web/{rules}"))?;
    let sh = shell()?;
    let dist = root().join("target").join(feature);
    let _rules = sh.push_env("LUDEJO_WASM", rules);
    let _dist = sh.push_env("DIST", &dist);
    run(cmd!(
        sh,
        "node web/node_modules/vite/bin/vite.js build web --outDir {dist} --emptyOutDir"
    ))?;
    run(cmd!(sh, "node --test {tests}"))
}
