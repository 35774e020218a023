//! A client for tests: it asks over HTTP, hears over a socket, and keeps its own copy of each game.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use ludejo_rules::Seat;
use ludejo_session::{Command, Session, Stored, VERSION as FORMAT};
use ludejo_wire::{
    GameId, Invitation, Invited, NewCommand, NewInvitation, Player, Problem, Registered, Secret,
    Snapshot, ToClient, ToServer, VERSION,
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::hall::Hall;

/// Longer than anything here takes on a busy machine.
pub(super) const PATIENCE: Duration = Duration::from_secs(30);

/// What was answered to a request.
#[derive(Debug)]
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) head: String,
    pub(super) body: String,
}

impl Answer {
    /// The body as what it is meant to be.
    pub(super) fn read<T: DeserializeOwned>(&self) -> T {
        assert!((200..300).contains(&self.status), "{self:?}");
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The key of the problem, after the status: `404 no-such-game`.
    pub(super) fn problem(&self) -> String {
        let problem: Problem = serde_json::from_str(&self.body)
            .unwrap_or_else(|error| panic!("no problem ({error}): {self:?}"));
        assert!(problem.text.ends_with('.'), "a sentence: {problem:?}");
        format!("{} {}", self.status, problem.key)
    }
}

/// Sends a request and waits for the answer.
pub(super) async fn ask(address: SocketAddr, head: &str, body: &str) -> Answer {
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    let length = body.len();
    let request =
        format!("{head}\r\nHost: a\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}");
    // It may be closed before all of it has been sent.
    let _ = stream.write_all(request.as_bytes()).await;
    let mut answer = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
    let _ = read.expect("an answer in time");
    let answer = String::from_utf8(answer).expect("UTF-8");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok());
    Answer {
        status: status.expect("a status"),
        head: head.to_owned(),
        body: body.to_owned(),
    }
}

/// A player who is not connected.
#[derive(Clone)]
pub(super) struct Guest {
    pub(super) address: SocketAddr,
    pub(super) player: Player,
    pub(super) secret: Secret,
}

impl Guest {
    /// Becomes a player.
    pub(super) async fn new(hall: &Hall, name: &str) -> Self {
        let body = json!({ "name": name }).to_string();
        let head = "POST /api/players HTTP/1.1\r\nContent-Type: application/json";
        let answer = ask(hall.address, head, &body).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let Registered { player, secret } = answer.read();
        Self {
            address: hall.address,
            player,
            secret,
        }
    }

    /// The same player at another server.
    pub(super) fn at(&self, hall: &Hall) -> Self {
        Self {
            address: hall.address,
            ..self.clone()
        }
    }

    /// Asks for something, such as `GET /api/me`, with a body if there is one.
    pub(super) async fn ask(&self, what: &str, body: Value) -> Answer {
        let secret = &self.secret.0;
        let head = format!(
            "{what} HTTP/1.1\r\nAuthorization: Bearer {secret}\r\nContent-Type: application/json"
        );
        let body = if body.is_null() {
            String::new()
        } else {
            body.to_string()
        };
        ask(self.address, &head, &body).await
    }

    /// Asks for something without saying anything besides.
    pub(super) async fn get(&self, path: &str) -> Answer {
        self.ask(&format!("GET {path}"), Value::Null).await
    }

    pub(super) async fn invite(&self, new: &NewInvitation) -> Invited {
        let body = serde_json::to_value(new).expect("JSON");
        self.ask("POST /api/invitations", body).await.read()
    }

    /// Invites to one game and is the only one who waits.
    pub(super) async fn invite_one(&self, new: &NewInvitation) -> Invitation {
        match self.invite(new).await {
            Invited::Waiting { mut invitations } if invitations.len() == 1 => invitations.remove(0),
            other => panic!("{other:?}"),
        }
    }

    pub(super) async fn join(&self, invitation: &Invitation) -> Answer {
        let what = format!("POST /api/invitations/{}/join", invitation.id);
        self.ask(&what, json!({})).await
    }

