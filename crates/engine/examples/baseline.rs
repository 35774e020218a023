//! Plays `baseline` against uniformly random play and prints how often it wins.
//!
//! `cargo run --release --package ludejo-engine --example baseline -- [GAMES [MILLISECONDS [GAME...]]]`
//!
//! With two seats it takes each seat in turn; with more, one seat against random others.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use ludejo_engine::{Kind, Limits, Options, Resources, Signal, engine};
use ludejo_rules::catalog::{self, GAMES};
use ludejo_rules::{Info, Outcome, Seat};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, default| match arguments.get(index) {
        Some(text) => text.parse::<u32>().ok(),
        None => Some(default),
    };
    let (Some(games), Some(milliseconds)) = (number(0, 100), number(1, 50)) else {
        eprintln!("The number of games and the milliseconds per move must be whole numbers.");
        return ExitCode::from(2);
    };
    let ids = arguments.get(2..).unwrap_or_default();
    if let Some(id) = ids.iter().find(|id| catalog::info(id).is_none()) {
        eprintln!("There is no game \"{id}\".");
        return ExitCode::from(2);
    }
    println!("{games} games, {milliseconds} ms an action, against uniformly random play");
    println!(
        "{:<14} {:>5} {:>5} {:>6} {:>14}",
        "game", "wins", "draws", "losses", "actions a game"
    );
    for info in GAMES {
        if ids.is_empty() || ids.iter().any(|id| id == info.id) {
            let time = Duration::from_millis(milliseconds.into());
            let [wins, draws, losses, actions] = compete(info, games, time);
            let length = f64::from(actions) / f64::from(games.max(1));
            println!(
                "{:<14} {wins:>5} {draws:>5} {losses:>6} {length:>14.1}",
                info.id
            );
        }
    }
    ExitCode::SUCCESS
}

/// Wins, draws, losses and actions of so many games.
fn compete(info: &Info, games: u32, time: Duration) -> [u32; 4] {
    let mut sums = [0; 4];
    for game in 0..games {
        let seat = Seat::new((game % info.seats.len() as u32) as u8);
        let (outcome, actions) = one_game(info, seat, time, u64::from(game));
        let column = match outcome.winner {
            Some(winner) if winner == seat => 0,
            None => 1,
            Some(_) => 2,
        };
        sums[column] += 1;
        sums[3] += actions;
    }
    sums
}

/// One game, `seat` being the engine's.
fn one_game(info: &Info, seat: Seat, time: Duration, seed: u64) -> (Outcome, u32) {
    let mut game = catalog::start(info.id).unwrap_or_else(|| panic!("{} is a game", info.id));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for made in 0.. {
        if let Some(outcome) = game.outcome() {
            return (outcome, made);
        }
        let action = if game.to_move() == seat {
            let begun = Instant::now();
            let signal = || {
                if begun.elapsed() >= time {
                    Signal::Stop
                } else {
                    Signal::GoOn
                }
            };
            let options = Options {
                kind: Kind::Baseline,
                seed,
                ..Options::default()
            };
            let mut engine = engine(info.id, &options, &Resources::default())
                .unwrap_or_else(|error| panic!("{error}"));
            let thought = engine.think(&*game, &Limits::until(&signal), &mut |_| {});
            thought.map(|thought| thought.action().to_owned())
        } else {
            let mut legal = game.legal();
            Some(legal.swap_remove(rng.random_range(0..legal.len())))
        };
        let action = action.unwrap_or_else(|| panic!("no action in {}", game.line()));
        if let Err(refusal) = game.play(&action) {
            panic!("{action} in {}: {refusal}", game.line());
        }
    }
    unreachable!("every game ends by its length")
}
