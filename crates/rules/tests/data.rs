//! What games show and say as data.

use ludejo_rules::record::{Record, RecordData, Round};
use ludejo_rules::{Draft, DraftData, Gauge, Outcome, Piece, Reason, Scene, Seat, catalog};
use serde::Serialize;
use serde_json::{Value, from_value, json, to_value};

fn data(value: impl Serialize) -> Value {
    to_value(value).expect("data")
}

#[test]
fn a_scene_lists_what_stands_where() {
    let mut scene = Scene {
        to_move: Seat::SECOND,
        ..Scene::default()
    };
    let piece = |letter| Piece {
        seat: Seat::FIRST,
        letter,
    };
    scene.pieces.extend([(10, piece('P')), (3, piece('H'))]);
    scene.owners.insert(7, Seat::SECOND);
    scene.spent.insert(10);
    let gauge = |seat| Gauge {
        word: "masters-made",
        seat,
    };
    scene.gauges.insert(gauge(None), 2);
    scene.gauges.insert(gauge(Some(Seat::SECOND)), 1);
    assert_eq!(
        data(&scene),
        json!({
            "pieces": [
                { "cell": 3, "seat": 0, "letter": "H" },
                { "cell": 10, "seat": 0, "letter": "P" },
            ],
            "owners": [[7, 1]],
            "spent": [10],
            "gauges": [
                [{ "word": "masters-made" }, 2],
                [{ "word": "masters-made", "seat": 1 }, 1],
            ],
            "toMove": 1,
        })
    );
}

#[test]
fn effects_say_what_they_are() {
    let game = catalog::read("herooj", "8/8/8/3p4/3P4/3P4/8/8 w").expect("a position");
    let effects = game.effects("d3d5").expect("a legal action");
    assert_eq!(
        data(effects),
        json!([
            { "what": "captured", "at": 35, "piece": { "seat": 1, "letter": "P" } },
            { "what": "moved", "path": [19, 27, 35] },
            { "what": "toMove", "seat": 1 },
        ])
    );
}

#[test]
fn a_board_and_the_names_of_a_game_are_data() {
    let game = catalog::start("sparta").expect("a game");
    let info = data(game.info());
    assert_eq!(info["id"], "sparta");
    assert_eq!(info["lengthLimit"], 1000);
    assert_eq!(info["seats"][0], json!({ "letter": "y", "word": "yellow" }));
    let board = data(game.board());
    assert_eq!(board["cells"][0]["name"], "a1");
    assert_eq!(board["cells"][0]["center"], json!({ "x": 0.0, "y": 0.0 }));
    assert_eq!(board["cells"][0]["outline"], "square");
    assert_eq!(board["labels"][0]["text"], "a");
}

#[test]
fn picks_and_refusals_are_data() {
    let game = catalog::start("herooj").expect("a game");
    let partial = data(game.partial("b2").expect("a beginning"));
    assert_eq!(partial["complete"], false);
    assert_eq!(partial["next"][0]["what"], "cell");
    assert_eq!(
        partial["prompt"],
        json!({ "key": "pick-cell", "params": { "picked": { "kind": "text", "value": "b2" } } })
    );
    assert_eq!(
        data(game.explain("b3b4").expect_err("a refusal")),
        json!({
            "anchor": "own-piece",
            "message": {
                "key": "cell-empty",
                "params": { "cell": { "kind": "cell", "value": "b3" } },
            },
        })
    );
}

#[test]
fn ends_are_read_as_they_are_written() {
    for reason in Reason::ALL {
        assert_eq!(data(reason), reason.word());
        for outcome in [Outcome::draw(*reason), Outcome::win(Seat::SECOND, *reason)] {
            assert_eq!(from_value(data(outcome)).ok(), Some(outcome));
        }
    }
    assert_eq!(
        data(Outcome::draw(Reason::Agreement)),
        json!({ "reason": "agreement" })
    );
}

#[test]
fn drafts_are_read_as_they_are_written() {
    let draft = Draft::read("rooya", "5/5/5/5/W3b w -").expect("a board");
    let written = data(draft.data());
    assert_eq!(written["fields"][1]["text"], "-");
    let read: DraftData = from_value(written).expect("a draft");
    let read = Draft::of("rooya", &read).expect("a draft of the game");
    assert_eq!(read.to_string(), draft.to_string());
    assert!(matches!(
        read.cells[0],
        Some(Piece { seat, .. }) if seat == Seat::FIRST
    ));
}

#[test]
fn rounds_are_data() {
    let mut game = catalog::start("herooj").expect("a game");
    game.play("b2b4").expect("a legal action");
    assert_eq!(
        data(Round::all(&*game)),
        json!([{ "number": 1, "begins": true, "isTurn": true, "seat": 0 }])
    );
}

const RECORD: &str = "[Game \"herooj\"]\n[Position \"8/8/8/3p4/3P4/3P4/8/8 w\"]\n\
    [Seat.w \"Ana\"]\n[Result \"win w\"]\n[Reason \"resignation\"]\n\n\
    {[%clk w 0:05:00]} d3d5! {[%emt 0:00:01.500]} {[%eval w 0.875]} {[%mark no c3]}\n\
    {[%arrow d3 d5]} {[%left b time]} {A capture.} (d4d5) win:w\n";

#[test]
fn records_are_read_as_they_are_written() {
    let record: Record = RECORD.parse().expect("a record");
    assert_eq!(record.to_string(), RECORD);
    let written = data(RecordData::from(record.clone()));
    assert_eq!(
        written,
        json!({
            "game": "herooj",
            "position": "8/8/8/3p4/3P4/3P4/8/8 w",
            "tags": [["Seat.w", "Ana"]],
            "main": {
                "notes": [{ "what": "clock", "seat": "w", "milliseconds": 300_000.0 }],
                "plies": [{
                    "action": "d3d5",
                    "nags": [1],
                    "notes": [
                        { "what": "spent", "milliseconds": 1_500.0 },
                        { "what": "value", "seat": "w", "share": 0.875 },
                        { "what": "mark", "pointer": "no", "cells": ["c3"] },
                        { "what": "arrow", "cells": ["d3", "d5"] },
                        { "what": "left", "seat": "b", "reason": "time" },
                        { "what": "comment", "text": "A capture." },
                    ],
                    "variations": [{
                        "notes": [],
                        "plies": [{ "action": "d4d5", "nags": [], "notes": [], "variations": [] }],
                    }],
                }],
            },
            "ending": { "winner": "w", "reason": "resignation" },
        })
    );
    let read: RecordData = from_value(written).expect("a record");
    assert_eq!(Record::try_from(read), Ok(record));
}

#[test]
fn what_records_have_no_place_for_is_not_read() {
    let record: Record = RECORD.parse().expect("a record");
    let written = data(RecordData::from(record));
    let change = |pointer: &str, value: Value| {
        let mut changed = written.clone();
        *changed.pointer_mut(pointer).expect("a value") = value;
        from_value::<RecordData>(changed).map(|_| ())
    };
    for (pointer, value) in [
        ("/main/notes/0/seat", json!("W")),
        ("/main/plies/0/action", json!("draw")),
        ("/main/plies/0/notes/1/share", json!(1.5)),
        ("/main/plies/0/notes/2/pointer", json!("maybe")),
        ("/main/plies/0/notes/2/cells/0", json!("c03")),
        ("/main/plies/0/notes/4/reason", json!("agreement")),
        ("/ending/reason", json!("boredom")),
    ] {
        assert!(change(pointer, value).is_err(), "{pointer}");
    }
    assert!(change("/main/plies/0/nags/0", json!(2)).is_ok());
}
