//! `ludejo probe` as another program sees it.

use std::time::{Duration, Instant};

use assert_cmd::Command;
use ludejo_rules::Seat;
use ludejo_rules::record::Reader;
use serde_json::{Value, json};

fn probe(input: &str) -> Vec<Value> {
    let mut command = Command::cargo_bin("ludejo").expect("the program");
    let output = command.args(["probe", "rooya"]).write_stdin(input);
    let output = output.assert().success().get_output().stdout.clone();
    let output = String::from_utf8(output).expect("UTF-8");
    let lines = output.lines().map(serde_json::from_str);
    lines.map(|line| line.expect("JSON")).collect()
}

#[test]
fn the_start_is_a_draw() {
    let [answer] = &probe("5/5/5/5/5 w -\n")[..] else {
        panic!("one line");
    };
    assert_eq!(answer["position"], "5/5/5/5/5 w -");
    assert_eq!(answer["value"], "draw");
    assert_eq!(answer["actions"], Value::Null);
    let moves = answer["moves"].as_object().expect("an object");
    assert_eq!(moves.len(), 16);
    for value in moves.values() {
        assert_eq!(value, &json!({"value": "draw", "actions": null}));
    }
}

#[test]
fn the_longest_wins_are_played_perfectly() {
    let records = include_str!("../../../docs/rooya-longest.ludejo");
    let mut positions = Vec::new();
    for record in Reader::new(records.as_bytes()) {
        let record = record.expect("a record");
        let mut game = record.begin().expect("a position");
        for action in record.replay().expect("legal moves").history() {
            positions.push(game.line());
            game.play(&action).expect("legal");
        }
        let winner = game.outcome().and_then(|end| end.winner);
        assert_eq!(winner, Some(Seat::FIRST), "{record}");
    }
    assert_eq!(positions.len(), 59 * 11);
    let left = (1..=11).rev().cycle();
    for (left, answer) in left.zip(probe(&positions.join("\n"))) {
        assert_eq!(answer["actions"], left, "{answer}");
    }
}

#[test]
fn wins_losses_ends_and_errors_are_told() {
    let lines = include_str!("../../oracle/tests/sample.txt").lines();
    let lines: Vec<&str> = lines.filter(|line| !line.starts_with('#')).collect();
    let positions: Vec<&str> = lines
        .iter()
        .map(|line| line.splitn(3, ' ').nth(2).expect("a position"))
        .collect();
    let start = Instant::now();
    let answers = probe(&positions.join("\n"));
    let took = start.elapsed();
    assert_eq!(answers.len(), lines.len());
    for (line, answer) in lines.iter().zip(&answers) {
        let actions = answer["actions"].as_u64();
        let actions = actions.map_or("-".to_owned(), |actions| actions.to_string());
        let value = answer["value"].as_str().expect("a word");
        assert!(line.starts_with(&format!("{value} {actions} ")), "{line}");
        assert!(!answer["moves"].as_object().expect("an object").is_empty());
    }
    // In tests it is not compiled for speed; 300 a second is what a released one must do.
    assert!(took < Duration::from_secs(20), "{took:?}");

    let answers = probe("nonsense\n\u{feff}5/5/5/5/5 w -\n");
    assert_eq!(answers.len(), 2);
    for answer in answers {
        assert!(answer["error"].is_string(), "{answer}");
        assert!(answer.get("value").is_none(), "{answer}");
    }
}
