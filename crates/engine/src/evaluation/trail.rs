//! What an evaluation keeps of the positions on the line that a search looks at.

use ludejo_rules::{Game, TwoSeats};

use super::Evaluation;
use crate::SEATS;

/// The positions on the line that a search looks at, each with what the evaluation keeps of it.
///
/// The search says which positions it enters; a state is worked out when a judgement needs it,
/// from the nearest one before that is known. Nothing needs to be said when the search goes
/// back, or gives the turn away: the next position that it enters takes the place of the last
/// one.
///
/// Of an evaluation that keeps nothing, nothing is kept, and none of this costs anything.
pub struct Trail<G: Game, E: Evaluation<G>> {
    steps: Vec<Step<G, E::State>>,
}

struct Step<G, S> {
    position: G,
    state: S,
    /// Whether the state is that of the position.
    is_known: bool,
}

impl<G: Game, E: Evaluation<G>> Trail<G, E> {
    /// Whether the evaluation keeps anything.
    const IS_KEPT: bool = size_of::<E::State>() > 0;

    /// An empty one.
    #[must_use]
    pub const fn new() -> Self {
        Self { steps: Vec::new() }
    }

    /// Enters a position this many actions from where the search begins.
    ///
    /// # Panics
    /// If the position before it has not been entered.
    #[inline(always)]
    pub fn enter(&mut self, ply: usize, position: &G) {
        if Self::IS_KEPT {
            self.put(ply, position);
        }
    }

    fn put(&mut self, ply: usize, position: &G) {
        if ply == self.steps.len() {
            self.steps.push(Step {
                position: *position,
                state: E::State::default(),
                is_known: false,
            });
        } else {
            let step = &mut self.steps[ply];
            step.position = *position;
            step.is_known = false;
        }
    }

    /// How strong each seat stands in the position entered last, which is this many actions from
    /// where the search begins.
    #[inline(always)]
    pub fn strengths(&mut self, evaluation: &E, ply: usize, position: &G) -> [i32; SEATS] {
        if Self::IS_KEPT {
            let step = self.know(evaluation, ply);
            evaluation.strengths_from(&step.state, position)
        } else {
            evaluation.strengths(position)
        }
    }

    /// The same as the advantage of the seat to move.
    #[inline(always)]
    pub fn advantage(&mut self, evaluation: &E, ply: usize, position: &G) -> i32
    where
        G: TwoSeats,
    {
        if Self::IS_KEPT {
            let step = self.know(evaluation, ply);
            evaluation.advantage_from(&step.state, position)
        } else {
            evaluation.advantage(position)
        }
    }

    /// A step with its state, which is worked out if it is not known.
    fn know(&mut self, evaluation: &E, ply: usize) -> &Step<G, E::State> {
        let steps = &mut self.steps[..=ply];
        let known = steps.iter().rposition(|step| step.is_known);
        if known.is_none() {
            let first = &mut steps[0];
            evaluation.refresh(&first.position, &mut first.state);
            first.is_known = true;
        }
        for next in known.unwrap_or(0) + 1..=ply {
            let (before, after) = steps.split_at_mut(next);
            let (before, after) = (&before[next - 1], &mut after[0]);
            evaluation.update(
                (&before.position, &before.state),
                &after.position,
                &mut after.state,
            );
            after.is_known = true;
        }
        &steps[ply]
    }
}

impl<G: Game, E: Evaluation<G>> Default for Trail<G, E> {
    fn default() -> Self {
        Self::new()
    }
}
