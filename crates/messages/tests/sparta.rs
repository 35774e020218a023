//! What is said about Sparta.

use ludejo_messages::{sentence, words};
use ludejo_rules::{catalog, sparta::Sparta};

const CITIES: &str = "b5,e6,f5,i6/b6,e5,f6,i5";

#[test]
fn refusals_read_well() {
    let board = "10/2w1w1w3/10/10/10/1W2WH4/2www5/10/10/Ww8";
    let line = format!("{board} y {CITIES}");
    for (action, expected) in [
        (
            "b5f5",
            "Your own hero is on f5: a piece walks only over empty squares.",
        ),
        (
            "e5d4",
            "An enemy warrior is on d4: you trap enemies between two pieces, you don't land on \
             them.",
        ),
        (
            "e5e8",
            "e8 is 3 steps away from e5, but a warrior walks 2 at most.",
        ),
        (
            "f5b3",
            "b3 is 4 steps away from f5, but a hero walks 3 at most.",
        ),
        (
            "e5c3",
            "There's no free path of 2 steps or fewer from e5 to c3.",
        ),
        ("b5b5", "The warrior can't end its move where it started."),
        ("f5=H", "The piece on f5 is already a hero."),
        (
            "a1=H",
            "a1 isn't a city: a warrior becomes a hero on one of its own cities.",
        ),
        (
            "e5=H",
            "The city on e5 isn't yours: a warrior becomes a hero on one of its own cities.",
        ),
        (
            "pass",
            "You can pass only if you have no other move; you can play b5=H.",
        ),
        ("c4c3", "The warrior on c4 isn't yours."),
        ("c3=H", "There's no piece on c3."),
    ] {
        let game = catalog::read("sparta", &line).expect("a position");
        let refusal = game.explain(action).expect_err("a refusal");
        assert_eq!(sentence(&refusal.message), expected, "{action}");
    }
}

#[test]
fn errors_in_positions_read_well() {
    let empty = "10/10/10/10/10/10/10/10/10/10";
    for (line, expected) in [
        (
            format!("{empty} y b5"),
            "\"b5\" should be Yellow's cities, a slash, and Red's cities.",
        ),
        (format!("{empty} y b5/c6"), "\"c6\" isn't a city."),
        (format!("{empty} y b5/b5"), "The city b5 is in both lists."),
        (
            format!("{empty} y b5/b6"),
            "The city e5 is in neither list.",
        ),
        (
            format!("{empty} y e6,b5,f5,i6/b6,e5,f6,i5"),
            "Each list names its cities once, sorted by file, then rank: \
             b5,e6,f5,i6/b6,e5,f6,i5.",
        ),
        (
            format!("wwwwwwwwww{} y {CITIES}", &empty[2..]),
            "Red has 10 pieces, but can have 8 at most.",
        ),
        (
            format!("7WhW{} y {CITIES}", &empty[2..]),
            "The piece on i10 is trapped between two enemies, so it can't be on the board.",
        ),
    ] {
        let error = line.parse::<Sparta>().expect_err("an error");
        assert_eq!(sentence(&error.message), expected, "{line}");
    }
}

#[test]
fn all_words_are_there() {
    let info = catalog::info("sparta").expect("the game");
    let seats = info.seats.iter().map(|seat| format!("seat-{}", seat.word));
    let pieces = info
        .pieces
        .iter()
        .map(|piece| format!("piece-{}", piece.word));
    let others = ["area-city", "word-pass", "word-become-hero", "field-cities"];
    for key in seats.chain(pieces).chain(others.map(str::to_owned)) {
        assert_ne!(words(&key), key);
    }
}
