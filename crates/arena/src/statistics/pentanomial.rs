//! Results of pairs of games.

/// How often a pair of games with the same opening and the seats swapped gave 0, ½, 1, 1½ and 2
/// points.
///
/// The two games of a pair are not independent: an opening that favours a seat gives both players
/// a win. Counting pairs instead of games takes this into account, and error bars shrink.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pentanomial(pub [u64; 5]);

/// What stands for none of a kind, so that logarithms and variances exist.
const NEXT_TO_NONE: f64 = 1e-3;

impl Pentanomial {
    /// Counts a pair that gave this many half points, 0 to 4.
    ///
    /// # Panics
    /// If they are more than 4.
    pub const fn add(&mut self, half_points: usize) {
        self.0[half_points] += 1;
    }

    /// How many pairs there are.
    #[must_use]
    pub fn pairs(&self) -> u64 {
        self.0.iter().sum()
    }

    /// Whether all pairs gave the same, so that nothing can be said about their spread.
    #[must_use]
    pub fn is_uniform(&self) -> bool {
        self.0.iter().filter(|&&count| count > 0).count() < 2
    }

    /// The share of the points that were won in the games, 0 to 1; NaN without pairs.
    #[must_use]
    pub fn score(&self) -> f64 {
        let points: f64 = (0_u32..)
            .zip(self.0)
            .map(|(i, n)| f64::from(i) * n as f64)
            .sum();
        points / 4.0 / self.pairs() as f64
    }

    /// The standard error of the score; NaN without pairs.
    #[must_use]
    pub fn standard_error(&self) -> f64 {
        let mean = self.score();
        let squares = (0_u32..).zip(self.0).map(|(i, n)| {
            let deviation = f64::from(i) / 4.0 - mean;
            deviation * deviation * n as f64
        });
        let pairs = self.pairs() as f64;
        (squares.sum::<f64>() / pairs).sqrt() / pairs.sqrt()
    }

    /// The counts, none of them quite 0, as `fishtest` has it.
    pub(super) fn regular(&self) -> [f64; 5] {
        self.0.map(|count| (count as f64).max(NEXT_TO_NONE))
    }
}
