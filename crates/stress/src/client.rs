//! A player at a game: hears what happens over a socket, comes back after every loss of connection,
//! moves over the socket or over HTTP, and sends a move again until it is answered.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use futures_util::{SinkExt, StreamExt};
use ludejo_rules::Seat;
use ludejo_session::{Command, Event, Session, Stored, Terms, VERSION as FORMAT};
use ludejo_wire::{GameId, NewCommand, Secret, Snapshot, ToClient, ToServer, VERSION};
use rand::RngExt;
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval, sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::history::{Part, Sent};
use crate::http::ask;
use crate::player::Player;

/// How long a client tries to come back, and to hear what it has missed.
const PATIENCE: Duration = Duration::from_secs(90);

/// How long a client waits until it connects anew, or sends something again.
const AGAIN: Duration = Duration::from_millis(150);

/// How long it hears nothing, not even a ping, before it takes the connection for lost.
const SILENCE: Duration = Duration::from_secs(20);

/// How often a client looks whether there is still something to do.
const LOOKING: Duration = Duration::from_millis(500);

/// A connection over which a client hears.
pub type Socket = WebSocketStream<TcpStream>;

/// What has come of a command.
enum Outcome {
    Done,
    /// Refused, with the key of the problem.
    Refused(String),
    /// There was no answer.
    Unknown,
}

/// A command that isn't answered for good.
struct Pending {
    command: NewCommand,
    /// When it is to be sent again; nothing while there may be an answer.
    again: Option<Instant>,
    /// How many actions there are when it is carried out.
    plies: usize,
}

/// A player at a game.
struct Client<'a> {
    player: &'a Player,
    part: Part,
    session: Option<Session>,
    seat: Option<Seat>,
    /// Until when the player thinks, if it is this player's turn.
    thinks_until: Option<Instant>,
    pending: Option<Pending>,
    /// So many actions are known to be made, by what was answered.
    made: usize,
    answers: mpsc::UnboundedSender<(String, Outcome)>,
}

/// Plays a game to its end, or until the run is over and everybody is answered: what the player knows
/// of it then.
///
/// # Errors
/// If the player can't come back, or isn't answered.
pub async fn play(player: &Player, game: &GameId) -> Result<Part> {
    let (answers, mut answered) = mpsc::unbounded_channel();
    let mut client = Client {
        player,
        part: Part::new(game.clone(), player.id.clone()),
        session: None,
        seat: None,
        thinks_until: None,
        pending: None,
        made: 0,
        answers,
    };
    let mut socket = client.come().await?;
    while !client.is_over() {
        if client.attend(&mut socket, &mut answered).await.is_err() {
            client.doubt();
            sleep(AGAIN).await;
            socket = client.come().await?;
            player.pace.come_back();
        }
    }
    if client.pending.take().is_some() {
        player.pace.land(false);
    }
    client.hear_the_rest(&mut socket).await?;
    Ok(client.part)
}

/// Connects and says who it is.
///
/// # Errors
/// If the server doesn't answer as it should.
pub async fn connect(player: &Player) -> Result<Socket> {
    let server = player.server();
    let mut request = format!("ws://{server}/api/socket").into_client_request()?;
    let from = player.address.to_string().parse()?;
    request.headers_mut().insert("x-forwarded-for", from);
    let stream = TcpStream::connect(server).await?;
    stream.set_nodelay(true)?;
    let (mut socket, _) = client_async(request, stream).await?;
    let secret = Some(Secret(player.secret.clone()));
    let version = VERSION;
    say(&mut socket, &ToServer::Hello { version, secret }).await?;
    match hear(&mut socket).await? {
        ToClient::Welcome { .. } => Ok(socket),
        other => bail!("a hello was answered with {other:?}"),
    }
}

/// Says something.
///
/// # Errors
/// If the connection is lost.
pub async fn say(socket: &mut Socket, message: &ToServer) -> Result<()> {
    let text = serde_json::to_string(message)?;
    Ok(socket.send(Message::text(text)).await?)
}

/// Hears the next message.
///
/// # Errors
/// If the connection is lost, or ended.
pub async fn hear(socket: &mut Socket) -> Result<ToClient> {
    loop {
        let frame = timeout(SILENCE, socket.next()).await?;
        match frame.context("the connection has ended")?? {
            Message::Text(text) => return Ok(serde_json::from_str(&text)?),
            Message::Close(_) => bail!("the server has ended the connection"),
            _ => {}
        }
    }
}

