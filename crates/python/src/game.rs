//! The games.

use ludejo_rules::{Info, catalog};
use numpy::PyArray2;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::numbers::{self, Numbers, Way};
use crate::play::Play;
use crate::position::Position;
use crate::{error, table};

/// Permutations, one in each row.
type Permutations<'py> = Bound<'py, PyArray2<i64>>;

/// One of the games: its names, its start positions, and what its numbers mean.
#[pyclass(frozen, module = "ludejo")]
pub(crate) struct Game {
    info: &'static Info,
    numbers: Numbers,
}

/// The ids of all the games.
#[pyfunction]
pub(crate) fn game_ids() -> Vec<&'static str> {
    catalog::GAMES.iter().map(|info| info.id).collect()
}

/// The game of an id, such as ``'herooj'``.
///
/// Raises ValueError if there is none.
#[pyfunction]
pub(crate) fn game(id: &str) -> PyResult<Game> {
    let numbers = numbers::of(id).ok_or_else(|| error::no_game(id))?;
    let info = catalog::info(id).ok_or_else(|| error::no_game(id))?;
    Ok(Game { info, numbers })
}

#[pymethods]
impl Game {
    /// Its id, such as ``'master-herooj'``.
    #[getter]
    fn id(&self) -> &'static str {
        self.info.id
    }

    /// Its name.
    #[getter]
    fn name(&self) -> &'static str {
        self.info.name
    }

    /// Its designer.
    #[getter]
    fn designer(&self) -> &'static str {
        self.info.designer
    }

    /// The letters of the seats in turn order; the number of a seat is its place here.
    #[getter]
    fn seats<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let letters = self.info.seats.iter().map(|seat| seat.letter);
        PyTuple::new(py, letters.collect::<Vec<_>>())
    }

    /// The position lines of the setups by name; the first is the standard one.
    #[getter]
    fn setups(&self, py: Python<'_>) -> PyResult<Py<pyo3::types::PyDict>> {
        let setups = pyo3::types::PyDict::new(py);
        for setup in self.info.setups {
            setups.set_item(setup.name, setup.line)?;
        }
        Ok(setups.unbind())
    }

    /// A game in which so many actions have been made is a draw.
    #[getter]
    fn length_limit(&self) -> u32 {
        self.info.length_limit
    }

    /// The rules in Markdown.
    #[getter]
    fn rules(&self) -> &'static str {
        catalog::start(self.info.id).map_or("", |game| game.page())
    }

    /// How many indices there are: every index of an action is at least 0 and less than this.
    #[getter]
    fn num_actions(&self) -> usize {
        self.numbers.indices
    }

    /// The shape of an observation: planes, rows, columns.
    #[getter]
    fn observation_shape(&self) -> (usize, usize, usize) {
        self.numbers.shape.into()
    }

    /// The names of the planes of an observation.
    #[getter]
    fn planes(&self) -> Vec<String> {
        self.numbers.planes.clone()
    }

    /// The ways to act from a cell, as the seat to move sees them: the step in columns to the right
    /// and rows forward, the second step if there are two, and what else is done, such as ``'=B'``.
    ///
    /// The action that begins on the cell of a row and column by a way has the index ``(row *
    /// columns + column) * len(ways) + way``. After these come the indices of `words`.
    #[getter]
    fn ways(&self) -> Vec<Way> {
        self.numbers.ways.clone()
    }

    /// The actions that begin on no cell, such as ``'pass'``.
    #[getter]
    fn words(&self) -> Vec<&'static str> {
        self.numbers.words.to_vec()
    }

    /// The symmetries that change no seat, the identity first, as a pair of int64 arrays.
    ///
    /// The first, of shape (symmetries, rows * columns), has the cell that each cell goes to; the
    /// second, of shape (symmetries, num_actions), the index that each index goes to.
    fn symmetries<'py>(&self, py: Python<'py>) -> PyResult<(Permutations<'py>, Permutations<'py>)> {
        let all = numbers::symmetries(self.info.id).unwrap_or_default();
        let array = |list: &dyn Fn(usize) -> Vec<i64>| -> PyResult<_> {
            let rows: Vec<Vec<i64>> = (0..all.len()).map(list).collect();
            PyArray2::from_vec2(py, &rows).map_err(|error| error::value(error.to_string()))
        };
        let wide = |list: &[usize]| list.iter().map(|&number| number as i64).collect();
        Ok((
            array(&|one| wide(&all[one].cells))?,
            array(&|one| wide(&all[one].indices))?,
        ))
    }

    /// The start position of a setup, or of the standard one.
    ///
    /// Raises ValueError if there is no such setup.
    #[pyo3(signature = (setup=None))]
    fn start(&self, py: Python<'_>, setup: Option<&str>) -> PyResult<Position> {
        let line = setup.map(|name| setup_line(self.info, name)).transpose()?;
        read(py, self.info.id, line)
    }

    /// The position of a line.
    ///
    /// Raises InvalidPosition if it isn't one.
    fn position(&self, py: Python<'_>, line: &str) -> PyResult<Position> {
        read(py, self.info.id, Some(line))
    }

    /// A new game, from the standard setup or from a position.
    #[pyo3(signature = (position=None))]
    fn play(&self, py: Python<'_>, position: Option<&Position>) -> PyResult<Play> {
        let begun = match position {
            Some(position) if position.0.info().id != self.info.id => {
                return Err(error::value(format!(
                    "The position is one of {}.",
                    position.0.info().id
                )));
            }
            Some(position) => position.0.begin(),
            None => read(py, self.info.id, None)?.0.begin(),
        };
        Ok(Play(begun))
    }

    fn __repr__(&self) -> String {
        format!("ludejo.game('{}')", self.info.id)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (&'static str,))> {
        let game = py.import("ludejo")?.getattr("game")?;
        Ok((game, (self.info.id,)))
    }
}

/// The line of a setup.
pub(crate) fn setup_line(info: &'static Info, name: &str) -> PyResult<&'static str> {
    let setup = info.setup(name).ok_or_else(|| {
        let names: Vec<_> = info.setups.iter().map(|setup| setup.name).collect();
        error::value(format!(
            "{} has no setup \"{name}\"; its setups are {}.",
            info.name,
            names.join(", ")
        ))
    })?;
    Ok(setup.line)
}

/// The position of a line, or of the standard setup.
pub(crate) fn read(py: Python<'_>, id: &str, line: Option<&str>) -> PyResult<Position> {
    let position = table::position(id, line).ok_or_else(|| error::no_game(id))?;
    position
        .map(Position)
        .map_err(|error| error::invalid_position(py, &error))
}
