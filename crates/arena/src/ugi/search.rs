//! A search on a thread of its own.

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Scope, ScopedJoinHandle};
use std::time::{Duration, Instant};

use ludejo_engine::{Engine, Limits, Thought};
use ludejo_rules::{AnyGame, Seat};

use super::info;
use super::out::Out;
use crate::Time;
use crate::clock::Timer;

/// The time between two reports: twenty a second at most.
const PACE: Duration = Duration::from_millis(50);

/// What is to be searched.
pub(super) struct Job {
    pub(super) game: Box<dyn AnyGame>,
    pub(super) engine: Box<dyn Engine>,
    pub(super) time: Time,
    pub(super) timer: Timer,
    /// Whether the answer names the action that it expects.
    pub(super) expects: bool,
}

/// A running search.
pub(super) struct RunningSearch<'scope> {
    timer: Arc<Timer>,
    is_answered: Arc<AtomicBool>,
    /// Whether nothing ends it but `stop`.
    is_boundless: bool,
    thread: ScopedJoinHandle<'scope, Box<dyn Engine>>,
}

impl<'scope> RunningSearch<'scope> {
    /// Begins.
    pub(super) fn begin<'env, W: Write + Send>(
        scope: &'scope Scope<'scope, 'env>,
        out: &'env Out<W>,
        job: Job,
    ) -> Self {
        let Job {
            game,
            mut engine,
            time,
            timer,
            expects,
        } = job;
        let timer = Arc::new(timer);
        let is_answered = Arc::new(AtomicBool::new(false));
        let is_boundless = time.nodes.is_none() && time.depth.is_none() && timer.budget().is_none();
        let (told, answered) = (Arc::clone(&timer), Arc::clone(&is_answered));
        let thread = scope.spawn(move || {
            let thought = think(&*game, &mut *engine, &time, &told, out);
            // An answer found while pondering is not wanted yet.
            told.wait_begun();
            // Before the answer, because its reader may continue at once.
            answered.store(true, Ordering::Release);
            out.write(&answer(&*game, thought.as_ref(), expects));
            engine
        });
        Self {
            timer,
            is_answered,
            is_boundless,
            thread,
        }
    }

    /// The clock, to be stopped or begun.
    pub(super) fn timer(&self) -> &Timer {
        &self.timer
    }

    /// Whether it has answered or is about to.
    pub(super) fn is_ending(&self) -> bool {
        self.is_answered.load(Ordering::Acquire) || self.timer.is_stopped()
    }

    /// Whether it ends only when somebody says so.
    pub(super) fn is_endless(&self) -> bool {
        !self.is_ending() && (self.is_boundless || self.timer.is_waiting())
    }

    /// Waits for the end and gives the engine back; `None` if the engine broke.
    pub(super) fn join(self) -> Option<Box<dyn Engine>> {
        self.thread.join().ok()
    }
}

/// Thinks, and tells at a bounded rate what it thinks.
fn think<W: Write + Send>(
    game: &dyn AnyGame,
    engine: &mut dyn Engine,
    time: &Time,
    timer: &Timer,
    out: &Out<W>,
) -> Option<Thought> {
    let news = News {
        out,
        seat: game.to_move(),
        seats: game.info().seats.len(),
        begun: Instant::now(),
        desk: Mutex::default(),
    };
    // The signal is asked for often, so what could not be told yet need not wait for more.
    let signal = || {
        news.tell();
        timer.signal()
    };
    let limits = Limits::until(&signal)
        .with_nodes(time.nodes.unwrap_or(u64::MAX))
        .with_depth(time.depth.unwrap_or(u32::MAX));
    let thought = engine.think(game, &limits, &mut |thought| news.put(thought));
    if let Some(thought) = &thought {
        out.write(&news.words(thought));
    }
    thought
}

/// Reports on their way out.
struct News<'a, W> {
    out: &'a Out<W>,
    seat: Seat,
    seats: usize,
    begun: Instant,
    desk: Mutex<Desk>,
}

/// What has not been told yet, and when something was.
#[derive(Default)]
struct Desk {
    thought: Option<Thought>,
    told: Option<Instant>,
}

impl<W: Write> News<'_, W> {
    /// Takes in a report, which replaces one that hasn't been sent.
    fn put(&self, thought: &Thought) {
        let mut desk = self.desk.lock().unwrap_or_else(PoisonError::into_inner);
        desk.thought = Some(thought.clone());
        drop(desk);
        self.tell();
    }

    /// Tells what is there, if its time has come.
    fn tell(&self) {
        // The thread that holds the desk reports.
        let Ok(mut desk) = self.desk.try_lock() else {
            return;
        };
        if desk.thought.is_none() || desk.told.is_some_and(|told| told.elapsed() < PACE) {
            return;
        }
        if let Some(thought) = desk.thought.take() {
            desk.told = Some(Instant::now());
            self.out.write(&self.words(&thought));
        }
    }

    fn words(&self, thought: &Thought) -> String {
        info::tell(thought, self.seat, self.seats, self.begun.elapsed())
    }
}

/// The line that ends a search.
fn answer(game: &dyn AnyGame, thought: Option<&Thought>, expects: bool) -> String {
    let Some(line) = thought.map(Thought::best) else {
        return "bestmove none\n".to_owned();
    };
    match &line.actions[..] {
        [action, next, ..] if expects && passes_turn(game, action) => {
            format!("bestmove {action} ponder {next}\n")
        }
        actions => format!("bestmove {}\n", actions[0]),
    }
}

/// Whether somebody else is to move after this action.
fn passes_turn(game: &dyn AnyGame, action: &str) -> bool {
    let mut after = game.boxed();
    after.play(action).is_ok() && after.to_move() != game.to_move()
}
