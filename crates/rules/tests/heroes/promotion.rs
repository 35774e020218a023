//! What pawns and guards become.

use crate::heroes::{after, line, read};

/// Checks what the piece that moves is afterwards; White's king is on a2, Black's where it says.
fn becomes(pieces: &str, seat: char, action: &str, letter: &str) {
    let before = read(&line(&format!("{pieces} Ha3 hk4"), seat, "-"));
    let (from, to) = action.split_at(2);
    let moved = pieces.split(' ').filter(|piece| {
        // What moves, and what it captures.
        !piece.ends_with(from) && !piece.ends_with(to)
    });
    let mut moved: Vec<&str> = moved.collect();
    let piece = format!("{letter}{to}");
    moved.extend([piece.as_str(), "Ha3", "hk4"]);
    let other = if seat == 'w' { 'b' } else { 'w' };
    let expected = line(&moved.join(" "), other, "-");
    assert_eq!(
        after(&before, action).to_string(),
        expected,
        "{action} in {pieces}"
    );
}

#[test]
fn pawns_in_the_enemys_area_become_guards() {
    for (pieces, seat, action, letter) in [
        ("Ka2 kk5 Pd4", 'w', "d4d5", "P"),
        ("Ka2 kk5 Pd5", 'w', "d5d6", "G"),
        ("Ka2 kk5 Fd5", 'w', "d5d6", "G"),
        ("Ka2 kk5 Fd4", 'w', "d4d6", "G"),
        ("Ka2 kk5 Fd4", 'w', "d4d5", "F"),
        ("Ka2 kk5 Fd3", 'w', "d3d5", "P"),
        ("Ka2 kk5 Pe5 rd5", 'w', "e5d5", "P"),
        ("Ka2 kk5 Pe6 rd6", 'w', "e6d6", "G"),
        ("Ka2 kk5 pd5", 'b', "d5d4", "g"),
        ("Ka2 kk5 pd6", 'b', "d6d5", "p"),
        ("Ka2 kk5 fd6", 'b', "d6d4", "g"),
        ("Ka2 kk5 fd7", 'b', "d7d5", "p"),
    ] {
        becomes(pieces, seat, action, letter);
    }
}

#[test]
fn pawns_beside_the_enemys_king_become_heroic() {
    for (pieces, seat, action, letter) in [
        // Before the area, in it, by a double step, by a capture.
        ("Ka2 kd6 Pc4", 'w', "c4c5", "R"),
        ("Ka2 kd6 Fc4", 'w', "c4c5", "R"),
        ("Ka2 kd6 Fc3", 'w', "c3c5", "R"),
        ("Ka2 kd7 Pd5", 'w', "d5d6", "R"),
        ("Ka2 kd7 Fd4", 'w', "d4d6", "R"),
        ("Ka2 kd7 Pe6 rd6", 'w', "e6d6", "R"),
        ("Ka2 kd8 Pd5", 'w', "d5d6", "G"),
        // Beside its own king it stays what it is.
        ("Kd6 kk5 Pc4", 'w', "c4c5", "P"),
        ("Kd3 kk5 pd5", 'b', "d5d4", "r"),
        ("Kd4 kk5 fc5", 'b', "c5c4", "r"),
    ] {
        becomes(pieces, seat, action, letter);
    }
}

#[test]
fn guards_in_the_dark_area_become_heroes_and_beside_the_king_heroic_pawns() {
    for (pieces, seat, action, letter) in [
        ("Ka2 kk5 Gd8", 'w', "d8d9", "H"),
        ("Ka2 kk5 Ge9", 'w', "e9e10", "H"),
        ("Ka2 kk5 Ge9", 'w', "e9f10", "H"),
        ("Ka2 kk5 Gg9", 'w', "g9g10", "H"),
        ("Ka2 kk5 Gh8", 'w', "h8h9", "H"),
        ("Ka2 kk5 Gd8", 'w', "d8e9", "G"),
        ("Ka2 kk5 Gc7", 'w', "c7c8", "G"),
        // The dark area comes first.
        ("Ka2 ke10 Gd8", 'w', "d8d9", "H"),
        ("Ka2 ke10 Gd8", 'w', "d8e9", "R"),
        // Backward as well.
        ("Ka2 ke6 Ge9", 'w', "e9e8", "G"),
        ("Ka2 ke7 Ge9", 'w', "e9e8", "R"),
        // Its own dark area and its own king mean nothing.
        ("Ka2 kk5 Gd2", 'w', "d2d1", "G"),
        ("Kd2 kk5 Gd4", 'w', "d4d3", "G"),
        ("Ka2 kk5 gd2", 'b', "d2d1", "h"),
        ("Ka2 kk5 ge2", 'b', "e2e1", "h"),
        ("Ka2 kk5 gf3", 'b', "f3f2", "h"),
        ("Ka2 kk5 gg2", 'b', "g2g1", "h"),
        ("Ka2 kk5 gh2", 'b', "h2h1", "h"),
        ("Ka2 kk5 gi2", 'b', "i2i1", "g"),
        ("Kf3 kk5 gd2", 'b', "d2e2", "r"),
        ("Ka2 kk5 gd8", 'b', "d8d9", "g"),
    ] {
        becomes(pieces, seat, action, letter);
    }
}

#[test]
fn other_pieces_stay_what_they_are() {
    for (pieces, action, letter) in [
        ("Ka2 ke8 Ed9", "d9e9", "E"),
        ("Ka2 kk5 Md8", "d8d9", "M"),
        ("Ka2 kk5 Nd7", "d7d9", "N"),
        ("Ka2 kk5 Cd7", "d7d9", "C"),
    ] {
        becomes(pieces, 'w', action, letter);
    }
}

#[test]
fn a_heroic_pawn_becomes_a_hero_where_it_stands() {
    for (before, seat, action, left, next) in [
        (
            "Ka2 Ha3 kk5 hk4 Rd6",
            'w',
            "d6=H",
            "Ka2 Ha3 kk5 hk4 Hd6",
            'b',
        ),
        (
            "Ka2 Ha3 kk5 hk4 rd4",
            'b',
            "d4=H",
            "Ka2 Ha3 kk5 hk4 hd4",
            'w',
        ),
    ] {
        let found = after(&read(&line(before, seat, "-")), action);
        assert_eq!(found.to_string(), line(left, next, "-"));
    }
}

#[test]
fn what_the_king_does_changes_nobody() {
    // It walks away from a heroic pawn, and beside a pawn and a guard.
    let before = read(&line("Ka2 Ha3 hk4 kd7 Rc6 Pe5 Gb5", 'b', "-"));
    let found = after(&before, "d7d6").to_string();
    assert_eq!(found, line("Ka2 Ha3 hk4 kd6 Rc6 Pe5 Gb5", 'w', "-"));
    let found = after(&before, "d7e8").to_string();
    assert_eq!(found, line("Ka2 Ha3 hk4 ke8 Rc6 Pe5 Gb5", 'w', "-"));
}
