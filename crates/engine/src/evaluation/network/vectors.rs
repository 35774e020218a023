//! The loops in which a network spends its time, in the widest vectors that the processor has.
//!
//! Everything is a whole number, and sums wrap around, so the order in which they are added makes
//! no difference: every processor gets the same bits.

use fearless_simd::prelude::*;
use fearless_simd::{Level, Simd, dispatch};

use super::file::MOST_HIDDEN;

/// An activation is a sum cut off below 0 and above this, and squared.
pub(super) const MOST: i16 = 255;
/// No output weight is further from 0: its product with an activation's root fits in 16 bits.
pub(super) const MOST_OUTPUT: u16 = 128;
/// The sums of a layer are a multiple of this, which is how many of the widest vectors hold.
pub(super) const LANES: usize = 32;

/// So many vectors of a layer are worked out at once, where there are as many: they stay in registers.
const BLOCK: usize = 4;

/// What is added to the sums of a layer: rows of weights, by their numbers.
#[derive(Clone, Copy)]
pub(super) struct Rows<'a> {
    /// All rows, each as long as the layer.
    pub(super) weights: &'a [i16],
    /// Those that are added.
    pub(super) added: &'a [u16],
    /// Those that are taken away.
    pub(super) removed: &'a [u16],
}

/// Sets of output weights, each as long as the layer, and a bias for each of them.
#[derive(Clone, Copy)]
pub(super) struct Sets<'a> {
    pub(super) weights: &'a [i16],
    pub(super) bias: &'a [i32],
}

/// Works out the sums of a layer from those before.
pub(super) fn change(level: Level, before: &[i16], rows: Rows<'_>, sums: &mut [i16]) {
    dispatch!(level, simd => change_by(simd, before, rows, sums));
}

/// The products of activations and output weights, added up.
pub(super) fn output(level: Level, sums: &[i16], weights: &[i16]) -> i32 {
    dispatch!(level, simd => output_by(simd, sums, weights))
}

/// The same products where the sums are first worked out from those before.
pub(super) fn changed_output(level: Level, before: &[i16], rows: Rows<'_>, weights: &[i16]) -> i32 {
    dispatch!(level, simd => changed_output_by(simd, before, rows, weights))
}

/// The same products and the bias for some sets of output weights, by their numbers.
pub(super) fn output_sets(
    level: Level,
    sums: &[i16],
    sets: Sets<'_>,
    numbers: impl Iterator<Item = usize>,
    outputs: &mut [i32],
) {
    dispatch!(level, simd => output_sets_by(simd, sums, sets, numbers, outputs));
}

#[inline(always)]
fn change_by<S: Simd>(simd: S, before: &[i16], rows: Rows<'_>, sums: &mut [i16]) {
    simd.vectorize(
        #[inline(always)]
        || {
            let mut at = 0;
            while at + BLOCK * S::i16s::LEN <= sums.len() {
                at = change_block::<S, BLOCK>(simd, before, rows, sums, at);
            }
            while at < sums.len() {
                at = change_block::<S, 1>(simd, before, rows, sums, at);
            }
        },
    );
}

/// Works out so many vectors of the sums, from one place on. Returns the place after them.
#[inline(always)]
fn change_block<S: Simd, const VECTORS: usize>(
    simd: S,
    before: &[i16],
    rows: Rows<'_>,
    sums: &mut [i16],
    at: usize,
) -> usize {
    let lanes = S::i16s::LEN;
    let block: [S::i16s; VECTORS] = changed_block(simd, before, rows, at);
    let changed = &mut sums[at..][..VECTORS * lanes];
    for (index, sum) in block.iter().enumerate() {
        sum.store_slice(&mut changed[index * lanes..][..lanes]);
    }
    at + VECTORS * lanes
}

