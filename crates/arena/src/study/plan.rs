//! What a study plays, which follows from the game, the budget and the seed alone: no clock decides
//! anything, so that the same command gives the same study on every machine.

use std::fmt;
use std::iter::successors;
use std::time::Duration;

use ludejo_engine::Level;
use ludejo_rules::{Info, catalog};

/// Who makes the moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// Any legal move, each as likely as any other.
    Random,
    /// An opponent of this level.
    Level(Level),
    /// The engine with so many nodes for each move.
    Nodes(u64),
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Level(level) => write!(f, "level-{}", level.number()),
            Self::Nodes(nodes) => write!(f, "nodes-{nodes}"),
        }
    }
}

/// Games of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Population {
    /// Its name, which files have too: `random`, `level-3`, `nodes-512`, `ladder-128`.
    pub name: String,
    /// Who plays.
    pub side: Side,
    /// How many games.
    pub games: u32,
    /// In how many of them, the first ones, every position gets a quick look.
    pub judged: u32,
}

/// Who sits where in the games of a population.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The same player at every seat.
    Alike(Who),
    /// A stronger player at one seat, each seat in turn, and weaker ones at all others.
    Ladder {
        /// Alone at its seat.
        stronger: Who,
        /// At the other seats.
        weaker: Who,
    },
}

impl Population {
    /// Who sits at a seat in the game of this number.
    #[must_use]
    pub fn at(&self, number: u32, seat: usize, seats: usize) -> Who {
        match self.side {
            Side::Alike(who) => who,
            Side::Ladder { stronger, .. } if number as usize % seats == seat => stronger,
            Side::Ladder { weaker, .. } => weaker,
        }
    }
}

/// All that a study plays and looks at.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The populations, the weakest first, then the ladder from its lowest rung.
    pub populations: Vec<Population>,
    /// The nodes of a quick look.
    pub look: u64,
    /// The nodes for each first move.
    pub first: u64,
    /// The nodes at least for each choice in the varied beginning of a game: with fewer, hardly any
    /// other move than the best one is known to be good, and games would come up again.
    pub varied: u64,
    /// The levels that would play among themselves if there was more time.
    absent: Vec<u8>,
}

/// About how long games are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Plies {
    random: u64,
    played: u64,
}

/// What games cost, roughly; it is the same for everyone, because the plan follows from it.
/// `docs/study.md` says how it was measured.
struct Cost {
    id: &'static str,
    /// Nodes of the search in a second on one core, about.
    speed: u64,
    /// The nodes that could be searched in the time that a search takes to begin.
    begin: u64,
    plies: Plies,
    /// The nodes at least for each choice in the varied beginning of a game.
    varied: u64,
}

const COSTS: &[Cost] = &[
    cost("herooj", 2_900_000, 60, (180, 95), 3_906),
    cost("master-herooj", 2_900_000, 60, (170, 70), 4_687),
    cost("rooya", 3_500_000, 60, (175, 28), 4_687),
    cost("sparta", 1_500_000, 100, (670, 200), 2_500),
    cost("heroes", 900_000, 200, (220, 255), 2_031),
    cost("evo", 1_600_000, 100, (235, 36), 2_812),
    cost("evo4", 150_000, 5, (215, 28), 320),
];

const fn cost(
    id: &'static str,
    speed: u64,
    begin: u64,
    (random, played): (u64, u64),
    varied: u64,
) -> Cost {
    Cost {
        id,
        speed,
        begin,
        plies: Plies { random, played },
        varied,
    }
}

impl Cost {
    /// What is known of a game; of one that nobody has measured, a cautious guess.
    fn of(info: &Info) -> Self {
        match COSTS.iter().find(|cost| cost.id == info.base()) {
            Some(cost) => Self { ..*cost },
            None => cost("", 10_000, 5, (200, 100), 320),
        }
    }

    /// What a move costs for which so many nodes are searched.
    const fn of_move(&self, nodes: u64) -> u64 {
        nodes + self.begin
    }

    /// What the varied beginning of a game costs in addition.
    fn beginning(&self, nodes: u64, seats: usize) -> u64 {
        self.varied.saturating_sub(nodes) * (VARIED * seats) as u64
    }

    /// What a move of a level costs: at least 8 nodes for each of some forty actions.
    fn of_level(&self, level: Level) -> u64 {
        self.of_move(level.nodes(self.id).max(320))
    }
}

