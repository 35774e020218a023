//! Opponents.

use std::fmt::Display;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use ludejo_engine::{Limits, Options, Resources, Signal};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::{self, value};
use crate::play::Play;
use crate::position::Position;
use crate::table::Table;
use crate::work;

/// What an engine thinks of a position.
#[pyclass(frozen, module = "ludejo")]
pub(crate) struct Thought {
    /// How deep the search went, in actions.
    #[pyo3(get)]
    depth: u32,
    /// How many positions it looked at.
    #[pyo3(get)]
    nodes: u64,
    /// The best lines, the best first; never empty.
    #[pyo3(get)]
    lines: Vec<Py<Line>>,
}

/// An expected course of the game.
#[pyclass(frozen, module = "ludejo")]
pub(crate) struct Line {
    /// The actions; never empty.
    #[pyo3(get)]
    actions: Vec<String>,
    /// The share of the win that each seat can expect, 0 to 1; they add up to 1.
    #[pyo3(get)]
    shares: Vec<f32>,
    /// The seat whose win is proven; None if none is.
    #[pyo3(get)]
    winner: Option<usize>,
    /// After how many actions the proven win comes, those of all seats counted; None if none is
    /// proven.
    #[pyo3(get)]
    distance: Option<u32>,
}

impl Thought {
    fn new(py: Python<'_>, thought: &ludejo_engine::Thought, seats: usize) -> PyResult<Self> {
        let line = |line: &ludejo_engine::Line| {
            let end = line.score.end;
            Py::new(
                py,
                Line {
                    actions: line.actions.clone(),
                    shares: line.score.shares.0[..seats].to_vec(),
                    winner: end.map(|end| end.winner.index()),
                    distance: end.map(|end| end.actions),
                },
            )
        };
        Ok(Self {
            depth: thought.depth,
            nodes: thought.nodes,
            lines: thought.lines.iter().map(line).collect::<PyResult<_>>()?,
        })
    }
}

#[pymethods]
impl Thought {
    /// The best action.
    #[getter]
    fn action(&self) -> String {
        // There is always a line, and it has always an action.
        let best = self
            .lines
            .first()
            .and_then(|line| line.get().actions.first());
        best.cloned().unwrap_or_default()
    }

    fn __repr__(&self) -> String {
        let (action, Self { depth, nodes, .. }) = (self.action(), self);
        format!("<ludejo.Thought '{action}', depth {depth}, {nodes} nodes>")
    }
}

#[pymethods]
impl Line {
    fn __repr__(&self) -> String {
        let shares: Vec<_> = self
            .shares
            .iter()
            .map(|share| format!("{share:.3}"))
            .collect();
        format!(
            "<ludejo.Line {} [{}]>",
            self.actions.join(" "),
            shares.join(", ")
        )
    }
}

/// What may be spent on a thought.
#[derive(Clone, Copy)]
pub(crate) struct Spending {
    pub(crate) nodes: Option<u64>,
    pub(crate) depth: Option<u32>,
    pub(crate) seconds: Option<f64>,
}

impl Spending {
    /// Whether it says anything, and nothing that can't be.
    pub(crate) fn check(self, must_end: bool) -> PyResult<Self> {
        if self
            .seconds
            .is_some_and(|seconds| seconds.is_nan() || seconds < 0.0)
        {
            return Err(value("The seconds must be 0 or more."));
        }
        let has_end = self.nodes.is_some() || self.depth.is_some() || self.seconds.is_some();
        if must_end && !has_end {
            return Err(value(
                "An engine without a level thinks until it is stopped: limit its nodes, depth or seconds.",
            ));
        }
        Ok(self)
    }

    /// The moment when time is up; `None` if that is never.
    pub(crate) fn end(self) -> Option<Instant> {
        let time = Duration::try_from_secs_f64(self.seconds?).ok()?;
        Instant::now().checked_add(time)
    }

    /// The limits, with a signal that also sees the end.
    pub(crate) fn limits<'a>(self, signal: &'a (dyn Fn() -> Signal + Sync)) -> Limits<'a> {
        Limits::until(signal)
            .with_nodes(self.nodes.unwrap_or(u64::MAX))
            .with_depth(self.depth.unwrap_or(u32::MAX))
    }
}

/// Whether a search must stop: somebody has set the flag, or time is up.
pub(crate) fn signal(stop: &AtomicBool, end: Option<Instant>) -> Signal {
    if stop.load(Ordering::Relaxed) || end.is_some_and(|end| Instant::now() >= end) {
        Signal::Stop
    } else {
        Signal::GoOn
    }
}

/// An engine that plays one of the games.
///
/// ``level`` is 1 (the weakest) to 10; without it the engine is as strong as it can be. ``data`` is a
/// folder with networks and solved tables. The other options are those of the protocol, such as
/// ``threads=2``, ``lines=3``, ``memory=64`` (MiB), ``seed=1`` or ``kind='mcts'``.
#[pyclass(frozen, module = "ludejo")]
pub(crate) struct Engine {
    id: &'static str,
    has_level: bool,
    engine: Mutex<Box<dyn ludejo_engine::Engine>>,
}

