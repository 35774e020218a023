//! Sets of squares as bits of a word.

use std::hint::select_unpredictable;

use rand::{Rng, RngExt};

/// The set bits of a word, lowest first.
#[derive(Clone, Copy, Debug)]
pub struct Bits<W>(pub W);

macro_rules! bits {
    ($word:ty) => {
        impl Iterator for Bits<$word> {
            type Item = u8;

            #[inline]
            fn next(&mut self) -> Option<u8> {
                if self.0 == 0 {
                    return None;
                }
                // At most 127, so it fits.
                let bit = self.0.trailing_zeros() as u8;
                self.0 &= self.0 - 1;
                Some(bit)
            }
        }
    };
}

bits!(u32);
bits!(u64);
bits!(u128);

/// A wide word with this bit alone. It is made of halves, since few processors, and WebAssembly
/// least of all, shift 128 bits fast.
#[inline(always)]
#[must_use]
pub const fn bit_wide(place: u8) -> u128 {
    let high = place >> 6 & 1;
    let half = 1_u64 << (place & 63);
    ((half * high as u64) as u128) << 64 | (half * (1 - high) as u64) as u128
}

/// 1 if a wide word has this bit set, or else 0.
#[inline(always)]
#[must_use]
pub const fn at_wide(word: u128, place: u8) -> u8 {
    let bit = bit_wide(place);
    let both = word as u64 & bit as u64 | (word >> 64) as u64 & (bit >> 64) as u64;
    (both != 0) as u8
}

/// The lowest bit of each byte.
const EACH: u64 = 0x0101_0101_0101_0101;

/// The place of the `n`th set bit, counted from 0: first which byte it is in, by sums over the
/// bytes that are all worked out at once (Vigna, "Broadword implementation of rank/select
/// queries", 2008), then where in it, by a table.
///
/// The word must have more than `n` bits set.
#[inline]
#[must_use]
pub const fn nth_bit(word: u64, n: u32) -> u8 {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    let (byte, rest) = nth_in_bytes(bytes.wrapping_mul(EACH), n);
    let place = 8 * byte;
    place as u8 + NTH_BIT[(word >> place) as u8 as usize][(rest & 7) as usize]
}

/// In which byte the `n`th of many things is, counted from 0, and which of those in this byte it
/// is, from the sums: in each byte, how many there are up to the end of it, 127 at most.
///
/// There must be more than `n`.
#[inline(always)]
const fn nth_in_bytes(sums: u64, n: u32) -> (u32, u32) {
    const TOP: u64 = EACH << 7;
    // The top bit of each byte that ends before what is looked for.
    let before = ((n as u64 * EACH) | TOP).wrapping_sub(sums) & TOP;
    let byte = before.count_ones();
    let rest = n as u8 - (sums << 8 >> (8 * byte)) as u8;
    (byte, rest as u32)
}

