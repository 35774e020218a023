//! Openings: random actions that favour no seat much.

use std::collections::HashSet;

use ludejo_engine::{Engine, Limits, OptionError, Options, Resources};
use ludejo_rules::{AnyGame, Info, Setup, catalog};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::seeds::mix;

/// An opening is balanced if no seat's share of the win is below this part of an equal share, by
/// a search of [`NODES`] nodes: with two seats both expect at least 35 %.
pub const BALANCE: f32 = 0.7;
/// The nodes of the search that judges an opening.
pub const NODES: u64 = 5_000;
/// This many openings are tried to find one that is balanced and new. After that, the most balanced
/// of them is taken, whatever its balance.
pub const ATTEMPTS: u64 = 100;

/// A series of openings, which depends on the seed alone (and on the engine that judges them).
pub struct Openings {
    setups: Vec<&'static Setup>,
    seed: u64,
    finder: Finder,
    /// The openings so far, and the positions that they lead to.
    made: Vec<Box<dyn AnyGame>>,
    seen: HashSet<String>,
}

impl Openings {
    /// The openings of this many random actions from each of these setups in turn. If there are no
    /// random actions, the setups themselves are the openings.
    ///
    /// # Errors
    /// If no engine plays the game.
    ///
    /// # Panics
    /// If there is no setup.
    pub fn new(
        info: &'static Info,
        setups: Vec<&'static Setup>,
        plies: u32,
        seed: u64,
    ) -> Result<Self, OptionError> {
        assert!(!setups.is_empty(), "a game begins somehow");
        Ok(Self {
            setups,
            seed,
            finder: Finder::new(info, plies)?,
            made: Vec::new(),
            seen: HashSet::new(),
        })
    }

    /// Adds an opening that is known from an earlier run, instead of making it again.
    pub fn push(&mut self, opening: Box<dyn AnyGame>) {
        self.seen.insert(opening.line());
        self.made.push(opening);
    }

    /// The opening of this number, from 0; `None` if no random play lasts that long.
    pub fn get(&mut self, number: usize) -> Option<&dyn AnyGame> {
        while self.made.len() <= number {
            let next = self.next_opening()?;
            self.push(next);
        }
        Some(&*self.made[number])
    }

    /// The first one that is new.
    fn next_opening(&mut self) -> Option<Box<dyn AnyGame>> {
        let number = self.made.len();
        let setup = self.setups[number % self.setups.len()];
        let seeds = [self.seed, number as u64];
        self.finder.find(setup, &seeds, &self.seen)
    }
}

/// Who finds openings.
pub(crate) struct Finder {
    info: &'static Info,
    plies: u32,
    engine: Box<dyn Engine>,
}

impl Finder {
    /// For openings of this many random actions.
    pub(crate) fn new(info: &'static Info, plies: u32) -> Result<Self, OptionError> {
        Ok(Self {
            info,
            plies,
            engine: ludejo_engine::engine(info.id, &Options::default(), &Resources::default())?,
        })
    }

    /// The first one of those by these seeds that is new and balanced, or else the most balanced
    /// one; `None` if no random play lasts that long.
    pub(crate) fn find(
        &mut self,
        setup: &Setup,
        seeds: &[u64; 2],
        seen: &HashSet<String>,
    ) -> Option<Box<dyn AnyGame>> {
        if self.plies == 0 {
            return Some(begin(self.info, setup));
        }
        let mut best: Option<(f32, Box<dyn AnyGame>)> = None;
        for attempt in 0..ATTEMPTS {
            let seed = mix(&[seeds[0], seeds[1], attempt]);
            let Some(opening) = wander(begin(self.info, setup), self.plies, seed) else {
                continue;
            };
            // If there are few openings, a known one is better than none.
            let balance = if seen.contains(&opening.line()) {
                -1.0
            } else {
                self.balance(&*opening)
            };
            if balance >= BALANCE {
                return Some(opening);
            }
            if best.as_ref().is_none_or(|(best, _)| balance > *best) {
                best = Some((balance, opening));
            }
        }
        best.map(|(_, opening)| opening)
    }

    /// The least share of any seat, as a part of an equal share.
    fn balance(&mut self, game: &dyn AnyGame) -> f32 {
        self.engine.forget();
        let thought = self.engine.think(game, &Limits::nodes(NODES), &mut |_| {});
        let shares = thought.map(|thought| thought.best().score.shares);
        let seats = self.info.seats.len();
        let least = shares.map(|shares| shares.0[..seats].iter().copied().fold(1.0, f32::min));
        least.unwrap_or_default() * seats as f32
    }
}

/// The game from this setup.
fn begin(info: &Info, setup: &Setup) -> Box<dyn AnyGame> {
    match catalog::read(info.id, setup.line) {
        Ok(game) => game,
        Err(error) => unreachable!("{} has valid setups, yet {error}", info.id),
    }
}

/// The game after this many random actions; `None` if it ended.
fn wander(mut game: Box<dyn AnyGame>, plies: u32, seed: u64) -> Option<Box<dyn AnyGame>> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for _ in 0..plies {
        let legal = game.legal();
        if legal.is_empty() {
            return None;
        }
        let action = &legal[rng.random_range(0..legal.len())];
        if let Err(refusal) = game.play(action) {
            unreachable!("{action} is legal, yet {refusal}");
        }
    }
    game.outcome().is_none().then_some(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn openings(id: &str, plies: u32, seed: u64) -> Openings {
        let info = catalog::info(id).expect("a game");
        let setups = info.setups.iter().collect();
        Openings::new(info, setups, plies, seed).expect("an engine")
    }

    fn lines(openings: &mut Openings, count: usize) -> Vec<String> {
        (0..count)
            .map(|i| openings.get(i).expect("one").line())
            .collect()
    }

    #[test]
    fn the_seed_decides() {
        for id in ["herooj", "evo4"] {
            let first = lines(&mut openings(id, 6, 1), 6);
            assert_eq!(first, lines(&mut openings(id, 6, 1), 6));
            assert_ne!(first, lines(&mut openings(id, 6, 2), 6));
            let distinct: HashSet<_> = first.iter().collect();
            assert_eq!(distinct.len(), first.len());
        }
    }

    #[test]
    fn they_are_balanced_and_as_long_as_asked_for() {
        let mut openings = openings("herooj", 8, 1);
        for number in 0..8 {
            let game = openings.get(number).expect("one").boxed();
            assert_eq!(game.history().len(), 8);
            assert!(openings.finder.balance(&*game) >= BALANCE);
        }
    }

    #[test]
    fn those_known_before_are_not_made_again() {
        let mut whole = openings("rooya", 4, 3);
        let all = lines(&mut whole, 5);
        let mut resumed = openings("rooya", 4, 3);
        for number in 0..3 {
            resumed.push(whole.get(number).expect("one").boxed());
        }
        assert_eq!(all, lines(&mut resumed, 5));
    }

    #[test]
    fn none_is_longer_than_games_are() {
        assert!(openings("rooya", 5_000, 0).get(0).is_none());
    }

    #[test]
    fn setups_take_turns() {
        let info = catalog::info("evo").expect("a game");
        let mut openings = openings("evo", 0, 0);
        let lines = lines(&mut openings, info.setups.len() * 2);
        for (number, line) in lines.iter().enumerate() {
            assert_eq!(line, info.setups[number % info.setups.len()].line);
        }
    }
}
