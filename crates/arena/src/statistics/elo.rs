//! Differences in strength by the logistic model of Elo.

use super::Pentanomial;
use super::normal::{SIGMAS_95, cumulative};

/// The difference at which a player expects this share of the points, 0 to 1.
#[must_use]
pub fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The share of the points that a player expects who is stronger by this many Elo.
#[must_use]
pub fn score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// How much stronger the first player is than the second.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The difference in Elo; infinite if one has won every game.
    pub elo: f64,
    /// The bounds of the interval that holds the true difference with 95 % confidence.
    pub bounds: (f64, f64),
    /// The likelihood of superiority: how likely the first player is to be the stronger one, 0
    /// to 1.
    pub superiority: f64,
}

impl Estimate {
    /// The estimate from pairs of games; `None` as long as all pairs are alike, since nothing
    /// is known of their spread then.
    #[must_use]
    pub fn of(pairs: &Pentanomial) -> Option<Self> {
        if pairs.is_uniform() {
            return None;
        }
        let mean = pairs.score();
        let error = pairs.standard_error();
        let bound = |sigmas: f64| elo((mean + sigmas * error).clamp(0.0, 1.0));
        Some(Self {
            elo: elo(mean),
            bounds: (bound(-SIGMAS_95), bound(SIGMAS_95)),
            superiority: cumulative((mean - 0.5) / error),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_and_differences_are_inverse() {
        assert!((elo(0.75) - 190.848_501_9).abs() < 1e-6);
        assert!((score(400.0) - 10.0 / 11.0).abs() < 1e-12);
        for difference in [-800.0, -3.0, 0.0, 250.0] {
            assert!((elo(score(difference)) - difference).abs() < 1e-9);
        }
    }

    /// Results of public tests of Stockfish with the estimates of `fishtest` (`get_elo` in
    /// `server/fishtest/stats/stat_util.py`).
    #[test]
    fn as_fishtest_has_it() {
        for (pairs, difference, low, high, superiority) in [
            (
                [10789, 19328, 33806, 19402, 10543],
                -0.773_577,
                -2.051_168,
                0.503_992,
                0.117_659,
            ),
            (
                [39, 2226, 31451, 2412, 40],
                0.902_981,
                0.240_453,
                1.565_516,
                0.996_222,
            ),
            (
                [1, 60, 500, 1200, 600],
                188.599_380,
                181.651_628,
                195.687_513,
                1.0,
            ),
        ] {
            let found = Estimate::of(&Pentanomial(pairs)).expect("they differ");
            let close = |a: f64, b: f64| (a - b).abs() < 2e-6;
            assert!(close(found.elo, difference), "{found:?}");
            assert!(close(found.bounds.0, low), "{found:?}");
            assert!(close(found.bounds.1, high), "{found:?}");
            assert!(close(found.superiority, superiority), "{found:?}");
        }
    }

    #[test]
    fn pairs_that_are_all_alike_say_nothing_about_their_spread() {
        assert_eq!(Estimate::of(&Pentanomial::default()), None);
        assert_eq!(Estimate::of(&Pentanomial([0, 0, 0, 0, 9])), None);
        let nearly = Estimate::of(&Pentanomial([0, 0, 0, 1, 9])).expect("they differ");
        assert!(nearly.bounds.1.is_infinite() && nearly.bounds.0 > 0.0);
    }
}
