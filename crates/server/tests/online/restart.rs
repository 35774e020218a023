//! A server that stops in the middle and starts again.

use std::time::Duration;

use ludejo_rules::Seat;
use ludejo_session::{Command, Happening};
use ludejo_wire::{ToClient, ToServer};
use tempfile::tempdir;
use tokio::time::sleep;

use super::guest::{View, begun, pair, to};
use super::hall::{Hall, settings};

#[tokio::test]
async fn a_stop_costs_nobody_a_game_or_a_second() {
    let folder = tempdir().expect("a folder");
    let hall = Hall::at(folder.path(), settings()).await;
    let (ana, ben, game) = pair(&hall, "evo", "0.1+0").await;
    let waiting = ana.invite_one(&to("rooya", "none")).await;
    let mut socket = ana.connect().await;
    let mut view = socket.watch(&game).await;
    let command = view.some_move(0);
    assert_eq!(socket.command(&mut view, "a", &command).await, Ok(()));
    let before = view.session.events().to_vec();
    let closing = tokio::spawn(hall.close());
    assert_eq!(socket.close_code().await, 1012, "it is told to come back");
    closing.await.expect("it ends");

    // Longer than Ben has left.
    sleep(Duration::from_secs(7)).await;
    let hall = Hall::at(folder.path(), settings()).await;
    let (ana, ben) = (ana.at(&hall), ben.at(&hall));
    let mut socket = ben.connect().await;
    let known = before.len() as u32;
    let missed = socket.watch_from(&game, known).await;
    assert_eq!(missed.from, known);
    let what: Vec<_> = missed.events.iter().map(|event| &event.what).collect();
    assert_eq!(what, [&Happening::Paused, &Happening::Resumed]);
    let stood_still = missed.events[1].at - missed.events[0].at;
    assert!(stood_still >= 6_900, "{stood_still}");
    let mut view = View::from(ben.snapshot(&game).await);
    assert_eq!(view.session.events()[..before.len()], before);
    let left = view.session.state().time_left(Seat::SECOND, missed.now);
    assert!(left.is_some_and(|left| left > 3_000), "{left:?}");

    // It goes on, for those who wait to begin, too.
    let command = view.some_move(0);
    assert_eq!(socket.command(&mut view, "b", &command).await, Ok(()));
    // The first command, sent again because its answer was lost, counts once still.
    let again = ana.command(&game, "a", &Command::Resign).await;
    assert_eq!(again.status, 204);
    assert_eq!(view.session.state().ending(), None);
    begun(&ben.join(&waiting).await);
    hall.close().await;
}

#[tokio::test]
async fn nobody_loses_time_while_nothing_can_be_written() {
    let folder = tempdir().expect("a folder");
    let hall = Hall::at(folder.path(), settings()).await;
    let (ana, ben, game) = pair(&hall, "evo", "0.1+0").await;
    let mut socket = ben.connect().await;
    let mut view = socket.watch(&game).await;
    let command = view.some_move(0);
    assert_eq!(ana.command(&game, "a", &command).await.status, 204);
    socket.follow(&mut view, 1).await;

    // Another program holds the database for longer than Ben has.
    let kept = rusqlite::Connection::open(folder.path().join("data/ludejo.db"));
    let kept = kept.expect("a database");
    kept.execute_batch("BEGIN IMMEDIATE").expect("it is free");
    sleep(Duration::from_secs(9)).await;
    kept.execute_batch("ROLLBACK").expect("it was held");
    socket.follow(&mut view, 3).await;
    let events = view.session.events();
    let what: Vec<_> = events[1..].iter().map(|event| &event.what).collect();
    assert_eq!(what, [&Happening::Paused, &Happening::Resumed]);
    let stood_still = events[2].at - events[1].at;
    assert!(stood_still >= 7_000, "{stood_still}");
    let command = view.some_move(0);
    assert_eq!(socket.command(&mut view, "b", &command).await, Ok(()));
    hall.close().await;
}

#[tokio::test]
async fn a_server_that_closes_does_nothing_more() {
    let folder = tempdir().expect("a folder");
    let hall = Hall::at(folder.path(), settings()).await;
    let (ana, _, game) = pair(&hall, "evo", "5+3").await;
    let mut socket = ana.connect().await;
    socket.say(&ToServer::Lobby).await;
    let lobby = socket.until(|message| match message {
        ToClient::Lobby { lobby } => Some(lobby),
        _ => None,
    });
    lobby.await;
    hall.close().await;
    let hall = Hall::at(folder.path(), settings()).await;
    let ana = ana.at(&hall);
    let snapshot = ana.snapshot(&game).await;
    assert!(
        snapshot.events.is_empty(),
        "it was away for a moment only: {snapshot:?}"
    );
    hall.close().await;
}
