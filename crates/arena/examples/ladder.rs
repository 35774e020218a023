//! How far apart the levels are, rated as one pool of players, of which the greedy player is one:
//! `cargo run --release --package ludejo-arena --example ladder -- [GAME|all [GAMES [PLAYER…]]]`.
//!
//! Each player meets the next one and the one after that, in GAMES games. With two seats they change
//! seats; in a game for four, the stronger player has one seat against three of the weaker one.

use std::error::Error;
use std::ops::ControlFlow;
use std::thread::available_parallelism;

use ludejo_arena::matches::{Contestant, GameResult, Limit, Match, Tally, run};
use ludejo_arena::statistics::{Game, Pool, Step};
use ludejo_engine::{Level, Resources};
use ludejo_rules::{Info, Seat, catalog};

/// Random actions before a game begins.
const OPENING: u32 = 4;
const SEED: u64 = 14;
/// Players that meet are so far apart in the list, at most.
const REACH: usize = 2;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let id = arguments.next().unwrap_or_else(|| "all".to_owned());
    let games = arguments.next().map_or(Ok(40), |games| games.parse())?;
    let mut players: Vec<String> = arguments.collect();
    if players.is_empty() {
        let levels = (1..=Level::STRONGEST).map(|level| format!("level={level}"));
        players = std::iter::once("greedy".to_owned()).chain(levels).collect();
    }
    let mut resources = Resources::default();
    for (name, bytes) in ludejo_networks::all() {
        resources.add(name, bytes.into())?;
    }
    for info in catalog::GAMES {
        if id == "all" || id == info.id {
            rate(info, &players, games, &resources)?;
        }
    }
    Ok(())
}

/// Plays all games of a pool and tells the ratings.
fn rate(
    info: &'static Info,
    players: &[String],
    games: u32,
    resources: &Resources,
) -> Result<(), Box<dyn Error>> {
    let mut pool = Pool::new(players.len());
    // What each player did against the one before.
    let mut meetings = vec![String::new(); players.len()];
    for weaker in 0..players.len() {
        for stronger in (1..=REACH).map(|reach| weaker + reach) {
            if stronger == players.len() {
                break;
            }
            let pair = [stronger, weaker];
            let contestants: Result<Vec<Contestant>, _> =
                pair.iter().map(|player| players[*player].parse()).collect();
            let unlimited = Limit {
                nodes: Some(u64::MAX),
                ..Limit::default()
            };
            let mut contest = Match::new(info, contestants?, unlimited)?.with_games(games)?;
            contest.opening_plies = OPENING;
            contest.seed = SEED;
            contest.resources = resources.clone();
            let results = played(&contest)?;
            let mut tally = Tally::new(&contest);
            results.iter().for_each(|result| tally.add(result));
            for from_one_opening in results.chunks(info.seats.len()) {
                let seated = |result: &GameResult| -> Vec<usize> {
                    result
                        .field
                        .iter()
                        .map(|contestant| pair[*contestant])
                        .collect()
                };
                let fields: Vec<Vec<usize>> = from_one_opening.iter().map(seated).collect();
                let winners = from_one_opening
                    .iter()
                    .map(|result| result.winner.map(Seat::index));
                let games: Vec<Game<'_>> = fields.iter().map(Vec::as_slice).zip(winners).collect();
                pool.add(&games);
            }
            if stronger == weaker + 1 {
                meetings[stronger] = told(&contest, &tally);
            }
        }
    }
    let ratings = pool.ratings();
    let within =
        |Step { elo, bounds }: Step| format!("{elo:+.0} ({:+.0} to {:+.0})", bounds.0, bounds.1);
    for (player, name) in players.iter().enumerate() {
        let rating = within(ratings.step(0, player));
        let step = match player.checked_sub(1) {
            Some(before) => within(ratings.step(before, player)),
            None => String::new(),
        };
        println!(
            "{:<13} {name:<10} {rating:<24} {step:<24} {}",
            info.id, meetings[player]
        );
    }
    Ok(())
}

/// The games of a match.
fn played(contest: &Match) -> Result<Vec<GameResult>, Box<dyn Error>> {
    let mut results = Vec::new();
    let threads = available_parallelism().map_or(1, usize::from);
    let mut broken = None;
    run(contest, &[], threads, &mut |record| {
        match contest.result(results.len() as u32, &record) {
            Ok(result) => results.push(result),
            Err(error) => broken = Some(error),
        }
        match broken {
            Some(_) => ControlFlow::Break(()),
            None => ControlFlow::Continue(()),
        }
    })?;
    match broken {
        Some(error) => Err(Box::new(error)),
        None => Ok(results),
    }
}

/// What a player did against the one before.
fn told(contest: &Match, tally: &Tally) -> String {
    let standing = &tally.standings[0];
    let total = standing.total;
    let time = standing.spent.time.as_secs_f64() * 1000.0 * contest.info().seats.len() as f64;
    format!(
        "{} won {} drawn {} lost against the one before, {:.0} actions a game, {:.1} ms each",
        total.wins,
        total.draws,
        total.losses,
        tally.actions as f64 / f64::from(tally.games),
        time / tally.actions as f64,
    )
}
