//! Counting results.

use std::collections::BTreeMap;

use ludejo_rules::Seat;

use super::{GameResult, Match, Spent};
use crate::statistics::Pentanomial;

/// The results of a match so far.
#[derive(Clone, Debug)]
pub struct Tally {
    /// The games.
    pub games: u32,
    /// How each contestant stands.
    pub standings: Vec<Standing>,
    /// How each seat has done, whoever played it.
    pub seats: Vec<Count>,
    /// The pairs of games, seen by the first contestant; only with two seats.
    pub pairs: Pentanomial,
    /// How often a game ended for each reason.
    pub reasons: BTreeMap<&'static str, u32>,
    /// The actions of all games.
    pub actions: u64,
    /// The points of the first contestant in a pair that is not complete.
    half: Option<f64>,
}

/// How a contestant stands.
#[derive(Clone, Debug)]
pub struct Standing {
    /// Its games. A game in which it had several seats is one game.
    pub total: Count,
    /// Its games at each seat.
    pub seats: Vec<Count>,
    /// Its points: 1 for a win, equal shares of a draw.
    pub points: f64,
    /// What it has spent.
    pub spent: Spent,
    /// The games that it lost other than by the rules: on time, or by an error.
    pub forfeits: u32,
}

/// Results of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// Wins.
    pub wins: u32,
    /// Draws.
    pub draws: u32,
    /// Losses.
    pub losses: u32,
}

impl Count {
    /// All games.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Counts a game, won by someone or nobody; `wins` says whether by this side.
    fn add(&mut self, game: &GameResult, wins: bool) {
        match game.winner {
            Some(_) if wins => self.wins += 1,
            Some(_) => self.losses += 1,
            None => self.draws += 1,
        }
    }
}

impl Tally {
    /// Nothing counted yet.
    #[must_use]
    pub fn new(contest: &Match) -> Self {
        let seats = vec![Count::default(); contest.info().seats.len()];
        let standing = Standing {
            total: Count::default(),
            seats: seats.clone(),
            points: 0.0,
            spent: Spent::default(),
            forfeits: 0,
        };
        Self {
            games: 0,
            standings: vec![standing; contest.contestants().len()],
            seats,
            pairs: Pentanomial::default(),
            reasons: BTreeMap::new(),
            actions: 0,
            half: None,
        }
    }

    /// Counts the next game.
    pub fn add(&mut self, game: &GameResult) {
        self.games += 1;
        self.actions += u64::from(game.actions);
        *self.reasons.entry(game.reason).or_default() += 1;
        for (seat, &contestant) in game.field.iter().enumerate() {
            let wins = game.winner.is_some_and(|winner| winner.index() == seat);
            let standing = &mut self.standings[contestant];
            self.seats[seat].add(game, wins);
            standing.seats[seat].add(game, wins);
            standing.spent.nodes += game.spent[seat].nodes;
            standing.spent.time += game.spent[seat].time;
            let forfeits = game.forfeit == Some(Seat::new(seat as u8));
            standing.forfeits += u32::from(forfeits);
        }
        for (contestant, standing) in self.standings.iter_mut().enumerate() {
            let wins = |winner: Seat| game.field[winner.index()] == contestant;
            standing.total.add(game, game.winner.is_some_and(wins));
            standing.points += game.points(contestant);
        }
        if self.seats.len() == 2 {
            let points = game.points(0);
            match self.half.take() {
                // Points are halves and wholes, so this is exact.
                Some(first) => self.pairs.add(((first + points) * 2.0) as usize),
                None => self.half = Some(points),
            }
        }
    }
}
