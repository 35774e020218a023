//! Ratings of many players at once, from the games that they played among each other.

use std::collections::BTreeMap;

use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// How often games are drawn again to find the bounds.
const SAMPLES: usize = 400;
/// The shares of samples below and above the bounds of 95 % confidence.
const TAIL: f64 = 0.025;
/// The ratings are found when none of them changes by more than this, in Elo.
const CLOSE: f64 = 1e-4;
const MOST_STEPS: u32 = 100_000;
/// Players that met have drawn so many games more, so that nobody is infinitely strong.
const DRAWN: f64 = 0.5;

/// Results of games among some players.
///
/// A player is stronger than another by 400 Elo if it is ten times as likely to win. So each seat wins in
/// proportion to the strength of its player, and draws are shared wins (Bradley and Terry, "Rank
/// analysis of incomplete block designs", 1952; with more than two seats Plackett, "The analysis of
/// permutations", 1975, of which only the winner is seen).
///
/// ```
/// use ludejo_arena::statistics::Pool;
/// let mut pool = Pool::new(2);
/// for _ in 0..100 {
///     pool.add(&[(&[0, 1], Some(1)), (&[1, 0], Some(0)), (&[0, 1], Some(1)), (&[1, 0], Some(1))]);
/// }
/// let step = pool.ratings().step(0, 1);
/// assert!((step.elo - 190.8).abs() < 1.0); // three wins of four
/// ```
#[derive(Clone, Debug)]
pub struct Pool {
    players: usize,
    groups: Vec<Group>,
}

/// A game: who sat at each seat, and the seat that won.
pub type Game<'a> = (&'a [usize], Option<usize>);

/// Games that depend on each other, such as those from one opening.
#[derive(Clone, Debug)]
struct Group {
    /// The players of each game, in order.
    fields: Vec<Vec<usize>>,
    /// The points of each player.
    points: Vec<f64>,
}

/// How strong the players of a [`Pool`] are.
#[derive(Clone, Debug)]
pub struct Ratings {
    /// By player, in Elo, the first of them having 0.
    found: Vec<f64>,
    /// The same for other samples of the games.
    samples: Vec<Vec<f64>>,
}

/// How much stronger one player is than another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step {
    /// The difference in Elo.
    pub elo: f64,
    /// The bounds of the interval that holds the true difference with 95 % confidence.
    pub bounds: (f64, f64),
}

impl Pool {
    /// No games yet among so many players.
    #[must_use]
    pub const fn new(players: usize) -> Self {
        Self {
            players,
            groups: Vec::new(),
        }
    }

    /// Adds games that depend on each other, such as those from one opening.
    pub fn add(&mut self, games: &[Game<'_>]) {
        let mut points = vec![0.0; self.players];
        let mut fields = Vec::new();
        for (field, winner) in games {
            match winner {
                Some(seat) => points[field[*seat]] += 1.0,
                None => field
                    .iter()
                    .for_each(|player| points[*player] += 1.0 / field.len() as f64),
            }
            let mut field = field.to_vec();
            field.sort_unstable();
            fields.push(field);
        }
        self.groups.push(Group { fields, points });
    }

    /// The most likely ratings.
    ///
    /// The bounds come from drawing groups of games again, as many as there are and with replacement
    /// (the bootstrap: Efron, 1979); the same games have the same bounds.
    #[must_use]
    pub fn ratings(&self) -> Ratings {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let samples = (0..SAMPLES).map(|_| {
            let drawn = (0..self.groups.len())
                .map(|_| &self.groups[rng.random_range(0..self.groups.len())]);
            self.fitted(drawn)
        });
        let samples = samples.collect();
        Ratings {
            found: self.fitted(self.groups.iter()),
            samples,
        }
    }

    /// The most likely ratings by these games, found step by step as in Hunter, "MM algorithms for
    /// generalized Bradley-Terry models", 2004.
    fn fitted<'a>(&self, groups: impl Iterator<Item = &'a Group>) -> Vec<f64> {
        let mut games: BTreeMap<&[usize], f64> = BTreeMap::new();
        let mut points = vec![0.0; self.players];
        for group in groups {
            for field in &group.fields {
                *games.entry(field).or_default() += 1.0;
            }
            for (sum, more) in points.iter_mut().zip(&group.points) {
                *sum += more;
            }
        }
        for (field, count) in &mut games {
            *count += DRAWN;
            for player in *field {
                points[*player] += DRAWN / field.len() as f64;
            }
        }
        let mut strengths = vec![1.0; self.players];
        for _ in 0..MOST_STEPS {
            let mut shares = vec![0.0; self.players];
            for (field, count) in &games {
                let all: f64 = field.iter().map(|player| strengths[*player]).sum();
                for player in *field {
                    shares[*player] += count / all;
                }
            }
            let mut change: f64 = 0.0;
            for player in 0..self.players {
                // Who has no games is as strong as the others at the beginning.
                if shares[player] > 0.0 {
                    let next = points[player] / shares[player];
                    change = change.max(in_elo(next / strengths[player]).abs());
                    strengths[player] = next;
                }
            }
            if change < CLOSE {
                break;
            }
        }
        let ratings = strengths
            .iter()
            .map(|strength| in_elo(strength / strengths[0]));
        ratings.collect()
    }
}

