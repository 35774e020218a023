//! The sequential probability ratio test: stop a match as soon as it has decided.

use super::{Pentanomial, score};

/// Which of two hypotheses holds: that the first player is stronger by `elo0`, or by `elo1`.
///
/// Wald's test (1945) with the generalized likelihood ratio, which asks how likely the results
/// are under the likeliest distribution with the expected score of each hypothesis (Li, Liu and
/// Ying, "Generalized sequential probability ratio test for separate families of hypotheses",
/// 2014). It is applied to pairs of games as `fishtest` does; the likeliest distribution is by
/// proposition 1.1 of Van den Bergh, cantate.be/Fishtest/support_MLE_multinomial.pdf.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The difference in logistic Elo by the first hypothesis.
    pub elo0: f64,
    /// The difference by the second one, greater than the first.
    pub elo1: f64,
}

/// What the test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing yet.
    Open,
    /// The difference is `elo0` rather than `elo1`.
    First,
    /// The difference is `elo1` rather than `elo0`.
    Second,
}

impl Sprt {
    /// How likely the test may be wrong, whichever hypothesis holds.
    pub const ERROR: f64 = 0.05;

    /// The log-likelihood ratio beyond which, on either side of 0, the test has decided.
    #[must_use]
    pub fn bound() -> f64 {
        ((1.0 - Self::ERROR) / Self::ERROR).ln()
    }

    /// The log-likelihood ratio of the second hypothesis over the first; 0 without pairs.
    #[must_use]
    pub fn ratio(&self, pairs: &Pentanomial) -> f64 {
        if pairs.pairs() == 0 {
            return 0.0;
        }
        let counts = pairs.regular();
        let tilts = [self.elo0, self.elo1].map(|elo| likeliest(&counts, score(elo)));
        let terms = (0..counts.len()).map(|i| counts[i] * (tilts[0][i] / tilts[1][i]).ln());
        terms.sum()
    }

    /// What the test says of these results.
    #[must_use]
    pub fn verdict(&self, pairs: &Pentanomial) -> Verdict {
        let ratio = self.ratio(pairs);
        if ratio >= Self::bound() {
            Verdict::Second
        } else if ratio <= -Self::bound() {
            Verdict::First
        } else {
            Verdict::Open
        }
    }
}

/// Halvings after which a root cannot be told better with 64 bits.
const HALVINGS: u32 = 100;

/// By how much each share of the counts must be divided to make the likeliest distribution with
/// this mean.
///
/// With the deviations `d` of the possible results from the mean, the divisor is `1 + x d` for
/// the one `x` that brings the sum of `count · d / (1 + x d)` to 0. That sum falls from +∞ to
/// -∞ between the two `x` at which a divisor becomes 0.
fn likeliest(counts: &[f64; 5], mean: f64) -> [f64; 5] {
    let deviations: [f64; 5] = std::array::from_fn(|i| i as f64 / 4.0 - mean);
    let sum = |x: f64| -> f64 {
        let terms = counts.iter().zip(deviations);
        terms.map(|(count, d)| count * d / (1.0 + x * d)).sum()
    };
    let (mut low, mut high) = (-1.0 / deviations[4], -1.0 / deviations[0]);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if sum(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    deviations.map(|d| 1.0 + f64::midpoint(low, high) * d)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Results of public tests of Stockfish with the ratios of `fishtest` (`LLR_logistic` in
    /// `server/fishtest/stats/LLRcalc.py`).
    #[test]
    fn as_fishtest_has_it() {
        for (elo0, elo1, pairs, expected) in [
            (-3.0, 1.0, [10789, 19328, 33806, 19402, 10543], 2.131_067_8),
            (0.2, 0.9, [39, 2226, 31451, 2412, 40], 2.162_542_6),
            (-3.0, 1.0, [1187, 7410, 13475, 7378, 1164], 2.861_527_2),
            (0.0, 2.0, [1, 60, 500, 1200, 600], 13.530_568_5),
            (0.0, 20.0, [0, 0, 1, 5, 994], 55.908_694_8),
        ] {
            let ratio = Sprt { elo0, elo1 }.ratio(&Pentanomial(pairs));
            assert!((ratio - expected).abs() < 1e-6, "{pairs:?}: {ratio}");
        }
    }

    #[test]
    fn hypotheses_change_places_with_the_players() {
        let there = Sprt {
            elo0: -5.0,
            elo1: 10.0,
        };
        let back = Sprt {
            elo0: -10.0,
            elo1: 5.0,
        };
        let results = [3, 14, 40, 25, 8];
        let mut swapped = results;
        swapped.reverse();
        let sum = there.ratio(&Pentanomial(results)) + back.ratio(&Pentanomial(swapped));
        assert!(sum.abs() < 1e-9);
    }

    #[test]
    fn it_decides_either_way_and_not_too_soon() {
        let sprt = Sprt {
            elo0: 0.0,
            elo1: 20.0,
        };
        assert!((Sprt::bound() - 19_f64.ln()).abs() < 1e-12);
        assert_eq!(sprt.verdict(&Pentanomial::default()), Verdict::Open);
        assert_eq!(sprt.verdict(&Pentanomial([1, 2, 4, 2, 1])), Verdict::Open);
        let better = Pentanomial([20, 100, 300, 200, 60]);
        assert_eq!(sprt.verdict(&better), Verdict::Second);
        let worse = Pentanomial([60, 200, 300, 100, 20]);
        assert_eq!(sprt.verdict(&worse), Verdict::First);
    }
}
