//! Players, what they are called, and whom they have blocked.

use ludejo_server::store::{KeptInvitation, Written};
use ludejo_wire::{InvitationId, Phrase, Player, PlayerId, Words};

use super::{Two, invitation};
use crate::store::table::{BEGUN, Table, add_player, name, secret};

pub(in crate::store) async fn players_are_found_by_secret_and_id([one, other]: Two) {
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

pub(in crate::store) async fn players_are_called_by_their_names_of_today([one, other]: Two) {
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

pub(in crate::store) async fn a_forgotten_player_leaves_games_behind([one, other]: Two) {
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

pub(in crate::store) async fn blocks_count_both_ways_and_end([one, other]: Two) {
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
