//! Plays an engine on one seat against another engine on all the others and prints how often it
//! wins, each seat in turn.
//!
//! `cargo run --release --package ludejo-engine --example seats -- GAME GAMES LIMIT ONE OTHERS`
//!
//! A limit is so many milliseconds an action (`20ms`) or so many nodes (`5000`); for engines that count
//! nodes unlike each other only the first is fair. Every game begins with four random actions.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use ludejo_engine::{Engine, Limits, OptionError, Options, Signal, engine};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rules::catalog;
use rules::{Face, Seat};

/// Random actions before the engines begin.
const OPENING: u32 = 4;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let played = match &arguments[..] {
        [game, games, limit, one, others] => play(game, games, limit, [one, others]),
        _ => Err("Give a game, the number of games, a limit, one engine, and another.".into()),
    };
    match played {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::from(2)
        }
    }
}

/// How long an engine may think about an action.
#[derive(Clone, Copy)]
enum Limit {
    Time(Duration),
    Nodes(u64),
}

fn play(id: &str, games: &str, limit: &str, engines: [&String; 2]) -> Result<(), String> {
    let info = catalog::info(id).ok_or(format!("There is no game \"{id}\"."))?;
    let number = |text: &str| {
        let number = text.parse::<u64>().map_err(|_| ());
        number.map_err(|()| format!("\"{text}\" is no whole number."))
    };
    let games = number(games)?;
    let limit = match limit.strip_suffix("ms") {
        Some(time) => Limit::Time(Duration::from_millis(number(time)?)),
        None => Limit::Nodes(number(limit)?),
    };
    let seats = info.seats.len() as u64;
    let (mut wins, mut draws, mut actions, mut by_seat) = (0, 0, 0, vec![0; info.seats.len()]);
    for game in 0..games {
        let one = Seat::new((game % seats) as u8);
        let (winner, length) = one_game(id, one, limit, engines, game)
            .map_err(|error| format!("An engine cannot be had: {error}."))?;
        wins += u64::from(winner == Some(one));
        draws += u64::from(winner.is_none());
        actions += length;
        if let Some(winner) = winner {
            by_seat[winner.index()] += 1;
        }
        let [low, high] = bounds(wins, game + 1);
        eprint!(
            "\r{}: {wins} wins, {draws} draws of {} games, {:.1} % ({:.1} to {:.1}), {:.0} actions a game, wins by seat {by_seat:?}  ",
            engines[0],
            game + 1,
            100.0 * wins as f64 / (game + 1) as f64,
            100.0 * low,
            100.0 * high,
            actions as f64 / (game + 1) as f64
        );
    }
    eprintln!();
    Ok(())
}

/// Within what a share of wins lies with 95 % confidence (Wilson, 1927).
fn bounds(wins: u64, games: u64) -> [f64; 2] {
    let (n, z) = (games as f64, 1.96_f64);
    let share = wins as f64 / n;
    let middle = share + z * z / (2.0 * n);
    let width = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    [-1.0, 1.0].map(|side| (middle + side * width) / (1.0 + z * z / n))
}

/// The winner of one game and its length; `one` is the first engine's seat.
fn one_game(
    id: &str,
    one: Seat,
    limit: Limit,
    engines: [&String; 2],
    seed: u64,
) -> Result<(Option<Seat>, u64), OptionError> {
    let mut game = catalog::start(id).ok_or_else(|| OptionError::NoGame(id.to_owned()))?;
    // The same opening for each seat in turn.
    let opening = seed / game.info().seats.len() as u64;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(opening);
    for _ in 0..OPENING {
        let legal = game.legal();
        if let Some(action) = legal.get(rng.random_range(0..legal.len().max(1))) {
            let _ = game.play(action);
        }
    }
    let players = (0..game.info().seats.len()).map(|seat| {
        let text = engines[usize::from(seat != one.index())];
        let mut options: Options = text.parse()?;
        options.seed = seed * 4 + seat as u64;
        engine(id, &options)
    });
    let mut players: Vec<_> = players.collect::<Result<_, _>>()?;
    let mut made = 0;
    while game.outcome().is_none() {
        let player = &mut players[game.to_move().index()];
        let Some(action) = choose(&mut **player, &*game, limit) else {
            break;
        };
        if let Err(refusal) = game.play(&action) {
            panic!("{action} in {}: {refusal}", game.line());
        }
        made += 1;
    }
    let winner = game.outcome().and_then(|outcome| outcome.winner);
    Ok((winner, made))
}

fn choose(engine: &mut dyn Engine, game: &dyn Face, limit: Limit) -> Option<String> {
    let begun = Instant::now();
    let thought = match limit {
        Limit::Nodes(nodes) => engine.think(game, &Limits::nodes(nodes), &mut |_| {}),
        Limit::Time(time) => {
            let signal = || {
                if begun.elapsed() >= time {
                    Signal::Stop
                } else {
                    Signal::GoOn
                }
            };
            engine.think(game, &Limits::until(&signal), &mut |_| {})
        }
    };
    thought.map(|thought| thought.action().to_owned())
}
