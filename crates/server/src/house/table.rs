//! A live game: what has happened, and who looks on.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use ludejo_rules::{Outcome, Reason, Seat};
use ludejo_session::{
    Command, Event, Happening, Millis, Session, Stored, TableRule, TimeControl, VERSION,
};
use ludejo_wire::{ChatLine, GameId, NewCommand, Player, PlayerId, Snapshot, ToClient};
use tokio::sync::Mutex as AsyncMutex;

use super::House;
use super::alarm::Alarm;
use super::audience::Audience;
use super::outbox::{Outbox, text};
use crate::error::{Error, Wrong};
use crate::moment::now;
use crate::store::{
    Append, Following, KeptGame, News, Standing, StoreFault, Written, awaits_engine,
};

/// How often something is tried again because other servers are faster.
const TRIES: usize = 16;

/// A live game.
pub(crate) struct Table {
    id: GameId,
    /// The players at the seats; nobody where an engine sat when the game began.
    players: Vec<Option<PlayerId>>,
    controls: Vec<TimeControl>,
    /// What has happened. Whoever holds it decides what happens next, and in which order everybody
    /// hears of it.
    play: AsyncMutex<Play>,
    audience: Mutex<Audience>,
    /// Goes off at the next deadline.
    alarm: Alarm,
    /// When somebody needed the table last.
    used: AtomicU64,
    /// How many events are known here.
    known: AtomicU32,
    /// As long as the table is there, what happens to the game elsewhere is told.
    _following: Following,
}

struct Play {
    session: Session,
    /// The players at the seats, as they are called.
    players: Vec<Option<Player>>,
    chat: Vec<ChatLine>,
    rematch: Option<GameId>,
}

/// How a game stood before something happened.
struct Before {
    events: usize,
    was_on: bool,
    was_paused: bool,
}

impl Before {
    fn of(session: &Session) -> Self {
        Self {
            events: session.events().len(),
            was_on: session.state().ending().is_none(),
            was_paused: session.state().is_paused(),
        }
    }
}

/// What a claim is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Claim {
    Win,
    Draw,
}

/// Something that is to happen: it changes a session at a moment, or is refused.
type Act<'a> = &'a (dyn Fn(&mut Session, Millis) -> Result<(), Error> + Sync);

impl Table {
    /// A game as it is kept; nothing if there is none.
    pub(crate) async fn load(house: &Arc<House>, id: &GameId) -> Result<Arc<Self>, Error> {
        let kept = house.store.game(id).await?.ok_or(Wrong::NoGame)?;
        // What happens from here on is told; what has happened before is read.
        let following = house.store.follow(id).await?;
        let events = house.store.events(id, 0).await?;
        let chat = house.store.chat(id, 0).await?;
        let known = events.len() as u32;
        let session = restore(&kept, events)?;
        let ids = kept.players.iter();
        let ids = ids.map(|player| player.as_ref().map(|player| player.id.clone()));
        let table = Arc::new(Self {
            id: id.clone(),
            audience: Mutex::new(Audience::new(&kept.players)),
            players: ids.collect(),
            controls: kept.terms.controls,
            play: AsyncMutex::new(Play {
                session,
                players: kept.players,
                chat,
                rematch: kept.rematch,
            }),
            alarm: Alarm::default(),
            used: AtomicU64::new(now()),
            known: AtomicU32::new(known),
            _following: following,
        });
        table.look_ahead(house, &table.play.lock().await.session);
        house.announce(News::WhoIsAt(id.clone()));
        Ok(table)
    }

    pub(crate) fn id(&self) -> &GameId {
        &self.id
    }

    /// The seat of a player.
    pub(crate) fn seat_of(&self, player: &PlayerId) -> Option<Seat> {
        let mut players = self.players.iter();
        let seat = players.position(|other| other.as_ref() == Some(player))?;
        Some(Seat::new(seat as u8))
    }

    /// The time control of a player's seat.
    pub(crate) fn control_of(&self, player: &PlayerId) -> Option<TimeControl> {
        let seat = self.seat_of(player)?;
        self.controls.get(seat.index()).copied()
    }

    /// Notes that somebody needs the table.
    pub(crate) fn touch(&self) {
        self.used.store(now(), Ordering::Relaxed);
    }

    /// When somebody needed the table last.
    pub(crate) fn used(&self) -> Millis {
        self.used.load(Ordering::Relaxed)
    }

