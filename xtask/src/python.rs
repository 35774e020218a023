//! Python, with what a command needs of its packages.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::shell::{Shell, cmd, root, run};

/// The folder of programs of a Python that has what these files of requirements list. It is in
/// `folder` of the folder `target`, and is made if it isn't there.
pub(crate) fn programs(sh: &Shell, requirements: &[&str], folder: &str) -> Result<PathBuf> {
    let folder = root().join("target").join(folder);
    let bin = folder.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let installed = folder.join("installed");
    let read = |path: &Path| fs::read_to_string(path).unwrap_or_default();
    let files = requirements.iter().map(|file| root().join(file));
    let needed: String = files.map(|file| read(&file)).collect();
    if needed != read(&installed) {
        let base = if cfg!(windows) { "python" } else { "python3" };
        run(cmd!(sh, "{base} -m venv --clear {folder}"))?;
        let python = bin.join("python");
        let options = requirements.iter().flat_map(|file| ["--requirement", file]);
        run(cmd!(sh, "{python} -m pip install --quiet {options...}"))?;
        fs::write(&installed, needed).context("could not note what was installed")?;
    }
    ensure!(bin.is_dir(), "{} has no Python", folder.display());
    Ok(bin)
}
