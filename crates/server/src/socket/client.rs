//! One client that is connected.

use std::collections::HashMap;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt;
use ludejo_session::{Command, TimeControl};
use ludejo_wire::{GameId, NewCommand, Player, PlayerId, Secret, ToClient, ToServer, VERSION};
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use super::trips::Trips;
use crate::error::{Error, Wrong};
use crate::fresh;
use crate::house::outbox::{Outbox, text};
use crate::house::{House, Kind, Table};
use crate::moment::now;

/// How long a client can take for its first message.
const HELLO: Duration = Duration::from_secs(10);

/// How long it can take for a client to take a message.
const SENDING: Duration = Duration::from_secs(10);

/// How long the next message of a client waits that says too much.
const SLOWLY: Duration = Duration::from_secs(1);

/// How many messages are sent together at most.
const MOST: usize = 16;

/// How many games can be watched over one connection.
const GAMES: usize = 64;

/// One client that is connected.
struct Client {
    house: Arc<House>,
    address: IpAddr,
    player: Option<Player>,
    outbox: Outbox,
    tables: HashMap<GameId, Arc<Table>>,
    trips: Trips,
}

/// Why a connection ends, as it is told to the client: a code, and words for whoever debugs.
type End = (u16, &'static str);

/// Attends to a client until it goes, or has to.
pub(super) async fn attend(mut socket: WebSocket, house: Arc<House>, address: IpAddr) {
    let hello = timeout(HELLO, hello(&mut socket, &house, address)).await;
    let player = match hello.unwrap_or(Err(None)) {
        Ok(player) => player,
        Err(None) => return end(&mut socket, (close_code::POLICY, "no hello")).await,
        Err(Some(message)) => {
            if send(&mut socket, text(&message)).await.is_ok() {
                end(&mut socket, (close_code::POLICY, "see the last message")).await;
            }
            return;
        }
    };
    let (outbox, waiting) = Outbox::new();
    house
        .people
        .enter(player.as_ref().map(|player| &player.id), &outbox);
    let mut client = Client {
        house: Arc::clone(&house),
        address,
        player,
        outbox,
        tables: HashMap::new(),
        trips: Trips::default(),
    };
    let why = client.run(&mut socket, waiting).await;
    client.go().await;
    if let Some(why) = why {
        end(&mut socket, why).await;
    }
}

/// Hears who the client is, and welcomes it. If it can't be welcomed, what to tell it.
async fn hello(
    socket: &mut WebSocket,
    house: &House,
    address: IpAddr,
) -> Result<Option<Player>, Option<ToClient>> {
    let said = loop {
        match socket.recv().await {
            Some(Ok(Message::Text(said))) => break said,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            _ => return Err(None),
        }
    };
    let problem = |error: Error| {
        house.metrics.refused(&error);
        let problem = error.problem();
        Some(ToClient::Problem { problem })
    };
    let said = serde_json::from_str::<ToServer>(&said);
    let Ok(ToServer::Hello { version, secret }) = said else {
        return Err(problem(Wrong::HelloFirst.into()));
    };
    if version != VERSION {
        return Err(Some(ToClient::Outdated { version: VERSION }));
    }
    let player = match secret {
        None => None,
        Some(Secret(secret)) => {
            let player = async {
                let hash = fresh::hash(&secret).ok_or(Wrong::WhoAreYou)?;
                let player = house
                    .store
                    .player_of(&hash)
                    .await?
                    .ok_or(Wrong::WhoAreYou)?;
                house.rates.check(Kind::Socket, address, Some(&player.id))?;
                Ok(player)
            };
            Some(player.await.map_err(problem)?)
        }
    };
    let welcome = ToClient::Welcome {
        version: VERSION,
        build: env!("CARGO_PKG_VERSION").to_owned(),
        player: player.clone(),
        now: now(),
    };
    send(socket, text(&welcome)).await.map_err(|()| None)?;
    Ok(player)
}

/// Sends a message. An error if the client doesn't take it.
async fn send(socket: &mut WebSocket, message: Utf8Bytes) -> Result<(), ()> {
    send_all(socket, std::iter::once(message)).await
}

/// Sends messages together: to the system, and on the network, they are one. An error if the client
/// doesn't take them.
async fn send_all(
    socket: &mut WebSocket,
    messages: impl IntoIterator<Item = Utf8Bytes>,
) -> Result<(), ()> {
    let sent = timeout(SENDING, async {
        for message in messages {
            socket.feed(Message::Text(message)).await?;
        }
        socket.flush().await
    });
    sent.await.map_err(|_| ())?.map_err(|_| ())
}

/// Says goodbye, if the client still hears it.
async fn end(socket: &mut WebSocket, (code, reason): End) {
    let frame = CloseFrame {
        code,
        reason: reason.into(),
    };
    let _ = timeout(SENDING, socket.send(Message::Close(Some(frame)))).await;
}

impl Client {
    /// Attends to the client. Why the connection ends, unless the client has ended it.
    async fn run(
        &mut self,
        socket: &mut WebSocket,
        mut waiting: mpsc::Receiver<Utf8Bytes>,
    ) -> Option<End> {
        let mut pings = interval(self.house.settings.ping_every);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut ending = self.house.ending();
        // These wait once, not again for each message.
        let mut ending = pin!(async { drop(ending.wait_for(|is_ending| *is_ending).await) });
        let outbox = self.outbox.clone();
        let mut ended = pin!(outbox.ended());
        let behind = (close_code::AGAIN, "too far behind");
        let mut messages = Vec::new();
        loop {
            tokio::select! {
                () = &mut ended => return Some(behind),
                () = &mut ending => return Some((close_code::RESTART, "the server restarts")),
                1.. = waiting.recv_many(&mut messages, MOST) => {
                    let sent = tokio::select! {
                        sent = send_all(socket, messages.drain(..)) => sent,
                        () = &mut ended => return Some(behind),
                    };
                    sent.ok()?;
                }
                _ = pings.tick() => {
                    let number = self.trips.ping()?;
                    send(socket, text(&ToClient::Ping { number })).await.ok()?;
                }
                heard = socket.recv() => match heard?.ok()? {
                    Message::Text(said) => self.hear(&said).await,
                    Message::Binary(_) => {
                        self.count().await;
                        self.problem(&Wrong::NotUnderstood.into());
                    }
                    Message::Ping(_) | Message::Pong(_) => self.count().await,
                    Message::Close(_) => return None,
                },
            }
        }
    }

    /// The connection has ended.
    async fn go(&mut self) {
        for (_, table) in self.tables.drain() {
            table.leave(&self.house, &self.outbox).await;
        }
        self.house.board.leave(&self.outbox);
        self.house.people.leave(self.id().as_ref(), &self.outbox);
    }

    fn id(&self) -> Option<PlayerId> {
        self.player.as_ref().map(|player| player.id.clone())
    }

    fn problem(&self, error: &Error) {
        self.house.metrics.refused(error);
        let problem = error.problem();
        self.outbox.say(&ToClient::Problem { problem });
    }

    /// Hears what the client says.
    async fn hear(&mut self, said: &str) {
        let said = serde_json::from_str::<ToServer>(said);
        // What was asked for comes as often as the server wants.
        if let Ok(ToServer::Pong { number }) = said
            && self.trips.pong(number)
        {
            return;
        }
        self.count().await;
        let Ok(said) = said else {
            return self.problem(&Wrong::NotUnderstood.into());
        };
        let answer = match said {
            ToServer::Hello { .. } => Err(Wrong::NotUnderstood.into()),
            ToServer::Watch { game, from, chat } => self.watch(&game, from, chat).await,
            ToServer::Leave { game } => {
                if let Some(table) = self.tables.remove(&game) {
                    table.leave(&self.house, &self.outbox).await;
                }
                Ok(())
            }
            ToServer::Do { game, command } => {
                self.command(game, command).await;
                Ok(())
            }
            ToServer::Lobby => self.house.show_lobby(&self.outbox).await,
            ToServer::LeaveLobby => {
                self.house.board.leave(&self.outbox);
                Ok(())
            }
            ToServer::Pong { .. } => Ok(()),
        };
        if let Err(error) = answer {
            self.problem(&error);
        }
    }

    /// Counts a message. Who says too much is told so, and heard more slowly.
    async fn count(&self) {
        let rates = &self.house.rates;
        if let Err(error) = rates.check(Kind::Ask, self.address, self.id().as_ref()) {
            self.problem(&error);
            sleep(SLOWLY).await;
        }
    }

    async fn watch(&mut self, game: &GameId, from: u32, chat: u32) -> Result<(), Error> {
        if self.tables.len() >= GAMES && !self.tables.contains_key(game) {
            return Err(Wrong::TooManyGames.into());
        }
        let table = self.house.table(game).await?;
        self.tables.insert(game.clone(), Arc::clone(&table));
        let player = self.id();
        table
            .watch(&self.house, &self.outbox, player.as_ref(), from, chat)
            .await;
        Ok(())
    }

    /// Carries out a command and says what has come of it, after everybody has heard what happened.
    async fn command(&self, game: GameId, command: NewCommand) {
        let key = command.key.clone();
        let begun = Instant::now();
        let answer = self.carry_out(&game, command).await;
        self.house.metrics.commanded(&answer, begun.elapsed());
        self.outbox.say(&match answer {
            Ok(()) => ToClient::Done { game, key },
            Err(error) => ToClient::Refused {
                game,
                key,
                problem: error.problem(),
            },
        });
    }

    async fn carry_out(&self, game: &GameId, mut new: NewCommand) -> Result<(), Error> {
        let player = self.id().ok_or(Wrong::WhoAreYou)?;
        let rates = &self.house.rates;
        rates.check(Kind::Command, self.address, Some(&player))?;
        let table = match self.tables.get(game) {
            Some(table) => Arc::clone(table),
            None => self.house.table(game).await?,
        };
        // What a client says about its own network is hearsay.
        if let Command::Move { lag, .. } = &mut new.command {
            let control = table.control_of(&player);
            let is_timed = control.is_some_and(|control| control != TimeControl::Unlimited);
            *lag = if is_timed { self.trips.one_way() } else { 0 };
        }
        table.command(&self.house, &player, &new).await
    }
}
