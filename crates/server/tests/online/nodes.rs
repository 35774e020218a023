//! Two servers side by side on one PostgreSQL.

use std::sync::Arc;

use ludejo_rules::Seat;
use ludejo_server::store::Postgres;
use ludejo_session::{Command, Happening, TimeControl};
use ludejo_wire::{GameId, GameSummary, Invited, NewInvitation, SeatWish, ToClient, ToServer};
use serde_json::{Value, json};
use tokio::time::{Duration, sleep, timeout};
use tokio_postgres::NoTls;

use super::guest::{Guest, PATIENCE, Socket, begun, pair, to};
use super::hall::{Hall, settings};
use crate::store::cluster::Cluster;

async fn node(address: &str) -> Hall {
    let store = Postgres::open(address).await.expect("a store");
    let mut settings = settings();
    // Who is connected elsewhere is here, too; nobody is taken for new.
    settings.hide_after = 1;
    Hall::over(Arc::new(store), settings).await
}

#[tokio::test]
async fn people_at_two_servers_find_each_other_and_play() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let address = cluster.database().await;
    let (one, other) = (node(&address).await, node(&address).await);
    let ana = Guest::new(&one, "Ana").await;
    let ben = Guest::new(&other, "Ben").await;
    let (mut first, mut second) = (ana.connect().await, ben.connect().await);
    let new = NewInvitation {
        listed: true,
        seat: SeatWish::Seat(0),
        controls: vec![TimeControl::Increment {
            base: 3_600_000,
            increment: 1_000,
        }],
        ..to("rooya", "none")
    };
    let made = ana.invite_one(&new).await;
    second.say(&ToServer::Lobby).await;
    let found = second.until(|message| match message {
        ToClient::Lobby { lobby } => lobby.invitations.into_iter().next(),
        _ => None,
    });
    assert_eq!(found.await.id, made.id);
    let game = begun(&ben.join(&made).await);
    let told = first.until(|message| match message {
        ToClient::Began { game } => Some(game),
        _ => None,
    });
    assert_eq!(told.await, game);

    let mut view = first.watch(&game).await;
    let mut seen = second.watch(&game).await;
    // Each sees that the other is there.
    for (socket, view) in [(&mut first, &mut view), (&mut second, &mut seen)] {
        while view.presence.seats != [Seat::FIRST, Seat::SECOND] {
            let message = socket.hear().await;
            view.hear(&message);
        }
        assert_eq!(view.presence.claims, []);
    }
    let mut number = 0;
    while let Some(seat) = view.to_move() {
        let (socket, moving) = match seat {
            Seat::FIRST => (&mut first, &mut view),
            _ => (&mut second, &mut seen),
        };
        let command = moving.some_move(number * 5);
        number += 1;
        let key = number.to_string();
        assert_eq!(socket.command(moving, &key, &command).await, Ok(()));
        let count = moving.session.events().len();
        first.follow(&mut view, count).await;
        second.follow(&mut seen, count).await;
    }
    assert!(view.session == seen.session);
    for guest in [&ana, &ana.at(&other), &ben, &ben.at(&one)] {
        let games: Vec<GameSummary> = guest.get("/api/games").await.read();
        assert_eq!(games.len(), 1, "{games:?}");
    }
    one.close().await;
    other.close().await;
}

#[tokio::test]
async fn two_servers_never_let_two_moves_happen_at_once() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let address = cluster.database().await;
    let (one, other) = (node(&address).await, node(&address).await);
    let (ana, ben) = (Guest::new(&one, "Ana").await, Guest::new(&one, "Ben").await);
    let made = ana.invite_one(&to("evo", "none")).await;
    let game = begun(&ben.at(&other).join(&made).await);
    let mut sockets: [[Socket; 2]; 2] = [
        [ana.connect().await, ana.at(&other).connect().await],
        [ben.connect().await, ben.at(&other).connect().await],
    ];
    let mut views = Vec::new();
    for socket in sockets.iter_mut().flatten() {
        views.push(socket.watch(&game).await);
    }
    for round in 0..10 {
        // A player has two devices, each at another server, and both move.
        let who = round % 2;
        let [phone, laptop] = &mut sockets[who];
        let [view, seen] = &mut views[2 * who..2 * who + 2] else {
            panic!("two views");
        };
        let (here, there) = (view.some_move(round), seen.some_move(round + 1));
        let (keys, moves) = ([format!("a{round}"), format!("b{round}")], here != there);
        let (done, made) = tokio::join!(
            phone.command(view, &keys[0], &here),
            laptop.command(seen, &keys[1], &there)
        );
        let count = [&done, &made].into_iter().filter(|answer| answer.is_ok());
        assert_eq!(
            count.count(),
            if moves { 1 } else { 2 },
            "{done:?} {made:?}"
        );
        for (socket, view) in sockets.iter_mut().flatten().zip(&mut views) {
            socket.follow(view, round + 1).await;
        }
        assert!(views.iter().all(|view| view.session == views[0].session));
    }
    // One server stops; its clients go on at the other, and no time was lost.
    let events = views[0].session.events().len();
    drop(sockets);
    other.close().await;
    let mut socket = ana.connect().await;
    let mut view = socket.watch(&game).await;
    assert_eq!(view.session.events().len(), events);
    let command = view.some_move(0);
    assert_eq!(socket.command(&mut view, "last", &command).await, Ok(()));
    one.close().await;
}

