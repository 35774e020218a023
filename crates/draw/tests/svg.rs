//! Pictures: well formed, complete, and clear without colours.

use std::collections::BTreeSet;

use ludejo_draw::{Mark, Marks, Subject, svg};
use ludejo_rules::{AnyGame, Info, Piece, PieceInfo, Seat, catalog};
use roxmltree::{Document, Node};

/// Every game at its start.
fn games() -> impl Iterator<Item = Box<dyn AnyGame>> {
    let ids = catalog::GAMES.iter().map(|info| info.id);
    ids.filter_map(catalog::start)
}

const SETS: [svg::Set; 2] = [svg::Set::Tokens, svg::Set::Figures];

fn draw(game: &dyn AnyGame, view: Seat, marks: Marks) -> String {
    draw_with(game, view, marks, svg::Set::default())
}

fn draw_with(game: &dyn AnyGame, view: Seat, marks: Marks, set: svg::Set) -> String {
    let scene = game.scene();
    let subject = Subject::new(game.info(), game.board(), &scene);
    svg::draw(&subject, &svg::Options { view, marks, set })
}

/// Every seat's view in every set of pieces.
fn views(game: &dyn AnyGame) -> impl Iterator<Item = (Seat, svg::Set)> + use<> {
    seats(game).flat_map(|view| SETS.map(|set| (view, set)))
}

fn seats(game: &dyn AnyGame) -> impl Iterator<Item = Seat> + use<> {
    (0..).take(game.info().seats.len()).map(Seat::new)
}

/// The shapes of a picture, without its colours and how opaque they are.
fn shapes(picture: &str) -> String {
    let document = Document::parse(picture).expect("a picture is XML");
    let mut text = String::new();
    for node in document.descendants().filter(Node::is_element) {
        if node.has_tag_name("title") || node.has_tag_name("desc") {
            continue;
        }
        text += node.tag_name().name();
        for attribute in node.attributes() {
            if !matches!(attribute.name(), "fill" | "stroke" | "opacity") {
                text += &format!(" {}={}", attribute.name(), attribute.value());
            }
        }
        text.push('\n');
    }
    text
}

#[test]
fn pictures_have_the_colours_of_their_games_palette() {
    let palette = |name: &str| -> Option<serde_json::Value> {
        let path = format!("{}/palettes/{name}.json", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).ok()?;
        Some(serde_json::from_str(&text).expect("a palette is JSON"))
    };
    let usual = palette("default").expect("the default palette");
    for game in games() {
        let id = game.info().id;
        let own = palette(id).unwrap_or_default();
        let picture = draw(&*game, Seat::FIRST, Marks::default());
        for name in ["rim", "label", "frame"] {
            let color = own["colors"].get(name).unwrap_or(&usual["colors"][name]);
            // The first is that of light pages; it is written with its quotation marks.
            let color = color[0].to_string();
            assert!(picture.contains(&color), "{id}: {name} {color}");
        }
    }
}

#[test]
fn pictures_are_complete_in_every_view() {
    for game in games() {
        let pieces = game.scene().pieces.len();
        for (view, set) in views(&*game) {
            let picture = draw_with(&*game, view, Marks::default(), set);
            let document = Document::parse(&picture).expect("a picture is XML");
            let root = document.root_element();
            assert_eq!(root.attribute("role"), Some("img"));
            let text = |name| {
                let mut children = root.children();
                let child = children.find(|child| child.has_tag_name(name));
                child
                    .and_then(|child| child.text())
                    .unwrap_or_default()
                    .to_owned()
            };
            assert!(text("title").starts_with(game.info().name));
            assert!(text("desc").ends_with("to move."), "{}", text("desc"));
            let names = |tag: fn(&str) -> bool| -> Vec<String> {
                let nodes = document.descendants();
                let nodes = nodes.filter(|node| tag(node.tag_name().name()));
                let names = nodes.filter_map(|node| node.attribute("data-cell"));
                names.map(str::to_owned).collect()
            };
            let cells = game.board().cells.iter().map(|cell| cell.name.clone());
            assert_eq!(names(|tag| tag != "g"), cells.collect::<Vec<_>>());
            let cities = game.scene().owners.len();
            assert_eq!(names(|tag| tag == "g").len(), pieces + cities);
        }
    }
}

