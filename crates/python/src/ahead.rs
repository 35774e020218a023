//! What would come of every action of many games, as arrays.

use numpy::{PyArray1, PyArray2, PyArray4, PyArrayMethods as _};
use pyo3::prelude::*;

use crate::batch::AheadView;

/// What would come of every legal action of every game of a `VectorEnv`: one row for each action,
/// those of the first game first. The arrays are yours.
#[pyclass(frozen, module = "ludejo")]
pub(crate) struct Ahead {
    /// The number of the game: int64 of the shape ``(count,)``, sorted.
    #[pyo3(get)]
    pub(crate) games: Py<PyArray1<i64>>,
    /// The index of the action: int64 of the shape ``(count,)``.
    #[pyo3(get)]
    pub(crate) actions: Py<PyArray1<i64>>,
    /// What the seat to move after it would see, even if the game has ended: uint8 of the shape
    /// ``(count, planes, rows, columns)``.
    #[pyo3(get)]
    pub(crate) observations: Py<PyArray4<u8>>,
    /// The seat whose turn it would be, from 0: uint8 of the shape ``(count,)``.
    #[pyo3(get)]
    pub(crate) to_move: Py<PyArray1<u8>>,
    /// What the end of the game would be worth to each seat: float32 of the shape ``(count, seats)``; 0
    /// for a draw, and where the game goes on.
    #[pyo3(get)]
    pub(crate) rewards: Py<PyArray2<f32>>,
    /// Whether the action would end the game: bool of the shape ``(count,)``.
    #[pyo3(get)]
    pub(crate) done: Py<PyArray1<bool>>,
}

impl Ahead {
    /// Writes the arrays, without the interpreter.
    pub(crate) fn write(
        &self,
        py: Python<'_>,
        work: impl FnOnce(AheadView<'_>) + Send,
    ) -> PyResult<()> {
        let mut actions = self.actions.bind(py).try_readwrite()?;
        let mut observations = self.observations.bind(py).try_readwrite()?;
        let mut to_move = self.to_move.bind(py).try_readwrite()?;
        let mut rewards = self.rewards.bind(py).try_readwrite()?;
        let mut done = self.done.bind(py).try_readwrite()?;
        let view = AheadView {
            observations: observations.as_slice_mut()?,
            actions: actions.as_slice_mut()?,
            to_move: to_move.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            done: done.as_slice_mut()?,
        };
        py.detach(|| work(view));
        Ok(())
    }
}

#[pymethods]
impl Ahead {
    fn __len__(&self, py: Python<'_>) -> usize {
        self.games.bind(py).len().unwrap_or_default()
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        format!("<ludejo.Ahead of {} actions>", self.__len__(py))
    }
}
