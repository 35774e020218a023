//! What people see.

use ludejo_rules::heroes::{Heroes, Hex};
use ludejo_rules::{Area, Board, Effect, Game, Outline, Piece, Scene, Seat, Tabletop};

use crate::heroes::{line, read};

fn piece(letter: char) -> Piece {
    let seat = if letter.is_uppercase() {
        Seat::FIRST
    } else {
        Seat::SECOND
    };
    let letter = letter.to_ascii_uppercase();
    Piece { seat, letter }
}

fn cell(name: &str) -> u8 {
    Heroes::board().find(name).expect("a cell")
}

/// Whether two cells share an edge.
fn touch(board: &Board, one: usize, other: usize) -> bool {
    let [one, other] = [one, other].map(|index| &board.cells[index]);
    let [columns, rows] = [one.column - other.column, one.row - other.row].map(i16::abs);
    (columns, rows) == (0, 2) || (columns, rows) == (1, 1)
}

#[test]
fn the_board_has_84_hexes() {
    let board = Heroes::board();
    assert_eq!(board.cells.len(), 84);
    assert!(board.lines.is_empty());
    for (index, cell) in (0_u8..).zip(&board.cells) {
        let hex: Hex = cell.name.parse().expect("a hex");
        assert_eq!(hex.cell(), index);
        assert_eq!(cell.outline, Outline::Hexagon);
        assert_eq!(cell.column, i16::from(hex.q()) + 5);
        assert_eq!(cell.row, i16::from(hex.y()));
        let half_root = 3_f32.sqrt() / 2.0;
        assert!((cell.center.x - f32::from(hex.q()) * half_root).abs() < 1e-5);
        assert!((cell.center.y - f32::from(hex.y()) / 2.0).abs() < 1e-5);
    }
}

#[test]
fn hexes_that_touch_are_shaded_differently_by_three_tones() {
    let board = Heroes::board();
    let mut touching = 0;
    for one in 0..84 {
        assert!(board.cells[one].tone < 3);
        for other in (0..84).filter(|&other| touch(board, one, other)) {
            touching += 1;
            assert_ne!(board.cells[one].tone, board.cells[other].tone);
        }
    }
    // Each of 216 edges seen from both sides.
    assert_eq!(touching, 432);
}

#[test]
fn the_areas_are_those_of_the_page() {
    let board = Heroes::board();
    let named = |word, seat| {
        let area = Area {
            word,
            seat: Some(seat),
            is_dark: word == "dark-area",
        };
        let cells = board
            .cells
            .iter()
            .filter(move |cell| cell.area == Some(area));
        cells.map(|cell| cell.name.as_str()).collect::<Vec<_>>()
    };
    let (white, black) = (Seat::FIRST, Seat::SECOND);
    assert_eq!(named("dark-area", white), ["d1", "e1", "f2", "g1", "h1"]);
    assert_eq!(named("dark-area", black), ["d9", "e10", "f10", "g10", "h9"]);
    // The rest of the areas.
    assert_eq!(
        named("home-area", white).join(" "),
        "a2 b1 b2 b3 c1 c2 c3 d2 d3 d4 e2 e3 e4 f3 f4 f5 g2 g3 g4 h2 h3 h4 i1 i2 i3 j1 j2 j3 k2"
    );
    assert_eq!(
        named("home-area", black).join(" "),
        "a5 b5 b6 b7 c6 c7 c8 d6 d7 d8 e7 e8 e9 f7 f8 f9 g7 g8 g9 h6 h7 h8 i6 i7 i8 j5 j6 j7 k5"
    );
    let nobodys = board.cells.iter().filter(|cell| cell.area.is_none());
    assert_eq!(nobodys.count(), 16);
}

#[test]
fn files_and_ranks_are_labelled_beside_the_board() {
    let board = Heroes::board();
    let texts: Vec<&str> = board
        .labels
        .iter()
        .map(|label| label.text.as_str())
        .collect();
    let expected = "a b c d e f g h i j k 1 2 3 4 5 6 7 8 9 10";
    assert_eq!(texts.join(" "), expected);
    for label in &board.labels {
        let distance = |cell: &ludejo_rules::Cell| {
            (cell.center.x - label.at.x).hypot(cell.center.y - label.at.y)
        };
        let cells = || board.cells.iter();
        assert!(cells().all(|cell| distance(cell) > 0.75), "{label:?}");
        // A hex of its file or rank is next to it.
        let is_named = |cell: &&ludejo_rules::Cell| {
            cell.name.starts_with(&label.text) || cell.name[1..] == label.text
        };
        assert!(
            cells().filter(is_named).any(|cell| distance(cell) < 1.05),
            "{label:?}"
        );
    }
}

