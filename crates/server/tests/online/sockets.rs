//! Sockets: who is heard, what is answered, and that nobody misses anything.

use std::time::Duration;

use ludejo_rules::Seat;
use ludejo_session::Command;
use ludejo_wire::{GameId, NewCommand, PlayerId, Secret, ToClient, ToServer, VERSION};
use rusqlite::Connection;
use tempfile::tempdir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use super::guest::{Guest, PATIENCE, Socket, View, ask, pair};
use super::hall::{Hall, settings};

#[tokio::test]
async fn the_first_message_is_a_hello() {
    let hall = Hall::open().await;
    let ana = Guest::new(&hall, "Ana").await;
    let hello = |version, secret: Option<&str>| ToServer::Hello {
        version,
        secret: secret.map(|secret| Secret(secret.to_owned())),
    };
    for (message, expected) in [
        (ToServer::Lobby, "hello-first"),
        (
            hello(VERSION, Some("AAAAAAAAAAAAAAAAAAAAAA")),
            "who-are-you",
        ),
        (hello(VERSION, Some("short")), "who-are-you"),
        (hello(VERSION, Some(ana.player.id.as_str())), "who-are-you"),
    ] {
        let mut socket = Socket::open(hall.address).await;
        socket.say(&message).await;
        assert_eq!(socket.problem().await, expected);
        assert_eq!(socket.close_code().await, 1008);
    }
    let mut socket = Socket::open(hall.address).await;
    socket.say_text("hello").await;
    assert_eq!(socket.problem().await, "hello-first");

    let mut old = Socket::open(hall.address).await;
    old.say(&hello(VERSION + 1, Some(&ana.secret.0))).await;
    assert_eq!(old.hear().await, ToClient::Outdated { version: VERSION });
    assert_eq!(old.close_code().await, 1008);

    let mut good = ana.connect().await;
    good.say(&hello(VERSION, Some(&ana.secret.0))).await;
    assert_eq!(good.problem().await, "not-understood", "once is enough");
    hall.close().await;
}

#[tokio::test]
async fn pages_of_other_sites_cannot_connect() {
    let hall = Hall::open().await;
    let upgrade = |origin: &str| {
        format!(
            "GET /api/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\
             Origin: {origin}"
        )
    };
    for (origin, status) in [("http://b", 403), ("null", 403)] {
        let answer = ask(hall.address, &upgrade(origin), "").await;
        assert_eq!(answer.status, status, "{origin}: {answer:?}");
        assert_eq!(answer.problem(), "403 foreign-origin");
    }
    let mut stream = TcpStream::connect(hall.address)
        .await
        .expect("a connection");
    let request = format!("{}\r\nHost: a\r\n\r\n", upgrade("https://a"));
    stream.write_all(request.as_bytes()).await.expect("open");
    let mut start = [0; 12];
    stream.read_exact(&mut start).await.expect("an answer");
    assert_eq!(&start, b"HTTP/1.1 101");
    drop(stream);
    hall.close().await;
}

#[tokio::test]
async fn there_are_only_so_many_places() {
    let mut settings = settings();
    settings.sockets = 2;
    let hall = Hall::with(settings).await;
    let first = Socket::open(hall.address).await;
    let second = Socket::open(hall.address).await;
    let refused = Socket::try_open(hall.address).await.err();
    assert!(refused.is_some_and(|error| error.contains("503")));
    drop(first);
    let begun = tokio::time::Instant::now();
    while Socket::try_open(hall.address).await.is_err() {
        assert!(begun.elapsed() < PATIENCE, "a place is free");
        sleep(Duration::from_millis(20)).await;
    }
    drop(second);
    hall.close().await;
}

