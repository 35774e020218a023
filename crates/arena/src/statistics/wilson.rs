//! How sure a proportion is.

use super::normal::SIGMAS_95;

/// The bounds within which the true proportion lies with 95 % confidence, after so many successes
/// in this many trials (Wilson, "Probable inference, the law of succession, and statistical
/// inference", 1927). Without trials, 0 and 1.
#[must_use]
pub fn interval(successes: f64, trials: f64) -> (f64, f64) {
    if trials <= 0.0 {
        return (0.0, 1.0);
    }
    let z2 = SIGMAS_95 * SIGMAS_95;
    let share = successes / trials;
    let center = share + z2 / (2.0 * trials);
    let spread = (share * (1.0 - share) / trials + z2 / (4.0 * trials * trials)).sqrt();
    let scale = 1.0 + z2 / trials;
    let bound = |sign: f64| ((center + sign * SIGMAS_95 * spread) / scale).clamp(0.0, 1.0);
    (bound(-1.0), bound(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples of Newcombe, "Two-sided confidence intervals for the single proportion",
    /// 1998, table I, method 3.
    #[test]
    fn as_newcombe_publishes() {
        for (successes, trials, low, high) in [
            (81.0, 263.0, 0.2553, 0.3662),
            (15.0, 148.0, 0.0624, 0.1605),
            (0.0, 20.0, 0.0, 0.1611),
            (1.0, 29.0, 0.0061, 0.1718),
        ] {
            let found = interval(successes, trials);
            assert!((found.0 - low).abs() < 5e-5, "{successes} of {trials}");
            assert!((found.1 - high).abs() < 5e-5, "{successes} of {trials}");
        }
    }

    #[test]
    fn nothing_tried_says_nothing() {
        assert_eq!(interval(0.0, 0.0), (0.0, 1.0));
    }
}
