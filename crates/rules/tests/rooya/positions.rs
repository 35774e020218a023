//! Positions, lines of five, keys.

use std::collections::BTreeSet;

use ludejo_rules::rooya::{Action, Rooya};
use ludejo_rules::{Game, Outcome, Reason, Seat};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::rooya::setup::{act, board, fill, lines, name, neighbors, positions, read};

/// A pawn, its seat and the other seat.
type Side = (char, (char, char));
const WHITE: Side = ('W', ('w', 'b'));
const BLACK: Side = ('b', ('b', 'w'));

#[test]
fn the_game_is_what_it_is() {
    let info = Rooya::INFO;
    assert_eq!((info.id, info.name), ("rooya", "Le Rooya"));
    assert_eq!(info.length_limit, 300);
    assert_eq!(Rooya::start().to_string(), "5/5/5/5/5 w -");
    assert_eq!(Rooya::start().to_move(), Seat::FIRST);
    assert_eq!(info.example.parse::<Action>().map(|_| ()), Ok(()));
}

#[test]
fn every_line_can_be_completed() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    for line in lines() {
        for hole in line {
            let beside = neighbors(hole)
                .into_iter()
                .filter(|from| !line.contains(from));
            for (from, (own, end)) in beside.flat_map(|from| [(from, WHITE), (from, BLACK)]) {
                let mut points = [' '; 25];
                for point in line {
                    points[point] = own;
                }
                (points[from], points[hole]) = (own, ' ');
                let points = fill(points, &[hole], &mut rng);
                let position = read(&format!("{} {} -", board(&points), end.0));
                let after = position.after(act(&(name(from) + &name(hole))));
                let seats = format!(" {} {}", end.1, end.0);
                assert!(after.to_string().ends_with(&seats), "{position} {after}");
                let winner = Rooya::INFO.seat(end.0).expect("a seat");
                let won = Outcome::win(winner, Reason::Line);
                assert_eq!(after.outcome(), Some(won), "{after}");
            }
        }
    }
}

#[test]
fn lines_without_their_win_stand_on_the_edge_only() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    for line in lines() {
        let is_edge = [[0, 1], [0, 5], [4, 9], [20, 21]].contains(&[line[0], line[1]]);
        for (own, (winner, loser)) in [WHITE, BLACK] {
            let mut points = [' '; 25];
            for point in line {
                points[point] = own;
            }
            let board = board(&fill(points, &[], &mut rng));
            let is_position = |end: String| format!("{board} {end}").parse::<Rooya>().is_ok();
            for seat in ['w', 'b'] {
                assert!(is_position(format!("{seat} {winner}")), "{board}");
                assert!(!is_position(format!("{seat} {loser}")), "{board}");
                assert_eq!(is_position(format!("{seat} -")), is_edge, "{board}");
            }
            // Four of the five are no line.
            points[line[2]] = ' ';
            let board = self::board(&fill(points, &[line[2]], &mut rng));
            let claim = format!("{board} w {winner}").parse::<Rooya>();
            assert!(claim.is_err(), "{board}");
        }
    }
}

#[test]
fn bad_lines_are_refused_by_field() {
    for (line, field, key) in [
        ("5/5/5/5/5 w", "winner", "field-missing"),
        ("5/5/5/5/5 w - -", "line", "field-extra"),
        ("5/5/5/5/5 x -", "seat", "seat-unknown"),
        ("5/5/5/5/5 w x", "winner", "rooya-winner-text"),
        ("5/5/5/5/5 w W", "winner", "rooya-winner-text"),
        ("5/5/5/5 w -", "board", "board-row-count"),
        ("5/5/5/5/4 w -", "board", "board-row-length"),
        ("5/5/5/5/w4 w -", "board", "board-letter"),
        ("5/5/5/5/B4 w -", "board", "board-letter"),
        // R7 while pawns are placed.
        ("5/1W3/5/5/5 b -", "board", "rooya-too-early-inside"),
        ("5/3b1/5/5/W4 w -", "board", "rooya-too-early-inside"),
        (
            "WbWbW/b3b/W1W2/b3b/WbWb1 w -",
            "board",
            "rooya-too-early-inside",
        ),
        ("5/5/5/5/W4 w -", "seat", "rooya-pawns-and-seat"),
        ("5/5/5/5/b4 w -", "seat", "rooya-pawns-and-seat"),
        ("5/5/5/5/b4 b -", "seat", "rooya-pawns-and-seat"),
        ("5/5/5/5/5 b -", "seat", "rooya-pawns-and-seat"),
        ("W4/5/5/5/b4 b -", "seat", "rooya-pawns-and-seat"),
        ("WW3/5/5/5/5 b -", "seat", "rooya-pawns-and-seat"),
        (
            "WWWWW/5/5/5/bbbb1 b w",
            "winner",
            "rooya-winner-while-placing",
        ),
        ("5/5/5/5/5 w b", "winner", "rooya-winner-while-placing"),
        // R7 in phase 2.
        (
            "WbWbW/b3b/W1W1W/b3b/WbWbW w -",
            "board",
            "rooya-too-many-pawns",
        ),
        (
            "WbWbW/b3b/W3W/b3b/WbWWW w -",
            "board",
            "rooya-too-many-pawns",
        ),
        ("bbbbb/b3b/5/b3b/5 w -", "board", "rooya-too-many-pawns"),
        (
            "WbWbW/b3b/W3W/b3b/WbWbW w w",
            "winner",
            "rooya-winner-without-line",
        ),
        (
            "WWWWW/b3b/b3b/W3b/bbbWW w b",
            "winner",
            "rooya-winner-without-line",
        ),
        (
            "1bbb1/WWWWW/4b/b3b/WbWbW b -",
            "winner",
            "rooya-line-without-winner",
        ),
    ] {
        let Err(error) = line.parse::<Rooya>() else {
            panic!("{line}: read");
        };
        assert_eq!((error.field, error.message.key), (field, key), "{line}");
    }
    let error = "WW1b1/bW1bb/1W3/1Wb1b/WWWbb w -"
        .parse::<Rooya>()
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        "winner: rooya-line-without-winner from=b1 to=b5"
    );
    let error = "1bbb1/WWWWW/4b/b3b/WbWbW b -".parse::<Rooya>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "winner: rooya-line-without-winner from=a4 to=e4"
    );
}

#[test]
fn lines_come_back_alike() {
    for line in positions(2_000, 4).iter().map(ToString::to_string) {
        assert_eq!(read(&line).to_string(), line);
    }
}

#[test]
fn keys_are_kept() {
    for position in positions(3_000, 6) {
        assert_eq!(position.key(), position.full_key(), "{position}");
        for action in position.actions() {
            let after = position.after(action);
            assert_eq!(after.key(), after.full_key(), "{position} {action}");
            let read = read(&after.to_string());
            assert_eq!(
                (read, read.key()),
                (after, after.key()),
                "{position} {action}"
            );
        }
    }
    // Both seats have a line on the edge, so all of these are positions.
    let keys = ["b -", "w -", "w w", "w b"]
        .map(|end| read(&format!("bbbbb/b3b/b3W/W3W/WWWWW {end}")).key());
    assert_eq!(BTreeSet::from(keys).len(), 4);
}
