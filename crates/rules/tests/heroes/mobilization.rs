//! The mobilization.

use std::collections::HashSet;

use ludejo_rules::Game;
use ludejo_rules::heroes::Heroes;

use crate::heroes::{actions_from, after, legal, line, read, refusal};

/// The line after a run of actions from a line.
fn run(start: &str, actions: &str) -> String {
    let actions = actions.split_whitespace();
    actions
        .fold(read(start), |position, action| after(&position, action))
        .to_string()
}

/// The last two fields of a line.
fn turn(line: &str) -> &str {
    line.split_once(' ').expect("three fields").1
}

#[test]
fn turns_come_in_order_with_their_actions() {
    let mut position = Heroes::start();
    for expected in [
        "w M1:3:-", "b M1:5:-", "w M2:5:-", "b M2:3:-", "w M3:6:-", "b M3:6:-",
    ] {
        assert_eq!(turn(&position.to_string()), expected);
        position = after(&position, "done");
    }
    assert_eq!(turn(&position.to_string()), "w -");
    assert!(!legal(&position).contains(&"done".to_owned()));
    let expected = ("heroes-done-too-late", "mobilization-done");
    assert_eq!(refusal(&position, "done"), expected);
}

#[test]
fn who_has_moved_makes_another_key() {
    let fresh = "Fb2 Fc2 Fd2 Ff3 Fg2 Fh2 fb6 fc7 fd8 ff9 fg8 fh8";
    let mut keys = HashSet::new();
    let hexes = ["b2", "c2", "d2", "f3", "g2", "h2"];
    for (index, one) in hexes.iter().enumerate() {
        for other in &hexes[..index] {
            let moved = format!("M3:4:{other},{one}");
            let position = read(&line(&format!("Ka2 Ha3 kk5 hk4 {fresh}"), 'w', &moved));
            assert!(keys.insert(position.key()), "{moved}");
        }
    }
}

#[test]
fn the_last_action_ends_the_turn() {
    let fresh = "Fb2 Fc2 Fd2 Ff3 Fg2 Fh2 fb6 fc7 fd8 ff9 fg8 fh8";
    let start = line(&format!("Ka2 Ha3 kk5 hk4 {fresh}"), 'w', "M1:3:-");
    let mut seen = Vec::new();
    let mut position = read(&start);
    let white = ["b2b3", "c2c3", "d2d3", "f3f4", "g2g3", "h2h3"];
    let black = ["b6b5", "c7c6", "d8d7", "f9f8", "g8g7", "h8h7"];
    let (mut of_white, mut of_black) = (white.iter(), black.iter());
    let mut count = 0;
    while seen.len() < 2 {
        let is_white = turn(&position.to_string()).starts_with('w');
        let next = if is_white {
            of_white.next()
        } else {
            of_black.next()
        };
        position = after(&position, next.expect("an action"));
        count += 1;
        let is_next = turn(&position.to_string()).starts_with('w') != is_white;
        if is_next {
            seen.push(count);
            count = 0;
        }
    }
    assert_eq!(seen, [3, 5]);
    assert_eq!(turn(&position.to_string()), "w M2:5:-");

    // One before the end, in the later turns.
    for (seat, field, action, expected) in [
        ('w', "M2:1:b2,c2,d2,f3", "g2g3", "b M2:3:-"),
        ('b', "M2:1:b6,c7", "d8d7", "w M3:6:-"),
        ('w', "M3:1:b2,c2,d2,f3,g2", "h2h3", "b M3:6:-"),
        ('b', "M3:1:b6,c7,d8,f9,g8", "h8h7", "w -"),
        ('b', "M1:1:b6,c7,d8,f9", "g8g7", "w M2:5:-"),
    ] {
        let before = line(&format!("Ka2 Ha3 kk5 hk4 {fresh}"), seat, field);
        assert_eq!(turn(&run(&before, action)), expected, "{field}");
        let one_more = field.replacen(":1:", ":2:", 1);
        let (rest, _) = one_more.rsplit_once(',').expect("several");
        let before = line(&format!("Ka2 Ha3 kk5 hk4 {fresh}"), seat, rest);
        let found = run(&before, action);
        assert!(
            turn(&found).starts_with(&format!("{seat} {}:1:", &field[..2])),
            "{found}"
        );
    }
}

