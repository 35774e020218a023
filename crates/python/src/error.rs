//! What Python is told when something is wrong.

use ludejo_messages::view::{PositionErrorView, RecordErrorView, RefusalView};
use ludejo_messages::{Language, sentence};
use ludejo_rules::record::RecordError;
use ludejo_rules::{PositionError, Refusal};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(
    ludejo,
    IllegalAction,
    PyValueError,
    "An action that is not legal. Its text is the sentence of the rule that it breaks; `anchor` is the anchor of \
     that rule on the rules page."
);

create_exception!(
    ludejo,
    InvalidPosition,
    PyValueError,
    "A line that isn't a valid position. Its text says why; `field` is the field that is wrong."
);

create_exception!(
    ludejo,
    InvalidRecord,
    PyValueError,
    "A text that isn't the record of a game. Its text says why; `line` and `column` say where, from 1."
);

/// The error with an attribute.
fn with<'py>(
    py: Python<'py>,
    error: PyErr,
    attributes: impl IntoIterator<Item = (&'static str, Bound<'py, PyAny>)>,
) -> PyErr {
    for (name, value) in attributes {
        // An exception has room for any attribute.
        let _ = error.value(py).setattr(name, value);
    }
    error
}

/// Why an action is refused, with some words before.
pub(crate) fn illegal(py: Python<'_>, place: &str, refusal: &Refusal) -> PyErr {
    let view = RefusalView::new(refusal, Language::English);
    let error = IllegalAction::new_err(format!("{place}{}", view.text));
    with(py, error, [("anchor", text(py, view.anchor))])
}

/// Why a line isn't a position.
pub(crate) fn invalid_position(py: Python<'_>, error: &PositionError) -> PyErr {
    let view = PositionErrorView::new(error, Language::English);
    let sentence = format!("{}: {}", view.name, view.text);
    let raised = InvalidPosition::new_err(sentence);
    with(py, raised, [("field", text(py, view.field))])
}

/// Why a text isn't a record.
pub(crate) fn invalid_record(py: Python<'_>, error: &RecordError) -> PyErr {
    let view = RecordErrorView::new(error, Language::English);
    let raised = InvalidRecord::new_err(format!("{}:{}: {}", view.line, view.column, view.text));
    let number = |number: usize| number.into_pyobject(py).map(Bound::into_any);
    let place = [("line", view.line), ("column", view.column)];
    let place = place
        .into_iter()
        .filter_map(|(name, at)| Some((name, number(at).ok()?)));
    with(py, raised, place)
}

/// There is no such game.
pub(crate) fn no_game(id: &str) -> PyErr {
    let ids: Vec<_> = ludejo_rules::catalog::GAMES
        .iter()
        .map(|info| info.id)
        .collect();
    PyValueError::new_err(format!(
        "There is no game \"{id}\"; the games are {}.",
        ids.join(", ")
    ))
}

/// Something else that was asked for can't be.
pub(crate) fn value(sentence: impl Into<String>) -> PyErr {
    PyValueError::new_err(sentence.into())
}

/// The refusal of an index that no action has.
pub(crate) fn no_index(py: Python<'_>, place: &str, index: i64, count: usize) -> PyErr {
    let error = IllegalAction::new_err(format!(
        "{place}No action here has the index {index}: the indices of legal actions are below {count}, and the \
         mask tells which they are."
    ));
    with(py, error, [("anchor", text(py, "notation"))])
}

/// The sentence of a refusal.
pub(crate) fn said(refusal: &Refusal) -> String {
    sentence(&refusal.message)
}

fn text<'py>(py: Python<'py>, text: &str) -> Bound<'py, PyAny> {
    pyo3::types::PyString::new(py, text).into_any()
}
