//! Zobrist keys: one random number for each fact about a position, joined by exclusive or.
//!
//! Zobrist, "A new hashing method with application for game playing", 1970.

/// `N` random numbers, always the same for the same seed (`SplitMix64`), made by the compiler.
#[must_use]
pub const fn table<const N: usize>(seed: u64) -> [u64; N] {
    let mut table = [0; N];
    let mut state = seed;
    let mut i = 0;
    while i < N {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        table[i] = z ^ (z >> 31);
        i += 1;
    }
    table
}
