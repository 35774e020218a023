//! Records of games as trees of plain objects.

use ludejo_messages::view::RecordErrorView;
use ludejo_rules::record::{Record, RecordData, RecordError};
use tsify::Ts;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{Game, language, shown};

/// Why a text isn't a record, or breaks the rules of its game; nothing if it is fine.
///
/// # Errors
/// Never.
#[wasm_bindgen(js_name = explainRecord)]
pub fn explain_record(text: &str, code: &str) -> Result<Option<Ts<RecordErrorView>>, JsError> {
    let read = text
        .parse::<Record>()
        .and_then(|record| record.replay().map(|_| ()));
    let error = read.err();
    error
        .map(|error| shown(&RecordErrorView::new(&error, language(code))))
        .transpose()
}

/// Reads a record.
///
/// # Errors
/// If the text isn't a record; [`explain_record`] says why.
#[wasm_bindgen(js_name = readRecord)]
pub fn read_record(text: &str) -> Result<Ts<RecordData>, JsError> {
    shown(&RecordData::from(read(text)?))
}

/// The canonical text of a record.
///
/// # Errors
/// If a record can't contain something in it, such as an unknown mark.
#[wasm_bindgen(js_name = writeRecord)]
pub fn write_record(record: &Ts<RecordData>) -> Result<String, JsError> {
    Ok(Record::try_from(record.to_rust()?)?.to_string())
}

/// The game of a record's main line after this many actions; without a number, after all of them
/// and with its end.
///
/// # Errors
/// If the text isn't a record of a game.
#[wasm_bindgen(js_name = beginRecord)]
pub fn begin_record(text: &str, plies: Option<usize>) -> Result<Game, JsError> {
    let record = read(text)?;
    let game = match plies {
        Some(plies) => record.position(plies),
        None => record.replay(),
    };
    game.map(Game)
        .map_err(|error| JsError::new(&error.to_string()))
}

pub(crate) fn read(text: &str) -> Result<Record, JsError> {
    text.parse()
        .map_err(|error: RecordError| JsError::new(&error.to_string()))
}
