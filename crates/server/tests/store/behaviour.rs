//! One suite for all stores. Each test gets two of them on one database, as two servers have.

use std::sync::Arc;
use std::time::Duration;

use ludejo_rules::Seat;
use ludejo_server::store::{
    Append, Change, Counts, KeptInvitation, Logged, NewGame, Report, Store, Written, verify,
};
use ludejo_session::{Command, Offer, TimeControl};
use ludejo_wire::{
    GameId, Invitation, InvitationId, Phrase, Place, Player, PlayerId, Progress, Words,
};
use tokio::sync::broadcast::Receiver;
use tokio::time::timeout;

use super::table::{BEGUN, FILLED, TIME, Table, add_player, assert_filled, fill, name, secret};

/// Two servers' stores.
pub(super) type Two = [Arc<dyn Store>; 2];

/// Every test of the suite, on a database of its own.
macro_rules! all_behaviours {
    ($two:path) => {
        all_behaviours! { $two;
            players_are_found_by_secret_and_id
            a_forgotten_player_leaves_games_behind
            blocks_count_both_ways_and_end
            a_game_is_kept_as_it_is_played
            players_are_called_by_their_names_of_today
            events_are_read_from_any_number_on
            of_two_writers_of_one_number_one_wins
            many_writers_lose_nothing
            a_command_counts_once
            a_write_that_fails_takes_no_other_with_it
            a_game_is_followed_by_one_other
            games_are_listed_for_their_players
            games_that_go_on_are_listed
            games_are_due_when_time_runs_out_or_an_engine_is_awaited
            games_with_clocks_are_known
            all_games_are_walked_through
            invitations_are_changed_by_one_at_a_time
            the_lobby_has_what_can_be_joined
            players_find_their_invitations
            an_invitation_leads_to_one_game
            old_invitations_are_removed
            chat_is_numbered_and_counts_once
            much_is_said_at_once
            servers_are_alive
            changes_are_heard_everywhere
            texts_stay_as_they_are
            what_there_is_is_counted
            everything_adds_up
            what_is_being_played_adds_up
        }
    };
    ($two:path; $($name:ident)*) => {
        $(
            #[tokio::test]
            async fn $name() {
                let Some((_ground, two)) = $two().await else {
                    return;
                };
                $crate::store::behaviour::$name(two).await;
            }
        )*
    };
}
pub(super) use all_behaviours;

const GROUP: &str = "a request";

/// An invitation of one player that anybody may join.
fn invitation(id: &str, by: &Player) -> KeptInvitation {
    KeptInvitation {
        invitation: Invitation {
            id: InvitationId(id.to_owned()),
            game: "herooj".to_owned(),
            start: None,
            control: TimeControl::Unlimited,
            by: by.clone(),
            places: vec![Place::Taken { player: by.clone() }, Place::Open],
            by_lot: false,
            listed: true,
            made: BEGUN,
            rematch_of: None,
            declined_by: None,
            began: None,
        },
        group: GROUP.to_owned(),
        version: 0,
    }
}

fn ids(kept: Vec<KeptInvitation>) -> Vec<String> {
    kept.into_iter().map(|kept| kept.invitation.id.0).collect()
}

/// Waits until something is told, and skips what else is.
pub(super) async fn hear(changes: &mut Receiver<Change>, awaited: &Change) {
    let heard = async { while changes.recv().await.expect("it goes on") != *awaited {} };
    let heard = timeout(Duration::from_secs(20), heard).await;
    heard.unwrap_or_else(|_| panic!("{awaited:?} was not told"));
}

pub(super) async fn players_are_found_by_secret_and_id([one, other]: Two) {
    let ana = add_player(&*one, "Ana").await;
    let ben = add_player(&*other, "Ben").await;
    for store in [&one, &other] {
        assert_eq!(store.player_of(&secret("Ana")).await, Ok(Some(ana.clone())));
        assert_eq!(store.player_of(&secret("Eve")).await, Ok(None));
        assert_eq!(store.player(&ben.id).await, Ok(Some(ben.clone())));
        assert_eq!(store.player(&PlayerId("?".to_owned())).await, Ok(None));
    }
    one.rename(&ana.id, &name("Anna"))
        .await
        .expect("it is kept");
    let anna = Player {
        name: name("Anna"),
        ..ana.clone()
    };
    assert_eq!(other.player_of(&secret("Ana")).await, Ok(Some(anna)));
    // Nobody takes another's place.
    let thief = Player {
        name: name("Eve"),
        ..ana
    };
    assert!(one.add_player(&thief, &secret("Eve"), BEGUN).await.is_err());
    assert!(one.add_player(&ben, &secret("Ana"), BEGUN).await.is_err());
}

