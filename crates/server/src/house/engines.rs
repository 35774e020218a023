//! Engines of the house, which think on this machine.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ludejo_engine::{Limits, Options, Resources, Signal, Thought};
use ludejo_rules::{AnyGame, Seat};
use ludejo_session::{Command, Occupant, Offer, Session, State};
use ludejo_wire::GameId;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::House;
use crate::error::Error;

/// How many games can wait for an engine. Those beyond are found again when there is room.
const QUEUE: usize = 256;

/// The most positions that an engine looks at. Levels look at fewer.
const NODES: u64 = 1_000_000;

/// Who thinks, and which games wait for it, each once and in the order in which they came: none has
/// to wait for another that wants more.
pub(super) struct Engines {
    threads: Semaphore,
    waiting: Mutex<HashSet<GameId>>,
}

impl Engines {
    pub(super) fn new(threads: usize) -> Self {
        Self {
            threads: Semaphore::new(threads),
            waiting: Mutex::default(),
        }
    }

    fn waiting(&self) -> MutexGuard<'_, HashSet<GameId>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Something that an engine has to decide.
struct Question {
    seat: Seat,
    /// Whether it is about a draw. If not, the engine is to move.
    is_draw: bool,
    options: String,
    game: Box<dyn AnyGame>,
}

impl Question {
    /// What an engine has to decide now, if anything.
    fn of(session: &Session) -> Option<Self> {
        let state = session.state();
        if state.ending().is_some() || state.is_paused() {
            return None;
        }
        let asked = state.awaited(Offer::Draw).into_iter();
        let engine = |seat: Seat| engine_at(state, seat).map(|options| (seat, options));
        let draw = asked.filter_map(engine).next();
        let is_draw = draw.is_some();
        let (seat, options) = draw.or_else(|| engine(state.to_move()?))?;
        Some(Self {
            seat,
            is_draw,
            options,
            game: state.game().boxed(),
        })
    }

    /// What it says, and what it is worth while nobody tells it to end.
    fn think(
        &self,
        seed: u64,
        resources: &Resources,
        is_ending: &(dyn Fn() -> bool + Sync),
    ) -> Option<Command> {
        let mut options: Options = self.options.parse().ok()?;
        if options.seed == Options::USUAL.seed {
            options.seed = seed;
        }
        let engine = ludejo_engine::engine(self.game.info().id, &options, resources);
        let signal = || {
            if is_ending() {
                Signal::Stop
            } else {
                Signal::GoOn
            }
        };
        let limits = Limits::until(&signal).with_nodes(NODES);
        let thought = engine.ok()?.think(&*self.game, &limits, &mut |_| {})?;
        Some(self.answer(&thought))
    }

    fn answer(&self, thought: &Thought) -> Command {
        let offer = Offer::Draw;
        let seats = self.game.info().seats.len();
        match self.is_draw {
            true if thought.accepts_draw(self.seat, seats) => Command::Accept { offer },
            true => Command::Decline { offer },
            false => Command::Move {
                action: thought.action().to_owned(),
                // Two servers may think about it, and only one can be first.
                ply: Some(self.game.history().len()),
                lag: 0,
            },
        }
    }
}

/// The options of the engine that decides for a seat; `None` if somebody else does.
fn engine_at(state: &State, seat: Seat) -> Option<String> {
    match state.occupant(seat) {
        Occupant::Engine { options } => Some(options.clone()),
        _ => None,
    }
}

impl House {
    /// A game waits for an engine of the house.
    pub(super) fn want_engine(self: &Arc<Self>, game: &GameId) {
        {
            let mut waiting = self.engines.waiting();
            if self.is_ending() || waiting.len() >= QUEUE || !waiting.insert(game.clone()) {
                return;
            }
        }
        let (house, game) = (Arc::clone(self), game.clone());
        tokio::spawn(async move {
            let answered = house.let_engine_act(&game).await;
            house.engines.waiting().remove(&game);
            // One engine may follow another. If it could not act, a later second will see.
            if matches!(answered, Ok(true)) {
                house.want_engine_if_due(&game).await;
            }
        });
    }

    /// The same, if it does.
    pub(super) async fn want_engine_if_due(self: &Arc<Self>, game: &GameId) {
        if let Ok(table) = self.table(game).await
            && table.with(|session| Question::of(session).is_some()).await
        {
            self.want_engine(game);
        }
    }

    /// Waits for a free thread and lets an engine decide what it has to. Whether it has.
    async fn let_engine_act(self: &Arc<Self>, game: &GameId) -> Result<bool, Error> {
        // The semaphore is never closed; those who wait come first in the order of their asking.
        let _thread = self.engines.threads.acquire().await;
        let table = self.table(game).await?;
        let Some(question) = table.with(Question::of).await else {
            return Ok(false);
        };
        let seat = question.seat;
        let (house, seed) = (Arc::clone(self), game.seed());
        let thinking = spawn_blocking(move || {
            question.think(seed, &house.settings.resources, &|| house.is_ending())
        });
        let Ok(Some(command)) = thinking.await else {
            tracing::error!(%game, "an engine had nothing to say");
            return Ok(false);
        };
        table.command_of_house(self, seat, &command).await?;
        Ok(true)
    }
}
