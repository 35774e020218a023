//! Clocks stand still while no server is there, or none that reaches the database.

use std::sync::Arc;
use std::time::Duration;

use ludejo_session::{Event, Happening, Millis, Session};
use ludejo_wire::GameId;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::House;
use super::table::restore;
use crate::error::Error;
use crate::moment::now;
use crate::store::{Append, Standing, Stored, Written};

/// A gap of this many milliseconds between two signs of life is a stop.
const GAP: Millis = 2_000;

/// After so many milliseconds without a sign of life a server that runs has lost its database. Nothing
/// happens in games then, and no time runs out, until there is the next.
const SILENCE: Millis = 5_000;

/// How long it is awaited.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many games are seen to at a time.
const AT_ONCE: usize = 64;

impl House {
    /// Notes that this server is alive. If it has just begun, or has lost its database, and if there was
    /// no other meanwhile, it sets the clocks first.
    pub(super) async fn live_on(self: &Arc<Self>) -> Stored<()> {
        if !self.is_alive()
            && let Some(stopped) = self.store.last_beat().await?
        {
            // That it can be written, and not only read, shows when what is known is written again.
            self.store.beat(&self.name, stopped).await?;
            self.make_up_for_the_stop(stopped).await?;
        }
        let now = now();
        self.store.beat(&self.name, now).await?;
        self.alive.send_replace(now);
        Ok(())
    }

    fn is_alive(&self) -> bool {
        is_recent(&self.alive.borrow())
    }

    /// Waits until the server is alive, if it isn't.
    ///
    /// # Errors
    /// If that takes too long.
    pub(super) async fn awake(&self) -> Result<(), Error> {
        if self.is_alive() {
            return Ok(());
        }
        let mut alive = self.alive.subscribe();
        let awake = timeout(PATIENCE, alive.wait_for(is_recent)).await;
        match awake {
            Ok(Ok(_)) => Ok(()),
            // Why has been logged.
            Ok(Err(_)) | Err(_) => Err(Error::Fault),
        }
    }

    /// If no server has been there since that moment, for a while, all clocks are set so as if they
    /// had stood still.
    async fn make_up_for_the_stop(self: &Arc<Self>, stopped: Millis) -> Stored<()> {
        let now = now();
        if now.saturating_sub(stopped) <= GAP {
            return Ok(());
        }
        let games = self.store.timed().await?;
        tracing::info!(games = games.len(), "no server was there; clocks go on");
        let mut tasks = JoinSet::new();
        for game in games {
            while tasks.len() >= AT_ONCE {
                tasks.join_next().await;
            }
            let house = Arc::clone(self);
            tasks.spawn(async move {
                if let Err(error) = house.make_up_for(&game, stopped, now).await {
                    // The others must not wait for one that is damaged.
                    tracing::error!(%game, ?error, "its clocks could not be set");
                }
            });
        }
        tasks.join_all().await;
        Ok(())
    }

    async fn make_up_for(
        self: &Arc<Self>,
        id: &GameId,
        stopped: Millis,
        now: Millis,
    ) -> Result<(), Error> {
        loop {
            let Some(kept) = self.store.game(id).await? else {
                return Ok(());
            };
            let mut session = restore(&kept, self.store.events(id, 0).await?)?;
            // Another server may have seen to it.
            if session.latest() > stopped.max(session.terms().begun) && is_resumed(&session) {
                return Ok(());
            }
            // Nobody's time counts from the last sign of life on, or from what happened after it.
            let from = session.latest().max(stopped);
            for (at, what) in [(from, Happening::Paused), (now, Happening::Resumed)] {
                session.append(Event { at, what })?;
            }
            let append = Append {
                game: id.clone(),
                events: session.events()[session.events().len() - 2..].to_vec(),
                command: None,
                standing: Standing::of(&session),
            };
            if self.store.append(&append).await? == Written::Yes {
                let from = (session.events().len() - append.events.len()) as u32;
                self.game_has_changed(id, from, &append.events);
                return Ok(());
            }
        }
    }
}

/// Whether a sign of life is one still.
fn is_recent(alive: &Millis) -> bool {
    now().saturating_sub(*alive) <= SILENCE
}

/// Whether the clocks have just begun to go on.
fn is_resumed(session: &Session) -> bool {
    let last = session.events().last();
    last.is_some_and(|event| event.what == Happening::Resumed)
}
