//! Chooses what is embedded of the app, and embeds an app that was built anew.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

fn main() -> io::Result<()> {
    // Cargo takes a path that is not there for one that has changed, and would build this crate
    // again every time: without an app, the folder in which one appears is watched instead.
    let app = Path::new("../../web/dist");
    let watched = if app.exists() {
        app
    } else {
        Path::new("../../web")
    };
    println!("cargo::rerun-if-changed={}", watched.display());

    let chosen = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("app");
    if chosen.exists() {
        fs::remove_dir_all(&chosen)?;
    }
    if app.exists() {
        choose(app, &chosen)?;
    }
    Ok(())
}

/// Copies the app, without the files that are there in compressed form, too: the server can
/// decompress them, and the program is a quarter smaller.
fn choose(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (path, to) = (entry.path(), to.join(entry.file_name()));
        if entry.file_type()?.is_dir() {
            choose(&path, &to)?;
        } else if !compressed(&path).exists() {
            fs::copy(&path, to)?;
        }
    }
    Ok(())
}

/// Where the compressed form of a file is.
fn compressed(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".br");
    name.into()
}
