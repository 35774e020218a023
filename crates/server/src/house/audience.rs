//! Who looks on at a table.

use axum::extract::ws::Utf8Bytes;
use ludejo_rules::Seat;
use ludejo_session::{Millis, Session, TimeControl};
use ludejo_wire::{Player, Presence};

use super::outbox::Outbox;
use crate::moment::now;

/// Who looks on at a table, the players among them.
pub(super) struct Audience {
    watchers: Vec<(Outbox, Option<Seat>)>,
    /// Since when the player of each seat is away; `None` for who is there, and where an engine sits.
    away: Vec<Option<Millis>>,
    /// What everybody was told last.
    told: Presence,
}

impl Audience {
    /// Nobody is there yet.
    pub(super) fn new(players: &[Option<Player>]) -> Self {
        let now = now();
        let away = players.iter().map(|player| player.as_ref().map(|_| now));
        Self {
            watchers: Vec::new(),
            away: away.collect(),
            told: Presence::default(),
        }
    }

    /// Somebody comes; if a connection comes twice, it is there once.
    pub(super) fn enter(&mut self, outbox: &Outbox, seat: Option<Seat>) {
        self.watchers.retain(|(other, _)| other != outbox);
        self.watchers.push((outbox.clone(), seat));
        if let Some(seat) = seat {
            self.away[seat.index()] = None;
        }
    }

    /// Somebody goes.
    pub(super) fn leave(&mut self, outbox: &Outbox) {
        let Some(place) = self.watchers.iter().position(|(other, _)| other == outbox) else {
            return;
        };
        let (_, seat) = self.watchers.swap_remove(place);
        if let Some(seat) = seat.filter(|seat| !self.is_there(*seat)) {
            self.away[seat.index()] = Some(now());
        }
    }

    fn is_there(&self, seat: Seat) -> bool {
        self.watchers.iter().any(|(_, other)| *other == Some(seat))
    }

    /// Tells everybody something.
    pub(super) fn tell(&self, message: &Utf8Bytes) {
        for (outbox, _) in &self.watchers {
            outbox.put(message.clone());
        }
    }

    fn seats(&self) -> Vec<Seat> {
        let all = (0..self.away.len() as u8).map(Seat::new);
        all.filter(|&seat| self.is_there(seat)).collect()
    }

    fn others(&self) -> u32 {
        let others = self.watchers.iter().filter(|(_, seat)| seat.is_none());
        others.count() as u32
    }

    /// Whether a player has come or gone since it was told.
    pub(super) fn has_news_of_players(&self) -> bool {
        self.told.seats != self.seats()
    }

    /// Whether anybody has.
    pub(super) fn has_news(&self) -> bool {
        self.told.watchers != self.others() || self.has_news_of_players()
    }

    /// Whether it was told that something can be claimed.
    pub(super) fn has_claims(&self) -> bool {
        !self.told.claims.is_empty()
    }

    /// Who is there, and who can be claimed against.
    pub(super) fn presence(&self, session: &Session, claim_after: Millis) -> Presence {
        let is_on = session.state().ending().is_none();
        let away = (0..).map(Seat::new).zip(&self.away);
        let claims = away.filter_map(|(seat, since)| {
            let is_claimed = is_on && !session.state().has_left(seat) && is_live(session, seat);
            is_claimed.then_some((seat, (*since)? + claim_after))
        });
        Presence {
            seats: self.seats(),
            watchers: self.others(),
            claims: claims.collect(),
        }
    }

    /// The same, and it is known from now on what was told.
    pub(super) fn told(&mut self, session: &Session, claim_after: Millis) -> Presence {
        self.told = self.presence(session, claim_after);
        self.told.clone()
    }
}

/// Whether a seat has a clock for a game in which the players stay at the table.
fn is_live(session: &Session, seat: Seat) -> bool {
    let control = session.terms().controls.get(seat.index());
    matches!(
        control,
        Some(TimeControl::Increment { .. } | TimeControl::Delay { .. })
    )
}
