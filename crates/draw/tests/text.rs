//! Boards of text: every cell is there, the promised sizes hold, nothing needs its colour.

use std::collections::{BTreeMap, BTreeSet};

use ludejo_draw::text::{self, Options, Palette, TextBoard, Way};
use ludejo_draw::{Mark, Marks, Subject};
use ludejo_rules::{AnyGame, CellId, Seat, catalog};

/// Every game at its start.
fn games() -> impl Iterator<Item = Box<dyn AnyGame>> {
    let ids = catalog::GAMES.iter().map(|info| info.id);
    ids.filter_map(catalog::start)
}

fn draw(game: &dyn AnyGame, options: &Options) -> TextBoard {
    let scene = game.scene();
    text::draw(&Subject::new(game.info(), game.board(), &scene), options)
}

/// Every way to look at a game.
fn views(game: &dyn AnyGame) -> impl Iterator<Item = Options> {
    let seats = (0..).take(game.info().seats.len()).map(Seat::new);
    seats.flat_map(|view| {
        [false, true].map(|sideways| Options {
            view,
            sideways,
            ..Options::default()
        })
    })
}

fn cells(game: &dyn AnyGame) -> impl Iterator<Item = CellId> + use<> {
    (0..=CellId::MAX).take(game.board().cells.len())
}

/// Columns and rows of the glyphs of each cell.
fn places(board: &TextBoard) -> BTreeMap<CellId, Vec<(usize, usize)>> {
    let mut places: BTreeMap<CellId, Vec<(usize, usize)>> = BTreeMap::new();
    for (row, glyphs) in board.rows().enumerate() {
        for (column, glyph) in glyphs.iter().enumerate() {
            if let Some(cell) = glyph.cell {
                places.entry(cell).or_default().push((column, row));
            }
        }
    }
    places
}

#[test]
fn starts_look_as_reviewed() {
    for game in games() {
        let info = game.info();
        for options in views(&*game) {
            let way = if options.sideways { "-sideways" } else { "" };
            let name = format!("{}-{}{way}", info.id, info.seat_word(options.view));
            insta::assert_snapshot!(name, draw(&*game, &options));
        }
    }
}

#[test]
fn every_cell_is_one_rectangle_of_the_same_size_in_every_view() {
    for game in games() {
        for options in views(&*game) {
            let board = draw(&*game, &options);
            let places = places(&board);
            assert!(places.keys().copied().eq(cells(&*game)));
            let mut sizes = BTreeSet::new();
            for (cell, glyphs) in &places {
                let (left, top) = glyphs[0];
                let (right, bottom) = glyphs[glyphs.len() - 1];
                let rectangle =
                    (top..=bottom).flat_map(|row| (left..=right).map(move |column| (column, row)));
                assert!(glyphs.iter().copied().eq(rectangle));
                assert_eq!(board.find(*cell), Some((left, top)));
                assert_eq!(board.at(right, bottom).and_then(|g| g.cell), Some(*cell));
                sizes.insert((right - left, bottom - top));
            }
            assert_eq!(sizes.len(), 1);
        }
    }
}

#[test]
fn boards_fit_the_screens_they_are_made_for() {
    for game in games() {
        for options in views(&*game) {
            let board = draw(&*game, &options);
            let (width, height) = (board.width(), board.height());
            let id = game.info().id;
            // A tall board of hexes leaves room for a panel beside it on a screen of 80 by 24; lying
            // on its side it fits one of 60 by 20, as the others do anyway.
            let most = match id {
                "heroes" if !options.sideways => (48, 23),
                _ => (60, 20),
            };
            assert!(
                width <= most.0 && height <= most.1,
                "{id}: {width} by {height}"
            );
        }
    }
}

#[test]
fn every_coordinate_is_there_once() {
    for game in games() {
        for options in views(&*game) {
            let board = draw(&*game, &options);
            let mut found = Vec::new();
            for row in board.rows() {
                let text: String = row
                    .iter()
                    .map(|glyph| match glyph.cell {
                        None if glyph.ch.is_ascii_alphanumeric() => glyph.ch,
                        _ => ' ',
                    })
                    .collect();
                found.extend(text.split_whitespace().map(str::to_owned));
            }
            let labels = game.board().labels.iter();
            let mut expected: Vec<_> = labels.map(|label| label.text.clone()).collect();
            found.sort();
            expected.sort();
            assert_eq!(found, expected, "{}\n{board}", game.info().id);
        }
    }
}