#[tokio::test]
async fn nonsense_is_answered_and_goes_no_further() {
    let hall = Hall::open().await;
    let (ana, _, game) = pair(&hall, "evo", "none").await;
    let mut socket = ana.connect().await;
    let deep = format!("{}{}", "[".repeat(4_000), "]".repeat(4_000));
    for text in [
        "",
        "{}",
        "null",
        "[]",
        r#"{"say":"shout"}"#,
        r#"{"say":"watch"}"#,
        r#"{"say":"watch","game":7}"#,
        r#"{"say":"watch","game":"x","from":-1}"#,
        r#"{"say":"do","game":"x","key":"a","command":{"do":"dance"}}"#,
        r#"{"say":"pong","number":4294967296}"#,
        &deep,
    ] {
        socket.say_text(text).await;
        assert_eq!(socket.problem().await, "not-understood", "{text}");
    }
    let unknown = GameId("nothing".to_owned());
    for message in [
        ToServer::Watch {
            game: unknown.clone(),
            from: 0,
            chat: 0,
        },
        ToServer::Watch {
            game: GameId("x".repeat(10_000)),
            from: u32::MAX,
            chat: u32::MAX,
        },
    ] {
        socket.say(&message).await;
        assert_eq!(socket.problem().await, "no-such-game");
    }
    // What isn't going on can be left, and answered, all the same.
    for message in [
        ToServer::Leave { game: unknown },
        ToServer::LeaveLobby,
        ToServer::Pong { number: 12_345 },
    ] {
        socket.say(&message).await;
    }
    let mut view = socket.watch(&game).await;
    let command = view.some_move(0);
    assert_eq!(socket.command(&mut view, "a", &command).await, Ok(()));
    // What is too long is not even read.
    socket.say_text(&"x".repeat(20_000)).await;
    assert!(
        !matches!(socket.frame().await, Some(frame) if frame.is_text()),
        "the connection ends"
    );
    hall.close().await;
}

#[tokio::test]
async fn one_connection_watches_so_many_games() {
    let hall = Hall::open().await;
    let (ana, ben) = (
        Guest::new(&hall, "Ana").await,
        Guest::new(&hall, "Ben").await,
    );
    let mut socket = ben.connect().await;
    for number in 0..65 {
        let invitation = ana.invite_one(&super::guest::to("rooya", "none")).await;
        let game = super::guest::begun(&ben.join(&invitation).await);
        if number < 64 {
            socket.watch(&game).await;
            continue;
        }
        let (from, chat) = (0, 0);
        socket.say(&ToServer::Watch { game, from, chat }).await;
        assert_eq!(socket.problem().await, "too-many-games");
    }
    hall.close().await;
}

#[tokio::test]
async fn who_comes_back_gets_exactly_what_was_missed() {
    let hall = Hall::open().await;
    let (ana, ben, game) = pair(&hall, "evo", "5+3").await;
    let (mut first, mut second) = (ana.connect().await, ben.connect().await);
    let mut view = first.watch(&game).await;
    let mut other = second.watch(&game).await;
    for round in 0..10 {
        let (socket, moving) = match round % 2 {
            0 => (&mut first, &mut view),
            _ => (&mut second, &mut other),
        };
        let command = moving.some_move(round);
        let key = round.to_string();
        assert_eq!(socket.command(moving, &key, &command).await, Ok(()));
        first.follow(&mut view, round + 1).await;
        second.follow(&mut other, round + 1).await;
    }
    let events = view.session.events().to_vec();
    for known in 0..=events.len() {
        let mut again = ana.connect().await;
        let snapshot = again.watch_from(&game, known as u32).await;
        assert_eq!(snapshot.from as usize, known);
        assert_eq!(snapshot.events, events[known..]);
    }
    // Who knows more than there is has it from nowhere, and gets everything.
    let mut again = ana.connect().await;
    let snapshot = again.watch_from(&game, 11).await;
    assert_eq!((snapshot.from, snapshot.events), (0, events));
    hall.close().await;
}

/// Somebody loses the connection at every moment of a game, while the other goes on.
#[tokio::test]
async fn who_has_heard_of_something_sooner_than_the_server_goes_on_from_there() {
    let folder = tempdir().expect("a folder");
    let hall = Hall::at(folder.path(), settings()).await;
    let (ana, _, game) = pair(&hall, "evo", "none").await;
    let mut socket = ana.connect().await;
    let mut view = socket.watch(&game).await;
    let command = view.some_move(0);
    assert_eq!(socket.command(&mut view, "a", &command).await, Ok(()));
    // As another server would, whose news are late.
    let database = Connection::open(folder.path().join("data/ludejo.db")).expect("a database");
    for write in [
        "INSERT INTO events (game, number, at, what) \
         SELECT game, 1, at, '{\"what\":\"offered\",\"seat\":0,\"offer\":\"draw\"}' FROM events",
        "UPDATE games SET events = 2",
    ] {
        assert_eq!(database.execute(write, []).expect("it can be"), 1);
    }
    let mut coming = ana.connect().await;
    let seen = coming.watch_from(&game, 2).await;
    assert_eq!((seen.from, seen.events), (2, vec![]));
    // Who was there before hears of it, too.
    socket.follow(&mut view, 2).await;
    // What was never there is nothing to go on from.
    let seen = coming.watch_from(&game, 3).await;
    assert_eq!(
        (seen.from, seen.events),
        (0, view.session.events().to_vec())
    );
    hall.close().await;
}

