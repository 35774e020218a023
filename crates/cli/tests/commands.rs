//! The subcommands as another program sees them.

use assert_cmd::Command;
use ludejo_rules::catalog::{self, GAMES, RELEASED};
use predicates::prelude::*;
use predicates::str::{contains, is_match};

fn ludejo(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("ludejo").expect("the binary");
    command
        .args(arguments)
        .env("NO_COLOR", "1")
        .env("LUDEJO_LANGUAGE", "en");
    command
}

fn output(arguments: &[&str]) -> String {
    let output = ludejo(arguments).output().expect("it runs");
    assert!(output.status.success(), "{arguments:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn games_lists_every_game() {
    let text = output(&["games"]);
    for info in GAMES {
        assert!(text.contains(info.name) && text.contains(info.designer));
    }
}

#[test]
fn shells_and_manuals_know_every_command() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(
            output(&["completions", shell]).contains("selfplay"),
            "{shell}"
        );
    }
    let folder = tempfile::tempdir().expect("a folder");
    output(&["man", &folder.path().to_string_lossy()]);
    let page = std::fs::read_to_string(folder.path().join("ludejo-play.1")).expect("a page");
    assert!(page.contains("\\-\\-level"), "{page}");
}

#[test]
fn perft_counts_and_divides() {
    assert_eq!(output(&["perft", "herooj", "0"]), "1\n");
    assert_eq!(output(&["perft", "herooj", "0", "--divide"]), "1\n");
    assert_eq!(output(&["perft", "herooj", "3"]), "72060\n");
    for threads in ["1", "2", "7"] {
        let divided = output(&["perft", "herooj", "3", "--divide", "--threads", threads]);
        let lines: Vec<_> = divided.lines().collect();
        let (total, parts) = lines.split_last().expect("lines");
        assert_eq!(*total, "72060");
        assert!(parts.is_sorted(), "sorted by bytes");
        let count = |line: &&str| line.split_once(' ').expect("two words").1.parse::<u64>();
        let sum: u64 = parts
            .iter()
            .map(count)
            .map(|count| count.expect("a number"))
            .sum();
        assert_eq!(sum, 72060);
    }
    let over = ["perft", "herooj", "2", "--position", "8/4p3/8/8/8/8/H7/8 w"];
    assert_eq!(
        output(&over),
        "0\n",
        "nothing can be done when the game is over"
    );
}

