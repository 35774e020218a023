//! Illegal actions, and why they are.

use std::collections::BTreeSet;

use ludejo_rules::{AnyGame, Play, Refusal, Tabletop};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::kit::page;
use crate::kit::pattern::Patterns;
use crate::kit::walk::{Walk, positions};

/// The share of refusals that may explain nothing, in percent.
const MOST_GENERIC: f64 = 10.0;

/// What is not generated is refused, under an anchor of the rules page and mostly with a reason.
pub(crate) fn explain<G: Tabletop>() {
    let (mut refused, mut generic) = (0, 0);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(60);
    let mut patterns = Patterns::of_page::<G>();
    let anchors: BTreeSet<_> = page::anchors(G::PAGE).into_iter().collect();
    for position in Walk::<G>::new(61).take(positions(2_000)) {
        let play = Play::from_position(position);
        let legal: BTreeSet<String> = play.legal().into_iter().collect();
        legal.iter().for_each(|action| patterns.learn(action));
        let scene = position.scene();
        for _ in 0..10 {
            let text = patterns.text::<G>(&scene, &mut rng);
            let told = || format!("{} {position} {text}", G::INFO.id);
            let explained = play.explain(&text);
            assert_eq!(explained.is_ok(), legal.contains(&text), "{}", told());
            let action = text.parse::<G::Action>();
            if let Ok(action) = action {
                assert_eq!(action.to_string(), text, "{}", told());
                assert_eq!(position.is_legal(action), explained.is_ok(), "{}", told());
                assert_eq!(position.explain(action), explained, "{}", told());
                let applied = play.clone().try_apply(action);
                assert_eq!(applied.is_ok(), explained.is_ok(), "{}", told());
            }
            if let Err(refusal) = explained {
                assert!(anchors.contains(refusal.anchor), "{}: {refusal}", told());
                // A finished position refuses everything alike.
                if action.is_ok() && !legal.is_empty() {
                    refused += 1;
                    generic += u32::from(refusal.message.key == Refusal::GENERIC);
                }
            }
        }
    }
    let share = 100.0 * f64::from(generic) / f64::from(refused);
    println!(
        "{}: {generic} of {refused} refusals generic, {share:.2} %",
        G::INFO.id
    );
    assert!(share <= MOST_GENERIC, "{}: {share:.2} %", G::INFO.id);
}