#[test]
fn the_scene_says_what_the_line_says() {
    let scene = read(&line("Ka2 Ha3 Fd3 Nc4 kk5 hk4 rd5", 'w', "M2:3:c4,d3")).scene();
    let pieces: Vec<(u8, Piece)> = scene.pieces.into_iter().collect();
    let expected = [
        ("a2", 'K'),
        ("a3", 'H'),
        ("c4", 'N'),
        ("d3", 'F'),
        ("d5", 'r'),
        ("k4", 'h'),
        ("k5", 'k'),
    ];
    assert_eq!(
        pieces,
        expected.map(|(name, letter)| (cell(name), piece(letter)))
    );
    let spent: Vec<u8> = scene.spent.into_iter().collect();
    assert_eq!(spent, [cell("c4"), cell("d3")]);
    let gauges: Vec<_> = scene
        .gauges
        .iter()
        .map(|(gauge, value)| (gauge.word, gauge.seat, *value))
        .collect();
    let expected = [("actions-left", None, 3), ("mobilization-turn", None, 2)];
    assert_eq!(gauges, expected);
    assert_eq!(scene.to_move, Seat::FIRST);

    let scene = read(&line("Ka2 Ha3 kk5 hk4", 'b', "-")).scene();
    assert!(scene.spent.is_empty() && scene.gauges.is_empty());
    assert_eq!(scene.to_move, Seat::SECOND);
}

/// The effects of an action in words, the turn left out.
fn effects(position: &Heroes, action: &str) -> String {
    let action = action.parse().expect("an action");
    assert!(position.is_legal(action), "{position} {action}");
    let name = |at: &u8| Heroes::board().name(*at).to_owned();
    let told = |effect: &Effect| match effect {
        Effect::Captured { at, piece } => format!("x{}{}", piece.letter, name(at)),
        Effect::Moved { path } => path.iter().map(name).collect::<Vec<_>>().join("-"),
        Effect::Became { at, piece } => format!("{}={}", name(at), piece.letter),
        Effect::Spent { at } => format!("spent {}", name(at)),
        Effect::Refreshed => "refreshed".to_owned(),
        Effect::Counted { gauge, value } => format!("{} {value:?}", gauge.word),
        Effect::ToMove { seat } => format!("to move {}", seat.index()),
        other => panic!("{other:?}"),
    };
    let effects = position.effects(action);
    let mut scene = position.scene();
    effects.iter().for_each(|effect| scene.apply(effect));
    assert_eq!(scene, position.after(action).scene(), "{position} {action}");
    effects.iter().map(told).collect::<Vec<_>>().join(", ")
}

#[test]
fn effects_tell_the_way() {
    let pieces = "Ka2 Ha3 Cd3 Nf4 Hg4 Ec3 Hc4 Pe6 Gd8 Rh3 kk5 hk4 rd5 re3 rg3 rg5";
    let position = read(&line(pieces, 'w', "-"));
    for (action, expected) in [
        ("a2b2", "a2-b2, to move 1"),
        ("d3d4", "d3-d4, to move 1"),
        ("d3d5", "xRd5, d3-d4-d5, to move 1"),
        // A leap, and a hero's ways: one, the one of two that is empty.
        ("f4g5", "xRg5, f4-g5, to move 1"),
        ("g4h5", "g4-h4-h5, to move 1"),
        ("g4i4", "g4-h4-i4, to move 1"),
        ("d8d9", "d8-d9, d9=H, to move 1"),
        ("h3=H", "h3=H, to move 1"),
    ] {
        assert_eq!(effects(&position, action), expected, "{action}");
    }
}

#[test]
fn effects_of_a_rampage_come_in_the_order_of_the_path() {
    let position = read(&line("Ka2 Ha3 Ed3 Hc3 Nd5 kk5 hk4 rd6", 'w', "-"));
    let expected = "xNd5, xRd6, d3-d4-d5-d6-d7, xEd7, to move 1";
    assert_eq!(effects(&position, "d3~d7"), expected);
    let position = read(&line("Ka2 Ha3 ed7 hd8 Nd5 kk5 hk4 re4 rd4", 'b', "-"));
    let expected = "xNd5, xRd4, d7-d6-d5-d4-d3, xEd3, to move 0";
    assert_eq!(effects(&position, "d7~d3"), expected);
}

#[test]
fn effects_keep_account_of_the_mobilization() {
    let pieces = "Ka2 Ha3 Fd3 Fe3 kk5 hk4";
    for (field, action, expected) in [
        ("M1:3:-", "d3d4", "d3-d4, actions-left Some(2), spent d4"),
        (
            "M1:3:-",
            "d3d5",
            "d3-d4-d5, d5=P, actions-left Some(2), spent d5",
        ),
        (
            "M1:1:d3,e3",
            "a3a4",
            "a3-a4, actions-left Some(5), refreshed, to move 1",
        ),
        (
            "M1:2:d3",
            "done",
            "actions-left Some(5), refreshed, to move 1",
        ),
        (
            "M2:5:-",
            "done",
            "actions-left Some(3), refreshed, to move 1",
        ),
    ] {
        let position = read(&line(pieces, 'w', field));
        assert_eq!(effects(&position, action), expected, "{field}");
    }
    for (field, expected) in [
        (
            "M1:5:-",
            "mobilization-turn Some(2), actions-left Some(5), refreshed, to move 0",
        ),
        (
            "M3:6:-",
            "mobilization-turn None, actions-left None, refreshed, to move 0",
        ),
    ] {
        let position = read(&line(pieces, 'b', field));
        assert_eq!(effects(&position, "done"), expected, "{field}");
    }
}

#[test]
fn an_empty_scene_is_filled_by_the_line_alone() {
    let start = Heroes::start().scene();
    assert_ne!(start, Scene::default());
    assert_eq!(start.pieces.len(), 42);
}
