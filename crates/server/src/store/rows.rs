//! What is kept in columns, and read again: the same in both databases.

use std::collections::BTreeMap;

use ludejo_session::{Event, Happening, Millis, Terms};
use ludejo_wire::{ChatLine, GameId, Invitation, Name, Place, Player, PlayerId, Progress};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Counts, KeptGame, KeptInvitation, Logged, Standing, StoreFault, Stored};

/// JSON of plain data.
pub(super) fn json(value: &impl Serialize) -> Stored<String> {
    serde_json::to_string(value).map_err(|error| StoreFault::Database(error.to_string()))
}

/// Plain data from JSON.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> Stored<T> {
    let damaged = |error| StoreFault::Database(format!("a row can't be read: {error}"));
    serde_json::from_str(text).map_err(damaged)
}

/// A moment as databases keep it. None is so late that it wouldn't fit.
pub(super) fn to_moment(at: Millis) -> i64 {
    i64::try_from(at).unwrap_or(i64::MAX)
}

/// A moment that was kept.
pub(super) fn moment(at: i64) -> Stored<Millis> {
    Millis::try_from(at).map_err(|_| StoreFault::Database(format!("a row has the moment {at}")))
}

/// A number that was kept.
pub(super) fn count(number: i64) -> Stored<u32> {
    u32::try_from(number)
        .map_err(|_| StoreFault::Database(format!("a row has the number {number}")))
}

/// A player that was kept.
pub(super) fn player(id: String, name: String) -> Stored<Player> {
    let name = Name::try_from(name)
        .map_err(|why| StoreFault::Database(format!("the player {id} can't be read: {why}")))?;
    Ok(Player {
        id: PlayerId(id),
        name,
    })
}

/// The columns of a game.
pub(super) struct GameRow {
    pub(super) id: String,
    pub(super) terms: String,
    /// For each seat of a player: its number, and the player's id and name.
    pub(super) seats: String,
    pub(super) rematch_of: Option<String>,
    pub(super) rematch: Option<String>,
    pub(super) events: i64,
    pub(super) latest: i64,
    pub(super) actions: i64,
    pub(super) line: String,
    pub(super) progress: String,
    pub(super) deadline: Option<i64>,
    pub(super) awaits_engine: bool,
    pub(super) is_listed: bool,
    pub(super) is_found: bool,
}

impl GameRow {
    pub(super) fn game(self) -> Stored<KeptGame> {
        let terms: Terms = read(&self.terms)?;
        let mut players = vec![None; terms.seats.len()];
        for (seat, id, name) in read::<Vec<(usize, String, String)>>(&self.seats)? {
            if let Some(place) = players.get_mut(seat) {
                *place = Some(player(id, name)?);
            }
        }
        Ok(KeptGame {
            id: GameId(self.id),
            terms,
            players,
            rematch_of: self.rematch_of.map(GameId),
            rematch: self.rematch.map(GameId),
            is_listed: self.is_listed,
            is_found: self.is_found,
            standing: Standing {
                events: count(self.events)?,
                latest: moment(self.latest)?,
                actions: count(self.actions)?,
                line: self.line,
                progress: read(&self.progress)?,
                deadline: self.deadline.map(moment).transpose()?,
                awaits_engine: self.awaits_engine,
            },
        })
    }
}

/// Whether a game goes on.
pub(super) const fn is_on(progress: &Progress) -> bool {
    matches!(progress, Progress::On { .. })
}

/// The columns of an event.
pub(super) struct EventRow {
    pub(super) number: i64,
    pub(super) at: i64,
    pub(super) what: String,
    pub(super) player: Option<String>,
    pub(super) key: Option<String>,
}

impl EventRow {
    pub(super) fn logged(self) -> Stored<Logged> {
        Ok(Logged {
            number: count(self.number)?,
            event: Event {
                at: moment(self.at)?,
                what: read::<Happening>(&self.what)?,
            },
            command: self.player.map(PlayerId).zip(self.key),
        })
    }
}

/// The columns of an invitation.
pub(super) struct InvitationRow {
    pub(super) invitation: String,
    pub(super) request: String,
    pub(super) version: i64,
    /// The names of the players by their ids.
    pub(super) names: String,
}

impl InvitationRow {
    pub(super) fn invitation(self) -> Stored<KeptInvitation> {
        let mut invitation: Invitation = read(&self.invitation)?;
        let names: BTreeMap<String, Name> = read(&self.names)?;
        for player in named(&mut invitation) {
            if let Some(name) = names.get(player.id.as_str()) {
                player.name = name.clone();
            }
        }
        Ok(KeptInvitation {
            invitation,
            group: self.request,
            version: count(self.version)?,
        })
    }
}

/// The name in invitations of everybody. The true one is kept with the player alone, and is gone
/// when the player is forgotten.
const NAMELESS: &str = "-";

/// What invitations are searched by.
pub(super) struct InvitationColumns {
    pub(super) json: String,
    pub(super) is_open: bool,
    pub(super) is_listed: bool,
    /// The ids of all the players that it names.
    pub(super) players: Vec<String>,
}

impl InvitationColumns {
    pub(super) fn of(invitation: &Invitation) -> Stored<Self> {
        let is_open = invitation.began.is_none() && invitation.declined_by.is_none();
        let has_room = invitation.places.contains(&Place::Open);
        let mut nameless = invitation.clone();
        let mut players = Vec::new();
        for one in named(&mut nameless) {
            players.push(one.id.0.clone());
            *one = player(one.id.0.clone(), NAMELESS.to_owned())?;
        }
        players.sort();
        players.dedup();
        Ok(Self {
            json: json(&nameless)?,
            is_open,
            is_listed: is_open && has_room && invitation.listed,
            players,
        })
    }
}

/// All the players that an invitation names.
fn named(invitation: &mut Invitation) -> impl Iterator<Item = &mut Player> {
    let seated = invitation
        .places
        .iter_mut()
        .filter_map(|place| match place {
            Place::Asked { player } | Place::Taken { player } => Some(player),
            Place::Open | Place::Engine { .. } => None,
        });
    std::iter::once(&mut invitation.by)
        .chain(seated)
        .chain(&mut invitation.declined_by)
}

/// The columns of a line of chat.
pub(super) struct ChatRow {
    pub(super) number: i64,
    pub(super) at: i64,
    pub(super) player: String,
    pub(super) name: String,
    pub(super) words: String,
}

impl ChatRow {
    pub(super) fn line(self) -> Stored<ChatLine> {
        Ok(ChatLine {
            number: count(self.number)?,
            at: moment(self.at)?,
            by: player(self.player, self.name)?,
            words: read(&self.words)?,
        })
    }
}

/// In the order of the columns that both databases count.
impl From<[u64; 7]> for Counts {
    fn from([players, games, games_on, events, invitations, chat, bytes]: [u64; 7]) -> Self {
        Self {
            players,
            games,
            games_on,
            events,
            invitations,
            chat,
            bytes,
        }
    }
}
