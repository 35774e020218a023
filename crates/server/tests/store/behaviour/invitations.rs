//! Invitations.

use std::sync::Arc;

use ludejo_server::store::{KeptInvitation, Written};
use ludejo_wire::{Invitation, Place, Player};

use super::{Two, ids, invitation};
use crate::store::table::{BEGUN, Table, add_player};

pub(in crate::store) async fn invitations_are_changed_by_one_at_a_time([one, other]: Two) {
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

pub(in crate::store) async fn the_lobby_has_what_can_be_joined([one, other]: Two) {
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

pub(in crate::store) async fn players_find_their_invitations([one, other]: Two) {
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

pub(in crate::store) async fn an_invitation_leads_to_one_game([one, other]: Two) {
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

pub(in crate::store) async fn old_invitations_are_removed([one, other]: Two) {
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
