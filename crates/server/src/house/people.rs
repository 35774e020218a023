//! Who is connected.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use ludejo_session::Millis;
use ludejo_wire::{PlayerId, ToClient};

use super::outbox::{Outbox, text};
use crate::moment::now;

/// How long it is believed what another server has said, in milliseconds.
const BELIEVED: Millis = 20_000;

/// Who is connected, and who was until a moment ago.
#[derive(Debug, Default)]
pub(crate) struct People(Mutex<Inner>);

#[derive(Debug, Default)]
struct Inner {
    players: HashMap<PlayerId, Vec<Outbox>>,
    /// When the last connection of a player ended.
    gone: HashMap<PlayerId, Millis>,
    /// Connections of nobody in particular.
    others: u32,
    /// What other servers have said, by their names.
    elsewhere: HashMap<String, Elsewhere>,
}

/// Who is connected to another server.
#[derive(Debug)]
struct Elsewhere {
    count: u32,
    /// Those of them who have listed invitations.
    inviters: Vec<PlayerId>,
    until: Millis,
}

impl People {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection begins.
    pub(crate) fn enter(&self, player: Option<&PlayerId>, outbox: &Outbox) {
        let mut inner = self.lock();
        match player {
            None => inner.others += 1,
            Some(player) => {
                inner.gone.remove(player);
                let outboxes = inner.players.entry(player.clone()).or_default();
                outboxes.push(outbox.clone());
            }
        }
    }

    /// A connection has ended.
    pub(crate) fn leave(&self, player: Option<&PlayerId>, outbox: &Outbox) {
        let mut inner = self.lock();
        let Some(player) = player else {
            inner.others -= 1;
            return;
        };
        if let Some(outboxes) = inner.players.get_mut(player) {
            outboxes.retain(|other| other != outbox);
            if outboxes.is_empty() {
                inner.players.remove(player);
                inner.gone.insert(player.clone(), now());
            }
        }
    }

    /// Another server says who is connected there.
    pub(super) fn hear(&self, server: &str, count: u32, inviters: &[PlayerId]) {
        let seen = Elsewhere {
            count,
            inviters: inviters.to_vec(),
            until: now() + BELIEVED,
        };
        self.lock().elsewhere.insert(server.to_owned(), seen);
    }

    /// How many are connected to this server. A player with several connections counts once.
    pub(super) fn here(&self) -> u32 {
        let inner = self.lock();
        inner.players.len() as u32 + inner.others
    }

    /// How many there are.
    pub(crate) fn count(&self) -> u32 {
        let elsewhere = self
            .lock()
            .elsewhere
            .values()
            .map(|seen| seen.count)
            .sum::<u32>();
        self.here() + elsewhere
    }

    /// Whether a player is connected to this server.
    pub(super) fn is_here(&self, player: &PlayerId) -> bool {
        self.lock().players.contains_key(player)
    }

    /// Whether a player who invites is connected, or was after this moment.
    pub(super) fn is_there(&self, player: &PlayerId, since: Millis) -> bool {
        let inner = self.lock();
        let was = inner.gone.get(player);
        let mut elsewhere = inner.elsewhere.values();
        inner.players.contains_key(player)
            || was.is_some_and(|gone| *gone >= since)
            || elsewhere.any(|seen| seen.inviters.contains(player))
    }

    /// Forgets who left before this moment, and servers that say nothing any more.
    pub(crate) fn forget(&self, before: Millis) {
        let mut inner = self.lock();
        let now = now();
        inner.gone.retain(|_, gone| *gone >= before);
        inner.elsewhere.retain(|_, seen| seen.until > now);
    }

    /// Says something to all connections of these players.
    pub(crate) fn tell<'a>(
        &self,
        players: impl IntoIterator<Item = &'a PlayerId>,
        message: &ToClient,
    ) {
        let inner = self.lock();
        let found = players.into_iter().filter_map(|id| inner.players.get(id));
        let mut outboxes = found.flatten().peekable();
        if outboxes.peek().is_some() {
            let text = text(message);
            outboxes.for_each(|outbox| outbox.put(text.clone()));
        }
    }

    /// Ends all connections of a player.
    pub(crate) fn dismiss(&self, player: &PlayerId) {
        let inner = self.lock();
        let outboxes = inner.players.get(player).into_iter().flatten();
        outboxes.for_each(Outbox::cut);
    }
}
