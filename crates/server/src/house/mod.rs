//! The house: everything of online play that one server has in its hands. What is kept is in the
//! store.

mod alarm;
mod audience;
mod board;
mod duties;
mod engines;
mod games;
mod lobby;
mod metrics;
pub(crate) mod outbox;
mod people;
mod rates;
mod restart;
mod table;
mod tables;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use ludejo_engine::Resources;
use ludejo_session::Millis;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;

pub(crate) use games::summary;
pub(crate) use metrics::Metrics;
pub(crate) use people::People;
pub(crate) use rates::{Kind, Rates};
pub(crate) use table::{Claim, Table};

use crate::fresh;
use crate::moment::{not_before, now};
use crate::store::{News, Store, Stored};
use board::Board;
use engines::Engines;
use tables::Tables;

/// What can be settled when a server starts.
#[derive(Clone)]
pub struct Settings {
    /// How many engines of the house think at a time.
    pub engine_threads: usize,
    /// What engines find besides their options.
    pub resources: Resources,
    /// Whether clients come through a proxy, which says what their addresses are.
    pub behind_proxy: bool,
    /// Whether it is limited how often clients may ask for something.
    pub limits_rates: bool,
    /// How many sockets there can be.
    pub sockets: usize,
    /// How long a player can be away from a game with a clock before the others may claim it, in
    /// milliseconds.
    pub claim_after: Millis,
    /// How long an invitation is shown after its player has gone, in milliseconds.
    pub hide_after: Millis,
    /// How often a socket is asked how slow its network is.
    pub ping_every: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            engine_threads: 1,
            resources: Resources::default(),
            behind_proxy: false,
            limits_rates: true,
            sockets: 12_000,
            claim_after: 120_000,
            hide_after: 30_000,
            ping_every: Duration::from_secs(5),
        }
    }
}

/// Everything of online play that one server has in its hands.
pub struct House {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) settings: Settings,
    pub(crate) people: People,
    pub(crate) rates: Rates,
    pub(crate) metrics: Metrics,
    pub(crate) board: Board,
    /// Places for sockets.
    pub(crate) sockets: Arc<Semaphore>,
    tables: Tables,
    /// Held while two people may become a pair.
    pairing: tokio::sync::Mutex<()>,
    engines: Engines,
    /// The name of this server among those that work side by side.
    name: String,
    begun: Millis,
    /// When it was noted last that this server is alive; 0 before that.
    alive: watch::Sender<Millis>,
    /// Whether the house closes.
    ending: watch::Sender<bool>,
}

/// What goes on in the house by itself. It ends when this is dropped.
#[derive(Debug)]
pub struct Duties(Vec<JoinHandle<()>>);

impl House {
    /// Opens the house: games that stood still because no server was there go on, and nobody has lost
    /// any time.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn open(store: Arc<dyn Store>, settings: Settings) -> Stored<(Arc<Self>, Duties)> {
        let last_beat = store.last_beat().await?;
        not_before(last_beat.unwrap_or(0));
        let house = Arc::new(Self {
            people: People::default(),
            rates: Rates::new(settings.limits_rates),
            metrics: Metrics::default(),
            board: Board::default(),
            sockets: Arc::new(Semaphore::new(settings.sockets)),
            tables: Tables::default(),
            pairing: tokio::sync::Mutex::default(),
            engines: Engines::new(settings.engine_threads),
            name: fresh::id(),
            begun: now(),
            alive: watch::Sender::new(0),
            ending: watch::Sender::new(false),
            store,
            settings,
        });
        house.live_on().await?;
        let duties = Duties(vec![
            tokio::spawn(duties::hear(Arc::downgrade(&house))),
            tokio::spawn(duties::tick(Arc::downgrade(&house))),
        ]);
        Ok((house, duties))
    }

    /// Closes the house: nothing is written any more, and sockets are told to come back later.
    pub fn close(&self) {
        self.ending.send_replace(true);
    }

    /// Waits until all sockets have ended.
    pub async fn wait_for_sockets(&self) {
        let all = u32::try_from(self.settings.sockets).unwrap_or(u32::MAX);
        // The semaphore is never closed.
        let _ = self.sockets.acquire_many(all).await;
    }

    /// Tells the other servers what isn't kept.
    fn announce(&self, news: News) {
        self.store.tell(&self.name, news);
    }

    /// Whether the house closes.
    pub(crate) fn is_ending(&self) -> bool {
        *self.ending.borrow()
    }

    /// Tells when it does.
    pub(crate) fn ending(&self) -> watch::Receiver<bool> {
        self.ending.subscribe()
    }
}

impl Drop for Duties {
    fn drop(&mut self) {
        for duty in &self.0 {
            duty.abort();
        }
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("House").finish_non_exhaustive()
    }
}