/// So many vectors of the sums, from one place on.
#[inline(always)]
fn changed_block<S: Simd, const VECTORS: usize>(
    simd: S,
    before: &[i16],
    rows: Rows<'_>,
    at: usize,
) -> [S::i16s; VECTORS] {
    let (width, lanes) = (before.len(), S::i16s::LEN);
    let size = VECTORS * lanes;
    let part = |numbers: &[i16], index: usize| {
        S::i16s::from_slice(simd, &numbers[index * lanes..][..lanes])
    };
    let mut block = [S::i16s::splat(simd, 0); VECTORS];
    let known = &before[at..][..size];
    for (index, sum) in block.iter_mut().enumerate() {
        *sum = part(known, index);
    }
    for &row in rows.added {
        let row = &rows.weights[usize::from(row) * width + at..][..size];
        for (index, sum) in block.iter_mut().enumerate() {
            *sum += part(row, index);
        }
    }
    for &row in rows.removed {
        let row = &rows.weights[usize::from(row) * width + at..][..size];
        for (index, sum) in block.iter_mut().enumerate() {
            *sum -= part(row, index);
        }
    }
    block
}

#[inline(always)]
fn output_by<S: Simd>(simd: S, sums: &[i16], weights: &[i16]) -> i32 {
    simd.vectorize(
        #[inline(always)]
        || products(simd, sums, weights, |sum| root(simd, sum)),
    )
}

#[inline(always)]
fn changed_output_by<S: Simd>(simd: S, before: &[i16], rows: Rows<'_>, weights: &[i16]) -> i32 {
    simd.vectorize(
        #[inline(always)]
        || {
            let mut total = S::i32s::splat(simd, 0);
            let mut at = 0;
            while at + BLOCK * S::i16s::LEN <= before.len() {
                at = add_block::<S, BLOCK>(simd, before, rows, weights, at, &mut total);
            }
            while at < before.len() {
                at = add_block::<S, 1>(simd, before, rows, weights, at, &mut total);
            }
            added_up::<S>(total)
        },
    )
}

/// Adds the products of so many vectors of the sums, from one place on. Returns the place after them.
#[inline(always)]
fn add_block<S: Simd, const VECTORS: usize>(
    simd: S,
    before: &[i16],
    rows: Rows<'_>,
    weights: &[i16],
    at: usize,
    total: &mut S::i32s,
) -> usize {
    let lanes = S::i16s::LEN;
    let block: [S::i16s; VECTORS] = changed_block(simd, before, rows, at);
    let weights = &weights[at..][..VECTORS * lanes];
    for (index, sum) in block.iter().enumerate() {
        let root = root(simd, *sum);
        let weight = S::i16s::from_slice(simd, &weights[index * lanes..][..lanes]);
        *total += (root * weight).pairwise_dot_product(root);
    }
    at + VECTORS * lanes
}

#[inline(always)]
fn output_sets_by<S: Simd>(
    simd: S,
    sums: &[i16],
    sets: Sets<'_>,
    numbers: impl Iterator<Item = usize>,
    outputs: &mut [i32],
) {
    simd.vectorize(
        #[inline(always)]
        || {
            let lanes = S::i16s::LEN;
            let mut roots = [0; MOST_HIDDEN];
            let roots = &mut roots[..sums.len()];
            for (roots, sums) in roots.chunks_exact_mut(lanes).zip(sums.chunks_exact(lanes)) {
                root(simd, S::i16s::from_slice(simd, sums)).store_slice(roots);
            }
            for number in numbers {
                let weights = &sets.weights[number * roots.len()..][..roots.len()];
                outputs[number] =
                    products(simd, roots, weights, |root| root).wrapping_add(sets.bias[number]);
            }
        },
    );
}

/// The roots of activations: sums that are cut off.
#[inline(always)]
fn root<S: Simd>(simd: S, sums: S::i16s) -> S::i16s {
    sums.max(S::i16s::splat(simd, 0))
        .min(S::i16s::splat(simd, MOST))
}