    fn audience<T>(&self, action: impl FnOnce(&mut Audience) -> T) -> T {
        action(&mut self.audience.lock().unwrap_or_else(PoisonError::into_inner))
    }

    // Looking on.

    /// Shows the game to somebody from now on: first as it stands, and then whatever happens.
    pub(crate) async fn watch(
        &self,
        house: &Arc<House>,
        outbox: &Outbox,
        player: Option<&PlayerId>,
        from: u32,
        chat: u32,
    ) {
        let seat = player.and_then(|player| self.seat_of(player));
        // As long as this is held, nothing happens: nothing can be missed or told twice.
        let mut play = self.play.lock().await;
        self.know_as_much(house, &mut play, from).await;
        self.audience(|audience| {
            audience.enter(outbox, seat);
            let snapshot = Box::new(self.snapshot(house, &play, audience, from, chat));
            outbox.say(&ToClient::Game { snapshot });
            self.tell_presence(house, &play.session, audience);
        });
    }

    /// No longer shows it to somebody.
    pub(crate) async fn leave(&self, house: &House, outbox: &Outbox) {
        let play = self.play.lock().await;
        self.audience(|audience| {
            audience.leave(outbox);
            self.tell_presence(house, &play.session, audience);
        });
    }

    /// Another server says who is there.
    pub(crate) async fn hear_of_others(
        &self,
        house: &House,
        server: &str,
        seats: Vec<Seat>,
        watchers: u32,
    ) {
        let play = self.play.lock().await;
        self.audience(|audience| {
            audience.hear(server, seats, watchers);
            self.tell_presence(house, &play.session, audience);
        });
    }

    /// Tells everybody who is there, if a player has come or gone since it was told last. That others
    /// have is told every second.
    fn tell_presence(&self, house: &House, session: &Session, audience: &mut Audience) {
        if audience.has_news_of_players() {
            self.show_presence(house, session, audience);
            self.announce(house, audience, false);
        }
    }

    /// Tells the other servers who is there, if they don't know it, or with `again` even if they do.
    fn announce(&self, house: &House, audience: &mut Audience, again: bool) {
        if let Some((seats, watchers)) = audience.announcement(again) {
            let game = self.id.clone();
            house.announce(News::Table {
                game,
                seats,
                watchers,
            });
        }
    }

    /// Tells another server that has asked, or one that may have missed it.
    pub(crate) fn announce_again(&self, house: &House) {
        self.audience(|audience| self.announce(house, audience, true));
    }

    fn show_presence(&self, house: &House, session: &Session, audience: &mut Audience) {
        let presence = audience.told(session, house.settings.claim_after);
        let game = self.id.clone();
        audience.tell(&text(&ToClient::Presence { game, presence }));
    }

    /// Tells what has changed among those who only look on.
    pub(crate) fn tick(&self, house: &House) {
        let has_news = self.audience(|audience| {
            audience.look_around();
            self.announce(house, audience, false);
            audience.has_news()
        });
        if !has_news {
            return;
        }
        // If something happens just now, the next second will do.
        if let Ok(play) = self.play.try_lock() {
            self.audience(|audience| self.show_presence(house, &play.session, audience));
        }
    }

    /// The game as it stands, with what has happened from this number on.
    pub(crate) async fn see(&self, house: &Arc<House>, from: u32, chat: u32) -> Snapshot {
        let mut play = self.play.lock().await;
        self.know_as_much(house, &mut play, from).await;
        self.audience(|audience| self.snapshot(house, &play, audience, from, chat))
    }

    fn snapshot(
        &self,
        house: &House,
        play: &Play,
        audience: &Audience,
        from: u32,
        chat: u32,
    ) -> Snapshot {
        let events = play.session.events();
        // Who knows more than there is has it from elsewhere, and gets everything.
        let known = Some(from as usize).filter(|&known| known <= events.len());
        let from = known.unwrap_or(0);
        let new = |line: &&ChatLine| line.number >= chat || known.is_none();
        Snapshot {
            id: self.id.clone(),
            terms: play.session.terms().clone(),
            players: play.players.clone(),
            from: from as u32,
            events: events[from..].to_vec(),
            now: now(),
            presence: audience.presence(&play.session, house.settings.claim_after),
            chat: play.chat.iter().filter(new).cloned().collect(),
            rematch: play.rematch.clone(),
        }
    }

