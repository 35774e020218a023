//! The fast ways held against the plain ones.

use std::collections::BTreeSet;

use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::hex::{BOARD, LEAP_FROM, LEAPS, STEPS, hexes, shift, spread};
use super::kinds::{HERO, KING};
use super::moves::{rampage, rampage_path};
use super::{Action, Game, Heroes, Hex};

/// The steps and leaps in the coordinates of the rules page.
const STEPS_ON_PAGE: [(i8, i8); 6] = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)];
const LEAPS_ON_PAGE: [(i8, i8); 6] = [(1, 3), (2, 0), (1, -3), (-1, -3), (-2, 0), (-1, 3)];

fn go(hex: Hex, (q, y): (i8, i8)) -> Option<Hex> {
    Hex::at(hex.q() + q, hex.y() + y)
}

fn set(hexes: impl IntoIterator<Item = Hex>) -> u128 {
    hexes.into_iter().fold(0, |set, hex| set | hex.bit())
}

#[test]
fn shifts_are_steps() {
    for hex in hexes(BOARD) {
        for direction in 0..6 {
            let next = go(hex, STEPS_ON_PAGE[direction]);
            let shifted = shift(hex.bit(), STEPS[direction]) & BOARD;
            assert_eq!(shifted, set(next), "{hex} {direction}");
            assert_eq!(hex.step(direction), next, "{hex} {direction}");
            let leap = go(hex, LEAPS_ON_PAGE[direction]);
            let from = hex.bit() & LEAP_FROM[direction];
            assert_eq!(
                shift(from, LEAPS[direction]),
                set(leap),
                "{hex} {direction}"
            );
        }
        assert_eq!(spread(hex.bit()), hex.neighbours(), "{hex}");
    }
}

#[test]
fn the_tables_of_a_hex_are_right() {
    for hex in hexes(BOARD) {
        let around = hex.around();
        let mut reached = [0; 6];
        for (direction, step) in STEPS_ON_PAGE.into_iter().enumerate() {
            let (mut last, mut between) = (hex, 0);
            for distance in 1..=5 {
                let Some(next) = go(last, step) else { break };
                for reach in &mut reached[distance..] {
                    *reach |= next.bit();
                }
                assert_eq!(hex.between(next), between, "{hex} {next}");
                assert_eq!(hex.straight_to(next), Some((direction, distance as u8)));
                between |= next.bit();
                last = next;
            }
        }
        assert_eq!(around.straight, reached, "{hex}");
        let leaps = LEAPS_ON_PAGE.into_iter().filter_map(|leap| go(hex, leap));
        assert_eq!(around.leaps, set(leaps), "{hex}");
        let two = spread(spread(hex.bit())) & !hex.bit() & !hex.neighbours();
        assert_eq!(around.two_steps, two, "{hex}");
        for (seat, forward) in [[0, 1, 5], [3, 2, 4]].into_iter().enumerate() {
            let [behind, left, right] = forward.map(|direction: usize| {
                let (q, y) = STEPS_ON_PAGE[direction];
                set(go(hex, (-q, -y)))
            });
            assert_eq!(around.behind[seat], behind, "{hex}");
            assert_eq!(around.aslant[seat], left | right, "{hex}");
        }
    }
}

#[test]
fn straight_lines_are_known_however_long() {
    for from in hexes(BOARD) {
        for to in hexes(BOARD) {
            let (q, y) = (to.q() - from.q(), to.y() - from.y());
            let expected = STEPS_ON_PAGE
                .iter()
                .enumerate()
                .find_map(|(direction, step)| {
                    let steps =
                        (1..=10).find(|steps| (step.0 * steps, step.1 * steps) == (q, y))?;
                    Some((direction, steps as u8))
                });
            assert_eq!(from.straight_to(to), expected, "{from} {to}");
        }
    }
}

