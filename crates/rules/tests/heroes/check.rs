//! Attacks, and what a seat may do when its king is at stake.

use ludejo_rules::heroes::Heroes;
use ludejo_rules::{Game, catalog};

use crate::heroes::{actions_from, legal, line, read, refusal};

/// Whether the black ones of these pieces attack the white king.
fn is_attacked(pieces: &str) -> bool {
    read(&line(pieces, 'w', "-"));
    // A position in which the seat to move could take the king is none.
    match line(pieces, 'b', "-").parse::<Heroes>() {
        Ok(_) => false,
        Err(error) => {
            assert_eq!(error.message.key, "heroes-king-left-attacked", "{pieces}");
            true
        }
    }
}

/// Checks which black pieces attack a king on d5.
fn attack(attacking: &[&str], idle: &[&str]) {
    for (list, expected) in [(attacking, true), (idle, false)] {
        for pieces in list {
            let found = is_attacked(&format!("Kd5 Ha3 kk5 hk4 {pieces}"));
            assert_eq!(found, expected, "{pieces}");
        }
    }
}

#[test]
fn chariots_attack_up_to_five_hexes_straight() {
    attack(
        &["cd6", "cd9", "cd1", "ci7", "ci2", "ca5", "cb3", "cd9 re7"],
        &["cj7", "cj1", "ce7", "ce4", "cd9 rd6", "cd9 Rd8", "ci7 rg7"],
    );
    assert!(!is_attacked("Kf5 Ha3 kk5 hk4 cf7"));
}

#[test]
fn knights_attack_at_two_and_three_and_near_a_hero_by_leaps() {
    attack(
        &[
            "nd7",
            "nd8",
            "nf7",
            "nh3 ng4",
            "ne7 he8",
            "nb4 ha4",
            "ne7 he8 rd6 re6",
        ],
        &[
            "nd6", "nd9", "nd7 rd6", "nd8 Rd7", "ne7", "nb4", "ne7 He8", "ne7 he9",
        ],
    );
    assert!(is_attacked("Kf5 Ha3 kk5 hk4 ne6 he7 re5"));
    assert!(!is_attacked("Kf5 Ha3 kk5 hk4 nf7 hf8"));
}

#[test]
fn camels_attack_at_one_and_two_and_near_a_hero_at_three() {
    attack(
        &["md6", "md7", "mf5", "md8 hd9", "mg4 hh3"],
        &[
            "md8",
            "mg4",
            "md7 rd6",
            "md8 hd9 Rd7",
            "md8 hd9 rd6",
            "md9 he10",
            "md8 Hd9",
        ],
    );
}

#[test]
fn heroes_attack_by_one_or_two_steps() {
    attack(
        &[
            "hd6", "he5", "hd7", "hb5", "hf5", "he7", "he7 rd6", "he7 Re6", "hb4 rc4",
        ],
        &[
            "hd8",
            "hg6",
            "hd7 rd6",
            "hf5 Re5",
            "he7 rd6 Re6",
            "hb4 Rc4 rc5",
        ],
    );
    assert!(is_attacked("Kf5 Ha3 kk5 hk4 he6"));
    assert!(!is_attacked("Kf5 Ha3 kk5 hk4 he6 re5"));
    assert!(!is_attacked("Kf5 Ha3 kk5 hk4 hf7"));
}

#[test]
fn elephants_attack_by_rampages_only() {
    attack(
        &[
            "ed7 he8",
            "ed8 he9",
            "ed9 he10",
            "ed9 he10 rd7 Rd6",
            "eh3 hi2",
        ],
        &[
            "ed6 hd8",
            "ed7",
            "ed9 he10 rd8",
            "ed9 he10 Rd8",
            "ei7 hj7",
            "ed7 hd9",
            "ed7 Hc7",
        ],
    );
    assert!(!is_attacked("Kf5 Ha3 kk5 hk4 ef8 hf9"));
}

#[test]
fn pawns_attack_aslant_and_near_a_hero_straight() {
    attack(
        &["pe6", "pc5", "fe6", "fc5", "pd6 hd7", "fd6 hd7"],
        &[
            "pd6", "fd6", "pd6 Hd7", "pe5", "pc4", "pe5 hf5", "pc4 hb3", "fd7 hd8", "pd6 hd8",
        ],
    );
}

#[test]
fn guards_attack_forward_and_heroic_pawns_nothing() {
    attack(
        &["gd6", "ge6", "gc5"],
        &["gd4", "ge5", "gc4", "gd7", "rd6", "re6", "rc5", "rd4"],
    );
    // White's forward is the other way.
    for (guard, is_attacking) in [("Gj5", true), ("Gk4", true), ("Gj6", false), ("Gj4", false)] {
        let pieces = format!("Ka2 Ha4 kk5 hh8 {guard}");
        let read: Result<Heroes, _> = line(&pieces, 'w', "-").parse();
        assert_eq!(read.is_err(), is_attacking, "{guard}");
    }
}

#[test]
fn kings_attack_each_other() {
    for seat in ['w', 'b'] {
        let together: Result<Heroes, _> = line("Kd5 Ha3 kd6 hk4", seat, "-").parse();
        assert!(together.is_err());
        read(&line("Kd5 Ha3 kd7 hk4", seat, "-"));
    }
}

