//! Games in progress.

use ludejo_rules::record::{Letter, Record};
use ludejo_rules::{Outcome as End, Reason, Seat};
use numpy::{PyArray1, PyArray3};
use pyo3::prelude::*;

use crate::outcome::Outcome;
use crate::position::{Action, Position, masked, no_move, observed};
use crate::table::{self, Table};
use crate::{draw, error};

/// A game in progress: a position with its history, so that repetition and length count.
#[pyclass(module = "ludejo")]
pub(crate) struct Play(pub(crate) Box<dyn Table>);

/// The game of a record.
///
/// Raises InvalidRecord if the text isn't a record, or breaks the rules of the game.
#[pyfunction]
pub(crate) fn read_record(py: Python<'_>, text: &str) -> PyResult<Play> {
    let game = text.parse::<Record>().and_then(|record| record.replay());
    let game = game.map_err(|error| error::invalid_record(py, &error))?;
    let table = table::table(&*game).ok_or_else(|| error::no_game(game.info().id))?;
    Ok(Play(table))
}

#[pymethods]
impl Play {
    /// The game that is played.
    #[getter]
    fn game(&self) -> PyResult<crate::game::Game> {
        crate::game::game(self.0.info().id)
    }

    /// The position now.
    #[getter]
    fn position(&self) -> Position {
        Position(self.0.position())
    }

    /// The position line.
    #[getter]
    fn line(&self) -> String {
        self.0.line()
    }

    /// The seat whose turn it is, from 0.
    #[getter]
    fn to_move(&self) -> usize {
        self.0.to_move().index()
    }

    /// How the game ended, whatever ended it; None if it goes on.
    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        let outcome = self.0.outcome()?;
        Some(Outcome::new(self.0.info(), &outcome))
    }

    /// The actions made so far, as texts.
    #[getter]
    fn history(&self) -> Vec<String> {
        self.0.history()
    }

    /// How many actions have been made.
    #[getter]
    fn length(&self) -> usize {
        self.0.made()
    }

    /// How often the position has occurred in this game, this time included.
    #[getter]
    fn occurrences(&self) -> usize {
        self.0.occurrences()
    }

    /// The legal actions as texts, sorted; none if the game is over.
    fn legal_actions(&self) -> Vec<String> {
        self.0.legal()
    }

    /// The indices of the legal actions, sorted; none if the game is over.
    fn legal_indices(&self) -> Vec<usize> {
        self.0.indices()
    }

    /// Makes an action, given as its text or its index.
    ///
    /// Raises IllegalAction if it is not legal, with the sentence of the rule that it breaks.
    fn apply(&mut self, py: Python<'_>, action: Action) -> PyResult<()> {
        match action {
            Action::Index(index) => {
                let played = self.0.play_index(index);
                played.map_err(|why| no_move(py, self.0.info().id, "", index as i64, &why))
            }
            Action::Text(text) => {
                let played = self.0.play(&text);
                played.map_err(|refusal| error::illegal(py, "", &refusal))
            }
        }
    }

    /// Undoes the last thing that happened: an end that people brought about, or else the last
    /// action, which is returned. None if there was none.
    fn undo(&mut self) -> Option<String> {
        self.0.undo().and_then(ludejo_rules::Undone::action)
    }

    /// Why an action is not legal, as a sentence; None if it is.
    fn explain(&self, action: &str) -> Option<String> {
        let refusal = self.0.explain(action).err()?;
        Some(error::said(&refusal))
    }

    /// A seat resigns. Of two seats the other one wins; of four nobody does.
    fn resign(&mut self, seat: usize) -> PyResult<()> {
        let seat = draw::seat(self.0.game(), seat)?;
        let seats = self.0.info().seats.len();
        self.0.end(End::forfeit(seat, seats, Reason::Resignation));
        Ok(())
    }

    /// The seats agree to a draw.
    fn agree(&mut self) {
        self.0.end(End::draw(Reason::Agreement));
    }

    /// The position as the seat to move sees it: uint8 of the shape ``game.observation_shape``.
    ///
    /// `Game.planes` names the planes. All numbers are 0 or 1, but for the last plane: it has the
    /// part of the longest possible game that has been played, in 255ths.
    fn observation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<u8>>> {
        observed(py, self.0.info().id, |planes| self.0.observe(planes))
    }

    /// Which indices are legal: bool of the shape ``(game.num_actions,)``.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        masked(py, self.0.info().id, &self.0.indices())
    }

    /// The record of the game, between players of these names, in turn order.
    #[pyo3(signature = (players=Vec::new()))]
    fn record(&self, players: Vec<String>) -> PyResult<String> {
        let info = self.0.info();
        if players.len() > info.seats.len() {
            return Err(error::value(format!(
                "{} has {} seats, but there are {} players.",
                info.name,
                info.seats.len(),
                players.len()
            )));
        }
        let mut record = Record::from_game(self.0.game());
        for (seat, name) in (0..).map(Seat::new).zip(players) {
            record.tags.set_seat(Letter::of(info, seat), name);
        }
        Ok(record.to_string())
    }

    /// A copy, history included.
    fn copy(&self) -> Self {
        Self(self.0.copy())
    }

    /// The position as a picture, SVG, seen from a seat, with the last action marked.
    #[pyo3(signature = (view=0, pieces="figures"))]
    fn svg(&self, view: usize, pieces: &str) -> PyResult<String> {
        draw::picture(self.0.game(), &self.0.last_effects(), view, pieces)
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg(0, "figures")
    }

    fn __str__(&self) -> PyResult<String> {
        draw::drawing(self.0.game(), &self.0.last_effects(), 0)
    }

    fn __repr__(&self) -> String {
        let (info, made) = (self.0.info(), self.0.made());
        format!("<ludejo.Play of {}, {made} actions made>", info.id)
    }

    fn __copy__(&self) -> Self {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.copy()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let read = py.import("ludejo")?.getattr("read_record")?;
        Ok((read, (Record::from_game(self.0.game()).to_string(),)))
    }
}
