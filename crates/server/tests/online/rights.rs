//! Who may do what: everything that can be asked for or said, from everybody whom it is not for. A
//! route or a message without its row here fails the tests.

use std::collections::BTreeSet;

use ludejo_rules::Seat;
use ludejo_session::{Command, Happening, Offer};
use ludejo_wire::{GameId, GameSummary, Invitation, ToClient, ToServer};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::guest::{Answer, Guest, Socket, View, ask, begun, pair, to};
use super::hall::Hall;

/// Ana, who plays Ben and waits for others, and those who are none of hers.
struct Scene {
    ana: Guest,
    /// Has the other seat in the game.
    ben: Guest,
    /// Has nothing to do with anything here.
    cho: Guest,
    /// Played Ana once, and was blocked by her.
    dia: Guest,
    /// Was forgotten, and still has the secret.
    eli: Guest,
    game: GameId,
    /// The game of Ana and Dia, which is over.
    over: GameId,
    /// Ana's invitation to a table for four, which is not listed.
    waiting: Invitation,
}

impl Scene {
    async fn set(hall: &Hall) -> Self {
        let (ana, ben, game) = pair(hall, "evo", "5+0").await;
        let mut others = Vec::new();
        for name in ["Cho", "Dia", "Eli"] {
            others.push(Guest::new(hall, name).await);
        }
        let [cho, dia, eli] = others.try_into().unwrap_or_else(|_| panic!("three"));
        let former = ana.invite_one(&to("rooya", "none")).await;
        let over = begun(&dia.join(&former).await);
        let resigned = dia.command(&over, "resign", &Command::Resign).await;
        assert_eq!(resigned.status, 204);
        let block = format!("PUT /api/blocks/{}", dia.player.id);
        assert_eq!(ana.ask(&block, Value::Null).await.status, 204);
        assert_eq!(eli.ask("DELETE /api/me", Value::Null).await.status, 204);
        let waiting = ana.invite_one(&to("evo4", "none")).await;
        Self {
            ana,
            ben,
            cho,
            dia,
            eli,
            game,
            over,
            waiting,
        }
    }

    /// The same from everybody in turn: those who are nobody, and then those for whom there is a
    /// column in the tables.
    async fn ask_all(&self, what: &str, body: &Value) -> [String; 4] {
        let forgotten = outcome(&self.eli.ask(what, body.clone()).await);
        let nobody = self.ask_as_nobody(what, body).await;
        assert_eq!(nobody, forgotten, "{what}: a forgotten player is nobody");
        let mut outcomes = vec![nobody];
        // Whoever may not join comes before the table is full.
        for guest in [&self.dia, &self.cho, &self.ben] {
            outcomes.push(outcome(&guest.ask(what, body.clone()).await));
        }
        outcomes.try_into().unwrap_or_else(|_| panic!("four"))
    }

    /// The outcome for whoever has no secret, which is the same for every wrong one.
    async fn ask_as_nobody(&self, what: &str, body: &Value) -> String {
        let body = match body {
            Value::Null => String::new(),
            body => body.to_string(),
        };
        let mut outcomes = BTreeSet::new();
        for authorization in [
            "",
            "\r\nAuthorization: Bearer AAAAAAAAAAAAAAAAAAAAAA",
            "\r\nAuthorization: Bearer short",
            "\r\nAuthorization: Basic AAAA",
        ] {
            let head = format!("{what} HTTP/1.1\r\nContent-Type: application/json{authorization}");
            outcomes.insert(outcome(&ask(self.ana.address, &head, &body).await));
        }
        assert_eq!(outcomes.len(), 1, "{what}: {outcomes:?}");
        outcomes.pop_first().unwrap_or_default()
    }