#[test]
fn every_mark_shows_without_colour_on_occupied_and_on_empty_cells() {
    let marks = [
        Mark::Last,
        Mark::From,
        Mark::To,
        Mark::Capture,
        Mark::No,
        Mark::Win,
    ];
    for game in games() {
        let scene = game.scene();
        let occupied = cells(&*game).find(|cell| scene.pieces.contains_key(cell));
        let empty = cells(&*game).find(|cell| !scene.pieces.contains_key(cell));
        for cell in [occupied, empty].into_iter().flatten() {
            let mut pictures: Vec<String> = marks
                .iter()
                .map(|mark| Options {
                    marks: Marks::default().with(cell, *mark),
                    ..Options::default()
                })
                .map(|options| draw(&*game, &options).to_string())
                .collect();
            pictures.push(draw(&*game, &Options::default()).to_string());
            let cursor = Options {
                cursor: Some(cell),
                ..Options::default()
            };
            pictures.push(draw(&*game, &cursor).to_string());
            let distinct: BTreeSet<_> = pictures.iter().collect();
            assert_eq!(distinct.len(), marks.len() + 2, "{}", game.info().id);
        }
    }
}

#[test]
fn cursor_and_mark_share_a_cell() {
    let game = catalog::start("herooj").expect("it is in the catalog");
    let cell = game.board().find("b2").expect("it is on the board");
    let at = |mark| {
        let options = Options {
            marks: Marks::default().with(cell, mark),
            cursor: Some(cell),
            ..Options::default()
        };
        let board = draw(&*game, &options);
        let (column, row) = board.find(cell).expect("it is drawn");
        let glyphs = (column..column + 3).filter_map(|column| board.at(column, row));
        glyphs.map(|glyph| glyph.ch).collect::<String>()
    };
    assert_eq!(at(Mark::Capture), ">Px");
    assert_eq!(at(Mark::To), ">P*");
    assert_eq!(at(Mark::From), ">P)");
    assert_eq!(at(Mark::Last), ">P<");
}

#[test]
fn the_last_action_is_seen_on_a_city() {
    let game = catalog::start("sparta").expect("it is in the catalog");
    let cell = game.board().find("b5").expect("it is on the board");
    let options = Options {
        marks: Marks::default().with(cell, Mark::Last),
        ..Options::default()
    };
    assert!(draw(&*game, &options).to_string().contains("[.~"));
}

#[test]
fn marks_of_cells_that_are_not_there_change_nothing() {
    for game in games() {
        let options = Options {
            marks: Marks::default()
                .with(u8::MAX, Mark::From)
                .arrow([u8::MAX, 0]),
            cursor: Some(u8::MAX),
            ..Options::default()
        };
        let plain = draw(&*game, &Options::default());
        assert_eq!(draw(&*game, &options), plain);
    }
}

#[test]
fn pieces_of_different_seats_are_written_differently() {
    for game in games() {
        let mut scene = game.scene();
        let info = game.info();
        let mut written = BTreeSet::new();
        let mut count = 0;
        for kind in info.pieces {
            for index in 0..info.seats.len() {
                let piece = ludejo_rules::Piece {
                    seat: Seat::new(index as u8),
                    letter: kind.letter,
                };
                scene.pieces = BTreeMap::from([(0, piece)]);
                let subject = Subject::new(info, game.board(), &scene);
                written.insert(text::draw(&subject, &Options::default()).to_string());
                count += 1;
            }
        }
        assert_eq!(written.len(), count, "{}", info.id);
    }
}

#[test]
fn colours_change_no_character() {
    for game in games() {
        for options in views(&*game) {
            let board = draw(&*game, &options);
            for palette in [Palette::Xterm, Palette::Full] {
                let colored = board.to_ansi(palette);
                let mut parts = colored.split('\x1b');
                let mut plain = parts.next().unwrap_or_default().to_owned();
                for part in parts {
                    let (_, text) = part.split_once('m').expect("a style ends with m");
                    plain += text;
                }
                let lines: Vec<_> = plain.lines().map(str::trim_end).collect();
                assert_eq!(lines.join("\n"), board.to_string());
            }
        }
    }
}

#[test]
fn the_cursor_can_go_from_any_cell_to_any_other() {
    for game in games() {
        for options in views(&*game) {
            let board = draw(&*game, &options);
            let ways = [Way::Left, Way::Right, Way::Up, Way::Down];
            for start in cells(&*game) {
                let mut reached = BTreeSet::from([start]);
                let mut open = vec![start];
                while let Some(cell) = open.pop() {
                    let next = ways.iter().filter_map(|way| board.step(cell, *way));
                    open.extend(next.filter(|cell| reached.insert(*cell)));
                }
                assert_eq!(
                    reached.len(),
                    game.board().cells.len(),
                    "{}",
                    game.info().id
                );
            }
        }
    }
}
