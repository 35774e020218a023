//! The rules of Sparta, one by one.

mod captures;
mod cities;
mod ends;
mod moves;
mod positions;
mod random;
mod refusals;

use std::collections::BTreeMap;

use ludejo_rules::sparta::Sparta;
use ludejo_rules::{AnyGame, Game, Play, text};

/// The cities at the start, four each.
const CITIES: &str = "b5,e6,f5,i6/b6,e5,f6,i5";
/// Three pieces of each seat that reach nothing and trap nothing near the middle.
const AWAY: &str = "Wa1 Wc1 We1 wf10 wh10 wj10";

/// The line of a position with these pieces, written like `Wc3` or `hj10`.
fn line(pieces: &str, seat: char, cities: &str) -> String {
    let mut board = BTreeMap::new();
    for piece in pieces.split_whitespace() {
        let (letter, square) = piece.split_at(1);
        let (file, rank, rest) = text::take_square(square).expect("a square");
        assert_eq!(rest, "");
        let before = board.insert((9 - rank, file), letter);
        assert_eq!(before, None, "{square} twice");
    }
    let mut line = String::new();
    for row in 0..10 {
        let mut empty = 0;
        for file in 0..10 {
            match board.get(&(row, file)) {
                Some(letter) if empty > 0 => line += &format!("{empty}{letter}"),
                Some(letter) => line += letter,
                None => {
                    empty += 1;
                    continue;
                }
            }
            empty = 0;
        }
        if empty > 0 {
            line += &empty.to_string();
        }
        line += if row < 9 { "/" } else { "" };
    }
    format!("{line} {seat} {cities}")
}

/// The position of a line, which must be one.
fn read(line: &str) -> Sparta {
    line.parse()
        .unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// The actions of a position, as text, sorted.
fn legal(position: &Sparta) -> Vec<String> {
    let legal = Play::from_position(*position).legal();
    assert_eq!(legal.len(), position.count_actions() as usize, "{position}");
    legal
}

/// The position after an action, which must be legal.
fn after(position: &Sparta, action: &str) -> Sparta {
    let mut play = Play::from_position(*position);
    play.play(action)
        .unwrap_or_else(|refusal| panic!("{position} {action}: {refusal}"));
    *play.position()
}

/// Checks that an action leads from a position to another. Both are pieces, a seat and cities;
/// [`AWAY`] is added to the pieces of both.
fn leads(before: (&str, char, &str), action: &str, after_it: (&str, char, &str)) {
    let [before, expected] = [before, after_it]
        .map(|(pieces, seat, cities)| line(&format!("{pieces} {AWAY}"), seat, cities));
    let found = after(&read(&before), action).to_string();
    assert_eq!(found, expected, "{action} in {before}");
}

#[test]
fn the_start_is_as_on_the_page() {
    let start = Sparta::start();
    let warriors = |letter: char, rank: u8| {
        let squares = ('b'..='i').map(|file| format!("{letter}{file}{rank} "));
        squares.collect::<String>()
    };
    let pieces = warriors('W', 2) + &warriors('w', 9);
    assert_eq!(start.to_string(), line(&pieces, 'y', CITIES));
    let info = Sparta::INFO;
    let seats: Vec<_> = info.seats.iter().map(|s| (s.letter, s.word)).collect();
    assert_eq!(seats, [('y', "yellow"), ('r', "red")]);
    let pieces: Vec<_> = info.pieces.iter().map(|p| (p.letter, p.word)).collect();
    assert_eq!(pieces, [('W', "warrior"), ('H', "hero")]);
    assert_eq!(info.length_limit, 1000);
    // Both rows reach two ranks ahead, one behind and sideways.
    assert_eq!(legal(&start).len(), 118);
    let example = info.example.parse().expect("an action");
    assert!(start.is_legal(example));
}

#[test]
fn the_board_shows_the_cities() {
    let board = <Sparta as ludejo_rules::Tabletop>::board();
    assert_eq!(board.cells.len(), 100);
    let cities = board.cells.iter().filter(|cell| {
        let area = cell.area;
        area.is_some_and(|area| area.word == "city" && area.seat.is_none())
    });
    let mut names: Vec<_> = cities.map(|cell| cell.name.as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["b5", "b6", "e5", "e6", "f5", "f6", "i5", "i6"]);
}

#[test]
fn the_examples_of_the_page_are_true() {
    let page = <Sparta as ludejo_rules::Tabletop>::PAGE;
    let examples: Vec<_> = page.split("```position\n").skip(1).collect();
    assert!(examples.len() >= 10);
    for example in examples {
        let (example, _) = example.split_once("```").expect("the end of the example");
        let mut lines = example.lines();
        let position = read(lines.next().expect("a position"));
        let fields: BTreeMap<_, _> = lines.filter_map(|line| line.split_once(": ")).collect();
        let squares = |field| -> Vec<_> {
            let squares = fields.get(field).map(|text| text.split_whitespace());
            squares.into_iter().flatten().collect()
        };
        let from = squares("from").concat();
        let legal = legal(&position);
        for to in squares("to") {
            assert!(legal.contains(&format!("{from}{to}")), "{position} {to}");
        }
        for to in squares("no") {
            assert!(!legal.contains(&format!("{from}{to}")), "{position} {to}");
        }
        if let [to] = squares("to")[..] {
            let action = format!("{from}{to}").parse().expect("an action");
            let captured = captures::captured(&position, action);
            assert_eq!(captured, squares("capture"), "{position} {to}");
        }
    }
}