impl Client<'_> {
    /// Connects and looks on at the game, however often it takes.
    async fn come(&mut self) -> Result<Socket> {
        let begun = Instant::now();
        loop {
            let come = async {
                let mut socket = connect(self.player).await?;
                let (game, from) = (self.part.game.clone(), self.part.seen.len() as u32);
                say(
                    &mut socket,
                    &ToServer::Watch {
                        game,
                        from,
                        chat: 0,
                    },
                )
                .await?;
                anyhow::Ok(socket)
            };
            match come.await {
                Ok(socket) => return Ok(socket),
                Err(error) if begun.elapsed() > PATIENCE => {
                    return Err(error.context("a client couldn't come back"));
                }
                Err(_) => {
                    let wait = AGAIN.mul_f64(rand::rng().random_range(0.2..2.0));
                    sleep(wait).await;
                }
            }
        }
    }

    /// Whether there is nothing more to do.
    fn is_over(&self) -> bool {
        let session = self.session.as_ref();
        let is_over = session.is_some_and(|session| session.state().ending().is_some());
        let is_quiet = self.player.pace.is_over() && self.player.pace.in_flight() == 0;
        let is_wrong = !self.part.wrong.is_empty();
        self.pending.is_none() && (is_over || is_quiet) || is_wrong
    }

    /// Hears and moves over one connection, until there is nothing more to do.
    ///
    /// # Errors
    /// If the connection is lost.
    async fn attend(
        &mut self,
        socket: &mut Socket,
        answered: &mut mpsc::UnboundedReceiver<(String, Outcome)>,
    ) -> Result<()> {
        // What was not answered until now is sent again, once the game is seen.
        let mut is_seen = false;
        let mut heard_at = Instant::now();
        let mut looks = interval(LOOKING);
        while !self.is_over() {
            let acts_at = if is_seen { self.acts_at() } else { None };
            tokio::select! {
                message = hear(socket) => {
                    let message = message?;
                    heard_at = Instant::now();
                    match message {
                        ToClient::Ping { number } => {
                            say(socket, &ToServer::Pong { number }).await?;
                        }
                        message => {
                            is_seen |= matches!(message, ToClient::Game { .. });
                            self.hear(message);
                        }
                    }
                }
                Some((key, outcome)) = answered.recv() => self.settle(&key, outcome),
                () = sleep_until(acts_at.unwrap_or(heard_at)), if acts_at.is_some() => {
                    self.act(socket).await?;
                }
                _ = looks.tick() => ensure!(heard_at.elapsed() < SILENCE, "the server is silent"),
            }
        }
        Ok(())
    }

    /// The connection is lost: what was sent over it is sent again.
    fn doubt(&mut self) {
        if let Some(pending) = &mut self.pending {
            pending.again = Some(Instant::now());
        }
    }

    /// When there is something to be sent, if there will be.
    fn acts_at(&mut self) -> Option<Instant> {
        if let Some(pending) = &self.pending {
            return pending.again;
        }
        let state = self.session.as_ref()?.state();
        let is_on = !state.is_paused() && state.actors().len() >= self.made;
        if !is_on || state.to_move().is_none() || state.to_move() != self.seat {
            self.thinks_until = None;
            return None;
        }
        // Once for a turn, however many actions it has.
        let goes_on = state.actors().last().copied() == self.seat;
        let thinking = if goes_on {
            Duration::ZERO
        } else {
            self.player.pace.manners.thinking
        };
        let until = || Instant::now() + thinking.mul_f64(rand::rng().random());
        Some(*self.thinks_until.get_or_insert_with(until))
    }

    /// Moves, or sends a move again.
    async fn act(&mut self, socket: &mut Socket) -> Result<()> {
        if self.pending.is_some() {
            self.player.pace.say_again();
        } else if self.player.pace.take_off() {
            self.thinks_until = None;
            self.decide();
        } else {
            self.thinks_until = Some(Instant::now() + LOOKING);
        }
        self.send(socket).await
    }

    /// Chooses a move.
    fn decide(&mut self) {
        let Some(session) = &self.session else {
            return;
        };
        let plies = session.state().actors().len();
        let legal = session.state().game().legal();
        let action = legal[rand::rng().random_range(0..legal.len())].clone();
        let key = format!("{plies}-{}", self.part.sent.len());
        self.part.sent.push(Sent {
            key: key.clone(),
            action: action.clone(),
            is_acknowledged: false,
        });
        let command = Command::Move {
            action,
            ply: Some(plies),
            lag: 0,
        };
        self.pending = Some(Pending {
            command: NewCommand { key, command },
            again: None,
            plies: plies + 1,
        });
    }

    /// Sends what is pending, over the socket or over HTTP.
    async fn send(&mut self, socket: &mut Socket) -> Result<()> {
        let Some(pending) = &mut self.pending else {
            return Ok(());
        };
        pending.again = None;
        let command = pending.command.clone();
        let (by_http, doubles) = {
            let mut random = rand::rng();
            let one_of = self.player.pace.manners.double_one_of;
            let doubles = one_of > 0 && random.random_range(0..one_of) == 0;
            (random.random::<bool>(), doubles)
        };
        if doubles {
            self.player.pace.say_twice();
        }
        if by_http || doubles {
            self.post(&command);
        }
        if !by_http || doubles {
            let game = self.part.game.clone();
            say(socket, &ToServer::Do { game, command }).await?;
        }
        Ok(())
    }

    /// Sends a command over HTTP, on a connection of its own.
    fn post(&self, command: &NewCommand) {
        let (player, answers) = (self.player.clone(), self.answers.clone());
        let what = format!("POST /api/games/{}/commands", self.part.game);
        let key = command.key.clone();
        let body = serde_json::to_string(command).unwrap_or_default();
        tokio::spawn(async move {
            let outcome = match ask(player.server(), player.caller(), &what, &body).await {
                Ok(answer) if answer.status == 204 => Outcome::Done,
                Ok(answer) => Outcome::Refused(answer.problem()),
                Err(_) => Outcome::Unknown,
            };
            // The player may have gone.
            let _ = answers.send((key, outcome));
        });
    }

    /// Hears what the server says.
    fn hear(&mut self, message: ToClient) {
        match message {
            ToClient::Game { snapshot } if snapshot.id == self.part.game => self.see(*snapshot),
            ToClient::Events {
                game, from, events, ..
            } if game == self.part.game => {
                self.append(from, events);
            }
            ToClient::Done { key, .. } => self.settle(&key, Outcome::Done),
            ToClient::Refused { key, problem, .. } => {
                self.settle(&key, Outcome::Refused(problem.key));
            }
            _ => {}
        }
    }

    /// Sees the game as it stands.
    fn see(&mut self, snapshot: Snapshot) {
        let mut seats = snapshot.players.iter();
        let place = seats.position(|player| {
            player
                .as_ref()
                .is_some_and(|player| player.id == self.player.id)
        });
        self.seat = place.map(|place| Seat::new(place as u8));
        if self.session.is_none() {
            self.session = begin(snapshot.terms);
        }
        self.append(snapshot.from, snapshot.events);
    }

    /// Events come in order, none twice and none left out.
    fn append(&mut self, from: u32, events: Vec<Event>) {
        let known = self.part.seen.len();
        if from as usize != known {
            let what = format!("events from {from} on when {known} were known");
            return self.part.wrong.push(what);
        }
        for event in events {
            self.part.seen.push(event.clone());
            let Some(session) = &mut self.session else {
                return self.part.wrong.push("terms of no game".to_owned());
            };
            if let Err(refused) = session.append(event) {
                let number = self.part.seen.len() - 1;
                let what = format!("event {number}, which can't happen ({refused})");
                return self.part.wrong.push(what);
            }
        }
    }

    /// A command is answered.
    fn settle(&mut self, key: &str, outcome: Outcome) {
        let sent = self.part.sent.iter_mut().find(|sent| sent.key == *key);
        let is_pending = self
            .pending
            .as_ref()
            .is_some_and(|pending| pending.command.key == *key);
        match outcome {
            Outcome::Done => {
                if let Some(sent) = sent {
                    sent.is_acknowledged = true;
                }
                if let Some(pending) = self.pending.take_if(|_| is_pending) {
                    self.made = pending.plies;
                    self.player.pace.land(true);
                }
            }
            Outcome::Refused(problem) if !is_passing(&problem) => {
                let what = format!("the command {key} was refused: {problem}");
                self.part.wrong.push(what);
                if self.pending.take_if(|_| is_pending).is_some() {
                    self.player.pace.land(false);
                }
            }
            Outcome::Refused(_) | Outcome::Unknown => {
                if let Some(pending) = self.pending.as_mut().filter(|_| is_pending) {
                    pending.again = Some(Instant::now() + AGAIN);
                }
            }
        }
    }

    /// Hears the rest of what there is, as it is told over HTTP.
    async fn hear_the_rest(&mut self, socket: &mut Socket) -> Result<()> {
        let path = format!("GET /api/games/{}", self.part.game);
        let snapshot: Snapshot = self.player.ask(&path, "").await?.read()?;
        let begun = Instant::now();
        while self.part.seen.len() < snapshot.events.len() && self.part.wrong.is_empty() {
            let left = PATIENCE.saturating_sub(begun.elapsed());
            match timeout(left, hear(socket)).await {
                Ok(Ok(message)) => self.hear(message),
                Ok(Err(_)) => *socket = self.come().await?,
                Err(_) => self
                    .part
                    .wrong
                    .push("nothing of the last events".to_owned()),
            }
        }
        Ok(())
    }
}

/// Whether a command is to be sent again, since only the server was in the way.
fn is_passing(problem: &str) -> bool {
    matches!(
        problem,
        "store-fault" | "server-ends" | "try-again" | "took-too-long" | "too-often"
    )
}

fn begin(terms: Terms) -> Option<Session> {
    let stored = Stored {
        version: FORMAT,
        terms,
        events: Vec::new(),
    };
    Session::restore(stored)
        .ok()
        .map(|restored| restored.session)
}

/// Two who play each other again and again until the run is over: what each knows of each game.
///
/// # Errors
/// If something takes too long.
pub async fn pair(
    one: Player,
    other: Player,
    games: Vec<&'static str>,
    control: ludejo_session::TimeControl,
) -> Result<Vec<Part>> {
    let pace = Arc::clone(&one.pace);
    let mut parts = Vec::new();
    for game in games.into_iter().cycle() {
        if pace.is_over() {
            break;
        }
        let game = one.begin(&other, game, control).await?;
        let (a, b) = tokio::try_join!(play(&one, &game), play(&other, &game))?;
        parts.extend([a, b]);
    }
    Ok(parts)
}
