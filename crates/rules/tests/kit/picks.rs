//! Building actions pick by pick.

use std::collections::{BTreeSet, VecDeque};

use ludejo_rules::{AnyGame, Partial, Play, Tabletop};

use crate::kit::walk::{Walk, positions};

/// What is offered leads to the legal actions, to all of them and to nothing else.
pub(crate) fn lead_to_all_actions<G: Tabletop>() {
    let reached = Walk::<G>::new(50).step_by(7);
    for position in reached.take(positions(100)) {
        if position.outcome().is_some() {
            continue;
        }
        let play = Play::from_position(position);
        let mut complete = BTreeSet::new();
        let mut begun = VecDeque::from([String::new()]);
        while let Some(picked) = begun.pop_front() {
            let answer = play.partial(&picked);
            let Ok(Partial {
                complete: done,
                next,
                ..
            }) = answer
            else {
                panic!(
                    "{} {position}: {picked:?} leads nowhere: {answer:?}",
                    G::INFO.id
                );
            };
            assert!(
                done || !next.is_empty(),
                "{} {position} {picked:?}",
                G::INFO.id
            );
            begun.extend(next.iter().map(|pick| format!("{picked}{}", pick.text())));
            if done {
                complete.insert(picked);
            }
        }
        assert!(
            complete.into_iter().eq(play.legal()),
            "{} {position}",
            G::INFO.id
        );
    }
}
