//! What can be said of a whole from a sample: means and shares with their bounds, differences and
//! how sure they are.

use serde::{Deserialize, Serialize};

use crate::statistics::{SIGMAS_95 as Z, interval, two_sided};

/// A mean with its bounds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Mean {
    /// How many values there are.
    pub n: u64,
    /// The mean.
    pub mean: f64,
    /// The standard deviation of the values.
    pub deviation: f64,
    /// The lower bound of the 95 % confidence interval of the mean (Student's).
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Mean {
    /// The mean of these values; `None` for fewer than two, which say nothing of their spread.
    #[must_use]
    pub fn of(values: &[f64]) -> Option<Self> {
        if values.len() < 2 {
            return None;
        }
        let n = values.len() as f64;
        let mean = values.iter().sum::<f64>() / n;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let deviation = (squares / (n - 1.0)).sqrt();
        let reach = student(n - 1.0) * deviation / n.sqrt();
        Some(Self {
            n: values.len() as u64,
            mean,
            deviation,
            low: mean - reach,
            high: mean + reach,
        })
    }

    /// The squared standard error.
    fn variance(&self) -> f64 {
        self.deviation.powi(2) / self.n as f64
    }
}

/// The quantile of Student's distribution for bounds of 95 % (the expansion of Fisher and Cornish,
/// 1960; Abramowitz and Stegun, 26.7.5).
fn student(freedom: f64) -> f64 {
    let z = Z;
    let terms = [
        (z.powi(3) + z) / 4.0,
        (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0,
        (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0,
        (79.0 * z.powi(9) + 776.0 * z.powi(7) + 1482.0 * z.powi(5)
            - 1920.0 * z.powi(3)
            - 945.0 * z)
            / 92_160.0,
    ];
    let mut power = 1.0;
    terms.iter().fold(z, |sum, term| {
        power /= freedom;
        sum + term * power
    })
}

/// A share of a number of cases with its bounds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Share {
    /// How many cases there are.
    pub n: u64,
    /// In how many of them it was so.
    pub count: f64,
    /// Their share, 0 to 1; 0 without cases.
    pub share: f64,
    /// The lower bound of the 95 % confidence interval (Wilson's).
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Share {
    /// So many of so many. Half cases, such as draws, can count.
    #[must_use]
    pub fn of(count: f64, n: u64) -> Self {
        let (low, high) = interval(count, n as f64);
        Self {
            n,
            count,
            share: if n == 0 { 0.0 } else { count / n as f64 },
            low,
            high,
        }
    }
}

/// The values at and below which a part of all lies.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Quantiles {
    /// The least value.
    pub least: f64,
    /// A quarter lies below.
    pub quarter: f64,
    /// Half lies below.
    pub median: f64,
    /// Three quarters lie below.
    pub three_quarters: f64,
    /// The greatest value.
    pub most: f64,
}

impl Quantiles {
    /// Those of these values, between neighbours in proportion (Hyndman and Fan's type 7); `None`
    /// without values.
    #[must_use]
    pub fn of(values: &[f64]) -> Option<Self> {
        let mut sorted = values.to_vec();
        sorted.sort_by(f64::total_cmp);
        let last = sorted.len().checked_sub(1)?;
        let at = |part: f64| {
            let place = part * last as f64;
            let below = place.floor() as usize;
            let above = (below + 1).min(last);
            sorted[below] + (sorted[above] - sorted[below]) * (place - below as f64)
        };
        Some(Self {
            least: sorted[0],
            quarter: at(0.25),
            median: at(0.5),
            three_quarters: at(0.75),
            most: sorted[last],
        })
    }
}

/// A line fitted through points: how much a value grows with each step.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Slope {
    /// The growth for each step.
    pub slope: f64,
    /// The lower bound of its 95 % confidence interval.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
    /// How likely a growth this far from 0, or farther, would be if there was none.
    pub p: f64,
}

