//! The elephant's rampage.

use ludejo_rules::{Game, Message, Outcome, Reason, Seat, Tabletop};

use crate::heroes::{actions_from, after, legal, line, place, read, refusal};

/// The last hexes of the rampages from a hex.
fn rampages(pieces: &str, seat: char, from: &str) -> String {
    let position = place(pieces, seat);
    position.for_each_action(|action| {
        let refused = position.explain(action).err();
        assert!(refused.is_none(), "{pieces} {action}: {refused:?}");
    });
    let all = actions_from(&position, from);
    let ends: Vec<_> = all
        .split(' ')
        .filter_map(|rest| rest.strip_prefix('~'))
        .collect();
    ends.join(" ")
}

/// Checks what an action makes of a position with the away pieces.
fn leads(pieces: &str, seat: char, action: &str, left: &str) {
    let other = if seat == 'w' { 'b' } else { 'w' };
    let found = after(&place(pieces, seat), action);
    assert_eq!(found, place(left, other), "{action} in {pieces}");
}

#[test]
fn a_rampage_needs_a_hero_beside_it() {
    for (pieces, ends) in [
        ("Ed3", ""),
        ("Ed3 Hc3", "b1 d1 d7 h1 h5"),
        ("Ed3 Hc4", ""),
        ("Ed3 hc2", ""),
        ("Ed3 Rc3", ""),
    ] {
        assert_eq!(rampages(pieces, 'w', "d3"), ends, "{pieces}");
    }
    assert_eq!(rampages("eg6 hg7", 'b', "g6"), "c7 g2 j6 k2");
}

#[test]
fn the_path_is_four_hexes_or_ends_at_the_edge_or_at_the_hole() {
    for (pieces, from, ends) in [
        // The path to the north-west ends at its own king on a2.
        ("Ed2 Hd1", "d2", "c1 d6 g1 h4"),
        ("Ef4 Hf3", "f4", "b4 c1 f5 i1 j4"),
        ("Ef5 Hf4", "f5", "b1 b5 j1 j5"),
        ("Ee5 Hd5", "e5", "b2 e1 e9 i2"),
        ("Ec1 Hc2", "c1", "b1 e1 g4"),
        ("Eb1 Hc2", "b1", "b5 e1"),
    ] {
        assert_eq!(rampages(pieces, 'w', from), ends, "{pieces}");
    }
}

#[test]
fn the_first_hex_must_be_empty() {
    assert_eq!(rampages("Ed3 Hc3 Rd4 re4 rc2", 'w', "d3"), "d1 h1");
    assert_eq!(rampages("Ed3 Hc3 Rd5 rf5 rb1", 'w', "d3"), "b1 d1 d7 h1 h5");
}

#[test]
fn all_in_the_path_goes_and_so_does_the_elephant() {
    leads("Ed3 Hc3", 'w', "d3~d7", "Hc3");
    leads("Ed3 Hc3 rd5", 'w', "d3~d7", "Hc3");
    leads(
        "Ed3 Hc3 Rd5 rd6 Rd7 rd8 Rc5 re6",
        'w',
        "d3~d7",
        "Hc3 rd8 Rc5 re6",
    );
    leads("Ed3 Hc3 rd1", 'w', "d3~d1", "Hc3");
    leads("eg6 hg7 Rg4 rg3 Ng2 Mg1", 'b', "g6~g2", "hg7 Mg1");
}

#[test]
fn a_step_and_a_rampage_to_one_hex_are_two_actions() {
    let position = place("Ec2 Hd3", 'w');
    let actions = legal(&position);
    assert!(actions.contains(&"c2c1".to_owned()));
    assert!(actions.contains(&"c2~c1".to_owned()));
    assert_eq!(after(&position, "c2c1"), place("Ec1 Hd3", 'b'));
    assert_eq!(after(&position, "c2~c1"), place("Hd3", 'b'));
}

#[test]
fn a_rampage_does_not_take_its_own_king() {
    let position = read(&line("Ed3 Hc3 Kd6 kk5 hk4", 'w', "-"));
    assert_eq!(
        refusal(&position, "d3~d7"),
        ("heroes-rampage-own-king", "rampage-own-king")
    );
    assert!(!actions_from(&position, "d3").contains("~d7"));
    // One hex further it is out of reach, and beside the path it does not matter.
    for king in ["Kd8", "Ke6"] {
        let position = read(&line(&format!("Ed3 Hc3 {king} kk5 hk4"), 'w', "-"));
        assert!(actions_from(&position, "d3").contains("~d7"), "{king}");
    }
}

#[test]
fn a_rampage_does_not_lay_its_king_open() {
    for (pieces, action, attacker) in [
        // The elephant shields its king.
        ("Kd3 Ed5 Hc4 cd8", "d5~h7", "d8"),
        // A friend in the path does.
        ("Kd3 Eb3 Hb2 Rd5 cd8", "b3~f7", "d8"),
        // An enemy in the path does.
        ("Kd3 Eb3 Hb2 rd5 cd8", "b3~f7", "d8"),
        // Both ways of a hero are taken, one by a friend and one by an enemy.
        ("Kd4 Eb5 Hb4 rd5 Re5 he6", "b5~f5", "e6"),
        // An elephant's first hex is taken.
        ("Kd3 Eg2 Hg1 Rg5 eh5 hh4", "g2~g6", "h5"),
    ] {
        let position = read(&line(&format!("{pieces} kk5 hk3"), 'w', "-"));
        let action = action.parse().expect("an action");
        let refusal = position.explain(action).expect_err(pieces);
        let expected = Message::new("heroes-king-exposed")
            .piece("piece", "chariot")
            .cell("attacker", attacker);
        assert_eq!(refusal.anchor, "king-safety", "{pieces}");
        assert_eq!(refusal.message.key, expected.key, "{pieces}");
        assert_eq!(refusal.message.params[1], expected.params[1], "{pieces}");
        assert!(!position.is_legal(action), "{pieces}");
    }
    // Along the line it takes the attacker with it.
    let position = read(&line("Kd3 Ed5 Hc4 cd8 kk5 hk4", 'w', "-"));
    assert_eq!(actions_from(&position, "d5"), "d4 d6 ~d9");
}

#[test]
fn a_rampage_can_end_an_attack() {
    // By taking the attacker, or the hero that gives it its power.
    for (pieces, actions) in [
        ("Kd3 Eb3 Hb2 cd5", "b3~f7"),
        ("Kd3 Eb3 Hb2 ne5 he6", "b3~f7"),
        ("Kd3 Eb3 Hb2 cd5 cd2", ""),
    ] {
        let position = read(&line(&format!("{pieces} kk5 hk3"), 'w', "-"));
        let all = legal(&position);
        let found: Vec<_> = all.iter().filter(|action| action.contains('~')).collect();
        let actions: Vec<_> = actions.split_whitespace().collect();
        assert_eq!(found, actions, "{pieces}");
    }
}

#[test]
fn a_rampage_can_win() {
    let position = read(&line("Ka2 Hc3 Ed3 hd6 kk5", 'w', "-"));
    let outcome = after(&position, "d3~d7").outcome();
    assert_eq!(outcome, Some(Outcome::win(Seat::FIRST, Reason::Heroes)));
}
