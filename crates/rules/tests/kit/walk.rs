//! Positions reached by random play.

use std::env;

use ludejo_rules::{Effect, Tabletop};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// A game still going on after so many actions is left for a new one.
const LONGEST: u32 = 400;

/// How many positions to look at: `LUDEJO_POSITIONS` if that is set.
pub(crate) fn positions(unless_set: usize) -> usize {
    let set = env::var("LUDEJO_POSITIONS").ok();
    set.map_or(unless_set, |number| number.parse().expect("a number"))
}

/// The positions of one random game after another, for ever: setup by setup, and in turn playing
/// uniformly, capturing every second time, and capturing whenever possible.
pub(crate) struct Walk<G> {
    rng: Xoshiro256PlusPlus,
    /// The games begun.
    games: usize,
    position: G,
    made: u32,
}

impl<G: Tabletop> Walk<G> {
    /// A walk that is always the same for the same seed.
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            games: 0,
            position: G::start(),
            made: LONGEST,
        }
    }

    /// The game after this one.
    fn begin(&mut self) -> G {
        let setups = G::INFO.setups;
        let setup = &setups[self.games % setups.len()];
        self.games += 1;
        self.made = 0;
        setup.line.parse().expect("a valid setup")
    }

    /// An action of this position; `None` when the game is over.
    fn choose(&mut self) -> Option<G::Action> {
        let list = self.position.actions();
        let greed = (self.games - 1) / G::INFO.setups.len() % 3;
        if self.rng.random_range(0..2) < greed {
            let captures = |action: &G::Action| {
                let effects = self.position.effects(*action);
                effects.iter().any(|e| matches!(e, Effect::Captured { .. }))
            };
            let captures: Vec<_> = list.as_ref().iter().copied().filter(captures).collect();
            if !captures.is_empty() {
                return Some(captures[self.rng.random_range(0..captures.len())]);
            }
        }
        self.position.sample(&mut self.rng)
    }
}

impl<G: Tabletop> Iterator for Walk<G> {
    type Item = G;

    fn next(&mut self) -> Option<G> {
        let action = if self.made < LONGEST {
            self.choose()
        } else {
            None
        };
        self.position = match action {
            Some(action) => {
                self.made += 1;
                self.position.after(action)
            }
            None => self.begin(),
        };
        Some(self.position)
    }
}