    /// Whatever is Ana's is as it was.
    async fn is_untouched(&self, after: &str) {
        let ana = &self.ana;
        assert_eq!(ana.get("/api/me").await.status, 200, "{after}");
        let snapshot = ana.snapshot(&self.game).await;
        assert_eq!(snapshot.events, [], "{after}");
        assert!(
            snapshot.chat.iter().all(|line| line.by == self.ben.player),
            "{after}"
        );
        let games: Vec<GameSummary> = ana.get("/api/games").await.read();
        assert_eq!(games.len(), 2, "{after}");
        let path = format!("/api/invitations/{}", self.waiting.id);
        let waiting: Invitation = ana.get(&path).await.read();
        assert_eq!(waiting.places[0], self.waiting.places[0], "{after}");
        assert!(
            waiting.declined_by.is_none() && waiting.began.is_none(),
            "{after}"
        );
        // Whoever is forgotten isn't blocked any more, either.
        if self.dia.get("/api/me").await.status == 200 {
            let block = format!("/api/blocks/{}", self.dia.player.id);
            assert_eq!(ana.get(&block).await.status, 200, "{after}");
        }
    }
}

/// What came of a request: the status, and then the key of the problem, or `[]` for an empty list.
fn outcome(answer: &Answer) -> String {
    match answer.status {
        200..300 if answer.body == "[]" => format!("{} []", answer.status),
        200..300 => answer.status.to_string(),
        _ => answer.problem(),
    }
}

/// The id of an operation, its method and address, and what is sent; what comes of it for nobody, for
/// who is blocked, for a stranger, and for who has another seat.
type Row = (&'static str, fn(&Scene) -> String, Value, [&'static str; 4]);

