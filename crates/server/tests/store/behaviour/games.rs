//! Games: how they are kept, and how they are found.

use std::sync::Arc;

use ludejo_rules::Seat;
use ludejo_server::store::{Append, Logged, NewGame, Written};
use ludejo_session::{Command, Offer, TimeControl};
use ludejo_wire::{GameId, Player, Progress};

use super::Two;
use crate::store::table::{BEGUN, TIME, Table, add_player};

pub(in crate::store) async fn a_game_is_kept_as_it_is_played([one, other]: Two) {
    let (ana, ben) = (
        add_player(&*one, "Ana").await,
        add_player(&*one, "Ben").await,
    );
    let mut table = Table::new("game", [Some(&ana), Some(&ben)]);
    table.begin(&*one).await;
    let kept = table.assert_kept(&*other).await;
    assert_eq!(kept.players, [Some(ana), Some(ben)]);
    assert_eq!((kept.rematch_of, kept.rematch), (None, None));
    for number in 1..=3 {
        let append = table.play(number * 10);
        assert_eq!(other.append(&append).await, Ok(Written::Yes));
        table.assert_kept(&*one).await;
    }
    let append = table.command(Seat::FIRST, &Command::Resign, 40);
    assert_eq!(one.append(&append).await, Ok(Written::Yes));
    let kept = table.assert_kept(&*other).await;
    let over = Progress::Over {
        winner: Some(Seat::SECOND),
        reason: "resignation".to_owned(),
    };
    assert_eq!(kept.standing.progress, over);
    assert_eq!(kept.standing.deadline, None);
    let nowhere = GameId("nowhere".to_owned());
    assert!(one.game(&nowhere).await.expect("it answers").is_none());
    assert_eq!(one.events(&nowhere, 0).await, Ok(vec![]));
    let lost = Append {
        game: nowhere,
        ..append
    };
    assert_eq!(one.append(&lost).await, Ok(Written::Behind));
}

pub(in crate::store) async fn events_are_read_from_any_number_on([one, other]: Two) {
    let (ana, ben) = (
        add_player(&*one, "Ana").await,
        add_player(&*one, "Ben").await,
    );
    let mut table = Table::new("game", [Some(&ana), Some(&ben)]);
    table.begin(&*one).await;
    for number in 0..4 {
        assert_eq!(one.append(&table.play(number)).await, Ok(Written::Yes));
    }
    // Events that happened together.
    let mut both = table.command(Seat::FIRST, &Command::Offer { offer: Offer::Draw }, 5);
    let accepted = table.command(Seat::SECOND, &Command::Accept { offer: Offer::Draw }, 5);
    both.events.extend(accepted.events);
    both.standing = accepted.standing;
    both.command = Some((ben.id.clone(), "both".to_owned()));
    assert_eq!(one.append(&both).await, Ok(Written::Yes));
    table.assert_kept(&*other).await;
    for from in 0..8 {
        let events = other.events(&table.id, from).await.expect("it answers");
        let expected = table.session.events().get(from as usize..);
        assert_eq!(events, expected.unwrap_or_default());
    }
    let log = other.log(&table.id).await.expect("it answers");
    let expected = table
        .session
        .events()
        .iter()
        .zip(0..)
        .map(|(event, number)| Logged {
            number,
            event: event.clone(),
            command: both.command.clone().filter(|_| number == 4),
        });
    assert_eq!(log, expected.collect::<Vec<_>>());
}

pub(in crate::store) async fn a_game_is_followed_by_one_other([one, other]: Two) {
    let (ana, ben) = (
        add_player(&*one, "Ana").await,
        add_player(&*one, "Ben").await,
    );
    let first = Table::new("first", [Some(&ana), Some(&ben)]);
    first.begin(&*one).await;
    let next = |id| NewGame {
        rematch_of: Some(first.id.clone()),
        ..Table::new(id, [Some(&ben), Some(&ana)]).game()
    };
    let (second, third) = (next("second"), next("third"));
    let answers = tokio::join!(one.begin(&second, None), other.begin(&third, None));
    let follows = match answers {
        (Ok(Written::Yes), Ok(Written::Behind)) => second,
        (Ok(Written::Behind), Ok(Written::Yes)) => third,
        other => panic!("{other:?}"),
    };
    for store in [&one, &other] {
        let kept = store.game(&first.id).await.expect("it answers");
        assert_eq!(kept.and_then(|game| game.rematch), Some(follows.id.clone()));
        let kept = store.game(&follows.id).await.expect("it answers");
        assert_eq!(
            kept.and_then(|game| game.rematch_of),
            Some(first.id.clone())
        );
        let games = store.all_games(None, 10).await.expect("it answers");
        assert_eq!(games.len(), 2, "nothing of the other one is there");
    }
}

