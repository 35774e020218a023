//! The turn given to the next seat, to see what it threatens.

use ludejo_rules::{AnyGame, Play, Tabletop};

use crate::kit::walk::{Walk, positions};

/// Games in which nobody can ask what is threatened.
const WITHOUT: &[&str] = &["breakthrough"];

/// The pieces stay, the next seat is to move, and giving the turn once around leads back.
pub(crate) fn pass<G: Tabletop>() {
    let seats = G::INFO.seats.len() as u8;
    let mut passed = 0;
    for position in Walk::<G>::new(91).take(positions(500)) {
        let play = Play::<G>::under(G::INFO, position);
        let Some(next) = play.turn_passed() else {
            continue;
        };
        passed += 1;
        assert_eq!(next.to_move(), position.to_move().next(seats), "{position}");
        assert_eq!(next.scene().pieces, position.scene().pieces, "{position}");
        assert!(!next.legal().is_empty(), "{position}");
        assert!(next.history().is_empty(), "{position}");
        let rest = (1..seats).try_fold(next, |game, _| game.turn_passed());
        // Where a king is attacked the turn can't be given back.
        if let Some(around) = rest {
            assert_eq!(around.line(), position.to_string());
        }
    }
    let is_possible = !WITHOUT.contains(&G::INFO.id);
    assert_eq!(passed > 0, is_possible, "{}: {passed}", G::INFO.id);
}
