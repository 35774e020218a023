//! Why an action is refused: the sentence that fits, the rule on the page, what is named.

use ludejo_rules::heroes::Action;
use ludejo_rules::{Message, Refusal, Tabletop};

use crate::heroes::{AWAY, line, read, refusal};

/// Checks the keys and anchors of refusals after the mobilization.
fn refuse(rows: &[(&str, char, &str, &str, &str)]) {
    for (pieces, seat, action, key, anchor) in rows {
        let position = read(&line(&format!("{pieces} {AWAY}"), *seat, "-"));
        let found = refusal(&position, action);
        assert_eq!(found, (*key, *anchor), "{action} in {pieces}");
    }
}

#[test]
fn only_own_pieces_act() {
    refuse(&[
        ("Nd3", 'w', "d4d5", "cell-empty", "own-piece"),
        ("nd6", 'w', "d6d5", "piece-not-yours", "own-piece"),
        ("Nd3", 'b', "d3d5", "piece-not-yours", "own-piece"),
        ("Nd3", 'w', "d4=H", "cell-empty", "own-piece"),
        ("rd4", 'w', "d4=H", "piece-not-yours", "own-piece"),
        ("ed4 hd5", 'w', "d4~h4", "piece-not-yours", "own-piece"),
    ]);
}

#[test]
fn nothing_lands_on_a_friend_or_stays() {
    let friend = ("heroes-onto-friend", "friend-blocks");
    for piece in ["C", "N", "M", "E", "F", "P", "G", "H"] {
        let position = read(&line(&format!("{piece}d3 Rd4 {AWAY}"), 'w', "-"));
        assert_eq!(refusal(&position, "d3d4"), friend, "{piece}");
    }
    refuse(&[
        ("Nd3", 'w', "a2a3", friend.0, friend.1),
        ("Nd3", 'w', "a2a2", "same-cell", "king-moves"),
        ("Nd3", 'w', "a3a3", "same-cell", "hero-moves"),
        ("Cd3", 'w', "d3d3", "same-cell", "chariot-moves"),
        ("Nd3", 'w', "d3d3", "same-cell", "knight-moves"),
        ("Md3", 'w', "d3d3", "same-cell", "camel-moves"),
        ("Ed3", 'w', "d3d3", "same-cell", "elephant-moves"),
        ("Gd3", 'w', "d3d3", "same-cell", "guard-moves"),
        ("Pd3", 'w', "d3d3", "same-cell", "pawn-moves"),
        ("Fd3", 'w', "d3d3", "same-cell", "pawn-moves"),
    ]);
}

#[test]
fn each_piece_has_its_own_way() {
    let (straight, distance) = ("heroes-not-straight", "heroes-distance");
    let (blocked, hole) = ("heroes-path-blocked", "heroes-hole-in-way");
    refuse(&[
        ("Nd3", 'w', "a2c3", "heroes-one-hex", "king-moves"),
        ("Hd3", 'w', "d3d6", "heroes-hero-too-far", "hero-moves"),
        ("Hd3 Rd4", 'w', "d3d5", "heroes-hero-blocked", "hero-path"),
        (
            "Hd3 Rd4 re4",
            'w',
            "d3e5",
            "heroes-hero-blocked-twice",
            "hero-path",
        ),
        ("Hf5", 'w', "f5f7", hole, "hole"),
        ("Hf5 Re5", 'w', "f5e6", "heroes-hero-blocked", "hero-path"),
        ("Cd3", 'w', "d3e5", straight, "chariot-moves"),
        ("Cc1", 'w', "c1c7", distance, "chariot-moves"),
        ("Cd3 rd5", 'w', "d3d6", blocked, "path-empty"),
        ("Cf3", 'w', "f3f7", hole, "hole"),
        ("Nd3", 'w', "d3d4", distance, "knight-moves"),
        ("Nd3", 'w', "d3d7", distance, "knight-moves"),
        ("Nd3 Rd4", 'w', "d3d5", blocked, "path-empty"),
        ("Nd3", 'w', "d3f8", straight, "knight-moves"),
        ("Nd3", 'w', "d3e5", "heroes-leap-needs-hero", "knight-leap"),
        ("Nf5", 'w', "f5f7", hole, "hole"),
        ("Md3", 'w', "d3d6", "heroes-camel-needs-hero", "camel-moves"),
        ("Md3 Hc3", 'w', "d3d7", distance, "camel-moves"),
        ("Md3", 'w', "d3d7", distance, "camel-moves"),
        ("Md3", 'w', "d3e5", straight, "camel-moves"),
        ("Md3 rd4", 'w', "d3d5", blocked, "path-empty"),
        ("Ed3", 'w', "d3d5", "heroes-one-hex", "elephant-moves"),
        (
            "Ed3 rd4",
            'w',
            "d3d4",
            "heroes-elephant-captures",
            "elephant-moves",
        ),
        ("Gd3", 'w', "d3d5", "heroes-one-hex", "guard-moves"),
        (
            "Gd3 rd2",
            'w',
            "d3d2",
            "heroes-guard-captures-back",
            "guard-back",
        ),
        (
            "gd6 Rd7",
            'b',
            "d6d7",
            "heroes-guard-captures-back",
            "guard-back",
        ),
        (
            "Rd3",
            'w',
            "d3d4",
            "heroes-heroic-pawn-stays",
            "heroic-pawn",
        ),
        (
            "Rd3",
            'w',
            "d3d3",
            "heroes-heroic-pawn-stays",
            "heroic-pawn",
        ),
        ("Pd3", 'w', "d3=H", "heroes-rise-kind", "heroic-pawn"),
    ]);
}

