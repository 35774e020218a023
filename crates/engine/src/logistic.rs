//! From an advantage to a share of the win, in whole numbers, so that every machine agrees.

/// A share of 1.
pub(crate) const ONE: i32 = 1 << 16;

/// `ONE / (1 + exp(-x))` for x = 0, 1/4, 2/4, … 10.
const TABLE: [i32; 41] = [
    32768, 36843, 40793, 44511, 47911, 50941, 53581, 55834, 57724, 59287, 60565, 61598, 62428,
    63090, 63615, 64030, 64357, 64614, 64816, 64974, 65097, 65194, 65269, 65328, 65374, 65410,
    65438, 65459, 65476, 65489, 65500, 65508, 65514, 65519, 65523, 65526, 65528, 65530, 65531,
    65532, 65533,
];

/// The share, in parts of [`ONE`], of a seat with this advantage, where `scale` makes it e times
/// as likely to win as the other.
pub(crate) fn share(advantage: i32, scale: i32) -> i32 {
    let quarters = i64::from(advantage.unsigned_abs()) * 4 * 256 / i64::from(scale);
    let place = (quarters / 256) as usize;
    let share = if place + 1 < TABLE.len() {
        let (low, high) = (i64::from(TABLE[place]), i64::from(TABLE[place + 1]));
        (low + (high - low) * (quarters % 256) / 256) as i32
    } else {
        TABLE[TABLE.len() - 1]
    };
    if advantage < 0 { ONE - share } else { share }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_logistic_function() {
        for advantage in (-3_000..=3_000).step_by(7) {
            let expected = 1.0 / (1.0 + (-f64::from(advantage) / 250.0).exp());
            let found = f64::from(share(advantage, 250)) / f64::from(ONE);
            assert!(
                (found - expected).abs() < 0.002,
                "{advantage}: {found} {expected}"
            );
        }
    }
}
