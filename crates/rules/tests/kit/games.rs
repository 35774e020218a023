//! Whole games: they end, and by the right rule.

use std::collections::HashMap;

use ludejo_rules::{Game, Outcome, Play, Reason, Tabletop, playout};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Random games end by G2 at the latest; at every moment the result is that of the position,
/// else of G1, else of G2.
pub(crate) fn end<G: Tabletop>() {
    for setup in G::INFO.setups {
        for seed in 0..10 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(70 + seed);
            let start: G = setup.line.parse().expect("a valid setup");
            let mut play = Play::from_position(start);
            let mut met = HashMap::from([(start.to_string(), 1)]);
            loop {
                let times = met[&play.position().to_string()];
                assert_eq!(play.occurrences(), times, "{}", G::INFO.id);
                let expected = expected(&play, times);
                assert_eq!(
                    play.outcome(),
                    expected,
                    "{} {}",
                    G::INFO.id,
                    play.position()
                );
                if expected.is_some() {
                    break;
                }
                // Later seeds look for positions met before.
                let list = play.position().actions();
                let known =
                    list.as_ref().iter().copied().find(|&action| {
                        met.contains_key(&play.position().after(action).to_string())
                    });
                let action = match known {
                    Some(known) if rng.random_range(0..10) < seed => known,
                    _ => play.position().sample(&mut rng).expect("the game goes on"),
                };
                play.apply(action);
                *met.entry(play.position().to_string()).or_insert(0) += 1;
            }
            assert!(play.actions().len() <= G::INFO.length_limit as usize);
            // Back to the start, every position has occurred as often as on the way there.
            loop {
                let times = met.get_mut(&play.position().to_string());
                let times = times.expect("a position met before");
                assert_eq!(play.occurrences(), *times, "{}", G::INFO.id);
                *times -= 1;
                if play.undo().is_none() {
                    break;
                }
            }
            assert_eq!(play.positions(), [start], "{}", G::INFO.id);
        }
    }
}

/// The result by the rules that all games share.
fn expected<G: Game>(play: &Play<G>, times: usize) -> Option<Outcome> {
    let full = play.actions().len() >= G::INFO.length_limit as usize;
    let repeated = (times >= 3).then_some(Outcome::draw(Reason::Repetition));
    let by_length = full.then_some(Outcome::draw(Reason::Length));
    play.position().outcome().or(repeated).or(by_length)
}

/// Playouts stop where the game is over or the limit is reached, and not before.
pub(crate) fn play_out<G: Tabletop>() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(80);
    for limit in [0, 1, 10, 500] {
        let from_list = playout::from_list(&G::start(), &mut rng, limit);
        let sampled = playout::sampled(&G::start(), &mut rng, limit);
        for (position, made) in [from_list, sampled] {
            assert!(
                made == limit || position.outcome().is_some(),
                "{}",
                G::INFO.id
            );
            assert_eq!(made.min(1), limit.min(1), "{}", G::INFO.id);
        }
    }
}
