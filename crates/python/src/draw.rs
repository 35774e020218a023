//! Pictures of positions.

use ludejo_draw::{Marks, Subject, svg, text};
use ludejo_rules::{AnyGame, Effect, Seat};
use pyo3::prelude::*;

use crate::error;

/// A position as a picture, SVG. `effects` are what the last action caused, which is marked.
pub(crate) fn picture(
    game: &dyn AnyGame,
    effects: &[Effect],
    view: usize,
    set: &str,
) -> PyResult<String> {
    let set = match set {
        "figures" => svg::Set::Figures,
        "tokens" => svg::Set::Tokens,
        _ => {
            return Err(error::value(format!(
                "There is no set \"{set}\"; the sets are figures and tokens."
            )));
        }
    };
    let options = svg::Options {
        view: seat(game, view)?,
        marks: marks(game, effects),
        set,
    };
    let scene = game.scene();
    Ok(svg::draw(
        &Subject::new(game.info(), game.board(), &scene),
        &options,
    ))
}

/// A position as text.
pub(crate) fn drawing(game: &dyn AnyGame, effects: &[Effect], view: usize) -> PyResult<String> {
    let options = text::Options {
        view: seat(game, view)?,
        marks: marks(game, effects),
        ..Default::default()
    };
    let scene = game.scene();
    let board = text::draw(&Subject::new(game.info(), game.board(), &scene), &options);
    Ok(board.to_string())
}

fn marks(game: &dyn AnyGame, effects: &[Effect]) -> Marks {
    Marks::last(effects).with_all(game.deciding(), ludejo_draw::Mark::Win)
}

/// The seat of this number.
pub(crate) fn seat(game: &dyn AnyGame, index: usize) -> PyResult<Seat> {
    let seats = game.info().seats.len();
    if index < seats {
        return Ok(Seat::new(index as u8));
    }
    Err(error::value(format!(
        "There is no seat {index}: the seats are 0 to {}.",
        seats - 1
    )))
}