#[test]
fn moved_pieces_are_listed_where_they_stand_now() {
    let start = Heroes::start().to_string();
    let found = run(&start, "g3g5");
    assert_eq!(turn(&found), "w M1:2:g5");
    let found = run(&start, "g3g5 c1b1");
    assert_eq!(turn(&found), "w M1:1:b1,g5");
    let found = run(&start, "g3g5 c1b1 done");
    assert_eq!(turn(&found), "b M1:5:-");
    // By file, then by rank, not by letters.
    let ranks = line("Ka2 Ha3 kk5 hk4 ne10 ne9", 'b', "M1:3:e9,e10");
    assert_eq!(read(&ranks).to_string(), ranks);
}

#[test]
fn each_piece_acts_once_in_a_turn_and_again_in_the_next() {
    let position = read(&run(&Heroes::start().to_string(), "c1b1"));
    assert_eq!(actions_from(&position, "b1"), "");
    let expected = ("heroes-mobilization-moved", "mobilization-once");
    assert_eq!(refusal(&position, "b1c1"), expected);
    let position = read(&run(&position.to_string(), "done done"));
    assert!(!actions_from(&position, "b1").is_empty());
}

#[test]
fn only_fresh_pawns_knights_chariots_and_heroes_act() {
    let pieces = "Ka2 Ha3 Cb1 Nc1 Md1 Ee1 Fd3 Pe3 Rg3 Gh3 kk5 hk4";
    let position = read(&line(pieces, 'w', "M1:3:-"));
    for (from, may_act) in [
        ("a2", false),
        ("a3", true),
        ("b1", true),
        ("c1", true),
        ("d1", false),
        ("e1", false),
        ("d3", true),
        ("e3", false),
        ("g3", false),
        ("h3", false),
    ] {
        assert_eq!(!actions_from(&position, from).is_empty(), may_act, "{from}");
    }
    for action in ["a2b2", "d1d2", "e1e2", "e1~e5", "e3e4", "g3=H", "h3h4"] {
        let expected = ("heroes-mobilization-kind", "mobilization-pieces");
        assert_eq!(refusal(&position, action), expected, "{action}");
    }
    // After it they all do.
    let position = read(&line(pieces, 'w', "-"));
    for from in ["a2", "d1", "e1", "e3", "g3", "h3"] {
        assert!(!actions_from(&position, from).is_empty(), "{from}");
    }
}

#[test]
fn nothing_is_captured() {
    let pieces = "Ka2 Ha3 Cd3 Hf3 kk5 hk4 rd5 rg4 re4";
    let position = read(&line(pieces, 'w', "M1:3:-"));
    let expected = ("heroes-mobilization-capture", "mobilization-no-capture");
    for action in ["d3d5", "f3g4", "d3e4"] {
        assert_eq!(refusal(&position, action), expected, "{action}");
    }
    let pawns = line("Ka2 Ha3 Fd3 Hd2 kk5 hk4 re4 rd4", 'w', "M1:3:-");
    assert_eq!(actions_from(&read(&pawns), "d3"), "c2 e3");
    assert_eq!(refusal(&read(&pawns), "d3e4"), expected);
    assert_eq!(refusal(&read(&pawns), "d3d4"), expected);
}

#[test]
fn promotions_happen_and_the_promoted_rest() {
    let start = line("Ka2 Ha3 kd7 hk4 Fd4 Fc4 Fg5", 'w', "M2:5:-");
    let found = run(&start, "c4c5 g5g7");
    assert_eq!(
        found,
        line("Ka2 Ha3 kd7 hk4 Fd4 Fc5 Gg7", 'w', "M2:3:c5,g7")
    );
    let found = run(&start, "d4d6");
    assert_eq!(found, line("Ka2 Ha3 kd7 hk4 Rd6 Fc4 Fg5", 'w', "M2:4:d6"));
    // In its next turn a fresh pawn that went two is plain and rests.
    let start = line("Ka2 Ha3 kk5 hk4 Fd2 Fe2", 'w', "M1:3:-");
    let position = read(&run(&start, "d2d4 e2e3 done done"));
    assert_eq!(actions_from(&position, "d4"), "");
    assert_eq!(actions_from(&position, "e3"), "e4 e5");
}

