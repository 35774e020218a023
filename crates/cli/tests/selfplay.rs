//! `ludejo selfplay` as another program sees it.

use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use predicates::str::contains;

fn ludejo(arguments: &[&str], out: &Path) -> Command {
    let mut command = Command::cargo_bin("ludejo").expect("the binary");
    command
        .env("LUDEJO_LANGUAGE", "en")
        .arg("selfplay")
        .args(arguments)
        .arg("--out")
        .arg(out);
    command
}

/// An empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // It need not be there.
    let _ = fs::remove_dir_all(&path);
    path
}

#[test]
fn a_run_is_played_once_and_the_same_on_any_number_of_threads() {
    let (one, two) = (folder("selfplay-one"), folder("selfplay-two"));
    let arguments = ["rooya", "--games", "101", "--nodes", "20", "--threads"];
    let run = |threads, out: &Path| ludejo(&[&arguments[..], &[threads]].concat(), out).assert();
    run("1", &one).success().stdout(contains("101 now"));
    run("2", &two).success().stdout(contains("101 now"));
    run("1", &one)
        .success()
        .stdout(contains("0 now, 0 positions"));
    for name in ["part-00000.parquet", "part-00001.parquet"] {
        let read = |folder: &Path| fs::read(folder.join(name)).expect("a part");
        assert!(read(&one) == read(&two), "{name} differs");
    }
    assert_eq!(fs::read_dir(&one).expect("a folder").count(), 2);
}

/// With one random move there are 25 openings, so that most games are left out, whoever plays them.
#[test]
fn parts_that_are_put_together_are_what_one_machine_plays() {
    let [whole, one, two, all] =
        ["whole", "one", "two", "all"].map(|name| folder(&format!("selfplay-parts-{name}")));
    let run = |more: &[&str], out: &Path| {
        let arguments = [
            "rooya",
            "--games",
            "250",
            "--nodes",
            "10",
            "--openings",
            "1",
        ];
        ludejo(&[&arguments[..], more].concat(), out).assert()
    };
    run(&[], &whole).success();
    run(&["--part", "1/2"], &one)
        .success()
        .stdout(contains("part 1 of 2 of 250 games"));
    run(&["--part", "2/2"], &two).success();
    let merge = [&one, &two].map(|folder| folder.to_string_lossy().into_owned());
    let both = ["--merge", &*merge[0], "--merge", &*merge[1]];
    run(&both, &all).success().stdout(contains("0 now"));
    for name in [
        "part-00000.parquet",
        "part-00001.parquet",
        "part-00002.parquet",
    ] {
        let read = |folder: &Path| fs::read(folder.join(name)).expect("a part");
        assert!(read(&whole) == read(&all), "{name} differs");
    }
    run(&both, &all)
        .failure()
        .stderr(contains("in an empty folder"));
}

#[test]
fn what_cannot_be_is_refused_in_a_sentence() {
    let out = folder("selfplay-refused");
    for (arguments, sentence) in [
        (&["chess"][..], "There is no game \"chess\""),
        (
            &["herooj", "--engine", "brs"],
            "the engine brs doesn't play herooj",
        ),
        (
            &["herooj", "--engine", "fast=1"],
            "there is no option \"fast\"",
        ),
        (&["herooj", "--setup", "upside-down"], "has no setup"),
        (&["herooj", "--openings", "0"], "--openings"),
        (
            &["rooya", "--games", "1", "--openings", "1000"],
            "found no opening of 1000 random moves",
        ),
    ] {
        let command = ludejo(arguments, &out).assert().failure();
        command.stderr(contains(sentence));
    }
    fs::create_dir_all(&out).expect("a folder");
    fs::write(out.join("part-00000.parquet"), "nonsense").expect("a file");
    let command = ludejo(&["herooj"], &out).assert().failure();
    command.stderr(contains("part-00000.parquet"));
}
