//! Two rates measured in turn.

use std::time::{Duration, Instant};

/// How long each side of a round lasts, at the least.
const ROUND: Duration = Duration::from_millis(40);

/// Medians over all rounds.
pub(crate) struct Beside {
    /// Our units of work in a second.
    pub(crate) ours: f64,
    /// Theirs.
    pub(crate) theirs: f64,
    /// Ours for one of theirs, each round for itself.
    pub(crate) ratio: f64,
}

/// Measures two rates in turn, now one first and now the other.
pub(crate) fn beside(
    rounds: u32,
    mut ours: impl FnMut() -> f64,
    mut theirs: impl FnMut() -> f64,
) -> Beside {
    // The first use of a table or of a branch is always slow.
    ours();
    theirs();
    let pairs: Vec<(f64, f64)> = (0..rounds)
        .map(|round| {
            if round % 2 == 0 {
                let ours = ours();
                (ours, theirs())
            } else {
                let theirs = theirs();
                (ours(), theirs)
            }
        })
        .collect();
    let median = |of: fn(&(f64, f64)) -> f64| {
        let mut values: Vec<f64> = pairs.iter().map(of).collect();
        values.sort_by(f64::total_cmp);
        values[values.len() / 2]
    };
    Beside {
        ours: median(|pair| pair.0),
        theirs: median(|pair| pair.1),
        ratio: median(|pair| pair.0 / pair.1),
    }
}

/// Repeats some work, which says how many units it did, for one round: units in a second.
pub(crate) fn rate(mut work: impl FnMut() -> u64) -> f64 {
    let begun = Instant::now();
    let mut units = 0;
    loop {
        units += work();
        let elapsed = begun.elapsed();
        if elapsed >= ROUND {
            return units as f64 / elapsed.as_secs_f64();
        }
    }
}
