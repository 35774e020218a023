//! Clocks stand still while no server is there.

use std::sync::Arc;

use ludejo_session::{Event, Happening, Millis, Session};
use ludejo_wire::GameId;
use tokio::task::JoinSet;

use super::House;
use super::table::restore;
use crate::error::Error;
use crate::moment::now;
use crate::store::{Append, Standing, Stored, Written};

/// A gap of this many milliseconds between two signs of life is a stop.
const GAP: Millis = 2_000;

/// How many games are seen to at a time.
const AT_ONCE: usize = 64;

impl House {
    /// If no server has been there for a while, all clocks are set so as if they had stood still.
    pub(super) async fn make_up_for_the_stop(self: &Arc<Self>) -> Stored<()> {
        let Some(stopped) = self.store.last_beat().await? else {
            return Ok(());
        };
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

    async fn make_up_for(&self, id: &GameId, stopped: Millis, now: Millis) -> Result<(), Error> {
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
                return Ok(());
            }
        }
    }
}

/// Whether the clocks have just begun to go on.
fn is_resumed(session: &Session) -> bool {
    let last = session.events().last();
    last.is_some_and(|event| event.what == Happening::Resumed)
}