fn rows() -> Vec<Row> {
    const NOBODY: &str = "401 who-are-you";
    const NO_SEAT: &str = "403 not-your-game";
    const NOT_YOURS: &str = "403 not-your-invitation";
    let none = Value::Null;
    let command = json!({ "key": "a", "command": { "do": "move", "action": "a1a2", "ply": 0 } });
    let words = json!({ "key": "a", "words": { "phrase": "hello" } });
    let mut invitation = serde_json::to_value(to("rooya", "none")).expect("JSON");
    invitation["listed"] = json!(true);
    vec![
        (
            "players-register",
            |_| "POST /api/players".to_owned(),
            json!({ "name": "Ana" }),
            ["201", "201", "201", "201"],
        ),
        (
            "players-me",
            |_| "GET /api/me".to_owned(),
            none.clone(),
            [NOBODY, "200", "200", "200"],
        ),
        (
            "players-rename",
            |_| "PATCH /api/me".to_owned(),
            json!({ "name": "Anna" }),
            [NOBODY, "200", "200", "200"],
        ),
        (
            "players-forget",
            |_| "DELETE /api/me".to_owned(),
            none.clone(),
            [NOBODY, "204", "204", "204"],
        ),
        (
            "invitations-lobby",
            |_| "GET /api/lobby".to_owned(),
            none.clone(),
            ["200", "200", "200", "200"],
        ),
        (
            "invitations-invite",
            |_| "POST /api/invitations".to_owned(),
            invitation,
            [NOBODY, "201", "201", "201"],
        ),
        (
            "invitations-own",
            |_| "GET /api/invitations".to_owned(),
            none.clone(),
            [NOBODY, "200 []", "200 []", "200 []"],
        ),
        (
            "invitations-see",
            |scene| format!("GET /api/invitations/{}", scene.waiting.id),
            none.clone(),
            ["200", "200", "200", "200"],
        ),
        (
            "invitations-join",
            |scene| format!("POST /api/invitations/{}/join", scene.waiting.id),
            json!({}),
            [NOBODY, "403 blocked", "200", "200"],
        ),
        (
            "invitations-decline",
            |scene| format!("POST /api/invitations/{}/decline", scene.waiting.id),
            none.clone(),
            [NOBODY, NOT_YOURS, NOT_YOURS, NOT_YOURS],
        ),
        (
            "invitations-start",
            |scene| format!("POST /api/invitations/{}/start", scene.waiting.id),
            json!({ "levels": [1] }),
            [NOBODY, NOT_YOURS, NOT_YOURS, NOT_YOURS],
        ),
        (
            "invitations-withdraw",
            |scene| format!("DELETE /api/invitations/{}", scene.waiting.id),
            none.clone(),
            [NOBODY, NOT_YOURS, NOT_YOURS, NOT_YOURS],
        ),
        (
            "games-own",
            |_| "GET /api/games".to_owned(),
            none.clone(),
            [NOBODY, "200", "200 []", "200"],
        ),
        (
            "games-see",
            |scene| format!("GET /api/games/{}", scene.game),
            none.clone(),
            ["200", "200", "200", "200"],
        ),
        (
            "games-record",
            |scene| format!("GET /api/games/{}/record", scene.game),
            none.clone(),
            ["200", "200", "200", "200"],
        ),
        (
            "games-command",
            |scene| format!("POST /api/games/{}/commands", scene.game),
            command,
            [NOBODY, NO_SEAT, NO_SEAT, "403 not-your-turn"],
        ),
        (
            "games-say",
            |scene| format!("POST /api/games/{}/chat", scene.game),
            words,
            [NOBODY, NO_SEAT, NO_SEAT, "200"],
        ),
        (
            "games-rematch",
            |scene| format!("POST /api/games/{}/rematch", scene.over),
            none.clone(),
            [NOBODY, "403 blocked", NO_SEAT, NO_SEAT],
        ),
        (
            "games-claim",
            |scene| format!("POST /api/games/{}/claim", scene.game),
            json!({ "as": "win" }),
            [NOBODY, NO_SEAT, NO_SEAT, "409 nothing-to-claim"],
        ),
        (
            "blocks-all",
            |_| "GET /api/blocks".to_owned(),
            none.clone(),
            [NOBODY, "200 []", "200 []", "200 []"],
        ),
        (
            "blocks-see",
            |scene| format!("GET /api/blocks/{}", scene.dia.player.id),
            none.clone(),
            [
                NOBODY,
                "404 no-such-player",
                "404 no-such-player",
                "404 no-such-player",
            ],
        ),
        (
            "blocks-add",
            |scene| format!("PUT /api/blocks/{}", scene.ana.player.id),
            none.clone(),
            [NOBODY, "204", "204", "204"],
        ),
        (
            "blocks-remove",
            |scene| format!("DELETE /api/blocks/{}", scene.dia.player.id),
            none,
            [NOBODY, "204", "204", "204"],
        ),
    ]
}

#[tokio::test]
async fn a_request_counts_only_from_whom_it_is_for() {
    let hall = Hall::open().await;
    for (id, what, body, expected) in rows() {
        let scene = Scene::set(&hall).await;
        let outcomes = scene.ask_all(&what(&scene), &body).await;
        assert_eq!(outcomes, expected, "{id}");
        scene.is_untouched(id).await;
    }
    hall.close().await;
}

/// Addresses that are for everybody, and not described.
const FOR_ALL: [&str; 8] = [
    "/api",
    "/api/",
    "/api/{*path}",
    "/live",
    "/metrics",
    "/openapi.json",
    "/ready",
    "/socket",
];

