//! What is made from the rules and kept: the checksum and the pictures in `docs/`, the whole games
//! in the tests.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use crate::shell::{output, root, run};

/// With the features of the whole workspace, as the tests are built: a package's own would build all anew.
const LUDEJO: &str = "cargo run --quiet --profile test --all-features --bin ludejo --";
const CHECKSUM: &str = "docs/checksum.txt";
const PICTURES: &str = "docs/pictures";

/// Writes everything anew.
pub(crate) fn all() -> ExitCode {
    let folder = fs::create_dir_all(root().join(PICTURES)).is_ok();
    let files = [checksum(), pictures()]
        .into_iter()
        .collect::<Option<Vec<_>>>();
    let written = files.is_some_and(|files| files.iter().flatten().all(write));
    let games = run(
        "cargo test --quiet --package ludejo-rules --test games",
        &[("LUDEJO_REWRITE", "1")],
    );
    if folder && written && games {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Whether `docs/checksum.txt` holds what `ludejo bench --checksum` prints.
pub(crate) fn is_checksum_kept() -> bool {
    let kept = checksum().is_some_and(|files| files.iter().all(is_kept));
    if !kept {
        eprintln!("xtask: only a change of rules may change the checksum in {CHECKSUM}");
    }
    kept
}

/// Whether the pictures in `docs/pictures` are those that `ludejo show` draws.
pub(crate) fn are_pictures_kept() -> bool {
    let kept = pictures().is_some_and(|files| files.iter().all(is_kept));
    if !kept {
        eprintln!("xtask: {PICTURES} is not what is drawn now; cargo xtask bless draws it anew");
    }
    kept
}

/// A file of the repository and what it should hold.
struct File {
    path: String,
    text: String,
}

fn checksum() -> Option<Vec<File>> {
    Some(vec![File {
        path: CHECKSUM.to_owned(),
        text: output(&format!("{LUDEJO} bench --checksum"))?,
    }])
}

/// The start of every game that the checksum lists.
fn pictures() -> Option<Vec<File>> {
    let checksums = output(&format!("{LUDEJO} bench --checksum"))?;
    let ids = checksums
        .lines()
        .filter_map(|line| line.split_whitespace().next());
    let picture = |id: &str| {
        Some(File {
            path: format!("{PICTURES}/{id}.svg"),
            text: output(&format!("{LUDEJO} show {id} --as svg"))?,
        })
    };
    ids.filter(|id| *id != "checksum").map(picture).collect()
}

fn is_kept(file: &File) -> bool {
    fs::read_to_string(root().join(&file.path)).is_ok_and(|text| text == file.text)
}

fn write(file: &File) -> bool {
    let path = root().join(Path::new(&file.path));
    match fs::write(&path, &file.text) {
        Ok(()) => true,
        Err(error) => {
            eprintln!("xtask: {} cannot be written: {error}", path.display());
            false
        }
    }
}
