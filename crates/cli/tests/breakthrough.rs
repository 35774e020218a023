//! Breakthrough, a game with nothing of its own but rules and messages, through the program.

use assert_cmd::Command;

/// What the program says when it is told these lines.
fn told(arguments: &[&str], lines: &str) -> String {
    let mut command = Command::cargo_bin("ludejo").expect("the binary");
    command.args(arguments).env("LUDEJO_LANGUAGE", "en");
    let output = command.write_stdin(lines).output();
    let output = output.expect("it runs");
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// White's pawn needs two moves, Black's needs three.
const RACE: &str = "8/8/3P4/8/8/8/p7/8";

#[test]
fn it_is_played_to_the_end_in_the_terminal() {
    let line = "8/8/3P4/8/p7/8/8/8 w";
    let said = told(
        &[
            "play",
            "breakthrough",
            "--plain",
            "--seat",
            "b=human",
            "--position",
            line,
        ],
        "d6d8\nd6d7\na4a3\nd7c8\n",
    );
    assert!(said.contains("A pawn goes one square forward"), "{said}");
    assert!(said.contains("White wins: the goal was reached."), "{said}");
}

#[test]
fn the_computer_plays_it_in_the_terminal() {
    let said = told(
        &["play", "breakthrough", "--plain", "--nodes", "2000"],
        "b2b3\nquit\n",
    );
    assert!(said.contains("White: b2b3."), "{said}");
    assert!(said.contains("Black: "), "{said}");
}

#[test]
fn it_is_played_through_the_protocol() {
    let said = told(
        &["ugi"],
        &format!(
            "ugi\nsetoption name game value breakthrough\nposition fen {RACE} b\ngo nodes 500\n\
             wait\nposition fen {RACE} b moves a2a1\nquery result\nquery gameover\nquit\n"
        ),
    );
    let is_winning = |action: &&str| ["bestmove a2a1", "bestmove a2b1"].contains(action);
    assert!(said.lines().any(|line| is_winning(&line)), "{said}");
    assert!(said.contains("p2win"), "{said}");
}