#[test]
fn everything_lies_inside_the_picture() {
    for game in games() {
        for (view, set) in views(&*game) {
            let picture = draw_with(&*game, view, Marks::default(), set);
            let document = Document::parse(&picture).expect("a picture is XML");
            let root = document.root_element();
            let number = |text: Option<&str>| -> f32 {
                text.and_then(|text| text.parse().ok()).expect("a number")
            };
            let (width, height) = (
                number(root.attribute("width")),
                number(root.attribute("height")),
            );
            for circle in document
                .descendants()
                .filter(|node| node.has_tag_name("circle"))
            {
                let [x, y, r] = ["cx", "cy", "r"].map(|name| number(circle.attribute(name)));
                assert!(x - r >= 0.0 && x + r <= width && y - r >= 0.0 && y + r <= height);
            }
        }
    }
}

#[test]
fn many_pictures_can_stand_in_one_page() {
    for game in games() {
        for set in SETS {
            let picture = draw_with(&*game, Seat::FIRST, Marks::default(), set);
            assert!(!picture.contains(" id=") && !picture.contains("<style"));
            assert!(!picture.contains("<text"), "letters would need a font");
        }
    }
}

#[test]
fn the_first_seat_sees_the_last_rank_above_and_every_seat_its_own_side_below() {
    for game in games() {
        let height_of = |view: Seat, set: svg::Set, seat: Seat| {
            let picture = draw_with(&*game, view, Marks::default(), set);
            let document = Document::parse(&picture).expect("a picture is XML");
            let scene = game.scene();
            let mut heights = Vec::new();
            for (cell, piece) in &scene.pieces {
                let name = game.board().name(*cell);
                let group = document
                    .descendants()
                    .filter(|node| node.attribute("data-cell") == Some(name))
                    .find(|node| node.has_tag_name("g"));
                let pictogram = group
                    .and_then(|group| group.descendants().find_map(|n| n.attribute("transform")))
                    .expect("a pictogram has its place");
                let place = pictogram
                    .split([' ', ')'])
                    .nth(1)
                    .and_then(|y| y.parse::<f32>().ok());
                if piece.seat == seat {
                    heights.push(place.expect("a number"));
                }
            }
            heights.iter().sum::<f32>() / heights.len() as f32
        };
        // Rooya begins with an empty board.
        if game.scene().pieces.is_empty() {
            continue;
        }
        for (view, set) in views(&*game) {
            let own = height_of(view, set, view);
            for other in seats(&*game).filter(|seat| *seat != view) {
                assert!(own > height_of(view, set, other), "{}", game.info().id);
            }
        }
    }
}

#[test]
fn seats_and_kinds_differ_without_colour() {
    for game in games() {
        let info = game.info();
        for set in SETS {
            let mut pictures = BTreeSet::new();
            for seat in seats(&*game) {
                for kind in info.pieces {
                    let piece = Piece {
                        seat,
                        letter: kind.letter,
                    };
                    pictures.insert(shapes(&alone(info, piece, 0, set)));
                }
            }
            let expected = info.seats.len() * info.pieces.len();
            assert_eq!(pictures.len(), expected, "{}: {set:?}", info.id);
        }
    }
}

/// A picture of one piece.
fn alone(info: &Info, piece: Piece, board_turns: u8, set: svg::Set) -> String {
    let shapes = svg::piece(info, piece, board_turns, set);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-30 -30 60 60\" \
         width=\"60\" height=\"60\">{shapes}</svg>"
    )
}

#[test]
fn a_piece_alone_is_the_one_on_the_board() {
    for game in games() {
        for (view, set) in views(&*game) {
            let picture = draw_with(&*game, view, Marks::default(), set);
            let turns = (view.index() * 4 / game.info().seats.len()) as u8;
            for piece in game.scene().pieces.values() {
                // All but where it stands.
                let alone = svg::piece(game.info(), *piece, turns, set);
                let last = alone.lines().rev().nth(1).expect("a piece is some shapes");
                assert!(picture.contains(last), "{}", game.info().id);
                let full = svg::piece(game.info(), *piece, turns + 4, set);
                assert_eq!(alone, full, "four quarter turns are none");
            }
        }
    }
}