#[tokio::test]
async fn nothing_is_missed_while_the_game_goes_on() {
    let hall = Hall::open().await;
    let (ana, ben, game) = pair(&hall, "evo", "none").await;
    let mut players = Vec::new();
    for guest in [&ana, &ben] {
        let mut socket = guest.connect().await;
        let view = socket.watch(&game).await;
        players.push((socket, view));
    }
    let watched = game.clone();
    let address = hall.address;
    let watching = tokio::spawn(async move {
        let mut socket = Socket::open(address).await;
        socket.hello(None).await;
        let mut view = socket.watch(&watched).await;
        while view.to_move().is_some() {
            let mut socket = Socket::open(address).await;
            socket.hello(None).await;
            let known = view.session.events().len();
            let snapshot = socket.watch_from(&watched, known as u32).await;
            assert_eq!(snapshot.from as usize, known);
            for event in snapshot.events {
                view.session.append(event).expect("it can happen");
            }
            // A few more, and it is cut.
            let more = view.session.events().len() + known % 3;
            let _ = timeout(Duration::from_millis(50), socket.follow(&mut view, more)).await;
        }
        view
    });
    for round in 0..60 {
        if players[0].1.to_move().is_none() {
            break;
        }
        let count = players[0].1.session.events().len();
        let (socket, view) = &mut players[round % 2];
        let command = view.some_move(round * 7);
        let key = round.to_string();
        assert_eq!(socket.command(view, &key, &command).await, Ok(()));
        for (socket, view) in &mut players {
            socket.follow(view, count + 1).await;
        }
    }
    // It may have ended by itself.
    ben.command(&game, "end", &Command::Resign).await;
    let (socket, view) = &mut players[0];
    while view.to_move().is_some() {
        let message = socket.hear().await;
        view.hear(&message);
    }
    let seen = timeout(PATIENCE, watching).await.expect("in time");
    assert!(seen.expect("it saw all").session == players[0].1.session);
    hall.close().await;
}

#[tokio::test]
async fn a_command_sent_twice_counts_once() {
    let hall = Hall::open().await;
    let (ana, ben, game) = pair(&hall, "heroes", "none").await;
    let mut phone = ana.connect().await;
    let mut laptop = ana.connect().await;
    let mut view = phone.watch(&game).await;
    let mut other = laptop.watch(&game).await;
    let Command::Move { action, .. } = view.some_move(0) else {
        panic!("a move");
    };
    // Without a number, so that the key alone tells.
    let command = Command::play(action);
    assert_eq!(phone.command(&mut view, "a", &command).await, Ok(()));
    assert_eq!(phone.command(&mut view, "a", &command).await, Ok(()));
    assert_eq!(ana.command(&game, "a", &command).await.status, 204);
    assert_eq!(laptop.command(&mut other, "a", &command).await, Ok(()));
    assert_eq!(ana.snapshot(&game).await.events.len(), 1);
    assert!(view.session == other.session, "two devices see the same");
    // Somebody else's key is another one.
    assert_eq!(ben.command(&game, "a", &Command::Resign).await.status, 204);
    assert_eq!(ben.command(&game, "a", &Command::Resign).await.status, 204);
    assert_eq!(ana.snapshot(&game).await.events.len(), 2);
    hall.close().await;
}

#[tokio::test]
async fn two_devices_that_move_at_once_make_one_move() {
    let hall = Hall::open().await;
    let (ana, _, game) = pair(&hall, "evo", "none").await;
    let mut phone = ana.connect().await;
    let mut laptop = ana.connect().await;
    let mut view = phone.watch(&game).await;
    let mut other = laptop.watch(&game).await;
    let (one, another) = (view.some_move(0), other.some_move(1));
    let (first, second) = tokio::join!(
        phone.command(&mut view, "a", &one),
        laptop.command(&mut other, "b", &another)
    );
    let refused = [first, second].into_iter().filter_map(Result::err);
    let refused: Vec<_> = refused.collect();
    assert_eq!(refused, ["move-out-of-step"]);
    phone.follow(&mut view, 1).await;
    laptop.follow(&mut other, 1).await;
    assert!(view.session == other.session);
    // The player is there as long as one device is.
    drop(phone);
    sleep(Duration::from_millis(300)).await;
    let presence = ana.snapshot(&game).await.presence;
    assert_eq!(presence.seats, [Seat::FIRST]);
    hall.close().await;
}

