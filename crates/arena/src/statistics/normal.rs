//! The normal distribution.

/// Within this many standard deviations of the mean lie 95 %.
pub(crate) const SIGMAS_95: f64 = 1.959_963_984_540_054;

/// How likely a normal variable of mean 0 and variance 1 is to be less than this.
pub(super) fn cumulative(x: f64) -> f64 {
    0.5 * libm::erfc(-x / std::f64::consts::SQRT_2)
}

/// How likely a normal variable of mean 0 and variance 1 is to be this far from 0, or farther.
#[cfg(feature = "study")]
pub(crate) fn two_sided(x: f64) -> f64 {
    libm::erfc(x.abs() / std::f64::consts::SQRT_2)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Abramowitz and Stegun, table 26.1.
    #[test]
    fn as_in_tables() {
        for (x, expected) in [(0.0, 0.5), (1.0, 0.841_344_746_1), (-2.0, 0.022_750_131_9)] {
            assert!((cumulative(x) - expected).abs() < 1e-10, "{x}");
        }
        assert!((cumulative(SIGMAS_95) - 0.975).abs() < 1e-12);
    }
}
