//! Writers that race each other, and writes that fail.

use std::sync::Arc;

use ludejo_rules::Seat;
use ludejo_server::store::Written;
use ludejo_session::Command;
use ludejo_wire::{Player, PlayerId};

use super::Two;
use crate::store::table::{BEGUN, Table, add_player, name};

pub(in crate::store) async fn of_two_writers_of_one_number_one_wins([one, other]: Two) {
    let (ana, ben) = (
        add_player(&*one, "Ana").await,
        add_player(&*one, "Ben").await,
    );
    for round in 0..20 {
        let table = Table::new(&format!("game {round}"), [Some(&ana), Some(&ben)]);
        table.begin(&*one).await;
        let (mut moved, mut resigned) = (table.clone(), table);
        let play = moved.play(1);
        let resign = resigned.command(Seat::SECOND, &Command::Resign, 2);
        let answers = tokio::join!(one.append(&play), other.append(&resign));
        let won = match answers {
            (Ok(Written::Yes), Ok(Written::Behind)) => moved,
            (Ok(Written::Behind), Ok(Written::Yes)) => resigned,
            other => panic!("{other:?}"),
        };
        for store in [&one, &other] {
            won.assert_kept(&**store).await;
        }
    }
}

pub(in crate::store) async fn many_writers_lose_nothing(two: Two) {
    let [one, _] = &two;
    let (ana, ben) = (
        add_player(&**one, "Ana").await,
        add_player(&**one, "Ben").await,
    );
    let games = (0..20).map(|number| {
        let store = Arc::clone(&two[number % 2]);
        let mut table = Table::new(&format!("game {number:02}"), [Some(&ana), Some(&ben)]);
        tokio::spawn(async move {
            table.begin(&*store).await;
            for after in 0..20 {
                assert_eq!(store.append(&table.play(after)).await, Ok(Written::Yes));
            }
            table
        })
    });
    for game in games.collect::<Vec<_>>() {
        let table = game.await.expect("all went well");
        for store in &two {
            table.assert_kept(&**store).await;
        }
    }
}

pub(in crate::store) async fn a_command_counts_once([one, other]: Two) {
    let (ana, ben) = (
        add_player(&*one, "Ana").await,
        add_player(&*one, "Ben").await,
    );
    let mut table = Table::new("game", [Some(&ana), Some(&ben)]);
    table.begin(&*one).await;
    let append = table.play_as(&ana, "key", 1);
    assert_eq!(one.append(&append).await, Ok(Written::Yes));
    assert_eq!(other.append(&append).await, Ok(Written::Behind));
    assert_eq!(other.event_of(&table.id, &ana.id, "key").await, Ok(Some(0)));
    assert_eq!(other.event_of(&table.id, &ana.id, "yek").await, Ok(None));
    assert_eq!(other.event_of(&table.id, &ben.id, "key").await, Ok(None));
    // The same key of another player is another command.
    let append = table.play_as(&ben, "key", 2);
    assert_eq!(other.append(&append).await, Ok(Written::Yes));
    assert_eq!(one.event_of(&table.id, &ben.id, "key").await, Ok(Some(1)));
    // It is known even to who has not asked, and nothing of it stays.
    let again = table.clone().play_as(&ana, "key", 3);
    assert_eq!(other.append(&again).await, Ok(Written::Behind));
    table.assert_kept(&*one).await;
    // In another game it is another command, too.
    let mut table = Table::new("another", [Some(&ana), Some(&ben)]);
    table.begin(&*one).await;
    let append = table.play_as(&ana, "key", 4);
    assert_eq!(one.append(&append).await, Ok(Written::Yes));
}

pub(in crate::store) async fn a_write_that_fails_takes_no_other_with_it([one, other]: Two) {
    let (ana, ben) = (
        add_player(&*one, "Ana").await,
        add_player(&*one, "Ben").await,
    );
    let mut tables = ["a", "b", "c", "d"].map(|id| Table::new(id, [Some(&ana), Some(&ben)]));
    for table in &tables {
        table.begin(&*one).await;
    }
    let stranger = Player {
        id: PlayerId("nobody".to_owned()),
        name: name("Nobody"),
    };
    // It fails when the game and one of its seats are written already.
    let bad = Table::new("bad", [Some(&ana), Some(&stranger)]).game();
    let [a, b, c, d] = tables.each_mut().map(|table| table.play(1));
    let (a, b, bad_begun, c, d) = tokio::join!(
        one.append(&a),
        other.append(&b),
        one.begin(&bad, None),
        other.append(&c),
        one.append(&d)
    );
    for written in [a, b, c, d] {
        assert_eq!(written, Ok(Written::Yes));
    }
    assert!(bad_begun.is_err(), "{bad_begun:?}");
    for table in &tables {
        table.assert_kept(&*other).await;
    }
    assert!(other.game(&bad.id).await.expect("it answers").is_none());
    let games = other
        .games_of(&ana.id, BEGUN + 9, 9)
        .await
        .expect("it answers");
    assert_eq!(games.len(), 4);
}
