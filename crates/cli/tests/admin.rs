//! `ludejo admin` as an operator sees it.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use assert_cmd::assert::Assert;
use ludejo_server::store::Sqlite;
use predicates::prelude::*;
use predicates::str::{contains, starts_with};
use rusqlite::Connection;
use tempfile::{TempDir, tempdir};

/// What a server has kept: five games with ten events.
const DUMP: &str = include_str!("../../server/tests/store/version1/sqlite.sql");

/// A data folder in which a server has been.
fn data() -> TempDir {
    let folder = tempdir().expect("a folder");
    database(folder.path())
        .execute_batch(DUMP)
        .expect("it was made");
    drop(Sqlite::open(folder.path()).expect("a database"));
    folder
}

fn database(folder: &Path) -> Connection {
    Connection::open(folder.join("ludejo.db")).expect("a database")
}

/// Runs a task in a data folder.
fn admin(data: &Path, arguments: &[&str]) -> Assert {
    let mut command = Command::cargo_bin("ludejo").expect("the binary");
    command.arg("admin").args(arguments).arg("--data").arg(data);
    command.env("LUDEJO_LANGUAGE", "en").assert()
}

#[test]
fn what_is_kept_is_checked_and_counted() {
    let data = data();
    let sentence = "Checked 5 games with 10 events: everything adds up.\n";
    admin(data.path(), &["verify"])
        .success()
        .stdout(sentence)
        .stderr("");
    let lines = "players                         3\n\
                 games                           5\n\
                 games in progress               3\n\
                 events                         10\n\
                 invitations                     1\n\
                 chat lines                      2\n\
                 bytes";
    admin(data.path(), &["stats"])
        .success()
        .stdout(starts_with(lines))
        .stderr("");

    // A server that runs is no obstacle.
    let server = Sqlite::open(data.path()).expect("a database");
    admin(data.path(), &["verify"]).success().stdout(sentence);
    drop(server);

    let damage = "UPDATE games SET actions = 7 WHERE id = 'on'";
    database(data.path())
        .execute(damage, [])
        .expect("it is there");
    let difference = "Game on: its number of actions is kept as 7, but by its events it is 3.\n";
    let sentence = "ludejo: Checked 5 games with 10 events: there is a difference.\n";
    admin(data.path(), &["verify"])
        .code(1)
        .stdout(difference)
        .stderr(sentence);
    let damage = "UPDATE games SET actions = 7 WHERE id = 'over'";
    database(data.path())
        .execute(damage, [])
        .expect("it is there");
    let lines = predicate::function(|text: &str| text.lines().count() == 2);
    let sentence = contains(": there are 2 differences.");
    admin(data.path(), &["verify"])
        .code(1)
        .stdout(lines)
        .stderr(sentence);
}

#[test]
fn a_backup_is_made_and_put_back() {
    let (data, files) = (data(), tempdir().expect("a folder"));
    let file = files.path().join("backup.db");
    let backup = ["backup", file.to_str().expect("Unicode")];
    let server = Sqlite::open(data.path()).expect("a database");
    let sentence = format!("The backup is in {}.\n", file.display());
    admin(data.path(), &backup).success().stdout(sentence);
    let refused = format!("ludejo: There is a file {} already.\n", file.display());
    admin(data.path(), &backup)
        .code(1)
        .stdout("")
        .stderr(refused);

    let restore = ["restore", file.to_str().expect("Unicode")];
    let in_use = contains("ludejo: Another Ludejo is using the data folder ");
    admin(data.path(), &restore)
        .code(1)
        .stdout("")
        .stderr(in_use);
    drop(server);
    let games = "ludejo: The database has 5 games, which would be lost. If that is all right, add \
                 --force.\n";
    admin(data.path(), &restore)
        .code(1)
        .stdout("")
        .stderr(games);

    let change = "UPDATE players SET name = 'Anna' WHERE name = 'Ana'";
    database(data.path())
        .execute(change, [])
        .expect("it is there");
    let done = format!(
        "The database is that of {} again, with 5 games.\n",
        file.display()
    );
    admin(data.path(), &[&restore[..], &["--force"]].concat())
        .success()
        .stdout(done.clone());
    let names = "SELECT count(*) FROM players WHERE name = 'Ana'";
    let names: i64 = database(data.path())
        .query_row(names, [], |row| row.get(0))
        .expect("a number");
    assert_eq!(names, 1, "it is as it was");

    let elsewhere = files.path().join("elsewhere");
    admin(&elsewhere, &restore).success().stdout(done);
    admin(&elsewhere, &["verify"]).success();
}

#[test]
fn what_cannot_be_done_is_refused_in_a_sentence() {
    let (data, empty) = (data(), tempdir().expect("a folder"));
    let file = empty.path().join("file");
    fs::write(&file, "hello").expect("a file");
    let file = file.to_str().expect("Unicode");
    let nowhere = empty.path().join("nowhere");
    let nothing = format!("ludejo: There is no database in {}.\n", nowhere.display());
    for arguments in [&["verify"][..], &["stats"], &["backup", "new.db"]] {
        admin(&nowhere, arguments)
            .code(1)
            .stdout("")
            .stderr(nothing.clone());
    }
    let no_backup = contains("is no backup of Ludejo: file is not a database.");
    admin(data.path(), &["restore", file])
        .code(1)
        .stderr(no_backup);

    let postgres = |arguments: &[&str], status: i32, sentence: &str| {
        let mut command = Command::cargo_bin("ludejo").expect("the binary");
        command
            .arg("admin")
            .args(arguments)
            .env("LUDEJO_LANGUAGE", "en");
        let is_a_line = predicate::function(|text: &str| text.lines().count() == 1);
        let refused = command.assert().code(status).stdout("");
        refused.stderr(contains(sentence).and(is_a_line));
    };
    // Nothing listens at this port.
    let address = ["--database", "postgres://ludejo:secret@127.0.0.1:1/ludejo"];
    let task = |task: &[&'static str]| [task, &address].concat();
    postgres(
        &task(&["verify"]),
        1,
        "ludejo: The database failed: error connecting to server: ",
    );
    postgres(&task(&["backup", "file"]), 2, "use pg_dump and pg_restore.");
    postgres(
        &task(&["restore", "file"]),
        2,
        "use pg_dump and pg_restore.",
    );
    postgres(
        &["stats", "--database", "nonsense"],
        1,
        "its address makes no sense",
    );
    postgres(&["copy"], 2, "LUDEJO_DATABASE");
    postgres(
        &[
            "copy",
            address[1],
            "--data",
            data.path().to_str().expect("Unicode"),
        ],
        1,
        "ludejo: The database failed: error connecting to server: ",
    );
    postgres(
        &task(&["stats", "--data", "folder"]),
        2,
        "cannot be used with",
    );
}
