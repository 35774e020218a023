//! Networks and tables from a folder.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use ludejo_engine::{KeyedTable, Verdict};
use ludejo_rules::Game;
use ludejo_rules::herooj::Herooj;
use predicates::prelude::PredicateBooleanExt;
use predicates::str::{contains, is_empty};
use tempfile::TempDir;

/// A race that takes longer than one node shows.
const POSITION: &str = "8/1p6/8/8/8/8/6P1/8 w";

/// A folder with a table in which White wins so many actions after each first one.
fn folder(actions: u32) -> TempDir {
    let start: Herooj = POSITION.parse().expect("a position");
    let winner = Some(start.to_move());
    let positions = start.actions().into_iter().map(|action| {
        let verdict = Verdict { winner, actions };
        (start.after(action), verdict)
    });
    let folder = TempDir::new().expect("a folder");
    let table = KeyedTable::write(positions, "a test");
    fs::write(folder.path().join("herooj.table"), table).expect("written");
    folder
}

/// A look at the position by one node; `data` is what `--data` names.
fn look(data: Option<&Path>) -> Command {
    let mut command = Command::cargo_bin("ludejo").expect("the binary");
    command.args(["ugi", "herooj"]).env("LUDEJO_LANGUAGE", "en");
    command.env_remove("LUDEJO_DATA");
    if let Some(folder) = data {
        command.arg("--data").arg(folder);
    }
    // Wherever the system keeps data, there is none.
    let nowhere = TempDir::new().expect("a folder");
    for variable in ["HOME", "XDG_DATA_HOME", "APPDATA"] {
        command.env(variable, nowhere.path());
    }
    command.write_stdin(format!("position fen {POSITION}\ngo nodes 1\n"));
    command
}

#[test]
fn a_table_is_found_in_the_first_folder_there_is() {
    let (named, by_variable, usual) = (folder(10), folder(20), TempDir::new().expect("a folder"));
    look(None).assert().success().stdout(contains("score cp"));
    let both = look(Some(named.path()))
        .env("LUDEJO_DATA", by_variable.path())
        .assert();
    both.success().stdout(contains("score mate 11 "));
    let second = look(None).env("LUDEJO_DATA", by_variable.path()).assert();
    second.success().stdout(contains("score mate 21 "));
    if cfg!(target_os = "linux") {
        fs::rename(folder(30).keep(), usual.path().join("ludejo")).expect("moved");
        let third = look(None).env("XDG_DATA_HOME", usual.path()).assert();
        third.success().stdout(contains("score mate 31 "));
    }
}

#[test]
fn what_is_not_there_or_broken_is_told() {
    let folder = folder(10);
    let missing = folder.path().join("nothing");
    look(Some(&missing))
        .assert()
        .code(2)
        .stderr(contains("is not a folder"));
    fs::write(folder.path().join("sparta.table"), "ludejo table 1\n").expect("written");
    let broken = look(Some(folder.path()))
        .assert()
        .code(1)
        .stdout(is_empty());
    broken.stderr(contains("sparta.table is broken"));
    fs::remove_file(folder.path().join("sparta.table")).expect("removed");
    fs::create_dir(folder.path().join("sparta.network")).expect("made");
    let unread = look(Some(folder.path())).assert().code(1);
    unread.stderr(contains("Could not read").and(contains("sparta.network")));
}
