//! What a move traps.

use ludejo_rules::sparta::{Action, Sparta};
use ludejo_rules::text::square_name;
use ludejo_rules::{Effect, Pick, Tabletop};

use crate::sparta::{AWAY, CITIES, after, line, read};

/// The squares of the pieces that an action captures.
pub(crate) fn captured(position: &Sparta, action: Action) -> Vec<String> {
    let effects = position.effects(action).into_iter();
    let captured = effects.filter_map(|effect| match effect {
        Effect::Captured { at, .. } => Some(Sparta::board().name(at).to_owned()),
        _ => None,
    });
    let mut captured: Vec<_> = captured.collect();
    captured.sort_unstable();
    captured
}

/// Checks that a move captures these pieces and leaves the others.
fn captures(pieces: &str, seat: char, action: &str, expected: &str) {
    let position = read(&line(pieces, seat, CITIES));
    let found = captured(&position, action.parse().expect("an action"));
    assert_eq!(found.join(" "), expected, "{action} in {pieces}");

    let picks = Pick::split(action);
    let [from, to] = [picks[0].text(), picks[1].text()];
    let moved = pieces.split_whitespace().map(|piece| {
        let (letter, square) = piece.split_at(1);
        (letter, if square == from { to } else { square })
    });
    let left = moved.filter(|(_, square)| !expected.split(' ').any(|taken| taken == *square));
    let left: Vec<_> = left
        .map(|(letter, square)| format!("{letter}{square}"))
        .collect();
    let other = if seat == 'y' { 'r' } else { 'y' };
    let found = after(&position, action).to_string();
    assert_eq!(
        found,
        line(&left.join(" "), other, CITIES),
        "{action} in {pieces}"
    );
}

#[test]
fn groups_between_enemies_are_captured_on_both_sides_at_once() {
    for (pieces, seat, action, expected) in [
        // One enemy, by warriors and by heroes.
        ("Wd7 we8 Wf8", 'y', "d7d8", "e8"),
        ("Hd7 he8 Hf8", 'y', "d7d8", "e8"),
        ("wd7 We8 hf8", 'r', "d7d8", "e8"),
        // Walking between two enemies.
        ("Wd7 wc8 we8", 'y', "d7d8", "d8"),
        ("hd7 Wc8 He8", 'r', "d7d8", "d8"),
        // `Y r Y Y r`: the one that came and the pair beside it.
        ("Wc8 wd7 We8 Wf8 wg8", 'r', "d7d8", "d8 e8 f8"),
        // `Y r Y r Y`: the middle and both its neighbours.
        ("Wc8 wd8 We7 wf8 Wg8", 'y', "e7e8", "d8 e8 f8"),
        // What is captured in its column traps in its row all the same.
        ("Wc7 we8 Wf8 wd9 wd7", 'y', "c7d8", "d8 e8"),
        // Five groups in four lines.
        (
            "Wc6 we7 Wf7 we8 Wf9 wd6 wd5 Wd4 wc8 Wb9",
            'y',
            "c6d7",
            "c8 d5 d6 e7 e8",
        ),
        // Only the lines of the square that was reached have changed.
        ("Wd7 we8 wf8 Wg8 wd9 we9 wg9", 'y', "d7d8", "e8 f8"),
    ] {
        let away = if expected.len() > 10 { "" } else { AWAY };
        captures(&format!("{pieces} {away}"), seat, action, expected);
    }
}

#[test]
fn a_group_with_an_open_end_is_safe() {
    for (pieces, seat, action) in [
        // An empty square, and empty cities of either seat.
        ("Wd7 we8", 'y', "d7d8"),
        ("Wd4 wc5", 'y', "d4d5"),
        ("Wd4 wc6 Hd7", 'y', "d7d6"),
        ("wd4 Wc5", 'r', "d4d5"),
        // Walking away from between friends, and past enemies.
        ("Wd7 We7 Wf7 wc7", 'y', "e7e8"),
    ] {
        captures(&format!("{pieces} {AWAY}"), seat, action, "");
    }
}

#[test]
fn the_edge_traps_nothing_and_no_line_goes_on_behind_it() {
    let left = "wa4 Wj2 Wj3 Wj4 Wj5 Wj6 wf10";
    for action in ["c4b4", "c4b5", "c4b3"] {
        captures(&format!("Hc4 {left} wh10"), 'y', action, "");
    }
    let right = "wj7 Wa5 Wa6 Wa7 Wa8 Wa9 wf10";
    for action in ["h7i7", "h7i8"] {
        captures(&format!("Wh7 {right} wh10"), 'y', action, "");
    }
    captures(&format!("Hg7 {right} wh10"), 'y', "g7i6", "");
    for (pieces, action) in [
        ("wd10 Wd8 Wd1 We1 Wc1", "d8d9"),
        ("wd10 We8 Wd1 We1 Wc1", "e8e9"),
        ("wd1 Wd3 Wd10 We10 Wc10", "d3d2"),
        ("wd1 Wc3 Wd10 We10 Wc10", "c3c2"),
        ("wa1 Wc3 Wj10 Wi10 Wj9", "c3b2"),
        ("wj10 Wh8 Wa1 Wb1 Wa2", "h8i9"),
        ("wa10 Wc8 Wj1 Wi1 Wj2", "c8b9"),
        ("wj1 Wh3 Wa10 Wb10 Wa9", "h3i2"),
    ] {
        captures(&format!("{pieces} wg6 wg4"), 'y', action, "");
    }
}