/// Bad arguments, and what the one sentence on standard error must mention.
const REFUSED: &[(&[&str], &str)] = &[
    (&["perft"], "<GAME>"),
    (&["perft", "herooj"], "<DEPTH>"),
    (&["perft", "chess", "1"], "no game \"chess\""),
    (&["perft", "herooj", "x"], "'x'"),
    (&["perft", "herooj", "-1"], "-1"),
    (&["perft", "herooj", "99999999999"], "99999999999"),
    (&["perft", "herooj", "1", "--threads", "0"], "0"),
    (&["perft", "herooj", "1", "--position", "8/8 w"], "8 rows"),
    (
        &["perft", "herooj", "1", "--setup", "odd"],
        "no setup \"odd\"",
    ),
    (&["expand", "chess"], "no game \"chess\""),
    (&["expand"], "<GAME>"),
    (&["rules", "herooj", "nowhere"], "no anchor \"nowhere\""),
    (
        &["rules", "herooj", "--language", "xx"],
        "the languages are en, es",
    ),
    (&["show"], "GAME"),
    (&["show", "herooj", "--view", "x"], "no seat \"x\""),
    (
        &["show", "herooj", "--position", "x"],
        "isn't a valid position",
    ),
    (
        &["show", "herooj", "--set", "x"],
        "[possible values: tokens, figures]",
    ),
    (
        &["show", "herooj", "--as", "gif", "--delay", "5"],
        "20..=200000",
    ),
    (&["play", "--plain"], "Which game?"),
    (&["play", "chess", "--plain"], "no game \"chess\""),
    (
        &["play", "herooj", "--plain", "--seat", "q=human"],
        "q=human",
    ),
    (
        &["play", "herooj", "--plain", "--seat", "w=dragon"],
        "w=dragon",
    ),
    (&["play", "herooj", "--plain", "--seat", "w"], "\"w\""),
    (&["bench", "chess"], "no game \"chess\""),
    (&["match"], "<GAME>"),
    (&["match", "herooj"], "<PLAYER>"),
    (
        &["match", "chess", "best", "random", "--nodes", "1"],
        "no game \"chess\"",
    ),
    (
        &["match", "herooj", "best", "dragon", "--nodes", "1"],
        "\"dragon\" isn't a player",
    ),
    (
        &["match", "herooj", "best@5", "best", "--nodes", "1"],
        "isn't a limit such as",
    ),
    (
        &["match", "herooj", "cmd:", "best", "--nodes", "1"],
        "cmd: needs the name of a program",
    ),
    (&["match", "herooj", "best", "random"], "needs a limit"),
    (
        &["match", "herooj", "best", "--nodes", "1"],
        "2 players, not 1",
    ),
    (
        &["match", "evo4", "best", "best", "best", "--nodes", "1"],
        "or 4, not 3",
    ),
    (
        &["match", "evo4", "search", "random", "--nodes", "1"],
        "search doesn't play evo4",
    ),
    (
        &[
            "match", "evo", "best", "random", "--games", "3", "--nodes", "1",
        ],
        "multiple of 2",
    ),
    (
        &["match", "evo", "best@tc=1s", "random", "--nodes", "1"],
        "need a clock, or none",
    ),
    (&["match", "evo", "best", "random", "--nodes", "0"], "nodes"),
    (&["match", "evo", "best", "random", "--games", "0"], "games"),
    (&["match", "evo", "best", "random", "--tc", "soon"], "soon"),
    (
        &[
            "match", "evo", "best", "random", "--nodes", "1", "--setup", "odd",
        ],
        "no setup \"odd\"",
    ),
    (
        &[
            "match", "evo", "best", "random", "--nodes", "1", "--sprt", "5", "0",
        ],
        "the smaller one first",
    ),
    (
        &[
            "match", "evo", "best", "random", "--nodes", "1", "--sprt", "0", "nan",
        ],
        "the smaller one first",
    ),
    (
        &[
            "match", "evo4", "best", "random", "--nodes", "1", "--sprt", "0", "5",
        ],
        "games for two",
    ),
    (&["ugi", "chess"], "no game \"chess\""),
    (&["ugi", "--engine", "dragon"], "--engine: kind"),
    (&["dance"], "dance"),
];

#[test]
fn bad_arguments_get_one_sentence_and_status_2() {
    for (arguments, mentioned) in REFUSED {
        ludejo(arguments)
            .assert()
            .code(2)
            .stdout("")
            .stderr(contains(*mentioned).and(is_match("^ludejo: [^\n]+\n$").expect("a pattern")));
    }
}

#[test]
fn files_that_cannot_be_read_get_one_sentence_and_status_1() {
    for arguments in [
        &["show", "--record", "no-such-file.ludejo"][..],
        &["play", "--plain", "--load", "no-such-file.ludejo"],
    ] {
        ludejo(arguments)
            .assert()
            .code(1)
            .stdout("")
            .stderr(contains("Could not read no-such-file.ludejo"));
    }
}

#[test]
fn expand_answers_every_line() {
    let input = b"8/4p3/8/8/H7/8/8/8 w\n\nnonsense\n\xFF\xFE\n8/4p3/8/8/8/8/H7/8 w";
    let output = ludejo(&["expand", "herooj"])
        .write_stdin(&input[..])
        .output();
    let output = output.expect("it runs");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let answers: Vec<serde_json::Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(answers.len(), 5);
    assert_eq!(answers[0]["to_move"], "w");
    assert!(answers[0]["result"].is_null() && answers[0]["reason"].is_null());
    assert_eq!(answers[0]["legal"]["a4a2"], "8/4p3/8/8/8/8/H7/8 b");
    for bad in &answers[1..4] {
        assert!(bad["error"].is_string() && bad["legal"].is_null());
    }
    assert_eq!(answers[1]["position"], "");
    assert_eq!(answers[4]["result"], "win w");
    assert_eq!(answers[4]["reason"], "safe-zone");
    assert_eq!(answers[4]["legal"], serde_json::json!({}));
}

#[test]
fn expand_keeps_what_is_not_a_line_feed() {
    let line = format!("{}\r\n", GAMES[0].setups[0].line);
    let output = ludejo(&["expand", GAMES[0].id])
        .write_stdin(line)
        .output()
        .expect("it runs");
    assert!(String::from_utf8_lossy(&output.stdout).contains("\"error\""));
}

