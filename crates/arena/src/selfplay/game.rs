//! One game of an engine against itself.

use std::sync::atomic::{AtomicBool, Ordering};

use ludejo_engine::{Engine, Limits, Shares};
use ludejo_rules::AnyGame;

use super::{Sample, Samples, SelfPlay};

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
    let mut samples = Vec::new();
    engine.forget();
    while let Some(thought) = engine.think(game, &limits, &mut |_| {}) {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let best = thought.best();
        samples.push(Sample {
            game: number,
            ply: game.history().len() as u32,
            position: game.line(),
            seat: game.to_move(),
            best: thought.action().to_owned(),
            shares: best.score.shares,
            end: best.score.end,
            depth: thought.depth,
            nodes: thought.nodes,
        });
        if let Err(refusal) = game.play(thought.action()) {
            unreachable!("{} is no action: {refusal}", thought.action());
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