    /// Sends a command over HTTP.
    pub(super) async fn command(&self, game: &GameId, key: &str, command: &Command) -> Answer {
        let body = json!({ "key": key, "command": command });
        self.ask(&format!("POST /api/games/{game}/commands"), body)
            .await
    }

    pub(super) async fn snapshot(&self, game: &GameId) -> Snapshot {
        self.get(&format!("/api/games/{game}")).await.read()
    }

    /// Connects.
    pub(super) async fn connect(&self) -> Socket {
        let mut socket = Socket::open(self.address).await;
        let player = socket.hello(Some(self.secret.clone())).await;
        assert_eq!(player.as_ref(), Some(&self.player));
        socket
    }
}

/// An invitation to one game, with chance deciding about seats.
pub(super) fn to(game: &str, control: &str) -> NewInvitation {
    NewInvitation {
        games: vec![game.to_owned()],
        controls: vec![control.parse().expect("a time control")],
        start: None,
        seat: ludejo_wire::SeatWish::Seat(0),
        engines: Vec::new(),
        listed: false,
        pair: false,
    }
}

/// What has begun.
pub(super) fn begun(answer: &Answer) -> GameId {
    match answer.read() {
        Invited::Began { game } => game,
        other => panic!("{other:?}"),
    }
}

/// Two players in a game, the first of them at the first seat.
pub(super) async fn pair(hall: &Hall, game: &str, control: &str) -> (Guest, Guest, GameId) {
    let (ana, ben) = (Guest::new(hall, "Ana").await, Guest::new(hall, "Ben").await);
    let invitation = ana.invite_one(&to(game, control)).await;
    let game = begun(&ben.join(&invitation).await);
    (ana, ben, game)
}

/// A connection.
pub(super) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Whether pings are answered.
    pub(super) answers: bool,
}

impl Socket {
    /// Connects without saying anything.
    pub(super) async fn open(address: SocketAddr) -> Self {
        Self::try_open(address).await.expect("a socket")
    }

    /// The same, if the server lets it.
    pub(super) async fn try_open(address: SocketAddr) -> Result<Self, String> {
        let connected = connect_async(format!("ws://{address}/api/socket")).await;
        let (stream, _) = connected.map_err(|error| error.to_string())?;
        Ok(Self {
            stream,
            answers: true,
        })
    }

    /// Says who it is, and hears who it is.
    pub(super) async fn hello(&mut self, secret: Option<Secret>) -> Option<Player> {
        let version = VERSION;
        self.say(&ToServer::Hello { version, secret }).await;
        match self.hear().await {
            ToClient::Welcome { player, .. } => player,
            other => panic!("{other:?}"),
        }
    }

    pub(super) async fn say(&mut self, message: &ToServer) {
        let text = serde_json::to_string(message).expect("JSON");
        self.say_text(&text).await;
    }

    pub(super) async fn say_text(&mut self, text: &str) {
        self.say_frame(Message::text(text)).await;
    }

    /// Says something that may not be text.
    pub(super) async fn say_frame(&mut self, frame: Message) {
        self.stream.send(frame).await.expect("it is open");
    }

    /// The next frame, whatever it is; nothing if the connection was lost.
    pub(super) async fn frame(&mut self) -> Option<Message> {
        let heard = timeout(PATIENCE, self.stream.next()).await;
        heard.expect("a message in time")?.ok()
    }

    /// The next message; pings are answered by the way.
    pub(super) async fn hear(&mut self) -> ToClient {
        loop {
            let frame = self.frame().await;
            let text = match &frame {
                Some(Message::Text(text)) => text,
                Some(Message::Pong(_)) => continue,
                _ => panic!("{frame:?}"),
            };
            match serde_json::from_str(text).expect("a message") {
                ToClient::Ping { number } if self.answers => {
                    self.say(&ToServer::Pong { number }).await;
                }
                ToClient::Ping { .. } => {}
                message => return message,
            }
        }
    }

