//! Positions reached by random play.

use std::env;

use ludejo_rules::{Effect, Tabletop};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::kit::shuffle::Shuffler;

/// A game still going on after so many actions is left for a new one.
const LONGEST: u32 = 150;
/// The same for a game that began with scattered pieces.
const LONGEST_SCATTERED: u32 = 40;

/// How many positions to look at: `LUDEJO_POSITIONS` if that is set.
pub(crate) fn positions(unless_set: usize) -> usize {
    let set = env::var("LUDEJO_POSITIONS").ok();
    set.map_or(unless_set, |number| number.parse().expect("a number"))
}

/// The positions of one random game after another, for ever: a game from each setup, then as many
/// from positions with pieces scattered at random; and in turn playing uniformly, capturing every
/// second time, and capturing whenever possible.
pub(crate) struct Walk<G> {
    rng: Xoshiro256PlusPlus,
    shuffler: Shuffler,
    /// The games begun.
    games: usize,
    position: G,
    /// The actions that may still be made in this game.
    left: u32,
}

impl<G: Tabletop> Walk<G> {
    /// A walk that is always the same for the same seed.
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            shuffler: Shuffler::new(G::INFO.id),
            games: 0,
            position: G::start(),
            left: 0,
        }
    }

    /// Begins the next game.
    fn begin(&mut self) -> G {
        let setups = G::INFO.setups;
        let setup = &setups[self.games % setups.len()];
        let is_scattered = self.games / setups.len() % 2 == 1;
        self.games += 1;
        let scattered = is_scattered.then(|| self.scatter()).flatten();
        self.left = if scattered.is_some() {
            LONGEST_SCATTERED
        } else {
            LONGEST
        };
        scattered.unwrap_or_else(|| setup.line.parse().expect("a valid setup"))
    }

    /// The last position with its pieces scattered, mostly so that the game goes on; `None` if
    /// that seems not to be possible.
    fn scatter(&mut self) -> Option<G> {
        let line = self.position.to_string();
        (0..1000).find_map(|_| {
            let changed = self.shuffler.scatter(&line, &mut self.rng);
            let position: G = changed.parse().ok()?;
            let fits = position.outcome().is_none() || self.rng.random_bool(0.2);
            fits.then_some(position)
        })
    }

    /// An action of this position; `None` when the game is over.
    fn choose(&mut self) -> Option<G::Action> {
        let list = self.position.actions();
        let greed = (self.games - 1) / G::INFO.setups.len() / 2 % 3;
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
        let action = if self.left > 0 { self.choose() } else { None };
        self.position = match action {
            Some(action) => {
                self.left -= 1;
                self.position.after(action)
            }
            None => self.begin(),
        };
        Some(self.position)
    }
}
