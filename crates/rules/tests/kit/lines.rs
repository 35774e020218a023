//! Positions, their lines and their keys.

use std::collections::{BTreeSet, HashMap};

use ludejo_rules::Tabletop;

use crate::kit::walk::{Walk, positions};

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

/// A piece more or elsewhere makes another key of a position, and each a different one.
pub(crate) fn change_one_piece<G: Tabletop>() {
    let id = G::INFO.id;
    let width = if id.starts_with("evo") { 2 } else { 1 };
    let setups = G::INFO.setups.iter();
    let pieces: BTreeSet<String> = setups
        .flat_map(|setup| places(board(setup.line), width))
        .filter(|place| is_piece(place))
        .collect();
    let mut read = 0;
    for position in Walk::<G>::new(23).step_by(20).take(20) {
        let line = position.to_string();
        let rest = &line[board(&line).len()..];
        let here = places(board(&line), width);
        let mut by_key = HashMap::from([(position.key(), line.clone())]);
        let mut meet = |places: &[String]| {
            let line = written(places) + rest;
            // There may be too many pieces, or none may stand there.
            if let Ok(position) = line.parse::<G>() {
                read += 1;
                let known = by_key.entry(position.key()).or_insert_with(|| line.clone());
                assert_eq!(known, &line, "{id}");
            }
        };
        for empty in (0..here.len()).filter(|&place| here[place] == EMPTY) {
            for piece in &pieces {
                let mut more = here.clone();
                more[empty].clone_from(piece);
                meet(&more);
            }
            for from in (0..here.len()).filter(|&place| is_piece(&here[place])) {
                let mut elsewhere = here.clone();
                elsewhere.swap(empty, from);
                meet(&elsewhere);
            }
        }
    }
    assert!(read > 100, "{id}: {read}");
}

fn is_piece(place: &str) -> bool {
    place.ends_with(|c: char| c.is_ascii_alphabetic())
}

/// In the place of a piece where there is none.
const EMPTY: &str = "";

/// The field of a line that shows the board.
fn board(line: &str) -> &str {
    line.split(' ').next().unwrap_or_default()
}

/// The places of a board and the ends of its rows, one after another.
fn places(board: &str, width: usize) -> Vec<String> {
    let mut places = Vec::new();
    let mut rest = board;
    while !rest.is_empty() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if digits > 0 {
            let count = rest[..digits].parse().expect("a number");
            places.extend(std::iter::repeat_n(EMPTY.to_string(), count));
            rest = &rest[digits..];
            continue;
        }
        let length = if rest.starts_with(['/', '*']) {
            1
        } else {
            width
        };
        places.push(rest[..length].to_string());
        rest = &rest[length..];
    }
    places
}

/// The reverse of [`places`].
fn written(places: &[String]) -> String {
    let mut board = String::new();
    let mut empty = 0;
    for place in places.iter().map(String::as_str).chain(["/"]) {
        if place == EMPTY {
            empty += 1;
            continue;
        }
        if empty > 0 {
            board += &empty.to_string();
            empty = 0;
        }
        board += place;
    }
    board.pop();
    board
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
