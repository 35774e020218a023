//! Position lines and actions as text, good and bad.

use ludejo_rules::heroes::{Action, Heroes, Hex};
use ludejo_rules::{Game, Message, Seat};

use crate::heroes::{line, read};

/// The field and the message of the error in a line.
fn error(line: &str) -> (&'static str, Message) {
    match line.parse::<Heroes>() {
        Err(error) => (error.field, error.message),
        Ok(_) => panic!("{line} is a position"),
    }
}

/// Checks the field and the key of the errors of lines made from pieces, seat and mobilization.
fn wrong(rows: &[(&str, char, &str, &str, &str)]) {
    for (pieces, seat, mobilization, field, key) in rows {
        let line = line(pieces, *seat, mobilization);
        let (found, message) = error(&line);
        assert_eq!((found, message.key), (*field, *key), "{line}: {message}");
    }
}

#[test]
fn the_start_is_as_the_page_says() {
    let start = Heroes::start();
    let line = "4/1F3f1/CF4fc/MNF3fnm/EHF4fhe/KEN1*1nek/EHF4fhe/MNF3fnm/CF4fc/1F3f1/4 w M1:3:-";
    assert_eq!(start.to_string(), line);
    assert_eq!(start.to_move(), Seat::FIRST);
    assert_eq!(start.key(), start.full_key());
    assert_eq!(start.count_actions(), 29);
    assert_eq!(Heroes::INFO.id, "heroes");
    assert_eq!(Heroes::INFO.name, "Heroes Hexagonal Chess");
    assert_eq!(Heroes::INFO.length_limit, 1000);
    assert_eq!(Heroes::INFO.setups.len(), 1);
    let letters: String = Heroes::INFO
        .pieces
        .iter()
        .map(|piece| piece.letter)
        .collect();
    assert_eq!(letters, "KHCNMEFPRG");
}

#[test]
fn lines_have_eleven_files_with_the_hole_in_the_sixth() {
    read("4/7/8/9/KH8/4*4/8hk/9/8/7/4 w -");
    for (line, key) in [
        ("4/7/8/9/KH8/4*4/8hk/9/8/7 w -", "board-row-count"),
        ("4/7/8/9/KH8/4*4/8hk/9/8/7/4/1 w -", "board-row-count"),
        ("5/7/8/9/KH8/4*4/8hk/9/8/7/4 w -", "board-row-length"),
        ("4/7/8/9/KH8/4*4/8hk/9/8/7/3 w -", "board-row-length"),
        ("4/7/8/9/KH8/4*3/8hk/9/8/7/4 w -", "board-row-length"),
        ("4/7/8/9/KH8/9/8hk/9/8/7/4 w -", "heroes-hole-misplaced"),
        ("4/7/8/9/KH8/4P4/8hk/9/8/7/4 w -", "heroes-hole-misplaced"),
        ("4/7/8/9/KH8/3*5/8hk/9/8/7/4 w -", "heroes-hole-misplaced"),
        ("4/7/8/9/KH8/3**4/8hk/9/8/7/4 w -", "heroes-hole-misplaced"),
        ("4/7/8/9/KH*7/4*4/8hk/9/8/7/4 w -", "heroes-hole-misplaced"),
        ("4/7/8/9/KH8/4x4/8hk/9/8/7/4 w -", "board-letter"),
        ("4/7/8/9/KX8/4*4/8hk/9/8/7/4 w -", "board-letter"),
        ("4/7/8/9/KH08/4*4/8hk/9/8/7/4 w -", "board-number"),
        ("4/7/8/9/KH44/4*4/8hk/9/8/7/4 w -", "board-row-length"),
    ] {
        let (field, message) = error(line);
        assert_eq!((field, message.key), ("board", key), "{line}");
    }
    for (line, field, key) in [
        (
            "4/7/8/9/KH8/4*4/8hk/9/8/7/4 w",
            "mobilization",
            "field-missing",
        ),
        ("4/7/8/9/KH8/4*4/8hk/9/8/7/4", "seat", "field-missing"),
        ("4/7/8/9/KH8/4*4/8hk/9/8/7/4 w - -", "line", "field-extra"),
        ("4/7/8/9/KH8/4*4/8hk/9/8/7/4 s -", "seat", "seat-unknown"),
        ("4/7/8/9/KH8/4*4/8hk/9/8/7/4  w -", "seat", "field-missing"),
        ("", "board", "field-missing"),
    ] {
        let (found, message) = error(line);
        assert_eq!((found, message.key), (field, key), "{line:?}");
    }
}

