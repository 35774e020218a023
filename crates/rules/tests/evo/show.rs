//! What people see.

use ludejo_rules::evo::{Action, Evo, Evo4};
use ludejo_rules::{Area, Effect, Piece, Seat, Tabletop, catalog};

use crate::evo::{full_line, read, seats};

#[test]
fn the_board_is_the_cross_numbered_rank_by_rank() {
    for id in ["evo", "evo4"] {
        let game = catalog::start(id).expect("the game");
        let names: Vec<_> = game.board().cells.iter().map(|cell| &*cell.name).collect();
        let mut expected = Vec::new();
        for rank in 1..=12 {
            let narrow = !(3..=10).contains(&rank);
            let files = if narrow { 'c'..='j' } else { 'a'..='l' };
            expected.extend(files.map(|file| format!("{file}{rank}")));
        }
        assert_eq!(names, expected);
        assert_eq!(names.len(), 128);
        for (number, name) in (0..).zip(&names) {
            let action: Action = format!("{name}=B").parse().expect("an action");
            assert_eq!((action.from, action.to), (number, number));
        }
    }
}

#[test]
fn arms_belong_to_the_seats_that_sit_there() {
    for (id, owners) in [
        ("evo", ["s", "", "n", "", ""]),
        ("evo4", ["s", "w", "n", "e", ""]),
    ] {
        let game = catalog::start(id).expect("the game");
        // South, West, North, East and the middle.
        let mut found = [0; 5];
        for cell in &game.board().cells {
            let file = cell.name.chars().next().expect("a file");
            let rank: u8 = cell.name[1..].parse().expect("a rank");
            let arm = match (file, rank) {
                (_, 1 | 2) => 0,
                ('a' | 'b', _) => 1,
                (_, 11 | 12) => 2,
                ('k' | 'l', _) => 3,
                _ => 4,
            };
            found[arm] += 1;
            let expected = Area {
                word: if arm < 4 { "arm" } else { "middle" },
                seat: owners[arm]
                    .chars()
                    .next()
                    .and_then(|letter| game.info().seat(letter)),
                is_dark: false,
            };
            assert_eq!(cell.area, Some(expected), "{id} {}", cell.name);
        }
        assert_eq!(found, [16, 16, 16, 16, 64]);
    }
}

#[test]
fn the_scene_has_all_pieces_and_castles() {
    let line = full_line("evo4", "sBf6 wCa5 nSk8 eWl4", 'n');
    let game = read("evo4", &line);
    let scene = game.scene();
    let mut found: Vec<_> = scene
        .pieces
        .iter()
        .map(|(cell, piece)| {
            let seat = game.info().letter(piece.seat);
            format!("{seat}{}{}", piece.letter, game.board().name(*cell))
        })
        .collect();
    found.sort_unstable();
    let mut expected: Vec<_> = "sKj1 wKa3 nKc12 eKl10 sBf6 wCa5 nSk8 eWl4"
        .split(' ')
        .collect();
    expected.sort_unstable();
    assert_eq!(found, expected);
    assert_eq!(scene.to_move, Seat::new(2));
    assert!(scene.owners.is_empty() && scene.spent.is_empty() && scene.gauges.is_empty());
}

#[test]
fn effects_tell_what_happens_in_order() {
    let game = read(
        "evo4",
        &full_line("evo4", "wCf6 wWd6 wBj10 wSe3 nSi9 eBl5", 'w'),
    );
    let cell = |name: &str| game.board().find(name).expect("a square");
    let piece = |seat: u8, letter| Piece {
        seat: Seat::new(seat),
        letter,
    };
    let captured = |at: &str, piece| Effect::Captured {
        at: cell(at),
        piece,
    };
    let moved = |path: &str| Effect::Moved {
        path: path.split(' ').map(cell).collect(),
    };
    let became = |at: &str, letter| Effect::Became {
        at: cell(at),
        piece: piece(1, letter),
    };
    let next = || Effect::ToMove { seat: Seat::new(2) };
    for (action, expected) in [
        ("f6=W", vec![became("f6", 'W'), next()]),
        ("d6d7", vec![moved("d6 d7"), next()]),
        ("d6e7=S", vec![moved("d6 e7"), became("e7", 'S'), next()]),
        ("f6i3", vec![moved("f6 g5 h4 i3"), next()]),
        (
            "f6i9=B",
            vec![
                captured("i9", piece(2, 'S')),
                moved("f6 g7 h8 i9"),
                became("i9", 'B'),
                next(),
            ],
        ),
        (
            "j10l10",
            vec![captured("l10", piece(3, 'K')), moved("j10 k10 l10"), next()],
        ),
        ("e3c3", vec![moved("e3 d3 c3"), next()]),
    ] {
        assert_eq!(game.effects(action), Ok(expected), "{action}");
    }
}

#[test]
fn the_turn_goes_round() {
    for id in ["evo", "evo4"] {
        let seats = seats(id);
        for (index, seat) in seats.iter().enumerate() {
            let game = read(id, &full_line(id, &format!("{seat}Wf6"), *seat));
            let effects = game.effects("f6=B").expect("a legal action");
            let next = Seat::new(((index + 1) % seats.len()) as u8);
            assert_eq!(effects.last(), Some(&Effect::ToMove { seat: next }));
        }
    }
}

#[test]
fn the_boards_are_not_the_same() {
    assert!(!std::ptr::eq(Evo::board(), Evo4::board()));
    assert_ne!(Evo::PAGE, Evo4::PAGE);
}
