//! What is said about EVO.

use ludejo_messages::{sentence, words};
use ludejo_rules::{catalog, evo::Evo4};

#[test]
fn refusals_read_well() {
    let line = "nK7/8/sC11/12/9sS2/5sW4nW1/5sB1nB4/12/3sW3sC4/12/8/7sK s";
    for (action, expected) in [
        (
            "j1j2",
            "A castle never moves or turns, so the one on j1 stays as it is.",
        ),
        (
            "d4=W",
            "The piece on d4 is already a warrior; turn it into something else.",
        ),
        ("d4d4", "The warrior can't end its move where it started."),
        ("h4j1", "Your own castle is on j1."),
        (
            "d4d3",
            "A warrior moves left, right, forward or diagonally forward; d3 isn't in any of those \
             directions from d4.",
        ),
        (
            "f6g6",
            "A blade moves straight forward; g6 isn't straight ahead of f6.",
        ),
        (
            "h4h5",
            "A catapult moves diagonally forward; h5 isn't in that direction from h4.",
        ),
        (
            "j8j9",
            "A shield moves straight back or diagonally back; j9 isn't in either direction from j8.",
        ),
        (
            "f6f9",
            "f9 is 3 squares away, but a blade moves 2 at most in that direction.",
        ),
        (
            "a10c12",
            "The way from a10 to c12 leaves the cross: there's no b11.",
        ),
        (
            "f6f8",
            "f7 is occupied: a blade can only cross empty squares.",
        ),
        ("c12c11", "The castle on c12 isn't yours."),
    ] {
        let game = catalog::read("evo", line).expect("a position");
        let refusal = game.explain(action).expect_err("a refusal");
        assert_eq!(sentence(&refusal.message), expected, "{action}");
    }
}

#[test]
fn errors_in_positions_read_well() {
    for (line, expected) in [
        (
            "nK7/8/wB10eK/12/12/12/2sWsWsWsWsWsWsWsWsW1/12/12/wK11/8/nW6sK s",
            "South has 9 pieces, but can have 8 at most.",
        ),
        (
            "nK7/8/wB10eK/12/12/12/2sW9/12/12/wK10eW/8/nW5sK1 s",
            "South's castle isn't on j1, the only place it can be.",
        ),
        (
            "8/8/wB10eK/12/12/12/2sW9/12/12/wK11/8/nW6sK s",
            "Two castles, two last pieces, or a castle and a last piece are missing, but the game ends with the first loss.",
        ),
        (
            "nK7/8/wB10eK/12/12/12/2sW9/12/12/wK11/8/nW6sK s",
            "East has just moved, so it can't be the one that lost its castle or its last piece.",
        ),
    ] {
        let error = line.parse::<Evo4>().expect_err("an error");
        assert_eq!(sentence(&error.message), expected, "{line}");
    }
}

#[test]
fn all_words_are_there() {
    let info = catalog::info("evo4").expect("the game");
    let seats = info.seats.iter().map(|seat| format!("seat-{}", seat.word));
    let pieces = info
        .pieces
        .iter()
        .map(|piece| format!("piece-{}", piece.word));
    let turns =
        ["warrior", "blade", "catapult", "shield"].map(|role| format!("word-become-{role}"));
    let areas = ["area-arm", "area-middle"].map(str::to_owned);
    for key in seats.chain(pieces).chain(turns).chain(areas) {
        assert_ne!(words(&key), key);
    }
}
