//! Whether each level is stronger than the one below, and the lowest no stronger than a greedy
//! player: `cargo run --release --package ludejo-arena --example ladder -- [GAME|all [GAMES [PLAYER…]]]`.
//!
//! Each player meets the one before. With two seats they change seats; in a game for four one of
//! the players has one seat against three of the one before, and by chance would win a quarter.

use std::error::Error;
use std::ops::ControlFlow;
use std::thread::available_parallelism;

use ludejo_arena::matches::{Contestant, Limit, Match, Tally, run};
use ludejo_arena::statistics::{Estimate, interval, score};
use ludejo_engine::{Level, Resources};
use ludejo_rules::catalog;

/// Random actions before a game begins.
const OPENING: u32 = 4;
const SEED: u64 = 14;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let id = arguments.next().unwrap_or_else(|| "all".to_owned());
    let games = arguments.next().map_or(Ok(40), |games| games.parse())?;
    let mut resources = Resources::default();
    for (name, bytes) in ludejo_networks::all() {
        resources.add(name, bytes.into())?;
    }
    let mut players: Vec<String> = arguments.collect();
    if players.is_empty() {
        let levels = (1..=Level::STRONGEST).map(|level| format!("level={level}"));
        players = std::iter::once("greedy".to_owned()).chain(levels).collect();
    }
    for info in catalog::GAMES {
        if id != "all" && id != info.id {
            continue;
        }
        for pair in players.windows(2) {
            let contestants = [&pair[1], &pair[0]].map(|player| player.parse::<Contestant>());
            let [one, other] = contestants;
            let unlimited = Limit {
                nodes: Some(u64::MAX),
                ..Limit::default()
            };
            let mut contest = Match::new(info, vec![one?, other?], unlimited)?.with_games(games)?;
            contest.opening_plies = OPENING;
            contest.seed = SEED;
            contest.resources = resources.clone();
            println!("{}", told(&contest, &played(&contest)?));
        }
    }
    Ok(())
}

/// What came of a match.
fn played(contest: &Match) -> Result<Tally, Box<dyn Error>> {
    let mut tally = Tally::new(contest);
    let threads = available_parallelism().map_or(1, usize::from);
    let mut broken = None;
    run(contest, &[], threads, &mut |record| {
        match contest.result(tally.games, &record) {
            Ok(result) => tally.add(&result),
            Err(error) => broken = Some(error),
        }
        match broken {
            Some(_) => ControlFlow::Break(()),
            None => ControlFlow::Continue(()),
        }
    })?;
    match broken {
        Some(error) => Err(Box::new(error)),
        None => Ok(tally),
    }
}

/// A line: the points of the first player, between bounds of 95 % confidence, and how games went.
fn told(contest: &Match, tally: &Tally) -> String {
    let [one, other] = [0, 1].map(|index| &contest.contestants()[index].name);
    let standing = &tally.standings[0];
    let (points, games) = (standing.points, f64::from(tally.games));
    let (low, high) = match Estimate::of(&tally.pairs) {
        Some(Estimate { bounds, .. }) => (score(bounds.0), score(bounds.1)),
        None => interval(points, games),
    };
    let percent = |share: f64| (share * 1000.0).round() / 10.0;
    let action = standing.spent.time.as_secs_f64() * 1000.0 * contest.info().seats.len() as f64;
    format!(
        "{:<13} {one} against {other}: {} % ({} to {}), {} won {} drawn {} lost, {:.0} actions, {:.1} ms each",
        contest.info().id,
        percent(points / games),
        percent(low),
        percent(high),
        standing.total.wins,
        standing.total.draws,
        standing.total.losses,
        tally.actions as f64 / games,
        action / tally.actions as f64,
    )
}