/// What an engine thinks about.
#[derive(FromPyObject)]
pub(crate) enum Subject<'py> {
    Play(PyRef<'py, Play>),
    Position(PyRef<'py, Position>),
}

impl Subject<'_> {
    fn table(&self) -> Box<dyn Table> {
        match self {
            Self::Play(play) => play.0.copy(),
            Self::Position(position) => position.0.begin(),
        }
    }
}

/// What engines need besides their options: what is part of the program, and what is in a folder.
pub(crate) fn resources(data: Option<PathBuf>) -> PyResult<Resources> {
    let failed = |error: &dyn Display| value(format!("{error}."));
    let mut resources = Resources::default();
    let oracle = resources.add("rooya.oracle", ludejo_oracle::ROOYA.into());
    oracle.map_err(|error| failed(&error))?;
    let Some(folder) = data else {
        return Ok(resources);
    };
    if !folder.is_dir() {
        return Err(value(format!("{} is not a folder.", folder.display())));
    }
    for name in Resources::names() {
        let path = folder.join(&name);
        if path.exists() {
            let added = resources.add(&name, std::fs::read(&path)?.into());
            added.map_err(|error| failed(&error))?;
        }
    }
    Ok(resources)
}

/// Options by their names in Python.
pub(crate) fn options(named: Option<&Bound<'_, PyDict>>) -> PyResult<Options> {
    let mut options = Options::default();
    for (name, set) in named.into_iter().flatten() {
        let name = name.extract::<String>()?.replace('_', "-");
        let set = set.str()?.to_string();
        let done = options.set(&name, &set);
        done.map_err(|error| value(format!("{error}.")))?;
    }
    Ok(options)
}

#[pymethods]
impl Engine {
    #[new]
    #[pyo3(signature = (game, *, level=None, data=None, **options))]
    fn new(
        game: &str,
        level: Option<u8>,
        data: Option<PathBuf>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let info = ludejo_rules::catalog::info(game).ok_or_else(|| error::no_game(game))?;
        let mut options = self::options(options)?;
        if let Some(level) = level {
            let set = options.set("level", &level.to_string());
            set.map_err(|error| value(format!("{error}.")))?;
        }
        let engine = ludejo_engine::engine(game, &options, &resources(data)?);
        let engine = engine.map_err(|error| value(format!("{error}.")))?;
        Ok(Self {
            id: info.id,
            has_level: options.level.is_some(),
            engine: Mutex::new(engine),
        })
    }

    /// Thinks about a position or a game in progress, whose history counts.
    ///
    /// It thinks until a limit is reached: ``nodes``, ``depth`` (in actions) or ``seconds``. At a
    /// level it ends by itself. ``on_thought`` is called with what it thinks so far, each time it gets
    /// deeper. Ctrl+C stops it, and other threads run meanwhile.
    ///
    /// Raises ValueError if the game is over or another one, or there is no limit.
    #[pyo3(signature = (subject, *, nodes=None, depth=None, seconds=None, on_thought=None))]
    fn think(
        &self,
        py: Python<'_>,
        subject: Subject<'_>,
        nodes: Option<u64>,
        depth: Option<u32>,
        seconds: Option<f64>,
        on_thought: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Thought> {
        let table = subject.table();
        let (id, seats) = (table.info().id, table.info().seats.len());
        drop(subject);
        if id != self.id {
            return Err(value(format!("This engine plays {}, not {id}.", self.id)));
        }
        let spending = Spending {
            nodes,
            depth,
            seconds,
        }
        .check(!self.has_level)?;
        let on_thought = on_thought.map(|callback| callback.clone().unbind());
        let mut failure = None;
        let thought = work::interruptible(py, |stop| {
            let end = spending.end();
            // Whether the callback has failed.
            let failed = AtomicBool::new(false);
            let signal = || match failed.load(Ordering::Relaxed) {
                true => Signal::Stop,
                false => signal(stop, end),
            };
            let mut report = |thought: &ludejo_engine::Thought| {
                if let (Some(callback), None) = (&on_thought, &failure) {
                    let told = Python::attach(|py| {
                        callback.call1(py, (Thought::new(py, thought, seats)?,))
                    });
                    failure = told.err();
                    failed.store(failure.is_some(), Ordering::Relaxed);
                }
            };
            // A search that panicked leaves nothing that matters behind.
            let mut engine = self.engine.lock().unwrap_or_else(PoisonError::into_inner);
            engine.think(table.game(), &spending.limits(&signal), &mut report)
        })?;
        if let Some(failure) = failure {
            return Err(failure);
        }
        let thought = thought.ok_or_else(|| value("The game is over."))?;
        Thought::new(py, &thought, seats)
    }

    /// Forgets what it has learned about a game, before another one.
    fn forget(&self) {
        let mut engine = self.engine.lock().unwrap_or_else(PoisonError::into_inner);
        engine.forget();
    }

    fn __repr__(&self) -> String {
        format!("<ludejo.Engine for {}>", self.id)
    }
}
