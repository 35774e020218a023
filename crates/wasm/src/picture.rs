//! Pictures as SVG.

use ludejo_draw::{Diagram, DiagramData, Marks, Plan, Subject, svg};
use ludejo_rules::{Piece, Seat, catalog};
use tsify::Ts;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::game::{Game, no_game};
use crate::{language, shown};

/// How a picture is drawn.
#[wasm_bindgen]
#[derive(Default)]
pub struct PictureOptions {
    view: u8,
    marks: Marks,
    set: svg::Set,
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

    /// With the pieces of this set: `tokens` or `figures`.
    ///
    /// # Errors
    /// If there is no such set.
    pub fn dress(&mut self, set: &str) -> Result<(), JsError> {
        self.set = read_set(set)?;
        Ok(())
    }

    /// Points a cell out: `last`, `from`, `to`, `capture`, `no` or `win`.
    ///
    /// # Errors
    /// If there is no such mark.
    pub fn mark(&mut self, word: &str, cell: u8) -> Result<(), JsError> {
        let mark = match word {
            "last" => ludejo_draw::Mark::Last,
            "from" => ludejo_draw::Mark::From,
            "to" => ludejo_draw::Mark::To,
            "capture" => ludejo_draw::Mark::Capture,
            "no" => ludejo_draw::Mark::No,
            "win" => ludejo_draw::Mark::Win,
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

/// Where everything is on the board of a game, as seen from a seat.
///
/// # Errors
/// If there is no such game or seat.
#[wasm_bindgen(js_name = planBoard)]
pub fn plan_board(id: &str, view: u8) -> Result<Ts<Plan>, JsError> {
    let game = catalog::start(id).ok_or_else(|| no_game(id))?;
    let info = game.info();
    if usize::from(view) >= info.seats.len() {
        return Err(JsError::new(&format!("There is no seat {view}.")));
    }
    shown(&Plan::new(info, game.board(), Seat::new(view)))
}

/// Reads the inside of a block `position` of the rules page of a game.
///
/// # Errors
/// If it is not written as such blocks are.
#[wasm_bindgen(js_name = readDiagram)]
pub fn read_diagram(id: &str, text: &str) -> Result<Ts<DiagramData>, JsError> {
    let diagram = Diagram::read(id, text).map_err(|error| JsError::new(&error.to_string()))?;
    shown(&DiagramData::from(&diagram))
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
            set: options.set,
        },
    )
}

/// The piece that serves as the face of a level of the computer in a game, to be drawn by
/// [`draw_piece`].
///
/// # Errors
/// If there is no such game.
#[wasm_bindgen(js_name = faceOf)]
pub fn face_of(id: &str, level: u8) -> Result<Ts<Piece>, JsError> {
    let info = catalog::info(id).ok_or_else(|| no_game(id))?;
    shown(&ludejo_draw::face(info, level))
}

fn read_set(word: &str) -> Result<svg::Set, JsError> {
    match word {
        "tokens" => Ok(svg::Set::Tokens),
        "figures" => Ok(svg::Set::Figures),
        _ => Err(JsError::new(&format!("There is no set \"{word}\"."))),
    }
}

/// A piece alone as a picture: a whole SVG with a transparent ground, its middle at the origin, as
/// seen from a seat, in the set `tokens` or `figures`.
///
/// # Errors
/// If there is no such game, seat or set.
#[wasm_bindgen(js_name = drawPiece)]
pub fn draw_piece(
    id: &str,
    seat: u8,
    letter: char,
    view: u8,
    set: &str,
) -> Result<String, JsError> {
    let info = catalog::info(id).ok_or_else(|| no_game(id))?;
    let seats = info.seats.len();
    if usize::from(seat.max(view)) >= seats {
        return Err(JsError::new(&format!("There is no seat {seat}.")));
    }
    let piece = Piece {
        seat: Seat::new(seat),
        letter,
    };
    // The seats sit evenly around the board.
    let board_turns = (usize::from(view) * 4 / seats) as u8;
    let shapes = svg::piece(info, piece, board_turns, read_set(set)?);
    let half = svg::CELL / 2.0;
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-{half} -{half} {} {}\">{shapes}</svg>",
        svg::CELL,
        svg::CELL
    ))
}