pub(in crate::store) async fn games_with_engines_are_counted([one, other]: Two) {
    let (ana, ben) = (
        add_player(&*one, "Ana").await,
        add_player(&*one, "Ben").await,
    );
    let both = [Some(&ana), Some(&ben)];
    for (id, players) in [
        ("a", [Some(&ana), None]),
        ("b", [None, Some(&ana)]),
        ("c", both),
    ] {
        let mut table = Table::new(id, players);
        table.begin(&*one).await;
        if id == "b" {
            let count = other.games_with_engines(&ana.id).await;
            assert_eq!(count, Ok(2), "it goes on");
            let resigned = table.command(Seat::new(1), &Command::Resign, 10);
            assert_eq!(one.append(&resigned).await, Ok(Written::Yes));
        }
    }
    for (player, count) in [(&ana, 1), (&ben, 0)] {
        assert_eq!(other.games_with_engines(&player.id).await, Ok(count));
    }
}

pub(in crate::store) async fn games_are_listed_for_their_players([one, other]: Two) {
    let (ana, ben) = (
        add_player(&*one, "Ana").await,
        add_player(&*one, "Ben").await,
    );
    for number in 0..5 {
        let mut table = Table::new(&format!("{number}"), [Some(&ana), Some(&ben)]);
        table.begin(&*one).await;
        let append = table.play(100 - number * 10);
        assert_eq!(one.append(&append).await, Ok(Written::Yes));
    }
    let alone = Table::new("alone", [None, Some(&ana)]);
    alone.begin(&*one).await;
    let listed = |player: &Player, before, count| {
        let (other, id) = (Arc::clone(&other), player.id.clone());
        async move {
            let games = other
                .games_of(&id, before, count)
                .await
                .expect("it answers");
            games.into_iter().map(|game| game.id.0).collect::<Vec<_>>()
        }
    };
    let late = BEGUN + 1_000_000;
    assert_eq!(
        listed(&ana, late, 9).await,
        ["0", "1", "2", "3", "4", "alone"]
    );
    assert_eq!(listed(&ben, late, 9).await, ["0", "1", "2", "3", "4"]);
    assert_eq!(listed(&ana, late, 2).await, ["0", "1"]);
    assert_eq!(listed(&ana, BEGUN + 90, 2).await, ["2", "3"]);
    assert_eq!(listed(&ana, BEGUN + 60, 9).await, ["alone"]);
    assert_eq!(listed(&ana, BEGUN, 9).await, [""; 0]);
}

pub(in crate::store) async fn listed_games_that_go_on_are_shown([one, other]: Two) {
    let (ana, ben) = (
        add_player(&*one, "Ana").await,
        add_player(&*one, "Ben").await,
    );
    for number in 0..4 {
        let mut table = Table::new(&format!("{number}"), [Some(&ana), Some(&ben)]);
        table.begin(&*one).await;
        assert_eq!(one.append(&table.play(number)).await, Ok(Written::Yes));
        if number == 2 {
            let append = table.command(Seat::FIRST, &Command::Resign, 9);
            assert_eq!(one.append(&append).await, Ok(Written::Yes));
        }
    }
    let private = NewGame {
        is_listed: false,
        ..Table::new("private", [Some(&ana), Some(&ben)]).game()
    };
    assert_eq!(one.begin(&private, None).await, Ok(Written::Yes));
    for id in ["private", "0"] {
        let kept = other.game(&GameId(id.to_owned())).await;
        let kept = kept.expect("it answers").expect("it is there");
        assert_eq!(kept.is_listed, id == "0");
    }
    for (count, expected) in [(9, &["3", "1", "0"][..]), (2, &["3", "1"])] {
        let games = other.games_shown(count).await.expect("it answers");
        let ids: Vec<_> = games.iter().map(|game| game.id.as_str()).collect();
        assert_eq!(ids, expected);
    }
}

