//! Pictures as PNG.
use ludejo_draw::raster::{self, Size};
use ludejo_draw::{Subject, png, svg};
use ludejo_rules::{Info, Outline, Piece, Seat, catalog};
use resvg::tiny_skia::Pixmap;

/// Width and height by the file's header.
fn size(png: &[u8]) -> (u32, u32) {
    let number = |at: usize| {
        png[at..at + 4]
            .iter()
            .fold(0, |n, byte| n << 8 | u32::from(*byte))
    };
    (number(16), number(20))
}

#[test]
fn a_png_is_as_large_as_its_picture_times_the_scale() {
    for info in catalog::GAMES {
        let game = catalog::start(info.id).expect("it is in the catalog");
        let scene = game.scene();
        let subject = Subject::new(info, game.board(), &scene);
        let picture = svg::draw(&subject, &svg::Options::default());
        let document = roxmltree::Document::parse(&picture).expect("a picture is XML");
        let side = |name| -> f32 {
            let text = document.root_element().attribute(name);
            text.and_then(|text| text.parse().ok()).expect("a number")
        };
        for scale in [0.4, 1.0, 2.0] {
            let bytes = png::render(&picture, Size::Scale(scale)).expect("it can be drawn");
            let expected = (side("width") * scale, side("height") * scale);
            let expected = (expected.0.round() as u32, expected.1.round() as u32);
            assert_eq!(size(&bytes), expected, "{}", info.id);
        }
    }
}

#[test]
fn what_cannot_be_drawn_is_an_error() {
    let picture = svg::draw(
        &Subject::new(
            catalog::GAMES[0],
            &ludejo_rules::Board::squares(8, 8, |_, _| true),
            &ludejo_rules::Scene::default(),
        ),
        &svg::Options::default(),
    );
    for scale in [0.0, -1.0, 1e-9, 1e9, f32::NAN, f32::INFINITY] {
        let error = png::render(&picture, Size::Scale(scale)).expect_err("no such size");
        assert!(
            matches!(error, png::Error::Raster(raster::Error::Size)),
            "{scale}: {error}"
        );
    }
    let error = png::render("White to move", Size::Scale(1.0)).expect_err("it is no picture");
    assert!(matches!(
        error,
        png::Error::Raster(raster::Error::NotSvg(_))
    ));
}

/// How opaque the pixels of one piece are, row by row: those of its cell and as much around it as
/// makes it 1.2 times as wide.
fn opacities(info: &Info, piece: Piece, board_turns: u8, set: svg::Set) -> Vec<Vec<u8>> {
    let shapes = svg::piece(info, piece, board_turns, set);
    let picture = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-36 -36 72 72\" \
         width=\"72\" height=\"72\">{shapes}</svg>"
    );
    let bytes = png::render(&picture, Size::Width(144)).expect("it can be drawn");
    let pixmap = Pixmap::decode_png(&bytes).expect("it is a PNG");
    let rows = pixmap.data().chunks_exact(4 * 144);
    rows.map(|row| row.iter().skip(3).step_by(4).copied().collect())
        .collect()
}

/// All pieces, and each as seen from every seat.
fn pieces() -> impl Iterator<Item = (&'static Info, Piece, u8)> {
    catalog::GAMES.iter().flat_map(|info| {
        let seats = info.seats.len() as u8;
        info.pieces.iter().flat_map(move |kind| {
            (0..seats).flat_map(move |seat| {
                let piece = Piece {
                    seat: Seat::new(seat),
                    letter: kind.letter,
                };
                (0..seats).map(move |view| (*info, piece, view * 4 / seats))
            })
        })
    })
}

#[test]
fn a_piece_lies_in_its_cell() {
    for (info, piece, turns) in pieces() {
        let game = catalog::start(info.id).expect("it is in the catalog");
        let outline = game.board().cells[0].outline;
        for set in [svg::Set::Tokens, svg::Set::Figures] {
            let rows = opacities(info, piece, turns, set);
            for (row, opacities) in rows.iter().enumerate() {
                for (column, opacity) in opacities.iter().enumerate() {
                    // In units of a cell, from its middle.
                    let [x, y] = [column, row].map(|at| (at as f32 - 71.5).abs() / 120.0);
                    let inside = match outline {
                        // The corners of a square base may lie on the line around the hex.
                        Outline::Hexagon => y < 0.5 && x < (1.0 - y) / 3_f32.sqrt() + 0.03,
                        Outline::Square | Outline::Point => x < 0.5 && y < 0.5,
                    };
                    let name = format!("{}: {piece:?} {set:?} at {column}, {row}", info.id);
                    assert!(inside || *opacity == 0, "{name}");
                }
            }
        }
    }
}

#[test]
fn a_blade_points_where_its_seat_goes() {
    for id in ["evo", "evo4"] {
        let info = catalog::info(id).expect("it is in the catalog");
        let seats = info.seats.len() as u8;
        for (seat, view) in (0..seats).flat_map(|seat| (0..seats).map(move |view| (seat, view))) {
            let piece = Piece {
                seat: Seat::new(seat),
                letter: 'B',
            };
            let [seat, view] = [seat, view].map(|seat| seat * 4 / seats);
            let rows = opacities(info, piece, view, svg::Set::Figures);
            let opaque = |row: usize, column: usize| rows[row][column] > 127;
            // How broad it is near each side of the cell: above, right, below, left.
            let (near, far) = (24, 143 - 24);
            let count = |is: &dyn Fn(usize) -> bool| (0..144).filter(|at| is(*at)).count();
            let breadths = [
                count(&|at| opaque(near, at)),
                count(&|at| opaque(at, far)),
                count(&|at| opaque(far, at)),
                count(&|at| opaque(at, near)),
            ];
            // A seat that sits one place on clockwise looks one place on.
            let forward = usize::from((4 + seat - view) % 4);
            let [tip, base] = [breadths[forward], breadths[(forward + 2) % 4]];
            assert!(
                0 < tip && tip * 2 < base,
                "{id} {seat} {view}: {breadths:?}"
            );
        }
    }
}
