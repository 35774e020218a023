//! Many games at once, as arrays.

use std::num::NonZero;
use std::thread;

use ludejo_rules::catalog;
use numpy::{PyArray, PyArray1, PyArray2, PyArray4, PyArrayMethods as _, PyReadonlyArray1};
use pyo3::prelude::*;

use crate::ahead::Ahead;
use crate::batch::{self, AnyBatch, View};
use crate::game::setup_line;
use crate::position::{Position, no_move};
use crate::team::Team;
use crate::{error, numbers};

/// Many games of a kind, which are stepped at once by several threads.
///
/// Everything is in arrays, one row for each game, which are changed in place by `step` and `reset`:
/// they are always the same arrays, and nothing is copied. Through DLPack other libraries use them
/// without a copy as well, such as ``torch.from_dlpack(env.observations)``. Only read them, and copy
/// what you want to keep.
///
/// A game that ends begins anew in the same step: `done` and `rewards` tell of the game that has
/// ended, the other arrays of the one that has begun.
///
/// ``num_envs`` is the number of games, ``threads`` how many threads step them (as many as the
/// machine has processors unless given), ``seed`` that of `sample`, and ``setup`` the name of a setup
/// or ``position`` the line of a position with which all games begin.
#[pyclass(module = "ludejo")]
pub(crate) struct VectorEnv {
    id: &'static str,
    /// Planes, rows, columns.
    shape: [usize; 3],
    seats: usize,
    batch: Box<dyn AnyBatch>,
    team: Team,
    /// The games.
    #[pyo3(get)]
    num_envs: usize,
    /// What the seat to move of each game sees: uint8 of the shape ``(num_envs, planes, rows,
    /// columns)``. `Game.planes` names the planes. All numbers are 0 or 1, but for the last plane: it
    /// has the part of the longest possible game that has been played, in 255ths.
    #[pyo3(get)]
    observations: Py<PyArray4<u8>>,
    /// Which indices are legal in each game: bool of the shape ``(num_envs, num_actions)``.
    #[pyo3(get)]
    masks: Py<PyArray2<bool>>,
    /// The seat whose turn it is in each game, from 0: uint8 of the shape ``(num_envs,)``.
    #[pyo3(get)]
    to_move: Py<PyArray1<u8>>,
    /// What the end of a game that the last step ended is worth to each seat: float32 of the shape
    /// ``(num_envs, seats)``. 1 to the winner, to each of the others an equal part of -1; 0 for a draw,
    /// and where no game has ended.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// Whether the last step ended a game: bool of the shape ``(num_envs,)``.
    #[pyo3(get)]
    done: Py<PyArray1<bool>>,
    /// The actions made in each game: int32 of the shape ``(num_envs,)``.
    #[pyo3(get)]
    lengths: Py<PyArray1<i32>>,
    /// The actions that `sample` has drawn.
    actions: Py<PyArray1<i64>>,
}

/// The arrays while they are written.
macro_rules! with_view {
    ($env:ident, $py:ident, |$batch:ident, $team:ident, $view:ident| $work:expr) => {{
        let Self {
            batch: $batch,
            team: $team,
            observations,
            masks,
            to_move,
            rewards,
            done,
            lengths,
            ..
        } = $env;
        let mut observations = observations.bind($py).try_readwrite()?;
        let mut masks = masks.bind($py).try_readwrite()?;
        let mut to_move = to_move.bind($py).try_readwrite()?;
        let mut rewards = rewards.bind($py).try_readwrite()?;
        let mut done = done.bind($py).try_readwrite()?;
        let mut lengths = lengths.bind($py).try_readwrite()?;
        let $view = View {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            to_move: to_move.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            done: done.as_slice_mut()?,
            lengths: lengths.as_slice_mut()?,
        };
        $py.detach(|| $work)
    }};
}

