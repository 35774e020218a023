//! What is said at games.

use std::sync::Arc;

use ludejo_wire::{GameId, Phrase, Words};

use super::Two;
use crate::store::table::{BEGUN, Table, add_player};

pub(in crate::store) async fn chat_is_numbered_and_counts_once([one, other]: Two) {
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

pub(in crate::store) async fn much_is_said_at_once(two: Two) {
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
