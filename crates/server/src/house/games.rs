//! What happens to games besides their players' commands, and games in lists.

use std::sync::Arc;

use ludejo_rules::Seat;
use ludejo_session::{Command, Event, Occupant, TimeControl};
use ludejo_wire::{
    ChatLine, GameId, GameSummary, NewChatLine, Player, PlayerId, Sitting, ToClient, Words,
};

use super::table::check_key;
use super::{House, Table};
use crate::error::{Error, Wrong};
use crate::moment::now;
use crate::store::{KeptGame, News};

/// The most lines that can be said at a table.
const LINES: u32 = 1000;

/// The most characters of one's own words.
const LONGEST: usize = 200;

impl House {
    /// Somebody's time may have run out.
    pub(super) async fn look_at_clock(self: &Arc<Self>, id: &GameId) {
        let Ok(table) = self.table(id).await else {
            return;
        };
        // That there is time left, or that the game is over, is no problem.
        let _ = table
            .command_of_house(self, Seat::FIRST, &Command::Flag)
            .await;
    }

    /// A game has this many events somewhere, and then these. Nobody waits until that is read.
    pub(super) fn game_has_changed(self: &Arc<Self>, id: &GameId, from: u32, events: &[Event]) {
        let count = from.saturating_add(events.len() as u32);
        let place = self.tables.place(id);
        let is_known =
            |table: &Arc<Table>| table.knows(count) || table.has_changed_now(self, from, events);
        if let Some(place) = place.filter(|place| !place.get().is_some_and(is_known)) {
            let (house, id, events) = (Arc::clone(self), id.clone(), events.to_vec());
            tokio::spawn(async move {
                // A game that is being loaded may have been read before this happened. A fault has
                // been logged; the next event brings what is missing.
                if let Ok(table) = house.table_at(&id, &place).await {
                    let _ = table.has_changed(&house, from, &events).await;
                }
            });
        }
    }

    /// Something was said at a game.
    pub(super) fn chat_has_changed(self: &Arc<Self>, id: &GameId) {
        if let Some(place) = self.tables.place(id) {
            let (house, id) = (Arc::clone(self), id.clone());
            tokio::spawn(async move {
                if let Ok(table) = house.table_at(&id, &place).await {
                    let _ = table.hear(&house).await;
                }
            });
        }
    }

    /// A game has begun: its players are told, and those of the game that it follows.
    pub(super) async fn game_has_begun(self: &Arc<Self>, id: &GameId) -> Result<(), Error> {
        let Some(kept) = self.store.game(id).await? else {
            return Ok(());
        };
        let players = kept.players.iter().flatten().map(|player| &player.id);
        self.people
            .tell(players, &ToClient::Began { game: id.clone() });
        if let Some(former) = kept.rematch_of.and_then(|former| self.tables.find(&former)) {
            former.follow(id).await;
        }
        if kept.standing.awaits_engine {
            self.want_engine(id);
        }
        self.board.change();
        Ok(())
    }

    /// Says something at a table.
    pub(crate) async fn say(
        self: &Arc<Self>,
        table: &Table,
        player: &Player,
        new: &NewChatLine,
    ) -> Result<ChatLine, Error> {
        if table.seat_of(&player.id).is_none() {
            return Err(Wrong::NotYourGame.into());
        }
        check_key(&new.key)?;
        let words = checked(&new.words)?;
        if table.lines().await >= LINES {
            return Err(Wrong::ChatFull.into());
        }
        let store = &self.store;
        let line = store
            .say(table.id(), player, &new.key, &words, now())
            .await?;
        table.hear(self).await?;
        Ok(line)
    }

    /// A player has another name, or is forgotten. Nobody waits until that is read.
    pub(super) fn player_has_changed(self: &Arc<Self>, id: &PlayerId) {
        let (house, id) = (Arc::clone(self), id.clone());
        tokio::spawn(async move {
            // A fault has been logged. What is shown of the player is old then, but not wrong.
            let _ = house.call(&id).await;
        });
    }

    /// From now on a player is called like this at all the tables here, or is forgotten there, and
    /// whoever looks on hears of it.
    pub(crate) async fn call(&self, id: &PlayerId) -> Result<(), Error> {
        self.board.change();
        let tables = self.tables.all().into_iter();
        let mut tables = tables
            .filter(|table| table.seat_of(id).is_some())
            .peekable();
        if tables.peek().is_none() {
            return Ok(());
        }
        let player = self.store.player(id).await?.ok_or(Wrong::NoPlayer)?;
        for table in tables {
            table.call(self, &player).await?;
        }
        Ok(())
    }

    /// Whoever is connected as a player who is forgotten is disconnected, on all servers.
    pub(crate) fn dismiss_everywhere(&self, player: &PlayerId) {
        self.announce(News::Forgotten(player.clone()));
        self.people.dismiss(player);
    }
}

/// Words as they are kept, without blanks around them.
fn checked(words: &Words) -> Result<Words, Wrong> {
    let Words::Text(text) = words else {
        return Ok(words.clone());
    };
    let text = text.trim();
    let count = text.chars().count();
    let is_good = (1..=LONGEST).contains(&count) && !text.contains(ludejo_wire::is_hidden);
    is_good
        .then(|| Words::Text(text.to_owned()))
        .ok_or(Wrong::BadWords)
}

/// A game in a list.
pub(crate) fn summary(kept: KeptGame) -> GameSummary {
    let seats = kept.players.into_iter().zip(&kept.terms.seats);
    let seats = seats.map(|(player, occupant)| match (player, occupant) {
        (Some(player), _) => Sitting::Player { player },
        (None, Occupant::Engine { options }) => Sitting::Engine {
            options: options.clone(),
        },
        (None, _) => Sitting::Engine {
            options: String::new(),
        },
    });
    GameSummary {
        seats: seats.collect(),
        id: kept.id,
        control: kept
            .terms
            .controls
            .first()
            .copied()
            .unwrap_or(TimeControl::Unlimited),
        game: kept.terms.game,
        begun: kept.terms.begun,
        latest: kept.standing.latest,
        actions: kept.standing.actions,
        line: kept.standing.line,
        progress: kept.standing.progress,
    }
}