#[tokio::test]
async fn a_clock_runs_out_once_for_all_servers() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let address = cluster.database().await;
    let (one, other) = (node(&address).await, node(&address).await);
    let (ana, ben) = (Guest::new(&one, "Ana").await, Guest::new(&one, "Ben").await);
    let made = ana.invite_one(&to("evo", "0.01+0")).await;
    let game = begun(&ben.join(&made).await);
    let (mut first, mut second) = (ana.connect().await, ben.at(&other).connect().await);
    let mut view = first.watch(&game).await;
    let mut seen = second.watch(&game).await;
    first.follow(&mut view, 1).await;
    second.follow(&mut seen, 1).await;
    sleep(Duration::from_millis(1_500)).await;
    let kept = ana.snapshot(&game).await.events;
    let what: Vec<_> = kept.iter().map(|event| &event.what).collect();
    assert_eq!(what, [&Happening::Flagged { seat: Seat::FIRST }]);
    one.close().await;
    other.close().await;
}

#[tokio::test]
async fn what_happens_elsewhere_while_a_game_is_loaded_is_heard() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let address = cluster.database().await;
    let (one, other) = (node(&address).await, node(&address).await);
    let (ana, ben, game) = pair(&one, "evo", "none").await;
    let (mut first, mut second) = (ana.connect().await, ben.at(&other).connect().await);
    let mut view = first.watch(&game).await;
    // The second server has read the events, and waits for the chat.
    let (client, connection) = tokio_postgres::connect(&address, NoTls)
        .await
        .expect("a database");
    tokio::spawn(connection);
    let lock = "BEGIN; LOCK TABLE chat IN ACCESS EXCLUSIVE MODE";
    client.batch_execute(lock).await.expect("a lock");
    let watch = ToServer::Watch {
        game: game.clone(),
        from: 0,
        chat: 0,
    };
    second.say(&watch).await;
    sleep(Duration::from_millis(500)).await;
    let command = view.some_move(0);
    assert_eq!(first.command(&mut view, "a", &command).await, Ok(()));
    // It hears of the move, and reads of it.
    sleep(Duration::from_millis(1_500)).await;
    client.batch_execute("COMMIT").await.expect("it is over");
    let seen = second.until(|message| match message {
        ToClient::Game { snapshot } => snapshot.events.into_iter().next(),
        ToClient::Events { events, .. } => events.into_iter().next(),
        _ => None,
    });
    let seen = timeout(PATIENCE, seen).await.expect("it hears of the move");
    assert_eq!(seen, view.session.events()[0]);
    one.close().await;
    other.close().await;
}

#[tokio::test]
async fn two_who_come_at_once_to_two_servers_are_paired() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let address = cluster.database().await;
    let mut nodes = Vec::new();
    for _ in 0..2 {
        let store = Postgres::open(&address).await.expect("a store");
        nodes.push(Hall::over(Arc::new(store), settings()).await);
    }
    let new = NewInvitation {
        pair: true,
        seat: SeatWish::Any,
        ..to("rooya", "5+0")
    };
    let count = |answers: [&Invited; 2]| {
        let began = answers.into_iter();
        let began = began.filter(|answer| matches!(answer, Invited::Began { .. }));
        began.count()
    };
    for round in 0..10 {
        let ana = Guest::new(&nodes[0], "Ana").await;
        let ben = Guest::new(&nodes[1], "Ben").await;
        let _sockets = (ana.connect().await, ben.connect().await);
        let (one, other) = tokio::join!(ana.invite(&new), ben.invite(&new));
        assert_eq!(count([&one, &other]), 1, "{round}: {one:?} {other:?}");
        let games: Vec<GameSummary> = ana.get("/api/games").await.read();
        let [game] = &*games else {
            panic!("{games:?}");
        };
        // So are those who want another game at once.
        assert_eq!(
            ana.command(&game.id, "a", &Command::Resign).await.status,
            204
        );
        let what = format!("POST /api/games/{}/rematch", game.id);
        let (one, other) = tokio::join!(ana.ask(&what, Value::Null), ben.ask(&what, Value::Null));
        let (one, other) = (one.read(), other.read());
        assert_eq!(count([&one, &other]), 1, "{round}: {one:?} {other:?}");
    }
    for node in nodes {
        node.close().await;
    }
}

