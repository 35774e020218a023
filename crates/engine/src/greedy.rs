//! Greedy play: a beginner who captures whatever can be captured.

use std::marker::PhantomData;

use ludejo_rules::{Effect, Play, Tabletop};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::{Limits, Line, Options, Score, Searcher, Shares, Thought};

/// A player that wins at once if it can, otherwise captures if it can, and otherwise plays at
/// random; chance decides among equals.
pub(crate) struct Greedy<G> {
    seed: u64,
    game: PhantomData<fn() -> G>,
}

/// What an action brings at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Gain {
    Nothing,
    Capture,
    Win,
}

impl<G: Tabletop> Greedy<G> {
    pub(crate) const fn new(options: &Options) -> Self {
        Self {
            seed: options.seed,
            game: PhantomData,
        }
    }

    fn gain(position: &G, action: G::Action) -> Gain {
        let seat = position.to_move();
        let outcome = position.after(action).outcome();
        let captures = |effect: &Effect| matches!(effect, Effect::Captured { piece, .. } if piece.seat != seat);
        if outcome.is_some_and(|outcome| outcome.winner == Some(seat)) {
            Gain::Win
        } else if position.effects(action).iter().any(captures) {
            Gain::Capture
        } else {
            Gain::Nothing
        }
    }
}

impl<G: Tabletop> Searcher for Greedy<G> {
    type Game = G;

    fn search(
        &mut self,
        play: &Play<G>,
        _limits: &Limits<'_>,
        _report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        let position = play.position();
        let gain = |&action: &G::Action| (Self::gain(position, action), action);
        let mut gains: Vec<_> = position.actions().as_ref().iter().map(gain).collect();
        let most = gains.iter().map(|(gain, _)| *gain).max()?;
        gains.retain(|(gain, _)| *gain == most);
        // Every action of a game draws from its own numbers, and thinking twice changes nothing.
        let seed = self.seed.rotate_left(32) ^ play.actions().len() as u64;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (_, action) = gains.swap_remove(rng.random_range(0..gains.len()));
        Some(Thought {
            depth: 1,
            nodes: 1,
            lines: vec![Line {
                score: Score::from(Shares::draw(G::INFO.seats.len())),
                actions: vec![action.to_string()],
            }],
        })
    }
}
