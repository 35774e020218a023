//! How a game ends.

use ludejo_messages::Language;
use ludejo_rules::{Info, Outcome as End};
use pyo3::prelude::*;

/// The end of a game.
#[pyclass(frozen, eq, hash, module = "ludejo")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Outcome {
    /// The seat that has won, from 0; None if it is a draw.
    #[pyo3(get)]
    winner: Option<usize>,
    /// What ended the game, such as ``'safe-zone'`` or ``'repetition'``.
    #[pyo3(get)]
    reason: &'static str,
    /// The end as a sentence.
    #[pyo3(get)]
    text: String,
    seats: usize,
}

#[pymethods]
impl Outcome {
    /// What the end is worth to each seat: 1 to the winner, to each of the others an equal part of
    /// -1; a draw is worth 0.
    #[getter]
    fn returns(&self) -> Vec<f64> {
        (0..self.seats)
            .map(|seat| returned(self.winner, seat, self.seats))
            .collect()
    }

    fn __repr__(&self) -> String {
        let winner = self
            .winner
            .map_or("None".to_owned(), |seat| seat.to_string());
        format!("Outcome(winner={winner}, reason='{}')", self.reason)
    }

    fn __str__(&self) -> &str {
        &self.text
    }
}

impl Outcome {
    pub(crate) fn new(info: &Info, end: &End) -> Self {
        Self {
            winner: end.winner.map(ludejo_rules::Seat::index),
            reason: end.reason.word(),
            text: ludejo_messages::outcome(Language::English, info, end),
            seats: info.seats.len(),
        }
    }
}

/// What an end is worth to a seat, of so many.
pub(crate) fn returned(winner: Option<usize>, seat: usize, seats: usize) -> f64 {
    match winner {
        None => 0.0,
        Some(winner) if winner == seat => 1.0,
        Some(_) => -1.0 / (seats as f64 - 1.0),
    }
}