    /// Does something with the game as it stands.
    pub(crate) async fn with<T>(&self, action: impl FnOnce(&Session) -> T) -> T {
        action(&self.play.lock().await.session)
    }

    /// The game as a record.
    pub(crate) async fn record(&self) -> String {
        let play = self.play.lock().await;
        let record = play.session.record(|seat, occupant| {
            let player = play.players.get(seat.index())?.as_ref();
            player.map_or_else(
                || match occupant {
                    ludejo_session::Occupant::Engine { options } => Some(options.clone()),
                    _ => None,
                },
                |player| Some(player.name.to_string()),
            )
        });
        record.to_string()
    }

    // What happens.

    /// Carries out a command of a player. Sent twice, it counts once.
    pub(crate) async fn command(
        &self,
        house: &Arc<House>,
        player: &PlayerId,
        new: &NewCommand,
    ) -> Result<(), Error> {
        let seat = self.seat_of(player).ok_or(Wrong::NotYourGame)?;
        check_key(&new.key)?;
        if !is_for_players(&new.command) {
            return Err(Wrong::CommandNotForYou.into());
        }
        let act = |session: &mut Session, at| {
            // Where a player has left, an engine plays on.
            if session.state().has_left(seat) && session.state().ending().is_none() {
                return Err(TableRule::HasLeft.into());
            }
            session.command(seat, &new.command, at)?;
            Ok(())
        };
        self.carry_out(house, Some((player, &new.key)), &act).await
    }

    /// Carries out a command of the house: of an engine, or of a clock.
    pub(crate) async fn command_of_house(
        &self,
        house: &Arc<House>,
        seat: Seat,
        command: &Command,
    ) -> Result<(), Error> {
        let act = |session: &mut Session, at| {
            session.command(seat, command, at)?;
            Ok(())
        };
        self.carry_out(house, None, &act).await
    }

    /// Ends the game, or the part of those in it who have been away for long, because a player asks
    /// for it.
    pub(crate) async fn claim(
        &self,
        house: &Arc<House>,
        player: &PlayerId,
        claim: Claim,
    ) -> Result<(), Error> {
        let seat = self.seat_of(player).ok_or(Wrong::NotYourGame)?;
        let act = |session: &mut Session, at| {
            if session.state().ending().is_some() {
                return Err(TableRule::Over.into());
            }
            if session.state().has_left(seat) {
                return Err(TableRule::HasLeft.into());
            }
            // Time that has run out comes first.
            if session.command(seat, &Command::Flag, at).is_ok() {
                return Ok(());
            }
            let claims = self.audience(|audience| {
                audience
                    .presence(session, house.settings.claim_after)
                    .claims
            });
            let mut away = claims
                .into_iter()
                .filter(|&(other, from)| other != seat && from <= at)
                .peekable();
            if away.peek().is_none() {
                return Err(Wrong::NoClaim.into());
            }
            match claim {
                Claim::Win => {
                    for (seat, _) in away {
                        if session.state().ending().is_none() {
                            session.command(seat, &Command::Leave, at)?;
                        }
                    }
                }
                Claim::Draw if session.terms().seats.len() == 2 => {
                    let outcome = Outcome::draw(Reason::Agreement);
                    let what = Happening::Ended { outcome };
                    session.append(Event { at, what })?;
                }
                Claim::Draw => return Err(Wrong::NoClaim.into()),
            }
            Ok(())
        };
        self.carry_out(house, None, &act).await
    }

    /// Lets something happen: nobody sees or hears of it before it is on the disk, and if it can't be
    /// written, it hasn't happened.
    async fn carry_out(
        &self,
        house: &Arc<House>,
        by: Option<(&PlayerId, &String)>,
        act: Act<'_>,
    ) -> Result<(), Error> {
        self.touch();
        house.awake().await?;
        let mut play = self.play.lock().await;
        for _ in 0..TRIES {
            if house.is_ending() {
                return Err(Wrong::Ending.into());
            }
            let before = Before::of(&play.session);
            let mut trial = play.session.trial();
            if let Err(error) = act(&mut trial, now()) {
                drop(trial);
                // It may be refused because of something that this server doesn't know yet, or
                // because it was carried out before.
                if self.catch_up(house, &mut play).await? {
                    continue;
                }
                return if self.was_carried_out(house, by).await? {
                    Ok(())
                } else {
                    Err(error)
                };
            }
            let events = trial.new_events().to_vec();
            if events.is_empty() {
                return Ok(());
            }
            let append = Append {
                game: self.id.clone(),
                events,
                command: by.map(|(player, key)| (player.clone(), key.clone())),
                standing: Standing::of(&trial),
            };
            if house.store.append(&append).await? == Written::Yes {
                trial.keep();
                self.go_on(house, &play.session, &before);
                return Ok(());
            }
            drop(trial);
            let was_carried_out = self.was_carried_out(house, by).await?;
            self.catch_up(house, &mut play).await?;
            if was_carried_out {
                return Ok(());
            }
        }
        Err(Wrong::Crowded.into())
    }