#[test]
fn pawns_are_told_what_they_lack() {
    let direction = "heroes-pawn-direction";
    refuse(&[
        ("Pd3", 'w', "d3f7", direction, "pawn-moves"),
        ("Pd3", 'w', "d3d6", direction, "pawn-moves"),
        ("Pd3", 'w', "d3f5", direction, "pawn-moves"),
        (
            "Fd3",
            'w',
            "d3d6",
            "heroes-fresh-pawn-direction",
            "pawn-moves",
        ),
        (
            "Pd3",
            'w',
            "d3e4",
            "heroes-pawn-slants-to-capture",
            "pawn-capture",
        ),
        (
            "Fd3",
            'w',
            "d3c3",
            "heroes-pawn-slants-to-capture",
            "pawn-capture",
        ),
        (
            "pd6",
            'b',
            "d6c5",
            "heroes-pawn-slants-to-capture",
            "pawn-capture",
        ),
        (
            "Pd3 rd4",
            'w',
            "d3d4",
            "heroes-pawn-captures-straight",
            "pawn-near-hero",
        ),
        (
            "Pd3",
            'w',
            "d3e3",
            "heroes-pawn-back-needs-hero",
            "pawn-near-hero",
        ),
        (
            "Pd3 re3",
            'w',
            "d3e3",
            "heroes-pawn-captures-back",
            "pawn-near-hero",
        ),
        (
            "Pd3 Hc3 re3",
            'w',
            "d3e3",
            "heroes-pawn-captures-back",
            "pawn-near-hero",
        ),
        (
            "Pd3 Hc3",
            'w',
            "d3d2",
            "heroes-pawn-straight-back",
            "pawn-near-hero",
        ),
        (
            "pd6",
            'b',
            "d6d7",
            "heroes-pawn-straight-back",
            "pawn-near-hero",
        ),
        ("Pd3", 'w', "d3d5", "heroes-double-step-kind", "double-step"),
        (
            "Fd3 rd5",
            'w',
            "d3d5",
            "heroes-double-step-captures",
            "double-step",
        ),
        ("Fd3 rd4", 'w', "d3d5", "heroes-path-blocked", "path-empty"),
        ("Ff5", 'w', "f5f7", "heroes-hole-in-way", "hole"),
    ]);
}

