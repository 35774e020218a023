//! Board, scene, effects.

use std::collections::{BTreeMap, BTreeSet};

use ludejo_rules::rooya::Rooya;
use ludejo_rules::{Effect, Game, Gauge, Outline, Piece, Seat, Tabletop};

use crate::rooya::setup::{INSIDE, RING, act, name, neighbors, positions, read};

#[test]
fn effects_are_told() {
    let cell = |text: &str| Rooya::board().find(text).expect("a cell");
    let path = |cells: &[&'static str]| Effect::Moved {
        path: cells.iter().copied().map(cell).collect(),
    };
    let swapped = |from, to| Effect::Swapped {
        from: cell(from),
        to: cell(to),
    };
    let turned = |moves: &str| Effect::Turned {
        moves: moves
            .split(' ')
            .map(|pair| (cell(&pair[..2]), cell(&pair[2..])))
            .collect(),
    };
    let line_completed = |seat| Effect::Counted {
        gauge: Gauge {
            word: "line-completed",
            seat: Some(seat),
        },
        value: Some(1),
    };
    let placed = Effect::Placed {
        at: cell("c1"),
        piece: Piece {
            seat: Seat::SECOND,
            letter: 'P',
        },
    };
    for (line, action, expected) in [
        ("5/5/5/5/W4 b -", "c1", vec![placed]),
        (RING, "c1c2", vec![path(&["c1", "c2"])]),
        (RING, "c1b1", vec![swapped("c1", "b1")]),
        (RING, "c1c2b2", vec![path(&["c1", "c2", "b2"])]),
        (
            INSIDE,
            "c2c1b1",
            vec![path(&["c2", "c1"]), swapped("c1", "b1")],
        ),
        (
            INSIDE,
            "cw",
            vec![turned("b2b4 c2b3 d2b2 b3c4 d3c2 b4d4 c4d3 d4d2")],
        ),
        (
            INSIDE,
            "ccw",
            vec![turned("b2d2 c2d3 d2d4 b3c2 d3c4 b4b2 c4b3 d4b4")],
        ),
        (
            INSIDE,
            "half",
            vec![turned("b2d4 c2c4 d2b4 b3d3 d3b3 b4d2 c4c2 d4b2")],
        ),
        (
            "1W1bW/bbbWb/W4/W3b/WbWbW w -",
            "d4d5",
            vec![swapped("d4", "d5"), line_completed(Seat::SECOND)],
        ),
    ] {
        let position = read(line);
        let mut expected = expected;
        expected.push(Effect::ToMove {
            seat: position.to_move().next(2),
        });
        assert_eq!(position.effects(act(action)), expected, "{line} {action}");
    }
    for position in positions(1_000, 9) {
        for action in position.actions() {
            let mut scene = position.scene();
            for effect in position.effects(action) {
                scene.apply(&effect);
            }
            assert_eq!(scene, position.after(action).scene(), "{position} {action}");
        }
    }
}

#[test]
fn scenes_show_all_that_the_line_says() {
    let scenes = positions(2_000, 10).into_iter().flat_map(|position| {
        let successors = position.actions().into_iter();
        successors.map(move |action| position.after(action))
    });
    let mut lines = BTreeMap::new();
    for position in scenes {
        let shown = format!("{:?}", position.scene());
        let line = lines.entry(shown).or_insert_with(|| position.to_string());
        assert_eq!(*line, position.to_string());
    }
}

#[test]
fn the_board_has_its_lines_and_plates() {
    let board = Rooya::board();
    assert_eq!(board.cells.len(), 25);
    let expected: Vec<String> = (0..25).map(name).collect();
    let names: Vec<&String> = board.cells.iter().map(|cell| &cell.name).collect();
    assert_eq!(names, Vec::from_iter(&expected));
    assert!(
        board
            .cells
            .iter()
            .all(|cell| cell.outline == Outline::Point && cell.tone == 0)
    );
    let inner =
        |cell: u8| board.cells[usize::from(cell)].area.expect("a plate").word == "inner-plate";
    let plate: Vec<&str> = (0..25)
        .filter(|&cell| inner(cell))
        .map(|cell| board.name(cell))
        .collect();
    assert_eq!(
        plate,
        ["b2", "c2", "d2", "b3", "c3", "d3", "b4", "c4", "d4"]
    );
    let joined: BTreeSet<(usize, usize)> = board
        .lines
        .iter()
        .map(|&(a, b)| (a.into(), b.into()))
        .collect();
    let near = (0..25).flat_map(|one| {
        neighbors(one)
            .into_iter()
            .filter(move |&other| one < other)
            .map(move |other| (one, other))
    });
    assert_eq!(joined, near.collect());
    assert_eq!(board.lines.len(), 40);
    let crossings = board
        .lines
        .iter()
        .filter(|&&(one, other)| inner(one) != inner(other));
    assert_eq!(crossings.count(), 12);
}