#[test]
fn sets_differ_and_a_kind_without_a_figure_is_a_blank_token() {
    for game in games() {
        let info = game.info();
        let piece = |letter| Piece {
            seat: Seat::FIRST,
            letter,
        };
        let [token, figure] =
            SETS.map(|set| svg::piece(info, piece(info.pieces[0].letter), 0, set));
        assert_ne!(token, figure);
        let [token, figure] = SETS.map(|set| svg::piece(info, piece('?'), 0, set));
        assert_eq!(token, figure);
    }
}

#[test]
fn owners_differ_without_colour() {
    for game in games() {
        let mut scene = game.scene();
        let Some(cell) = scene.owners.keys().next().copied() else {
            continue;
        };
        let mut pictures = BTreeSet::new();
        for seat in seats(&*game) {
            scene.owners.insert(cell, seat);
            let subject = Subject::new(game.info(), game.board(), &scene);
            pictures.insert(shapes(&svg::draw(&subject, &svg::Options::default())));
        }
        assert_eq!(pictures.len(), game.info().seats.len());
    }
}

#[test]
fn marks_differ_without_colour_on_occupied_and_on_empty_cells() {
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
        let mut cells = (0..).take(game.board().cells.len());
        let occupied = cells.clone().find(|cell| scene.pieces.contains_key(cell));
        let empty = cells.find(|cell| !scene.pieces.contains_key(cell));
        for cell in [occupied, empty].into_iter().flatten() {
            let of = |marks| shapes(&draw(&*game, Seat::FIRST, marks));
            let mut pictures: BTreeSet<_> = marks
                .map(|mark| of(Marks::default().with(cell, mark)))
                .into();
            pictures.insert(of(Marks::default()));
            assert_eq!(pictures.len(), marks.len() + 1, "{}", game.info().id);
        }
    }
}

#[test]
fn the_seat_to_move_and_spent_pieces_show_without_colour() {
    for game in games() {
        for set in SETS {
            let mut scene = game.scene();
            let picture = |scene: &ludejo_rules::Scene| {
                let subject = Subject::new(game.info(), game.board(), scene);
                let options = svg::Options {
                    set,
                    ..svg::Options::default()
                };
                shapes(&svg::draw(&subject, &options))
            };
            let first = picture(&scene);
            if let Some(cell) = scene.pieces.keys().next().copied() {
                scene.spent.insert(cell);
                assert_ne!(picture(&scene), first);
                scene.spent.clear();
            }
            scene.to_move = Seat::SECOND;
            assert_ne!(picture(&scene), first);
        }
    }
}

#[test]
fn what_is_not_on_the_board_is_left_out() {
    for game in games() {
        let plain = draw(&*game, Seat::FIRST, Marks::default());
        let marks = Marks::default()
            .with(u8::MAX, Mark::No)
            .arrow([u8::MAX, 0])
            .arrow([3]);
        assert_eq!(draw(&*game, Seat::FIRST, marks), plain);
        let mut scene = game.scene();
        let seat = Seat::new(200);
        scene.pieces.insert(u8::MAX, Piece { seat, letter: '?' });
        scene.owners.insert(u8::MAX, seat);
        let subject = Subject::new(game.info(), game.board(), &scene);
        assert_eq!(svg::draw(&subject, &svg::Options::default()), plain);
    }
}

#[test]
fn a_kind_without_a_pictogram_shows_its_letter() {
    let sparta = catalog::info("sparta").expect("a game");
    let kinds = [('X', "unicorn"), ('Z', "zebra")];
    let pieces: Vec<_> = kinds
        .iter()
        .map(|&(letter, word)| PieceInfo { letter, word })
        .collect();
    let info = Info {
        id: "zoo",
        name: "Zoo",
        seats: sparta.seats,
        pieces: pieces.leak(),
        ..*sparta
    };
    let drawn = |letter| {
        let seat = Seat::FIRST;
        SETS.map(|set| svg::piece(&info, Piece { seat, letter }, 0, set))
    };
    let [one, other] = [drawn('X'), drawn('Z')];
    assert_ne!(one, other);
    // Nobody has drawn a figure of it either.
    assert_eq!(one[0], one[1]);
    // Without a letter there would be the token alone.
    assert!(one[0].matches("<path").count() > drawn('?')[0].matches("<path").count());
}
