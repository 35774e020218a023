//! An engine of ours as a player.

use std::time::Duration;

use ludejo_engine::{Engine, Limits, Options, Resources};
use ludejo_rules::AnyGame;

use crate::clock::{Budget, OVERHEAD, Timer};
use crate::{Chosen, Player, PlayerError, Time};

/// An engine of ours with its options, for whichever game it is asked to play.
pub struct Own {
    name: String,
    options: Options,
    resources: Resources,
    overhead: Duration,
    is_calibrated: bool,
    /// The engine and the game that it plays.
    engine: Option<(&'static str, Box<dyn Engine>)>,
}

impl Own {
    /// A player of this name.
    #[must_use]
    pub fn new(name: impl Into<String>, options: Options) -> Self {
        Self {
            name: name.into(),
            options,
            resources: Resources::default(),
            overhead: OVERHEAD,
            is_calibrated: false,
            engine: None,
        }
    }

    /// Uses these networks and tables.
    #[must_use]
    pub fn with_resources(self, resources: Resources) -> Self {
        Self { resources, ..self }
    }

    /// Tells shares as people should read them ([`ludejo_engine::calibration`]).
    #[must_use]
    pub fn calibrated(self) -> Self {
        Self {
            is_calibrated: true,
            ..self
        }
    }

    /// Holds back this much of the time.
    #[must_use]
    pub fn with_overhead(self, overhead: Duration) -> Self {
        Self { overhead, ..self }
    }

    /// The engine for a game, which is made if need be.
    fn engine(&mut self, id: &'static str) -> Result<&mut dyn Engine, PlayerError> {
        if self.engine.as_ref().is_none_or(|(made, _)| *made != id) {
            let make = if self.is_calibrated {
                ludejo_engine::calibration::calibrated
            } else {
                ludejo_engine::engine
            };
            let made = make(id, &self.options, &self.resources)
                .map_err(|error| PlayerError::CannotStart(error.to_string()))?;
            self.engine = Some((id, made));
        }
        match &mut self.engine {
            Some((_, engine)) => Ok(&mut **engine),
            None => unreachable!("it has just been made"),
        }
    }
}

impl Player for Own {
    fn name(&self) -> &str {
        &self.name
    }

    fn begin(&mut self, game: &dyn AnyGame) -> Result<(), PlayerError> {
        self.engine(game.info().id)?.forget();
        Ok(())
    }

    fn choose(&mut self, game: &dyn AnyGame, time: &Time) -> Result<Chosen, PlayerError> {
        let timer = Timer::start(Budget::of(time, None, game, self.overhead));
        let signal = || timer.signal();
        let limits = Limits::until(&signal)
            .with_nodes(time.nodes.unwrap_or(u64::MAX))
            .with_depth(time.depth.unwrap_or(u32::MAX));
        let engine = self.engine(game.info().id)?;
        let thought = engine.think(game, &limits, &mut |_| {});
        let thought =
            thought.ok_or_else(|| PlayerError::Nonsense("the game is over".to_owned()))?;
        Ok(Chosen {
            action: thought.action().to_owned(),
            thought: Some(thought),
        })
    }
}
