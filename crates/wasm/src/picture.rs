//! Pictures as SVG.

use draw::{Marks, Subject, svg};
use rules::{Piece, Seat, catalog};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::game::{Game, no_game};
use crate::language;

/// How a picture is drawn.
#[wasm_bindgen]
#[derive(Default)]
pub struct PictureOptions {
    view: u8,
    marks: Marks,
}

#[wasm_bindgen]
impl PictureOptions {
    /// As the first seat sees it, with nothing pointed out.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// As this seat sees it.
    pub fn look(&mut self, seat: u8) {
        self.view = seat;
    }

    /// Points a cell out: `last`, `from`, `to`, `capture` or `no`.
    ///
    /// # Errors
    /// If there is no such mark.
    pub fn mark(&mut self, word: &str, cell: u8) -> Result<(), JsError> {
        let mark = match word {
            "last" => draw::Mark::Last,
            "from" => draw::Mark::From,
            "to" => draw::Mark::To,
            "capture" => draw::Mark::Capture,
            "no" => draw::Mark::No,
            _ => return Err(JsError::new(&format!("There is no mark \"{word}\"."))),
        };
        self.marks = std::mem::take(&mut self.marks).with(cell, mark);
        Ok(())
    }

    /// Draws an arrow over cells.
    pub fn arrow(&mut self, cells: Vec<u8>) {
        self.marks = std::mem::take(&mut self.marks).arrow(cells);
    }
}

/// The position of a game as a picture: a whole SVG.
#[wasm_bindgen(js_name = drawPosition)]
#[must_use]
pub fn draw_position(game: &Game, options: &PictureOptions, code: &str) -> String {
    let scene = game.0.scene();
    let subject = Subject::new(game.0.info(), game.0.board(), &scene);
    let seats = game.0.info().seats.len();
    let view = if usize::from(options.view) < seats {
        Seat::new(options.view)
    } else {
        Seat::FIRST
    };
    svg::draw(
        &subject.in_language(language(code)),
        &svg::Options {
            view,
            marks: options.marks.clone(),
        },
    )
}

/// A piece alone as a picture: a whole SVG with a transparent ground, as seen from a seat.
///
/// # Errors
/// If there is no such game or seat.
#[wasm_bindgen(js_name = drawPiece)]
pub fn draw_piece(id: &str, seat: u8, letter: char, view: u8) -> Result<String, JsError> {
    let info = catalog::info(id).ok_or_else(|| no_game(id))?;
    if usize::from(seat.max(view)) >= info.seats.len() {
        return Err(JsError::new(&format!("There is no seat {seat}.")));
    }
    let piece = Piece {
        seat: Seat::new(seat),
        letter,
    };
    Ok(svg::piece(info, piece, Seat::new(view)))
}
