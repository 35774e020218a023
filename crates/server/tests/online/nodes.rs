//! Two servers side by side on one PostgreSQL.

use std::sync::Arc;

use ludejo_rules::Seat;
use ludejo_server::store::Postgres;
use ludejo_session::{Happening, TimeControl};
use ludejo_wire::{GameSummary, NewInvitation, SeatWish, ToClient, ToServer};
use tokio::time::{Duration, sleep};

use super::guest::{Guest, Socket, begun, to};
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