/// Levels that play among themselves.
const LEVELS: [u8; 4] = [1, 3, 5, 7];
/// The engine with most nodes has so many times those of the other one.
pub const STRONGER: u64 = 8;
/// In this many of its first turns at least, every seat of an engine's game chooses among several good
/// moves, so that no two games are alike.
pub(super) const VARIED: usize = 3;
/// Even the engine with fewest nodes has so many for each legal move: one that has not looked at all its
/// moves would play those that it looked at, and say more about their order than about the game. A quick
/// look, and the lowest rung of the ladder, has half of that.
const GLANCES: u64 = 4;
/// A quick look has so many times fewer nodes than the strongest player.
pub const QUICKER: u64 = 32;
/// Each rung of the ladder has so many times the nodes of the one below.
pub const RUNG: u64 = 4;
/// Games at least, for anything to be said of a population.
pub const LEAST_GAMES: u32 = 30;
/// The shares of the budget, in hundredths: weak levels, the engine with fewer and with more nodes,
/// the ladder, quick looks, first moves.
const SHARES: [u64; 6] = [15, 15, 30, 20, 15, 5];
/// Games at most: more would not make anything clearer.
const MOST_GAMES: u64 = 5_000;

impl Plan {
    /// What to play within a budget of time on one core.
    #[must_use]
    pub fn new(info: &Info, budget: Duration) -> Self {
        let cost = Cost::of(info);
        let total = (u128::from(cost.speed) * budget.as_millis() / 1000) as u64;
        let part = |index: usize| total / 100 * SHARES[index];
        let plies = cost.plies.played;
        // The strongest player thinks as long as it can if it plays a hundred games.
        let longest = (part(2) / (100 * plies)).saturating_sub(cost.begin);
        let moves = moves(info);
        let least = (STRONGER * GLANCES * moves).next_power_of_two();
        let strongest = power_below(longest).clamp(least, least.max(65_536));
        let look = (strongest / QUICKER).max(GLANCES / 2 * moves);
        let games = |nodes: u64, share: u64| {
            (share / nodes).clamp(u64::from(LEAST_GAMES), MOST_GAMES) as u32
        };
        let alike = |who, games| Population {
            name: format!("{who}"),
            side: Side::Alike(who),
            games,
            judged: 0,
        };
        let random = games(40 * cost.plies.random, part(0) / 4);
        let mut populations = vec![alike(Who::Random, random)];
        let mut absent = Vec::new();
        for number in LEVELS {
            let share = part(0) / LEVELS.len() as u64;
            let Some(level) = Level::new(number) else {
                continue;
            };
            let nodes = cost.of_level(level) * plies;
            if nodes * u64::from(LEAST_GAMES) <= 2 * share {
                populations.push(alike(Who::Level(level), games(nodes, share)));
            } else {
                absent.push(number);
            }
        }
        for (nodes, share) in [(strongest / STRONGER, part(1)), (strongest, part(2))] {
            let of_game = cost.of_move(nodes) * plies + cost.beginning(nodes, info.seats.len());
            populations.push(alike(Who::Nodes(nodes), games(of_game, share)));
        }
        let kinds = populations.len() as u64;
        for population in &mut populations {
            let plies = match population.side {
                Side::Alike(Who::Random) => cost.plies.random,
                _ => plies,
            };
            let judged = games(cost.of_move(look) * plies, part(4) / kinds);
            population.judged = judged.min(population.games);
        }
        let rungs = rungs(strongest, GLANCES / 2 * moves);
        populations.extend(ladder(&cost, &rungs, part(3), info.seats.len() as u64));
        Self {
            populations,
            look,
            first: (part(5) / 40).clamp(strongest.min(1_000), 1_000_000),
            varied: cost.varied,
            absent,
        }
    }

    /// What the games of a population cost, each, in nodes.
    #[must_use]
    pub fn game_cost(&self, info: &Info, population: &Population, number: u32) -> u64 {
        let cost = Cost::of(info);
        let seats = info.seats.len() as u64;
        let nodes = |who| match who {
            Who::Random => 40,
            Who::Level(level) => cost.of_level(level),
            Who::Nodes(nodes) => cost.of_move(nodes),
        };
        let beginning = match population.side {
            Side::Alike(Who::Nodes(nodes)) => cost.beginning(nodes, info.seats.len()),
            _ => 0,
        };
        let (plies, nodes) = match population.side {
            Side::Alike(Who::Random) => (cost.plies.random, 40),
            Side::Alike(who) => (cost.plies.played, nodes(who)),
            Side::Ladder { stronger, weaker } => {
                let all = nodes(stronger) + (seats - 1) * nodes(weaker);
                (cost.plies.played, all / seats)
            }
        };
        let look = if number < population.judged {
            cost.of_move(self.look)
        } else {
            0
        };
        beginning + plies * (nodes + look)
    }

