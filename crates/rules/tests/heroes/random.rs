//! Random positions, from play and strewn, and what must hold in all of them.

use std::collections::BTreeSet;

use ludejo_rules::heroes::{Action, Heroes, Hex};
use ludejo_rules::{Game, Refusal, Tabletop, playout};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::heroes::scatter;

pub(crate) fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// Positions from random play and strewn ones in turn.
fn positions(seed: u64, count: u32) -> impl Iterator<Item = Heroes> {
    let mut rng = rng(seed);
    let mut played = Heroes::start();
    (0..count).map(move |index| {
        if index % 2 == 0 {
            return scatter::position(&mut rng);
        }
        match played.sample(&mut rng) {
            Some(action) => played.apply(action),
            None => played = Heroes::start(),
        }
        // Now and then the mobilization is cut short.
        if index % 64 == 1 && played.is_legal(Action::Done) {
            played.apply(Action::Done);
        }
        played
    })
}

/// An action of whatever kind, most likely of a piece that stands there.
fn action(rng: &mut impl Rng, position: &Heroes) -> Action {
    let hexes = scatter::hexes();
    let scene = position.scene();
    let own: Vec<Hex> = hexes
        .iter()
        .copied()
        .filter(|hex| {
            let piece = scene.pieces.get(&hex.cell());
            piece.is_some_and(|piece| piece.seat == position.to_move())
        })
        .collect();
    let among = if rng.random_bool(0.9) { &own } else { &hexes };
    let from = *among.choose(rng).expect("a hex");
    let to = *hexes.choose(rng).expect("a hex");
    match rng.random_range(0..20) {
        0 => Action::Done,
        1 => Action::Rise { at: from },
        2..6 => Action::Rampage { from, to },
        _ => Action::Walk { from, to },
    }
}

#[test]
fn exactly_what_is_not_generated_is_refused_and_for_a_reason() {
    let mut rng = rng(2);
    for position in positions(3, 4_000) {
        let legal: BTreeSet<Action> = position.actions().into_iter().collect();
        for action in &legal {
            assert_eq!(position.explain(*action), Ok(()), "{position} {action}");
            assert!(position.is_legal(*action), "{position} {action}");
        }
        for _ in 0..100 {
            let action = action(&mut rng, &position);
            let explained = position.explain(action);
            let is_legal = legal.contains(&action);
            assert_eq!(
                explained.is_ok(),
                is_legal,
                "{position} {action}: {explained:?}"
            );
            assert_eq!(position.is_legal(action), is_legal, "{position} {action}");
            if let Err(refusal) = explained {
                assert_ne!(refusal.message.key, Refusal::GENERIC, "{position} {action}");
                let anchor = format!("{{#{}}}", refusal.anchor);
                assert!(Heroes::PAGE.contains(&anchor), "{refusal}");
            }
        }
    }
}

#[test]
fn counts_keys_texts_and_effects_agree() {
    for position in positions(4, 4_000) {
        let list = position.actions();
        assert_eq!(position.count_actions() as usize, list.len(), "{position}");
        let unique: BTreeSet<&Action> = list.iter().collect();
        assert_eq!(unique.len(), list.len(), "{position}");
        assert_eq!(list.is_empty(), position.outcome().is_some(), "{position}");
        for &action in &list {
            let next = position.after(action);
            assert_eq!(action.to_string().parse(), Ok(action));
            assert_eq!(next.key(), next.full_key(), "{position} {action}");
            let read: Heroes = next.to_string().parse().unwrap_or_else(|error| {
                panic!("{position} {action} leads to {next}: {error}");
            });
            assert_eq!(read, next, "{position} {action}");
            let mut scene = position.scene();
            for effect in position.effects(action) {
                scene.apply(&effect);
            }
            assert_eq!(scene, next.scene(), "{position} {action}");
        }
    }
}

#[test]
fn actions_are_drawn_evenly() {
    let mut rng = rng(5);
    for position in positions(6, 400).step_by(3) {
        let list = position.actions();
        if list.is_empty() {
            assert_eq!(position.sample(&mut rng), None, "{position}");
            continue;
        }
        let mut drawn = vec![0_u32; list.len()];
        for _ in 0..100 * list.len() {
            let action = position.sample(&mut rng).expect("an action");
            let index = list.iter().position(|legal| *legal == action);
            drawn[index.unwrap_or_else(|| panic!("{position} {action}"))] += 1;
        }
        // Each 100 times on average, with a deviation of 10.
        for (action, times) in list.iter().zip(drawn) {
            assert!(
                (45..=155).contains(&times) || list.len() == 1,
                "{position} {action} {times}"
            );
        }
    }
}

#[test]
fn the_board_turned_round_is_the_same_for_the_other_seat() {
    for position in positions(7, 1_000) {
        let line = position.to_string();
        let (board, rest) = line.split_once(' ').expect("fields");
        // In the mobilization the seats differ.
        if !rest.ends_with('-') || rest.contains('M') {
            continue;
        }
        let swap = |letter: char| match letter {
            letter if letter.is_ascii_uppercase() => letter.to_ascii_lowercase(),
            letter => letter.to_ascii_uppercase(),
        };
        // Each file from its other end, with runs of empty hexes of one digit or two.
        let turned: Vec<String> = board
            .split('/')
            .rev()
            .map(|file| turn(file, swap))
            .collect();
        let seat = if rest.starts_with('w') { "b" } else { "w" };
        let turned = format!("{} {seat} -", turned.join("/"));
        let turned: Heroes = turned
            .parse()
            .unwrap_or_else(|error| panic!("{turned}: {error}"));
        assert_eq!(
            turned.count_actions(),
            position.count_actions(),
            "{position}"
        );
        let reason = |position: &Heroes| position.outcome().map(|outcome| outcome.reason);
        assert_eq!(reason(&turned), reason(&position), "{position}");
    }
}

/// A file of a line from its other end, each letter changed.
fn turn(file: &str, change: impl Fn(char) -> char) -> String {
    if file == "10" {
        return file.to_owned();
    }
    file.chars().rev().map(change).collect()
}

#[test]
fn random_games_end() {
    let mut rng = rng(8);
    for _ in 0..50 {
        let (end, made) = playout::sampled(&Heroes::start(), &mut rng, 5_000);
        assert!(end.outcome().is_some(), "{made}: {end}");
    }
}
