//! Every position has a slot, and every slot a position.
//!
//! `LUDEJO_POSITIONS` sets how many slots of Le Rooya are looked at, give or take a row; it has 3.3
//! billion.

use ludejo_oracle::{Permutation, Position, Shape};
use ludejo_solver::{Index, Row};
use rayon::prelude::*;

/// All slots of a row, there and back, and from all positions that are the same but for symmetry.
fn check_row(index: &Index, symmetries: &[Permutation; 8], row: usize) {
    for slot in row * index.width()..(row + 1) * index.width() {
        let position = index.position(slot);
        assert_eq!(index.slot(position), slot);
        let mut same = Vec::new();
        index.same(slot, |slot| same.push(slot));
        assert_eq!(index.is_first(slot), same.iter().min() == Some(&slot));
        for symmetry in symmetries {
            let image = Position {
                own: symmetry.of(position.own),
                other: symmetry.of(position.other),
            };
            assert!(same.contains(&index.slot(image)), "{image:?}");
        }
    }
}

/// How many positions the slots stand for.
fn positions(index: &Index) -> u64 {
    let rows = index.rows().iter();
    rows.map(Row::weight).sum::<u64>() * index.width() as u64
}

#[test]
fn the_relative_goes_there_and_back() {
    let shape = Shape::rooya4();
    let index = Index::new(&shape);
    assert_eq!(positions(&index), 1_681_680);
    (0..index.rows().len()).for_each(|row| check_row(&index, &shape.symmetries(), row));
}

#[test]
fn rows_go_there_and_back() {
    let shape = Shape::rooya();
    let index = Index::new(&shape);
    assert_eq!(positions(&index), 26_293_088_250);
    let symmetries = shape.symmetries();
    let wanted = std::env::var("LUDEJO_POSITIONS").map_or(300_000, |count| {
        count.parse().expect("LUDEJO_POSITIONS is a number")
    });
    let step = (index.slots() / wanted).max(1);
    let rows = (0..index.rows().len()).into_par_iter().step_by(step);
    rows.for_each(|row| check_row(&index, &symmetries, row));
}
