//! Games as animations: what is decoded again is what the pictures show.
use std::collections::HashSet;
use std::time::Duration;

use ::gif::{ColorOutput, DecodeOptions, DisposalMethod, Repeat};
use ludejo_draw::gif::{self, Error, Gif, Options};
use ludejo_draw::raster::{self, Size};
use ludejo_draw::{Marks, Subject, png, svg};
use ludejo_rules::{Piece, Seat, catalog};
use resvg::tiny_skia::Pixmap;

/// The ground of a board, which shows where a picture is transparent.
const GROUND: [u8; 3] = [0xF7, 0xF6, 0xF2];

/// An animation as a program shows it.
struct Shown {
    sides: (usize, usize),
    repeat: Repeat,
    frames: Vec<Frame>,
}

struct Frame {
    /// In hundredths of a second.
    delay: u16,
    /// What is drawn anew: left, top, width, height.
    rectangle: [u16; 4],
    /// All that is seen, row by row.
    pixels: Vec<[u8; 3]>,
}

fn show(bytes: &[u8]) -> Shown {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).expect("it is a GIF");
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let mut canvas = vec![None; width * height];
    let mut frames = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("it is whole") {
        assert_eq!(frame.dispose, DisposalMethod::Keep);
        let rectangle = [frame.left, frame.top, frame.width, frame.height];
        let [left, top, columns, _] = rectangle.map(usize::from);
        for (index, pixel) in frame.buffer.chunks_exact(4).enumerate() {
            if pixel[3] == 255 {
                let (x, y) = (left + index % columns, top + index / columns);
                canvas[y * width + x] = Some([pixel[0], pixel[1], pixel[2]]);
            }
        }
        let pixels = canvas.iter().map(|color| color.expect("no hole is left"));
        frames.push(Frame {
            delay: frame.delay,
            rectangle,
            pixels: pixels.collect(),
        });
    }
    Shown {
        sides: (width, height),
        repeat: decoder.repeat(),
        frames,
    }
}

/// What the PNG of a picture shows on the ground: a colour where it is opaque, the ground where it
/// is transparent, nothing certain between.
fn pixels(svg: &str, size: Size) -> Vec<Option<[u8; 3]>> {
    let bytes = png::render(svg, size).expect("it can be drawn");
    let pixmap = Pixmap::decode_png(&bytes).expect("it is a PNG");
    let pixels = pixmap.data().chunks_exact(4);
    pixels
        .map(|pixel| match pixel[3] {
            255 => Some([pixel[0], pixel[1], pixel[2]]),
            0 => Some(GROUND),
            _ => None,
        })
        .collect()
}

/// The first positions of a game, always the same ones.
fn game(id: &str, count: usize, set: svg::Set) -> Vec<String> {
    let mut game = catalog::start(id).expect("it is in the catalog");
    let mut marks = Marks::default();
    let mut pictures = Vec::new();
    for step in 0..count {
        let scene = game.scene();
        let subject = Subject::new(game.info(), game.board(), &scene);
        let options = svg::Options {
            marks,
            set,
            ..svg::Options::default()
        };
        pictures.push(svg::draw(&subject, &options));
        let legal = game.legal();
        let action = &legal[step * 7919 % legal.len()];
        marks = Marks::last(&game.effects(action).expect("it is legal"));
        game.play(action).expect("it is legal");
    }
    pictures
}

/// A picture of sharp squares, one of them here.
fn squares(x: u32) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"20\" \
         viewBox=\"0 0 40 20\"><path d=\"M0 0h40v20h-40z\" fill=\"#b9c8ce\"/>\
         <path d=\"M{x} 5h10v10h-10z\" fill=\"#a83232\"/></svg>"
    )
}

#[test]
fn every_frame_shows_the_png_of_its_position() {
    for info in catalog::GAMES {
        for set in [svg::Set::Tokens, svg::Set::Figures] {
            let size = Size::Scale(0.5);
            let pictures = game(info.id, 6, set);
            let shown = show(&gif::encode(&pictures, size, &Options::default()).expect("it fits"));
            assert_eq!(shown.frames.len(), pictures.len());
            let (mut off, mut all) = (0, 0);
            for (frame, picture) in shown.frames.iter().zip(&pictures) {
                let expected = pixels(picture, size);
                assert_eq!(frame.pixels.len(), expected.len());
                for (color, expected) in frame.pixels.iter().zip(expected) {
                    let Some(expected) = expected else {
                        continue;
                    };
                    let parts = color.iter().zip(&expected);
                    let distance = parts.map(|(a, b)| a.abs_diff(*b)).max();
                    assert!(distance < Some(96), "{}: {color:?} {expected:?}", info.id);
                    off += usize::from(distance > Some(12));
                    all += 1;
                }
            }
            assert!(off * 200 < all, "{}: {off} of {all} are off", info.id);
        }
    }
}