#[tokio::test]
async fn there_is_a_row_for_every_route() {
    let hall = Hall::open().await;
    let description: Value = ask(hall.address, "GET /api/openapi.json HTTP/1.1", "")
        .await
        .read();
    let paths = description["paths"].as_object().expect("an object");
    let mut ids = BTreeSet::new();
    for (path, operations) in paths {
        let operations = operations.as_object().expect("an object");
        for operation in operations.values() {
            ids.insert(operation["operationId"].as_str().expect("an id"));
        }
        // Nothing is done that isn't described.
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
            if !operations.contains_key(&method.to_lowercase()) {
                let answer = ask(hall.address, &format!("{method} {path} HTTP/1.1"), "").await;
                assert_eq!(answer.problem(), "405 wrong-method", "{method} {path}");
            }
        }
    }
    assert_eq!(ids, rows().iter().map(|row| row.0).collect());

    let source = include_str!("../../src/api/mod.rs");
    let routed = source
        .split(".route(")
        .skip(1)
        .map(|rest| rest.split('"').nth(1).expect("an address"))
        .filter(|path| !FOR_ALL.contains(path))
        .map(|path| format!("/api{path}"));
    let routed: BTreeSet<_> = routed.collect();
    assert_eq!(routed, paths.keys().cloned().collect());
    hall.close().await;
}

/// The names of all the things that can be said, as the code itself lists them to whoever says
/// something else.
fn names<T: DeserializeOwned>(tag: &str) -> BTreeSet<String> {
    let error = serde_json::from_value::<T>(json!({ tag: "?" })).err();
    let error = error.expect("it has no such name").to_string();
    let names = error.split('`').skip(3).step_by(2);
    names.map(ToOwned::to_owned).collect()
}

/// Says something, and tells what is heard until an answer to something else comes, but for what comes
/// of others' doings.
async fn heard(socket: &mut Socket, message: &Value) -> String {
    socket.say_text(&message.to_string()).await;
    socket.say_text(r#"{"say":"watch","game":"nothing"}"#).await;
    let mut heard = Vec::new();
    loop {
        let what = match socket.hear().await {
            ToClient::Problem { problem } if problem.key == "no-such-game" => break,
            ToClient::Problem { problem } => format!("problem {}", problem.key),
            ToClient::Refused { problem, .. } => format!("refused {}", problem.key),
            ToClient::Game { .. } => "game".to_owned(),
            ToClient::Events { .. } => "events".to_owned(),
            ToClient::Done { .. } => "done".to_owned(),
            ToClient::Lobby { .. } => "lobby".to_owned(),
            ToClient::Presence { .. } | ToClient::Invitation { .. } | ToClient::Began { .. } => {
                continue;
            }
            other => panic!("{other:?}"),
        };
        heard.push(what);
    }
    heard.join(", ")
}

/// What is said, and what comes of it for nobody, for who is blocked, for a stranger, and for who has
/// another seat.
type Said = (&'static str, Value, [&'static str; 4]);

/// Messages but for commands.
fn messages(game: &GameId) -> Vec<Said> {
    let all = |heard| [heard; 4];
    let hello = json!({ "version": 1 });
    let game = json!({ "game": game });
    vec![
        ("hello", hello, all("problem not-understood")),
        ("watch", game.clone(), all("game")),
        ("lobby", json!({}), all("lobby")),
        ("leave-lobby", json!({}), all("")),
        ("pong", json!({ "number": 1_000 }), all("")),
        ("leave", game, all("")),
    ]
}

/// Commands in a game in which both have moved, it is Ana's turn, and she has offered a draw.
fn commands() -> Vec<Said> {
    let row = |name, command, other| {
        let (nobody, no_seat) = ("refused who-are-you", "refused not-your-game");
        (name, command, [nobody, no_seat, no_seat, other])
    };
    let none = || json!({});
    let offer = |offer: Offer| json!({ "offer": offer });
    let not_for_players = "refused command-not-for-players";
    vec![
        row("move", json!({ "action": "a1a2" }), "refused not-your-turn"),
        row("offer", offer(Offer::Draw), "refused offer-already-open"),
        row("accept", offer(Offer::Takeback), "refused nothing-offered"),
        row("decline", offer(Offer::Takeback), "refused nothing-offered"),
        row("withdraw", offer(Offer::Draw), "refused nothing-offered"),
        row("resume", none(), "refused game-not-paused"),
        row("abort", none(), "refused too-late-to-abort"),
        row("flag", none(), "refused time-left"),
        row("leave", none(), not_for_players),
        row("undo", none(), not_for_players),
        row("redo", none(), not_for_players),
        row("pause", none(), not_for_players),
        row(
            "hand-over",
            json!({ "to": { "kind": "person" } }),
            not_for_players,
        ),
        // A seat gives up for itself alone.
        row("resign", none(), "events, done"),
    ]
}

