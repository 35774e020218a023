//! What an action causes, told step by step.

use ludejo_rules::{Effect, Scene, Tabletop};

use crate::kit::walk::{Walk, positions};

/// The effects make the scene before into the scene after, and each is true when its turn comes.
pub(crate) fn rebuild<G: Tabletop>() {
    for position in Walk::<G>::new(40).take(positions(1_000)) {
        position.for_each_action(|action| {
            let mut scene = position.scene();
            for effect in position.effects(action) {
                let told = || format!("{} {position} {action}: {effect:?}", G::INFO.id);
                assert!(is_true(&scene, &effect), "{}", told());
                scene.apply(&effect);
            }
            let after = position.after(action);
            assert_eq!(scene, after.scene(), "{} {position} {action}", G::INFO.id);
        });
    }
}

/// Whether the effect speaks of what the scene shows.
fn is_true(scene: &Scene, effect: &Effect) -> bool {
    let on = |at| scene.pieces.get(at);
    match effect {
        Effect::Placed { at, piece } => on(at).is_none() && piece.seat == scene.to_move,
        Effect::Moved { path } => {
            let (Some(from), Some(to)) = (path.first(), path.last()) else {
                return false;
            };
            let distinct = path.windows(2).all(|step| step[0] != step[1]);
            let own = on(from).is_some_and(|piece| piece.seat == scene.to_move);
            path.len() > 1 && distinct && own && (on(to).is_none() || to == from)
        }
        Effect::Swapped { from, to } => on(from).is_some() && on(to).is_some() && from != to,
        Effect::Turned { moves } => moves.iter().any(|(from, _)| on(from).is_some()),
        Effect::Captured { at, piece } => on(at) == Some(piece),
        Effect::Became { at, piece } => {
            on(at).is_some_and(|old| old.seat == piece.seat && old.letter != piece.letter)
        }
        Effect::Owned { at, seat } => scene.owners.get(at).is_some_and(|owner| owner != seat),
        Effect::Spent { at } => on(at).is_some_and(|piece| piece.seat == scene.to_move),
        // A count may begin anew with the value that it had.
        Effect::Refreshed | Effect::Counted { .. } => true,
        Effect::ToMove { seat } => *seat != scene.to_move,
    }
}
