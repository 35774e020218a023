//! Collects the message files and the rules pages by language, so that a file that is put into a
//! folder is found without being named anywhere else.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    println!("cargo::rerun-if-changed={}", root.display());
    let mut messages = found(&root, "", "ftl")?;
    if env::var_os("CARGO_FEATURE_TERMINAL").is_none() {
        messages.retain(|path| !path.ends_with("terminal.ftl"));
    }
    let messages = list(&root, "FILES", &messages);
    let pages = list(&root, "PAGES", &found(&root, "rules", "md")?);
    let texts = format!(
        "/// Language, name and text of every message file.\n{messages}\
         /// Language, id of the game and text of every translated rules page.\n{pages}"
    );
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("texts.rs"), texts)
}

/// The files with an extension in `LANGUAGE/FOLDER`, sorted.
fn found(root: &Path, folder: &str, extension: &str) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for language in fs::read_dir(root)? {
        // Sources and tests have no such folder.
        let Ok(entries) = fs::read_dir(language?.path().join(folder)) else {
            continue;
        };
        for entry in entries {
            let path = entry?.path();
            if path.extension().is_some_and(|found| found == extension) {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// A constant with the languages, names and texts of files.
fn list(root: &Path, name: &str, files: &[PathBuf]) -> String {
    let mut list = format!("const {name}: &[(&str, &str, &str)] = &[\n");
    for path in files {
        let inside = path.strip_prefix(root).unwrap_or(path);
        let language = inside.iter().next().unwrap_or_default();
        let name = path.file_stem().unwrap_or_default();
        // Writing to a string cannot fail.
        let _ = writeln!(
            list,
            "    ({language:?}, {name:?}, include_str!({path:?})),"
        );
    }
    list + "];\n"
}
