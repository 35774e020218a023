//! By how much a search leaves out, or looks less deeply.

use super::Pruning;

/// A constant: its name, where it may lie, and which games it matters in.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ConstantInfo {
    /// Its name, such as `margin`.
    pub name: &'static str,
    /// The least that makes sense.
    pub least: i32,
    /// The most that makes sense.
    pub most: i32,
    /// A change that is large enough to show.
    pub step: i32,
    /// Whether it makes a difference to a search that leaves this out.
    pub matters: fn(&Pruning) -> bool,
    get: fn(&Constants) -> i32,
    set: fn(&mut Constants, i32),
}

impl ConstantInfo {
    /// What it is.
    #[must_use]
    pub fn get(&self, constants: &Constants) -> i32 {
        (self.get)(constants)
    }

    /// Sets it, to the nearest that makes sense.
    pub fn set(&self, constants: &mut Constants, value: i32) {
        (self.set)(constants, value.clamp(self.least, self.most));
    }
}

/// Makes [`Constants`] and [`CONSTANTS`] from one list: the field, what it is where nothing else was
/// fitted, the least and the most, the step, when it matters, and what it means.
macro_rules! constants {
    ($($field:ident: $usual:literal, $least:literal to $most:literal by $step:literal, $matters:expr, $description:literal;)*) => {
        /// By how much a search leaves out, or looks less deeply. They can be fitted to each game
        /// (docs/tuning.md).
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Constants {
            $(#[doc = $description] pub $field: i32,)*
        }

        impl Constants {
            /// Those of a game to which nothing was fitted.
            pub const USUAL: Self = Self { $($field: $usual,)* };
        }

        /// All the constants.
        pub const CONSTANTS: &[ConstantInfo] = &[$(ConstantInfo {
            name: stringify!($field),
            least: $least,
            most: $most,
            step: $step,
            matters: $matters,
            get: |constants| constants.$field,
            set: |constants, value| constants.$field = value,
        },)*];
    };
}

constants! {
    reduction: 1100, 500 to 3000 by 120, |pruning| pruning.reductions,
        "The greater, the less are late actions reduced: the product of the logarithms is divided by it.";
    reduced: 500, -1000 to 3000 by 150, |pruning| pruning.reductions,
        "Added to that product: the greater, the more is reduced.";
    history: 8192, 2000 to 32000 by 1200, |pruning| pruning.reductions,
        "An action with so much history is reduced by a ply less, or with as much against it by one more.";
    late: 300, 50 to 2000 by 60, |pruning| pruning.late_pruning,
        "So many quiet actions are tried near the leaves, in hundredths.";
    later: 200, 20 to 1000 by 30, |pruning| pruning.late_pruning,
        "And so many more for the square of each ply left, in hundredths.";
    unpromising: 50, 10 to 100 by 8, |pruning| pruning.late_pruning && pruning.futility,
        "The hundredths of these that are tried where the seat stands no better than at its last action.";
    margin: 90, 10 to 500 by 15, |pruning| pruning.reverse_futility,
        "An advantage that is enough near the leaves, for each ply left.";
    hopeless: 100, 20 to 600 by 20, |pruning| pruning.futility,
        "Behind by more than this for each ply left and one more, no quiet action is expected to catch up.";
    delta: 700, 100 to 3000 by 100, |_| true,
        "A gain beyond what an action captures that no evaluation is expected to differ by.";
    aspiration: 30, 5 to 200 by 6, |_| true,
        "How far from the last score the next is looked for first.";
}

impl Constants {
    /// How many quiet actions are tried near the leaves.
    pub(crate) const fn late(&self, depth: i32, improves: bool) -> i32 {
        let all = self.late + self.later * depth * depth;
        if improves {
            all / 100
        } else {
            all * self.unpromising / 10_000
        }
    }

    /// How much less deeply a late action with so much history is searched.
    pub(crate) const fn reduction(&self, depth: i32, tried: i32, history: i32) -> i32 {
        let product = log(depth) * log(tried);
        (product + self.reduced) / self.reduction - history / self.history
    }
}

/// Sixteen times the logarithm to base 2, between powers in proportion: whole numbers, because every
/// machine must agree.
const fn log(number: i32) -> i32 {
    let power = number.ilog2();
    16 * power as i32 + ((16 * (number - (1 << power))) >> power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_its_own_and_stays_where_it_makes_sense() {
        for info in CONSTANTS {
            let usual = info.get(&Constants::USUAL);
            assert!((info.least..=info.most).contains(&usual), "{}", info.name);
            let mut constants = Constants::USUAL;
            for (value, kept) in [
                (info.least, info.least),
                (info.most, info.most),
                (info.least - 1, info.least),
                (info.most + 1, info.most),
            ] {
                info.set(&mut constants, value);
                assert_eq!(info.get(&constants), kept, "{}", info.name);
                for other in CONSTANTS.iter().filter(|other| other.name != info.name) {
                    let usual = other.get(&Constants::USUAL);
                    assert_eq!(other.get(&constants), usual, "{}", info.name);
                }
            }
        }
    }
}
