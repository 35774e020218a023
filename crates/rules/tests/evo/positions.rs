//! Which lines are positions (R4).

use ludejo_rules::{Outcome, Reason, catalog};

use crate::evo::{castles, full_line, line, read, seats};

/// Checks that a line is refused, and how.
fn refused(id: &str, line: &str, expected: &str) {
    let read = catalog::read(id, line);
    let error = read.err().map(|error| error.to_string());
    assert_eq!(error.as_deref(), Some(expected), "{id} {line}");
}

#[test]
fn all_setups_are_canonical() {
    for id in ["evo", "evo4"] {
        for setup in catalog::info(id).expect("a game").setups {
            assert_eq!(read(id, setup.line).line(), setup.line);
        }
    }
}

const EMPTY: &str = "8/8/12/12/12/12/12/12/12/12/8/8";

#[test]
fn what_is_not_written_as_a_position_is_refused() {
    let start = catalog::info("evo").expect("a game").setups[0].line;
    let board = &start[..start.len() - 2];
    for (line, expected) in [
        (String::new(), "board: field-missing"),
        (board.to_owned(), "seat: field-missing"),
        (format!("{board}  s"), "seat: field-missing"),
        (format!(" {start}"), "board: field-missing"),
        (format!("{start} 1"), "line: field-extra count=2"),
        (format!("{start} "), "line: field-extra count=2"),
        (format!("{board} w"), "seat: seat-unknown text=w seats=s, n"),
        (format!("{board} S"), "seat: seat-unknown text=S seats=s, n"),
        (
            format!("{board} sn"),
            "seat: seat-unknown text=sn seats=s, n",
        ),
    ] {
        refused("evo", &line, expected);
    }
    let rows = |from: &str, to: &str| format!("{} s", EMPTY.replacen(from, to, 1));
    for (line, expected) in [
        (
            rows("8/", ""),
            "board: board-row-count expected=12 found=11",
        ),
        (
            rows("8/", "8/8/"),
            "board: board-row-count expected=12 found=13",
        ),
        (
            rows("8", "9"),
            "board: board-row-length row=1 expected=8 found=9",
        ),
        (
            rows("8", "7"),
            "board: board-row-length row=1 expected=8 found=7",
        ),
        (
            rows("8", "sW"),
            "board: board-row-length row=1 expected=8 found=1",
        ),
        (
            rows("8", "sW8"),
            "board: board-row-length row=1 expected=8 found=9",
        ),
        (
            rows("12", "10"),
            "board: board-row-length row=3 expected=12 found=10",
        ),
        (
            rows("12", "111"),
            "board: board-row-length row=3 expected=12 found=111",
        ),
        (rows("8", "4sW03"), "board: board-number text=03"),
        (rows("8", "0sW7"), "board: board-number text=0"),
        (rows("8", "7sX"), "board: board-letter text=sX"),
        (rows("8", "7sw"), "board: board-letter text=sw"),
        (rows("8", "7SW"), "board: board-letter text=SW"),
        (rows("8", "7s"), "board: board-letter text=s"),
        (rows("8", "7Ws"), "board: board-letter text=Ws"),
        (rows("8", "7é"), "board: board-letter text=é"),
        (rows("8", "7xW"), "board: board-letter text=xW"),
    ] {
        refused("evo", &line, expected);
        refused("evo4", &line, expected);
    }
}

#[test]
fn seats_that_do_not_play_have_nothing_on_the_board() {
    for seat in ["w", "e"] {
        for letter in ["W", "B", "C", "S", "K"] {
            let piece = format!("{seat}{letter}");
            let expected = format!("board: board-letter text={piece}");
            refused(
                "evo",
                &full_line("evo", &format!("{piece}a3"), 's'),
                &expected,
            );
        }
    }
}

