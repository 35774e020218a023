//! How the game ends.

use ludejo_rules::{Game, Outcome, Reason, Seat};

use crate::heroes::{after, legal, line, read};

fn result(line: &str) -> Option<Outcome> {
    let position = read(line);
    let outcome = position.outcome();
    assert_eq!(outcome.is_some(), legal(&position).is_empty(), "{line}");
    outcome
}

#[test]
fn a_seat_without_a_hero_loses_whoever_is_to_move() {
    for mobilization in ["-", "M1:3:-"] {
        for seat in ['w', 'b'] {
            let mobilization = match (mobilization, seat) {
                ("M1:3:-", 'b') => "M1:5:-",
                _ => mobilization,
            };
            let white = line("Ka2 Ha3 kk5 Nc2 nc6", seat, mobilization);
            let expected = Outcome::win(Seat::FIRST, Reason::Heroes);
            assert_eq!(result(&white), Some(expected), "{white}");
            let black = line("Ka2 kk5 hk4 Nc2 nc6", seat, mobilization);
            let expected = Outcome::win(Seat::SECOND, Reason::Heroes);
            assert_eq!(result(&black), Some(expected), "{black}");
            let going_on = line("Ka2 Ha3 kk5 hk4 Nc2 nc6", seat, mobilization);
            assert_eq!(result(&going_on), None, "{going_on}");
        }
    }
}

#[test]
fn a_heroic_pawn_is_not_yet_a_hero() {
    let expected = Outcome::win(Seat::SECOND, Reason::Heroes);
    assert_eq!(result(&line("Ka2 Rd5 kk5 hk4", 'w', "-")), Some(expected));
}

#[test]
fn taking_the_last_hero_wins_and_the_last_but_one_does_not() {
    let position = read(&line("Ka2 Ha3 Cd3 kk5 hd6", 'w', "-"));
    let found = after(&position, "d3d6");
    assert_eq!(found.to_string(), line("Ka2 Ha3 Cd6 kk5", 'b', "-"));
    assert_eq!(
        result(&found.to_string()),
        Some(Outcome::win(Seat::FIRST, Reason::Heroes))
    );
    let position = read(&line("Ka2 Ha3 Cd3 kk5 hd6 hk4", 'w', "-"));
    assert_eq!(after(&position, "d3d6").outcome(), None);
}

#[test]
fn an_attacked_king_without_a_way_out_is_mated() {
    let mate = "3C/7/8/9/8H1/K3*3k/10/9/8/1h5/4 b -";
    assert_eq!(
        result(mate),
        Some(Outcome::win(Seat::FIRST, Reason::Checkmate))
    );
    // The hero that attacks is taken.
    assert_eq!(result("4/7/8/9/8H1/K3*3k/10/9/8/1h5/4 b -"), None);
}

#[test]
fn a_seat_that_can_do_nothing_unattacked_draws() {
    let stalemate = "4/7/8/9/10/4*4/10/9/4khH1/2K1NH1/4 b -";
    assert_eq!(result(stalemate), Some(Outcome::draw(Reason::Stalemate)));
    // With a heroic pawn anywhere there is something to do.
    assert_eq!(result("r3/7/8/9/10/4*4/10/9/4khH1/2K1NH1/4 b -"), None);
}

#[test]
fn heroes_come_before_mate() {
    // Mated, and without a hero as well.
    let mate = "3C/7/8/9/8H1/K3*3k/10/9/8/7/4 b -";
    assert_eq!(
        result(mate),
        Some(Outcome::win(Seat::FIRST, Reason::Heroes))
    );
}

#[test]
fn in_the_mobilization_nobody_is_stuck() {
    // No piece that may act at all, but `done`.
    let position = read("4/7/8/9/10/4*4/10/9/4khH1/2K1NH1/4 b M1:4:i6");
    assert_eq!(legal(&position), ["done"]);
    assert_eq!(position.outcome(), None);
}