impl Slope {
    /// The weighted least squares line through means at the places 0, 1, 2, …, each weighted by its
    /// certainty; `None` for fewer than two.
    #[must_use]
    pub fn of(means: &[Mean]) -> Option<Self> {
        // A mean of equal values is not certain: there is one more value that could differ.
        let weight = |mean: &Mean| 1.0 / mean.variance().max(1.0 / (mean.n as f64).powi(2));
        let all: f64 = means.iter().map(weight).sum();
        let sum = |of: &dyn Fn(f64, &Mean) -> f64| {
            let terms = means.iter().enumerate();
            terms
                .map(|(x, mean)| weight(mean) * of(x as f64, mean))
                .sum::<f64>()
        };
        let (middle_x, middle_y) = (sum(&|x, _| x) / all, sum(&|_, y| y.mean) / all);
        let spread = sum(&|x, _| (x - middle_x).powi(2));
        if means.len() < 2 || spread <= 0.0 {
            return None;
        }
        let slope = sum(&|x, y| (x - middle_x) * (y.mean - middle_y)) / spread;
        let error = spread.sqrt().recip();
        Some(Self {
            slope,
            low: slope - Z * error,
            high: slope + Z * error,
            p: two_sided(slope / error),
        })
    }
}

/// How two samples differ: the second less the first.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Difference {
    /// The difference of the means or shares.
    pub difference: f64,
    /// The lower bound of its 95 % confidence interval.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
    /// The effect size: Hedges' g for means, Cohen's h for shares. By Cohen's words, 0.2 is small, 0.5
    /// medium, 0.8 large.
    pub effect: f64,
    /// How likely a difference this far from 0, or farther, would be if there was none.
    pub p: f64,
}

impl Difference {
    /// That of two means (Welch's test). `None` if neither varies, so that nothing can be said.
    #[must_use]
    pub fn of_means(first: &Mean, second: &Mean) -> Option<Self> {
        let (one, other) = (first.variance(), second.variance());
        let error = (one + other).sqrt();
        if error <= 0.0 {
            return None;
        }
        let (n, m) = (first.n as f64, second.n as f64);
        let freedom = (one + other).powi(2) / (one.powi(2) / (n - 1.0) + other.powi(2) / (m - 1.0));
        let difference = second.mean - first.mean;
        let pooled = ((n - 1.0) * first.deviation.powi(2) + (m - 1.0) * second.deviation.powi(2))
            / (n + m - 2.0);
        let small = 1.0 - 3.0 / (4.0 * (n + m) - 9.0);
        let reach = student(freedom) * error;
        Some(Self {
            difference,
            low: difference - reach,
            high: difference + reach,
            effect: difference / pooled.sqrt() * small,
            p: two_sided(as_normal(difference / error, freedom)),
        })
    }

    /// That of two shares: Newcombe's bounds from Wilson's, and the test by the common share. `None`
    /// without cases.
    #[must_use]
    pub fn of_shares(first: &Share, second: &Share) -> Option<Self> {
        if first.n == 0 || second.n == 0 {
            return None;
        }
        let (n, m) = (first.n as f64, second.n as f64);
        let difference = second.share - first.share;
        let below =
            ((second.share - second.low).powi(2) + (first.high - first.share).powi(2)).sqrt();
        let above =
            ((second.high - second.share).powi(2) + (first.share - first.low).powi(2)).sqrt();
        let arc = |share: f64| 2.0 * share.clamp(0.0, 1.0).sqrt().asin();
        let common = (first.count + second.count) / (n + m);
        let error = (common * (1.0 - common) * (1.0 / n + 1.0 / m)).sqrt();
        Some(Self {
            difference,
            low: difference - below,
            high: difference + above,
            effect: arc(second.share) - arc(first.share),
            p: if error > 0.0 {
                two_sided(difference / error)
            } else {
                1.0
            },
        })
    }
}

/// A value of Student's distribution as one of the normal distribution that is as unlikely (Wallace,
/// "Bounds on normal approximations to Student's and the chi-square distributions", 1959).
fn as_normal(t: f64, freedom: f64) -> f64 {
    let scale = (8.0 * freedom + 1.0) / (8.0 * freedom + 3.0);
    scale * (freedom * (t * t / freedom).ln_1p()).sqrt() * t.signum()
}

