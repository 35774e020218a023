//! How an action is rated. The thresholds are documented in `docs/analysis.md`.

use ludejo_engine::End;
use ludejo_rules::Info;
use ludejo_rules::record::Nag;

use super::{FORCED, Moment};

/// An action that gives away at least so much of the win is a blunder, `??`.
pub const BLUNDER: f32 = 0.30;
/// At least so much is a mistake, `?`.
pub const MISTAKE: f32 = 0.20;
/// At least so much is an inaccuracy, `?!`.
pub const INACCURACY: f32 = 0.10;
/// The best action is the only one if the second best gives away at least so much.
pub const ONLY: f32 = 0.20;
/// A seat with at least this share is still winning.
pub const WON: f32 = 0.90;

/// How an action is rated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Mark {
    /// It gave away much of the win.
    Blunder,
    /// It gave away a good part of the win.
    Mistake,
    /// It gave away some of the win.
    Inaccuracy,
    /// It was the only good one, and was played.
    Only,
    /// It missed a proven win.
    MissedWin(End),
}

impl Mark {
    /// Its word in JSON and tables.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Blunder => "blunder",
            Self::Mistake => "mistake",
            Self::Inaccuracy => "inaccuracy",
            Self::Only => "only-move",
            Self::MissedWin(_) => "missed-win",
        }
    }

    /// Its NAG in records, if it has one.
    #[must_use]
    pub const fn nag(self) -> Option<Nag> {
        match self {
            Self::Blunder => Some(Nag::BLUNDER),
            Self::Mistake => Some(Nag::MISTAKE),
            Self::Inaccuracy => Some(Nag::DUBIOUS),
            Self::Only => Some(FORCED),
            Self::MissedWin(_) => None,
        }
    }

    /// Its comment in records, if it has one.
    pub(super) fn comment(self, info: &Info) -> Option<String> {
        match self {
            Self::MissedWin(End { winner, actions }) => Some(format!(
                "Missed win: {} wins in {actions}.",
                info.seat_word(winner)
            )),
            _ => None,
        }
    }

    /// Whether the better line belongs to it.
    pub(super) const fn wants_line(self) -> bool {
        !matches!(self, Self::Only)
    }
}

/// How an action is rated.
pub(super) fn marks(moment: &Moment) -> Vec<Mark> {
    let best = moment.before.best();
    let is_best = moment.before.action() == moment.action;
    let mut marks = Vec::new();
    let loss = moment.loss();
    if loss >= BLUNDER {
        marks.push(Mark::Blunder);
    } else if loss >= MISTAKE {
        marks.push(Mark::Mistake);
    } else if loss >= INACCURACY {
        marks.push(Mark::Inaccuracy);
    }
    if is_best && let Some(second) = moment.before.lines.get(1) {
        let share = |line: &ludejo_engine::Line| line.score.shares.of_seat(moment.seat);
        if share(best) - share(second) >= ONLY {
            marks.push(Mark::Only);
        }
    }
    if !is_best
        && let Some(end) = best.score.end
        && end.winner == moment.seat
        && moment.after.shares.of_seat(moment.seat) < WON
    {
        marks.push(Mark::MissedWin(end));
    }
    marks
}
