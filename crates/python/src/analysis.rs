//! Reviews of games.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use ludejo_arena::analysis::{self, Analysis, AnalysisError};
use ludejo_arena::{Chosen, Player, PlayerError, Time};
use ludejo_rules::AnyGame;
use ludejo_rules::record::Record;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::engine::{Spending, options, resources, signal};
use crate::{error, work};

/// An action of a reviewed game.
#[pyclass(frozen, module = "ludejo")]
pub(crate) struct Moment {
    /// The seat that acted, from 0.
    #[pyo3(get)]
    seat: usize,
    /// What it did.
    #[pyo3(get)]
    action: String,
    /// The share of the win that the action gave away, 0 to 1.
    #[pyo3(get)]
    loss: f32,
    /// The share of the win that each seat could expect after it, 0 to 1.
    #[pyo3(get)]
    shares: Vec<f32>,
    /// What there is to say, such as ``'blunder'``, ``'missed-win'`` or ``'only-move'``.
    #[pyo3(get)]
    marks: Vec<&'static str>,
    /// The line that the engine thought best; it may begin with the action.
    #[pyo3(get)]
    best: Vec<String>,
}

/// A reviewed game.
#[pyclass(frozen, module = "ludejo")]
pub(crate) struct Review {
    /// The actions, in order.
    #[pyo3(get)]
    moments: Vec<Py<Moment>>,
    /// How accurate the actions of each seat were, 0 to 1; None where none counts.
    #[pyo3(get)]
    accuracy: Vec<Option<f32>>,
    /// The record with marks, values and better lines.
    #[pyo3(get)]
    record: String,
}

/// Our engine, which is stopped from outside.
struct Reviewer<'a> {
    engine: Box<dyn ludejo_engine::Engine>,
    spending: Spending,
    stop: &'a AtomicBool,
}

impl Player for Reviewer<'_> {
    fn name(&self) -> &str {
        "reviewer"
    }

    fn begin(&mut self, _game: &dyn AnyGame) -> Result<(), PlayerError> {
        self.engine.forget();
        Ok(())
    }

    fn choose(&mut self, game: &dyn AnyGame, _time: &Time) -> Result<Chosen, PlayerError> {
        let end = self.spending.end();
        let signal = || signal(self.stop, end);
        let limits = self.spending.limits(&signal);
        let thought = self.engine.think(game, &limits, &mut |_| {});
        let thought =
            thought.ok_or_else(|| PlayerError::Nonsense("the game is over".to_owned()))?;
        Ok(Chosen {
            action: thought.action().to_owned(),
            thought: Some(thought),
        })
    }
}

/// Reviews a game, given as its record: what each action was worth, and what would have been better.
///
/// The engine thinks about each position until a limit is reached: ``nodes``, ``depth`` or ``seconds``.
/// ``data`` and the other options are those of `Engine`. Ctrl+C stops it, and other threads run
/// meanwhile.
///
/// Raises InvalidRecord if the text isn't the record of a game.
#[pyfunction]
#[pyo3(signature = (record, *, nodes=None, depth=None, seconds=None, data=None, **options))]
pub(crate) fn analyze(
    py: Python<'_>,
    record: &str,
    nodes: Option<u64>,
    depth: Option<u32>,
    seconds: Option<f64>,
    data: Option<PathBuf>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Review> {
    let spending = Spending {
        nodes,
        depth,
        seconds,
    }
    .check(true)?;
    let record: Record = record
        .parse()
        .map_err(|error| error::invalid_record(py, &error))?;
    let mut options = self::options(options)?;
    // To see which actions were the only good ones.
    options.lines = options.lines.max(2);
    let failed = |error: &dyn std::fmt::Display| error::value(format!("{error}."));
    let engine = ludejo_engine::engine(&record.game, &options, &resources(data)?);
    let engine = engine.map_err(|error| failed(&error))?;
    let analysis = work::interruptible(py, |stop| {
        let mut player = Reviewer {
            engine,
            spending,
            stop,
        };
        let mut progress = |_, _| match stop.load(Ordering::Relaxed) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        };
        analysis::analyze(&record, &mut player, &Time::default(), &mut progress)
    })?;
    let analysis = analysis.map_err(|error| match error {
        AnalysisError::Record(error) => error::invalid_record(py, &error),
        error => failed(&error),
    })?;
    review(py, &analysis, &record)
}

fn review(py: Python<'_>, analysis: &Analysis, record: &Record) -> PyResult<Review> {
    let seats = analysis.info.seats.len();
    let moment = |moment: &analysis::Moment| {
        Py::new(
            py,
            Moment {
                seat: moment.seat.index(),
                action: moment.action.clone(),
                loss: moment.loss(),
                shares: moment.after.shares.0[..seats].to_vec(),
                marks: moment.marks.iter().map(|mark| mark.word()).collect(),
                best: moment.before.best().actions.clone(),
            },
        )
    };
    Ok(Review {
        moments: analysis
            .moments
            .iter()
            .map(moment)
            .collect::<PyResult<_>>()?,
        accuracy: analysis
            .tallies()
            .iter()
            .map(|tally| tally.accuracy)
            .collect(),
        record: analysis.annotate(record).to_string(),
    })
}

#[pymethods]
impl Moment {
    fn __repr__(&self) -> String {
        let Self {
            seat, action, loss, ..
        } = self;
        format!("<ludejo.Moment '{action}' of seat {seat}, loss {loss:.3}>")
    }
}

#[pymethods]
impl Review {
    fn __repr__(&self) -> String {
        format!("<ludejo.Review of {} actions>", self.moments.len())
    }
}
