//! What is measured of a population of games. Every measure is defined, with its source, in
//! `docs/study.md`.

use std::collections::{BTreeMap, HashSet};

use ludejo_rules::{Board, Effect, Info};
use serde::{Deserialize, Serialize};

use super::estimate::{Mean, Quantiles, Share};
use super::game::Game;
use super::heat::{Heat, HeatCounts};
use super::pieces::{PieceCounts, PieceUse};
use super::tension::{Tension, TensionCounts};
use super::trace::{Trace, trace};
use super::uses::{Use, UseCounts};
use super::worth::{Worth, WorthRows};

/// What is measured of a population.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Measures {
    /// Its name.
    pub name: String,
    /// How many games there are.
    pub games: u64,
    /// How many of them are different: bounds are too narrow if the same games came up again and again.
    pub different: u64,
    /// Actions in a game.
    pub plies: Sample,
    /// Turns in a game: runs of actions by one seat.
    pub turns: Sample,
    /// Each seat's wins.
    pub wins: Vec<Share>,
    /// Each seat's share of the result, in which a draw is an equal part for every seat.
    pub shares: Vec<Mean>,
    /// Games without a winner.
    pub draws: Share,
    /// How games ended, the most frequent way first.
    pub endings: Vec<Ending>,
    /// Legal actions in a position: the mean of each game.
    pub branching: Mean,
    /// Legal actions by ply, as long as enough games last.
    pub branching_by_ply: Vec<f64>,
    /// The share of a game's positions with a single legal action.
    pub forced: Mean,
    /// The logarithm to base 10 of the number of games that a tree with the branching of each game
    /// would have.
    pub tree: Mean,
    /// Pieces captured in a game.
    pub captures: Mean,
    /// How tense games are; `None` if too few have been judged.
    pub tension: Option<Tension>,
    /// How often a quick look finds the player's best action: the mean of each game. `None` for players
    /// that have no opinion.
    pub clarity: Option<Mean>,
    /// What each kind of piece does.
    pub pieces: Vec<PieceUse>,
    /// What a piece of each kind is worth.
    pub worth: Vec<Worth>,
    /// Where things happen.
    pub heat: Heat,
    /// What the rules allow, and how often it is done.
    pub uses: Vec<Use>,
    /// How often each seat (first index) captured pieces of each seat.
    pub captured: Vec<Vec<u64>>,
    /// How often the last capture of a game that was won was by this seat (first index) of a piece of
    /// that seat.
    pub brought_down: Vec<Vec<u64>>,
}

/// The values of one measure in all games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sample {
    /// Their mean.
    pub mean: Mean,
    /// Where they lie.
    pub quantiles: Quantiles,
    /// How many games have a value from each bound up to the next: about twenty equal steps.
    pub histogram: Vec<(f64, u64)>,
}

/// A way in which games end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// The reason, in the words of records.
    pub reason: String,
    /// Whether nobody won.
    pub is_draw: bool,
    /// How many games end so.
    pub share: Share,
}

impl Sample {
    /// About so many steps in a histogram.
    const STEPS: f64 = 20.0;

    /// Those of these values; `None` for fewer than two.
    fn of(values: &[f64]) -> Option<Self> {
        let (mean, quantiles) = (Mean::of(values)?, Quantiles::of(values)?);
        let range = quantiles.most - quantiles.least;
        let step = (range / Self::STEPS).ceil().max(1.0);
        let first = (quantiles.least / step).floor();
        let last = (quantiles.most / step).floor();
        let mut histogram: Vec<(f64, u64)> = Vec::new();
        for number in 0..=(last - first) as u64 {
            histogram.push(((first + number as f64) * step, 0));
        }
        for value in values {
            histogram[((value / step).floor() - first) as usize].1 += 1;
        }
        Some(Self {
            mean,
            quantiles,
            histogram,
        })
    }
}

