//! What goes on in the house by itself.

use std::sync::{Arc, Weak};
use std::time::Duration;

use ludejo_session::Millis;
use tokio::sync::broadcast::error::RecvError;
use tokio::task::yield_now;
use tokio::time::{MissedTickBehavior, interval};

use super::House;
use crate::error::Error;
use crate::moment::now;
use crate::store::{Change, News};

const SECOND: Millis = 1_000;
const MINUTE: Millis = 60 * SECOND;
const HOUR: Millis = 60 * MINUTE;
const WEEK: Millis = 7 * 24 * HOUR;

/// How long an engine may be awaited before it is asked again, in milliseconds.
const ENGINE_PATIENCE: Millis = 5 * SECOND;

/// Every so many seconds the other servers are told who is connected, and in the longer run who is
/// at which table, whether they know it or not.
const PEOPLE_AGAIN: u64 = 5;
const TABLES_AGAIN: u64 = 20;

/// At how many tables somebody looks before others have their turn.
const AT_ONCE: usize = 32;

/// How many games are seen to in a second.
const DUE: u32 = 256;

/// Hears what has changed, here or on another server, and tells those whom it concerns.
pub(super) async fn hear(house: Weak<House>) {
    let Some(mut changes) = house.upgrade().map(|house| house.store.changes()) else {
        return;
    };
    loop {
        let change = changes.recv().await;
        let Some(house) = house.upgrade() else { return };
        match change {
            Ok(change) => house.hear_of(&change).await,
            Err(RecvError::Lagged(_)) => house.look_at_everything().await,
            Err(RecvError::Closed) => return,
        }
    }
}

/// Does what is to be done every second.
pub(super) async fn tick(house: Weak<House>) {
    let mut ticks = interval(Duration::from_secs(1));
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for second in 0_u64.. {
        ticks.tick().await;
        let Some(house) = house.upgrade() else { return };
        if house.is_ending() {
            return;
        }
        // Faults have been logged; the next second brings another try.
        let _ = house.every_second().await;
        if second % PEOPLE_AGAIN == 0 {
            house.announce(News::People {
                count: house.people.here(),
                inviters: house.inviters_here(),
            });
        }
        if second % TABLES_AGAIN == 0 {
            for table in house.tables.all() {
                table.announce_again(&house);
            }
        }
        if second % 60 == 0 {
            let _ = house.every_minute().await;
        }
    }
}

impl House {
    async fn hear_of(self: &Arc<Self>, change: &Change) {
        match change {
            Change::Game(id, from, events) => self.game_has_changed(id, *from, events),
            Change::Chat(id) => self.chat_has_changed(id),
            Change::Invitation(id) => {
                let _ = self.invitation_has_changed(id).await;
            }
            Change::Begun(id) => {
                let _ = self.game_has_begun(id).await;
            }
            Change::Player(id) => self.player_has_changed(id),
            Change::News(server, _) if *server == self.name => {}
            Change::News(server, news) => self.hear_news(server, news).await,
            Change::Anything => self.look_at_everything().await,
        }
    }

    /// Another server tells what isn't kept.
    async fn hear_news(&self, server: &str, news: &News) {
        match news {
            News::Table {
                game,
                seats,
                watchers,
            } => {
                if let Some(table) = self.tables.find(game) {
                    let seats = seats.clone();
                    table.hear_of_others(self, server, seats, *watchers).await;
                }
            }
            News::WhoIsAt(game) => {
                if let Some(table) = self.tables.find(game) {
                    table.announce_again(self);
                }
            }
            News::People { count, inviters } => {
                self.people.hear(server, *count, inviters);
            }
            News::Forgotten(player) => self.people.dismiss(player),
        }
    }

    /// Something has changed, and nobody could say what.
    async fn look_at_everything(self: &Arc<Self>) {
        for table in self.tables.all() {
            let _ = table.has_changed(self, u32::MAX, &[]).await;
            let _ = table.hear(self).await;
        }
        self.board.change();
    }

    async fn every_second(self: &Arc<Self>) -> Result<(), Error> {
        self.live_on().await?;
        let now = now();
        let engines = now.saturating_sub(ENGINE_PATIENCE);
        for game in self.store.due(now, engines, DUE).await? {
            self.look_at_clock(&game).await;
            self.want_engine_if_due(&game).await;
        }
        for tables in self.tables.all().chunks(AT_ONCE) {
            for table in tables {
                table.tick(self);
            }
            // Moves come first.
            yield_now().await;
        }
        self.tables.tidy();
        self.tick_board().await
    }

    async fn every_minute(&self) -> Result<(), Error> {
        self.rates.tidy();
        let now = now();
        self.people.forget(now.saturating_sub(MINUTE));
        self.remove_listed(now.saturating_sub(HOUR)).await?;
        let removed = self.store.remove_old_invitations(now.saturating_sub(WEEK));
        if removed.await? > 0 {
            self.board.change();
        }
        Ok(())
    }
}
