//! What is to be played.

use std::fmt;

use ludejo_engine::{OptionError, Resources};
use ludejo_rules::{Info, Setup};
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::{Contestant, Limit, Source};
use crate::seeds::mix;

/// A match: who plays, how many games, from which openings, with which limits.
///
/// As many games are played from each opening as the game has seats, and between them the
/// players change their seats, so that an opening favours nobody. With two seats these games are
/// a pair. With more seats there are either as many players, or two: then the first one has one
/// seat and the second one all the others.
#[derive(Clone, Debug)]
pub struct Match {
    info: &'static Info,
    contestants: Vec<Contestant>,
    limit: Limit,
    /// The setups from which the openings begin in turn; not empty.
    pub setups: Vec<&'static Setup>,
    /// The random actions of an opening.
    pub opening_plies: u32,
    /// The games.
    pub games: u32,
    /// What chance decides.
    pub seed: u64,
    /// Networks and tables for our engines.
    pub resources: Resources,
}

/// Why a match isn't possible.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum MatchError {
    /// So many players do not fit the seats of the game.
    Players(usize, &'static Info),
    /// Not every opening would be played from every seat.
    Games(u32, &'static Info),
    /// A player could think forever.
    NoLimit(String),
    /// Some players have a clock and others none.
    MixedClocks,
    /// A player's engine does not play the game.
    Engine(OptionError),
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(found, info) if info.seats.len() == 2 => {
                write!(f, "{} is a game for 2 players, not {found}", info.name)
            }
            Self::Players(found, info) => write!(
                f,
                "{} takes 2 players (one seat against the others) or {}, not {found}",
                info.name,
                info.seats.len()
            ),
            Self::Games(games, info) => write!(
                f,
                "{games} games isn't a multiple of {}: in {}, each opening is played from every seat",
                info.seats.len(),
                info.name
            ),
            Self::NoLimit(name) => write!(f, "{name} needs a limit of nodes, depth or time"),
            Self::MixedClocks => f.write_str("either all players need a clock, or none"),
            Self::Engine(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for MatchError {}

impl Match {
    /// A match from the standard setup, without games so far. Players of the same name are told
    /// apart by numbers behind it.
    ///
    /// # Errors
    /// If these players cannot play the game, or not with these limits.
    pub fn new(
        info: &'static Info,
        mut contestants: Vec<Contestant>,
        limit: Limit,
    ) -> Result<Self, MatchError> {
        let players = contestants.len();
        if players != 2 && players != info.seats.len() {
            return Err(MatchError::Players(players, info));
        }
        let limits = contestants.iter().map(|one| one.limit.unwrap_or(limit));
        let clocks = limits.filter(|limit| limit.control.is_some()).count();
        if clocks != 0 && clocks != players {
            return Err(MatchError::MixedClocks);
        }
        for one in &contestants {
            if one.limit.unwrap_or(limit).is_unlimited() {
                return Err(MatchError::NoLimit(one.name.clone()));
            }
            if let Source::Engine(options) = &one.source {
                ludejo_engine::engine(info.id, options, &Resources::default())
                    .map_err(MatchError::Engine)?;
            }
        }
        for index in (1..players).rev() {
            let (before, rest) = contestants.split_at_mut(index);
            let same = before.iter().filter(|one| one.name == rest[0].name).count();
            if same > 0 {
                rest[0].name = format!("{} ({})", rest[0].name, same + 1);
            }
        }
        Ok(Self {
            info,
            contestants,
            limit,
            setups: vec![&info.setups[0]],
            opening_plies: 0,
            games: 0,
            seed: 0,
            resources: Resources::default(),
        })
    }

    /// The same with this many games.
    ///
    /// # Errors
    /// If not every opening would be played from every seat.
    pub fn with_games(self, games: u32) -> Result<Self, MatchError> {
        if !(games as usize).is_multiple_of(self.info.seats.len()) {
            return Err(MatchError::Games(games, self.info));
        }
        Ok(Self { games, ..self })
    }

    /// The game.
    #[must_use]
    pub const fn info(&self) -> &'static Info {
        self.info
    }

    /// Who plays.
    #[must_use]
    pub fn contestants(&self) -> &[Contestant] {
        &self.contestants
    }

    /// What a player may spend who has no limit of its own.
    #[must_use]
    pub const fn limit(&self) -> Limit {
        self.limit
    }

    /// What this player may spend.
    #[must_use]
    pub fn limit_of(&self, contestant: usize) -> Limit {
        self.contestants[contestant].limit.unwrap_or(self.limit)
    }

    /// The number of the opening with which a game begins.
    #[must_use]
    pub const fn opening(&self, game: u32) -> usize {
        game as usize / self.info.seats.len()
    }

    /// The setup from which a game begins.
    #[must_use]
    pub fn setup(&self, game: u32) -> &'static Setup {
        self.setups[self.opening(game) % self.setups.len()]
    }

    /// Who sits where in this game: the number of the contestant at each seat.
    #[must_use]
    pub fn seats(&self, game: u32) -> Vec<usize> {
        let seats = self.info.seats.len();
        let last = self.contestants.len() - 1;
        let mut order: Vec<usize> = (0..seats).map(|place| place.min(last)).collect();
        // Who sits next to whom matters with more than two seats: chance decides anew.
        let seed = mix(&[self.seed, self.opening(game) as u64]);
        order[1..].shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
        order.rotate_right(game as usize % seats);
        order
    }

    /// The seed of the player at this seat in this game.
    pub(super) fn seed_of(&self, game: u32, seat: usize) -> u64 {
        mix(&[self.seed, game.into(), seat as u64])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(names: &[&str]) -> Vec<Contestant> {
        names.iter().map(|name| name.parse().expect(name)).collect()
    }

    fn duel(id: &str, names: &[&str], limit: &str) -> Result<Match, MatchError> {
        let info = ludejo_rules::catalog::info(id).expect("a game");
        let limit = limit.parse().unwrap_or_default();
        Match::new(info, field(names), limit)
    }

    #[test]
    fn seats_are_changed() {
        let two = duel("herooj", &["baseline", "best"], "nodes=1").expect("a match");
        assert_eq!((two.seats(0), two.seats(1)), (vec![0, 1], vec![1, 0]));
        assert_eq!([0, 1, 2, 3].map(|game| two.opening(game)), [0, 0, 1, 1]);
        let one_of_four = duel("evo4", &["baseline", "best"], "nodes=1").expect("a match");
        assert_eq!(one_of_four.seats(2), [1, 1, 0, 1]);
        let names = ["best", "baseline", "best,seed=1", "best,seed=2"];
        let four = duel("evo4", &names, "nodes=1").expect("a match");
        for opening in 0..5 {
            for seat in 0..4 {
                let mut sat: Vec<_> = (0..4)
                    .map(|turn| four.seats(opening * 4 + turn)[seat])
                    .collect();
                sat.sort_unstable();
                assert_eq!(sat, [0, 1, 2, 3], "everybody sits everywhere");
            }
        }
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        let names = ["best", "best", "best"];
        let refused = |id, count, limit| duel(id, &names[..count], limit).expect_err("refused");
        assert!(matches!(
            refused("herooj", 1, "nodes=1"),
            MatchError::Players(1, _)
        ));
        assert!(matches!(
            refused("evo4", 3, "nodes=1"),
            MatchError::Players(3, _)
        ));
        assert!(matches!(refused("evo", 2, ""), MatchError::NoLimit(_)));
        let mixed = duel("evo", &["best@tc=1s+0s", "best"], "nodes=5");
        assert!(matches!(mixed, Err(MatchError::MixedClocks)));
        let odd = duel("evo", &names[..2], "nodes=1").and_then(|it| it.with_games(3));
        assert!(matches!(odd, Err(MatchError::Games(3, _))));
    }

    #[test]
    fn namesakes_are_told_apart() {
        let same = duel("evo4", &["best", "best", "best", "baseline"], "depth=2").expect("a match");
        let names: Vec<_> = same.contestants().iter().map(|one| &*one.name).collect();
        assert_eq!(names, ["best", "best (2)", "best (3)", "baseline"]);
    }
}