pub(super) async fn a_forgotten_player_leaves_games_behind([one, other]: Two) {
    let (ana, ben) = (
        add_player(&*one, "Ana").await,
        add_player(&*one, "Ben").await,
    );
    let table = Table::new("game", [Some(&ana), Some(&ben)]);
    table.begin(&*one).await;
    let hello = Words::Phrase(Phrase::Hello);
    for (key, by) in [("1", &ana), ("2", &ben), ("3", &ana)] {
        let said = one.say(&table.id, by, key, &hello, BEGUN).await;
        said.expect("it is kept");
    }
    one.block(&ana.id, &ben.id, true).await.expect("it is kept");
    let led = KeptInvitation {
        group: "another request".to_owned(),
        ..invitation("led", &ana)
    };
    one.invite(std::slice::from_ref(&led))
        .await
        .expect("it is kept");
    let next = Table::new("next", [Some(&ana), Some(&ben)]);
    let begun = one.begin(&next.game(), Some(&led)).await;
    assert_eq!(begun, Ok(Written::Yes));
    one.invite(&[invitation("open", &ana)])
        .await
        .expect("it is kept");

    let gone = name("Somebody");
    other.forget(&ana.id, &gone).await.expect("it is kept");

    for store in [&one, &other] {
        assert_eq!(store.player_of(&secret("Ana")).await, Ok(None));
        let left = store.player(&ana.id).await.expect("it answers");
        assert_eq!(left.map(|player| player.name), Some(gone.clone()));
        let kept = table.assert_kept(&**store).await;
        let sat = kept.players[0].clone().expect("somebody sat there");
        assert_eq!(sat.name, gone);
        assert_eq!(store.is_blocked(&ana.id, &ben.id).await, Ok(false));
        let lines = store.chat(&table.id, 0).await.expect("it answers");
        let numbers: Vec<_> = lines.iter().map(|line| (line.number, &line.by)).collect();
        assert_eq!(numbers, [(1, &ben)]);
        let open = InvitationId("open".to_owned());
        assert_eq!(store.invitation(&open).await, Ok(None));
        let led = store.invitation(&led.invitation.id).await;
        let led = led.expect("it answers").expect("it has led to a game");
        assert_eq!(led.invitation.by.name, gone);
    }
    // The number of a line that is gone is not used again.
    let line = one.say(&table.id, &ben, "4", &hello, BEGUN).await;
    assert_eq!(line.map(|line| line.number), Ok(3));
}

pub(super) async fn blocks_count_both_ways_and_end([one, other]: Two) {
    let ana = add_player(&*one, "Ana").await;
    let ben = add_player(&*one, "Ben").await;
    let cleo = add_player(&*one, "Cleo").await;
    assert_eq!(one.is_blocked(&ana.id, &ben.id).await, Ok(false));
    for whom in [&cleo, &ben, &ben] {
        one.block(&ana.id, &whom.id, true)
            .await
            .expect("it is kept");
    }
    assert_eq!(other.is_blocked(&ana.id, &ben.id).await, Ok(true));
    assert_eq!(other.is_blocked(&ben.id, &ana.id).await, Ok(true));
    assert_eq!(other.is_blocked(&ben.id, &cleo.id).await, Ok(false));
    assert_eq!(other.blocked(&ana.id).await, Ok(vec![ben.clone(), cleo]));
    assert_eq!(other.blocked(&ben.id).await, Ok(vec![]));
    for _ in 0..2 {
        one.block(&ana.id, &ben.id, false)
            .await
            .expect("it is kept");
        assert_eq!(other.is_blocked(&ana.id, &ben.id).await, Ok(false));
    }
}

