//! The database as a whole.

use ludejo_server::store::{Counts, KeptInvitation, Report, Written, verify};
use ludejo_wire::{Player, PlayerId, Words};

use super::{Two, invitation};
use crate::store::table::{BEGUN, FILLED, Table, add_player, assert_filled, fill, name, secret};

pub(in crate::store) async fn texts_stay_as_they_are([one, other]: Two) {
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

pub(in crate::store) async fn what_there_is_is_counted([one, other]: Two) {
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

pub(in crate::store) async fn everything_adds_up([one, other]: Two) {
    assert_eq!(verify(&*one).await, Ok(Report::default()));
    fill(&*one).await;
    assert_filled(&*other).await;
}

pub(in crate::store) async fn what_is_being_played_adds_up([one, other]: Two) {
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
