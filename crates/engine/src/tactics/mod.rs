//! What a search wants to know of actions, beyond the rules: one small module a game.

mod constants;
mod evo;
mod heroes;
mod herooj;
mod rooya;
mod sparta;

use ludejo_rules::TwoSeats;

pub use constants::{CONSTANTS, ConstantInfo, Constants};

/// A game whose actions can be told apart by what they do at once.
///
/// Nothing here decides a game: it orders actions, says which ones a quiescence search follows,
/// and what a search may leave out.
pub trait Tactics: TwoSeats {
    /// What is worked out once for a position before its actions are looked at.
    type Sight: Copy;

    /// How many [slots](Self::slot) there are.
    const SLOTS: usize;
    /// How many [spots](Self::spot) there are.
    const SPOTS: usize;
    /// What a search may leave out in this game.
    const PRUNING: Pruning;
    /// By how much.
    const CONSTANTS: Constants = Constants::USUAL;

    /// Looks at the position.
    fn sight(&self) -> Self::Sight;

    /// Where an action is remembered: the same for actions that are alike, whatever the position;
    /// below [`SLOTS`](Self::SLOTS).
    fn slot(&self, action: Self::Action) -> usize;

    /// More coarsely, what comes to where; below [`SPOTS`](Self::SPOTS).
    fn spot(&self, action: Self::Action) -> usize;

    /// What an action wins at once, in hundredths of the game's plainest piece; 0 for a quiet
    /// one.
    fn gain(&self, sight: Self::Sight, action: Self::Action) -> i32;

    /// The worth of what an action puts at risk, in the same unit, below 4,096.
    fn stake(&self, _action: Self::Action) -> i32 {
        0
    }

    /// Whether a quiescence search follows an action that gains so much.
    fn is_noisy(&self, _action: Self::Action, gain: i32) -> bool {
        gain > 0
    }

    /// Hands over the actions that a quiescence search follows: each with its place in the list of all
    /// actions, and what it gains.
    ///
    /// Unless a game knows better, all actions are listed.
    #[inline]
    fn for_each_noisy(&self, mut see: impl FnMut(u16, Self::Action, i32)) {
        let sight = self.sight();
        for (place, &action) in (0..).zip(self.actions().as_ref()) {
            let gain = self.gain(sight, action);
            if self.is_noisy(action, gain) {
                see(place, action, gain);
            }
        }
    }

    /// Whether the game is over by what can be seen without listing actions.
    fn decided(&self) -> bool;

    /// Whether the seat to move must answer a threat, so that no action is quiet.
    fn is_check(&self) -> bool {
        false
    }

    /// The same position with the other seat to move; `None` where that makes no sense.
    fn passed(&self) -> Option<Self>;
}

/// What a search leaves out, or looks at less deeply. Which of it pays is measured for each game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pruning {
    /// A seat that is well off even if it does nothing need not be searched deeply (null move:
    /// Beal, "A generalised quiescence search algorithm", 1989; Donninger, 1993).
    pub null_move: bool,
    /// Actions late in the order are searched less deeply first (late move reductions).
    pub reductions: bool,
    /// Quiet actions very late in the order are left out near the leaves.
    pub late_pruning: bool,
    /// Near the leaves, a great advantage is enough (reverse futility).
    pub reverse_futility: bool,
    /// Near the leaves, no quiet action is tried by a seat that is far behind (futility pruning:
    /// Heinz, "Extended futility pruning", 1998).
    pub futility: bool,
}

impl Pruning {
    /// Nothing is left out.
    pub const NONE: Self = Self {
        null_move: false,
        reductions: false,
        late_pruning: false,
        reverse_futility: false,
        futility: false,
    };
    /// Everything that can be.
    pub const ALL: Self = Self {
        null_move: true,
        reductions: true,
        late_pruning: true,
        reverse_futility: true,
        futility: true,
    };

    /// Whether it matters how good a position looks before it is searched.
    pub(crate) const fn judges(&self) -> bool {
        self.null_move || self.reverse_futility || self.futility
    }
}

#[cfg(test)]
mod tests {
    use ludejo_rules::evo::Evo;
    use ludejo_rules::heroes::Heroes;
    use ludejo_rules::herooj::{Herooj, MasterHerooj};
    use ludejo_rules::rooya::Rooya;
    use ludejo_rules::sparta::Sparta;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    /// Noisy actions are those that [`Tactics::is_noisy`] picks from the list of all, in its order.
    fn check<G: Tactics>() {
        let mut noisy = 0;
        for seed in 0..60 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut position = G::start();
            while let Some(action) = position.sample(&mut rng) {
                let sight = position.sight();
                let mut expected = Vec::new();
                for (place, &action) in (0..).zip(position.actions().as_ref()) {
                    let gain = position.gain(sight, action);
                    if position.is_noisy(action, gain) {
                        expected.push((place, action, gain));
                    }
                }
                let mut found = Vec::new();
                position.for_each_noisy(|place, action, gain| found.push((place, action, gain)));
                assert_eq!(found, expected, "{position}");
                noisy += found.len();
                position = position.after(action);
            }
        }
        assert!(noisy > 1000, "{}: {noisy}", G::INFO.id);
    }

    #[test]
    fn noisy_actions_are_found_without_listing_the_others() {
        check::<Herooj>();
        check::<MasterHerooj>();
        check::<Rooya>();
        check::<Sparta>();
        check::<Heroes>();
        check::<Evo>();
    }
}
