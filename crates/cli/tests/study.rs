//! `ludejo study` as another program sees it.

use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use predicates::str::contains;

fn ludejo(arguments: &[&str], out: &Path) -> Command {
    with_budget("1s", arguments, out)
}

fn with_budget(budget: &str, arguments: &[&str], out: &Path) -> Command {
    let mut command = Command::cargo_bin("ludejo").expect("the binary");
    command
        .env("LUDEJO_LANGUAGE", "en")
        .args(["study", "rooya", "--budget", budget])
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

/// The names and contents of the files of a study.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files = Vec::new();
    for folder in [folder.to_owned(), folder.join("games")] {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_file() {
                let name = path
                    .file_name()
                    .expect("a name")
                    .to_string_lossy()
                    .into_owned();
                files.push((name, fs::read(path).expect("a file")));
            }
        }
    }
    files.sort();
    files
}

/// On one machine with two threads, or in two parts that are put together: the same, byte by byte.
#[test]
fn parts_make_the_same_study_as_a_single_machine() {
    let [whole, one, two, all] =
        ["whole", "one", "two", "all"].map(|name| folder(&format!("study-{name}")));
    ludejo(&["--threads", "2"], &whole)
        .assert()
        .success()
        .stdout(contains("report.html"));
    ludejo(&["--part", "1/2"], &one)
        .assert()
        .success()
        .stdout(contains("Part 1 of 2 is complete"));
    ludejo(&["--part", "2/2", "--threads", "1"], &two)
        .assert()
        .success();
    let merge = [one, two].map(|folder| folder.to_string_lossy().into_owned());
    ludejo(&["--merge", &merge[0], "--merge", &merge[1]], &all)
        .assert()
        .success()
        .stdout(contains(": 0 games played now"));
    assert!(files(&whole) == files(&all));
    // Again, with a comparison that finds nothing.
    let study = whole.join("study.json").to_string_lossy().into_owned();
    ludejo(&["--against", &study], &all).assert().success();
    assert!(all.join("comparison.json").exists());
    // Without the games, the page is made again, and what people have written stays.
    let page = all.join("README.md");
    let written = fs::read_to_string(&page).expect("a page");
    let (_, made) = fs::read_to_string(whole.join("README.md"))
        .expect("a page")
        .split_once("<!--")
        .map(|(opening, made)| (opening.to_owned(), made.to_owned()))
        .expect("a line");
    assert!(written.contains("beside") && !made.contains("beside"));
    fs::write(&page, written.replace("## Three findings", "## Mine")).expect("a page");
    let mut again = Command::cargo_bin("ludejo").expect("the binary");
    again
        .env("LUDEJO_LANGUAGE", "en")
        .args(["study", "rooya", "--from", &study, "--out"]);
    again.arg(&all).assert().success();
    let written = fs::read_to_string(&page).expect("a page");
    assert!(written.contains("## Mine") && written.ends_with(&made));
    let other = ["study", "sparta", "--from", &study];
    let mut other_game = Command::cargo_bin("ludejo").expect("the binary");
    let refused = other_game
        .args(other)
        .arg("--out")
        .arg(&all)
        .assert()
        .failure();
    refused.stderr(contains("is a study of rooya"));
}

#[test]
fn what_cannot_be_is_refused_in_a_sentence() {
    let out = folder("study-refused");
    with_budget("soon", &[], &out)
        .assert()
        .failure()
        .stderr(contains("a budget is a number"));
    for (arguments, sentence) in [
        (&["--part", "3/2"][..], "a part is written I/N"),
        (&["--records", "nowhere.ludejo"], "nowhere.ludejo"),
        (&["--against", "nowhere.json"], "nowhere.json"),
    ] {
        ludejo(arguments, &out)
            .assert()
            .failure()
            .stderr(contains(sentence));
    }
}
