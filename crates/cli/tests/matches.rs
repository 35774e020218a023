//! `ludejo match` as another program sees it.

use std::fs;
use std::path::PathBuf;

use assert_cmd::Command;
use predicates::str::contains;
use serde_json::Value;

fn ludejo(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("ludejo").expect("the binary");
    command
        .arg("match")
        .args(arguments)
        .env("LUDEJO_LANGUAGE", "en");
    command
}

fn output(arguments: &[&str]) -> String {
    let output = ludejo(arguments).output().expect("it runs");
    assert!(output.status.success(), "{arguments:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn json(arguments: &[&str]) -> Value {
    let text = output(&[arguments, &["--json"]].concat());
    assert_eq!(text.lines().count(), 1);
    serde_json::from_str(&text).expect("JSON")
}

/// A file of its own for a test.
fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // It need not be there.
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn the_table_tells_everything() {
    let arguments = ["rooya", "best", "random", "--games", "4", "--nodes", "50"];
    let text = output(&arguments);
    for word in [
        "rooya, 4 games, nodes=50, openings of 8 moves, seed 0",
        "player",
        "best",
        "random",
        "Elo",
        "pairs",
        "seats",
        "ends",
        "length",
        "nodes/s",
    ] {
        assert!(text.contains(word), "{word} in {text}");
    }
    let four = output(&["evo4", "best", "random", "--games", "4", "--nodes", "20"]);
    assert!(four.contains("wins") && four.contains("with 95 % confidence"));
    assert!(!four.contains("Elo"), "{four}");
}

#[test]
fn the_json_tells_everything() {
    let result = json(&[
        "herooj",
        "best",
        "random",
        "--games",
        "4",
        "--nodes",
        "50",
        "--seed",
        "7",
        "--openings",
        "4",
    ]);
    assert_eq!(result["game"], "herooj");
    assert_eq!(result["games"], 4);
    assert_eq!(result["limit"], "nodes=50");
    assert_eq!(result["seed"], 7);
    assert_eq!(result["openings"], 4);
    assert_eq!(result["setups"][0], "standard");
    let players = result["players"].as_array().expect("players");
    let points = players
        .iter()
        .map(|player| player["points"].as_f64().expect("points"));
    assert!((points.sum::<f64>() - 4.0).abs() < 1e-9);
    assert_eq!(players[1]["name"], "random");
    assert!(players[0]["nodes_per_second"].as_f64().expect("a speed") > 0.0);
    let pairs = result["pairs"].as_array().expect("pairs");
    assert_eq!(pairs.iter().filter_map(Value::as_u64).sum::<u64>(), 2);
    assert!(result["sprt"].is_null());
}

#[test]
fn a_match_goes_on_where_it_stopped() {
    let path = file("resumed.ludejo");
    let path = path.to_str().expect("a path");
    let play = |games| {
        let arguments = ["evo", "random", "random", "--nodes", "1", "--games", games];
        json(&[&arguments[..], &["--out", path]].concat())
    };
    let first = play("4");
    assert_eq!(first["games"], 4);
    let kept = fs::read_to_string(path).expect("a file");
    assert_eq!(play("4"), first, "nothing is left to play");
    assert_eq!(fs::read_to_string(path).expect("a file"), kept);
    assert_eq!(play("6")["games"], 6);
    let more = fs::read_to_string(path).expect("a file");
    assert!(more.starts_with(&kept) && more.matches("[Game ").count() == 6);
    ludejo(&[
        "evo", "random", "best", "--nodes", "1", "--games", "6", "--out", path,
    ])
    .assert()
    .code(1)
    .stderr(contains("from another match"));
    assert_eq!(fs::read_to_string(path).expect("a file"), more);
}

#[test]
fn the_test_stops_the_match() {
    let result = json(&[
        "herooj", "best", "random", "--games", "2000", "--nodes", "100", "--sprt", "0", "300",
    ]);
    assert_eq!(result["sprt"]["verdict"], "elo1");
    assert!(result["games"].as_u64().expect("games") < 100);
}

#[test]
fn a_program_that_does_not_start_is_a_failure() {
    ludejo(&["evo", "cmd:no-such-program", "best", "--nodes", "1"])
        .assert()
        .code(1)
        .stdout("")
        .stderr(contains("no-such-program"));
}

#[test]
fn programs_take_part() {
    let program = format!("cmd:{} ugi", env!("CARGO_BIN_EXE_ludejo"));
    let result = json(&[
        "rooya", &program, "random", "--games", "2", "--nodes", "300",
    ]);
    assert_eq!(result["players"][0]["name"], program.as_str());
    assert_eq!(result["players"][0]["forfeits"], 0);
    assert!(result["players"][0]["nodes"].as_u64().expect("nodes") > 0);
}

#[test]
fn the_help_describes_every_option() {
    let help = output(&["--help"]);
    for option in ludejo_engine::OPTIONS {
        let setting = format!("{}={}", option.name, option.usual());
        assert!(help.contains(&setting), "{setting}");
        // Long lines are broken anywhere.
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words(&help).contains(option.description), "{setting}");
    }
}
