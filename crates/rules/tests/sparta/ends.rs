//! How a game ends.

use ludejo_rules::Game;
use ludejo_rules::sparta::Sparta;

use crate::sparta::{CITIES, after, legal, line, read};

/// The result of a position and its reason, `win y elimination`; `-` while the game goes on.
fn result(pieces: &str, cities: &str) -> String {
    let mut found = Vec::new();
    for seat in ['y', 'r'] {
        let position = read(&line(pieces, seat, cities));
        let text = position.outcome().map_or("-".to_owned(), |outcome| {
            format!("{} {}", Sparta::INFO.result_text(&outcome), outcome.reason)
        });
        // Over exactly if there is nothing to do.
        assert_eq!(position.count_actions() == 0, text != "-", "{position}");
        assert_eq!(legal(&position).is_empty(), text != "-", "{position}");
        found.push(text);
    }
    assert_eq!(found[0], found[1], "{pieces}");
    found.swap_remove(0)
}

#[test]
fn the_conditions_hold_in_their_order() {
    let all = "b5,b6,e5,e6,f5,f6,i5,i6";
    let (yellow, red) = (format!("{all}/-"), format!("-/{all}"));
    let five = "b5,b6,e5,e6,f5/f6,i5,i6";
    let three = "b5,b6,e5/e6,f5,f6,i5,i6";
    let seven = "b5,b6,e5,e6,f5,f6,i5/i6";
    let one = "i6/b5,b6,e5,e6,f5,f6,i5";
    for (pieces, cities, expected) in [
        // All cities, however few the pieces are.
        ("Wa1 Wc1 wa9 wc9 we9", &yellow[..], "win y cities"),
        ("Wa1 Wc1 We1 wa9 wc9", &red, "win r cities"),
        ("wa9 wc9 we9", &yellow, "win y cities"),
        ("Wa1 Wc1", &red, "win r cities"),
        ("", &red, "win r cities"),
        ("Wa1 Wc1 We1 wa9 wc9", seven, "-"),
        ("Wa1 Wc1 We1 wa9 wc9", one, "-"),
        // One piece or none, of exactly one seat.
        ("Wa1 Wc1 wa9", CITIES, "win y elimination"),
        ("Wa1 Wc1 ha9", one, "win y elimination"),
        ("Wa1 Wc1", one, "win y elimination"),
        ("Wa1 wa9 wc9", seven, "win r elimination"),
        ("wa9 wc9 we9", seven, "win r elimination"),
        ("Ha1 wa9 wc9 we9 hg9", CITIES, "win r elimination"),
        // Two or fewer of both: who owns more cities.
        ("Wa1 Wc1 wa9 wc9", CITIES, "draw last-pieces"),
        ("Wa1 Hc1 wa9 hc9", five, "win y last-pieces"),
        ("Wa1 Wc1 wa9 wc9", three, "win r last-pieces"),
        ("Wa1 wa9", CITIES, "draw last-pieces"),
        ("Wa1 wa9", seven, "win y last-pieces"),
        ("Wa1 wa9", one, "win r last-pieces"),
        ("Wa1", CITIES, "draw last-pieces"),
        ("Wa1", three, "win r last-pieces"),
        ("wa9", five, "win y last-pieces"),
        ("", CITIES, "draw last-pieces"),
        ("", five, "win y last-pieces"),
        // Two against three goes on.
        ("Wa1 Wc1 We1 wa9 wc9", CITIES, "-"),
        ("Wa1 Wc1 wa9 wc9 we9", CITIES, "-"),
        ("Wa1 Wc1 We1 wa9 wc9 we9", CITIES, "-"),
    ] {
        assert_eq!(result(pieces, cities), expected, "{pieces:?} {cities}");
    }
}

#[test]
fn a_move_ends_the_game() {
    for (pieces, seat, cities, action, expected) in [
        // The last city.
        (
            "Wa5 Wc1 We1 wa9 wc9",
            'y',
            "b5,e5,e6,f5,f6,i5,i6/b6",
            "a5b6",
            "win y cities",
        ),
        (
            "wa5 Wc1 We1 wa9 wc9",
            'r',
            "b5/b6,e5,e6,f5,f6,i5,i6",
            "a5b5",
            "win r cities",
        ),
        // A hero takes none.
        (
            "Ha5 Wc1 We1 wa9 wc9",
            'y',
            "b5,e5,e6,f5,f6,i5,i6/b6",
            "a5b6",
            "-",
        ),
        // The last enemy but one.
        (
            "Wc3 wd3 Wf3 Wh3 wa9",
            'y',
            CITIES,
            "f3e3",
            "win y elimination",
        ),
        ("Wc3 Wd2 wd3 Wf3 wa9", 'y', CITIES, "f3e4", "-"),
        // By walking into a trap.
        (
            "Wc3 wb4 wd4 Wh3 wa9",
            'y',
            CITIES,
            "c3c4",
            "win r elimination",
        ),
        // Two each are left, and the cities decide.
        (
            "Wc3 wd3 Wf3 wa9 wc9",
            'y',
            CITIES,
            "f3e3",
            "draw last-pieces",
        ),
        (
            "Wc3 wd3 Wf3 wa9 wc9",
            'y',
            "b5,b6,e5,e6,f5/f6,i5,i6",
            "f3e3",
            "win y last-pieces",
        ),
        // One each, after a capture on both sides: c4, c5 and c6 go.
        (
            "Wb4 Wc4 Wc7 wc6 wc3",
            'y',
            CITIES,
            "b4c5",
            "draw last-pieces",
        ),
        (
            "Wb4 Wc4 Wc7 wc6 wc3",
            'y',
            "b5,b6,e5,e6,f5/f6,i5,i6",
            "b4c5",
            "win y last-pieces",
        ),
    ] {
        let position = after(&read(&line(pieces, seat, cities)), action);
        let text = position.outcome().map_or("-".to_owned(), |outcome| {
            format!("{} {}", Sparta::INFO.result_text(&outcome), outcome.reason)
        });
        assert_eq!(text, expected, "{action} in {pieces}");
        // The turn passes on even so.
        assert_ne!(position.to_string().contains(" y "), seat == 'y');
    }
}
