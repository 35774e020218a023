//! The computer's thinking, on a thread of its own.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};

use ludejo_arena::clock::{Budget, Timer};
use ludejo_engine::{Engine, Limits, Options, Resources, Thought};
use ludejo_rules::AnyGame;

/// An engine with what it has learned about the game. It is made when it is first needed.
#[derive(Clone)]
pub(super) struct Mind {
    options: Options,
    resources: Resources,
    engine: Arc<Mutex<Option<Box<dyn Engine>>>>,
}

impl Mind {
    /// An engine with these options, networks and tables.
    pub(super) fn new(options: Options, resources: Resources) -> Self {
        Self {
            options,
            resources,
            engine: Arc::default(),
        }
    }

    pub(super) fn options(&self) -> Options {
        self.options
    }

    /// Thinks about a game; waits until it has ended what it thought about before.
    fn think(&self, game: &dyn AnyGame, limits: &Limits<'_>) -> Option<Thought> {
        let mut engine = self.engine.lock().unwrap_or_else(PoisonError::into_inner);
        if engine.is_none() {
            let id = game.info().id;
            *engine =
                ludejo_engine::calibration::calibrated(id, &self.options, &self.resources).ok();
        }
        engine.as_mut()?.think(game, limits, &mut |_| {})
    }
}

/// A search that goes on in the background. Dropping it ends the search.
pub(super) struct Thinking {
    answer: Receiver<Option<Thought>>,
    timer: Arc<Timer>,
}

impl Thinking {
    /// Begins to think about a game.
    pub(super) fn begin(
        mind: Mind,
        game: &dyn AnyGame,
        budget: Budget,
        nodes: Option<u64>,
    ) -> Self {
        let thinking = Self::ahead(mind, game, budget, nodes);
        thinking.timer.begin();
        thinking
    }

    /// Begins to think about a game that may come to be: the time does not count before
    /// [`count`](Self::count).
    pub(super) fn ahead(
        mind: Mind,
        game: &dyn AnyGame,
        budget: Budget,
        nodes: Option<u64>,
    ) -> Self {
        let (sender, answer) = channel();
        let timer = Arc::new(Timer::ponder(Some(budget)));
        let told = Arc::clone(&timer);
        let game = game.boxed();
        std::thread::spawn(move || {
            let signal = || told.signal();
            let limits = Limits::until(&signal).with_nodes(nodes.unwrap_or(u64::MAX));
            // Nobody waits for the answer of a search that was called off.
            let _ = sender.send(mind.think(&*game, &limits));
        });
        Self { answer, timer }
    }

    /// What was thought ahead of has come to be.
    pub(super) fn count(&self) {
        self.timer.begin();
    }

    /// Ends the search: the choice is the best one found so far.
    pub(super) fn hasten(&self) {
        self.timer.stop();
    }

    /// The choice if it is made; `Some(None)` if there is none to make.
    pub(super) fn poll(&self) -> Option<Option<Thought>> {
        match self.answer.try_recv() {
            Ok(thought) => Some(thought),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(None),
        }
    }

    /// Waits for the choice.
    pub(super) fn wait(self) -> Option<Thought> {
        self.answer.recv().unwrap_or_default()
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.timer.stop();
    }
}
