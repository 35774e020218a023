//! How tense games are, by what a quick look at every position says of it.

use serde::{Deserialize, Serialize};

use super::estimate::Mean;
use super::game::Game;
use super::measures::average;

/// Who expects so much more of the win than anybody else is in the lead.
const LEAD: f64 = 0.05;
/// Who expects so much of the win to the end has decided the game.
const DECIDED: f64 = 0.9;
/// The course of games is told in so many steps.
const COURSE: usize = 20;

/// How tense the games of a population are. Only games that got a quick look at every position count.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Tension {
    /// How many games were judged.
    pub games: u64,
    /// How far, on average over the positions of a game that was won, the later winner was behind the
    /// one in the lead, 0 to 1.
    pub drama: Mean,
    /// How often in a game the lead went from one seat to another.
    pub lead_changes: Mean,
    /// Actions of a game that was won after its decision.
    pub after_decision: Mean,
    /// The part of a game that was won after which it was decided, 0 to 1.
    pub decided_at: Mean,
    /// What the later winner expects in the course of a game: the means from the first position to the
    /// last, in equal steps.
    pub course: Vec<f64>,
}

/// What is counted, game by game.
pub(super) struct TensionCounts {
    seats: usize,
    lead_changes: Vec<f64>,
    drama: Vec<f64>,
    after: Vec<f64>,
    decided_at: Vec<f64>,
    course: Vec<Vec<f64>>,
}

impl TensionCounts {
    pub(super) fn new(seats: usize) -> Self {
        Self {
            seats,
            lead_changes: Vec::new(),
            drama: Vec::new(),
            after: Vec::new(),
            decided_at: Vec::new(),
            course: vec![Vec::new(); COURSE + 1],
        }
    }

    pub(super) fn add(&mut self, game: &Game, seats: usize) {
        if !game.is_judged() {
            return;
        }
        let looks = game.plies.iter().filter_map(|ply| ply.look.as_ref());
        let expected: Vec<Vec<f64>> = looks
            .map(|look| {
                look.shares.0[..seats]
                    .iter()
                    .copied()
                    .map(f64::from)
                    .collect()
            })
            .collect();
        self.lead_changes.push(f64::from(lead_changes(&expected)));
        let Some(winner) = game.outcome.winner.map(ludejo_rules::Seat::index) else {
            return;
        };
        let behind: Vec<f64> = expected
            .iter()
            .map(|shares| behind(shares, winner))
            .collect();
        self.drama.push(average(&behind));
        let of_winner: Vec<f64> = expected.iter().map(|shares| shares[winner]).collect();
        let undecided = of_winner.iter().rposition(|&share| share < DECIDED);
        let decided = undecided.map_or(0, |last| last + 1);
        self.after.push((of_winner.len() - decided) as f64);
        self.decided_at
            .push(decided as f64 / of_winner.len() as f64);
        for (step, course) in self.course.iter_mut().enumerate() {
            let place = (of_winner.len() - 1) * step / COURSE;
            course.push(of_winner[place]);
        }
    }

    pub(super) fn tension(&self) -> Option<Tension> {
        debug_assert!(self.seats > 1, "nobody leads alone");
        Some(Tension {
            games: self.lead_changes.len() as u64,
            drama: Mean::of(&self.drama)?,
            lead_changes: Mean::of(&self.lead_changes)?,
            after_decision: Mean::of(&self.after)?,
            decided_at: Mean::of(&self.decided_at)?,
            course: self.course.iter().map(|shares| average(shares)).collect(),
        })
    }
}

/// How far a seat is behind the one that expects most; 0 if it is that itself.
fn behind(shares: &[f64], seat: usize) -> f64 {
    shares.iter().copied().fold(0.0, f64::max) - shares[seat]
}

/// How often the lead goes from one seat to another. Where nobody leads, it stays with the last one.
fn lead_changes(expected: &[Vec<f64>]) -> u32 {
    let mut changes = 0;
    let mut leader = None;
    for shares in expected {
        let leads = |&seat: &usize| {
            let others = (0..shares.len()).filter(|&other| other != seat);
            others
                .into_iter()
                .all(|other| shares[seat] >= shares[other] + LEAD)
        };
        let Some(now) = (0..shares.len()).find(leads) else {
            continue;
        };
        changes += u32::from(leader.is_some_and(|before| before != now));
        leader = Some(now);
    }
    changes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::game::{Look, Ply};
    use ludejo_engine::Shares;
    use ludejo_rules::{Outcome, Reason, Seat};

    /// A game in which the first seat expects these shares before each action.
    fn game(number: u32, shares: &[f32], outcome: Outcome) -> Game {
        let ply = |&share: &f32| Ply {
            position: String::new(),
            seat: Seat::FIRST,
            action: String::new(),
            best: None,
            look: Some(Look {
                best: String::new(),
                shares: Shares::pair(Seat::FIRST, share),
            }),
        };
        Game {
            number,
            start: String::new(),
            players: Vec::new(),
            plies: shares.iter().map(ply).collect(),
            outcome,
        }
    }

    #[test]
    fn a_comeback_is_dramatic() {
        let mut counts = TensionCounts::new(2);
        let won = Outcome::win(Seat::FIRST, Reason::Goal);
        // Behind by 0.4 and 0.6, then even, then ahead; decided from the fifth position on.
        counts.add(&game(0, &[0.3, 0.2, 0.51, 0.8, 0.95], won), 2);
        // Never behind, and decided from the first.
        counts.add(&game(1, &[0.91, 0.92, 0.91, 0.99, 1.0], won), 2);
        // A draw has lead changes, but no winner.
        counts.add(
            &game(2, &[0.7, 0.3, 0.7], Outcome::draw(Reason::Repetition)),
            2,
        );
        let tension = counts.tension().expect("three games");
        assert_eq!(tension.games, 3);
        assert!((tension.drama.mean - (0.4 + 0.6) / 5.0 / 2.0).abs() < 1e-6);
        assert!((tension.lead_changes.mean - (1.0 + 0.0 + 2.0) / 3.0).abs() < 1e-9);
        // One action after the decision, and all five.
        assert!((tension.after_decision.mean - 3.0).abs() < 1e-9);
        assert!((tension.decided_at.mean - 0.4).abs() < 1e-9);
        assert!((tension.course[0] - 0.605).abs() < 1e-6);
        assert!((tension.course[COURSE] - 0.975).abs() < 1e-6);
    }

    #[test]
    fn a_lead_that_is_no_lead_changes_nothing() {
        let pair = |share: f64| vec![share, 1.0 - share];
        assert_eq!(lead_changes(&[0.6, 0.5, 0.6, 0.49].map(pair)), 0);
        assert_eq!(lead_changes(&[0.6, 0.5, 0.4, 0.6].map(pair)), 2);
        let four = [
            vec![0.4, 0.2, 0.2, 0.2],
            vec![0.3, 0.3, 0.2, 0.2],
            vec![0.1, 0.7, 0.1, 0.1],
        ];
        assert_eq!(lead_changes(&four), 1);
    }
}
