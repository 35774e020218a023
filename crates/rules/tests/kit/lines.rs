//! Positions, their lines and their keys.

use std::collections::HashMap;

use ludejo_rules::Tabletop;

use crate::walk::{Walk, positions};

/// All that is met is remembered, so there is a bound.
const MOST_TOLD_APART: usize = 3_000;

/// A line read gives the position written, and keys are kept up.
pub(crate) fn round_trip<G: Tabletop>() {
    for position in Walk::<G>::new(20).take(positions(2_000)) {
        let id = G::INFO.id;
        position.for_each_action(|action| {
            let after = position.after(action);
            let line = after.to_string();
            assert_eq!(after.key(), after.full_key(), "{id} {position} {action}");
            let read: G = match line.parse() {
                Ok(read) => read,
                Err(error) => panic!("{id} {position} {action} gives {line}: {error}"),
            };
            assert_eq!(read, after, "{id} {line}");
            assert_eq!(read.key(), after.key(), "{id} {line}");
            assert_eq!(read.to_string(), line, "{id}");
        });
    }
}

/// Two positions have the same line, the same key, the same scene, or none of these.
pub(crate) fn tell_apart<G: Tabletop>() {
    let mut by_line: HashMap<String, (G, u64)> = HashMap::new();
    let mut by_key: HashMap<u64, String> = HashMap::new();
    let mut by_scene: HashMap<String, String> = HashMap::new();
    let mut met = |position: G| {
        let (id, line, key) = (G::INFO.id, position.to_string(), position.key());
        let scene = format!("{:?}", position.scene());
        let known = by_line.entry(line.clone()).or_insert((position, key));
        assert_eq!(*known, (position, key), "{id} {line}");
        assert_eq!(
            by_key.entry(key).or_insert_with(|| line.clone()),
            &line,
            "{id}: keys"
        );
        assert_eq!(
            by_scene.entry(scene).or_insert_with(|| line.clone()),
            &line,
            "{id}: scenes"
        );
    };
    for position in Walk::<G>::new(21).take(positions(400).min(MOST_TOLD_APART)) {
        met(position);
        position.for_each_action(|action| met(position.after(action)));
    }
}

/// The same position by another path has the same key.
pub(crate) fn transpose<G: Tabletop>() {
    let mut found = 0;
    let walk: Vec<G> = Walk::new(22).take(positions(2_000)).collect();
    // A seat acts, the others follow, it acts again; then with its two actions exchanged.
    for window in walk.windows(G::INFO.seats.len() + 2) {
        let steps: Option<Vec<G::Action>> = window.windows(2).map(between).collect();
        let Some(mut steps) = steps else { continue };
        let last = steps.len() - 1;
        steps.swap(0, last);
        let mut position = window[0];
        let possible = steps.into_iter().all(|action| {
            let is_legal = position.is_legal(action);
            if is_legal {
                position.apply(action);
            }
            is_legal
        });
        let end = window[window.len() - 1];
        if possible && position.to_string() == end.to_string() {
            found += 1;
            assert_eq!(position, end, "{} {}", G::INFO.id, window[0]);
            assert_eq!(position.key(), end.key(), "{} {}", G::INFO.id, window[0]);
        }
    }
    assert!(found > 0, "{}: no transposition was met", G::INFO.id);
}

/// The action that leads from the first position to the second, if they are of one game.
fn between<G: Tabletop>(steps: &[G]) -> Option<G::Action> {
    let list = steps[0].actions();
    let mut list = list.as_ref().iter().copied();
    list.find(|&action| steps[0].after(action) == steps[1])
}
