//! Positions that are being set up, as plain objects.

use ludejo_draw::{Subject, describe_cell};
use ludejo_messages::try_words_in;
use ludejo_rules::{Draft, DraftData, DraftError, ReadError, Scene, Seat, catalog};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::game::no_game;
use crate::{language, shown};

/// What can be seen of a draft.
#[derive(Serialize, Tsify)]
pub struct DraftShown {
    /// What stands on the board.
    pub scene: Scene,
    /// Each cell in words, by cell.
    pub cells: Vec<String>,
    /// What the fields are called, in the order of the draft.
    pub fields: Vec<String>,
    /// How each field is written, in the same order; empty where nothing is said about it.
    pub help: Vec<String>,
}

/// Takes a line apart, whether it is a position or not; nothing if its board cannot be laid out,
/// and [`explain_position`](crate::explain_position) says why.
///
/// # Errors
/// If there is no such game.
#[wasm_bindgen(js_name = readDraft)]
pub fn read_draft(id: &str, line: &str) -> Result<Option<Ts<DraftData>>, JsError> {
    match Draft::read(id, line) {
        Ok(draft) => shown(&draft.data()).map(Some),
        Err(ReadError::Position(_)) => Ok(None),
        Err(ReadError::NoSuchGame) => Err(no_game(id)),
    }
}

/// The line of a draft, whether it is a position or not.
///
/// # Errors
/// If there is no such game, cell, seat or field.
#[wasm_bindgen(js_name = writeDraft)]
pub fn write_draft(id: &str, draft: &Ts<DraftData>) -> Result<String, JsError> {
    let draft = Draft::of(id, &draft.to_rust()?);
    draft
        .map(|draft| draft.to_string())
        .map_err(|error| match error {
            DraftError::NoSuchGame => no_game(id),
            _ => JsError::new(&error.to_string()),
        })
}

/// What can be seen of a line, whether it is a position or not; nothing if its board cannot be laid
/// out.
///
/// # Errors
/// If there is no such game.
#[wasm_bindgen(js_name = showDraft)]
pub fn show_draft(id: &str, line: &str, code: &str) -> Result<Option<Ts<DraftShown>>, JsError> {
    let language = language(code);
    let game = catalog::start(id).ok_or_else(|| no_game(id))?;
    let Ok(draft) = Draft::read(id, line) else {
        return Ok(None);
    };
    // A position shows more than its pieces, such as which have done their part.
    let scene = match catalog::read(id, line) {
        Ok(position) => position.scene(),
        Err(_) => draft.scene(),
    };
    let subject = Subject::new(game.info(), game.board(), &scene).in_language(language);
    let cells = (0..).take(draft.cells.len());
    let words = |kind: &str| {
        let keys = draft.fields.iter();
        let keys = keys.map(|(name, _)| format!("{kind}-{name}"));
        keys.map(|key| try_words_in(language, &key).unwrap_or_default())
            .collect()
    };
    shown(&DraftShown {
        cells: cells.map(|cell| describe_cell(&subject, cell)).collect(),
        fields: words("field"),
        help: words("field-help"),
        scene,
    })
    .map(Some)
}

/// The line after a cell is given to a seat; nothing if seats can't own that cell, or if the board
/// can't be laid out.
///
/// # Errors
/// If there is no such game, cell or seat.
#[wasm_bindgen(js_name = giveCell)]
pub fn give_cell(id: &str, line: &str, cell: u8, seat: usize) -> Result<Option<String>, JsError> {
    let info = catalog::info(id).ok_or_else(|| no_game(id))?;
    let seat = seat_of(seat, info.seats.len())?;
    let Ok(mut draft) = Draft::read(id, line) else {
        return Ok(None);
    };
    if usize::from(cell) >= draft.cells.len() {
        return Err(JsError::new(&format!("There is no cell {cell}.")));
    }
    Ok(draft.give(cell, seat).then(|| draft.to_string()))
}

fn seat_of(index: usize, seats: usize) -> Result<Seat, JsError> {
    let seat = u8::try_from(index).ok().filter(|_| index < seats);
    seat.map(Seat::new)
        .ok_or_else(|| JsError::new(&format!("There is no seat {index}.")))
}
