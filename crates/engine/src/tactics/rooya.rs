//! Le Rooya: nothing is captured, so every action is quiet; what counts is found by searching.

use ludejo_rules::Game;
use ludejo_rules::rooya::{Action, Rooya, Turn};

use super::{Pruning, Tactics};

const POINTS: usize = 25;

impl Tactics for Rooya {
    type Sight = ();

    const SLOTS: usize = POINTS * POINTS + POINTS + 3;
    const SPOTS: usize = POINTS + 3;
    const HAS_NOISE: bool = false;
    const PRUNING: Pruning = Pruning {
        // Null move would not do: a line that is lost by moving away, or that only the other
        // seat's action completes, makes it a burden to act.
        late_pruning: true,
        ..Pruning::NONE
    };

    fn sight(&self) {}

    #[inline]
    fn slot(&self, action: Action) -> usize {
        match action {
            Action::Step { from, to } | Action::TwoSteps { from, to, .. } => {
                usize::from(from) * POINTS + usize::from(to)
            }
            Action::Place(at) => POINTS * POINTS + usize::from(at),
            Action::Turn(turn) => POINTS * POINTS + POINTS + turn_index(turn),
        }
    }

    #[inline]
    fn spot(&self, action: Action) -> usize {
        match action {
            Action::Place(to) | Action::Step { to, .. } | Action::TwoSteps { to, .. } => {
                usize::from(to)
            }
            Action::Turn(turn) => POINTS + turn_index(turn),
        }
    }

    #[inline]
    fn gain(&self, (): (), _action: Action) -> i32 {
        0
    }

    #[inline]
    fn decided(&self) -> bool {
        self.outcome().is_some()
    }

    fn passed(&self) -> Option<Self> {
        (!self.is_placing()).then(|| Self::passed(self))
    }
}

#[inline]
const fn turn_index(turn: Turn) -> usize {
    match turn {
        Turn::Clockwise => 0,
        Turn::Counterclockwise => 1,
        Turn::Half => 2,
    }
}
