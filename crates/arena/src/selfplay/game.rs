//! One game of an engine against itself.

use std::sync::atomic::{AtomicBool, Ordering};

use ludejo_engine::{Engine, Limits, Shares};
use ludejo_rules::AnyGame;
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::{Sample, Samples, SelfPlay};
use crate::seeds::mix;

/// What tells the seeds of explored moves from those of openings.
const EXPLORE: u64 = u64::MAX;

/// Plays the game of this number on from its opening. `None` if it was told to stop before the
/// end.
pub(super) fn play(
    what: &SelfPlay,
    number: u32,
    game: &mut dyn AnyGame,
    engine: &mut dyn Engine,
    stop: &AtomicBool,
) -> Option<Samples> {
    let seats = what.info.seats.len();
    let limits = Limits::nodes(what.nodes);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(mix(&[what.seed, number.into(), EXPLORE]));
    let mut samples = Vec::new();
    engine.forget();
    while let Some(thought) = engine.think(game, &limits, &mut |_| {}) {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let best = thought.best();
        // Nothing is left to explore where the end is proven.
        let explores = rng.random_range(0..100) < what.explore && best.score.end.is_none();
        let played = if explores {
            let legal = game.legal();
            legal[rng.random_range(0..legal.len())].clone()
        } else {
            thought.action().to_owned()
        };
        samples.push(Sample {
            game: number,
            ply: game.history().len() as u32,
            position: game.line(),
            seat: game.to_move(),
            best: thought.action().to_owned(),
            played: played.clone(),
            shares: best.score.shares,
            end: best.score.end,
            depth: thought.depth,
            nodes: thought.nodes,
        });
        if let Err(refusal) = game.play(&played) {
            unreachable!("{played} is no action: {refusal}");
        }
    }
    let outcome = game.outcome()?;
    Some(Samples {
        samples,
        result: outcome
            .winner
            .map_or_else(|| Shares::draw(seats), Shares::win),
        reason: outcome.reason,
        plies: game.history().len() as u32,
    })
}
