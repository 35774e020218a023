//! What holds in every position: those that random play reaches, and those with pieces put at
//! random close together.

use std::collections::{BTreeMap, BTreeSet};

use ludejo_rules::evo::{Action, Evo, EvoFor, Role};
use ludejo_rules::text::square_name;
use ludejo_rules::{Game, Refusal, Tabletop};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::evo::line;

/// Positions of random play from all setups and of random placing, half and half.
fn positions<const SEATS: usize>(count: usize) -> impl Iterator<Item = EvoFor<SEATS>> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(128);
    let mut starts = EvoFor::<SEATS>::INFO
        .setups
        .iter()
        .cycle()
        .map(|setup| setup.line);
    let mut start = move || read(starts.next().expect("a setup"));
    let mut play = start();
    (0..count).map(move |index| {
        if index % 2 == 0 {
            play = match play.sample(&mut rng) {
                Some(action) => play.after(action),
                None => start(),
            };
            play
        } else {
            placed(&mut rng)
        }
    })
}

fn read<const SEATS: usize>(line: &str) -> EvoFor<SEATS> {
    line.parse().unwrap_or_else(|e| panic!("{line}: {e}"))
}

/// A position with all castles and pieces of all seats put at random into a part of the board.
fn placed<const SEATS: usize>(rng: &mut Xoshiro256PlusPlus) -> EvoFor<SEATS> {
    let info = EvoFor::<SEATS>::INFO;
    loop {
        let size = rng.random_range(4..=12);
        let corner = [(); 2].map(|()| rng.random_range(0..=12 - size));
        let mut pieces = BTreeMap::new();
        for seat in info.seats {
            for _ in 0..rng.random_range(1..=8) {
                let [file, rank] = corner.map(|least| least + rng.random_range(0..size));
                let role = ["W", "B", "C", "S"][rng.random_range(0..4)];
                pieces.insert(square_name(file, rank), format!("{}{role}", seat.letter));
            }
        }
        let middle = |at: &str| ('c'..='j').contains(&at.chars().next().expect("a file"));
        let castles = crate::evo::castles(info.id).split(' ');
        pieces.retain(|at, _| middle(at) || (3..=10).contains(&at[1..].parse().expect("a rank")));
        for castle in castles {
            pieces.insert(castle[2..].to_owned(), castle[..2].to_owned());
        }
        let pieces: Vec<_> = pieces
            .iter()
            .map(|(at, letters)| format!("{letters}{at}"))
            .collect();
        let seat = info.seats[rng.random_range(0..SEATS)].letter;
        if let Ok(position) = line(&pieces.join(" "), seat).parse() {
            return position;
        }
    }
}

/// Every action that can be written.
fn all_actions() -> impl Iterator<Item = Action> {
    let squares = (0..128).flat_map(|from| (0..128).map(move |to| (from, to)));
    let turns = || [None].into_iter().chain(Role::ALL.map(Some));
    squares.flat_map(move |(from, to)| turns().map(move |becomes| Action { from, to, becomes }))
}

fn check_explanations<const SEATS: usize>() {
    let page = EvoFor::<SEATS>::PAGE;
    for position in positions::<SEATS>(12) {
        let legal: BTreeSet<_> = position.actions().into_iter().collect();
        for action in all_actions() {
            let refusal = position.explain(action).err();
            let is_legal = legal.contains(&action);
            assert_eq!(
                refusal.is_none(),
                is_legal,
                "{position} {action} {refusal:?}"
            );
            if let Some(refusal) = refusal {
                assert_ne!(refusal.message.key, Refusal::GENERIC);
                let anchor = format!("{{#{}}}", refusal.anchor);
                assert!(page.contains(&anchor), "{anchor}");
            }
        }
    }
}

#[test]
fn exactly_what_is_not_generated_is_explained() {
    check_explanations::<2>();
    check_explanations::<4>();
}

fn check_invariants<const SEATS: usize>() {
    let mut keys = BTreeMap::new();
    let mut ends = 0;
    for position in positions::<SEATS>(2000) {
        let text = position.to_string();
        assert_eq!(read::<SEATS>(&text), position);
        let before = keys.insert(position.key(), text.clone());
        assert!(before.is_none_or(|before| before == text), "{text}");
        let list = position.actions();
        assert_eq!(position.count_actions() as usize, list.len(), "{text}");
        let set: BTreeSet<_> = list.iter().collect();
        assert_eq!(set.len(), list.len(), "{text}");
        assert_eq!(list.is_empty(), position.outcome().is_some(), "{text}");
        ends += u32::from(list.is_empty());
        for action in list {
            let written = action.to_string();
            assert_eq!(written.parse(), Ok(action), "{written}");
            let next = position.after(action);
            assert_eq!(next.key(), next.full_key(), "{text} {action}");
            assert_eq!(read::<SEATS>(&next.to_string()), next, "{text} {action}");
            let mut scene = position.scene();
            for effect in position.effects(action) {
                scene.apply(&effect);
            }
            assert_eq!(scene, next.scene(), "{text} {action}");
        }
    }
    assert!(ends > 3);
}

#[test]
fn positions_actions_keys_and_effects_agree() {
    check_invariants::<2>();
    check_invariants::<4>();
}

/// Draws actions and holds how often each came up against even odds, by Pearson's chi-square.
fn check_draws<const SEATS: usize>() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let is_on = |position: &EvoFor<SEATS>| position.outcome().is_none();
    for position in positions(40).filter(is_on) {
        let mut drawn: BTreeMap<_, u32> = BTreeMap::new();
        for action in position.actions() {
            drawn.insert(action, 0);
        }
        let kinds = drawn.len();
        for _ in 0..kinds * 200 {
            let action = position.sample(&mut rng).expect("an action");
            *drawn.get_mut(&action).expect("a legal action") += 1;
        }
        let off = |count: &u32| (f64::from(*count) - 200.0).powi(2) / 200.0;
        let chi_square: f64 = drawn.values().map(off).sum();
        // Five standard deviations: with the seed given the test always ends the same way.
        let freedom = kinds as f64 - 1.0;
        assert!(
            chi_square < freedom + 5.0 * (2.0 * freedom).sqrt(),
            "{position}"
        );
    }
}

#[test]
fn actions_are_drawn_evenly() {
    check_draws::<2>();
    check_draws::<4>();
}

/// The line seen from the other side of the board, by the other seat.
fn turned_round(position: &Evo) -> String {
    let scene = position.scene();
    let pieces = scene.pieces.iter().map(|(cell, piece)| {
        let seat = ['n', 's'][piece.seat.index()];
        let at = Evo::board().name(127 - cell);
        format!("{seat}{}{at}", piece.letter)
    });
    let seat = ['n', 's'][position.to_move().index()];
    line(&pieces.collect::<Vec<_>>().join(" "), seat)
}

#[test]
fn both_seats_play_the_same_game() {
    for position in positions::<2>(1000) {
        let other = read::<2>(&turned_round(&position));
        let turn = |action: Action| Action {
            from: 127 - action.from,
            to: 127 - action.to,
            ..action
        };
        let expected: BTreeSet<_> = position.actions().into_iter().map(turn).collect();
        let found: BTreeSet<_> = other.actions().into_iter().collect();
        assert_eq!(found, expected, "{position}");
    }
}