#[test]
fn expand_is_sorted_and_agrees_with_the_rules() {
    for info in GAMES {
        let line = info.setups[0].line;
        let output = ludejo(&["expand", info.id])
            .write_stdin(line)
            .output()
            .expect("it runs");
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        let game = catalog::start(info.id).expect("a game");
        let mut rest = text.as_str();
        for (action, after) in game.successors() {
            let entry = format!("\"{action}\":\"{after}\"");
            let at = rest
                .find(&entry)
                .unwrap_or_else(|| panic!("{entry} in its place"));
            rest = &rest[at..];
        }
    }
}

#[test]
fn every_game_is_shown_in_every_form() {
    for info in GAMES {
        let text = output(&["show", info.id]);
        assert!(text.contains("to move."), "{text}");
        assert!(output(&["show", info.id, "--as", "words"]).contains("to move"));
        let line = output(&["show", info.id, "--as", "line"]);
        assert_eq!(line, format!("{}\n", info.setups[0].line));
        assert!(output(&["show", info.id, "--as", "svg"]).starts_with("<svg"));
        let png = ludejo(&["show", info.id, "--as", "png", "--cell", "16"]).output();
        assert!(png.expect("it runs").stdout.starts_with(b"\x89PNG"));
        let gif = ludejo(&["show", info.id, "--as", "gif", "--cell", "16"]).output();
        assert!(gif.expect("it runs").stdout.starts_with(b"GIF89a"));
        let tokens = output(&["show", info.id, "--as", "svg", "--set", "tokens"]);
        let has_pieces = info.id != "rooya";
        assert_eq!(
            tokens != output(&["show", info.id, "--as", "svg"]),
            has_pieces
        );
        for seat in info.seats {
            let view = seat.letter.to_string();
            assert!(output(&["show", info.id, "--view", &view]).contains("to move."));
        }
    }
}

/// A file of a game with so many actions, always the same ones, in the folder of these tests.
fn recorded(name: &str, actions: usize) -> String {
    let path = format!("{}/{name}", env!("CARGO_TARGET_TMPDIR"));
    let mut game = catalog::start("herooj").expect("a game");
    let mut record = String::from("[Game \"herooj\"]\n[Result \"*\"]\n\n");
    for step in 0..actions {
        let legal = game.legal();
        let action = &legal[step * 7919 % legal.len()];
        record += &format!("{action} ");
        game.play(action).expect("it is legal");
    }
    std::fs::write(&path, record + "*\n").expect("a file");
    path
}

#[test]
fn a_recorded_game_is_shown_as_gif() {
    let path = recorded("gif.ludejo", 19);
    let gif = |more: &[&str]| {
        let always = ["show", "--record", &path, "--as", "gif", "--cell", "8"];
        let mut command = ludejo(&[&always, more].concat());
        let output = command.output().expect("it runs");
        assert!(output.status.success(), "{more:?}");
        let mut decoder = gif::Decoder::new(&output.stdout[..]).expect("a GIF");
        let mut delays = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("a whole one") {
            delays.push(frame.delay);
        }
        delays
    };
    let mut delays = vec![100; 19];
    delays.push(300);
    assert_eq!(gif(&[]), delays);
    assert_eq!(gif(&["--ply", "2", "--delay", "250"]), [25, 25, 75]);
    assert_eq!(gif(&["--ply", "0"]), [300]);
    ludejo(&["show", "--record", &path, "--as", "gif", "--cell", "400"])
        .assert()
        .code(1)
        .stdout("")
        .stderr(contains(
            "more than 268435456 pixels. Make the cells smaller",
        ));
}

#[test]
fn rules_are_shown_whole_or_in_part() {
    for info in GAMES {
        assert!(output(&["rules", info.id]).contains(info.name));
        assert!(output(&["rules", info.id, "g1"]).contains("third"));
        assert!(output(&["rules", info.id, "--html"]).contains("<svg"));
        let anchors = output(&["rules", info.id, "--anchors"]);
        assert!(anchors.lines().any(|line| line.starts_with("own-piece ")));
    }
    for info in RELEASED {
        for code in ["es", "fr", "de", "eo"] {
            let page = output(&["rules", info.id, "--html", "--language", code]);
            assert!(page.contains(&format!("<html lang=\"{code}\">")));
            let rule = output(&["rules", info.id, "g1", "--language", code]);
            assert!(rule.contains("#g1") && !rule.contains("third"), "{rule}");
        }
    }
}

#[test]
fn the_checksum_does_not_depend_on_the_run() {
    let checksum = || output(&["bench", "--checksum", "herooj"]);
    assert_eq!(checksum(), checksum());
}
