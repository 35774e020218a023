//! Positions.

use numpy::{PyArray1, PyArray3, PyArrayMethods as _};
use pyo3::prelude::*;

use crate::outcome::Outcome;
use crate::play::Play;
use crate::table::{AnyPosition, Halt, NoMove};
use crate::{draw, error, numbers, work};

/// A position of a game, which never changes. It knows no history: see `Play`.
///
/// Actions are texts, such as ``'b2b4'``, or their indices.
#[pyclass(frozen, module = "ludejo")]
pub(crate) struct Position(pub(crate) Box<dyn AnyPosition>);

/// An action as Python gives it.
#[derive(FromPyObject)]
pub(crate) enum Action {
    /// Its index.
    Index(usize),
    /// Its text.
    Text(String),
}

/// What to raise for an index that cannot be played.
pub(crate) fn no_move(py: Python<'_>, id: &str, place: &str, index: i64, why: &NoMove) -> PyErr {
    match why {
        NoMove::Refused(refusal) => error::illegal(py, place, refusal),
        NoMove::NoAction => {
            let count = numbers::of(id).map_or(0, |numbers| numbers.indices);
            error::no_index(py, place, index, count)
        }
    }
}

/// Planes as an array.
pub(crate) fn observed<'py>(
    py: Python<'py>,
    id: &str,
    write: impl FnOnce(&mut [u8]),
) -> PyResult<Bound<'py, PyArray3<u8>>> {
    let numbers = numbers::of(id).ok_or_else(|| error::no_game(id))?;
    let mut planes = vec![0; numbers.shape.iter().product()];
    write(&mut planes);
    PyArray1::from_vec(py, planes).reshape(numbers.shape)
}

/// Which indices are legal, as an array.
pub(crate) fn masked<'py>(
    py: Python<'py>,
    id: &str,
    legal: &[usize],
) -> PyResult<Bound<'py, PyArray1<bool>>> {
    let numbers = numbers::of(id).ok_or_else(|| error::no_game(id))?;
    let mut mask = vec![false; numbers.indices];
    for index in legal {
        mask[*index] = true;
    }
    Ok(PyArray1::from_vec(py, mask))
}

#[pymethods]
impl Position {
    /// The position of a line of the game of this id.
    #[new]
    fn new(py: Python<'_>, game: &str, line: &str) -> PyResult<Self> {
        crate::game::read(py, game, Some(line))
    }

    /// The game that it is a position of.
    #[getter]
    fn game(&self) -> PyResult<crate::game::Game> {
        crate::game::game(self.0.info().id)
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

    /// How the game ended, by the position alone; None if it goes on.
    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        let outcome = self.0.outcome()?;
        Some(Outcome::new(self.0.info(), &outcome))
    }

    /// The legal actions as texts, sorted; none if the game is over.
    fn legal_actions(&self) -> Vec<String> {
        self.0.begin().legal()
    }

    /// The indices of the legal actions, sorted; none if the game is over.
    fn legal_indices(&self) -> Vec<usize> {
        self.0.indices()
    }

    /// The index of a legal action.
    ///
    /// Raises IllegalAction if it is not legal.
    fn index_of(&self, py: Python<'_>, action: &str) -> PyResult<usize> {
        let index = self.0.index_of(action);
        index.map_err(|refusal| error::illegal(py, "", &refusal))
    }

    /// The text of the action with an index, which may be illegal; None if no action has it.
    fn action_at(&self, index: usize) -> Option<String> {
        self.0.action_at(index)
    }

    /// The position after an action, given as its text or its index.
    ///
    /// Raises IllegalAction if it is not legal, with the sentence of the rule that it breaks.
    fn apply(&self, py: Python<'_>, action: Action) -> PyResult<Self> {
        let index = match action {
            Action::Index(index) => index,
            Action::Text(text) => self.index_of(py, &text)?,
        };
        let after = self.0.after(index);
        let after = after.map_err(|why| no_move(py, self.0.info().id, "", index as i64, &why))?;
        Ok(Self(after))
    }

    /// Why an action is not legal, as a sentence; None if it is.
    fn explain(&self, action: &str) -> Option<String> {
        let refusal = self.0.begin().explain(action).err()?;
        Some(error::said(&refusal))
    }

    /// The position as the seat to move sees it, as at the start of a game: uint8 of the shape
    /// ``game.observation_shape``. `Game.planes` names the planes. All numbers are 0 or 1.
    fn observation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<u8>>> {
        observed(py, self.0.info().id, |planes| self.0.observe(planes))
    }

    /// Which indices are legal: bool of the shape ``(game.num_actions,)``.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        masked(py, self.0.info().id, &self.0.indices())
    }

    /// The number of sequences of exactly this many actions.
    ///
    /// Ctrl+C stops it; other threads run meanwhile. Raises OverflowError if the number doesn't fit
    /// 64 bits.
    fn perft(&self, py: Python<'_>, depth: u32) -> PyResult<u64> {
        let count = work::interruptible(py, |stop| self.0.perft(depth, stop))?;
        count.map_err(|halt| match halt {
            Halt::Overflow => {
                pyo3::exceptions::PyOverflowError::new_err("The count doesn't fit in 64 bits.")
            }
            Halt::Stopped => pyo3::exceptions::PyKeyboardInterrupt::new_err(()),
        })
    }

    /// A game that begins here.
    fn play(&self) -> Play {
        Play(self.0.begin())
    }

    /// The position as a picture, SVG, seen from a seat, with pieces of the set ``'figures'`` or
    /// ``'tokens'``.
    #[pyo3(signature = (view=0, pieces="figures"))]
    fn svg(&self, view: usize, pieces: &str) -> PyResult<String> {
        draw::picture(self.0.begin().game(), &[], view, pieces)
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg(0, "figures")
    }

    fn __str__(&self) -> PyResult<String> {
        draw::drawing(self.0.begin().game(), &[], 0)
    }

    fn __repr__(&self) -> String {
        format!(
            "ludejo.Position('{}', '{}')",
            self.0.info().id,
            self.0.line()
        )
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.0.is_same(&*other.0)
    }

    fn __hash__(&self) -> u64 {
        self.0.key()
    }

    fn __getnewargs__(&self) -> (&'static str, String) {
        (self.0.info().id, self.0.line())
    }
}
