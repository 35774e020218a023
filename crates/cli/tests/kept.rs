//! What the program makes from the rules, and `docs/` keeps: the checksum and a picture of each game. With
//! `LUDEJO_REWRITE` set to anything it is written anew, to be looked at before it is kept.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use ludejo_rules::catalog::RELEASED;

fn output(arguments: &[&str]) -> String {
    let mut command = Command::cargo_bin("ludejo").expect("the binary");
    command.args(arguments).env("LUDEJO_LANGUAGE", "en");
    let output = command.output().expect("it runs");
    assert!(output.status.success(), "{arguments:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn docs(path: impl AsRef<Path>) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../docs")
        .join(path)
}

fn check(path: &Path, made: &str, why: &str) {
    if env::var_os("LUDEJO_REWRITE").is_some() {
        fs::write(path, made).expect("a writable folder");
    }
    let kept = fs::read_to_string(path).expect("a file that is kept");
    // Whole files would say less than their names.
    assert!(kept == made, "{}: {why}", path.display());
}

#[test]
fn only_a_change_of_rules_changes_the_checksum() {
    let made = output(&["bench", "--checksum"]);
    check(&docs("checksum.txt"), &made, "did the rules change?");
}

#[test]
fn the_pictures_are_those_that_are_drawn_now() {
    for info in RELEASED {
        let made = output(&["show", info.id, "--as", "svg"]);
        let path = docs("pictures").join(info.id).with_extension("svg");
        check(&path, &made, "cargo xtask bless draws it anew");
    }
    // The longest win of Le Rooya, before its first move and its last.
    let record = docs("rooya-longest.ludejo").display().to_string();
    for (ply, name) in [("0", "first"), ("10", "last")] {
        let made = output(&[
            "show", "--record", &record, "--number", "1", "--ply", ply, "--as", "svg",
        ]);
        let path = docs("pictures").join(format!("rooya-longest-{name}.svg"));
        check(&path, &made, "cargo xtask bless draws it anew");
    }
}

#[test]
fn the_example_in_the_readme_is_the_one_that_is_run() {
    // That of the crate is run as a test of its documentation.
    let [house, rules] = ["../README.md", "../crates/rules/README.md"]
        .map(|path| fs::read_to_string(docs(path)).expect("a page"));
    let example = |page: &str| {
        page.split("```rust")
            .nth(1)
            .and_then(|rest| rest.split("```").next().map(str::to_owned))
    };
    assert!(example(&house).is_some_and(|text| text.contains("Play")));
    assert_eq!(example(&house), example(&rules));
}
