//! Sets of squares as bits of a word.

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

/// The place of the `n`th set bit, counted from 0, by halving.
///
/// The word must have more than `n` bits set.
#[inline]
#[must_use]
pub const fn nth_bit(word: u64, n: u32) -> u8 {
    let mut rest = n;
    let mut place = 0;
    let mut width = 32;
    while width > 0 {
        let low = (word >> place) & ((1 << width) - 1);
        let count = low.count_ones();
        // Without a branch: which half is as good as random.
        let high = (rest >= count) as u32;
        rest -= count * high;
        place += width * high;
        width /= 2;
    }
    place as u8
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
    fn transpose_finds_the_sets_of_each_square() {
        let sets = crate::zobrist::table::<8>(2);
        let turned = transpose(sets);
        for (file, rank, k) in (0..512).map(|n| (n % 8, n / 8 % 8, n / 64)) {
            let bit = turned[file] >> (8 * rank + k) & 1;
            assert_eq!(bit, sets[k] >> (8 * rank + file) & 1);
        }
    }
}