pub(super) async fn a_game_is_kept_as_it_is_played([one, other]: Two) {
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

pub(super) async fn players_are_called_by_their_names_of_today([one, other]: Two) {
    let ana = add_player(&*one, "Ana").await;
    let table = Table::new("game", [None, Some(&ana)]);
    table.begin(&*one).await;
    one.invite(&[invitation("asked", &ana)])
        .await
        .expect("it is kept");
    one.rename(&ana.id, &name("Anna"))
        .await
        .expect("it is kept");
    let anna = Player {
        name: name("Anna"),
        ..ana
    };
    let kept = table.assert_kept(&*other).await;
    assert_eq!(kept.players, [None, Some(anna.clone())]);
    let kept = other.invitations_of(&anna.id).await.expect("it answers");
    assert_eq!(kept, [invitation("asked", &anna)]);
}

pub(super) async fn events_are_read_from_any_number_on([one, other]: Two) {
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

pub(super) async fn of_two_writers_of_one_number_one_wins([one, other]: Two) {
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

pub(super) async fn many_writers_lose_nothing(two: Two) {
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

pub(super) async fn a_command_counts_once([one, other]: Two) {
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

pub(super) async fn a_write_that_fails_takes_no_other_with_it([one, other]: Two) {
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

pub(super) async fn a_game_is_followed_by_one_other([one, other]: Two) {
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

pub(super) async fn games_are_listed_for_their_players([one, other]: Two) {
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

pub(super) async fn games_that_go_on_are_listed([one, other]: Two) {
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
    for (count, expected) in [(9, &["3", "1", "0"][..]), (2, &["3", "1"])] {
        let games = other.games_on(count).await.expect("it answers");
        let ids: Vec<_> = games.iter().map(|game| game.id.as_str()).collect();
        assert_eq!(ids, expected);
    }
}

pub(super) async fn games_are_due_when_time_runs_out_or_an_engine_is_awaited([one, other]: Two) {
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

pub(super) async fn games_with_clocks_are_known([one, other]: Two) {
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

pub(super) async fn all_games_are_walked_through([one, other]: Two) {
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

pub(super) async fn invitations_are_changed_by_one_at_a_time([one, other]: Two) {
    let (ana, ben) = (
        add_player(&*one, "Ana").await,
        add_player(&*one, "Ben").await,
    );
    let cleo = add_player(&*one, "Cleo").await;
    let open = invitation("open", &ana);
    one.invite(std::slice::from_ref(&open))
        .await
        .expect("it is kept");
    let id = &open.invitation.id;
    assert_eq!(other.invitation(id).await, Ok(Some(open.clone())));
    let joined = |player: &Player| {
        let mut joined = open.clone();
        joined.invitation.places[1] = Place::Taken {
            player: player.clone(),
        };
        joined
    };
    let (by_ben, by_cleo) = (joined(&ben), joined(&cleo));
    let answers = tokio::join!(
        one.change_invitation(&by_ben),
        other.change_invitation(&by_cleo)
    );
    let mut kept = match answers {
        (Ok(Written::Yes), Ok(Written::Behind)) => by_ben,
        (Ok(Written::Behind), Ok(Written::Yes)) => by_cleo,
        other => panic!("{other:?}"),
    };
    kept.version = 1;
    assert_eq!(other.invitation(id).await, Ok(Some(kept.clone())));
    kept.invitation.declined_by = Some(cleo);
    assert_eq!(other.change_invitation(&kept).await, Ok(Written::Yes));
    kept.version = 2;
    assert_eq!(one.invitation(id).await, Ok(Some(kept)));
    one.remove_invitation(id).await.expect("it is kept");
    assert_eq!(other.invitation(id).await, Ok(None));
    assert_eq!(other.change_invitation(&open).await, Ok(Written::Behind));
}

pub(super) async fn the_lobby_has_what_can_be_joined([one, other]: Two) {
    let ana = add_player(&*one, "Ana").await;
    let made = |id: &str, after, change: fn(&mut Invitation, Player)| {
        let mut kept = invitation(id, &ana);
        kept.invitation.made += after;
        change(&mut kept.invitation, ana.clone());
        kept
    };
    let all = [
        made("old", 1, |_, _| {}),
        made("new", 2, |_, _| {}),
        made("private", 3, |it, _| it.listed = false),
        made("declined", 4, |it, ana| it.declined_by = Some(ana)),
        made("full", 5, |it, player| {
            it.places[1] = Place::Asked { player }
        }),
    ];
    one.invite(&all).await.expect("it is kept");
    assert_eq!(
        other.listed(9).await.map(ids),
        Ok(vec!["new".into(), "old".into()])
    );
    assert_eq!(other.listed(1).await, Ok(vec![all[1].clone()]));
    one.remove_invitation(&all[1].invitation.id)
        .await
        .expect("it is kept");
    assert_eq!(other.listed(9).await.map(ids), Ok(vec!["old".into()]));
}

pub(super) async fn players_find_their_invitations([one, other]: Two) {
    let (ana, ben) = (
        add_player(&*one, "Ana").await,
        add_player(&*one, "Ben").await,
    );
    let cleo = add_player(&*one, "Cleo").await;
    let made = |id: &str, after, place: Place| {
        let mut kept = invitation(id, &ana);
        kept.invitation.made += after;
        kept.invitation.places[1] = place;
        kept
    };
    let mut all = vec![
        made("open", 0, Place::Open),
        made(
            "asked",
            1,
            Place::Asked {
                player: ben.clone(),
            },
        ),
        made(
            "taken",
            2,
            Place::Taken {
                player: ben.clone(),
            },
        ),
        made("engine", 3, Place::Engine { level: 2 }),
    ];
    one.invite(&all).await.expect("it is kept");
    let of = |player: &Player| {
        let (other, id) = (Arc::clone(&other), player.id.clone());
        async move {
            other
                .invitations_of(&id)
                .await
                .map(ids)
                .expect("it answers")
        }
    };
    assert_eq!(of(&ana).await, ["engine", "taken", "asked", "open"]);
    assert_eq!(of(&ben).await, ["taken", "asked"]);
    assert_eq!(of(&cleo).await, [""; 0]);
    all[1].invitation.declined_by = Some(ben.clone());
    all[2].invitation.places[1] = Place::Taken {
        player: cleo.clone(),
    };
    for kept in &all[1..3] {
        assert_eq!(one.change_invitation(kept).await, Ok(Written::Yes));
    }
    assert_eq!(of(&ana).await, ["engine", "taken", "open"]);
    assert_eq!(of(&ben).await, [""; 0]);
    assert_eq!(of(&cleo).await, ["taken"]);
}

pub(super) async fn an_invitation_leads_to_one_game([one, other]: Two) {
    let (ana, ben) = (
        add_player(&*one, "Ana").await,
        add_player(&*one, "Ben").await,
    );
    let alone = KeptInvitation {
        group: "another request".to_owned(),
        ..invitation("alone", &ana)
    };
    let all = [invitation("a", &ana), invitation("b", &ana), alone];
    one.invite(&all).await.expect("it is kept");
    let full = |kept: &KeptInvitation| {
        let mut full = kept.clone();
        full.invitation.places[1] = Place::Taken {
            player: ben.clone(),
        };
        full
    };
    // Two invitations of one request are joined at once: only one of them leads to a game.
    let (a, b) = (full(&all[0]), full(&all[1]));
    let games = ["game a", "game b"].map(|id| Table::new(id, [Some(&ana), Some(&ben)]).game());
    let answers = tokio::join!(
        one.begin(&games[0], Some(&a)),
        other.begin(&games[1], Some(&b))
    );
    let (led, game, ended, no_game) = match answers {
        (Ok(Written::Yes), Ok(Written::Behind)) => (a, &games[0], b, &games[1]),
        (Ok(Written::Behind), Ok(Written::Yes)) => (b, &games[1], a, &games[0]),
        other => panic!("{other:?}"),
    };
    let mut expected = led.clone();
    expected.version = 1;
    expected.invitation.began = Some(game.id.clone());
    for store in [&one, &other] {
        let kept = store.invitation(&led.invitation.id).await;
        assert_eq!(kept, Ok(Some(expected.clone())));
        assert_eq!(store.invitation(&ended.invitation.id).await, Ok(None));
        assert_eq!(store.listed(9).await.map(ids), Ok(vec!["alone".into()]));
        assert!(store.game(&game.id).await.expect("it answers").is_some());
        assert!(store.game(&no_game.id).await.expect("it answers").is_none());
    }
    // It has led to a game, and goes on saying so.
    other
        .remove_invitation(&led.invitation.id)
        .await
        .expect("it is kept");
    assert_eq!(one.begin(no_game, Some(&led)).await, Ok(Written::Behind));
    assert_eq!(one.invitation(&led.invitation.id).await, Ok(Some(expected)));
}

pub(super) async fn old_invitations_are_removed([one, other]: Two) {
    let ana = add_player(&*one, "Ana").await;
    let all: Vec<_> = (0..4)
        .map(|number| {
            let mut kept = invitation(&number.to_string(), &ana);
            kept.group = kept.invitation.id.0.clone();
            kept.invitation.made += number;
            kept
        })
        .collect();
    one.invite(&all).await.expect("it is kept");
    let table = Table::new("game", [Some(&ana), None]);
    assert_eq!(
        one.begin(&table.game(), Some(&all[0])).await,
        Ok(Written::Yes)
    );
    assert_eq!(other.remove_old_invitations(BEGUN + 3).await, Ok(2));
    assert_eq!(other.remove_old_invitations(BEGUN + 3).await, Ok(0));
    assert_eq!(one.listed(9).await.map(ids), Ok(vec!["3".into()]));
    let led = one.invitation(&all[0].invitation.id).await;
    assert!(led.expect("it answers").is_some(), "it led to a game");
}

pub(super) async fn chat_is_numbered_and_counts_once([one, other]: Two) {
    let (ana, ben) = (
        add_player(&*one, "Ana").await,
        add_player(&*one, "Ben").await,
    );
    for id in ["game", "another"] {
        Table::new(id, [Some(&ana), Some(&ben)]).begin(&*one).await;
    }
    let game = GameId("game".to_owned());
    let own = Words::Text("Ĉu vi ludas? \u{1F642}".to_owned());
    let phrase = Words::Phrase(Phrase::GoodLuck);
    let first = one.say(&game, &ana, "key", &own, BEGUN + 1).await;
    let first = first.expect("it is kept");
    assert_eq!(
        (first.number, first.at, &first.by, &first.words),
        (0, BEGUN + 1, &ana, &own)
    );
    let again = other.say(&game, &ana, "key", &phrase, BEGUN + 2).await;
    assert_eq!(again, Ok(first.clone()), "the same key counts once");
    let second = other.say(&game, &ben, "key", &phrase, BEGUN + 3).await;
    let second = second.expect("it is kept");
    assert_eq!((second.number, &second.by), (1, &ben));
    let elsewhere = GameId("another".to_owned());
    let line = other.say(&elsewhere, &ana, "key", &phrase, BEGUN + 4).await;
    assert_eq!(line.map(|line| line.number), Ok(0));
    assert_eq!(one.chat(&game, 0).await, Ok(vec![first, second.clone()]));
    assert_eq!(one.chat(&game, 1).await, Ok(vec![second]));
    assert_eq!(one.chat(&game, 2).await, Ok(vec![]));
}

pub(super) async fn much_is_said_at_once(two: Two) {
    let [one, other] = &two;
    let ana = add_player(&**one, "Ana").await;
    let table = Table::new("game", [Some(&ana), None]);
    table.begin(&**one).await;
    let lines = (0..30).map(|number| {
        let (store, game, ana) = (Arc::clone(&two[number % 2]), table.id.clone(), ana.clone());
        tokio::spawn(async move {
            let words = Words::Text(number.to_string());
            store
                .say(&game, &ana, &number.to_string(), &words, BEGUN)
                .await
        })
    });
    let mut said = Vec::new();
    for line in lines.collect::<Vec<_>>() {
        said.push(line.await.expect("it ran").expect("it is kept"));
    }
    said.sort_by_key(|line| line.number);
    let numbers: Vec<_> = said.iter().map(|line| line.number).collect();
    assert_eq!(numbers, (0..30).collect::<Vec<_>>());
    assert_eq!(other.chat(&table.id, 0).await, Ok(said));
}

pub(super) async fn servers_are_alive([one, other]: Two) {
    assert_eq!(one.last_beat().await, Ok(None));
    for (server, at, last) in [("a", 10, 10), ("b", 15, 15), ("a", 12, 15), ("a", 20, 20)] {
        one.beat(server, BEGUN + at).await.expect("it is kept");
        assert_eq!(other.last_beat().await, Ok(Some(BEGUN + last)));
    }
    other.ping().await.expect("it answers");
}

pub(super) async fn changes_are_heard_everywhere([one, other]: Two) {
    let (ana, ben) = (
        add_player(&*one, "Ana").await,
        add_player(&*one, "Ben").await,
    );
    let mut heard = [one.changes(), other.changes()];
    let mut table = Table::new("game", [Some(&ana), Some(&ben)]);
    let open = invitation("open", &ana);
    let (game, invitation) = (&table.id.clone(), &open.invitation.id);
    one.invite(std::slice::from_ref(&open))
        .await
        .expect("it is kept");
    for changes in &mut heard {
        hear(changes, &Change::Invitation(invitation.clone())).await;
    }
    assert_eq!(
        other.begin(&table.game(), Some(&open)).await,
        Ok(Written::Yes)
    );
    for changes in &mut heard {
        hear(changes, &Change::Begun(game.clone())).await;
    }
    for (number, store) in [(1, &one), (2, &other), (3, &one)] {
        assert_eq!(store.append(&table.play(1)).await, Ok(Written::Yes));
        for changes in &mut heard {
            hear(changes, &Change::Game(game.clone(), number)).await;
        }
    }
    let hello = Words::Phrase(Phrase::Hello);
    let said = other.say(game, &ben, "key", &hello, BEGUN).await;
    said.expect("it is kept");
    for changes in &mut heard {
        hear(changes, &Change::Chat(game.clone())).await;
    }
}

pub(super) async fn texts_stay_as_they_are([one, other]: Two) {
    let odd = "'; \"\\ $1 ?1 {%} ĵ\u{1F642}";
    let ana = Player {
        id: PlayerId(odd.to_owned()),
        name: name(odd),
    };
    let added = one.add_player(&ana, &secret("Ana"), BEGUN).await;
    added.expect("it is kept");
    let mut table = Table::new(odd, [Some(&ana), None]);
    table.begin(&*one).await;
    let append = table.play_as(&ana, odd, 1);
    assert_eq!(one.append(&append).await, Ok(Written::Yes));
    let kept = table.assert_kept(&*other).await;
    assert_eq!(kept.players[0], Some(ana.clone()));
    assert_eq!(other.event_of(&table.id, &ana.id, odd).await, Ok(Some(0)));
    let words = Words::Text(odd.to_owned());
    let line = one.say(&table.id, &ana, odd, &words, BEGUN).await;
    assert_eq!(
        other.chat(&table.id, 0).await,
        Ok(vec![line.expect("it is kept")])
    );
    let kept = KeptInvitation {
        group: odd.to_owned(),
        ..invitation(odd, &ana)
    };
    one.invite(std::slice::from_ref(&kept))
        .await
        .expect("it is kept");
    assert_eq!(other.listed(1).await, Ok(vec![kept]));
}

pub(super) async fn what_there_is_is_counted([one, other]: Two) {
    let empty = other.counts().await.expect("it answers");
    assert!(empty.bytes > 0);
    let bytes = empty.bytes;
    assert_eq!(
        empty,
        Counts {
            bytes,
            ..Counts::default()
        }
    );
    fill(&*one).await;
    let counts = other.counts().await.expect("it answers");
    let bytes = counts.bytes;
    assert_eq!(counts, Counts { bytes, ..FILLED });
    // Of somebody who is forgotten, only the games stay.
    let ana = PlayerId("id-of-Ana".to_owned());
    one.forget(&ana, &name("Somebody"))
        .await
        .expect("it is kept");
    let left = Counts {
        players: 2,
        chat: 1,
        invitations: 0,
        ..FILLED
    };
    let counts = other.counts().await.expect("it answers");
    let bytes = counts.bytes;
    assert_eq!(counts, Counts { bytes, ..left });
}

pub(super) async fn everything_adds_up([one, other]: Two) {
    assert_eq!(verify(&*one).await, Ok(Report::default()));
    fill(&*one).await;
    assert_filled(&*other).await;
}

pub(super) async fn what_is_being_played_adds_up([one, other]: Two) {
    let ana = add_player(&*one, "Ana").await;
    let mut table = Table::new("game", [Some(&ana), None]);
    table.begin(&*one).await;
    let playing = tokio::spawn(async move {
        for after in 0..100 {
            assert_eq!(one.append(&table.play(after)).await, Ok(Written::Yes));
        }
    });
    let mut seen = 0;
    while !playing.is_finished() {
        let report = verify(&*other).await.expect("it answers");
        assert_eq!(report.differences, [""; 0]);
        assert!(seen <= report.events);
        seen = report.events;
    }
    playing.await.expect("all went well");
    assert_eq!(verify(&*other).await.map(|report| report.events), Ok(100));
}