/// A value of a measure, as far as two populations can be compared by it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Value<'a> {
    /// A mean of games.
    Mean(&'a Mean),
    /// A mean of games of something that is a part of a whole, 0 to 1.
    Part(&'a Mean),
    /// A share of games.
    Share(&'a Share),
}

impl Measures {
    /// What two populations can be compared by, with names for people.
    #[must_use]
    pub fn values(&self) -> Vec<(&'static str, Value<'_>)> {
        let mut values = vec![
            ("plies in a game", Value::Mean(&self.plies.mean)),
            (
                "first seat's share of the result",
                Value::Part(&self.shares[0]),
            ),
            ("draws", Value::Share(&self.draws)),
            ("legal actions in a position", Value::Mean(&self.branching)),
            ("forced moves", Value::Part(&self.forced)),
            ("size of the game tree (log10)", Value::Mean(&self.tree)),
            ("captures in a game", Value::Mean(&self.captures)),
        ];
        if let Some(tension) = &self.tension {
            values.extend([
                ("drama", Value::Part(&tension.drama)),
                ("lead changes in a game", Value::Mean(&tension.lead_changes)),
                (
                    "moves after the decision",
                    Value::Mean(&tension.after_decision),
                ),
            ]);
        }
        if let Some(clarity) = &self.clarity {
            values.push(("clarity", Value::Part(clarity)));
        }
        values
    }
}

/// Fewer games than this say nothing about a ply.
const LEAST_AT_PLY: u32 = 10;
/// Plies beyond this are not told apart.
const MOST_PLIES: usize = 400;

/// Measures a population. `None` for fewer than two games.
#[must_use]
pub fn measure(info: &'static Info, board: &Board, name: &str, games: &[Game]) -> Option<Measures> {
    let mut counts = Counts::new(info, board);
    let mut different = HashSet::new();
    for game in games {
        let actions: Vec<&str> = game.plies.iter().map(|ply| &*ply.action).collect();
        counts.add(game, &trace(info.id, &game.start, &actions, game.number)?);
        different.insert((&game.start, actions));
    }
    counts.measures(name, different.len() as u64)
}

/// What is counted, game by game.
struct Counts<'a> {
    info: &'static Info,
    plies: Vec<f64>,
    turns: Vec<f64>,
    wins: Vec<f64>,
    shares: Vec<Vec<f64>>,
    endings: BTreeMap<(bool, Word), u64>,
    branching: Vec<f64>,
    by_ply: Vec<(u32, u64)>,
    forced: Vec<f64>,
    tree: Vec<f64>,
    captures: Vec<f64>,
    clarity: Vec<f64>,
    tension: TensionCounts,
    pieces: PieceCounts,
    worth: WorthRows,
    heat: HeatCounts,
    uses: UseCounts<'a>,
    captured: Vec<Vec<u64>>,
    brought_down: Vec<Vec<u64>>,
}

/// The word of a reason, which can be sorted.
type Word = &'static str;

impl<'a> Counts<'a> {
    fn new(info: &'static Info, board: &'a Board) -> Self {
        let seats = info.seats.len();
        Self {
            info,
            plies: Vec::new(),
            turns: Vec::new(),
            wins: vec![0.0; seats],
            shares: vec![Vec::new(); seats],
            endings: BTreeMap::new(),
            branching: Vec::new(),
            by_ply: Vec::new(),
            forced: Vec::new(),
            tree: Vec::new(),
            captures: Vec::new(),
            clarity: Vec::new(),
            tension: TensionCounts::new(seats),
            pieces: PieceCounts::new(info),
            worth: WorthRows::new(info),
            heat: HeatCounts::new(board.cells.len(), seats),
            uses: UseCounts::new(info, board),
            captured: vec![vec![0; seats]; seats],
            brought_down: vec![vec![0; seats]; seats],
        }
    }

    fn add(&mut self, game: &Game, trace: &Trace) {
        let seats = self.info.seats.len();
        let plies = game.plies.len();
        self.plies.push(plies as f64);
        let changes = game
            .plies
            .windows(2)
            .filter(|pair| pair[0].seat != pair[1].seat);
        self.turns
            .push((changes.count() + usize::from(plies > 0)) as f64);
        let result = game.result(seats);
        for seat in 0..seats {
            self.shares[seat].push(f64::from(result.0[seat]));
        }
        if let Some(winner) = game.outcome.winner {
            self.wins[winner.index()] += 1.0;
        }
        let ending = (game.outcome.winner.is_none(), game.outcome.reason.word());
        *self.endings.entry(ending).or_default() += 1;
        self.count_actions(trace);
        self.count_captures(game, trace);
        let agreements = game.plies.iter().filter_map(|ply| {
            let (best, look) = (ply.best.as_ref()?, ply.look.as_ref()?);
            Some(f64::from(u8::from(*best == look.best)))
        });
        let agreements: Vec<f64> = agreements.collect();
        if !agreements.is_empty() {
            self.clarity.push(average(&agreements));
        }
        self.tension.add(game, seats);
        self.pieces.add(game, trace);
        self.worth.add(game, trace);
        self.heat.add(trace);
        self.uses.add(game, trace);
    }

    fn count_actions(&mut self, trace: &Trace) {
        let legal: Vec<f64> = trace
            .steps
            .iter()
            .map(|step| f64::from(step.legal))
            .collect();
        if legal.is_empty() {
            return;
        }
        self.branching.push(average(&legal));
        let forced: Vec<f64> = legal
            .iter()
            .map(|&n| f64::from(u8::from(n <= 1.0)))
            .collect();
        self.forced.push(average(&forced));
        self.tree
            .push(legal.iter().map(|n| n.max(1.0).log10()).sum());
        for (ply, step) in trace.steps.iter().enumerate().take(MOST_PLIES) {
            if self.by_ply.len() == ply {
                self.by_ply.push((0, 0));
            }
            self.by_ply[ply].0 += 1;
            self.by_ply[ply].1 += u64::from(step.legal);
        }
    }

    fn count_captures(&mut self, game: &Game, trace: &Trace) {
        let mut count = 0;
        let mut last = None;
        for (ply, step) in game.plies.iter().zip(&trace.steps) {
            for effect in &step.effects {
                if let Effect::Captured { piece, .. } = effect {
                    count += 1;
                    self.captured[ply.seat.index()][piece.seat.index()] += 1;
                    last = Some((ply.seat, piece.seat));
                }
            }
        }
        self.captures.push(f64::from(count));
        if let (Some((by, of)), Some(_)) = (last, game.outcome.winner) {
            self.brought_down[by.index()][of.index()] += 1;
        }
    }

    fn measures(self, name: &str, different: u64) -> Option<Measures> {
        let games = self.plies.len() as u64;
        let drawn: u64 = self
            .endings
            .iter()
            .filter(|((is_draw, _), _)| *is_draw)
            .map(|(_, count)| count)
            .sum();
        let ending = |(&(is_draw, reason), &count): (&(bool, &str), &u64)| Ending {
            reason: reason.to_owned(),
            is_draw,
            share: Share::of(count as f64, games),
        };
        let mut endings: Vec<Ending> = self.endings.iter().map(ending).collect();
        endings.sort_by(|one, other| other.share.count.total_cmp(&one.share.count));
        let by_ply = self
            .by_ply
            .iter()
            .take_while(|(games, _)| *games >= LEAST_AT_PLY);
        Some(Measures {
            name: name.to_owned(),
            games,
            different,
            plies: Sample::of(&self.plies)?,
            turns: Sample::of(&self.turns)?,
            wins: self
                .wins
                .iter()
                .map(|&wins| Share::of(wins, games))
                .collect(),
            shares: self
                .shares
                .iter()
                .map(|shares| Mean::of(shares))
                .collect::<Option<_>>()?,
            draws: Share::of(drawn as f64, games),
            endings,
            branching: Mean::of(&self.branching)?,
            branching_by_ply: by_ply
                .map(|&(games, sum)| sum as f64 / f64::from(games))
                .collect(),
            forced: Mean::of(&self.forced)?,
            tree: Mean::of(&self.tree)?,
            captures: Mean::of(&self.captures)?,
            tension: self.tension.tension(),
            clarity: Mean::of(&self.clarity),
            pieces: self.pieces.uses(),
            worth: self.worth.worth(),
            heat: self.heat.heat(),
            uses: self.uses.uses(),
            captured: self.captured,
            brought_down: self.brought_down,
        })
    }
}

/// The mean of some values; there is at least one.
pub(super) fn average(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}