/// Files and ranks, and steps along them.
type Square = (i8, i8);

/// The eight directions.
const DIRECTIONS: [Square; 8] = [
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
    (0, -1),
    (1, -1),
];

/// The square so many steps from another; `None` off the board.
fn step(from: Square, direction: Square, steps: i8) -> Option<Square> {
    let (file, rank) = (from.0 + direction.0 * steps, from.1 + direction.1 * steps);
    let on_board = (0..10).contains(&file) && (0..10).contains(&rank);
    on_board.then_some((file, rank))
}

fn name(square: Square) -> String {
    square_name(square.0 as u8, square.1 as u8)
}

/// Checks a capture in one line. A hero of Yellow comes to `to` from beside the line; the
/// others stand as given; more are added far away, so that the game is not over.
fn captures_in_line(direction: Square, to: Square, others: &[(char, Square)], expected: &[Square]) {
    let backward = (-direction.0, -direction.1);
    let beside = DIRECTIONS
        .into_iter()
        .filter(|&d| d != direction && d != backward);
    let from = beside
        .filter_map(|d| step(to, d, 1))
        .next()
        .expect("a square beside");
    let mut pieces = others.to_vec();
    pieces.push(('H', from));
    for letter in ['H', 'h'] {
        let same_seat = |piece: &&(char, Square)| piece.0.is_uppercase() == letter.is_uppercase();
        let mut free = (0..100).map(|i| (i % 10, i / 10));
        while pieces.iter().filter(same_seat).count() < 3 {
            let distance = |a: Square, b: Square| (a.0 - b.0).abs().max((a.1 - b.1).abs());
            let taken: Vec<_> = pieces.iter().map(|piece| piece.1).chain([to]).collect();
            let far = |&square: &Square| taken.iter().all(|&other| distance(square, other) > 1);
            pieces.push((letter, free.find(far).expect("a square far away")));
        }
    }
    let pieces: Vec<_> = pieces
        .iter()
        .map(|(letter, square)| format!("{letter}{}", name(*square)))
        .collect();
    let mut expected: Vec<_> = expected.iter().map(|&square| name(square)).collect();
    expected.sort_unstable();
    let action = format!("{}{}", name(from), name(to));
    captures(&pieces.join(" "), 'y', &action, &expected.join(" "));
}

#[test]
fn a_group_of_any_length_is_captured_in_any_direction() {
    let mut longest = 0;
    for to in (0..100).map(|i| (i % 10, i / 10)) {
        for direction in DIRECTIONS {
            let mut group = Vec::new();
            while let Some(next) = step(to, direction, group.len() as i8 + 1)
                && group.len() < 8
            {
                group.push(next);
                let enemies: Vec<_> = group.iter().map(|&square| ('h', square)).collect();
                // Open at the far end, or at the edge of the board.
                captures_in_line(direction, to, &enemies, &[]);
                if let Some(end) = step(next, direction, 1) {
                    let shut = [&enemies[..], &[('W', end)]].concat();
                    captures_in_line(direction, to, &shut, &group);
                    longest = longest.max(group.len());
                }
            }
        }
    }
    assert_eq!(longest, 8);
}

#[test]
fn the_piece_that_moved_is_captured_with_its_group_of_any_length() {
    let mut longest = 0;
    for (start, direction) in (0..100).flat_map(|i| DIRECTIONS.map(|d| ((i % 10, i / 10), d))) {
        let mut group = Vec::new();
        while let Some(next) = step(start, direction, group.len() as i8)
            && group.len() < 8
        {
            group.push(next);
            let ends = [step(start, direction, -1), step(next, direction, 1)];
            for &to in &group {
                let rest = group.iter().filter(|&&square| square != to);
                let mut pieces: Vec<_> = rest.map(|&square| ('W', square)).collect();
                let mut found = 0;
                // Neither end, then one, then both.
                captures_in_line(direction, to, &pieces, &[]);
                for end in ends.into_iter().flatten() {
                    pieces.push(('w', end));
                    found += 1;
                    let expected = if found == 2 { &group[..] } else { &[] };
                    captures_in_line(direction, to, &pieces, expected);
                }
                if found == 2 {
                    longest = longest.max(group.len());
                }
            }
        }
    }
    assert_eq!(longest, 8);
}