    /// Whether a command has been carried out before.
    async fn was_carried_out(
        &self,
        house: &House,
        by: Option<(&PlayerId, &String)>,
    ) -> Result<bool, Error> {
        let Some((player, key)) = by else {
            return Ok(false);
        };
        let event = house.store.event_of(&self.id, player, key).await?;
        Ok(event.is_some())
    }

    /// Reads what has happened elsewhere. Whether something has.
    async fn catch_up(&self, house: &Arc<House>, play: &mut Play) -> Result<bool, Error> {
        let known = play.session.events().len() as u32;
        let events = house.store.events(&self.id, known).await?;
        if events.is_empty() {
            return Ok(false);
        }
        self.take_in(house, play, &events)?;
        Ok(true)
    }

    /// What has happened elsewhere happens here, too.
    fn take_in(&self, house: &Arc<House>, play: &mut Play, events: &[Event]) -> Result<(), Error> {
        let before = Before::of(&play.session);
        let mut trial = play.session.trial();
        for event in events {
            let appended = trial.append(event.clone());
            appended.map_err(|refused| damaged(&self.id, &refused))?;
        }
        trial.keep();
        self.go_on(house, &play.session, &before);
        Ok(())
    }

    /// Reads what somebody knows already who comes from another server, sooner than its news.
    async fn know_as_much(&self, house: &Arc<House>, play: &mut Play, count: u32) {
        if !self.knows(count) {
            // A fault has been logged; what is shown is old then, but not wrong.
            let _ = self.catch_up(house, play).await;
        }
    }

    /// Whether so many events are known here.
    pub(crate) fn knows(&self, count: u32) -> bool {
        self.known.load(Ordering::Acquire) >= count
    }

    /// There are so many events somewhere, and then these.
    pub(crate) async fn has_changed(
        &self,
        house: &Arc<House>,
        from: u32,
        events: &[Event],
    ) -> Result<(), Error> {
        let mut play = self.play.lock().await;
        if self.has_gone_on(house, &mut play, from, events)? {
            return Ok(());
        }
        self.catch_up(house, &mut play).await.map(drop)
    }

    /// The same without waiting for anything. Whether that was possible.
    pub(crate) fn has_changed_now(&self, house: &Arc<House>, from: u32, events: &[Event]) -> bool {
        self.play.try_lock().is_ok_and(|mut play| {
            // What goes wrong here goes wrong again for whoever takes the time to wait.
            let gone_on = self.has_gone_on(house, &mut play, from, events);
            gone_on.unwrap_or(false)
        })
    }

    /// Takes in events after so many others. Whether that is all there is now.
    fn has_gone_on(
        &self,
        house: &Arc<House>,
        play: &mut Play,
        from: u32,
        events: &[Event],
    ) -> Result<bool, Error> {
        let known = play.session.events().len() as u32;
        if known >= from.saturating_add(events.len() as u32) {
            return Ok(true);
        }
        if known != from {
            return Ok(false);
        }
        self.take_in(house, play, events)?;
        Ok(true)
    }

    /// The game has gone on: everybody is told.
    fn go_on(&self, house: &Arc<House>, session: &Session, before: &Before) {
        let from = before.events;
        let known = session.events().len() as u32;
        self.known.store(known, Ordering::Release);
        let message = text(&ToClient::Events {
            game: self.id.clone(),
            from: from as u32,
            events: session.events()[from..].to_vec(),
            now: now(),
        });
        let is_over = session.state().ending().is_some();
        let moves = session.events()[from..].iter();
        let moves = moves.filter(|event| matches!(event.what, Happening::Moved { .. }));
        house.metrics.moved(moves.count());
        self.audience(|audience| {
            audience.tell(&message);
            let changes_claims = before.was_paused != session.state().is_paused()
                || before.was_on && is_over && audience.has_claims();
            if changes_claims {
                self.show_presence(house, session, audience);
            }
        });
        self.look_ahead(house, session);
        if before.was_on && is_over {
            house.board.change();
        }
    }

