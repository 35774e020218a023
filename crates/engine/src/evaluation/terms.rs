//! Evaluations that are weighted sums of terms.

use ludejo_rules::{Game, Seat};

use super::Evaluation;
use crate::SEATS;

/// A game with a hand-written evaluation: terms that are counted, and a weight for each.
///
/// The terms stand in the game's module, the weights in a file of their own, from which they
/// can be tuned.
pub trait Terms: Game {
    /// The terms in groups: a name, and how many weights it has.
    const GROUPS: &'static [(&'static str, usize)];

    /// A weight for each term, in the order of the groups, in the unit that
    /// [`DOUBLE`](super::DOUBLE) defines.
    const WEIGHTS: &'static [i32];

    /// Hands over what the seats have: whose it is, the place of a weight, and how often it counts.
    /// The game is not over.
    fn count_terms(&self, see: impl FnMut(Seat, usize, i32));
}

/// The sum of a game's [`Terms`] with their weights.
#[derive(Clone, Copy, Debug, Default)]
pub struct Weighted;

impl<G: Terms> Evaluation<G> for Weighted {
    type State = ();

    #[inline]
    fn strengths(&self, position: &G) -> [i32; SEATS] {
        let mut strengths = [0; SEATS];
        position.count_terms(|seat, term, count| {
            strengths[seat.index()] += G::WEIGHTS[term] * count;
        });
        strengths
    }
}
