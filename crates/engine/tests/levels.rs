//! The levels: each answers, always the same, and the strongest beats the weakest.

use std::time::{Duration, Instant};

use ludejo_engine::{Engine, Level, Limits, Options, Resources, engine};
use ludejo_rules::catalog::{self, GAMES};
use ludejo_rules::{AnyGame, Seat};

fn at_level(id: &str, level: u8, seed: u64) -> Box<dyn Engine> {
    let options = Options {
        level: Level::new(level),
        seed,
        ..Options::default()
    };
    engine(id, &options, &Resources::default()).expect("every game has levels")
}

fn choose(engine: &mut dyn Engine, game: &dyn AnyGame) -> String {
    let thought = engine.think(game, &Limits::nodes(u64::MAX), &mut |_| {});
    thought.expect("the game is not over").action().to_owned()
}

#[test]
fn the_same_seed_gives_the_same_action() {
    for info in GAMES {
        let game = catalog::start(info.id).expect("a game");
        for level in 1..=3 {
            let action = choose(&mut *at_level(info.id, level, 7), &*game);
            assert!(
                game.explain(&action).is_ok(),
                "{} {level} {action}",
                info.id
            );
            let again = choose(&mut *at_level(info.id, level, 7), &*game);
            assert_eq!(action, again, "{} {level}", info.id);
        }
        let of_seed = |seed| choose(&mut *at_level(info.id, 1, seed), &*game);
        let other = (0..20).any(|seed| of_seed(seed) != of_seed(20));
        assert!(other, "{}: always the same", info.id);
    }
}

#[test]
fn the_weakest_answers_at_once() {
    for info in GAMES {
        let mut game = catalog::start(info.id).expect("a game");
        let mut engine = at_level(info.id, 1, 0);
        for _ in 0..30 {
            let mut action = String::new();
            let mut think = || {
                let begun = Instant::now();
                action = choose(&mut *engine, &*game);
                begun.elapsed()
            };
            // Whoever else uses the machine may make it wait, but not every time.
            let took = (0..5).map(|_| think()).min().unwrap_or_default();
            assert!(took < Duration::from_millis(50), "{}: {took:?}", info.id);
            game.play(&action).expect("legal");
            if game.outcome().is_some() {
                break;
            }
        }
    }
}

#[test]
fn the_strong_beat_the_weak() {
    for info in GAMES {
        let seats = info.seats.len();
        let mut points = 0.0;
        // Of many seats even a strong one wins only so often.
        let (games, margin) = if seats == 2 { (4, 0.25) } else { (32, 0.1) };
        for number in 0..games {
            let strong = number % seats;
            let mut engines: Vec<_> = (0..seats)
                .map(|seat| at_level(info.id, if seat == strong { 3 } else { 1 }, number as u64))
                .collect();
            let mut game = catalog::start(info.id).expect("a game");
            while game.outcome().is_none() {
                let action = choose(&mut *engines[game.to_move().index()], &*game);
                game.play(&action).expect("legal");
            }
            let outcome = game.outcome().expect("over");
            points += match outcome.winner {
                Some(seat) if seat == Seat::new(strong as u8) => 1.0,
                Some(_) => 0.0,
                None => 1.0 / seats as f64,
            };
        }
        // Chance alone would give one part in as many as there are seats.
        let enough = (1.0 / seats as f64 + margin) * games as f64;
        assert!(points >= enough, "{}: {points} of {games}", info.id);
    }
}