    /// Sees to it that what comes next by itself does come: the end of somebody's time, or an
    /// engine's move.
    fn look_ahead(&self, house: &Arc<House>, session: &Session) {
        let deadline = session.state().deadline().map(|(_, at)| at);
        let (weak, id) = (Arc::downgrade(house), self.id.clone());
        self.alarm.set(deadline, async move || {
            if let Some(house) = weak.upgrade() {
                house.look_at_clock(&id).await;
            }
        });
        if awaits_engine(session) {
            house.want_engine(&self.id);
        }
    }

    // What is said.

    /// How many lines have been said.
    pub(crate) async fn lines(&self) -> u32 {
        next_line(&self.play.lock().await.chat)
    }

    /// Something was said, here or elsewhere: whoever looks on hears of it.
    pub(crate) async fn hear(&self, house: &House) -> Result<(), Error> {
        let mut play = self.play.lock().await;
        let lines = house.store.chat(&self.id, next_line(&play.chat)).await?;
        self.audience(|audience| {
            for line in &lines {
                audience.tell(&text(&ToClient::Chat {
                    game: self.id.clone(),
                    line: line.clone(),
                }));
            }
        });
        play.chat.extend(lines);
        Ok(())
    }

    /// A player is called like this from now on. What somebody has said who is forgotten is no
    /// longer there.
    pub(crate) async fn call(&self, house: &House, player: &Player) -> Result<(), Error> {
        let mut play = self.play.lock().await;
        let chat = house.store.chat(&self.id, 0).await?;
        let mut seats = play.players.iter_mut().flatten();
        let seat = seats.find(|other| other.id == player.id);
        let is_new = seat.is_some_and(|seat| std::mem::replace(seat, player.clone()) != *player);
        if !is_new && chat == play.chat {
            return Ok(());
        }
        let known = next_line(&play.chat);
        play.chat = chat;
        // Nothing else is new to those who look on, unless it was said elsewhere just now.
        let events = play.session.events().len() as u32;
        self.audience(|audience| {
            let snapshot = Box::new(self.snapshot(house, &play, audience, events, known));
            audience.tell(&text(&ToClient::Game { snapshot }));
        });
        Ok(())
    }

    /// The players have begun another game.
    pub(crate) async fn follow(&self, next: &GameId) {
        let mut play = self.play.lock().await;
        if play.rematch.as_ref() == Some(next) {
            return;
        }
        play.rematch = Some(next.clone());
        let (game, next) = (self.id.clone(), next.clone());
        let message = text(&ToClient::Rematch { game, next });
        self.audience(|audience| audience.tell(&message));
    }
}

/// The number of the line that is said next.
fn next_line(chat: &[ChatLine]) -> u32 {
    chat.last().map_or(0, |line| line.number + 1)
}

/// A game from what is kept of it.
pub(crate) fn restore(kept: &KeptGame, events: Vec<Event>) -> Result<Session, Error> {
    let restored = Session::restore(Stored {
        version: VERSION,
        terms: kept.terms.clone(),
        events,
    });
    let restored = restored.map_err(|error| damaged(&kept.id, &error))?;
    match restored.fault {
        None => Ok(restored.session),
        Some(fault) => Err(damaged(&kept.id, &fault.refused)),
    }
}

/// What is kept of a game cannot have happened.
fn damaged(id: &GameId, why: &dyn std::fmt::Display) -> Error {
    StoreFault::Database(format!("the game {id} is damaged: {why}")).into()
}

/// What a client calls a command must be short.
pub(crate) fn check_key(key: &str) -> Result<(), Wrong> {
    let is_good = (1..=32).contains(&key.chars().count()) && !key.contains(char::is_control);
    is_good.then_some(()).ok_or(Wrong::BadKey)
}

/// Whether players may send a command. The others come from the house alone.
const fn is_for_players(command: &Command) -> bool {
    matches!(
        command,
        Command::Move { .. }
            | Command::Resign
            | Command::Offer { .. }
            | Command::Accept { .. }
            | Command::Decline { .. }
            | Command::Withdraw { .. }
            | Command::Resume
            | Command::Abort
            | Command::Flag
    )
}
