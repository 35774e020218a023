//! How an action is rated. The thresholds are documented in `docs/analysis.md`.

use ludejo_engine::End;
use ludejo_rules::record::Nag;
use ludejo_rules::{Info, Seat};

use super::{Analysis, FORCED, Moment};

/// An action that gives away at least so much of the win is a blunder, `??`. These three are those of
/// lichess, which counts from -1 for a loss to 1 for a win, and so has them twice as large.
pub const BLUNDER: f32 = 0.15;
/// At least so much is a mistake, `?`.
pub const MISTAKE: f32 = 0.10;
/// At least so much is an inaccuracy, `?!`.
pub const INACCURACY: f32 = 0.05;
/// At least so much is a slip, if it helped to lose a game without worse errors.
pub const SLIP: f32 = 0.025;
/// The best action is the only one if the second best gives away at least so much.
pub const ONLY: f32 = 0.10;
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
    /// It gave away a little, and that was among the most that a loser gave away at once.
    Slip,
    /// It was the last one that a loser made with about an even share of the win.
    LastChance,
    /// From here on the game was lost by force.
    Lost(End),
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
            Self::Slip => "slip",
            Self::LastChance => "last-chance",
            Self::Lost(_) => "lost-by-force",
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
            Self::Slip | Self::LastChance | Self::Lost(_) | Self::MissedWin(_) => None,
        }
    }

    /// Its comment in records, if it has one.
    pub(super) fn comment(self, info: &Info) -> Option<String> {
        match self {
            Self::MissedWin(End { winner, actions }) => Some(format!(
                "Missed win: {} wins in {actions}.",
                info.seat_word(winner)
            )),
            Self::Lost(End { winner, actions }) => Some(format!(
                "From here {} wins by force in {actions}.",
                info.seat_word(winner)
            )),
            Self::LastChance => Some("The last even position was before this move.".to_owned()),
            _ => None,
        }
    }

    /// Whether it says that something better was there.
    #[must_use]
    pub const fn is_error(self) -> bool {
        matches!(
            self,
            Self::Blunder | Self::Mistake | Self::Inaccuracy | Self::Slip | Self::MissedWin(_)
        )
    }
}

/// A loser has at least so many errors to learn from, if it gave away enough.
const ERRORS: usize = 3;

impl Analysis {
    /// Marks the actions, each alone first, then those that decided the game.
    pub(super) fn mark(&mut self) {
        let seats = self.info.seats.len();
        for moment in &mut self.moments {
            moment.marks = marks(moment, seats);
        }
        let Some(decision) = self.decision() else {
            return;
        };
        if let Some(even) = decision.even {
            self.moments[even].marks.push(Mark::LastChance);
        }
        if let Some((position, end)) = decision.forced
            && let Some(before) = position.checked_sub(1)
        {
            self.moments[before].marks.push(Mark::Lost(end));
        }
        for index in 0..self.info.seats.len() {
            let seat = Seat::new(index as u8);
            if seat != decision.winner {
                self.mark_slips(seat);
            }
        }
    }

    /// Marks what a loser without many errors gave away, the most first.
    fn mark_slips(&mut self, seat: Seat) {
        let seats = self.info.seats.len();
        let is_error =
            |it: &&Moment| it.seat == seat && it.loss() >= INACCURACY && it.counts(seats);
        let errors = self.moments.iter().filter(is_error).count();
        let mut slips: Vec<_> = (0..self.moments.len())
            .filter(|&index| {
                let moment = &self.moments[index];
                let is_slip = (SLIP..INACCURACY).contains(&moment.loss());
                moment.seat == seat && is_slip && moment.counts(seats)
            })
            .collect();
        slips.sort_by(|&one, &other| {
            let loss = |index: usize| self.moments[index].loss();
            loss(other).total_cmp(&loss(one))
        });
        for index in slips.into_iter().take(ERRORS.saturating_sub(errors)) {
            self.moments[index].marks.push(Mark::Slip);
        }
    }
}

/// How an action is rated by itself; not at all if there was no choice, or nothing at stake.
fn marks(moment: &Moment, seats: usize) -> Vec<Mark> {
    if !moment.counts(seats) {
        return Vec::new();
    }
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