#[test]
fn each_seat_has_one_king_and_some_seat_a_hero() {
    let (board, king) = ("board", "heroes-king-count");
    wrong(&[
        ("Ha3 kk5 hk4", 'w', "-", board, king),
        ("Ka2 Kc4 Ha3 kk5 hk4", 'w', "-", board, king),
        ("Ka2 Ha3 hk4", 'w', "-", board, king),
        ("Ka2 Ha3 kk5 ki6 hk4", 'w', "-", board, king),
        ("Ka2 kk5 Nc4 ni4 Rd6", 'w', "-", board, "heroes-no-hero"),
    ]);
    read(&line("Ka2 Ha3 kk5", 'w', "-"));
    read(&line("Ka2 kk5 hk4", 'w', "-"));
}

#[test]
fn no_pawn_in_the_enemys_area_and_no_guard_in_the_enemys_dark_area() {
    let away = "Ka2 Ha3 kk5 hk4";
    for (piece, is_valid) in [
        ("Pd5", true),
        ("Pe6", true),
        ("Pd6", false),
        ("Fd6", false),
        ("Pe7", false),
        ("Ff7", false),
        ("Pf5", true),
        ("pd5", true),
        ("pe5", true),
        ("pd4", false),
        ("fd4", false),
        ("pe4", false),
        ("ff5", false),
        ("pf7", true),
        ("Gd8", true),
        ("Gd9", false),
        ("Ge9", true),
        ("Ge10", false),
        ("Gf10", false),
        ("Gg10", false),
        ("Gh9", false),
        ("Gi8", true),
        ("Gc8", true),
        ("gd1", false),
        ("ge1", false),
        ("gf2", false),
        ("gg1", false),
        ("gh1", false),
        ("gc1", true),
        ("gi1", true),
        ("gd2", true),
        ("gd9", true),
        ("Rd9", true),
    ] {
        let line = line(&format!("{away} {piece}"), 'w', "-");
        let found = line.parse::<Heroes>();
        assert_eq!(found.is_ok(), is_valid, "{piece}: {found:?}");
        if !is_valid {
            let key = if piece.contains(['G', 'g']) {
                "heroes-guard-in-dark-area"
            } else {
                "heroes-pawn-in-area"
            };
            assert_eq!(error(&line).1.key, key, "{piece}");
        }
    }
}

#[test]
fn the_seat_that_has_moved_is_not_attacked_and_in_the_mobilization_none_is() {
    let attacked = "Ka2 Ha3 kk5 hk4 cc4";
    read(&line(attacked, 'w', "-"));
    let both = "Ka2 Ha3 kk5 hk4 cc4 Ci5";
    let (left, early) = ("heroes-king-left-attacked", "heroes-king-attacked-early");
    wrong(&[
        (attacked, 'b', "-", "board", left),
        (both, 'w', "-", "board", left),
        (both, 'b', "-", "board", left),
        (attacked, 'w', "M1:3:-", "board", early),
        (attacked, 'b', "M1:5:-", "board", early),
        ("Ka2 Ha3 kk5 hk4 Ci5", 'w', "M1:3:-", "board", early),
        ("Ka2 Ha3 kk5 hk4 Ci5", 'b', "M1:5:-", "board", early),
    ]);
}

#[test]
fn the_mobilization_field_is_checked() {
    let pieces = "Ka2 Ha3 Cc1 Nd1 Me1 Ef3 Fg2 Ph3 Ri3 Gj2 kk5 hk4 nj4 Nb1 Fb3";
    let row = |seat, field, key| (pieces, seat, field, "mobilization", key);
    let [text, turn, left, hex, order, piece, count] = [
        "heroes-mobilization-text",
        "heroes-mobilization-turn",
        "heroes-mobilization-left",
        "heroes-mobilization-hex",
        "heroes-mobilization-order",
        "heroes-mobilization-piece",
        "heroes-mobilization-count",
    ];
    wrong(&[
        row('w', "M", text),
        row('w', "M1", text),
        row('w', "M1:3", text),
        row('w', "M1:3:-:", text),
        row('w', "1:3:-", text),
        row('w', "m1:3:-", text),
        row('w', "M01:3:-", text),
        row('w', "M1:03:-", text),
        row('w', "M+1:3:-", text),
        row('w', "M1:3:", text),
        row('w', "M1:2:b1,", text),
        row('w', "--", text),
        row('w', "M0:3:-", turn),
        row('w', "M4:3:-", turn),
        row('w', "M1:0:a3,b1,b3", left),
        row('w', "M1:4:-", left),
        row('w', "M2:6:-", left),
        row('w', "M3:7:-", left),
        row('b', "M1:6:-", left),
        row('b', "M2:4:-", left),
        row('b', "M3:7:-", left),
        row('w', "M1:2:f6", hex),
        row('w', "M1:2:a1", hex),
        row('w', "M1:2:b01", hex),
        row('w', "M1:1:,b1", hex),
        row('w', "M1:1:-,b1", hex),
        row('w', "M1:1:b1,a3", order),
        row('w', "M1:1:b3,b1", order),
        row('w', "M1:1:b1,b1", order),
        row('w', "M1:2:d5", piece),
        row('w', "M1:2:a2", piece),
        row('w', "M1:2:e1", piece),
        row('w', "M1:2:f3", piece),
        row('w', "M1:2:j4", piece),
        row('w', "M1:3:b1", count),
        row('w', "M1:2:-", count),
        row('w', "M1:1:b1", count),
        row('w', "M1:2:b1,b3", count),
        row('b', "M1:5:j4", count),
    ]);
    // Every kind that can have moved.
    for hexes in ["a3", "c1", "d1", "g2", "h3", "i3", "j2"] {
        read(&line(pieces, 'w', &format!("M1:2:{hexes}")));
    }
    for (seat, field) in [
        ('w', "M1:3:-"),
        ('w', "M2:5:-"),
        ('w', "M3:6:-"),
        ('w', "M3:1:a3,b1,b3,c1,d1"),
        ('b', "M1:5:-"),
        ('b', "M2:3:-"),
        ('b', "M3:6:-"),
        ('b', "M3:5:j4"),
        ('w', "-"),
    ] {
        let line = line(pieces, seat, field);
        assert_eq!(read(&line).to_string(), line);
    }
}

