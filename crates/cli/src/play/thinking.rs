//! The computer's thinking, on a thread of its own.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Instant;

use engine::{Limits, Options, Signal, Thought};
use rules::Face;

use super::players::Pace;

/// A search that goes on in the background. Dropping it ends the search.
pub(super) struct Thinking {
    answer: Receiver<Option<Thought>>,
    stop: Arc<AtomicBool>,
}

impl Thinking {
    /// Begins to think about a game.
    pub(super) fn begin(game: &dyn Face, options: Options, pace: Pace) -> Self {
        let (sender, answer) = channel();
        let stop = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&stop);
        let game = game.boxed();
        std::thread::spawn(move || {
            let begun = Instant::now();
            let signal = || {
                if told.load(Ordering::Relaxed) || begun.elapsed() >= pace.time {
                    Signal::Stop
                } else {
                    Signal::GoOn
                }
            };
            let limits = Limits::until(&signal).with_nodes(pace.nodes.unwrap_or(u64::MAX));
            let options = Options {
                seed: pace.seed,
                ..options
            };
            let thought = engine::engine(game.info().id, &options)
                .ok()
                .and_then(|mut engine| engine.think(&*game, &limits, &mut |_| {}));
            // Nobody waits for the answer of a search that was called off.
            let _ = sender.send(thought);
        });
        Self { answer, stop }
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
        self.stop.store(true, Ordering::Relaxed);
    }
}
