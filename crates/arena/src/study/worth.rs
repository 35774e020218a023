//! What a piece of each kind is worth: how much likelier a seat is to win if it has one more.

use std::collections::BTreeMap;

use ludejo_rules::{Info, Scene};
use nalgebra::{DMatrix, DVector};
use serde::{Deserialize, Serialize};

use super::game::Game;
use super::trace::Trace;
use crate::statistics::SIGMAS_95;

/// One in so many positions counts: neighbours say the same.
const EVERY: usize = 4;
/// This pulls what is not known towards 0: as strongly as so many positions would.
const RIDGE: f64 = 0.5;
/// Newton's method is done after a few of these.
const STEPS: usize = 25;

/// What a piece of a kind is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Worth {
    /// The kind: the word for it in messages.
    pub kind: String,
    /// Its letter.
    pub letter: char,
    /// One more of the kind multiplies the odds by the exponential of this.
    pub log_odds: f64,
    /// The lower bound of the 95 % confidence interval.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// The positions that the worth is fitted to: for each one how many pieces of each kind each seat has,
/// and what it got in the end.
pub(super) struct WorthRows {
    info: &'static Info,
    games: Vec<Vec<Row>>,
}

struct Row {
    counts: Vec<Vec<f64>>,
    result: Vec<f64>,
}

impl WorthRows {
    pub(super) fn new(info: &'static Info) -> Self {
        Self {
            info,
            games: Vec::new(),
        }
    }

    pub(super) fn add(&mut self, game: &Game, trace: &Trace) {
        let seats = self.info.seats.len();
        let shares = game.result(seats).0;
        let result: Vec<f64> = shares[..seats].iter().copied().map(f64::from).collect();
        let mut rows = Vec::new();
        let mut scene = trace.start.clone();
        for (ply, step) in trace.steps.iter().enumerate() {
            if ply % EVERY == EVERY - 1 {
                rows.push(Row {
                    counts: self.count(&scene),
                    result: result.clone(),
                });
            }
            for effect in &step.effects {
                scene.apply(effect);
            }
        }
        self.games.push(rows);
    }

    fn count(&self, scene: &Scene) -> Vec<Vec<f64>> {
        let mut counts = vec![vec![0.0; self.info.pieces.len()]; self.info.seats.len()];
        let place: BTreeMap<char, usize> = self
            .info
            .pieces
            .iter()
            .enumerate()
            .map(|(place, kind)| (kind.letter, place))
            .collect();
        for piece in scene.pieces.values() {
            if let Some(&kind) = place.get(&piece.letter) {
                counts[piece.seat.index()][kind] += 1.0;
            }
        }
        counts
    }

    /// The likeliest worths by the conditional logit model (McFadden, 1974), which with two seats is
    /// logistic regression on the differences. Positions of a game are not independent, and so the
    /// bounds are those of whole games (the sandwich estimator for clusters: Liang and Zeger, 1986).
    pub(super) fn worth(&self) -> Vec<Worth> {
        // A kind of which all seats always have the same says nothing.
        let kinds: Vec<usize> = (0..self.info.pieces.len())
            .filter(|&kind| {
                let mut rows = self.games.iter().flatten();
                rows.any(|row| {
                    row.counts
                        .iter()
                        .any(|seat| seat[kind] != row.counts[0][kind])
                })
            })
            .collect();
        let size = kinds.len();
        if size == 0 || self.games.len() < 2 {
            return Vec::new();
        }
        let mut worth = DVector::zeros(size);
        for _ in 0..STEPS {
            let (scores, information) = self.likelihood(&kinds, &worth);
            let score = scores
                .iter()
                .fold(-RIDGE * &worth, |sum, score| sum + score);
            let Some(step) = information
                .cholesky()
                .map(|cholesky| cholesky.solve(&score))
            else {
                return Vec::new();
            };
            worth += &step;
            if step.amax() < 1e-9 {
                break;
            }
        }
        let (scores, information) = self.likelihood(&kinds, &worth);
        let Some(inverse) = information.try_inverse() else {
            return Vec::new();
        };
        let outer = |sum: DMatrix<f64>, score: &DVector<f64>| sum + score * score.transpose();
        let spread = scores.iter().fold(DMatrix::zeros(size, size), outer);
        let covariance = &inverse * spread * &inverse;
        let of_kind = |(place, &kind): (usize, &usize)| {
            let reach = SIGMAS_95 * covariance[(place, place)].max(0.0).sqrt();
            let piece = self.info.pieces[kind];
            Worth {
                kind: piece.word.to_owned(),
                letter: piece.letter,
                log_odds: worth[place],
                low: worth[place] - reach,
                high: worth[place] + reach,
            }
        };
        kinds.iter().enumerate().map(of_kind).collect()
    }

