//! Opponents for people: weaker by looking at less and by not being sure of what they see.

use ludejo_rules::AnyGame;
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::fixed::ONE;
use crate::{Engine, Limits, Line, Thought};

/// How strong an opponent is, 1 to [`Level::STRONGEST`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Level(u8);

impl Level {
    /// The strongest of the levels; without one an engine is as strong as it can be.
    pub const STRONGEST: u8 = 5;

    /// The level of this number; `None` if there is none.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::STRONGEST {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Nodes for each legal action, so that broad games are not looked at less well.
    const fn nodes(self) -> u64 {
        [10, 30, 120, 600, 4_000][self.0 as usize - 1]
    }

    /// Room for what those nodes leave behind, in MiB; more would only be slower to make.
    pub(crate) const fn memory(self) -> u32 {
        [1, 1, 2, 8, 32][self.0 as usize - 1]
    }

    /// By how much a share of the win may be misjudged, in thousandths.
    const fn noise(self) -> i32 {
        [220, 120, 60, 25, 8][self.0 as usize - 1]
    }
}

/// An engine held to a level.
pub(crate) struct Levelled {
    engine: Box<dyn Engine>,
    level: Level,
    seed: u64,
}

impl Levelled {
    /// Holds an engine that tells the lines of all actions to a level.
    pub(crate) fn new(engine: Box<dyn Engine>, level: Level, seed: u64) -> Self {
        Self {
            engine,
            level,
            seed,
        }
    }

    /// The lines, that which seems best first. The misjudgement is about as likely to be small as
    /// large (a sum of two draws), and the same for the same seed, game and moment.
    fn misjudge(&self, game: &dyn AnyGame, mut lines: Vec<Line>) -> Vec<Line> {
        let moment = game.history().len() as u64;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed ^ moment << 32);
        let seat = game.to_move();
        let noise = self.level.noise() * ONE as i32 / 1000;
        let mut seen = |line: &Line| {
            let share = (line.score.shares.of_seat(seat) * ONE as f32) as i32;
            // A win that stands before its eyes is seen by anyone.
            if line
                .score
                .end
                .is_some_and(|end| end.winner == seat && end.actions == 1)
            {
                return i32::MAX;
            }
            share + rng.random_range(-noise..=noise) + rng.random_range(-noise..=noise)
        };
        let mut ranked: Vec<_> = lines.drain(..).map(|line| (seen(&line), line)).collect();
        ranked.sort_by_key(|(seen, _)| std::cmp::Reverse(*seen));
        ranked.into_iter().map(|(_, line)| line).collect()
    }
}

impl Engine for Levelled {
    fn think(
        &mut self,
        game: &dyn AnyGame,
        limits: &Limits<'_>,
        _report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        // What an earlier action taught would make it stronger than its level.
        self.engine.forget();
        let nodes = self.level.nodes() * game.legal().len() as u64;
        let limits = limits.with_nodes(nodes.min(limits.nodes));
        let mut thought = self.engine.think(game, &limits, &mut |_| {})?;
        thought.lines = self.misjudge(game, thought.lines);
        thought.lines.truncate(1);
        Some(thought)
    }

    fn forget(&mut self) {
        self.engine.forget();
    }
}
