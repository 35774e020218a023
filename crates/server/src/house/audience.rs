//! Who looks on at a table.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use ludejo_rules::Seat;
use ludejo_session::{Happening, Millis, Session, TimeControl};
use ludejo_wire::{Player, Presence};

use super::outbox::Outbox;
use crate::moment::now;

/// How long it is believed what another server has said, in milliseconds. It says it again well
/// before.
const BELIEVED: Millis = 45_000;

/// Who looks on at a table, the players among them.
pub(super) struct Audience {
    /// Where players sit, and not engines.
    players: Vec<bool>,
    /// Those who look on over this server.
    watchers: Vec<(Outbox, Option<Seat>)>,
    /// What other servers have said, by their names.
    elsewhere: HashMap<String, Elsewhere>,
    /// Since when the player of each seat is away; `None` for who is there.
    away: Vec<Option<Millis>>,
    /// What everybody was told last.
    told: Presence,
    /// What the other servers were told last.
    announced: (Vec<Seat>, u32),
}

/// Who looks on over another server.
struct Elsewhere {
    seats: Vec<Seat>,
    watchers: u32,
    until: Millis,
}

impl Audience {
    /// Nobody is there yet.
    pub(super) fn new(players: &[Option<Player>]) -> Self {
        let players: Vec<_> = players.iter().map(Option::is_some).collect();
        let mut audience = Self {
            watchers: Vec::new(),
            elsewhere: HashMap::new(),
            away: vec![None; players.len()],
            players,
            told: Presence::default(),
            announced: (Vec::new(), 0),
        };
        audience.look_around();
        audience
    }

    /// Somebody comes; if a connection comes twice, it is there once.
    pub(super) fn enter(&mut self, outbox: &Outbox, seat: Option<Seat>) {
        self.watchers.retain(|(other, _)| other != outbox);
        self.watchers.push((outbox.clone(), seat));
        self.look_around();
    }

    /// Somebody goes.
    pub(super) fn leave(&mut self, outbox: &Outbox) {
        self.watchers.retain(|(other, _)| other != outbox);
        self.look_around();
    }

    /// Another server says who is there.
    pub(super) fn hear(&mut self, server: &str, seats: Vec<Seat>, watchers: u32) {
        let seen = Elsewhere {
            seats,
            watchers,
            until: now() + BELIEVED,
        };
        self.elsewhere.insert(server.to_owned(), seen);
        self.look_around();
    }

    /// Notes who has come, and since when the others are away.
    pub(super) fn look_around(&mut self) {
        let now = now();
        self.elsewhere.retain(|_, seen| seen.until > now);
        for index in 0..self.away.len() {
            let is_away = self.players[index] && !self.is_there(Seat::new(index as u8));
            self.away[index] = is_away.then(|| self.away[index].unwrap_or(now));
        }
    }

    fn is_here(&self, seat: Seat) -> bool {
        self.watchers.iter().any(|(_, other)| *other == Some(seat))
    }

    fn is_there(&self, seat: Seat) -> bool {
        let mut elsewhere = self.elsewhere.values();
        self.is_here(seat) || elsewhere.any(|seen| seen.seats.contains(&seat))
    }

    fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.away.len() as u8).map(Seat::new)
    }

    /// Who looks on over this server: the players, and how many others.
    fn here(&self) -> (Vec<Seat>, u32) {
        let seats = self.all().filter(|&seat| self.is_here(seat)).collect();
        let others = self.watchers.iter().filter(|(_, seat)| seat.is_none());
        (seats, others.count() as u32)
    }

    fn seats(&self) -> Vec<Seat> {
        self.all().filter(|&seat| self.is_there(seat)).collect()
    }

    fn others(&self) -> u32 {
        let elsewhere = self.elsewhere.values().map(|seen| seen.watchers);
        self.here().1 + elsewhere.sum::<u32>()
    }

    /// Tells everybody something, the players before the others: of the tasks that are woken here, the
    /// runtime runs the last one first.
    pub(super) fn tell(&self, message: &Utf8Bytes) {
        let watchers = self.watchers.iter();
        let (players, others): (Vec<_>, Vec<_>) = watchers.partition(|(_, seat)| seat.is_some());
        for (outbox, _) in others.into_iter().chain(players) {
            outbox.put(message.clone());
        }
    }

    /// Whether a player has come or gone since it was told.
    pub(super) fn has_news_of_players(&self) -> bool {
        self.told.seats != self.seats()
    }

    /// Whether anybody has.
    pub(super) fn has_news(&self) -> bool {
        self.told.watchers != self.others() || self.has_news_of_players()
    }

    /// What the other servers don't know yet, or with `again` even if they do.
    pub(super) fn announcement(&mut self, again: bool) -> Option<(Vec<Seat>, u32)> {
        let here = self.here();
        let is_nobody = here == (Vec::new(), 0);
        let is_new = here != self.announced;
        self.announced.clone_from(&here);
        (is_new || again && !is_nobody).then_some(here)
    }

    /// Whether it was told that something can be claimed.
    pub(super) fn has_claims(&self) -> bool {
        !self.told.claims.is_empty()
    }

    /// Who is there, and who can be claimed against.
    pub(super) fn presence(&self, session: &Session, claim_after: Millis) -> Presence {
        // While the clocks stand still by agreement, nobody has to be there.
        let state = session.state();
        let is_on = state.ending().is_none() && !state.is_paused();
        let resumed = resumed(session);
        let claims = self.all().filter_map(|seat| {
            let is_claimed = is_on && !state.has_left(seat) && is_live(session, seat);
            let since = self.away[seat.index()].filter(|_| is_claimed)?;
            Some((seat, since.max(resumed) + claim_after))
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

/// When the clocks went on last; 0 if they have never stood still.
fn resumed(session: &Session) -> Millis {
    let mut events = session.events().iter().rev();
    let resumed = events.find(|event| event.what == Happening::Resumed);
    resumed.map_or(0, |event| event.at)
}

/// Whether a seat has a clock for a game in which the players stay at the table.
fn is_live(session: &Session, seat: Seat) -> bool {
    let control = session.terms().controls.get(seat.index());
    matches!(
        control,
        Some(TimeControl::Increment { .. } | TimeControl::Delay { .. })
    )
}
