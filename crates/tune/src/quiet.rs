//! In which positions nothing is about to happen that a judgement without search cannot see.

use ludejo_engine::tactics::Tactics;
use ludejo_rules::evo::{Action, Evo4};
use ludejo_rules::{Game, Seat};

/// Whether a position is quiet, given its best action.
pub(crate) type IsQuiet<G> = fn(&G, <G as Game>::Action) -> bool;

/// Where a search says what is noisy.
pub(crate) fn by_tactics<G: Tactics>(position: &G, best: G::Action) -> bool {
    let gain = position.gain(position.sight(), best);
    !position.is_check() && !position.is_noisy(best, gain)
}

/// Nothing is captured.
pub(crate) fn evo4(position: &Evo4, best: Action) -> bool {
    let own = position.to_move().index();
    let others = (0..4).filter(|&seat| seat != own);
    let stands = |seat: usize| position.pieces(Seat::new(seat as u8)) >> best.to & 1 == 1;
    !others.into_iter().any(stands)
}

/// Everywhere: a tree search judges positions without looking on until they are quiet.
pub(crate) fn any<G: Game>(_: &G, _: G::Action) -> bool {
    true
}
