//! Every position has a slot, and every slot a position.

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
fn some_rows_go_there_and_back() {
    let shape = Shape::rooya();
    let index = Index::new(&shape);
    assert_eq!(positions(&index), 26_293_088_250);
    let symmetries = shape.symmetries();
    let rows = (0..index.rows().len()).into_par_iter().step_by(10_007);
    rows.for_each(|row| check_row(&index, &symmetries, row));
}

#[test]
#[ignore = "takes minutes on a fast machine: cargo xtask solver"]
fn all_rows_go_there_and_back() {
    let shape = Shape::rooya();
    let index = Index::new(&shape);
    let symmetries = shape.symmetries();
    let rows = (0..index.rows().len()).into_par_iter();
    rows.for_each(|row| check_row(&index, &symmetries, row));
}