#[tokio::test]
async fn a_new_name_is_heard_at_all_servers() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let address = cluster.database().await;
    let (one, other) = (node(&address).await, node(&address).await);
    let (ana, ben, game) = pair(&one, "rooya", "none").await;
    let hello = json!({ "key": "1", "words": { "phrase": "hello" } });
    let chat = format!("POST /api/games/{game}/chat");
    assert_eq!(ana.ask(&chat, hello.clone()).await.status, 200);
    assert_eq!(ben.ask(&chat, hello).await.status, 200);
    let mut sockets = [ana.connect().await, ben.at(&other).connect().await];
    for socket in &mut sockets {
        socket.watch(&game).await;
    }
    let renamed = ana.ask("PATCH /api/me", json!({ "name": "Anna" })).await;
    assert_eq!(renamed.status, 200);
    for socket in &mut sockets {
        assert_eq!(names(socket, &game).await, ["Anna", "Ben"]);
    }
    for guest in [&ben, &ben.at(&other)] {
        let snapshot = guest.snapshot(&game).await;
        let said = snapshot.chat.iter().map(|line| line.by.name.as_str());
        assert_eq!(said.collect::<Vec<_>>(), ["Anna", "Ben"]);
        let record = guest.get(&format!("/api/games/{game}/record")).await;
        assert!(record.body.contains("Anna"), "{record:?}");
    }
    // Who is forgotten is forgotten everywhere.
    assert_eq!(ana.ask("DELETE /api/me", Value::Null).await.status, 204);
    let [_, socket] = &mut sockets;
    assert_eq!(names(socket, &game).await, ["Former player", "Ben"]);
    let snapshot = ben.at(&other).snapshot(&game).await;
    let said = snapshot.chat.iter().map(|line| line.by.name.as_str());
    assert_eq!(said.collect::<Vec<_>>(), ["Ben"]);
    one.close().await;
    other.close().await;
}

/// What the players of a game are called, as soon as it is told, and nothing else is.
async fn names(socket: &mut Socket, game: &GameId) -> Vec<String> {
    let told = socket.until(|message| match message {
        ToClient::Game { snapshot } if snapshot.id == *game => Some(snapshot),
        _ => None,
    });
    let snapshot = told.await;
    assert!(snapshot.events.is_empty() && snapshot.chat.is_empty());
    let players = snapshot.players.into_iter().flatten();
    players
        .map(|player| player.name.as_str().to_owned())
        .collect()
}

#[tokio::test]
async fn who_is_forgotten_at_one_server_is_forgotten_at_all() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let address = cluster.database().await;
    let (one, other) = (node(&address).await, node(&address).await);
    let (ana, ben) = (Guest::new(&one, "Ana").await, Guest::new(&one, "Ben").await);
    let made = ana.invite_one(&to("evo", "none")).await;
    let game = begun(&ben.join(&made).await);
    let chat = format!("POST /api/games/{game}/chat");
    let words = json!({ "key": "a", "words": { "text": "I live in Elm Street." } });
    assert_eq!(ben.at(&other).ask(&chat, words).await.status, 200);
    let mut socket = ben.at(&other).connect().await;
    socket.watch(&game).await;
    assert_eq!(ben.ask("DELETE /api/me", Value::Null).await.status, 204);
    assert_eq!(socket.close_code().await, 1013);
    // What was said goes as soon as the other server has read it again.
    let ana = ana.at(&other);
    let gone = async {
        while !ana.snapshot(&game).await.chat.is_empty() {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(5), gone)
        .await
        .expect("no chat");
    one.close().await;
    other.close().await;
}
