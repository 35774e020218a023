//! Random play: the minimum that any engine must beat.

use ludejo_rules::AnyGame;
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::{Engine, Limits, Line, Options, Score, Shares, Thought};

/// A player that makes every legal action with the same probability and expects nothing.
pub(crate) struct Random {
    seed: u64,
}

impl Random {
    pub(crate) const fn new(options: &Options) -> Self {
        Self { seed: options.seed }
    }
}

impl Engine for Random {
    fn think(
        &mut self,
        game: &dyn AnyGame,
        _limits: &Limits<'_>,
        _report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        if game.outcome().is_some() {
            return None;
        }
        let mut legal = game.legal();
        // Every action of a game draws from its own numbers, and thinking twice changes nothing.
        let seed = self.seed.rotate_left(32) ^ game.history().len() as u64;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let action = legal.swap_remove(rng.random_range(0..legal.len()));
        Some(Thought {
            depth: 1,
            nodes: 1,
            lines: vec![Line {
                score: Score::from(Shares::draw(game.info().seats.len())),
                actions: vec![action],
            }],
        })
    }

    fn forget(&mut self) {}
}