/// A message of this name with these members.
fn message(name: &str, members: &Value) -> Value {
    let mut message = members.clone();
    message["say"] = json!(name);
    message
}

/// Both make a move, and Ana offers a draw.
async fn play_a_little(scene: &Scene) {
    for (number, guest) in [&scene.ana, &scene.ben].into_iter().enumerate() {
        let view = View::from(guest.snapshot(&scene.game).await);
        let command = view.some_move(0);
        let made = guest.command(&scene.game, "before", &command).await;
        assert_eq!(made.status, 204, "{number}: {made:?}");
    }
    let offer = Command::Offer { offer: Offer::Draw };
    let offered = scene.ana.command(&scene.game, "offer", &offer).await;
    assert_eq!(offered.status, 204);
}

#[tokio::test]
async fn a_message_counts_only_from_whom_it_is_for() {
    let hall = Hall::open().await;
    let scene = Scene::set(&hall).await;
    play_a_little(&scene).await;
    let mut nobody = Socket::open(hall.address).await;
    nobody.hello(None).await;
    let mut sockets = vec![nobody];
    for guest in [&scene.dia, &scene.cho, &scene.ben] {
        sockets.push(guest.connect().await);
    }
    for (name, members, expected) in messages(&scene.game) {
        for (socket, expected) in sockets.iter_mut().zip(expected) {
            let heard = heard(socket, &message(name, &members)).await;
            assert_eq!(heard, expected, "{name}");
        }
    }
    for socket in &mut sockets {
        socket.watch(&scene.game).await;
    }
    for (name, members, expected) in commands() {
        for (number, (socket, expected)) in sockets.iter_mut().zip(expected).enumerate() {
            let mut command = members.clone();
            command["do"] = json!(name);
            let key = format!("{name} {number}");
            let members = json!({ "game": scene.game, "key": key, "command": command });
            let heard = heard(socket, &message("do", &members)).await;
            assert_eq!(heard, expected, "{name} from {number}");
        }
    }
    let events = scene.ana.snapshot(&scene.game).await.events;
    let after: Vec<_> = events.iter().skip(3).map(|event| &event.what).collect();
    assert_eq!(after, [&Happening::Resigned { seat: Seat::SECOND }]);

    // There is a row for everything that can be said.
    let said = messages(&scene.game);
    let said = said.iter().map(|(name, ..)| (*name).to_owned());
    let said: BTreeSet<_> = said.chain(["do".to_owned()]).collect();
    assert_eq!(said, names::<ToServer>("say"));
    let done = commands()
        .iter()
        .map(|(name, ..)| (*name).to_owned())
        .collect();
    assert_eq!(names::<Command>("do"), done);
    hall.close().await;
}

#[tokio::test]
async fn who_is_forgotten_is_cut_off() {
    let hall = Hall::open().await;
    let scene = Scene::set(&hall).await;
    let mut socket = scene.ben.connect().await;
    socket.watch(&scene.game).await;
    let gone = scene.ben.ask("DELETE /api/me", Value::Null).await;
    assert_eq!(gone.status, 204);
    assert_eq!(socket.close_code().await, 1013);
    let mut socket = Socket::open(hall.address).await;
    let (version, secret) = (ludejo_wire::VERSION, Some(scene.ben.secret.clone()));
    socket.say(&ToServer::Hello { version, secret }).await;
    assert_eq!(socket.problem().await, "who-are-you");
    assert_eq!(socket.close_code().await, 1008);
    hall.close().await;
}
