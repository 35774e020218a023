//! The moves of the solver against the rules, and its way back against its way forth.
//!
//! `LUDEJO_POSITIONS` sets how many random positions are compared.

use ludejo_oracle::{Next, Position, Shape};
use ludejo_solver::plain;
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rayon::prelude::*;

/// Positions that are compared with one generator.
const PART: u64 = 10_000;

/// Calls `check` with random positions, among them some where somebody must have won.
fn for_random_positions(shape: &Shape, check: impl Fn(Position) + Sync) {
    let count = std::env::var("LUDEJO_POSITIONS").map_or(100_000, |count| {
        count.parse().expect("LUDEJO_POSITIONS is a number")
    });
    (0..count / PART).into_par_iter().for_each(|part: u64| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(part);
        for _ in 0..PART {
            let own = random(&mut rng, shape, 0);
            let other = random(&mut rng, shape, own);
            check(Position { own, other });
        }
    });
}

/// The pawns of a seat on random points that are not taken.
fn random(rng: &mut Xoshiro256PlusPlus, shape: &Shape, taken: u32) -> u32 {
    let mut pawns = 0_u32;
    while pawns.count_ones() < shape.pawns() {
        pawns |= 1 << rng.random_range(0..shape.points()) & !taken;
    }
    pawns
}

/// The same moves, each as often, in some order.
fn sorted(mut moves: Vec<Next>) -> Vec<Next> {
    moves.sort_unstable();
    moves
}

fn same_moves(shape: &Shape, rules: &plain::Rules<'_>) {
    for_random_positions(shape, |position| {
        let (mut fast, mut slow) = (Vec::new(), Vec::new());
        let is_open = rules(position, &mut slow);
        assert_eq!(shape.is_open(position), is_open, "{position:?}");
        if is_open {
            shape.successors(position, &mut fast);
            assert_eq!(sorted(fast), sorted(slow), "{position:?}");
        }
    });
}

#[test]
fn moves_are_those_of_the_rules() {
    same_moves(&Shape::rooya(), &plain::rooya);
}

#[test]
fn moves_are_those_of_the_simple_rules() {
    for shape in [Shape::rooya(), Shape::rooya4()] {
        let rules = |position, list: &mut Vec<Next>| plain::on_any_board(&shape, position, list);
        same_moves(&shape, &rules);
    }
}

#[test]
fn predecessors_are_where_a_move_leads_here_from() {
    for shape in [Shape::rooya(), Shape::rooya4()] {
        for_random_positions(&shape, |position| {
            if !shape.is_open(position) {
                return;
            }
            let (mut moves, mut found) = (Vec::new(), Vec::new());
            shape.successors(position, &mut moves);
            for next in &moves {
                if let Next::Position(after) = next {
                    found.clear();
                    shape.predecessors(*after, |before| found.push(before));
                    assert!(found.contains(&position), "{after:?} after {position:?}");
                }
            }
            found.clear();
            shape.predecessors(position, |before| found.push(before));
            for before in &found {
                if shape.is_open(*before) {
                    shape.successors(*before, &mut moves);
                    let here = moves.contains(&Next::Position(position));
                    assert!(here, "{position:?} after {before:?}");
                }
            }
        });
    }
}
