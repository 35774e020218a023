//! The levels: each answers, always the same, and the strongest beats the weakest.

use std::time::{Duration, Instant};

use ludejo_engine::{Engine, Level, Limits, Options, Resources, engine};
use ludejo_rules::catalog::{self, GAMES};
use ludejo_rules::{AnyGame, Seat};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// A position of `herooj` that White has as good as won.
const WON: &str = "8/1p6/8/8/8/8/2PMM3/2PMMP2 w";

/// A search of fewer nodes takes a millisecond or two.
const QUICK: u64 = 1 << 10;

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
        for level in [1, 2, 5, Level::STRONGEST] {
            let action = choose(&mut *at_level(info.id, level, 7), &*game);
            assert!(
                game.explain(&action).is_ok(),
                "{} {level} {action}",
                info.id
            );
            let again = choose(&mut *at_level(info.id, level, 7), &*game);
            assert_eq!(action, again, "{} {level}", info.id);
        }
    }
}

#[test]
fn no_two_games_are_alike() {
    for info in GAMES {
        for level in [1, 6, Level::STRONGEST] {
            let begun = |seed| {
                let mut game = catalog::start(info.id).expect("a game");
                // The strongest takes its time.
                let is_slow = level == Level::STRONGEST;
                let actions = if is_slow { 2 } else { 2 * info.seats.len() };
                for _ in 0..actions {
                    let action = choose(&mut *at_level(info.id, level, seed), &*game);
                    game.play(&action).expect("legal");
                }
                game.history()
            };
            let first = begun(0);
            let differs = (1..8).any(|seed| begun(seed) != first);
            assert!(differs, "{} {level}", info.id);
        }
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

/// Positions of random games in which the seat to move can win at once, so many of each game.
fn nearly_won(id: &str, count: usize) -> Vec<Box<dyn AnyGame>> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    let mut found = Vec::new();
    while found.len() < count {
        let mut game = catalog::start(id).expect("a game");
        while game.outcome().is_none() {
            let (before, seat) = (game.boxed(), game.to_move());
            let legal = game.legal();
            game.play(&legal[rng.random_range(0..legal.len())])
                .expect("legal");
            let winner = game.outcome().and_then(|outcome| outcome.winner);
            if winner == Some(seat) {
                found.push(before);
            }
        }
    }
    found
}

/// A weak level that overlooks the moves which come last in the game's order plays better as Black.
#[test]
fn the_weakest_is_as_strong_at_either_seat() {
    const GAMES: u64 = 100;
    let mut won = [0; 2];
    for seed in 0..GAMES {
        let mut game = catalog::start("herooj").expect("a game");
        let mut players = [2 * seed, 2 * seed + 1].map(|seed| at_level("herooj", 1, seed));
        let outcome = loop {
            if let Some(outcome) = game.outcome() {
                break outcome;
            }
            let player = &mut players[game.to_move().index()];
            let action = choose(&mut **player, &*game);
            game.play(&action).expect("legal");
        };
        if let Some(winner) = outcome.winner {
            won[winner.index()] += 1;
        }
    }
    // By chance alone, one of ten thousand such tests would find more.
    assert!(won[0].max(won[1]) < 70, "{won:?}");
}

#[test]
fn every_level_sees_an_immediate_win() {
    for info in GAMES {
        for (seed, game) in nearly_won(info.id, 8).into_iter().enumerate() {
            for level in 1..=Level::STRONGEST {
                let action = choose(&mut *at_level(info.id, level, seed as u64), &*game);
                let mut game = game.boxed();
                let seat = game.to_move();
                game.play(&action).expect("legal");
                let winner = game.outcome().and_then(|outcome| outcome.winner);
                assert_eq!(winner, Some(seat), "{} {level}", info.id);
            }
        }
    }
}

#[test]
fn a_turn_of_several_actions_takes_no_longer_than_one() {
    let nodes = |game: &dyn AnyGame| {
        let mut engine = at_level("heroes", Level::STRONGEST, 1);
        let thought = engine.think(game, &Limits::nodes(u64::MAX), &mut |_| {});
        let thought = thought.expect("the game is not over");
        (thought.nodes, thought.action().to_owned())
    };
    let after = "4/3HC2/5ck1/4f4/1K3h2mn/E3*4/3F1n4/C1E1FfNm1/6G1/M1H4/4 b -";
    let (one, _) = nodes(&*catalog::read("heroes", after).expect("a position"));
    let mut game = catalog::start("heroes").expect("a game");
    let (seat, mut all, mut actions) = (game.to_move(), 0, 0);
    while game.to_move() == seat {
        let (spent, action) = nodes(&*game);
        all += spent;
        actions += 1;
        game.play(&action).expect("legal");
    }
    assert!(
        actions > 1 && all <= one + one / 20,
        "{all} nodes, {one} for one action"
    );
}

#[test]
fn what_is_thought_meanwhile_can_be_played() {
    for info in GAMES {
        let game = catalog::start(info.id).expect("a game");
        for level in [1, 8, 9, Level::STRONGEST] {
            let mut told = Vec::new();
            let limits = Limits::nodes(u64::MAX);
            let thought = at_level(info.id, level, 3).think(&*game, &limits, &mut |thought| {
                told.push(thought.action().to_owned());
            });
            // A search this short is over before anyone could ask for its move.
            let nodes = thought.expect("a thought").nodes;
            assert!(nodes < QUICK || !told.is_empty(), "{} {level}", info.id);
            let legal = |action: &String| game.explain(action).is_ok();
            assert!(told.iter().all(legal), "{} {level}", info.id);
        }
    }
}

#[test]
fn the_weakest_finish_what_they_have_won() {
    for seed in 0..5 {
        let mut game = catalog::read("herooj", WON).expect("a position");
        let seat = game.to_move();
        let mut weak = at_level("herooj", 1, seed);
        let options = format!("random,seed={seed}").parse().expect("options");
        let mut other = engine("herooj", &options, &Resources::default()).expect("an engine");
        while game.outcome().is_none() && game.history().len() < 40 {
            let player = if game.to_move() == seat {
                &mut weak
            } else {
                &mut other
            };
            let action = choose(&mut **player, &*game);
            game.play(&action).expect("legal");
        }
        let winner = game.outcome().and_then(|outcome| outcome.winner);
        assert_eq!(winner, Some(seat), "seed {seed}: {}", game.line());
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
                .map(|seat| at_level(info.id, if seat == strong { 6 } else { 1 }, number as u64))
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
