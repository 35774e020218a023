//! Playing the games of a match, several at a time.

use std::fmt;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};

use ludejo_engine::OptionError;
use ludejo_rules::AnyGame;
use ludejo_rules::record::{Record, RecordError};
use ludejo_session::TermsError;

use super::{Match, game};
use crate::PlayerError;
use crate::openings::Openings;
use crate::ordered::ordered;

/// Why a match cannot go on.
#[derive(Debug)]
#[non_exhaustive]
pub enum RunError {
    /// This player cannot play.
    Player(String, PlayerError),
    /// All games of this many random actions end before.
    NoOpening(u32),
    /// No engine can judge openings.
    Judge(OptionError),
    /// A game played before has an opening that the rules do not allow.
    Known(RecordError),
    /// No game can begin with these clocks.
    Terms(TermsError),
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(name, error) => write!(f, "{name}: {error}"),
            Self::NoOpening(plies) => {
                write!(f, "found no opening of {plies} random moves")
            }
            Self::Judge(error) => error.fmt(f),
            Self::Known(error) => error.fmt(f),
            Self::Terms(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for RunError {}

/// Plays the games that are still missing, this many at a time, and delivers each in the order of
/// their numbers, until all are played or the receiver has enough. Games in progress are then
/// abandoned.
///
/// Games depend on the match and their number alone, as far as players do not look at clocks.
///
/// # Errors
/// If a player cannot begin a game, or there is no opening for it.
pub fn run(
    contest: &Match,
    known: &[Record],
    at_a_time: usize,
    on_game: &mut dyn FnMut(Record) -> ControlFlow<()>,
) -> Result<(), RunError> {
    let numbers: Vec<u32> = (known.len() as u32..contest.games).collect();
    let openings = Mutex::new(openings(contest, known)?);
    ordered(
        &numbers,
        at_a_time,
        || Ok(()),
        |(), number, stop| {
            let opening = {
                // If another player has panicked over an opening, all of this is over soon.
                let mut openings = openings.lock().unwrap_or_else(PoisonError::into_inner);
                let opening = openings.get(contest.opening(number));
                opening.map(AnyGame::boxed)
            };
            let opening = opening.ok_or(RunError::NoOpening(contest.opening_plies))?;
            game::play(contest, number, &*opening, stop)
        },
        &mut |_, record| on_game(record),
    )
}

/// The openings of the match, those of known games as they were.
fn openings(contest: &Match, known: &[Record]) -> Result<Openings, RunError> {
    let plies = contest.opening_plies;
    let setups = contest.setups.clone();
    let openings = Openings::new(contest.info(), setups, plies, contest.seed);
    let mut openings = openings.map_err(RunError::Judge)?;
    for record in known.iter().step_by(contest.info().seats.len()) {
        let opening = record.position(plies as usize);
        openings.push(opening.map_err(RunError::Known)?);
    }
    Ok(openings)
}
