//! How the games end.

use ludejo_rules::evo::{Evo, Evo4};
use ludejo_rules::{Game, Outcome, Reason};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::evo::{after, castles, fill, full_line, line, read, seats};

/// Checks that a position is over: a win of this seat for this reason, and nothing left to do.
fn is_over(id: &str, line: &str, winner: char, reason: Reason) {
    fn has_nothing_left<G: Game>(line: &str) {
        let position: G = line.parse().unwrap_or_else(|e| panic!("{line}: {e}"));
        assert_eq!(position.count_actions(), 0);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        assert!(position.sample(&mut rng).is_none());
    }
    let game = read(id, line);
    let winner = game.info().seat(winner).expect("a seat");
    let expected = Some(Outcome::win(winner, reason));
    assert_eq!(game.position_outcome(), expected, "{id} {line}");
    assert_eq!(game.outcome(), expected, "{id} {line}");
    assert!(game.legal().is_empty(), "{id} {line}");
    if id == "evo" {
        has_nothing_left::<Evo>(line);
    } else {
        has_nothing_left::<Evo4>(line);
    }
}

/// The seat after another.
fn next(id: &str, seat: char) -> char {
    let seats = seats(id);
    let index = seats.iter().position(|s| *s == seat).expect("a seat");
    seats[(index + 1) % seats.len()]
}

#[test]
fn who_captures_a_castle_wins() {
    for (castle, piece, action, becomes) in [
        ("sKj1", "nBj2", "j2j1", "nBj1"),
        ("sKj1", "nCg4", "g4j1=S", "nSj1"),
        ("sKj1", "wWi1", "i1j1", "wWj1"),
        ("sKj1", "eWj2", "j2j1=C", "eCj1"),
        ("wKa3", "nBa5", "a5a3", "nBa3"),
        ("wKa3", "eCc5", "c5a3", "eCa3"),
        ("wKa3", "sWb3", "b3a3", "sWa3"),
        ("nKc12", "sBc10", "c10c12", "sBc12"),
        ("nKc12", "sCe10", "e10c12=B", "sBc12"),
        ("nKc12", "wSe12", "e12c12", "wSc12"),
        ("nKc12", "eBe12", "e12c12=S", "eSc12"),
        ("eKl10", "wBj10", "j10l10", "wBl10"),
        ("eKl10", "sBl8", "l8l10", "sBl10"),
        ("eKl10", "nSl8", "l8l10=W", "nWl10"),
    ] {
        let seat = piece.chars().next().expect("a seat");
        for id in ["evo", "evo4"] {
            if !castles(id).contains(castle) || !seats(id).contains(&seat) {
                continue;
            }
            let before = full_line(id, piece, seat);
            assert_eq!(read(id, &before).outcome(), None);
            let left = fill(id, piece).replace(castle, "").replace(piece, becomes);
            let expected = line(&left, next(id, seat));
            assert_eq!(after(id, &before, action), expected, "{before} {action}");
            is_over(id, &expected, seat, Reason::Castle);
        }
    }
}

/// The square straight forward of `f6`.
const FORWARD: [(char, &str); 4] = [('s', "f7"), ('w', "g6"), ('n', "f5"), ('e', "e6")];

#[test]
fn who_captures_the_last_piece_of_a_seat_wins() {
    for id in ["evo", "evo4"] {
        for (seat, to) in FORWARD {
            for victim in seats(id) {
                if !seats(id).contains(&seat) || victim == seat {
                    continue;
                }
                let action = format!("f6{to}=B");
                let last = format!("{seat}Wf6 {victim}S{to}");
                let found = after(id, &full_line(id, &last, seat), &action);
                let left = fill(id, &last).replace(&format!(" {victim}S{to}"), "");
                let left = left.replace(&format!("{seat}Wf6"), &format!("{seat}B{to}"));
                assert_eq!(found, line(&left, next(id, seat)));
                is_over(id, &found, seat, Reason::Elimination);

                let two = format!("{last} {victim}Wd4");
                let found = after(id, &full_line(id, &two, seat), &action);
                let game = read(id, &found);
                assert_eq!(game.outcome(), None, "{found}");
                assert!(!game.legal().is_empty());
            }
        }
    }
}

#[test]
fn a_seat_with_one_piece_and_its_castle_plays_on() {
    for id in ["evo", "evo4"] {
        for seat in seats(id) {
            let game = read(id, &full_line(id, "", seat));
            assert_eq!(game.outcome(), None);
            assert!(!game.legal().is_empty());
        }
    }
}