/// The products of activations and weights, added up; `root` makes the roots of the activations from the
/// sums.
///
/// Inlined like everything that calls it: a function of its own would know nothing of the processor.
#[inline(always)]
fn products<S: Simd>(
    simd: S,
    sums: &[i16],
    weights: &[i16],
    root: impl Fn(S::i16s) -> S::i16s,
) -> i32 {
    let lanes = S::i16s::LEN;
    let mut total = S::i32s::splat(simd, 0);
    // Of arrays, the compiler knows that they are long enough. Iterators over both at once would be called
    // for each step.
    let (sums, _) = sums.as_chunks::<LANES>();
    let (weights, _) = weights.as_chunks::<LANES>();
    for (number, sums) in sums.iter().enumerate() {
        let weights = &weights[number];
        for at in (0..LANES).step_by(lanes) {
            let root = root(S::i16s::from_slice(simd, &sums[at..][..lanes]));
            let weight = S::i16s::from_slice(simd, &weights[at..][..lanes]);
            total += (root * weight).pairwise_dot_product(root);
        }
    }
    added_up::<S>(total)
}

#[inline(always)]
fn added_up<S: Simd>(total: S::i32s) -> i32 {
    let mut sum = 0_i32;
    for one in total.as_slice() {
        sum = sum.wrapping_add(*one);
    }
    sum
}

#[cfg(test)]
mod tests {
    use rand::RngExt;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    /// Every kind of vectors that this processor has, down to plain numbers.
    fn levels() -> Vec<Level> {
        let best = Level::new();
        let mut levels = vec![best, Level::baseline()];
        #[cfg(target_arch = "x86_64")]
        levels.extend(best.as_avx2().map(Level::Avx2));
        levels
    }

    #[test]
    fn every_level_agrees_with_plain_numbers() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for width in [32, 64, 96, 256] {
            for extreme in [false, true] {
                let mut number = |most: i16| {
                    if extreme {
                        [i16::MIN, i16::MAX, most][rng.random_range(0..3)]
                    } else {
                        rng.random_range(-most..=most)
                    }
                };
                let before: Vec<i16> = (0..width).map(|_| number(300)).collect();
                let weights: Vec<i16> = (0..width * 40).map(|_| number(300)).collect();
                let outputs: Vec<i16> = (0..width).map(|_| number(128).clamp(-128, 128)).collect();
                for (added, removed) in [(0, 0), (1, 1), (1, 2), (20, 0), (0, 7)] {
                    let added: Vec<u16> = (0..added).map(|row| row * 2 % 40).collect();
                    let removed: Vec<u16> = (0..removed).map(|row| (row * 3 + 1) % 40).collect();
                    let mut expected = before.clone();
                    for (place, sum) in expected.iter_mut().enumerate() {
                        let weight = |row: &u16| weights[usize::from(*row) * width + place];
                        *sum = added.iter().map(weight).fold(*sum, i16::wrapping_add);
                        *sum = removed.iter().map(weight).fold(*sum, i16::wrapping_sub);
                    }
                    let product = |(sum, weight): (&i16, &i16)| {
                        let root = i32::from(*sum).clamp(0, MOST.into());
                        root * root * i32::from(*weight)
                    };
                    let products = expected.iter().zip(&outputs).map(product);
                    let expected_output = products.fold(0, i32::wrapping_add);
                    for level in levels() {
                        let mut sums = vec![0; width];
                        let rows = Rows {
                            weights: &weights,
                            added: &added,
                            removed: &removed,
                        };
                        change(level, &before, rows, &mut sums);
                        assert_eq!(sums, expected, "{level:?}");
                        let found = output(level, &sums, &outputs);
                        assert_eq!(found, expected_output, "{level:?}");
                        let found = changed_output(level, &before, rows, &outputs);
                        assert_eq!(found, expected_output, "{level:?}");
                        // The first set of weights is nothing but zeros.
                        let both = [vec![0; width], outputs.clone()].concat();
                        let sets = Sets {
                            weights: &both,
                            bias: &[5, 7],
                        };
                        let mut found = [1; 3];
                        output_sets(level, &sums, sets, [1, 0].into_iter(), &mut found);
                        assert_eq!(found, [5, expected_output.wrapping_add(7), 1]);
                    }
                }
            }
        }
    }
}
