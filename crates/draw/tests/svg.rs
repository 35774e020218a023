//! Pictures: well formed, complete, and clear without colours.

use std::collections::BTreeSet;

use ludejo_draw::{Mark, Marks, Subject, svg};
use roxmltree::{Document, Node};
use rules::{Face, Piece, Seat, catalog};

/// Every game at its start.
fn games() -> impl Iterator<Item = Box<dyn Face>> {
    let ids = catalog::GAMES.iter().map(|info| info.id);
    ids.filter_map(catalog::start)
}

fn draw(game: &dyn Face, view: Seat, marks: Marks) -> String {
    let scene = game.scene();
    let subject = Subject::new(game.info(), game.board(), &scene);
    svg::draw(&subject, &svg::Options { view, marks })
}

fn seats(game: &dyn Face) -> impl Iterator<Item = Seat> + use<> {
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
fn pictures_are_complete_in_every_view() {
    for game in games() {
        let pieces = game.scene().pieces.len();
        for view in seats(&*game) {
            let picture = draw(&*game, view, Marks::default());
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
        for view in seats(&*game) {
            let picture = draw(&*game, view, Marks::default());
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
        let picture = draw(&*game, Seat::FIRST, Marks::default());
        assert!(!picture.contains(" id=") && !picture.contains("<style"));
        assert!(!picture.contains("<text"), "letters would need a font");
    }
}

#[test]
fn the_first_seat_sees_the_last_rank_above_and_every_seat_its_own_side_below() {
    for game in games() {
        let height_of = |view: Seat, seat: Seat| {
            let picture = draw(&*game, view, Marks::default());
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
        for view in seats(&*game) {
            let own = height_of(view, view);
            for other in seats(&*game).filter(|seat| *seat != view) {
                assert!(own > height_of(view, other), "{}", game.info().id);
            }
        }
    }
}

#[test]
fn seats_and_kinds_differ_without_colour() {
    for game in games() {
        let info = game.info();
        let mut pictures = BTreeSet::new();
        for seat in seats(&*game) {
            for kind in info.pieces {
                let piece = Piece {
                    seat,
                    letter: kind.letter,
                };
                pictures.insert(shapes(&svg::piece(info, piece, Seat::FIRST)));
            }
        }
        assert_eq!(
            pictures.len(),
            info.seats.len() * info.pieces.len(),
            "{}",
            info.id
        );
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
    let marks = [Mark::Last, Mark::From, Mark::To, Mark::Capture, Mark::No];
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
        let mut scene = game.scene();
        let picture = |scene: &rules::Scene| {
            let subject = Subject::new(game.info(), game.board(), scene);
            shapes(&svg::draw(&subject, &svg::Options::default()))
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