/// A ratio of strengths in Elo.
fn in_elo(ratio: f64) -> f64 {
    400.0 * ratio.log10()
}

impl Ratings {
    /// How much stronger the second of two players is than the first.
    #[must_use]
    pub fn step(&self, from: usize, to: usize) -> Step {
        let step = |ratings: &Vec<f64>| ratings[to] - ratings[from];
        let mut steps: Vec<f64> = self.samples.iter().map(step).collect();
        steps.sort_by(f64::total_cmp);
        let tail = (steps.len() as f64 * TAIL) as usize;
        Step {
            elo: step(&self.found),
            bounds: (steps[tail], steps[steps.len() - 1 - tail]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games in which each seat wins in proportion to its strength, and groups of two.
    fn played(strengths: &[f64], fields: &[&[usize]], games: usize) -> Pool {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        let mut pool = Pool::new(strengths.len());
        for number in 0..games {
            let field = fields[number % fields.len()];
            let mut winner = || {
                let all: f64 = field.iter().map(|player| strengths[*player]).sum();
                let mut left = rng.random_range(0.0..all);
                field.iter().position(|player| {
                    left -= strengths[*player];
                    left < 0.0
                })
            };
            let (one, other) = (winner(), winner());
            pool.add(&[(field, one), (field, other)]);
        }
        pool
    }

    #[test]
    fn strengths_of_two_seats_are_found_again() {
        let pool = played(&[1.0, 2.0, 4.0], &[&[0, 1], &[1, 2], &[2, 0]], 6000);
        let ratings = pool.ratings();
        for (from, to, ratio) in [(0, 1, 2.0), (1, 2, 2.0), (0, 2, 4.0)] {
            let step = ratings.step(from, to);
            let truth = in_elo(ratio);
            assert!((step.elo - truth).abs() < 20.0, "{step:?}");
            assert!(step.bounds.0 < truth && truth < step.bounds.1, "{step:?}");
            assert!(step.bounds.1 - step.bounds.0 < 40.0, "{step:?}");
        }
    }

    #[test]
    fn strengths_of_four_seats_are_found_again() {
        let pool = played(&[1.0, 3.0], &[&[1, 0, 0, 0], &[0, 0, 1, 0]], 3000);
        let step = pool.ratings().step(0, 1);
        assert!((step.elo - in_elo(3.0)).abs() < 25.0, "{step:?}");
    }

    #[test]
    fn who_wins_every_game_is_not_infinitely_strong() {
        let mut pool = Pool::new(3);
        for _ in 0..10 {
            pool.add(&[(&[0, 1], Some(1)), (&[1, 2], None)]);
        }
        let ratings = pool.ratings();
        let step = ratings.step(0, 1);
        assert!(step.elo > 400.0 && step.elo < 1000.0, "{step:?}");
        assert!(ratings.step(1, 2).elo.abs() < 1e-2);
    }
}