#[test]
fn a_seat_has_eight_pieces_at_most() {
    for id in ["evo", "evo4"] {
        for seat in seats(id) {
            let word = match seat {
                's' => "south",
                'w' => "west",
                'n' => "north",
                _ => "east",
            };
            let pieces = |count: usize| {
                let kinds = "WBCSWBCSW".chars().zip('c'..='k').take(count);
                let pieces = kinds.map(|(role, file)| format!("{seat}{role}{file}6 "));
                pieces.collect::<String>()
            };
            let eight = full_line(id, &pieces(8), seat);
            assert_eq!(read(id, &eight).line(), eight);
            let expected = format!("board: evo-too-many-pieces seat={word} found=9 limit=8");
            refused(id, &full_line(id, &pieces(9), seat), &expected);
        }
    }
}

#[test]
fn a_castle_stands_on_its_own_square_only() {
    for (castle, wrong, word) in [
        ("sKj1", ["sKc1", "sKj2", "sKc12"], "south"),
        ("nKc12", ["nKj12", "nKc11", "nKj1"], "north"),
        ("wKa3", ["wKa10", "wKb3", "wKl10"], "west"),
        ("eKl10", ["eKl3", "eKk10", "eKa3"], "east"),
    ] {
        for id in ["evo", "evo4"] {
            if !castles(id).contains(castle) {
                continue;
            }
            let home = &castle[2..];
            let expected = format!("board: evo-castle-place seat={word} cell={home}");
            let pieces = crate::evo::fill(id, "");
            let square = |piece: &str| piece[2..].to_owned();
            for wrong in wrong {
                // In its place, then beside it.
                for mut pieces in [pieces.replace(castle, ""), pieces.clone()] {
                    let others = pieces.split_whitespace();
                    let others = others.filter(|other| square(other) != square(wrong));
                    pieces = others.collect::<Vec<_>>().join(" ");
                    refused(id, &line(&format!("{pieces} {wrong}"), 's'), &expected);
                }
            }
        }
    }
}

#[test]
fn one_loss_of_another_seat_than_the_last_to_act_has_ended_the_game() {
    for id in ["evo", "evo4"] {
        let info = catalog::info(id).expect("a game");
        let all = crate::evo::fill(id, "");
        // Whose castle or piece to leave out, in the order of the seats.
        let castles: Vec<_> = castles(id).split(' ').collect();
        let is_piece = |piece: &&str| !castles.contains(piece);
        let pieces: Vec<_> = all.split_whitespace().filter(is_piece).collect();
        let without = |lost: &[&str]| {
            let left = all.split_whitespace().filter(|piece| !lost.contains(piece));
            left.collect::<Vec<_>>().join(" ")
        };
        let losses = castles.iter().chain(&pieces);
        for lost in losses.clone() {
            let loser = lost.chars().next().expect("a seat");
            for (index, seat) in info.seats.iter().enumerate() {
                let acted = (index + info.seats.len() - 1) % info.seats.len();
                let line = line(&without(&[lost]), seat.letter);
                if info.seats[acted].letter == loser {
                    let word = info.seats[acted].word;
                    refused(id, &line, &format!("board: evo-own-loss seat={word}"));
                    continue;
                }
                let game = read(id, &line);
                let winner = info.seat(info.seats[acted].letter).expect("a seat");
                let reason = if lost.contains('K') {
                    Reason::Castle
                } else {
                    Reason::Elimination
                };
                assert_eq!(game.outcome(), Some(Outcome::win(winner, reason)), "{line}");
                assert_eq!(game.line(), line);
            }
            for other in losses.clone().filter(|other| *other != lost) {
                for seat in seats(id) {
                    let line = line(&without(&[lost, other]), seat);
                    refused(id, &line, "board: evo-two-losses");
                }
            }
        }
    }
}

#[test]
fn anybody_can_stand_where_a_castle_fell() {
    for (id, seat) in [("evo", 'n'), ("evo4", 'n'), ("evo4", 's'), ("evo4", 'w')] {
        for piece in ["sBc12", "nSc12"] {
            let pieces = crate::evo::fill(id, piece).replace("nKc12 ", "");
            let line = line(&pieces, seat);
            let game = read(id, &line);
            assert_eq!(game.line(), line);
            assert_eq!(game.outcome().map(|o| o.reason), Some(Reason::Castle));
            assert_eq!(game.scene().pieces.len(), pieces.split_whitespace().count());
        }
    }
}