/// A position with pieces strewn over the board in which no king can be taken.
fn strewn(rng: &mut Xoshiro256PlusPlus) -> Heroes {
    loop {
        let mut position = Heroes::start();
        hexes(BOARD).for_each(|hex| position.remove(hex));
        position.to_move = rng.random_range(0..2);
        position.turn = rng.random_range(0..8_u8).min(4) % 4;
        let density = *[0.05, 0.2, 0.5].choose(rng).expect("three");
        let mut free: Vec<Hex> = hexes(BOARD).collect();
        for (seat, kind) in [(0, KING), (1, KING), (0, HERO), (1, HERO)] {
            let hex = free.swap_remove(rng.random_range(0..free.len()));
            position.put(seat, kind, hex);
        }
        for hex in free {
            if rng.random_bool(density) {
                let kind = *[2, 4, 5, 6, 7, 8, 9, 10, 11].choose(rng).expect("kinds");
                position.put(rng.random_range(0..2), kind, hex);
            }
        }
        let own = position.own();
        let is_safe = |seat| !position.is_attacked(position.king(seat), 1 - seat);
        if is_safe(1 - own) && (position.turn == 0 || is_safe(own)) {
            return position;
        }
    }
}

/// All actions that would be legal if no king minded but for being taken.
fn conceivable(position: &Heroes) -> Vec<Action> {
    let own = position.own();
    let pieces = position.seats[own];
    let force = position.force(pieces);
    let is_early = position.turn > 0;
    let movers = if is_early {
        position.fit_for_duty()
    } else {
        pieces
    };
    let mut list = Vec::new();
    let walks = position.walks(movers);
    walks.for_each(u128::MAX, |walk| list.push(walk));
    if is_early {
        list.push(Action::Done);
        return list;
    }
    list.extend(hexes(force.heroic_pawns).map(|at| Action::Rise { at }));
    for from in hexes(force.elephants & spread(force.heroes)) {
        for direction in 0..6 {
            let path = rampage_path(from, direction);
            let is_open = |first: Hex| position.occupied() & first.bit() == 0;
            if from.step(direction).is_some_and(is_open) && path & force.king == 0 {
                list.push(rampage(from, direction, path));
            }
        }
    }
    list
}

#[test]
fn the_generator_finds_what_is_sound_when_made() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut most = 0;
    for _ in 0..20_000 {
        let position = strewn(&mut rng);
        let found: BTreeSet<Action> = position.actions().into_iter().collect();
        let all = conceivable(&position).into_iter();
        let sound: BTreeSet<Action> = all.filter(|action| position.is_sound(*action)).collect();
        assert_eq!(found, sound, "{position}");
        most = most.max(found.len());
    }
    assert!((100..=504).contains(&most), "{most}");
}

/// Whether seat `by` could capture an enemy on a hex, found by asking where it can go.
fn could_capture(position: &Heroes, target: Hex, by: usize) -> bool {
    let mut position = *position;
    position.remove(target);
    position.put(1 - by, KING, target);
    position.to_move = by as u8;
    position.turn = 0;
    let walks = position.walks(position.seats[by]);
    let force = position.force(position.seats[by]);
    let mut elephants = hexes(force.elephants & spread(force.heroes));
    walks.count(target.bit()) > 0
        || elephants.any(|from| {
            (0..6).any(|direction| {
                let is_open = |first: Hex| position.occupied() & first.bit() == 0;
                from.step(direction).is_some_and(is_open)
                    && rampage_path(from, direction) & target.bit() != 0
            })
        })
}

#[test]
fn an_attack_is_what_could_capture() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    for _ in 0..2_000 {
        let position = strewn(&mut rng);
        for by in 0..2 {
            for target in hexes(BOARD & !position.seats[by]) {
                let expected = could_capture(&position, target, by);
                assert_eq!(
                    position.is_attacked(target, by),
                    expected,
                    "{position} {target}"
                );
            }
        }
    }
}