pub(in crate::store) async fn games_are_due_when_time_runs_out_or_an_engine_is_awaited(
    [one, other]: Two,
) {
    let (ana, ben) = (
        add_player(&*one, "Ana").await,
        add_player(&*one, "Ben").await,
    );
    let mut people = Table::new("people", [Some(&ana), Some(&ben)]);
    let mut engine = Table::with("engine", [None, Some(&ana)], TimeControl::Unlimited);
    people.begin(&*one).await;
    engine.begin(&*one).await;
    let due = |now, engines| {
        let other = Arc::clone(&other);
        async move {
            let due = other.due(BEGUN + now, BEGUN + engines, 10).await;
            let mut ids: Vec<_> = due
                .expect("it answers")
                .into_iter()
                .map(|id| id.0)
                .collect();
            ids.sort();
            ids
        }
    };
    // The lag bound is 0 here.
    let nothing = [""; 0];
    assert_eq!(due(TIME - 1, 0).await, ["engine"]);
    assert_eq!(due(TIME, 0).await, ["engine", "people"]);
    assert_eq!(one.append(&engine.play(5)).await, Ok(Written::Yes));
    assert_eq!(one.append(&people.play(5)).await, Ok(Written::Yes));
    assert_eq!(due(TIME, 10).await, nothing);
    assert_eq!(due(TIME + 5, 10).await, ["people"]);
    // An offer to an engine awaits it, too, from that moment on.
    let offer = Command::Offer { offer: Offer::Draw };
    let offered = engine.command(Seat::SECOND, &offer, 20);
    assert_eq!(one.append(&offered).await, Ok(Written::Yes));
    assert_eq!(due(0, 19).await, nothing);
    assert_eq!(due(0, 20).await, ["engine"]);
    assert_eq!(
        other
            .due(BEGUN + TIME + 5, BEGUN + 20, 1)
            .await
            .map(|due| due.len()),
        Ok(1)
    );
    for table in [&mut people, &mut engine] {
        let append = table.command(Seat::SECOND, &Command::Resign, 30);
        assert_eq!(one.append(&append).await, Ok(Written::Yes));
    }
    assert_eq!(due(10 * TIME, 10 * TIME).await, nothing);
}

pub(in crate::store) async fn games_with_clocks_are_known([one, other]: Two) {
    let (ana, ben) = (
        add_player(&*one, "Ana").await,
        add_player(&*one, "Ben").await,
    );
    let players = [Some(&ana), Some(&ben)];
    let mut over = Table::new("over", players);
    let mut paused = Table::new("paused", players);
    let quiet = Table::with("quiet", players, TimeControl::Unlimited);
    for table in [&over, &Table::new("timed", players), &paused, &quiet] {
        table.begin(&*one).await;
    }
    let resigned = over.command(Seat::FIRST, &Command::Resign, 1);
    let offered = paused.command(
        Seat::FIRST,
        &Command::Offer {
            offer: Offer::Pause,
        },
        1,
    );
    for append in [&resigned, &offered] {
        assert_eq!(one.append(append).await, Ok(Written::Yes));
    }
    let timed = |ids: &[&str]| Ok(ids.iter().map(|id| GameId((*id).to_owned())).collect());
    assert_eq!(other.timed().await, timed(&["paused", "timed"]));
    let accepted = paused.command(
        Seat::SECOND,
        &Command::Accept {
            offer: Offer::Pause,
        },
        2,
    );
    assert_eq!(one.append(&accepted).await, Ok(Written::Yes));
    assert_eq!(other.timed().await, timed(&["timed"]));
}

pub(in crate::store) async fn all_games_are_walked_through([one, other]: Two) {
    let ana = add_player(&*one, "Ana").await;
    // In the order of their bytes, in any language.
    let ids = ["-a", "0", "A", "B", "_b", "a", "b", "ä"];
    for id in ids.iter().rev() {
        Table::new(id, [Some(&ana), None]).begin(&*one).await;
    }
    let mut walked = Vec::new();
    loop {
        let after = walked.last().cloned();
        let games = other
            .all_games(after.as_ref(), 3)
            .await
            .expect("it answers");
        assert!(games.len() <= 3);
        if games.is_empty() {
            break;
        }
        walked.extend(games);
    }
    let walked: Vec<_> = walked.iter().map(GameId::as_str).collect();
    assert_eq!(walked, ids);
}
