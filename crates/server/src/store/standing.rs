//! How a game stands, as it follows from its events.

use ludejo_session::{Ending, Offer, Session};
use ludejo_wire::Progress;

use super::Standing;

impl Standing {
    /// How a game stands.
    #[must_use]
    pub fn of(session: &Session) -> Self {
        let state = session.state();
        let progress = match (state.ending(), state.to_move()) {
            (Some(Ending::Aborted), _) => Progress::Aborted,
            (Some(Ending::Result(outcome)), _) => Progress::Over {
                winner: outcome.winner,
                reason: outcome.reason.word().to_owned(),
            },
            (None, to_move) => Progress::On {
                to_move: to_move.unwrap_or_default(),
            },
        };
        Self {
            events: session.events().len() as u32,
            latest: session.latest(),
            actions: state.actors().len() as u32,
            line: state.game().line(),
            progress,
            deadline: state.deadline().map(|(_, at)| at),
            awaits_engine: awaits_engine(session),
        }
    }
}

/// Whether an engine of the house is to move, or is asked whether it agrees to something.
pub(crate) fn awaits_engine(session: &Session) -> bool {
    let state = session.state();
    if state.ending().is_some() {
        return false;
    }
    let is_engine = |seat| !state.occupant(seat).is_participant();
    let moves = !state.is_paused() && state.to_move().is_some_and(is_engine);
    let mut offers = Offer::ALL.into_iter();
    moves || offers.any(|offer| state.awaited(offer).into_iter().any(is_engine))
}
