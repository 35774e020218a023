//! What is counted, for the operator.

use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

use super::House;
use crate::error::Error;

/// A status of HTTP.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Status {
    status: u32,
}

/// What is counted.
pub(crate) struct Metrics {
    registry: Registry,
    games: Gauge,
    sockets: Gauge,
    people: Gauge,
    commands: Counter,
    moves: Counter,
    seconds: Histogram,
    refusals: Family<Status, Counter>,
    faults: Counter,
    requests: Family<Status, Counter>,
}

/// The bounds of what the times of commands are counted by, in seconds.
const BOUNDS: [f64; 12] = [
    0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0,
];

impl Default for Metrics {
    fn default() -> Self {
        let metrics = Self {
            registry: Registry::with_prefix("ludejo"),
            games: Gauge::default(),
            sockets: Gauge::default(),
            people: Gauge::default(),
            commands: Counter::default(),
            moves: Counter::default(),
            seconds: Histogram::new(BOUNDS),
            refusals: Family::default(),
            faults: Counter::default(),
            requests: Family::default(),
        };
        metrics.registered()
    }
}

impl Metrics {
    fn registered(mut self) -> Self {
        let registry = &mut self.registry;
        registry.register("games_live", "Games in memory", self.games.clone());
        registry.register("sockets", "Sockets that are open", self.sockets.clone());
        registry.register("people", "People who are connected", self.people.clone());
        let commands = self.commands.clone();
        registry.register("commands", "Commands carried out", commands);
        registry.register("moves", "Actions made, of engines too", self.moves.clone());
        registry.register_with_unit(
            "command",
            "How long commands take until they are on the disk and told",
            Unit::Seconds,
            self.seconds.clone(),
        );
        let refusals = self.refusals.clone();
        registry.register("refusals", "What was refused, by its status", refusals);
        let faults = self.faults.clone();
        registry.register("store_faults", "What the database failed to do", faults);
        let requests = self.requests.clone();
        registry.register("requests", "Requests answered, by their status", requests);
        self
    }

    /// A command of a player has been answered, after this time.
    pub(crate) fn commanded(&self, answer: &Result<(), Error>, after: Duration) {
        self.seconds.observe(after.as_secs_f64());
        match answer {
            Ok(()) => {
                self.commands.inc();
            }
            Err(error) => self.refused(error),
        }
    }

    /// So many actions were made.
    pub(super) fn moved(&self, count: usize) {
        self.moves.inc_by(count as u64);
    }

    /// Something was refused, over HTTP or a socket.
    pub(crate) fn refused(&self, error: &Error) {
        let status = u32::from(error.status().as_u16());
        self.refusals.get_or_create(&Status { status }).inc();
        if matches!(error, Error::Fault) {
            self.faults.inc();
        }
    }

    /// A request was answered.
    pub(crate) fn answered(&self, status: u16) {
        let status = u32::from(status);
        self.requests.get_or_create(&Status { status }).inc();
    }
}

impl House {
    /// All that is counted, as Prometheus reads it.
    pub(crate) fn counted(&self) -> String {
        let metrics = &self.metrics;
        let open = self.settings.sockets - self.sockets.available_permits();
        metrics.sockets.set(open as i64);
        metrics.games.set(self.tables.all().len() as i64);
        metrics.people.set(i64::from(self.people.count()));
        let mut text = String::new();
        // Writing into text doesn't fail.
        let _ = encode(&mut text, &metrics.registry);
        text
    }
}
