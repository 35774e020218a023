//! A reviewed game: what each action was worth, and what would have been better.

mod accuracy;
mod decision;
mod mark;

pub use accuracy::Tally;
pub use decision::Decision;
pub use mark::{BLUNDER, INACCURACY, MISTAKE, Mark, ONLY, SLIP, WON};

use std::fmt;
use std::ops::ControlFlow;

use ludejo_engine::{Score, Shares, Thought};
use ludejo_rules::record::{self, Letter, Nag, Note, Ply, Record, RecordError, Share};
use ludejo_rules::{Info, Outcome, Seat, Undone};

use crate::{Player, PlayerError, Time};

/// A reviewed game.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Analysis {
    /// Which game it is.
    pub info: &'static Info,
    /// The actions, in order.
    pub moments: Vec<Moment>,
}

/// An action of a game, beside what the engine thinks of it.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Moment {
    /// Who acted.
    pub seat: Seat,
    /// What was played.
    pub action: String,
    /// Whether no other action was legal.
    pub is_forced: bool,
    /// What the engine thought before the action.
    pub before: Thought,
    /// What each seat can expect after the action.
    pub after: Score,
    /// Its rating.
    pub marks: Vec<Mark>,
}

impl Moment {
    /// The share of the win that the action gave away, 0 to 1.
    #[must_use]
    pub fn loss(&self) -> f32 {
        if self.before.action() == self.action {
            return 0.0;
        }
        let before = self.before.best().score.shares.of_seat(self.seat);
        (before - self.after.shares.of_seat(self.seat)).max(0.0)
    }
}

/// Why a game can't be reviewed.
#[derive(Debug)]
#[non_exhaustive]
pub enum AnalysisError {
    /// It is not a game.
    Record(RecordError),
    /// The player gave no thought.
    Player(PlayerError),
    /// It was called off.
    Stopped,
}

impl fmt::Display for AnalysisError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(_) => f.write_str("the record isn't a valid game"),
            Self::Player(error) => error.fmt(f),
            Self::Stopped => f.write_str("it was stopped"),
        }
    }
}

impl std::error::Error for AnalysisError {}

/// Reviews a recorded game: `player` thinks about each position for this long. It begins with the
/// last one, so that a player who remembers knows of an earlier position what came of it. If it
/// reports two lines or more, moves that were the only good ones are recognized. Reports how many
/// positions are done, and of how many.
///
/// # Errors
/// If the record isn't a valid game, the player gives no thought, or `progress` stops it.
pub fn analyze(
    record: &Record,
    player: &mut dyn Player,
    time: &Time,
    progress: &mut dyn FnMut(usize, usize) -> ControlFlow<()>,
) -> Result<Analysis, AnalysisError> {
    let mut game = record.replay().map_err(AnalysisError::Record)?;
    let info = game.info();
    let begun = record.begin().map_err(AnalysisError::Record)?;
    player.begin(&*begun).map_err(AnalysisError::Player)?;
    // A player who resigned or ran out of time could still expect what the position promised.
    game.reopen();
    let positions = game.history().len() + 1;
    let mut moments: Vec<Moment> = Vec::with_capacity(positions);
    let mut after = None;
    for done in 0..positions {
        if progress(done, positions).is_break() {
            return Err(AnalysisError::Stopped);
        }
        let played = match done {
            0 => None,
            _ => game.undo().and_then(Undone::action),
        };
        let thought = match game.outcome() {
            None => Some(think(player, &*game, time).map_err(AnalysisError::Player)?),
            Some(_) => None,
        };
        let score = score(info, thought.as_ref(), game.outcome());
        if let (Some(before), Some(action), Some(after)) = (thought, played, after) {
            moments.push(Moment {
                seat: game.to_move(),
                action,
                is_forced: game.legal().len() == 1,
                before,
                after,
                marks: Vec::new(),
            });
        }
        after = Some(score);
    }
    moments.reverse();
    let mut analysis = Analysis { info, moments };
    analysis.mark();
    Ok(analysis)
}

/// What the player thinks of a game that is not over.
fn think(
    player: &mut dyn Player,
    game: &dyn ludejo_rules::AnyGame,
    time: &Time,
) -> Result<Thought, PlayerError> {
    let thought = player.choose(game, time)?.thought;
    thought.ok_or_else(|| PlayerError::Nonsense("it doesn't report what it's thinking".to_owned()))
}

/// What the seats can expect: by the engine's thought, or else by the end of the game.
fn score(info: &Info, thought: Option<&Thought>, end: Option<Outcome>) -> Score {
    match (thought, end.and_then(|end| end.winner)) {
        (Some(thought), _) => thought.best().score,
        (None, Some(winner)) => Score::from(Shares::win(winner)),
        (None, None) => Score::from(Shares::draw(info.seats.len())),
    }
}

impl Analysis {
    /// What each seat could expect before the first action and after each.
    #[must_use]
    pub fn shares(&self) -> Vec<Shares> {
        self.scores().iter().map(|score| score.shares).collect()
    }

    /// The same, with the ends that are proven.
    fn scores(&self) -> Vec<Score> {
        let first = self.moments.first().map(|it| it.before.best().score);
        let after = self.moments.iter().map(|moment| moment.after);
        first.into_iter().chain(after).collect()
    }

    /// The record with marks, with what each seat could expect after each action, and with the
    /// better line where an action was not the best.
    #[must_use]
    pub fn annotate(&self, record: &Record) -> Record {
        let mut record = record.clone();
        for (ply, moment) in record.main.plies.iter_mut().zip(&self.moments) {
            ply.nags
                .extend(moment.marks.iter().filter_map(|mark| mark.nag()));
            let values = (0..self.info.seats.len()).filter_map(|index| {
                let seat = Seat::new(index as u8);
                let share = thousandths(moment.after.shares.of_seat(seat));
                Some(Note::Value {
                    seat: Letter::of(self.info, seat),
                    share: Share::new(share)?,
                })
            });
            ply.notes.extend(values);
            let comments = moment
                .marks
                .iter()
                .filter_map(|mark| mark.comment(self.info));
            ply.notes
                .extend(comments.map(|text| Note::Comment { text }));
            if moment.marks.iter().any(|mark| mark.is_error()) {
                let actions = moment.before.best().actions.iter();
                let plies: Vec<_> = actions.filter_map(|action| Ply::new(action)).collect();
                ply.variations.push(record::Line::new(plies));
            }
        }
        record
    }
}

/// A share in thousandths.
fn thousandths(share: f32) -> u16 {
    (share.clamp(0.0, 1.0) * 1000.0).round() as u16
}

/// The NAG of a forced action, as in PGN.
const FORCED: Nag = Nag(7);
