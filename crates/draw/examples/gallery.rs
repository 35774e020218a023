//! Draws every game, to look at what has changed: `cargo run -p ludejo-draw --features png
//! --example gallery -- FOLDER` writes pictures of starts, of middle games from every seat and of
//! all marks into the folder, in both sets of pieces, and prints the same as text. A sheet shows
//! all pieces on every ground, in three sizes, in colour and in grey.

use std::path::Path;

use ludejo_draw::raster::Size;
use ludejo_draw::{Mark, Marks, Subject, describe, png, svg, text};
use ludejo_rules::{AnyGame, Board, Info, Piece, Scene, Seat, catalog};

const SETS: [(&str, svg::Set); 2] = [("tokens", svg::Set::Tokens), ("figures", svg::Set::Figures)];

/// Positions that show what the ways of the others miss: all kinds of pieces, cities with pieces,
/// pieces that have done their part.
const MORE: [(&str, &str, &str); 3] = [
    (
        "heroes-kinds",
        "heroes",
        "4/1R1PGf1/CF4fc/MNF3fnm/EHF4fhe/KEN1*1nek/EHF4fhe/MNF3fnm/CF4fc/1F1gprf/4 w -",
    ),
    (
        "heroes-spent",
        "heroes",
        "4/1F3f1/C1F3fc/MNF3fnm/EHF4fhe/KE1N*1nek/EHF4fhe/MNF3fnm/CF4fc/1F3f1/4 w M1:1:c3,f5",
    ),
    (
        "sparta-cities",
        "sparta",
        "10/1w6w1/10/10/1H3hW2w/1W2w4h/10/3H6/1W6W1/10 r b5,e6,i6/b6,e5,f5,f6,i5",
    ),
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("a folder is missing")?;
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    for info in catalog::GAMES {
        sheet(folder, info)?;
        let Some(mut game) = catalog::start(info.id) else {
            continue;
        };
        show(
            folder,
            &format!("{}-start", info.id),
            &*game,
            Seat::FIRST,
            &Marks::default(),
        )?;
        let last = wander(&mut *game)?;
        for index in 0..info.seats.len() {
            let name = format!("{}-{}", info.id, info.seats[index].word);
            show(folder, &name, &*game, Seat::new(index as u8), &last)?;
        }
        let marks = every_mark(&*game);
        show(
            folder,
            &format!("{}-marks", info.id),
            &*game,
            Seat::FIRST,
            &marks,
        )?;
    }
    for (name, id, line) in MORE {
        let game = catalog::read(id, line).map_err(|error| format!("{name}: {error}"))?;
        show(folder, name, &*game, Seat::FIRST, &Marks::default())?;
    }
    Ok(())
}

/// Plays a while, always the same way, and marks the last action.
fn wander(game: &mut dyn AnyGame) -> Result<Marks, Box<dyn std::error::Error>> {
    let mut marks = Marks::default();
    for step in 0..40_usize {
        let legal = game.legal();
        if legal.is_empty() || game.outcome().is_some() {
            break;
        }
        let action = &legal[step * 7919 % legal.len()];
        marks = Marks::last(&game.effects(action)?);
        game.play(action)?;
    }
    Ok(marks)
}

/// Each mark on an occupied cell and on an empty one, and an arrow.
fn every_mark(game: &dyn AnyGame) -> Marks {
    let scene = game.scene();
    let cells = (0..=u8::MAX).take(game.board().cells.len());
    let (mut occupied, mut empty): (Vec<_>, Vec<_>) =
        cells.partition(|cell| scene.pieces.contains_key(cell));
    let all = [
        Mark::Last,
        Mark::From,
        Mark::To,
        Mark::Capture,
        Mark::No,
        Mark::Win,
    ];
    let mut marks = Marks::default();
    for mark in all {
        let cells = [occupied.pop(), empty.pop()].into_iter().flatten();
        marks = marks.with_all(cells, mark);
    }
    match (occupied.first(), empty.first(), empty.last()) {
        (Some(from), Some(over), Some(to)) => marks.arrow([*from, *over, *to]),
        _ => marks,
    }
}

/// All pieces of a game on light and on dark cells, in both sets.
fn sheet(folder: &Path, info: &Info) -> Result<(), Box<dyn std::error::Error>> {
    let (width, seats) = (info.pieces.len().max(2) as u8, info.seats.len() as u8);
    let board = Board::squares(width, 2 * seats, |_, _| true);
    let mut scene = Scene::default();
    for row in 0..2 * seats {
        for (column, kind) in (0..).zip(info.pieces) {
            let seat = Seat::new(row % seats);
            let piece = Piece {
                seat,
                letter: kind.letter,
            };
            scene.pieces.insert(row * width + column, piece);
        }
    }
    let subject = Subject::new(info, &board, &scene);
    for (word, set) in SETS {
        let options = svg::Options {
            set,
            ..svg::Options::default()
        };
        let picture = svg::draw(&subject, &options);
        for (kind, picture) in [("", &picture), ("-grey", &grey(&picture))] {
            for cell in [32_u8, 48, 96] {
                let file = folder.join(format!("{}-sheet-{word}-{cell}{kind}.png", info.id));
                let scale = f32::from(cell) / svg::CELL;
                std::fs::write(file, png::render(picture, Size::Scale(scale))?)?;
            }
        }
    }
    Ok(())
}

/// A picture without its colours.
fn grey(picture: &str) -> String {
    let mut parts = picture.split('#');
    let mut grey = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (color, rest) = part.split_at(6);
        let channel = |at| f32::from(u8::from_str_radix(&color[at..at + 2], 16).unwrap_or(0));
        let luma = 0.299 * channel(0) + 0.587 * channel(2) + 0.114 * channel(4);
        let luma = luma.round() as u8;
        grey += &format!("#{luma:02x}{luma:02x}{luma:02x}{rest}");
    }
    grey
}

fn show(
    folder: &Path,
    name: &str,
    game: &dyn AnyGame,
    view: Seat,
    marks: &Marks,
) -> Result<(), Box<dyn std::error::Error>> {
    let scene = game.scene();
    let subject = Subject::new(game.info(), game.board(), &scene);
    for (word, set) in SETS {
        let options = svg::Options {
            view,
            marks: marks.clone(),
            set,
        };
        let picture = svg::draw(&subject, &options);
        std::fs::write(folder.join(format!("{name}-{word}.svg")), &picture)?;
        for (size, scale) in [("", 1.5), ("-small", 0.4)] {
            let file = folder.join(format!("{name}-{word}{size}.png"));
            std::fs::write(file, png::render(&picture, Size::Scale(scale))?)?;
        }
    }
    for sideways in [false, true] {
        let options = text::Options {
            view,
            marks: marks.clone(),
            cursor: marks.cells.first().map(|(cell, _)| *cell),
            sideways,
        };
        let board = text::draw(&subject, &options);
        println!(
            "{name}, {} by {}\n{}\n",
            board.width(),
            board.height(),
            board.to_ansi(text::Palette::Full)
        );
    }
    println!("{}\n", describe(&subject));
    Ok(())
}
