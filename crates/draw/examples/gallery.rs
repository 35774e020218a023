//! Draws every game, to look at what has changed: `cargo run -p ludejo-draw --features png
//! --example gallery -- FOLDER` writes pictures of starts, of middle games from every seat and of
//! all marks into the folder, and prints the same as text.

use std::path::Path;

use ludejo_draw::{Mark, Marks, Subject, describe, png, svg, text};
use rules::{Face, Seat, catalog};

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
        if let Some(game) = catalog::read(id, line) {
            let game = game.map_err(|error| format!("{name}: {error}"))?;
            show(folder, name, &*game, Seat::FIRST, &Marks::default())?;
        }
    }
    Ok(())
}

/// Plays a while, always the same way, and marks the last action.
fn wander(game: &mut dyn Face) -> Result<Marks, Box<dyn std::error::Error>> {
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
fn every_mark(game: &dyn Face) -> Marks {
    let scene = game.scene();
    let cells = (0..=u8::MAX).take(game.board().cells.len());
    let (mut occupied, mut empty): (Vec<_>, Vec<_>) =
        cells.partition(|cell| scene.pieces.contains_key(cell));
    let all = [Mark::Last, Mark::From, Mark::To, Mark::Capture, Mark::No];
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

fn show(
    folder: &Path,
    name: &str,
    game: &dyn Face,
    view: Seat,
    marks: &Marks,
) -> Result<(), Box<dyn std::error::Error>> {
    let scene = game.scene();
    let subject = Subject::new(game.info(), game.board(), &scene);
    let options = svg::Options {
        view,
        marks: marks.clone(),
    };
    let picture = svg::draw(&subject, &options);
    std::fs::write(folder.join(format!("{name}.svg")), &picture)?;
    for (size, scale) in [("", 1.5), ("-small", 0.4)] {
        let file = folder.join(format!("{name}{size}.png"));
        std::fs::write(file, png::render(&picture, scale)?)?;
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
