//! When a game was decided.

use ludejo_engine::{End, Score};
use ludejo_rules::Seat;

use super::{Analysis, WON};

/// The others still have a chance if theirs is at least this part of an even share.
const EVEN: f32 = 0.90;

/// When a game was decided. Positions are counted from the start, which is 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Decision {
    /// Who won, or was as good as sure to when it stopped.
    pub winner: Seat,
    /// The last position in which one of the others was to move and still had about an even share
    /// of the win.
    pub even: Option<usize>,
    /// The first position from which the winner was as good as sure to win until the end.
    pub decided: usize,
    /// The first of these positions in which the win was proven, with the proof.
    pub forced: Option<(usize, End)>,
}

impl Analysis {
    /// When the game was decided; `None` if at the end nobody was as good as sure to win.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        let scores = self.scores();
        let last = scores.last()?;
        let seats = (0..self.info.seats.len() as u8).map(Seat::new);
        let mut winners = seats.filter(|seat| last.shares.of_seat(*seat) >= WON);
        let winner = winners.next()?;
        let is_open = |score: &Score| score.shares.of_seat(winner) < WON;
        let decided = scores.iter().rposition(is_open).map_or(0, |last| last + 1);
        let even = EVEN / self.info.seats.len() as f32;
        let even = self.moments.iter().take(decided).rposition(|moment| {
            let share = moment.before.best().score.shares.of_seat(moment.seat);
            moment.seat != winner && share >= even
        });
        let mut rest = (decided..).zip(&scores[decided..]);
        let forced = rest.find_map(|(position, score)| {
            let end = score.end.filter(|end| end.winner == winner)?;
            Some((position, end))
        });
        Some(Decision {
            winner,
            even,
            decided,
            forced,
        })
    }
}
