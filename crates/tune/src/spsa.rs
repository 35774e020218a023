//! Finds better numbers from noisy comparisons of two tries (simultaneous perturbation stochastic
//! approximation: Spall, "Multivariate stochastic approximation using a simultaneous perturbation
//! gradient approximation", 1992), with the schedule that fishtest uses.

use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// How fast the steps and the differences between tries become smaller.
const ALPHA: f64 = 0.602;
const GAMMA: f64 = 0.101;
/// The part of all comparisons after which steps become much smaller.
const STABLE: f64 = 0.1;

/// A number to be found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Number {
    /// What it is now.
    pub value: f64,
    pub least: f64,
    pub most: f64,
    /// How far from it tries are at the end; a bit further before.
    pub step: f64,
}

/// The search for several numbers at once.
pub(crate) struct Spsa {
    pub numbers: Vec<Number>,
    /// How many comparisons there will be.
    pub comparisons: u32,
    /// How far each comparison moves the numbers at the end, in steps.
    pub rate: f64,
    pub seed: u64,
}

impl Spsa {
    /// The two tries of a comparison, from 0.
    pub(crate) fn tries(&self, comparison: u32) -> [Vec<f64>; 2] {
        let spread = self.spread(comparison);
        let signs = self.signs(comparison);
        let tried = |side: f64| {
            let each = self.numbers.iter().zip(&signs);
            each.map(|(number, sign)| {
                let value = number.value + side * sign * spread * number.step;
                value.clamp(number.least, number.most)
            })
            .collect()
        };
        [tried(1.0), tried(-1.0)]
    }

    /// Learns from comparisons that were tried with the same numbers: of each, which one it was and
    /// what the first try won more than the second.
    pub(crate) fn learn(&mut self, results: &[(u32, f64)]) {
        let mut moved = vec![0.0; self.numbers.len()];
        for &(comparison, result) in results {
            let far = self.pace(comparison) * self.spread(comparison) * result;
            for (moved, sign) in moved.iter_mut().zip(self.signs(comparison)) {
                *moved += far * sign;
            }
        }
        for (number, moved) in self.numbers.iter_mut().zip(moved) {
            let value = number.value + moved * number.step;
            number.value = value.clamp(number.least, number.most);
        }
    }

    /// How far a comparison moves the numbers, in steps.
    fn pace(&self, comparison: u32) -> f64 {
        let (all, now) = (f64::from(self.comparisons), f64::from(comparison) + 1.0);
        let left_over = (STABLE * all + all) / (STABLE * all + now);
        self.rate * left_over.powf(ALPHA) / self.spread(comparison).powi(2)
    }

    /// How far from the numbers the tries of a comparison are, in steps.
    fn spread(&self, comparison: u32) -> f64 {
        let (all, now) = (f64::from(self.comparisons), f64::from(comparison) + 1.0);
        (all / now).powf(GAMMA)
    }

    /// In which direction the first try of a comparison changes each number.
    fn signs(&self, comparison: u32) -> Vec<f64> {
        let seed = self.seed << 32 | u64::from(comparison);
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let sign = |_: &Number| if random.random() { 1.0 } else { -1.0 };
        self.numbers.iter().map(sign).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(value: f64) -> Number {
        Number {
            value,
            least: 0.0,
            most: 200.0,
            step: 10.0,
        }
    }

    #[test]
    fn tries_differ_from_the_numbers_by_a_step_and_never_leave_the_bounds() {
        let spsa = Spsa {
            numbers: vec![number(100.0), number(0.0)],
            comparisons: 100,
            rate: 0.01,
            seed: 1,
        };
        for comparison in 0..100 {
            let [one, other] = spsa.tries(comparison);
            let spread = 10.0 * (100.0 / f64::from(comparison + 1)).powf(GAMMA);
            assert!(((one[0] - 100.0).abs() - spread).abs() < 1e-9);
            assert!((one[0] + other[0] - 200.0).abs() < 1e-9);
            assert!(one[1] >= 0.0 && other[1] >= 0.0);
            assert!((one[1] + other[1] - spread).abs() < 1e-9);
        }
    }

    /// A player is the better, the nearer it is to the best numbers; a game can still be lost.
    #[test]
    fn the_best_numbers_are_found_from_games() {
        let best = [150.0, 40.0];
        let strength = |tried: &[f64]| -> f64 {
            let off = tried.iter().zip(best).map(|(a, b)| (a - b).powi(2));
            -off.sum::<f64>() / 2_000.0
        };
        let mut spsa = Spsa {
            numbers: vec![number(80.0), number(80.0), number(80.0)],
            comparisons: 20_000,
            rate: 0.01,
            seed: 7,
        };
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(3);
        for first in (0..20_000).step_by(10) {
            let results: Vec<_> = (first..first + 10)
                .map(|comparison| {
                    let [one, other] = spsa.tries(comparison);
                    let wins = 1.0 / (1.0 + (strength(&other) - strength(&one)).exp());
                    let won = chance.random::<f64>() < wins;
                    (comparison, if won { 1.0 } else { -1.0 })
                })
                .collect();
            spsa.learn(&results);
        }
        for (number, best) in spsa.numbers.iter().zip(best) {
            assert!((number.value - best).abs() < 15.0, "{number:?}, not {best}");
        }
    }
}