/// The places of the set bits of each byte, in order, followed by zeros.
static NTH_BIT: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut count = 0;
        let mut place = 0;
        while place < 8 {
            if byte >> place & 1 == 1 {
                table[byte][count] = place;
                count += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
};

/// Chooses one of all the bits of several sets, each as likely as any other: which set, and
/// which bit in it. `None` if all sets are empty.
#[inline(always)]
pub fn choose(sets: &[u64], rng: &mut impl Rng) -> Option<(usize, u8)> {
    let total: u32 = sets.iter().map(|set| set.count_ones()).sum();
    if total == 0 {
        return None;
    }
    let n = rng.random_range(0..total);
    // Without a branch, because which set it is can't be predicted.
    let (mut index, mut set, mut before, mut sum) = (0, sets[0], 0, 0);
    for pair in sets.windows(2) {
        sum += pair[0].count_ones();
        let past = n >= sum;
        index += usize::from(past);
        set = select_unpredictable(past, pair[1], set);
        before = select_unpredictable(past, sum, before);
    }
    Some((index, nth_bit(set, n - before)))
}

/// [`choose`] from twice eight sets, each eight of which have 127 bits at most together: faster,
/// since their sums fit the bytes of a word.
#[inline(always)]
pub fn choose_of_eights(eights: &[[u64; 8]; 2], rng: &mut impl Rng) -> Option<(usize, u8)> {
    let sums = eights.map(|sets| {
        let mut counts = 0;
        for (place, set) in sets.iter().enumerate() {
            counts |= u64::from(set.count_ones()) << (8 * place);
        }
        counts.wrapping_mul(EACH)
    });
    let [first, second] = sums.map(|sums| (sums >> 56) as u32);
    if first + second == 0 {
        return None;
    }
    let n = rng.random_range(0..first + second);
    // Without a branch, because which set it is can't be predicted.
    let past = n >= first;
    let sums = select_unpredictable(past, sums[1], sums[0]);
    let (place, rest) = nth_in_bytes(sums, n - select_unpredictable(past, first, 0));
    let index = 8 * usize::from(past) + place as usize;
    // The mask changes nothing, but proves that to the compiler.
    let set = eights.as_flattened()[index & 15];
    Some((index, nth_bit(set, rest)))
}

/// [`nth_bit`] of a wide word.
#[inline]
#[must_use]
pub const fn nth_bit_wide(word: u128, n: u32) -> u8 {
    let low = word as u64;
    let count = low.count_ones();
    if n < count {
        nth_bit(low, n)
    } else {
        64 + nth_bit((word >> 64) as u64, n - count)
    }
}

/// Turns eight sets of squares of an 8×8 board into the sets that each square is in.
///
/// The word for file `i` holds, in the byte for rank `j`, a bit for each set: bit `k` where bit
/// `8 * j + i` of the `k`th set is set. In other words, every 8×8 block of bits, one byte of each
/// set, is transposed (Warren, *Hacker's Delight*, section 7-3).
#[inline(always)]
#[must_use]
pub const fn transpose(sets: [u64; 8]) -> [u64; 8] {
    let [a, b, c, d, e, f, g, h] = sets;
    let ([a, e], [b, f]) = (exchange(a, e, 4), exchange(b, f, 4));
    let ([c, g], [d, h]) = (exchange(c, g, 4), exchange(d, h, 4));
    let ([a, c], [b, d]) = (exchange(a, c, 2), exchange(b, d, 2));
    let ([e, g], [f, h]) = (exchange(e, g, 2), exchange(f, h, 2));
    let ([a, b], [c, d]) = (exchange(a, b, 1), exchange(c, d, 1));
    let ([e, f], [g, h]) = (exchange(e, f, 1), exchange(g, h, 1));
    [a, b, c, d, e, f, g, h]
}

/// In every `2 * width` bits, the upper half of the first word changes places with the lower half
/// of the second.
#[inline(always)]
const fn exchange(first: u64, second: u64, width: u32) -> [u64; 2] {
    let low = match width {
        4 => 0x0F0F_0F0F_0F0F_0F0F,
        2 => 0x3333_3333_3333_3333,
        _ => 0x5555_5555_5555_5555,
    };
    let changed = (first >> width ^ second) & low;
    [first ^ changed << width, second ^ changed]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_bit_agrees_with_iteration() {
        for word in crate::zobrist::table::<64>(1) {
            for (n, bit) in (0..).zip(Bits(word)) {
                assert_eq!(nth_bit(word, n), bit);
            }
            let wide = u128::from(word) << 64 | u128::from(word.rotate_left(7));
            for (n, bit) in (0..).zip(Bits(wide)) {
                assert_eq!(nth_bit_wide(wide, n), bit);
            }
        }
    }

    #[test]
    fn choose_finds_each_bit_as_often() {
        use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut found = std::collections::BTreeMap::new();
        for _ in 0..6000 {
            let bit = choose(&[0, 0b101, 0, 1 << 63 | 1 << 32, 1 << 7 | 1 << 8], &mut rng);
            *found.entry(bit.expect("there are six")).or_insert(0) += 1;
        }
        let bits: Vec<_> = found.keys().copied().collect();
        assert_eq!(bits, [(1, 0), (1, 2), (3, 32), (3, 63), (4, 7), (4, 8)]);
        assert!(
            found.values().all(|count| (900..1100).contains(count)),
            "{found:?}"
        );
        assert_eq!(choose(&[0, 0], &mut rng), None);
        assert_eq!(choose(&[], &mut rng), None);
    }

    #[test]
    fn choose_of_eights_agrees_with_choose() {
        use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
        let rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let sparse = |seed: u64| {
            let [one, two, three] = [1, 2, 3].map(|n| crate::zobrist::table::<8>(seed ^ n << 32));
            // Some 8 bits of each, at most 15.
            std::array::from_fn(|i| {
                let mut set = one[i] & two[i] & three[i];
                while set.count_ones() > 15 {
                    set &= set - 1;
                }
                set
            })
        };
        for seed in 0..200 {
            let (mut one, mut other) = (rng.clone(), rng.clone());
            let mut eights = [sparse(seed), sparse(seed + 1000)];
            eights[seed as usize % 2][seed as usize % 8] = 0;
            for _ in 0..50 {
                let expected = choose(eights.as_flattened(), &mut one);
                assert_eq!(choose_of_eights(&eights, &mut other), expected);
            }
        }
        assert_eq!(choose_of_eights(&[[0; 8]; 2], &mut rng.clone()), None);
        let full = [[0; 8], [(1 << 15) - 1; 8]];
        assert!(choose_of_eights(&full, &mut rng.clone()).is_some_and(|(index, _)| index >= 8));
    }

    #[test]
    fn transpose_finds_the_sets_of_each_square() {
        let sets = crate::zobrist::table::<8>(2);
        let turned = transpose(sets);
        for (file, rank, k) in (0..512).map(|n| (n % 8, n / 8 % 8, n / 64)) {
            let bit = turned[file] >> (8 * rank + k) & 1;
            assert_eq!(bit, sets[k] >> (8 * rank + file) & 1);
        }
    }
}
