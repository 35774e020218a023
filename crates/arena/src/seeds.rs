//! Seeds for everything random in a match.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A seed that depends on all of these numbers and their order.
pub(crate) fn mix(numbers: &[u64]) -> u64 {
    let add = |seed: u64, &number: &u64| {
        let mixed = SplitMix64::seed_from_u64(seed).next_u64();
        SplitMix64::seed_from_u64(mixed ^ number).next_u64()
    };
    numbers.iter().fold(0, add)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_matters() {
        assert_ne!(mix(&[1, 2]), mix(&[2, 1]));
        assert_ne!(mix(&[0]), mix(&[0, 0]));
    }
}