#[test]
fn errors_say_what_is_wrong() {
    for (line, message) in [
        (
            line("Ka2 Ha3 kk5 hk4 Pd6", 'w', "-"),
            Message::new("heroes-pawn-in-area")
                .seat("seat", "white")
                .cell("cell", "d6"),
        ),
        (
            line("Ka2 Ha3 kk5 hk4 ge1", 'w', "-"),
            Message::new("heroes-guard-in-dark-area")
                .seat("seat", "black")
                .cell("cell", "e1"),
        ),
        (
            line("Ka2 Ha3 hk4", 'w', "-"),
            Message::new("heroes-king-count")
                .seat("seat", "black")
                .number("found", 0),
        ),
        (
            line("Ka2 Ha3 kk5 hk4 cc4", 'b', "-"),
            Message::new("heroes-king-left-attacked")
                .seat("seat", "white")
                .cell("attacker", "c4"),
        ),
        (
            line("Ka2 Ha3 kk5 hk4", 'b', "M2:4:-"),
            Message::new("heroes-mobilization-left")
                .seat("seat", "black")
                .number("left", 4)
                .number("allowed", 3)
                .number("turn", 2),
        ),
        (
            line("Ka2 Ha3 kk5 hk4", 'w', "M2:3:a3"),
            Message::new("heroes-mobilization-count")
                .number("used", 2)
                .number("found", 1),
        ),
    ] {
        assert_eq!(error(&line).1, message, "{line}");
    }
}

#[test]
fn actions_round_trip_and_nothing_else_is_one() {
    for text in [
        "e3e5", "e1~e5", "f9=H", "done", "a2a2", "e9e10", "e10~f7", "k5k2",
    ] {
        let action: Action = text.parse().unwrap_or_else(|_| panic!("{text}"));
        assert_eq!(action.to_string(), text);
    }
    for text in [
        "", "e3", "e3e", "e3e55", "e3e5 ", " e3e5", "e3-e5", "e3f6", "f6f7", "a1a2", "a2a6",
        "f1f2", "f11f10", "k1k2", "k6k5", "l3e5", "e3e11", "e1~", "~e5", "e1~~e5", "f9=h", "f9=Q",
        "f9=", "=H", "f6=H", "Done", "done ", "pass", "e03e5", "e3e5=H", "é3e5", "e3é5", "e300e5",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
}

#[test]
fn hexes_are_named_by_file_and_rank() {
    let mut count = 0;
    for file in 0..=255 {
        for rank in 0..=255 {
            let Some(hex) = Hex::new(file, rank) else {
                continue;
            };
            count += 1;
            let (q, y) = (file as i8 - 5, 2 * (rank as i8 + 1));
            assert_eq!((hex.q(), hex.y()), (q, y - (12 - q.abs())));
            assert_eq!(Hex::at(hex.q(), hex.y()), Some(hex));
            assert_eq!(
                hex.to_string(),
                format!("{}{}", char::from(b'a' + file), rank + 1)
            );
            assert_eq!(hex.to_string().parse(), Ok(hex));
        }
    }
    assert_eq!(count, 84);
    for (q, y) in [
        (0, 0),
        (0, 10),
        (5, -5),
        (6, 0),
        (0, 1),
        (1, 2),
        (5, 7),
        (-6, 0),
        (0, 12),
    ] {
        assert_eq!(Hex::at(q, y), None, "{q} {y}");
    }
}
