//! All that a study says.

use ludejo_rules::catalog::{self, Visitor};
use ludejo_rules::{Info, Tabletop, perft};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::depth::Depth;
use super::estimate::Slope;
use super::first::FirstMove;
use super::game::Game;
use super::measures::{Measures, measure};
use super::plan::{Plan, Side};
use super::play::begin;
use super::size::{Size, SizeCounts};

/// The form of `study.json`.
pub const FORMAT: u32 = 1;

/// A study. It says what it is of so exactly that the same can be done again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Study {
    /// The form of the data.
    pub format: u32,
    /// The version of Ludejo.
    pub version: String,
    /// The command that makes this study.
    pub command: String,
    /// The id of the game, changed rulings included.
    pub game: String,
    /// Its name.
    pub name: String,
    /// The words for its seats, in turn order.
    pub seats: Vec<String>,
    /// The SHA-256 of the rules: the rules page, the setups, the limit of length, and how many sequences
    /// of up to three actions each setup has.
    pub rules: String,
    /// What judges positions for the engine.
    pub evaluation: String,
    /// What chance decided.
    pub seed: u64,
    /// The budget in seconds on one core.
    pub budget: u64,
    /// The nodes of a quick look.
    pub look_nodes: u64,
    /// The nodes for each first move.
    pub first_nodes: u64,
    /// As many actions make a game a draw.
    pub length_limit: u32,
    /// What had no place in the budget, in sentences.
    pub left_out: Vec<String>,
    /// The populations, the weakest players first; records are last.
    pub populations: Vec<Measures>,
    /// How much the first seat's share of the result grows from each population to the next stronger
    /// one.
    pub first_seat_by_strength: Option<Slope>,
    /// How far skill reaches.
    pub depth: Depth,
    /// The first moves, the best first.
    pub first_moves: Vec<FirstMove>,
    /// How large the game is.
    pub size: Size,
}

/// What a study is of, beside its games.
#[derive(Clone, Debug)]
pub struct Subject<'a> {
    /// The game.
    pub info: &'static Info,
    /// What was to be played.
    pub plan: &'a Plan,
    /// The command.
    pub command: String,
    /// What chance decided.
    pub seed: u64,
    /// The budget in seconds.
    pub budget: u64,
}

/// The name of the population of games that others have played.
pub const RECORDS: &str = "records";

impl Study {
    /// Measures games: those of each population of the plan, and those from records, if any.
    ///
    /// # Panics
    /// If the games are none of this game.
    #[must_use]
    pub fn of(
        subject: &Subject<'_>,
        games: &[Vec<Game>],
        records: Option<&[Game]>,
        mut first_moves: Vec<FirstMove>,
    ) -> Self {
        let info = subject.info;
        let start = begin(info);
        let board = start.board();
        let mut size = SizeCounts::new(info, board);
        games
            .iter()
            .flatten()
            .chain(records.into_iter().flatten())
            .for_each(|game| size.add(game));
        let mut populations = Vec::new();
        let mut rungs: Vec<(String, String, &[Game])> = Vec::new();
        for (population, games) in subject.plan.populations.iter().zip(games) {
            match population.side {
                Side::Alike(_) => populations.extend(measure(info, board, &population.name, games)),
                Side::Ladder { stronger, weaker } => {
                    rungs.push((stronger.to_string(), weaker.to_string(), games));
                }
            }
        }
        let shares: Vec<_> = populations
            .iter()
            .map(|population| population.shares[0])
            .collect();
        if let Some(records) = records {
            populations.extend(measure(info, board, RECORDS, records));
        }
        first_moves.sort_by(|one, other| other.share.total_cmp(&one.share));
        Self {
            format: FORMAT,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            command: subject.command.clone(),
            game: info.id.to_owned(),
            name: info.name.to_owned(),
            seats: info.seats.iter().map(|seat| seat.word.to_owned()).collect(),
            rules: rules_checksum(info),
            evaluation: match info.ruling() {
                None => "the hand-written terms of the game".to_owned(),
                Some(_) => {
                    "the hand-written terms of the standard game, not fitted to the changed ruling"
                        .to_owned()
                }
            },
            seed: subject.seed,
            budget: subject.budget,
            look_nodes: subject.plan.look,
            first_nodes: subject.plan.first,
            length_limit: info.length_limit,
            left_out: subject.plan.left_out(),
            populations,
            first_seat_by_strength: Slope::of(&shares),
            depth: Depth::of(info.seats.len(), &rungs),
            first_moves,
            size: size.size(),
        }
    }

    /// What it is of, for people: the name of the game, and its changed rulings.
    #[must_use]
    pub fn title(&self) -> String {
        match self.game.split_once('+') {
            Some((_, ruling)) => format!("{} with {ruling}", self.name),
            None => self.name.clone(),
        }
    }

    /// The population that plays best: the engine with most nodes.
    #[must_use]
    pub fn strongest(&self) -> Option<&Measures> {
        self.populations
            .iter()
            .rfind(|population| population.name != RECORDS)
    }
}

/// Changes when the rules do.
#[must_use]
pub fn rules_checksum(info: &'static Info) -> String {
    struct Sum(&'static Info, Sha256);
    impl Visitor for Sum {
        type Out = Sha256;

        fn visit<G: Tabletop>(mut self) -> Sha256 {
            self.1.update(G::PAGE);
            for setup in self.0.setups {
                self.1.update(setup.line);
                if let Ok(position) = setup.line.parse::<G>() {
                    for depth in 1..=3 {
                        let count = perft::count(&position, depth).unwrap_or(u64::MAX);
                        self.1.update(count.to_le_bytes());
                    }
                }
            }
            self.1
        }
    }
    let mut sum = Sha256::new();
    sum.update(info.id);
    sum.update(info.length_limit.to_le_bytes());
    let sum = catalog::visit(info.id, Sum(info, sum)).unwrap_or_default();
    sum.finalize()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
