//! Symmetric positions have symmetric actions and results.

use std::collections::BTreeMap;

use ludejo_rules::{AnyGame, Outcome, Play, Tabletop};

use crate::kit::symmetry;
use crate::kit::walk::{Walk, positions};

/// Actions, what they lead to, and results of a position and of its images.
pub(crate) fn hold<G: Tabletop>() {
    let (info, board) = (G::INFO, G::board());
    let symmetries = symmetry::of(info, board);
    let mut held = vec![0; symmetries.len()];
    for position in Walk::<G>::new(30).take(positions(500)) {
        let line = position.to_string();
        for (symmetry, held) in symmetries.iter().zip(&mut held) {
            let Some(image) = symmetry.line(info, board, &line) else {
                continue;
            };
            *held += 1;
            let read: G = match image.parse() {
                Ok(read) => read,
                Err(error) => panic!("{} {line}: its image {image}: {error}", info.id),
            };
            let seat_image = |letter| symmetry.seat(info, letter);
            let expected = position.outcome().map(|outcome| Outcome {
                winner: outcome
                    .winner
                    .and_then(|seat| info.seat(seat_image(info.letter(seat)))),
                ..outcome
            });
            assert_eq!(read.outcome(), expected, "{} {line}", info.id);
            let expected: BTreeMap<_, _> = Play::from_position(position)
                .successors()
                .into_iter()
                .map(|(action, after)| {
                    let after = symmetry.line(info, board, &after);
                    (symmetry.action(board, &action), after)
                })
                .collect();
            let found = Play::from_position(read).successors().into_iter();
            let found: BTreeMap<_, _> =
                found.map(|(action, after)| (action, Some(after))).collect();
            // An action may lead to where the rules know no symmetry.
            assert!(found.keys().eq(expected.keys()), "{} {line}", info.id);
            for (action, after) in &expected {
                if after.is_some() {
                    assert_eq!(found[action], *after, "{} {line} {action}", info.id);
                }
            }
        }
    }
    assert!(held.iter().all(|&held| held > 0), "{}: {held:?}", info.id);
}
