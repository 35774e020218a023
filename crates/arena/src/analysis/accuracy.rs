//! How accurately the seats played. `docs/analysis.md` explains the formula.

use ludejo_rules::Seat;

use super::{Analysis, Moment, WON};

/// How a seat played. Moves in positions that are already decided count only as moves.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct Tally {
    /// The seat.
    pub seat: Seat,
    /// How many moves it made.
    pub moves: usize,
    /// How many of them the engine would have made, too.
    pub chosen: usize,
    /// How many of them were made while something was still at stake.
    pub counted: usize,
    /// The share of the win that a counted move gave away on average, 0 to 1; `None` if none
    /// counts.
    pub loss: Option<f32>,
    /// How accurate the counted moves were, 0 to 1; `None` if none counts.
    pub accuracy: Option<f32>,
}

impl Moment {
    /// Whether nothing was at stake: the seat was as good as sure to win, or to lose, both before
    /// and after its move.
    #[must_use]
    pub fn is_decided(&self, seats: usize) -> bool {
        let before = self.before.best().score.shares.of_seat(self.seat);
        let after = self.after.shares.of_seat(self.seat);
        let lost = lost(seats);
        (before >= WON && after >= WON) || (before <= lost && after <= lost)
    }

    /// How accurate the move was, 0 to 1: 1 if it gave nothing away. What a seat gave away is
    /// measured against what it had, if that was less than an even share.
    #[must_use]
    pub fn accuracy(&self, seats: usize) -> f32 {
        let even = 1.0 / seats as f32;
        let before = self.before.best().score.shares.of_seat(self.seat);
        accuracy(self.loss() * (even / before.max(f32::EPSILON)).max(1.0))
    }
}

/// A seat with at most this share has as good as lost.
fn lost(seats: usize) -> f32 {
    // In a game for two, what the other one has won.
    (1.0 - WON) * 2.0 / seats as f32
}

/// How accurate a move is that gives away so much: the curve that lichess uses.
fn accuracy(loss: f32) -> f32 {
    (1.031_668 * (-4.354 * loss).exp() - 0.031_669).clamp(0.0, 1.0)
}

/// How accurate moves are together: halfway between the arithmetic mean and the harmonic mean, in
/// which one bad move weighs more than many good ones.
fn together(accuracies: &[f32]) -> Option<f32> {
    if accuracies.is_empty() {
        return None;
    }
    let count = accuracies.len() as f32;
    let arithmetic = accuracies.iter().sum::<f32>() / count;
    let harmonic = count
        / accuracies
            .iter()
            .map(|it| it.max(LEAST).recip())
            .sum::<f32>();
    Some((arithmetic + harmonic) / 2.0)
}

/// No move is worse in a harmonic mean, or one would outweigh the whole game.
const LEAST: f32 = 0.01;

impl Analysis {
    /// How each seat played.
    #[must_use]
    pub fn tallies(&self) -> Vec<Tally> {
        let seats = self.info.seats.len();
        let tally = |seat: Seat| {
            let own = self.moments.iter().filter(|moment| moment.seat == seat);
            let counted: Vec<_> = own.clone().filter(|it| !it.is_decided(seats)).collect();
            let losses: f32 = counted.iter().map(|moment| moment.loss()).sum();
            let accuracies: Vec<_> = counted
                .iter()
                .map(|moment| moment.accuracy(seats))
                .collect();
            Tally {
                seat,
                moves: own.clone().count(),
                chosen: own.filter(|it| it.before.action() == it.action).count(),
                counted: counted.len(),
                loss: (!counted.is_empty()).then(|| losses / counted.len() as f32),
                accuracy: together(&accuracies),
            }
        };
        (0..seats as u8).map(Seat::new).map(tally).collect()
    }
}
