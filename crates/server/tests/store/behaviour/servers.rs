//! Servers, and what they hear of each other.

use ludejo_server::store::{Change, Written};
use ludejo_wire::{Phrase, Words};

use super::{Two, hear, invitation};
use crate::store::table::{BEGUN, Table, add_player, name};

pub(in crate::store) async fn servers_are_alive([one, other]: Two) {
    assert_eq!(one.last_beat().await, Ok(None));
    for (server, at, last) in [("a", 10, 10), ("b", 15, 15), ("a", 12, 15), ("a", 20, 20)] {
        one.beat(server, BEGUN + at).await.expect("it is kept");
        assert_eq!(other.last_beat().await, Ok(Some(BEGUN + last)));
    }
    other.ping().await.expect("it answers");
}

pub(in crate::store) async fn changes_are_heard_everywhere([one, other]: Two) {
    let (ana, ben) = (
        add_player(&*one, "Ana").await,
        add_player(&*one, "Ben").await,
    );
    let mut heard = [one.changes(), other.changes()];
    let table = Table::new("game", [Some(&ana), Some(&ben)]);
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
    let one_follows = one.follow(game).await.expect("it is followed");
    let hello = Words::Phrase(Phrase::Hello);
    let said = other.say(game, &ben, "key", &hello, BEGUN).await;
    said.expect("it is kept");
    for changes in &mut heard {
        hear(changes, &Change::Chat(game.clone())).await;
    }
    drop(one_follows);
    one.rename(&ana.id, &name("Anna"))
        .await
        .expect("it is kept");
    for changes in &mut heard {
        hear(changes, &Change::Player(ana.id.clone())).await;
    }
    other
        .forget(&ben.id, &name("Somebody"))
        .await
        .expect("it is kept");
    for changes in &mut heard {
        hear(changes, &Change::Player(ben.id.clone())).await;
    }
}