    /// Hears until something is what it waits for.
    pub(super) async fn until<T>(&mut self, mut what: impl FnMut(ToClient) -> Option<T>) -> T {
        loop {
            if let Some(found) = what(self.hear().await) {
                return found;
            }
        }
    }

    /// The key of the problem that is told next.
    pub(super) async fn problem(&mut self) -> String {
        self.until(|message| match message {
            ToClient::Problem { problem } => Some(problem.key),
            _ => None,
        })
        .await
    }

    /// The code with which the server ends the connection.
    pub(super) async fn close_code(&mut self) -> u16 {
        loop {
            match self.frame().await {
                Some(Message::Close(Some(frame))) => return frame.code.into(),
                Some(Message::Text(_)) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    /// Looks on at a game.
    pub(super) async fn watch(&mut self, game: &GameId) -> View {
        self.watch_from(game, 0).await.into()
    }

    /// The answer if so many events are known.
    pub(super) async fn watch_from(&mut self, game: &GameId, from: u32) -> Snapshot {
        let (game, chat) = (game.clone(), 0);
        self.say(&ToServer::Watch { game, from, chat }).await;
        self.until(|message| match message {
            ToClient::Game { snapshot } => Some(*snapshot),
            _ => None,
        })
        .await
    }

    /// Sends a command; the answer is nothing, or the key of what is in the way. What has happened
    /// until then is told to the view.
    pub(super) async fn command(
        &mut self,
        view: &mut View,
        key: &str,
        command: &Command,
    ) -> Result<(), String> {
        let game = view.id.clone();
        let command = NewCommand {
            key: key.to_owned(),
            command: command.clone(),
        };
        self.say(&ToServer::Do { game, command }).await;
        self.until(|message| match message {
            ToClient::Done { key: done, .. } if done == key => Some(Ok(())),
            ToClient::Refused {
                key: done, problem, ..
            } if done == key => Some(Err(problem.key)),
            message => {
                view.hear(&message);
                None
            }
        })
        .await
    }

    /// Hears until so many events are known.
    pub(super) async fn follow(&mut self, view: &mut View, count: usize) {
        while view.session.events().len() < count {
            let message = self.hear().await;
            view.hear(&message);
        }
    }
}

/// A game as a client has it.
pub(super) struct View {
    pub(super) id: GameId,
    pub(super) session: Session,
    pub(super) presence: ludejo_wire::Presence,
}

impl From<Snapshot> for View {
    fn from(snapshot: Snapshot) -> Self {
        assert_eq!(snapshot.from, 0, "it has everything");
        let restored = Session::restore(Stored {
            version: FORMAT,
            terms: snapshot.terms,
            events: snapshot.events,
        });
        let restored = restored.expect("a game");
        assert_eq!(restored.fault, None);
        Self {
            id: snapshot.id,
            session: restored.session,
            presence: snapshot.presence,
        }
    }
}

impl View {
    /// Hears what has happened: in order, nothing twice, nothing left out.
    pub(super) fn hear(&mut self, message: &ToClient) {
        match message {
            ToClient::Events {
                game, from, events, ..
            } if *game == self.id => {
                assert_eq!(*from as usize, self.session.events().len());
                for event in events {
                    self.session.append(event.clone()).expect("it can happen");
                }
            }
            ToClient::Presence { game, presence } if *game == self.id => {
                self.presence = presence.clone();
            }
            _ => {}
        }
    }

    /// The seat to move; nobody when the game is over.
    pub(super) fn to_move(&self) -> Option<Seat> {
        self.session.state().to_move()
    }

    /// Some legal move for the position, by this number.
    pub(super) fn some_move(&self, number: usize) -> Command {
        let state = self.session.state();
        let legal = state.game().legal();
        Command::Move {
            action: legal[number % legal.len()].clone(),
            ply: Some(state.actors().len()),
            lag: 0,
        }
    }
}
