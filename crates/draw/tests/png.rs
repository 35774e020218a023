//! Pictures as PNG.
#![cfg(feature = "png")]

use ludejo_draw::{Subject, png, svg};
use rules::catalog;

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
            let bytes = png::render(&picture, scale).expect("it can be drawn");
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
            &rules::Board::squares(8, 8, |_, _| true),
            &rules::Scene::default(),
        ),
        &svg::Options::default(),
    );
    for scale in [0.0, -1.0, 1e-9, 1e9, f32::NAN, f32::INFINITY] {
        let error = png::render(&picture, scale).expect_err("no such size");
        assert!(matches!(error, png::Error::Size), "{scale}: {error}");
    }
    let error = png::render("White to move", 1.0).expect_err("it is no picture");
    assert!(matches!(error, png::Error::NotSvg(_)));
}
