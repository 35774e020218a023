//! The fit: multinomial logistic regression, the way evaluations have been tuned since Österlund's
//! "Texel's tuning method" (2014), but by Newton's method, which needs no rate of learning and
//! ends at the optimum.

use ludejo_engine::evaluation::DOUBLE;
use nalgebra::{Cholesky, DMatrix, DVector};

use crate::examples::Example;

/// What a position is worth as evidence: those of a game are much alike.
const EVIDENCE: f64 = 0.1;
/// How far a weight is expected to lie from what was known before, in its own unit.
const LOOSENESS: f64 = 300.0;
/// Newton's steps; the error is squared with each.
const STEPS: usize = 12;

/// Logits for each unit of strength.
fn unit() -> f64 {
    std::f64::consts::LN_2 / f64::from(DOUBLE)
}

/// The share of each seat by these weights.
fn shares(example: &Example, weights: &[f64]) -> Vec<f64> {
    let width = example.terms.len();
    let seats = example.shares.len();
    let strength = |seat: usize| -> f64 {
        let counts = &example.counts[seat * width..(seat + 1) * width];
        let worth = |(&term, count): (&usize, &f64)| weights[term] * count;
        example.terms.iter().zip(counts).map(worth).sum()
    };
    let strengths: Vec<f64> = (0..seats).map(strength).collect();
    let most = strengths.iter().copied().fold(f64::MIN, f64::max);
    let odds: Vec<f64> = strengths
        .iter()
        .map(|one| ((one - most) * unit()).exp())
        .collect();
    let sum: f64 = odds.iter().sum();
    odds.iter().map(|one| one / sum).collect()
}

/// What these weights do not know of the shares, in bits a position (cross entropy).
pub(crate) fn loss(examples: &[Example], weights: &[f64]) -> f64 {
    let bits = |example: &Example| -> f64 {
        let known = shares(example, weights);
        let bit = |(share, known): (&f64, f64)| -share * known.max(1e-9).log2();
        example.shares.iter().zip(known).map(bit).sum()
    };
    examples.iter().map(bits).sum::<f64>() / examples.len() as f64
}

/// The same weights, all of them multiplied by what fits best.
pub(crate) fn scaled(examples: &[Example], weights: &[f64]) -> Vec<f64> {
    let one = |example: &Example| {
        let width = example.terms.len();
        let strength = |counts: &[f64]| -> f64 {
            let worth = |(&term, count): (&usize, &f64)| weights[term] * count;
            example.terms.iter().zip(counts).map(worth).sum()
        };
        let seats = example.shares.len();
        let strengths = (0..seats).map(|seat| &example.counts[seat * width..(seat + 1) * width]);
        Example {
            game: example.game,
            terms: vec![0],
            counts: strengths.map(strength).collect(),
            shares: example.shares.clone(),
        }
    };
    let strengths: Vec<Example> = examples.iter().map(one).collect();
    let scale = fit(&strengths, &[1.0])[0];
    weights.iter().map(|weight| weight * scale).collect()
}

/// The weights that fit best, given what was known before (ridge regression around that).
pub(crate) fn fit(examples: &[Example], known: &[f64]) -> Vec<f64> {
    let known = DVector::from_column_slice(known);
    let stiffness = LOOSENESS.powi(-2);
    let mut weights = known.clone();
    for _ in 0..STEPS {
        let mut slope = (&weights - &known) * stiffness;
        let mut curvature = DMatrix::identity(known.len(), known.len()) * stiffness;
        for example in examples {
            add(example, weights.as_slice(), &mut slope, &mut curvature);
        }
        let Some(curvature) = Cholesky::new(curvature) else {
            unreachable!("the sum of squares and a positive diagonal is positive");
        };
        weights -= curvature.solve(&slope);
    }
    weights.as_slice().to_vec()
}

/// Adds the slope and the curvature of an example's loss.
fn add(example: &Example, weights: &[f64], slope: &mut DVector<f64>, curvature: &mut DMatrix<f64>) {
    let terms = &example.terms;
    let width = terms.len();
    let shares = shares(example, weights);
    let count = |seat: usize, place: usize| example.counts[seat * width + place];
    let mean: Vec<f64> = (0..width)
        .map(|place| {
            (0..shares.len())
                .map(|seat| shares[seat] * count(seat, place))
                .sum()
        })
        .collect();
    for (seat, &share) in shares.iter().enumerate() {
        let missing = share - example.shares[seat];
        for (row, &term) in terms.iter().enumerate() {
            slope[term] += EVIDENCE * unit() * missing * count(seat, row);
            let apart = EVIDENCE * unit() * unit() * share * (count(seat, row) - mean[row]);
            for (column, &other) in terms.iter().enumerate() {
                curvature[(term, other)] += apart * (count(seat, column) - mean[column]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seats with random counts of three terms, and shares as these weights would have them.
    fn examples(weights: &[f64; 3], seats: usize) -> Vec<Example> {
        let mut state = 1_u64;
        let mut next = || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            ((state >> 60) as f64) - 8.0
        };
        let mut example = || {
            let mut example = Example {
                game: 0,
                terms: vec![0, 1, 2],
                counts: (0..3 * seats).map(|_| next()).collect(),
                shares: vec![0.0; seats],
            };
            example.shares = shares(&example, weights);
            example
        };
        (0..5_000).map(|_| example()).collect()
    }

    fn near(found: &[f64], expected: &[f64]) -> bool {
        let pairs = found.iter().zip(expected);
        pairs.clone().all(|(one, other)| (one - other).abs() < 2.5)
    }

    #[test]
    fn what_made_the_shares_is_found() {
        let made = [100.0, -20.0, 7.0];
        for seats in [2, 4] {
            let examples = examples(&made, seats);
            let fitted = fit(&examples, &[60.0, 0.0, 0.0]);
            assert!(near(&fitted, &made), "{fitted:?}");
            assert!(loss(&examples, &fitted) < loss(&examples, &[60.0, 0.0, 0.0]));
        }
    }

    #[test]
    fn the_scale_is_found() {
        let examples = examples(&[100.0, -20.0, 7.0], 2);
        let scaled = scaled(&examples, &[50.0, -10.0, 3.5]);
        assert!(near(&scaled, &[100.0, -20.0, 7.0]), "{scaled:?}");
    }

    #[test]
    fn without_evidence_nothing_changes() {
        assert_eq!(fit(&[], &[3.0, 4.0]), [3.0, 4.0]);
    }
}
