//! Every way of asking for the actions of a position gives the same ones.

use std::collections::BTreeSet;

use ludejo_rules::{AnyGame, Play, Tabletop, Undone};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::kit::walk::{Walk, positions};

/// What is generated is accepted, unique, written and read alike, and counted right; there is
/// something exactly when the game goes on.
pub(crate) fn alike<G: Tabletop>() {
    for position in Walk::<G>::new(10).take(positions(2_000)) {
        let id = G::INFO.id;
        let list = position.actions();
        let list = list.as_ref();
        let texts: BTreeSet<String> = list.iter().map(ToString::to_string).collect();
        assert_eq!(texts.len(), list.len(), "{id} {position}: one text twice");
        assert_eq!(
            position.count_actions() as usize,
            list.len(),
            "{id} {position}"
        );
        assert_eq!(
            position.outcome().is_some(),
            list.is_empty(),
            "{id} {position}"
        );
        let mut visited = Vec::new();
        position.for_each_action(|action| visited.push(action));
        assert_eq!(visited, list, "{id} {position}");
        for action in list {
            let text = action.to_string();
            assert_eq!(text.parse(), Ok(*action), "{id} {position} {text}");
            assert!(position.is_legal(*action), "{id} {position} {text}");
            assert_eq!(position.explain(*action), Ok(()), "{id} {position} {text}");
        }
        through_the_face(position, &texts);
    }
}

/// The same through [`AnyGame`].
fn through_the_face<G: Tabletop>(position: G, texts: &BTreeSet<String>) {
    let (id, play) = (G::INFO.id, Play::from_position(position));
    let game: &dyn AnyGame = &play;
    assert!(game.legal().iter().eq(texts), "{id} {position}");
    let after = game.successors();
    assert!(
        after.iter().map(|(text, _)| text).eq(texts),
        "{id} {position}"
    );
    for (text, line) in after {
        let mut played = game.boxed();
        assert_eq!(played.explain(&text), Ok(()), "{id} {position} {text}");
        assert_eq!(played.play(&text), Ok(()), "{id} {position} {text}");
        assert_eq!(played.line(), line, "{id} {position} {text}");
        let undone = played.undo().and_then(Undone::action);
        assert_eq!(undone, Some(text), "{id} {position}");
        assert_eq!(played.line(), position.to_string(), "{id}");
    }
}

/// `sample` draws every action equally often: a chi-square test with a fixed seed.
pub(crate) fn drawn_evenly<G: Tabletop>() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    let tested = Walk::<G>::new(12).step_by(17).take(40);
    for position in tested {
        let list = position.actions();
        let list = list.as_ref();
        if list.is_empty() {
            assert_eq!(position.sample(&mut rng), None);
            continue;
        }
        let mut drawn = vec![0_u32; list.len()];
        for _ in 0..100 * list.len() {
            let action = position.sample(&mut rng).expect("there are actions");
            let index = list.iter().position(|legal| *legal == action);
            drawn[index.expect("a legal action")] += 1;
        }
        let squares = drawn
            .iter()
            .map(|&times| (f64::from(times) - 100.0).powi(2));
        let chi_square = squares.sum::<f64>() / 100.0;
        // Wilson and Hilferty: the cube root is about normal. Five deviations are too many.
        let freedom = list.len() as f64 - 1.0;
        let spread = 2.0 / (9.0 * freedom.max(1.0));
        let root = (chi_square / freedom.max(1.0)).cbrt();
        let deviations = (root - (1.0 - spread)) / spread.sqrt();
        assert!(deviations < 5.0, "{} {position}: {deviations}", G::INFO.id);
    }
}
