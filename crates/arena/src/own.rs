//! Our own engines as players.

use std::time::{Duration, Instant};

use engine::{Engine, Limits, Options, Signal};
use rules::{Face, Seat};

use crate::{Chosen, Player, PlayerError, Time};

/// An engine of ours, which reads the clock that it may not read itself.
pub struct Own {
    name: String,
    options: Options,
    engine: Option<Box<dyn Engine>>,
}

impl Own {
    /// A player of this name with an engine of these options.
    #[must_use]
    pub fn new(name: impl Into<String>, options: Options) -> Self {
        Self {
            name: name.into(),
            options,
            engine: None,
        }
    }
}

impl Player for Own {
    fn name(&self) -> &str {
        &self.name
    }

    fn begin(&mut self, game: &dyn Face) -> Result<(), PlayerError> {
        let made = engine::engine(game.info().id, &self.options);
        self.engine = Some(made.map_err(|error| PlayerError::CannotStart(error.to_string()))?);
        Ok(())
    }

    fn choose(&mut self, game: &dyn Face, time: &Time) -> Result<Chosen, PlayerError> {
        let begun = Instant::now();
        let patience = patience(time, game.to_move());
        let signal = || match patience {
            Some(patience) if begun.elapsed() >= patience => Signal::Stop,
            _ => Signal::GoOn,
        };
        let limits = Limits::until(&signal)
            .with_nodes(time.nodes.unwrap_or(u64::MAX))
            .with_depth(time.depth.unwrap_or(u32::MAX));
        let engine = self.engine.as_mut().ok_or(PlayerError::Ended)?;
        let thought = engine.think(game, &limits, &mut |_| {});
        let thought = thought.ok_or_else(|| PlayerError::Nonsense("no action".to_owned()))?;
        Ok(Chosen {
            action: thought.action().to_owned(),
            thought: Some(thought),
        })
    }
}

/// What an answer may take beyond the time that was planned for it.
const MARGIN: Duration = Duration::from_millis(10);

/// How long to think; `None` if time does not matter.
fn patience(time: &Time, seat: Seat) -> Option<Duration> {
    let clock = time.clocks.as_ref().and_then(|clocks| {
        let (left, increment) = clocks.get(seat.index())?;
        let planned = *left / 20 + *increment * 3 / 4;
        Some(planned.min(left.saturating_sub(MARGIN)))
    });
    [time.move_time, clock].into_iter().flatten().min()
}