#[test]
fn a_picture_of_few_colours_is_shown_exactly() {
    let size = Size::Scale(0.5);
    let info = catalog::info("heroes").expect("it is in the catalog");
    let knight = Piece {
        seat: Seat::FIRST,
        letter: 'N',
    };
    let knight = svg::piece(info, knight, 0, svg::Set::Figures);
    let pictures = [20, 90, 100].map(|x| {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"240\" height=\"90\">\
             <path d=\"M0 0h240v90h-240z\" fill=\"#b9c8ce\"/>\
             <g transform=\"translate({x} 40)\">{knight}</g></svg>"
        )
    });
    let expected: Vec<_> = pictures.iter().map(|svg| pixels(svg, size)).collect();
    let colors: HashSet<_> = expected.iter().flatten().flatten().collect();
    assert!((50..=255).contains(&colors.len()), "{}", colors.len());
    let shown = show(&gif::encode(&pictures, size, &Options::default()).expect("it fits"));
    for (frame, expected) in shown.frames.iter().zip(expected) {
        let mut pairs = frame.pixels.iter().zip(expected);
        assert!(pairs.all(|(color, expected)| expected.is_none_or(|expected| *color == expected)));
    }
}

#[test]
fn a_frame_holds_what_has_changed() {
    let mut gif = Gif::new(Size::Scale(1.0));
    for x in [5, 20, 20] {
        gif.add(&squares(x), Duration::from_secs(1))
            .expect("it fits");
    }
    let shown = show(&gif.finish(None).expect("it has frames"));
    assert_eq!(shown.sides, (40, 20));
    let rectangles: Vec<_> = shown.frames.iter().map(|frame| frame.rectangle).collect();
    assert_eq!(rectangles, [[0, 0, 40, 20], [5, 5, 25, 10], [0, 0, 1, 1]]);
    for (frame, x) in shown.frames.iter().zip([5, 20, 20]) {
        let expected = pixels(&squares(x), Size::Scale(1.0));
        assert!(frame.pixels.iter().copied().map(Some).eq(expected));
    }
}

#[test]
fn a_quiet_action_costs_little() {
    for info in catalog::GAMES {
        let bytes = |count| {
            let pictures = game(info.id, count, svg::Set::Tokens);
            let bytes = gif::encode(pictures, Size::Scale(1.0), &Options::default());
            bytes.expect("it fits").len()
        };
        let (first, more) = (bytes(1), bytes(6));
        assert!(more < 3 * first, "{}: {first}, then {more}", info.id);
    }
}

#[test]
fn transparent_corners_show_the_ground() {
    let picture = &game("herooj", 1, svg::Set::Tokens)[0];
    let gif = gif::encode([picture], Size::Width(300), &Options::default()).expect("it fits");
    let shown = show(&gif);
    assert_eq!(shown.sides.0, 300);
    assert_eq!(shown.frames[0].pixels[0], GROUND);
}

#[test]
fn times_are_as_asked() {
    let delays = |delay, last_delay| {
        let options = Options {
            delay: Duration::from_millis(delay),
            last_delay: Duration::from_millis(last_delay),
            times: None,
        };
        let frames = [5, 10, 20].map(squares);
        let shown = show(&gif::encode(frames, Size::Scale(1.0), &options).expect("it fits"));
        shown
            .frames
            .iter()
            .map(|frame| frame.delay)
            .collect::<Vec<_>>()
    };
    assert_eq!(delays(1000, 3000), [100, 100, 300]);
    assert_eq!(delays(124, 125), [12, 12, 13]);
    assert_eq!(delays(0, 10_000_000), [2, 2, 65_535]);
    let repeat = |times| {
        let options = Options {
            times,
            ..Options::default()
        };
        let frames = [5, 10].map(squares);
        show(&gif::encode(frames, Size::Scale(1.0), &options).expect("it fits")).repeat
    };
    assert_eq!(repeat(None), Repeat::Infinite);
    assert_eq!(repeat(Some(3)), Repeat::Finite(2));
    assert_eq!(repeat(Some(1)), Repeat::Finite(0));
    assert_eq!(repeat(Some(0)), Repeat::Finite(0));
}

#[test]
fn what_makes_no_animation_is_an_error() {
    let options = Options::default();
    let encode = |frames: &[String], scale| gif::encode(frames, Size::Scale(scale), &options);
    let error = encode(&[], 1.0).expect_err("no frames");
    assert!(matches!(error, Error::Empty), "{error}");
    let error = encode(&["White to move".to_owned()], 1.0).expect_err("no picture");
    let not_svg = matches!(error, Error::Raster(raster::Error::NotSvg(_)));
    assert!(not_svg, "{error}");
    let error = encode(&[squares(5)], 1e9).expect_err("too large");
    assert!(
        matches!(error, Error::Raster(raster::Error::Size)),
        "{error}"
    );
    let wider = squares(5).replace("width=\"40\"", "width=\"50\"");
    let error = encode(&[squares(5), wider], 1.0).expect_err("two sizes");
    assert!(matches!(error, Error::Differs), "{error}");
    let long = vec![squares(5); 300];
    let error = encode(&long, 50.0).expect_err("three hundred times two million");
    assert!(matches!(error, Error::Long), "{error}");
    let mut gif = Gif::new(Size::Scale(100.0));
    let added = (0..100).find_map(|_| gif.add(&squares(5), options.delay).err());
    assert!(
        matches!(added, Some(Error::Long)),
        "a builder has the same bound"
    );
}
