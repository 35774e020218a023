//! Random games, for measuring and for searches that learn from them.

use rand::{Rng, RngExt};

use crate::Game;

/// Plays uniformly random actions, each chosen from the complete list, until the position is
/// over or `limit` actions have been made. Returns the last position and the number of actions.
///
/// Repetition (G1) is not looked at.
pub fn from_list<G: Game>(start: &G, rng: &mut impl Rng, limit: u32) -> (G, u32) {
    let mut position = *start;
    let mut list = G::Actions::default();
    for made in 0..limit {
        position.actions_into(&mut list);
        let list = list.as_ref();
        if list.is_empty() {
            return (position, made);
        }
        // No game has enough actions for this cast to lose any.
        let index = rng.random_range(0..list.len() as u32);
        position.apply(list[index as usize]);
    }
    (position, limit)
}

/// The same with each action drawn by [`Game::sample`].
pub fn sampled<G: Game>(start: &G, rng: &mut impl Rng, limit: u32) -> (G, u32) {
    let mut position = *start;
    for made in 0..limit {
        match position.sample(rng) {
            Some(action) => position.apply(action),
            None => return (position, made),
        }
    }
    (position, limit)
}
