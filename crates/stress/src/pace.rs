//! What all clients of a run have in common: whether they may move, and what is counted of them.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::SeqCst};
use std::time::Duration;

use anyhow::{Result, ensure};
use tokio::time::{Instant, sleep};

/// How long it may take until everybody is answered.
const PATIENCE: Duration = Duration::from_secs(60);

/// How soon players move.
#[derive(Clone, Copy, Debug)]
pub struct Manners {
    /// They think no longer than this about a turn.
    pub thinking: Duration,
    /// One of so many commands is sent twice at once, over two connections; none if it is 0.
    pub double_one_of: u32,
}

/// What all clients of a run have in common.
#[derive(Debug)]
pub struct Pace {
    /// Where servers can be reached.
    pub servers: Vec<SocketAddr>,
    /// How soon players move.
    pub manners: Manners,
    is_hushed: AtomicBool,
    is_over: AtomicBool,
    in_flight: AtomicUsize,
    acknowledged: AtomicU64,
    came_back: AtomicU64,
    said_again: AtomicU64,
    said_twice: AtomicU64,
}

impl Pace {
    /// Clients of these servers.
    #[must_use]
    pub const fn new(servers: Vec<SocketAddr>, manners: Manners) -> Self {
        Self {
            servers,
            manners,
            is_hushed: AtomicBool::new(false),
            is_over: AtomicBool::new(false),
            in_flight: AtomicUsize::new(0),
            acknowledged: AtomicU64::new(0),
            came_back: AtomicU64::new(0),
            said_again: AtomicU64::new(0),
            said_twice: AtomicU64::new(0),
        }
    }

    /// Whether a player may send a new command, which is in flight from then on.
    pub fn take_off(&self) -> bool {
        // Counted first, so that who waits for silence doesn't miss it.
        self.in_flight.fetch_add(1, SeqCst);
        let may = !self.is_hushed.load(SeqCst) && !self.is_over.load(SeqCst);
        if !may {
            self.in_flight.fetch_sub(1, SeqCst);
        }
        may
    }

    /// A command was answered for good.
    pub fn land(&self, is_acknowledged: bool) {
        self.acknowledged
            .fetch_add(u64::from(is_acknowledged), SeqCst);
        self.in_flight.fetch_sub(1, SeqCst);
    }

    /// A client has come back after its connection was lost.
    pub fn come_back(&self) {
        self.came_back.fetch_add(1, SeqCst);
    }

    /// A client has sent a command again because there was no answer, or only for now.
    pub fn say_again(&self) {
        self.said_again.fetch_add(1, SeqCst);
    }

    /// A client has sent a command twice at once.
    pub fn say_twice(&self) {
        self.said_twice.fetch_add(1, SeqCst);
    }

    /// How many commands are in flight.
    pub fn in_flight(&self) -> usize {
        self.in_flight.load(SeqCst)
    }

    /// How many commands were acknowledged.
    pub fn acknowledged(&self) -> u64 {
        self.acknowledged.load(SeqCst)
    }

    /// How often clients came back.
    pub fn came_backs(&self) -> u64 {
        self.came_back.load(SeqCst)
    }

    /// How often a command was sent again.
    pub fn said_agains(&self) -> u64 {
        self.said_again.load(SeqCst)
    }

    /// How often a command was sent twice at once.
    pub fn said_twices(&self) -> u64 {
        self.said_twice.load(SeqCst)
    }

    /// Whether no game is begun any more, and nobody moves.
    pub fn is_over(&self) -> bool {
        self.is_over.load(SeqCst)
    }

    /// Lets nobody move until [`go_on`](Self::go_on), and waits until nothing is in flight.
    ///
    /// # Errors
    /// If somebody isn't answered in time.
    pub async fn hush(&self) -> Result<()> {
        self.is_hushed.store(true, SeqCst);
        self.quiet().await
    }

    /// Lets everybody move again.
    pub fn go_on(&self) {
        self.is_hushed.store(false, SeqCst);
    }

    /// Lets nobody move any more.
    pub fn end(&self) {
        self.is_over.store(true, SeqCst);
    }

    /// Waits until nothing is in flight.
    ///
    /// # Errors
    /// If somebody isn't answered in time.
    pub async fn quiet(&self) -> Result<()> {
        let begun = Instant::now();
        while self.in_flight() > 0 {
            let left = self.in_flight();
            ensure!(
                begun.elapsed() < PATIENCE,
                "{left} commands were not answered"
            );
            sleep(Duration::from_millis(5)).await;
        }
        Ok(())
    }

    /// Waits until so many more moves are acknowledged.
    ///
    /// # Errors
    /// If they aren't in time.
    pub async fn progress(&self, moves: u64) -> Result<()> {
        let (begun, before) = (Instant::now(), self.acknowledged());
        while self.acknowledged() < before + moves {
            let made = self.acknowledged() - before;
            ensure!(
                begun.elapsed() < PATIENCE,
                "only {made} moves were made in a minute"
            );
            sleep(Duration::from_millis(5)).await;
        }
        Ok(())
    }
}