#[test]
fn rampages_are_told_what_they_lack() {
    let length = ("heroes-rampage-length", "rampage-path");
    refuse(&[
        ("Nd3 Hc3", 'w', "d3~d7", "heroes-rampage-kind", "rampage"),
        (
            "Ed3",
            'w',
            "d3~d7",
            "heroes-rampage-needs-hero",
            "near-hero",
        ),
        (
            "Ed3 Hc3",
            'w',
            "d3~e5",
            "heroes-rampage-not-straight",
            "rampage-path",
        ),
        (
            "Ed3 Hc3",
            'w',
            "d3~d3",
            "heroes-rampage-not-straight",
            "rampage-path",
        ),
        ("Ed3 Hc3", 'w', "d3~d6", length.0, length.1),
        ("Ed3 Hc3", 'w', "d3~d8", length.0, length.1),
        ("Ef3 He3", 'w', "f3~f7", length.0, length.1),
        ("Ef5 Hf4", 'w', "f5~f7", "heroes-hole-in-way", "hole"),
        (
            "Ed3 Hc3 rd4",
            'w',
            "d3~d7",
            "heroes-rampage-first-hex",
            "rampage-first-hex",
        ),
        (
            "Ed3 Hc3 Rd4",
            'w',
            "d3~d7",
            "heroes-rampage-first-hex",
            "rampage-first-hex",
        ),
    ]);
}

#[test]
fn the_kings_are_named_with_their_attackers() {
    refuse(&[
        (
            "cc4 Nd3",
            'w',
            "d3d5",
            "heroes-king-stays-attacked",
            "king-safety",
        ),
        ("cc4 Nb3", 'w', "b3b1", "heroes-king-exposed", "king-safety"),
        ("cb5", 'w', "a2b2", "heroes-king-into-attack", "king-safety"),
    ]);
}

#[test]
fn what_is_in_the_way_is_named() {
    let message = |pieces: &str, action: &str| -> Message {
        let position = read(&line(&format!("{pieces} {AWAY}"), 'w', "-"));
        let action: Action = action.parse().expect("an action");
        position.explain(action).expect_err(pieces).message
    };
    let say = |key, piece, from: &str, to: &str| {
        Message::new(key)
            .piece("piece", piece)
            .cell("from", from)
            .cell("to", to)
    };
    assert_eq!(
        message("Cd3 rd5 Rd6", "d3d7"),
        say("heroes-path-blocked", "chariot", "d3", "d7").cell("middle", "d5")
    );
    assert_eq!(
        message("Hd3 Rd4 re4", "d3e5"),
        say("heroes-hero-blocked-twice", "hero", "d3", "e5")
            .cell("middle", "d4")
            .cell("other", "e4")
    );
    assert_eq!(
        message("Cc1", "c1c7"),
        say("heroes-distance", "chariot", "c1", "c7")
            .number("distance", 6)
            .number("least", 1)
            .number("most", 5)
    );
    assert_eq!(
        message("Nd3", "d3d4"),
        say("heroes-distance", "knight", "d3", "d4")
            .number("distance", 1)
            .number("least", 2)
            .number("most", 3)
    );
    assert_eq!(
        message("Ed3 Hc3", "d3~h4"),
        say("heroes-rampage-not-straight", "elephant", "d3", "h4")
    );
    assert_eq!(
        message("Ed3 Hc3", "d3~d6"),
        say("heroes-rampage-length", "elephant", "d3", "d6").cell("end", "d7")
    );
    assert_eq!(
        message("Ed3 Hc3", "d3~d2"),
        say("heroes-rampage-length", "elephant", "d3", "d2").cell("end", "d1")
    );
    assert_eq!(
        message("Cd3 rd4", "d3d3"),
        say("same-cell", "chariot", "d3", "d3")
    );
    assert_eq!(
        message("cc4 Nb3", "b3b1"),
        Message::new("heroes-king-exposed")
            .piece("piece", "chariot")
            .cell("attacker", "c4")
    );
}

#[test]
fn the_end_refuses_everything() {
    let over = Err(Refusal::game_over());
    for (pieces, mobilization) in [("Ka2 kk5 hk4 Nd3", "-"), ("Ka2 kk5 hk4 Nd3", "M1:3:-")] {
        let position = read(&line(pieces, 'w', mobilization));
        for action in ["d3d5", "done", "d3=H", "d3~d7", "e5e6"] {
            let action: Action = action.parse().expect("an action");
            assert_eq!(position.explain(action), over, "{action}");
        }
    }
}
