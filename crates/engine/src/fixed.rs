//! Fixed-point numbers, for everything that decides a choice: the same bits on every machine,
//! because no floating-point library is involved.

/// The number 1: sixteen bits come after the point.
pub(crate) const ONE: u32 = 1 << 16;

/// The logarithm to the base 2 of a number from 1 on, rounded down.
///
/// One bit after another: squaring a number doubles its logarithm.
#[must_use]
pub(crate) const fn log2(number: u32) -> u32 {
    let whole = number.ilog2();
    // From 1 to below 2, with 31 bits behind the point.
    let mut rest = (number as u64) << (31 - whole);
    let mut log = whole << 16;
    let mut bit = ONE >> 1;
    while bit > 0 {
        rest = (rest * rest) >> 31;
        if rest >> 32 > 0 {
            rest >>= 1;
            log |= bit;
        }
        bit >>= 1;
    }
    log
}

/// The root of a fixed-point number, rounded down.
#[must_use]
pub(crate) const fn root(number: u32) -> u32 {
    ((number as u64) << 16).isqrt() as u32
}

/// 1 by the root of a whole number from 1 on, to nine bits: fast enough for every step down a
/// tree.
#[inline]
#[must_use]
pub(crate) const fn inverse_root(number: u32) -> u32 {
    // Shifted by an even number of places the number lies in the table.
    let bits = 32 - number.leading_zeros();
    if bits <= 10 {
        let up = (10 - bits) & !1;
        INVERSE_ROOTS[(number << up) as usize - 256] << (up / 2) >> 8
    } else {
        let down = (bits - 9) & !1;
        INVERSE_ROOTS[(number >> down) as usize - 256] >> (down / 2 + 8)
    }
}

/// 1 by the roots of 256 to 1023, with 24 bits behind the point.
static INVERSE_ROOTS: [u32; 768] = {
    let mut table = [0; 768];
    let mut index = 0;
    while index < 768 {
        table[index] = ((1_u64 << 48) / (index as u64 + 256)).isqrt() as u32;
        index += 1;
    }
    table
};

/// 2 to the power of minus this fixed-point number, to eight bits of the power.
#[inline]
#[must_use]
pub(crate) const fn halved(times: u32) -> u32 {
    let whole = times >> 16;
    if whole > 16 {
        return 0;
    }
    HALVED[(times >> 8) as u8 as usize] >> whole
}

/// 2 to the power of minus every 256th of the way from 0 to 1.
static HALVED: [u32; 256] = {
    let mut table = [0; 256];
    // 2 to the power of -1/256, with 64 bits behind the point: the eighth root of a half.
    let mut step = 1_u128 << 63;
    let mut roots = 0;
    while roots < 8 {
        step = (step << 64).isqrt();
        roots += 1;
    }
    let mut power = 1_u128 << 63;
    let mut index = 0;
    while index < 256 {
        table[index] = (power >> 47) as u32;
        power = (power * step) >> 64;
        index += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    fn float(number: u32) -> f64 {
        f64::from(number) / f64::from(ONE)
    }

    /// Numbers of every size.
    fn numbers() -> impl Iterator<Item = u32> {
        let larger = (0..10_000).map(|n: u32| n.wrapping_mul(0x9E37_79B9) >> (n % 21));
        (1..5_000).chain(larger.filter(|n| *n > 0))
    }

    #[test]
    fn they_agree_with_floating_point() {
        for number in numbers() {
            let exact = f64::from(number);
            let near = |ours: u32, theirs: f64, error: f64| {
                assert!((float(ours) - theirs).abs() <= error, "{number}: {ours}");
            };
            near(log2(number), exact.log2(), 1e-4);
            near(root(number), (exact / 65536.0).sqrt(), 2e-5);
            let inverse = exact.sqrt().recip();
            near(inverse_root(number), inverse, inverse / 250.0 + 2e-5);
            near(halved(number), (-exact / 65536.0).exp2(), 3e-3);
        }
    }

    #[test]
    fn what_is_known_is_exact() {
        assert_eq!([log2(1), log2(2), log2(1 << 31)], [0, ONE, 31 * ONE]);
        assert_eq!([root(0), root(ONE), root(4 * ONE)], [0, ONE, 2 * ONE]);
        assert_eq!([inverse_root(1), inverse_root(4)], [ONE, ONE / 2]);
        assert_eq!(
            [halved(0), halved(ONE), halved(2 * ONE)],
            [ONE, ONE / 2, ONE / 4]
        );
        assert_eq!(
            [halved(16 * ONE), halved(17 * ONE), halved(u32::MAX)],
            [1, 0, 0]
        );
    }
}
