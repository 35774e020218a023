//! Depth: how many levels of play can be told apart.

use serde::{Deserialize, Serialize};

use super::estimate::Mean;
use super::game::Game;
use crate::statistics::{elo, score};

/// A class of players is this many Elo wide (Elo, "The rating of chessplayers", 1978).
pub const CLASS: f64 = 200.0;

/// How far skill reaches.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Depth {
    /// The rungs of the ladder, the lowest first.
    pub rungs: Vec<Rung>,
    /// How many levels can be told apart: the lowest player, and one more for each rung of which it is
    /// sure that it is stronger than the one below.
    pub levels: u32,
    /// All differences together, in classes of players.
    pub classes: f64,
}

/// A player against the one on the rung below.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rung {
    /// The stronger player.
    pub stronger: String,
    /// The weaker one.
    pub weaker: String,
    /// The stronger player's share of the result, alone at its seat; an even share is one part of as
    /// many as there are seats.
    pub share: Mean,
    /// The difference in Elo, as with two players: at most 800, since nothing is known beyond.
    pub elo: f64,
}

/// More than this no match of a few hundred games can tell.
const MOST_ELO: f64 = 800.0;

impl Depth {
    /// What the ladder shows: for each rung its players and games; the games of a series in which the
    /// stronger player takes every seat follow each other.
    #[must_use]
    pub fn of(seats: usize, rungs: &[(String, String, &[Game])]) -> Self {
        let mut depth = Self {
            rungs: Vec::new(),
            levels: 1,
            classes: 0.0,
        };
        for (stronger, weaker, games) in rungs {
            let result = |game: &Game| {
                let seat = game.number as usize % seats;
                f64::from(game.result(seats).0[seat])
            };
            // The same opening from every seat is one case.
            let series: Vec<f64> = games
                .chunks_exact(seats)
                .map(|series| series.iter().map(result).sum::<f64>() / seats as f64)
                .collect();
            let Some(share) = Mean::of(&series) else {
                continue;
            };
            let even = 1.0 / seats as f64;
            let elo = difference(share.mean, seats);
            depth.levels += u32::from(share.low > even);
            depth.classes += elo / CLASS;
            depth.rungs.push(Rung {
                stronger: stronger.clone(),
                weaker: weaker.clone(),
                share,
                elo,
            });
        }
        depth
    }
}

/// The difference in Elo at which one player expects this share against others that are alike: the odds
/// against each of them.
fn difference(share: f64, seats: usize) -> f64 {
    let least = score(-MOST_ELO);
    let odds = share.clamp(0.0, 1.0) * (seats as f64 - 1.0) / (1.0 - share.clamp(0.0, 1.0));
    if odds.is_infinite() {
        return MOST_ELO;
    }
    elo((odds / (1.0 + odds)).clamp(least, 1.0 - least))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludejo_rules::{Outcome, Reason, Seat};

    /// Games with these winners.
    fn games(winners: &[Option<u8>]) -> Vec<Game> {
        let game = |(number, winner): (usize, &Option<u8>)| Game {
            number: number as u32,
            start: String::new(),
            players: Vec::new(),
            plies: Vec::new(),
            outcome: match winner {
                Some(seat) => Outcome::win(Seat::new(*seat), Reason::Goal),
                None => Outcome::draw(Reason::Length),
            },
        };
        winners.iter().enumerate().map(game).collect()
    }

    #[test]
    fn a_level_is_one_that_surely_wins_more() {
        // The stronger player sits first, then second: it wins all.
        let won: Vec<_> = (0..40).map(|number| Some(number % 2)).collect();
        // The first seat wins all, whoever sits there.
        let even = vec![Some(0); 40];
        let (won, even) = (games(&won), games(&even));
        let rung = |games| ("b".to_owned(), "a".to_owned(), games);
        let depth = Depth::of(2, &[rung(&*won), rung(&*even)]);
        assert_eq!(depth.levels, 2);
        assert_eq!(depth.rungs[0].share.mean, 1.0);
        assert_eq!((depth.rungs[0].elo, depth.rungs[1].elo), (MOST_ELO, 0.0));
        assert_eq!(depth.classes, 4.0);
    }

    #[test]
    fn with_four_seats_a_quarter_is_even() {
        assert!(difference(0.25, 4).abs() < 1e-9);
        // Ten times the odds of each other.
        assert!((difference(10.0 / 13.0, 4) - 400.0).abs() < 1e-9);
        assert!((difference(10.0 / 11.0, 2) - 400.0).abs() < 1e-9);
    }
}
