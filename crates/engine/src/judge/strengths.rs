//! The judgement of an [`Evaluation`]: by how strong each seat stands.

use ludejo_rules::Game;

use super::{Judge, Parts};
use crate::evaluation::{DOUBLE, Evaluation};

/// Each seat by the strength that an evaluation gives it.
pub struct ByStrengths<E>(pub E);

impl<G: Game, E: Evaluation<G>> Judge<G> for ByStrengths<E> {
    fn parts(&self, position: &G) -> Parts {
        by_strengths(&self.0, position)
    }
}

/// What an evaluation says, in shares.
pub(super) fn by_strengths<G: Game>(evaluation: &impl Evaluation<G>, position: &G) -> Parts {
    let strengths = evaluation.strengths(position);
    Parts::of_strengths(&strengths[..G::INFO.seats.len()], DOUBLE)
}