#[test]
fn an_attack_counts_where_the_capture_would_be_illegal() {
    // Taking the king would lay the own king open, or take it too.
    assert!(is_attacked("Kd5 Ha3 ke9 hk4 cd8 Cc7"));
    assert!(is_attacked("Kd5 Ha3 kd7 hk4 ed9 he10"));
}

/// Checks what a piece can do in a position with White to move; the black king is far away.
fn can(pieces: &str, from: &str, expected: &str) {
    let position = read(&line(&format!("{pieces} kk5 hk4"), 'w', "-"));
    assert_eq!(
        actions_from(&position, from),
        expected,
        "{from} of {pieces}"
    );
}

#[test]
fn the_king_does_not_go_where_it_would_be_attacked() {
    can("Kd4 Ha3 ce9", "d4", "c3 c4 d3 d5");
    // Not even away from a chariot in its line, nor beside the enemy king.
    can("Kd4 Ha3 cd8", "d4", "c3 c4 e4 e5");
    let position = read(&line("Kd4 Ha3 kd6 hk4", 'w', "-"));
    assert_eq!(actions_from(&position, "d4"), "c3 c4 d3 e4 e5");
}

#[test]
fn the_king_takes_what_is_not_protected() {
    can("Kd4 Ha3 nd5", "d4", "c3 c4 xd5 e4 e5");
    can("Kd4 Ha3 nd5 cd9", "d4", "c3 c4 e4 e5");
    // The hero protects no knight's leap once it is taken itself.
    can("Kd4 Ha3 hd5 ne6 rd6", "d4", "xd5");
    can("Kd4 Ha3 hd5 ce6 rd6", "d4", "");
}

#[test]
fn shields_stay_in_the_line() {
    // A chariot, a knight, a camel.
    can("Kd3 Ha3 Cd5 cd8", "d5", "d4 d6 d7 xd8");
    can("Kd3 Ha3 Rd4 nd5", "d4", "=H");
    can("Kd3 Ha3 Nd4 nd6", "d4", "xd6");
    can("Kd3 Ha3 Rd4 Nd5 nd6", "d4", "=H");
    can("Kd3 Ha3 Ed4 md6 hd7", "d4", "d5");
    can("Kd3 Ha3 Ed4 md5", "d4", "");
    can("Kd3 Ha3 Ed4 md6", "d4", "c3 c4 d5 e4 e5");
    // Two shields leave each other free, be they friend or enemy.
    can("Kd3 Ha3 Ed4 rd5 cd6", "d4", "c3 c4 e4 e5");
    can("Kd3 Ha3 Ed4 Rd5 cd6", "d4", "c3 c4 e4 e5");
}

#[test]
fn shields_against_heroes_and_rampages_stay() {
    // Both ways of the hero are taken; opening one is enough.
    can("Kd3 Ha3 Ed4 re4 he5", "d4", "");
    can("Kd3 Ha3 Ed4 Me4 he5", "e4", "xe5");
    // One is open anyway, so that the king is attacked.
    can("Kd3 Ha3 Ed4 he5", "d4", "");
    can("Kd3 Ha3 Ef4 Rd4 he5", "f4", "e4");
    can("Kd3 Ha3 Md5 Rd4 he5", "d5", "xe5");
    // The elephant's first hex is taken.
    can("Kd3 Ha3 Ed6 ed7 hd8", "d6", "");
    can("Kd3 Ha3 Ed6 ed7", "d6", "c5 c6 d5 e6 e7");
}

#[test]
fn an_attack_is_ended_by_taking_blocking_or_disarming() {
    can("Kd3 Ha3 Cc7 cd7", "c7", "xd7");
    can("Kd3 Ha3 Cb4 cd7", "b4", "d4 d6");
    can("Kd3 Ha3 Me6 cd6", "e6", "d5 xd6");
    // A leaping knight's hero is taken.
    can("Kd3 Ha3 Cf3 ne5 he6", "f3", "");
    can("Kd3 Ha3 Ce8 ne5 he6", "e8", "xe6");
    can("Kd3 Ha3 Ce8 ne5 he6", "a3", "");
    // Against two attacks only the king helps.
    can("Kd3 Ha3 Cb4 cd7 cf5", "b4", "");
    can("Kd3 Ha3 Cb4 cd7 cf5", "d3", "c3 e3");
    // Becoming a hero ends nothing.
    can("Kd3 Ha3 Rc7 cd7", "c7", "");
}

#[test]
fn the_king_comes_before_the_win() {
    let position = read(&line("Kd3 Ha3 Cd5 hf7 kk5", 'w', "-"));
    assert!(legal(&position).contains(&"d5f7".to_owned()));
    let position = read(&line("Kd3 Ha3 Cd5 hf7 kk5 cd8", 'w', "-"));
    let expected = ("heroes-king-exposed", "king-safety");
    assert_eq!(refusal(&position, "d5f7"), expected);
    assert!(position.outcome().is_none());
}

#[test]
fn a_turn_is_passed_only_where_no_king_is_attacked() {
    let passed = |pieces: &str| {
        let game = catalog::read("heroes", &line(pieces, 'w', "-")).expect("a position");
        Some(game.turn_passed()?.line())
    };
    let quiet = "Kd5 Ha3 kk5 hk4 cj7";
    assert_eq!(passed(quiet), Some(line(quiet, 'b', "-")));
    assert_eq!(passed("Kd5 Ha3 kk5 hk4 cd6"), None);
}
