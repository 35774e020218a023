//! Games with another reading of a ruling, played with what is known of the standard game: the same
//! terms, and the same tactics.

use ludejo_rules::ruling::{Ruled, Ruling};
use ludejo_rules::{Seat, Tabletop};

use crate::evaluation::Terms;
use crate::judge::{ByThreats, Judge, Parts};
use crate::tactics::{Constants, Pruning, Tactics};

impl<G: Tabletop + Terms, R: Ruling<G>> Terms for Ruled<G, R> {
    const GROUPS: &'static [(&'static str, usize)] = G::GROUPS;
    const WEIGHTS: &'static [i32] = G::WEIGHTS;

    fn count_terms(&self, see: impl FnMut(Seat, usize, i32)) {
        self.standard().count_terms(see);
    }
}

impl<G: Tabletop + Tactics, R: Ruling<G>> Tactics for Ruled<G, R> {
    type Sight = G::Sight;

    const SLOTS: usize = G::SLOTS;
    const SPOTS: usize = G::SPOTS;
    const PRUNING: Pruning = G::PRUNING;
    const CONSTANTS: Constants = G::CONSTANTS;

    fn sight(&self) -> G::Sight {
        self.standard().sight()
    }

    fn slot(&self, action: G::Action) -> usize {
        self.standard().slot(action)
    }

    fn spot(&self, action: G::Action) -> usize {
        self.standard().spot(action)
    }

    fn gain(&self, sight: G::Sight, action: G::Action) -> i32 {
        self.standard().gain(sight, action)
    }

    fn stake(&self, action: G::Action) -> i32 {
        self.standard().stake(action)
    }

    fn is_noisy(&self, action: G::Action, gain: i32) -> bool {
        self.standard().is_noisy(action, gain)
    }

    /// A reading can end a game where the standard one goes on.
    fn decided(&self) -> bool {
        use ludejo_rules::Game;
        self.standard().decided() || self.outcome().is_some()
    }

    fn is_check(&self) -> bool {
        self.standard().is_check()
    }

    fn passed(&self) -> Option<Self> {
        self.standard().passed().map(Self::of)
    }
}

impl<G: Tabletop, R: Ruling<G>, E: Send> Judge<Ruled<G, R>> for ByThreats<E>
where
    Self: Judge<G>,
{
    fn parts(&self, position: &Ruled<G, R>) -> Parts {
        Judge::<G>::parts(self, position.standard())
    }

    fn promises(&self, position: &Ruled<G, R>, actions: &[G::Action], promises: &mut Vec<u32>) {
        Judge::<G>::promises(self, position.standard(), actions, promises);
    }
}
