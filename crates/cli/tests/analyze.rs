//! `ludejo analyze` as a user runs it.

use std::fs;
use std::path::PathBuf;

use assert_cmd::Command;
use predicates::str::{contains, starts_with};

const GAME: &str = "[Game \"evo\"]\n[Result \"*\"]\n\n1. c1c2 d12d11 2. c2c3 *\n";

fn ludejo(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("ludejo").expect("the binary");
    command.args(arguments).env("LUDEJO_LANGUAGE", "en");
    command
}

fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("a writable folder");
    path
}

#[test]
fn a_game_is_taken_apart() {
    let path = file("analyze.ludejo", GAME);
    let path = path.to_str().expect("a plain name");
    let nodes = ["--nodes", "500"];
    let run = |form: &str| {
        let mut command = ludejo(&["analyze", path, "--as", form]);
        let output = command
            .args(nodes)
            .assert()
            .success()
            .get_output()
            .stdout
            .clone();
        assert!(!output.is_empty(), "{form}");
        output
    };
    let text = |form| String::from_utf8(run(form)).expect("text");

    let table = text("table");
    for part in ["south: 2 moves, ", "north: 1 move, ", "d12d11"] {
        assert!(table.contains(part), "{table}");
    }

    let json: serde_json::Value = serde_json::from_str(&text("json")).expect("JSON");
    let actions = json["actions"].as_array().expect("a list");
    assert_eq!(actions.len(), 3);
    for action in actions {
        let shares = &action["after"]["shares"];
        let sum = shares["s"].as_f64().expect("a share") + shares["n"].as_f64().expect("a share");
        assert!((sum - 1.0).abs() < 1e-3, "{action}");
        assert!(action["loss"].as_f64().expect("a share") >= 0.0, "{action}");
    }
    assert_eq!(
        text("json"),
        text("json"),
        "the same nodes, the same result"
    );

    let record = text("record");
    let read: ludejo_rules::record::Record = record.parse().expect("a record");
    let game = read.replay().expect("a game");
    assert_eq!(game.history(), ["c1c2", "d12d11", "c2c3"]);
    assert!(record.contains("[%eval s 0."), "{record}");

    assert!(text("svg").starts_with("<svg"));
    assert_eq!(&run("png")[1..4], b"PNG");
}

#[test]
fn a_position_is_looked_at() {
    let win = "8/4p3/8/8/H7/8/8/8 w";
    let mut command = ludejo(&["analyze", "herooj", "--position", win, "--nodes", "5000"]);
    command
        .assert()
        .success()
        .stdout(starts_with("depth "))
        .stdout(contains("white +1"));
    let over = "8/4p3/8/8/8/8/8/H7 b";
    let mut command = ludejo(&["analyze", "herooj", "--position", over]);
    command
        .assert()
        .code(2)
        .stderr(contains("The game is over in this position."));
}

#[test]
fn a_threat_is_found() {
    let threat = |game: &str, line: &str| {
        let mut command = ludejo(&["analyze", game, "--position", line]);
        command.args(["--threat", "--nodes", "5000"]).assert()
    };
    // It is Black's turn, and White's heroo is a step from home.
    threat("herooj", "8/4p3/8/8/H7/8/8/8 b")
        .success()
        .stdout(contains("white +1"));
    // Pieces are mobilized, and pawns placed, in turns of their own.
    for game in ["heroes", "rooya"] {
        let start = ludejo_rules::catalog::start(game).expect("a game");
        threat(game, &start.line())
            .code(2)
            .stderr(contains("the next seat can't be to move instead"));
    }
    ludejo(&["analyze", "game.ludejo", "--threat"])
        .assert()
        .code(2)
        .stderr(contains("name it with --position or --setup"));
}

#[test]
fn what_cannot_be_is_refused() {
    ludejo(&["analyze", "nowhere.ludejo"])
        .assert()
        .code(1)
        .stderr(contains("Could not read"));
    let path = file(
        "illegal.ludejo",
        "[Game \"evo\"]\n[Result \"*\"]\n\n1. c2c9 *\n",
    );
    let path = path.to_str().expect("a plain name");
    ludejo(&["analyze", path])
        .assert()
        .code(1)
        .stderr(contains("illegal.ludejo:4:4: "));
    let bad = ["analyze", path, "--engine", "fast"];
    ludejo(&bad).assert().code(2).stderr(contains("\"fast\""));
}