/// The values of p after the correction for many comparisons, in the same order: the chance that any
/// of the differences found is none stays below what each says (Holm, "A simple sequentially
/// rejective multiple test procedure", 1979).
#[must_use]
pub fn holm(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&one, &other| values[one].total_cmp(&values[other]));
    let mut corrected = vec![0.0; values.len()];
    let mut most: f64 = 0.0;
    for (rank, &index) in order.iter().enumerate() {
        most = most
            .max(values[index] * (values.len() - rank) as f64)
            .min(1.0);
        corrected[index] = most;
    }
    corrected
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() < within, "{found}, not {expected}");
    }

    /// Two-sided quantiles of 95 % as every table has them.
    #[test]
    fn students_quantiles_are_those_of_the_tables() {
        for (freedom, expected) in [(4.0, 2.776), (10.0, 2.228), (30.0, 2.042), (1e6, 1.960)] {
            close(student(freedom), expected, 0.004);
        }
    }

    #[test]
    fn a_mean_has_the_bounds_that_can_be_worked_out_by_hand() {
        let mean = Mean::of(&[2.0, 4.0, 4.0, 5.0, 5.0]).expect("five values");
        close(mean.mean, 4.0, 1e-12);
        close(mean.deviation, 1.5_f64.sqrt(), 1e-12);
        close(mean.high - 4.0, 2.776 * 1.5_f64.sqrt() / 5_f64.sqrt(), 0.01);
        assert_eq!(Mean::of(&[1.0]), None);
    }

    #[test]
    fn quantiles_lie_between_neighbours() {
        let found = Quantiles::of(&[4.0, 1.0, 3.0, 2.0]).expect("values");
        assert_eq!((found.least, found.median, found.most), (1.0, 2.5, 4.0));
        assert_eq!((found.quarter, found.three_quarters), (1.75, 3.25));
        assert_eq!(Quantiles::of(&[]), None);
    }

    /// The sleep data of Student (1908), whose Welch test every statistics program shows: t = -1.8608,
    /// df = 17.776, p = 0.07939, difference -3.3655 to 0.2055.
    #[test]
    fn welchs_test_is_that_of_the_books() {
        let one = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0];
        let other = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
        let [one, other] = [one, other].map(|values| Mean::of(&values).expect("values"));
        let found = Difference::of_means(&other, &one).expect("they vary");
        close(found.difference, -1.58, 1e-9);
        close(found.low, -3.3655, 0.002);
        close(found.high, 0.2055, 0.002);
        close(found.p, 0.07939, 0.0005);
    }

    /// Newcombe, "Interval estimation for the difference between independent proportions", 1998,
    /// table II, method 10: 56 of 70 against 48 of 80 gives 0.0524 to 0.3339.
    #[test]
    fn bounds_of_differences_of_shares_are_newcombes() {
        let found =
            Difference::of_shares(&Share::of(48.0, 80), &Share::of(56.0, 70)).expect("cases");
        close(found.difference, 0.2, 1e-12);
        close(found.low, 0.0524, 5e-5);
        close(found.high, 0.3339, 5e-5);
        close(
            found.effect,
            2.0 * (0.8_f64.sqrt().asin() - 0.6_f64.sqrt().asin()),
            1e-12,
        );
    }

    #[test]
    fn holm_multiplies_the_smallest_most() {
        let found = holm(&[0.01, 0.04, 0.03, 0.005]);
        for (found, expected) in found.iter().zip([0.03, 0.06, 0.06, 0.02]) {
            close(*found, expected, 1e-12);
        }
        assert_eq!(holm(&[0.9, 0.8]), [1.0, 1.0]);
    }

    #[test]
    fn a_slope_is_found_where_there_is_one() {
        let mean = |mean| Mean {
            n: 100,
            mean,
            deviation: 0.5,
            low: 0.0,
            high: 0.0,
        };
        let rising = Slope::of(&[0.4, 0.5, 0.6, 0.7].map(mean)).expect("points");
        close(rising.slope, 0.1, 1e-12);
        // The spread of the places is 5, and each mean has a standard error of 0.05.
        close(rising.high - rising.slope, 1.96 * 0.05 / 5_f64.sqrt(), 1e-4);
        assert!(rising.p < 0.001);
        let flat = Slope::of(&[0.5; 3].map(mean)).expect("points");
        close(flat.slope, 0.0, 1e-12);
        close(flat.p, 1.0, 1e-9);
        assert_eq!(Slope::of(&[mean(0.5)]), None);
    }
}
