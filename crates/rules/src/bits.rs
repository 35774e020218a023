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
}