/// Checks what a piece can do in the mobilization.
fn can(pieces: &str, seat: char, from: &str, expected: &str) {
    let field = if seat == 'w' { "M1:3:-" } else { "M1:5:-" };
    let position = read(&line(pieces, seat, field));
    let found = actions_from(&position, from);
    assert_eq!(found, expected, "{from} of {pieces}");
    // Only captures are missing, and what attacks the enemy's king.
    let later = actions_from(&read(&line(pieces, seat, "-")), from);
    let later: Vec<_> = later.split(' ').collect();
    for to in found.split_whitespace() {
        assert!(later.contains(&to), "{from}{to} of {pieces}");
    }
}

#[test]
fn no_action_lays_the_own_king_open() {
    can("Kd2 Ha3 Nd3 kk5 hk4 cd6", 'w', "d3", "d5");
    can("Kd2 Ha3 Fd3 kk5 hk4 cd6 re4", 'w', "d3", "d4 d5");
    can("Kd2 Ha3 Hd3 kk5 hk4 cd6", 'w', "d3", "d4 d5");
    can("ke9 hk4 nf9 Kk2 Hk3 Ci6", 'b', "f9", "h7");
}

#[test]
fn no_action_attacks_the_enemys_king() {
    let king = "Ka2 Ha3 kd8 hk4";
    let refused = ("heroes-mobilization-check", "mobilization-check");
    for (pieces, action, is_legal) in [
        // By the piece itself.
        ("Ce3", "e3d3", false),
        ("Ce3", "e3f4", true),
        ("Nd3", "d3d6", false),
        ("Nd3", "d3f5", true),
        ("Hd4", "d4d6", false),
        ("Hd5", "d5e7", false),
        ("Hd5", "d5e6", true),
        // A line is opened.
        ("Cd3 Nd7", "d7f9", false),
        ("Cd2 Nd7", "d7f9", true),
        ("Cd3 Fd4", "d4d5", true),
        // A way of a hero is opened, or a rampage's first hex.
        ("He7 Nd7 Re8", "d7b7", false),
        ("Eb6 Hb5 Nc7", "c7c5", false),
        ("Eb6 Hb4 Nc7", "c7c5", true),
        // A hero lends its power.
        ("Nc6 Hd4", "d4c5", false),
        ("Nc6 Hd4", "d4c4", true),
        ("Nb5 Hd4", "d4c5", true),
        ("Md5 Hc3", "c3c4", false),
        ("Md5 Hc3", "c3c2", true),
        ("Md4 Hc2", "c2c3", true),
        ("Ed6 Hb4", "b4c5", false),
        ("Ed6 Hb4", "b4c4", true),
        ("Ed4 Hb3", "b3c4", false),
        ("Ed3 Hb2", "b2c3", true),
    ] {
        let position = line(&format!("{king} {pieces}"), 'w', "M1:3:-").parse::<Heroes>();
        let Ok(position) = position else {
            panic!("{pieces}: {position:?}");
        };
        if is_legal {
            after(&position, action);
        } else {
            assert_eq!(refusal(&position, action), refused, "{action} of {pieces}");
        }
    }
}

#[test]
fn pawns_and_their_promotions_attack_the_enemys_king_with_help_only() {
    // Beside the king a pawn becomes heroic and attacks nothing.
    can("Ka2 Ha3 Fc5 kd8 hk4", 'w', "c5", "c6 c7");
    // A pawn that the king has met captures straight once a hero comes near.
    for pawn in ["P", "F"] {
        let pieces = format!("Ka2 Ha3 {pawn}d5 Hc2 kd6 hk4");
        can(&pieces, 'w', "c2", "b1 b2 b3 c1 c3 d1 d2 d3 e2 e3 e4");
    }
}
