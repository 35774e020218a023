//! Python, with what a command needs of its packages.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::shell::{Shell, cmd, root, run};

/// The folder of programs of a Python that has what a file of requirements lists. It is in `folder`
/// of the folder `target`, and is made if it isn't there.
pub(crate) fn programs(sh: &Shell, requirements: &str, folder: &str) -> Result<PathBuf> {
    let folder = root().join("target").join(folder);
    let bin = folder.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let (needed, installed) = (root().join(requirements), folder.join("installed"));
    let read = |path: &Path| fs::read_to_string(path).unwrap_or_default();
    if read(&needed) != read(&installed) {
        let base = if cfg!(windows) { "python" } else { "python3" };
        run(cmd!(sh, "{base} -m venv --clear {folder}"))?;
        let python = bin.join("python");
        run(cmd!(
            sh,
            "{python} -m pip install --quiet --requirement {needed}"
        ))?;
        fs::copy(&needed, &installed).context("could not note what was installed")?;
    }
    ensure!(bin.is_dir(), "{} has no Python", folder.display());
    Ok(bin)
}
