//! How accurately the seats played. `docs/analysis.md` explains the formulas, which are those of
//! [lichess](https://github.com/lichess-org/lila/blob/master/modules/analyse/src/main/AccuracyPercent.scala).

use ludejo_rules::Seat;

use super::{Analysis, Moment, WON};

/// How a seat played. Moves that were forced, or in positions that are already decided, count only
/// as moves.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct Tally {
    /// The seat.
    pub seat: Seat,
    /// How many moves it made.
    pub moves: usize,
    /// How many of them the engine would have made, too.
    pub chosen: usize,
    /// How many of them were made while there was a choice, and something at stake.
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

    /// Whether the move says anything about how its seat played: there was a choice, and something
    /// at stake.
    #[must_use]
    pub fn counts(&self, seats: usize) -> bool {
        !self.is_forced && !self.is_decided(seats)
    }

    /// How accurate the move was, 0 to 1: 1 if it gave nothing away.
    #[must_use]
    pub fn accuracy(&self) -> f32 {
        accuracy(self.loss())
    }
}

/// A seat with at most this share has as good as lost.
fn lost(seats: usize) -> f32 {
    // In a game for two, what the other one has won.
    (1.0 - WON) * 2.0 / seats as f32
}

/// How accurate a move is that gives away so much. One part in a hundred is added, because the
/// engine isn't certain either.
fn accuracy(loss: f32) -> f32 {
    if loss <= 0.0 {
        return 1.0;
    }
    let raw = 1.031_668_1 * (-4.354_415_4 * loss).exp() - 0.031_669_247;
    (raw + 0.01).clamp(0.0, 1.0)
}

/// How accurate moves are together: halfway between the mean by weight and the harmonic mean, in
/// which one bad move weighs more than many good ones.
fn together(moves: &[(f32, f32)]) -> Option<f32> {
    if moves.is_empty() {
        return None;
    }
    let weights: f32 = moves.iter().map(|(_, weight)| weight).sum();
    let weighted: f32 = moves.iter().map(|(it, weight)| it * weight).sum();
    let reciprocals: f32 = moves.iter().map(|(it, _)| it.max(LEAST).recip()).sum();
    Some((weighted / weights + moves.len() as f32 / reciprocals) / 2.0)
}

/// No move is worse in a harmonic mean, or one would outweigh the whole game.
const LEAST: f32 = 0.01;
/// Bounds of the weight of a move, which is the deviation of the shares around it.
const WEIGHTS: (f32, f32) = (0.005, 0.12);
/// Bounds of the number of positions that are around a move, which is a tenth of the moves.
const AROUND: (usize, usize) = (2, 8);

/// The weight of each move, from a seat's shares in all positions: where they change much, much is at
/// stake.
fn weights(shares: &[f32]) -> Vec<f32> {
    let moves = shares.len().saturating_sub(1);
    let around = (moves / 10).clamp(AROUND.0, AROUND.1).min(shares.len());
    (0..moves)
        .map(|index| {
            let begin = (index + 2).saturating_sub(around);
            deviation(&shares[begin..begin + around]).clamp(WEIGHTS.0, WEIGHTS.1)
        })
        .collect()
}

/// The standard deviation.
fn deviation(shares: &[f32]) -> f32 {
    let count = shares.len() as f32;
    let mean = shares.iter().sum::<f32>() / count;
    let squares: f32 = shares.iter().map(|share| (share - mean).powi(2)).sum();
    (squares / count).sqrt()
}

impl Analysis {
    /// How each seat played.
    #[must_use]
    pub fn tallies(&self) -> Vec<Tally> {
        let seats = self.info.seats.len();
        let shares = self.shares();
        let tally = |seat: Seat| {
            let own = self.moments.iter().filter(|moment| moment.seat == seat);
            let shares: Vec<_> = shares.iter().map(|shares| shares.of_seat(seat)).collect();
            let weighted = self.moments.iter().zip(weights(&shares));
            let counted: Vec<_> = weighted
                .filter(|(moment, _)| moment.seat == seat && moment.counts(seats))
                .collect();
            let losses: f32 = counted.iter().map(|(moment, _)| moment.loss()).sum();
            let accuracies: Vec<_> = counted
                .iter()
                .map(|(moment, weight)| (moment.accuracy(), *weight))
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

#[cfg(test)]
mod tests {
    use super::*;

    /// What lichess' own code gives for these losses and shares, in hundredths.
    #[test]
    fn moves_are_as_accurate_as_on_lichess() {
        for (loss, expected) in [
            (0.0, 100.0),
            (0.05, 80.814),
            (0.10, 64.580),
            (0.15, 51.522),
            (0.30, 25.772),
            (0.60, 5.400),
            (1.0, 0.0),
        ] {
            let found = accuracy(loss) * 100.0;
            assert!((found - expected).abs() < 0.01, "{loss}: {found}");
        }
    }

    #[test]
    fn weights_are_those_of_lichess() {
        // Four positions are around each of 40 moves, and the first four around the first three.
        let mut shares = [0.5; 41];
        shares[1] = 0.6;
        let all = weights(&shares);
        assert_eq!(all.len(), 40);
        assert!((all[0] - 0.0433).abs() < 0.0001, "{}", all[0]);
        assert!(all[..4].iter().all(|weight| *weight == all[0]));
        assert!(all[4..].iter().all(|weight| *weight == WEIGHTS.0));
        let steady = weights(&[0.5; 21]);
        assert!(steady.iter().all(|weight| *weight == WEIGHTS.0));
        let wild: Vec<f32> = (0..21).map(|it| (it % 2) as f32).collect();
        assert!(weights(&wild).iter().all(|weight| *weight == WEIGHTS.1));
        assert_eq!(weights(&[0.5, 0.4]).len(), 1);
        assert!(weights(&[]).is_empty());
    }
}