    /// What has no place in the budget, in sentences.
    #[must_use]
    pub fn left_out(&self) -> Vec<String> {
        let mut left = Vec::new();
        let alike = |population: &&Population| matches!(population.side, Side::Alike(_));
        for population in self.populations.iter().filter(alike) {
            let Population {
                name,
                games,
                judged,
                ..
            } = population;
            if judged < games {
                left.push(format!(
                    "Of the {games} games of {name}, only the first {judged} got a quick look at every position."
                ));
            }
            if *games < 100 {
                left.push(format!(
                    "There are only {games} games of {name}: bounds are wide."
                ));
            }
        }
        left.push("Levels 2, 4, 6 and 8 to 10 don't play.".to_owned());
        for level in &self.absent {
            left.push(format!(
                "Level {level} doesn't play: {LEAST_GAMES} games would take too long."
            ));
        }
        if let Some(Side::Alike(Who::Nodes(nodes))) = self
            .populations
            .iter()
            .filter(alike)
            .map(|population| population.side)
            .next_back()
        {
            left.push(format!(
                "Nobody thinks longer than {nodes} nodes about a move, so play can be stronger than here, and the ladder longer."
            ));
        }
        left
    }
}

/// How many moves there are at the start.
fn moves(info: &Info) -> u64 {
    catalog::start(info.id).map_or(1, |game| game.legal().len() as u64)
}

/// The nodes at the rungs of the ladder: `least` or more, and so on up to the strongest player.
fn rungs(strongest: u64, least: u64) -> Vec<u64> {
    let next = |nodes: &u64| Some(nodes / RUNG).filter(|&nodes| nodes >= least);
    let mut rungs: Vec<u64> = successors(Some(strongest), next).collect();
    rungs.reverse();
    rungs
}

/// The games at the rungs; below the lowest is a random player.
fn ladder(cost: &Cost, rungs: &[u64], share: u64, seats: u64) -> Vec<Population> {
    let all: u64 = rungs.iter().map(|&nodes| cost.of_move(nodes)).sum();
    let least = u64::from(LEAST_GAMES.next_multiple_of(seats as u32));
    let games = (share / (all * cost.plies.played)).clamp(least, 400);
    let games = games.next_multiple_of(seats) as u32;
    let mut weaker = Who::Random;
    let rung = |&nodes: &u64| {
        let stronger = Who::Nodes(nodes);
        let population = Population {
            name: format!("ladder-{nodes}"),
            side: Side::Ladder { stronger, weaker },
            games,
            judged: 0,
        };
        weaker = stronger;
        population
    };
    rungs.iter().map(rung).collect()
}

/// The greatest power of two that is not greater; 1 for 0.
const fn power_below(number: u64) -> u64 {
    match number.checked_ilog2() {
        Some(bits) => 1 << bits,
        None => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludejo_rules::catalog::RELEASED;

    fn plan(info: &Info, seconds: u64) -> Plan {
        Plan::new(info, Duration::from_secs(seconds))
    }

    #[test]
    fn more_time_is_more_games_or_more_thought() {
        for info in RELEASED {
            let nodes = |plan: &Plan| -> u64 {
                let games = plan.populations.iter();
                games
                    .flat_map(|population| {
                        (0..population.games).map(move |number| (population, number))
                    })
                    .map(|(population, number)| plan.game_cost(info, population, number))
                    .sum()
            };
            let plans = [600, 3600, 6 * 3600].map(|seconds| plan(info, seconds));
            assert_eq!(plans[0], plan(info, 600));
            assert!(nodes(&plans[0]) < nodes(&plans[1]), "{}", info.id);
            assert!(nodes(&plans[1]) < nodes(&plans[2]), "{}", info.id);
        }
    }

    /// What is planned takes about as long as it may.
    #[test]
    fn a_plan_keeps_to_its_budget() {
        for info in RELEASED {
            let plan = plan(info, 3600);
            let cost: u64 = plan
                .populations
                .iter()
                .flat_map(|population| {
                    (0..population.games).map(move |number| (population, number))
                })
                .map(|(population, number)| plan.game_cost(info, population, number))
                .sum();
            let budget = Cost::of(info).speed * 3600;
            let used = cost as f64 / budget as f64;
            assert!((0.5..1.2).contains(&used), "{}: {used}", info.id);
        }
    }

    #[test]
    fn the_stronger_player_of_a_ladder_takes_every_seat() {
        let plan = plan(ludejo_rules::catalog::info("evo4").expect("a game"), 60);
        let rung = plan.populations.last().expect("a ladder");
        let Side::Ladder { stronger, weaker } = rung.side else {
            panic!("it ends with the ladder");
        };
        for number in 0..8 {
            let seats: Vec<Who> = (0..4).map(|seat| rung.at(number, seat, 4)).collect();
            assert_eq!(seats[number as usize % 4], stronger);
            assert_eq!(seats.iter().filter(|&&who| who == weaker).count(), 3);
        }
        assert_eq!(rung.games % 4, 0);
    }
}
