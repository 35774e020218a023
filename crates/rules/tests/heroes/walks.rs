//! Where each piece goes. Heroic pawns, which attack nothing, stand in the way or to be captured.

use crate::heroes::{actions_from, place};

/// Checks what the piece on a hex can do; `x` marks what it captures by landing.
fn goes(table: &[(&str, char, &str, &str)]) {
    for (pieces, seat, from, expected) in table {
        let found = actions_from(&place(pieces, *seat), from);
        assert_eq!(found, *expected, "{from} of {pieces}");
    }
}

#[test]
fn heroes_go_one_or_two_steps_the_first_to_an_empty_hex() {
    goes(&[
        (
            "Hd5",
            'w',
            "d5",
            "b3 b4 b5 c3 c4 c5 c6 d3 d4 d6 d7 e4 e5 e6 e7 f5 f7",
        ),
        ("Hd5 Rd6 rd4 Re5 re6 Rc4", 'w', "d5", "b4 b5 c5 c6 xd4 xe6"),
        (
            "Hd5 Rd6 Re6",
            'w',
            "d5",
            "b3 b4 b5 c3 c4 c5 c6 d3 d4 e4 e5 f5",
        ),
        (
            "hh5",
            'b',
            "h5",
            "f5 f7 g4 g5 g6 g7 h3 h4 h6 h7 i3 i4 i5 i6 j3 j4 j5",
        ),
        (
            "Hf5 Re5 rf4",
            'w',
            "f5",
            "d3 d4 e3 e4 xf4 g3 g4 g5 g6 h3 h4 h5",
        ),
    ]);
}

#[test]
fn chariots_go_one_to_five_straight() {
    goes(&[
        ("Cc1", 'w', "c1", "b1 c2 c3 c4 c5 c6 d1 d2 e1 e3 f4 g4 h4"),
        (
            "Cf3 rf5 Rd2",
            'w',
            "f3",
            "b3 c3 d1 d3 e2 e3 f2 f4 xf5 g2 g3 h1 h3 i3 j3 k3",
        ),
        (
            "cg7",
            'b',
            "g7",
            "b3 c4 c8 d5 d8 e6 e8 f7 f8 g10 g2 g3 g4 g5 g6 g8 g9 h6 h7 i5 i7 j4 j7 k3",
        ),
    ]);
}

#[test]
fn knights_go_two_or_three_straight_and_leap_near_a_hero() {
    goes(&[
        ("Nd4", 'w', "d4", "a4 b2 b4 d1 d2 d6 d7 f4 g3"),
        (
            "Nd4 Hd3 Re5 rb3 Rc2",
            'w',
            "d4",
            "a4 b2 xb3 b4 c5 d6 d7 e3 e6 f4 f5 g3",
        ),
        ("Nd4 hd3", 'w', "d4", "a4 b2 b4 d6 d7 f4 g3"),
        (
            "Nf5 He4 re5",
            'w',
            "f5",
            "d4 e3 e6 f2 f3 g3 g6 h3 h4 h5 i2 i5",
        ),
        (
            "ng5 hg6",
            'b',
            "g5",
            "d3 e4 e5 f4 f7 g2 g3 h3 h6 i3 i4 i5 j2 j5",
        ),
        ("Nd4 Rd5 re5", 'w', "d4", "a4 b2 b4 d1 d2 f4 g3"),
        ("Nd4 Rd6 rd3 rc3 rb2 re4 rf4 Rg3", 'w', "d4", "a4 b4"),
    ]);
}

#[test]
fn camels_go_one_or_two_straight_and_three_near_a_hero() {
    goes(&[
        ("Md4", 'w', "d4", "b2 b4 c3 c4 d2 d3 d5 d6 e4 e5 f4"),
        (
            "Md4 Hc3 Re5 rd6 rd2",
            'w',
            "d4",
            "a4 b4 c4 xd2 d3 d5 xd6 e4 f4 g3",
        ),
        ("md4 hd5", 'b', "d4", "a4 b2 b4 c3 c4 d1 d2 d3 e4 e5 f4 g3"),
    ]);
}

#[test]
fn elephants_step_to_empty_hexes() {
    goes(&[("Ed4 rd5 Rd3", 'w', "d4", "c3 c4 e4 e5")]);
}

#[test]
fn pawns_go_forward_capture_aslant_and_can_more_near_a_hero() {
    goes(&[
        ("Pd4", 'w', "d4", "d5"),
        ("Pd4 rd5 rc4 re5 rc3 re4 rd3", 'w', "d4", "xc4 xe5"),
        ("Pd4 He3", 'w', "d4", "d5"),
        ("Pd4 Hf4 rd5 rc4 re5", 'w', "d4", "xc4 xe5"),
        ("Pd4 He4 rd5 rc4 re5 rc3 rd3", 'w', "d4", "xc4 xd5 xe5"),
        ("Pd4 He4 Rd5 Rc4 Re5 Rc3", 'w', "d4", ""),
        ("Pd4 he4 rd5 rc3", 'w', "d4", ""),
        ("pg6", 'b', "g6", "g5"),
        ("pg6 hg7 Rg5 Rf5 Rh5 Rf7 Rh6", 'b', "g6", "xg5 xh5"),
        ("pg6 hg7 Rf5", 'b', "g6", "f7 g5 h6"),
        ("Fd3", 'w', "d3", "d4 d5"),
        ("Fd3 rd5", 'w', "d3", "d4"),
        ("Fd3 Rd4", 'w', "d3", ""),
        ("Fd3 rd4 He4 re3", 'w', "d3", "c2 xd4"),
        ("Fd3 rd4 He3", 'w', "d3", "c2 xd4"),
        ("Fd3 rd5 He3", 'w', "d3", "c2 d4"),
        ("Ff4", 'w', "f4", "f5"),
        ("Ff5", 'w', "f5", ""),
        ("fg8", 'b', "g8", "g6 g7"),
        ("fg8 rg7", 'b', "g8", ""),
    ]);
}

#[test]
fn guards_go_everywhere_and_capture_forward() {
    goes(&[
        ("Gd5", 'w', "d5", "c4 c5 d4 d6 e5 e6"),
        ("Gd5 rd6 rc5 re6 rd4 rc4 re5", 'w', "d5", "xc5 xd6 xe6"),
        ("gd5 Rd6 Rc5 Re6 Rd4 Rc4 Re5", 'b', "d5", "xc4 xd4 xe5"),
        ("Gd5 He5 rd4", 'w', "d5", "c4 c5 d6 e6"),
    ]);
}

#[test]
fn heroic_pawns_only_become_heroes() {
    goes(&[("Rd5", 'w', "d5", "=H"), ("Rd5 Hd4 rd6", 'w', "d5", "=H")]);
}

#[test]
fn kings_go_one_hex() {
    goes(&[
        ("Rd5", 'w', "a2", "b2 b3"),
        ("rj5 Rj6", 'b', "k5", "xj6"),
        ("rd5 rb3", 'w', "a2", "b2 xb3"),
    ]);
}