#[pymethods]
impl VectorEnv {
    #[new]
    #[pyo3(signature = (game, num_envs, *, threads=None, seed=0, setup=None, position=None))]
    fn new(
        py: Python<'_>,
        game: &str,
        num_envs: usize,
        threads: Option<usize>,
        seed: u64,
        setup: Option<&str>,
        position: Option<&str>,
    ) -> PyResult<Self> {
        let info = catalog::info(game).ok_or_else(|| error::no_game(game))?;
        let numbers = numbers::of(game).ok_or_else(|| error::no_game(game))?;
        let line = match (setup, position) {
            (Some(_), Some(_)) => {
                return Err(error::value("Give a setup or a position, not both."));
            }
            (Some(name), None) => Some(setup_line(info, name)?),
            (None, line) => line,
        };
        let batch = batch::batch(game, line, num_envs).ok_or_else(|| error::no_game(game))?;
        let batch = batch.map_err(|error| error::invalid_position(py, &error))?;
        let begins_over = batch
            .position(0)
            .is_some_and(|start| start.outcome().is_some());
        if num_envs == 0 || begins_over {
            return Err(error::value(match num_envs {
                0 => "There must be a game at least.",
                _ => "In that position the game is over.",
            }));
        }
        let threads =
            threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get));
        let team = Team::new(threads).map_err(|error| error::value(format!("{error}.")))?;
        let [planes, rows, columns] = numbers.shape;
        let seats = info.seats.len();
        let mut env = Self {
            id: info.id,
            shape: numbers.shape,
            seats,
            batch,
            team,
            num_envs,
            observations: PyArray::zeros(py, [num_envs, planes, rows, columns], false).unbind(),
            masks: PyArray::zeros(py, [num_envs, numbers.indices], false).unbind(),
            to_move: PyArray::zeros(py, [num_envs], false).unbind(),
            rewards: PyArray::zeros(py, [num_envs, seats], false).unbind(),
            done: PyArray::zeros(py, [num_envs], false).unbind(),
            lengths: PyArray::zeros(py, [num_envs], false).unbind(),
            actions: PyArray::zeros(py, [num_envs], false).unbind(),
        };
        env.reset(py, Some(seed))?;
        Ok(env)
    }

    /// The game that is played.
    #[getter]
    fn game(&self) -> PyResult<crate::game::Game> {
        crate::game::game(self.id)
    }

    /// How many threads step the games.
    #[getter]
    fn threads(&self) -> usize {
        self.team.threads()
    }

    /// Begins all games anew, with a seed for `sample`.
    #[pyo3(signature = (seed=0))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        with_view!(self, py, |batch, team, view| {
            batch.reset(team, seed.unwrap_or_default(), view);
        });
        Ok(())
    }

    /// Makes an action in each game: int64 or int32 of the shape ``(num_envs,)``.
    ///
    /// Raises IllegalAction if one is not legal, and changes nothing then. Other threads run
    /// meanwhile.
    fn step(&mut self, py: Python<'_>, actions: Actions<'_>) -> PyResult<()> {
        let widened: Vec<i64>;
        let borrowed;
        let actions: &[i64] = match actions {
            Actions::Wide(array) => {
                borrowed = array;
                match borrowed.as_slice() {
                    Ok(slice) => slice,
                    Err(_) => {
                        widened = borrowed.as_array().to_vec();
                        &widened
                    }
                }
            }
            Actions::Narrow(array) => {
                widened = array.as_array().iter().map(|&index| index.into()).collect();
                &widened
            }
        };
        if actions.len() != self.num_envs {
            return Err(error::value(format!(
                "There are {} games, but {} actions.",
                self.num_envs,
                actions.len()
            )));
        }
        let stepped = with_view!(self, py, |batch, team, view| batch
            .step(team, actions, view));
        stepped.map_err(|(number, why)| {
            let place = format!("Game {number}: ");
            no_move(py, self.id, &place, actions[number], &why)
        })
    }

    /// Draws a legal action for each game, each as likely as any other: int64 of the shape
    /// ``(num_envs,)``. It is always the same array.
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let array = self.actions.bind(py).clone();
        let mut actions = array.try_readwrite()?;
        let slice = actions.as_slice_mut()?;
        let Self { batch, team, .. } = self;
        py.detach(|| batch.sample(team, slice));
        drop(actions);
        Ok(array)
    }

    /// What would come of every legal action of every game, to choose among them by what follows
    /// (the afterstates of Sutton and Barto).
    ///
    /// Other threads run meanwhile. The arrays are new each time.
    fn look_ahead(&self, py: Python<'_>) -> PyResult<Ahead> {
        let [planes, rows, columns] = self.shape;
        let counts = self.batch.counts();
        let count = counts.iter().sum();
        let games = counts.iter().enumerate();
        let games = games.flat_map(|(game, count)| std::iter::repeat_n(game as i64, *count));
        let ahead = Ahead {
            games: PyArray::from_iter(py, games).unbind(),
            observations: PyArray::zeros(py, [count, planes, rows, columns], false).unbind(),
            actions: PyArray::zeros(py, [count], false).unbind(),
            to_move: PyArray::zeros(py, [count], false).unbind(),
            rewards: PyArray::zeros(py, [count, self.seats], false).unbind(),
            done: PyArray::zeros(py, [count], false).unbind(),
        };
        ahead.write(py, |view| self.batch.look_ahead(&self.team, view))?;
        Ok(ahead)
    }

    /// The position of a game, by its number.
    fn position(&self, game: usize) -> PyResult<Position> {
        let position = self.batch.position(game);
        let position = position.ok_or_else(|| {
            error::value(format!(
                "There is no game {game}: the games are 0 to {}.",
                self.num_envs - 1
            ))
        })?;
        Ok(Position(position))
    }

    fn __len__(&self) -> usize {
        self.num_envs
    }

    fn __repr__(&self) -> String {
        let Self { id, num_envs, .. } = self;
        format!("<ludejo.VectorEnv of {num_envs} games of {id}>")
    }
}

/// Actions as Python gives them.
#[derive(FromPyObject)]
enum Actions<'py> {
    Wide(PyReadonlyArray1<'py, i64>),
    Narrow(PyReadonlyArray1<'py, i32>),
}
