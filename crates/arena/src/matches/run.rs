//! Playing the games of a match, several at a time.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};

use engine::OptionError;
use rules::Face;
use rules::record::{Record, RecordError};

use super::{Match, game};
use crate::PlayerError;
use crate::openings::Openings;

/// Why a match cannot go on.
#[derive(Debug)]
pub enum RunError {
    /// This player cannot play.
    Player(String, PlayerError),
    /// All games of so many random actions end before.
    NoOpening(u32),
    /// No engine can judge openings.
    Judge(OptionError),
    /// A game played before has an opening that the rules do not allow.
    Known(RecordError),
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(name, error) => write!(f, "{name}: {error}"),
            Self::NoOpening(plies) => {
                write!(f, "no opening of {plies} random actions has been found")
            }
            Self::Judge(error) => error.fmt(f),
            Self::Known(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for RunError {}

/// Plays the games that are missing behind those known already, so many at a time, and hands each
/// over in the order of their numbers, until all are played or whoever gets them has enough.
/// Games that are going on then are given up.
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
    let first = known.len() as u32;
    let desk = Desk {
        contest,
        openings: Mutex::new(openings(contest, known)?),
        next: AtomicU32::new(first),
        stop: AtomicBool::new(false),
    };
    let (sender, played) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..at_a_time {
            let (desk, sender) = (&desk, sender.clone());
            scope.spawn(move || desk.work(&sender));
        }
        drop(sender);
        let result = in_order(played, first, on_game);
        desk.stop.store(true, Ordering::Relaxed);
        result
    })
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

/// A game that was played, and its number.
type Played = (u32, Result<Record, RunError>);

/// Hands over each game after the one before it.
fn in_order(
    played: mpsc::Receiver<Played>,
    first: u32,
    on_game: &mut dyn FnMut(Record) -> ControlFlow<()>,
) -> Result<(), RunError> {
    let mut waiting = BTreeMap::new();
    let mut next = first;
    for (number, record) in played {
        waiting.insert(number, record?);
        while let Some(record) = waiting.remove(&next) {
            next += 1;
            if on_game(record).is_break() {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// What those who play the games share.
struct Desk<'a> {
    contest: &'a Match,
    openings: Mutex<Openings>,
    next: AtomicU32,
    stop: AtomicBool,
}

impl Desk<'_> {
    /// Plays one game after the other.
    fn work(&self, sender: &mpsc::Sender<Played>) {
        let _guard = StopOnPanic(&self.stop);
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.contest.games || self.stop.load(Ordering::Relaxed) {
                return;
            }
            let Some(played) = self.play(number).transpose() else {
                return;
            };
            let failed = played.is_err();
            // Nobody waits for a game after the last one that was wanted.
            if sender.send((number, played)).is_err() || failed {
                return;
            }
        }
    }

    /// Plays this game, unless it is time to stop.
    fn play(&self, number: u32) -> Result<Option<Record>, RunError> {
        let opening = {
            // If another player has panicked over an opening, all of this is over soon.
            let mut openings = self.openings.lock().unwrap_or_else(PoisonError::into_inner);
            let opening = openings.get(self.contest.opening(number));
            opening.map(Face::boxed)
        };
        let opening = opening.ok_or(RunError::NoOpening(self.contest.opening_plies))?;
        game::play(self.contest, number, &*opening, &self.stop)
    }
}

/// One player's panic ends the other games too, and the whole match fails.
struct StopOnPanic<'a>(&'a AtomicBool);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}