#[tokio::test]
async fn people_see_who_is_there() {
    let hall = Hall::open().await;
    let (ana, ben, game) = pair(&hall, "evo", "5+3").await;
    let mut socket = ana.connect().await;
    let view = socket.watch(&game).await;
    assert_eq!(view.presence.seats, [Seat::FIRST]);
    let mut other = ben.connect().await;
    other.watch(&game).await;
    let mut presence = async |count: usize, watchers: u32| {
        socket
            .until(|message| match message {
                ToClient::Presence { presence, .. } => (presence.seats.len() == count
                    && presence.watchers == watchers)
                    .then_some(presence),
                _ => None,
            })
            .await
    };
    presence(2, 0).await;
    let mut spectator = Socket::open(hall.address).await;
    spectator.hello(None).await;
    spectator.watch(&game).await;
    presence(2, 1).await;
    other.say(&ToServer::Leave { game: game.clone() }).await;
    assert_eq!(presence(1, 1).await.claims[0].0, Seat::SECOND);
    drop(spectator);
    presence(1, 0).await;
    hall.close().await;
}

#[tokio::test]
async fn lag_is_measured_and_not_believed() {
    let mut settings = settings();
    settings.ping_every = Duration::from_millis(300);
    let hall = Hall::with(settings).await;
    for (control, is_timed) in [("5+3", true), ("none", false)] {
        let (ana, _, game) = pair(&hall, "evo", control).await;
        let mut socket = ana.connect().await;
        socket.answers = false;
        let mut view = socket.watch(&game).await;
        // It answers every ping, each 80 milliseconds late.
        for _ in 0..6 {
            let text = loop {
                let frame = socket.frame().await.expect("it is open");
                let text = frame.into_text().expect("text");
                if text.contains("\"ping\"") {
                    break text;
                }
                view.hear(&serde_json::from_str(&text).expect("a message"));
            };
            let ToClient::Ping { number } = serde_json::from_str(&text).expect("a ping") else {
                panic!("{text}");
            };
            sleep(Duration::from_millis(80)).await;
            socket.say(&ToServer::Pong { number }).await;
        }
        let Command::Move { action, ply, .. } = view.some_move(0) else {
            panic!("a move");
        };
        let command = Command::Move {
            action,
            ply,
            lag: 499,
        };
        assert_eq!(socket.command(&mut view, "a", &command).await, Ok(()));
        let ludejo_session::Happening::Moved { lag, .. } = view.session.events()[0].what else {
            panic!("a move");
        };
        assert_eq!((40..=500).contains(&lag), is_timed, "{lag}");
    }
    hall.close().await;
}

#[tokio::test]
async fn who_no_longer_answers_is_gone() {
    let mut settings = settings();
    settings.ping_every = Duration::from_millis(100);
    let hall = Hall::with(settings).await;
    let (ana, ben, game) = pair(&hall, "evo", "5+3").await;
    let mut socket = ana.connect().await;
    socket.watch(&game).await;
    let mut silent = ben.connect().await;
    silent.answers = false;
    silent.watch(&game).await;
    let gone = socket.until(|message| match message {
        ToClient::Presence { presence, .. } => (presence.seats.len() == 1).then_some(()),
        _ => None,
    });
    gone.await;
    hall.close().await;
}

#[tokio::test]
async fn who_is_forgotten_is_disconnected() {
    let hall = Hall::open().await;
    let ana = Guest::new(&hall, "Ana").await;
    let mut socket = ana.connect().await;
    let gone = ana.ask("DELETE /api/me", serde_json::Value::Null).await;
    assert_eq!(gone.status, 204);
    assert_eq!(socket.close_code().await, 1013);
    hall.close().await;
}

/// The names of things in messages are what they are, whatever they look like.
#[test]
fn messages_are_what_the_protocol_says() {
    let command = ToServer::Do {
        game: GameId("g".to_owned()),
        command: NewCommand {
            key: "k".to_owned(),
            command: Command::play("b2b4"),
        },
    };
    let text = serde_json::to_string(&command).expect("JSON");
    let expected =
        r#"{"say":"do","game":"g","key":"k","command":{"do":"move","action":"b2b4","lag":0}}"#;
    assert_eq!(text, expected);
    assert_eq!(
        serde_json::from_str::<ToServer>(&text).expect("a message"),
        command
    );
    let id = PlayerId("p".to_owned());
    assert_eq!(serde_json::to_string(&id).expect("JSON"), r#""p""#);
    let _: fn(View) = drop;
}
