//! What holds in every position: those that random play reaches, and those with pieces put at
//! random close together.

use std::collections::{BTreeMap, BTreeSet};

use ludejo_rules::sparta::{Action, Sparta};
use ludejo_rules::text::square_name;
use ludejo_rules::{CellId, Effect, Game, Play, Refusal, Tabletop};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::sparta::{line, read};

/// Positions of random play and of random placing, half and half.
fn positions(count: usize) -> impl Iterator<Item = Sparta> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(300);
    let mut play = Sparta::start();
    let mut play_on = move |rng: &mut Xoshiro256PlusPlus| {
        play = match play.sample(rng) {
            Some(action) => play.after(action),
            None => Sparta::start(),
        };
        play
    };
    (0..count).map(move |index| {
        if index % 2 == 0 {
            play_on(&mut rng)
        } else {
            placed(&mut rng)
        }
    })
}

/// A position with pieces put at random into a part of the board.
fn placed(rng: &mut Xoshiro256PlusPlus) -> Sparta {
    loop {
        let size = rng.random_range(4..=10);
        let corner = (
            rng.random_range(0..=10 - size),
            rng.random_range(0..=10 - size),
        );
        let mut pieces = BTreeMap::new();
        for letter in ["W", "w", "H", "h"] {
            for _ in 0..rng.random_range(0..=4) {
                let file = corner.0 + rng.random_range(0..size);
                let rank = corner.1 + rng.random_range(0..size);
                pieces.insert(square_name(file, rank), letter);
            }
        }
        let pieces: Vec<_> = pieces
            .iter()
            .map(|(at, letter)| format!("{letter}{at}"))
            .collect();
        let (yellow, red): (Vec<_>, Vec<_>) = ["b5", "b6", "e5", "e6", "f5", "f6", "i5", "i6"]
            .into_iter()
            .partition(|_| rng.random());
        let list = |cities: Vec<&str>| {
            if cities.is_empty() {
                "-".to_owned()
            } else {
                cities.join(",")
            }
        };
        let seat = if rng.random() { 'y' } else { 'r' };
        let line = line(
            &pieces.join(" "),
            seat,
            &format!("{}/{}", list(yellow), list(red)),
        );
        if let Ok(position) = line.parse() {
            return position;
        }
    }
}

/// Every action that can be written.
fn every_action() -> Vec<Action> {
    let squares = || (0..100).map(|square| square_name(square % 10, square / 10));
    let moves = squares().flat_map(|from| squares().map(move |to| format!("{from}{to}")));
    let texts = moves
        .chain(squares().map(|at| format!("{at}=H")))
        .chain(["pass".to_owned()]);
    texts.map(|text| text.parse().expect("an action")).collect()
}

#[test]
fn the_list_is_what_is_not_refused() {
    let every = every_action();
    for position in positions(300) {
        let list: BTreeSet<_> = position.actions().into_iter().collect();
        assert_eq!(list.len(), position.actions().len(), "{position}: twice");
        assert_eq!(list.len(), position.count_actions() as usize, "{position}");
        assert_eq!(list.is_empty(), position.outcome().is_some(), "{position}");
        for &action in &every {
            match position.explain(action) {
                Ok(()) => assert!(list.contains(&action), "{position} {action}"),
                Err(refusal) => {
                    assert!(!list.contains(&action), "{position} {action}");
                    assert_ne!(refusal.message.key, Refusal::GENERIC);
                    let anchor = format!("{{#{}}}", refusal.anchor);
                    assert!(Sparta::PAGE.contains(&anchor), "{anchor}");
                }
            }
        }
    }
}

#[test]
fn counts_keys_and_texts_agree() {
    for position in positions(20_000) {
        let list = position.actions();
        assert_eq!(list.len(), position.count_actions() as usize, "{position}");
        for action in list {
            let after = position.after(action);
            assert_eq!(after.key(), after.full_key(), "{position} {action}");
            assert_ne!(after.key(), position.key(), "{position} {action}");
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        assert_eq!(read(&position.to_string()), position);
    }
}

#[test]
fn effects_lead_from_scene_to_scene() {
    for position in positions(500) {
        for action in position.actions() {
            let mut scene = position.scene();
            for effect in position.effects(action) {
                if let Effect::Moved { path } = &effect {
                    assert!(is_way(path, &position), "{position} {action} {path:?}");
                }
                scene.apply(&effect);
            }
            assert_eq!(scene, position.after(action).scene(), "{position} {action}");
        }
    }
}

/// Whether a path goes over free squares step by step, and in as few steps as can be.
fn is_way(path: &[CellId], position: &Sparta) -> bool {
    let pieces = position.scene().pieces;
    let next_to = |a: CellId, b: CellId| {
        let [a, b] = [a, b].map(|cell| (cell % 10, cell / 10));
        a.0.abs_diff(b.0).max(a.1.abs_diff(b.1)) == 1
    };
    let mut reached = BTreeSet::from([path[0]]);
    for _ in 2..path.len() {
        let near = |&to: &CellId| reached.iter().any(|&from| next_to(from, to));
        let free = (0..100).filter(|to| !pieces.contains_key(to));
        let more: Vec<_> = free.filter(near).collect();
        reached.extend(more);
    }
    let to = path[path.len() - 1];
    let steps = path.windows(2).all(|pair| next_to(pair[0], pair[1]));
    let free = path[1..].iter().all(|cell| !pieces.contains_key(cell));
    steps && free && !reached.contains(&to)
}

#[test]
fn sampling_draws_every_action_alike() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    for pieces in [
        "Wb5 We6 Hj10 wa1 hd4 we4",
        "Ha1 Wa2 Wb1 Hb2 wc3 wh8 hi9",
        "Wa1 Wb1 wa2 wb2 wc2 wc1",
    ] {
        let position = read(&line(pieces, 'y', crate::sparta::CITIES));
        let list = position.actions();
        let mut drawn: BTreeMap<Action, u32> = list.iter().map(|&action| (action, 0)).collect();
        let each = 1000;
        for _ in 0..each * list.len() {
            let action = position.sample(&mut rng).expect("an action");
            *drawn.get_mut(&action).expect("a legal action") += 1;
        }
        // Pearson's test: the sum is near the degrees of freedom.
        let off = |&count: &u32| (f64::from(count) - each as f64).powi(2) / each as f64;
        let sum: f64 = drawn.values().map(off).sum();
        let freedom = (list.len() - 1) as f64;
        assert!(
            sum <= freedom + 4.0 * (2.0 * freedom).sqrt(),
            "{pieces}: {sum} {freedom}"
        );
    }
    let over = read(&line("Wa1 Wb1 wh8", 'y', crate::sparta::CITIES));
    assert_eq!(over.sample(&mut rng), None);
}

#[test]
fn random_play_reaches_the_ends() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    let mut reasons = BTreeSet::new();
    for _ in 0..40 {
        let mut play = Play::<Sparta>::default();
        while play.outcome().is_none() {
            let action = play.position().sample(&mut rng).expect("an action");
            play.apply(action);
        }
        reasons.extend(play.outcome().map(|outcome| outcome.reason.word()));
    }
    assert!(reasons.contains("elimination"), "{reasons:?}");
}