    /// The slope of the log-likelihood, game by game, and how it bends.
    fn likelihood(
        &self,
        kinds: &[usize],
        worth: &DVector<f64>,
    ) -> (Vec<DVector<f64>>, DMatrix<f64>) {
        let size = kinds.len();
        let mut information = DMatrix::identity(size, size) * RIDGE;
        let mut scores = Vec::with_capacity(self.games.len());
        for rows in &self.games {
            let mut score = DVector::zeros(size);
            for row in rows {
                let features: Vec<DVector<f64>> = row
                    .counts
                    .iter()
                    .map(|counts| {
                        DVector::from_iterator(size, kinds.iter().map(|&kind| counts[kind]))
                    })
                    .collect();
                let strengths: Vec<f64> = features.iter().map(|of| of.dot(worth)).collect();
                let most = strengths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
                let odds: Vec<f64> = strengths.iter().map(|of| (of - most).exp()).collect();
                let all: f64 = odds.iter().sum();
                let expected = features.iter().zip(&odds);
                let middle = expected.fold(DVector::zeros(size), |sum, (of, odds)| {
                    sum + of * (odds / all)
                });
                for ((of, odds), result) in features.iter().zip(&odds).zip(&row.result) {
                    let from_middle = of - &middle;
                    information += &from_middle * from_middle.transpose() * (odds / all);
                    score += of * (result - odds / all);
                }
            }
            scores.push(score);
        }
        (scores, information)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludejo_rules::catalog;

    /// Games of one position each, with so many pawns and heroos more for White, and White's share.
    fn rows(games: &[(f64, f64, f64)]) -> WorthRows {
        let info = catalog::info("herooj").expect("a game");
        let row = |&(pawns, heroos, share): &(f64, f64, f64)| {
            vec![Row {
                counts: vec![vec![5.0 + pawns, heroos, 4.0], vec![5.0, 0.0, 4.0]],
                result: vec![share, 1.0 - share],
            }]
        };
        WorthRows {
            info,
            games: games.iter().map(row).collect(),
        }
    }

    /// With one pawn more White wins three games of four: the odds are 3.
    #[test]
    fn a_worth_is_the_logarithm_of_the_odds() {
        let mut games = Vec::new();
        for _ in 0..100 {
            games.extend([1.0, 1.0, 1.0, 0.0].map(|won| (1.0, 0.0, won)));
        }
        let worth = rows(&games).worth();
        assert_eq!(worth.len(), 1);
        assert_eq!((worth[0].letter, &*worth[0].kind), ('P', "pawn"));
        assert!(
            (worth[0].log_odds - 3_f64.ln()).abs() < 0.01,
            "{}",
            worth[0].log_odds
        );
        // The standard error of a logit of 3/4 from 400 cases.
        let error = (1.0 / (400.0 * 0.75 * 0.25_f64)).sqrt();
        assert!((worth[0].high - worth[0].log_odds - 1.96 * error).abs() < 0.01);
    }

    #[test]
    fn kinds_are_told_apart() {
        let mut games = Vec::new();
        for _ in 0..50 {
            games.extend([1.0, 1.0, 1.0, 0.0].map(|won| (1.0, 0.0, won)));
            games.extend([1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0].map(|won| (0.0, 1.0, won)));
        }
        let worth = rows(&games).worth();
        let of = |letter| {
            worth
                .iter()
                .find(|worth| worth.letter == letter)
                .expect("a kind")
                .log_odds
        };
        assert!((of('P') - 3_f64.ln()).abs() < 0.02);
        assert!((of('H') - 7_f64.ln()).abs() < 0.03);
    }

    #[test]
    fn what_never_differs_has_no_worth() {
        assert!(rows(&[(0.0, 0.0, 1.0), (0.0, 0.0, 0.0)]).worth().is_empty());
        assert!(rows(&[]).worth().is_empty());
    }
}
