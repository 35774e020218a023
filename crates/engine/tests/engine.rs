//! What every engine must keep to, whatever the game.

use std::thread;

use ludejo_engine::{Engine, Kind, Limits, Options, Resources, Thought, engine};
use ludejo_rules::catalog::{self, GAMES};
use ludejo_rules::{AnyGame, Info, Seat};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn start(id: &str) -> Box<dyn AnyGame> {
    catalog::start(id).expect("a game of the catalog")
}

/// Every engine of every game, with this seed.
fn engines(seed: u64) -> impl Iterator<Item = (&'static Info, Kind, Box<dyn Engine>)> {
    let engine = move |info: &'static Info, kind| {
        let options = Options {
            kind,
            seed,
            ..Options::default()
        };
        Some((
            info,
            kind,
            engine(info.id, &options, &Resources::default()).ok()?,
        ))
    };
    let of =
        move |info: &'static Info| Kind::ALL.iter().filter_map(move |&kind| engine(info, kind));
    GAMES.iter().flat_map(move |&info| of(info))
}

/// Those that search.
fn searches(seed: u64) -> impl Iterator<Item = (&'static Info, Kind, Box<dyn Engine>)> {
    engines(seed).filter(|(_, kind, _)| !matches!(kind, Kind::Random | Kind::Greedy))
}

/// Every game with every kind, whether or not they go together.
fn pairs() -> impl Iterator<Item = (&'static Info, Kind)> {
    let with = |info: &'static Info| Kind::ALL.iter().map(move |&kind| (info, kind));
    GAMES.iter().flat_map(move |&info| with(info))
}

/// What takes every kind about as long as so many nodes take most of them.
fn nodes_of(kind: Kind, nodes: u64) -> u64 {
    // Each node of this one is a whole random game.
    if kind == Kind::Uct { nodes / 10 } else { nodes }
}

/// What an engine thinks within so many nodes; the game is not over.
fn think(engine: &mut dyn Engine, game: &dyn AnyGame, nodes: u64) -> Thought {
    let thought = engine.think(game, &Limits::nodes(nodes), &mut |_| {});
    thought.expect("the game is not over")
}

/// Plays random actions; `None` if the game ended.
fn wander(id: &str, actions: u32, rng: &mut Xoshiro256PlusPlus) -> Option<Box<dyn AnyGame>> {
    let mut game = start(id);
    for _ in 0..actions {
        let legal = game.legal();
        if game.outcome().is_some() {
            return None;
        }
        game.play(&legal[rng.random_range(0..legal.len())])
            .expect("legal");
    }
    game.outcome().is_none().then_some(game)
}

#[test]
fn choices_are_legal_and_so_are_their_lines() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for (info, kind, mut engine) in engines(1) {
        for actions in [0, 7, 20, 33] {
            let Some(game) = wander(info.id, actions, &mut rng) else {
                continue;
            };
            let thought = think(&mut *engine, &*game, nodes_of(kind, 3_000));
            for line in &thought.lines {
                let mut game = game.boxed();
                assert!(!line.actions.is_empty(), "{} {kind}", info.id);
                for action in &line.actions {
                    game.play(action)
                        .unwrap_or_else(|refusal| panic!("{} {kind}: {refusal}", info.id));
                }
                let sum: f32 = line.score.shares.0.iter().sum();
                assert!((sum - 1.0).abs() < 1e-3, "{} {kind}: {line:?}", info.id);
            }
        }
    }
}

#[test]
fn the_same_nodes_and_seed_give_the_same_thought() {
    let twice = || engines(3).zip(engines(3));
    for ((info, kind, mut one), (_, _, mut other)) in twice() {
        let game = start(info.id);
        let nodes = nodes_of(kind, 2_000);
        let thoughts = (
            think(&mut *one, &*game, nodes),
            think(&mut *other, &*game, nodes),
        );
        assert_eq!(thoughts.0, thoughts.1, "{} {kind}", info.id);
        one.forget();
        let again = think(&mut *one, &*game, nodes);
        assert_eq!(again, thoughts.0, "{} {kind}: forgotten", info.id);
    }
}

#[test]
fn random_play_makes_every_action_equally_often() {
    const SEEDS: u32 = 6_000;
    let game = start("rooya");
    let mut counts = std::collections::BTreeMap::new();
    for seed in 0..SEEDS {
        let options = format!("random,seed={seed}").parse().expect("options");
        let mut engine = engine("rooya", &options, &Resources::default()).expect("an engine");
        let action = think(&mut *engine, &*game, 1).action().to_owned();
        *counts.entry(action).or_insert(0_u32) += 1;
    }
    let legal = game.legal();
    assert_eq!(counts.len(), legal.len());
    let expected = f64::from(SEEDS) / legal.len() as f64;
    for (action, count) in counts {
        let deviation = (f64::from(count) - expected) / expected.sqrt();
        assert!(deviation.abs() < 5.0, "{action}: {count} of {expected}");
    }
}

/// Positions, and all that a greedy player may do there.
const TAKEN: &[(&str, &str, &[&str])] = &[
    // A capture, and one that wins besides.
    ("herooj", "8/8/8/3p4/3P4/3P4/8/8 w", &["d3d5"]),
    ("herooj", "8/4p3/8/8/H7/8/8/8 w", &[]),
];

#[test]
fn greedy_play_takes_wins_and_captures() {
    for &(id, line, actions) in TAKEN {
        for seed in 0..20 {
            let options = format!("greedy,seed={seed}").parse().expect("options");
            let mut engine = engine(id, &options, &Resources::default()).expect("an engine");
            let mut game = catalog::read(id, line).expect(line);
            let seat = game.to_move();
            let thought = think(&mut *engine, &*game, 1);
            game.play(thought.action()).expect("legal");
            if actions.is_empty() {
                let outcome = game.outcome().expect("a win at once");
                assert_eq!(outcome.winner, Some(seat), "{line}");
            } else {
                assert!(
                    actions.contains(&thought.action()),
                    "{line}: {}",
                    thought.action()
                );
            }
        }
    }
}

#[test]
fn one_node_is_enough_for_an_answer() {
    for (info, _, mut engine) in engines(0) {
        think(&mut *engine, &*start(info.id), 1);
    }
}

/// However little memory there is, and whatever is kept from one action to the next.
#[test]
fn a_game_goes_on_with_little_memory() {
    for (info, kind) in pairs() {
        let options = Options {
            kind,
            memory: 1,
            ..Options::default()
        };
        let Ok(mut engine) = engine(info.id, &options, &Resources::default()) else {
            continue;
        };
        let mut game = start(info.id);
        for _ in 0..3 {
            let thought = think(&mut *engine, &*game, nodes_of(kind, 6_000));
            game.play(thought.action()).expect("legal");
            // What others do is not always what was expected.
            if let Some(action) = game.legal().pop() {
                game.play(&action).expect("legal");
            }
            if game.outcome().is_some() {
                break;
            }
        }
    }
}

#[test]
fn a_finished_game_has_no_choice() {
    for (info, _, mut engine) in engines(0) {
        let mut game = start(info.id);
        game.end(ludejo_rules::Outcome::draw(ludejo_rules::Reason::Agreement));
        let thought = engine.think(&*game, &Limits::nodes(100), &mut |_| {});
        assert_eq!(thought, None);
    }
}

/// Positions in which the seat to move wins with its first action.
const WINS: &[(&str, &str)] = &[
    ("herooj", "8/4p3/8/8/H7/8/8/8 w"),
    ("master-herooj", "8/6pp/8/8/H7/8/8/6P1 w 1/0"),
];

#[test]
fn wins_are_seen() {
    for &(id, line) in WINS {
        for (_, kind, mut engine) in searches(0).filter(|(info, _, _)| info.id == id) {
            let mut game = catalog::read(id, line).expect(line);
            let seat = game.to_move();
            let thought = think(&mut *engine, &*game, 50_000);
            assert!(
                thought.best().score.shares.of_seat(seat) > 0.99,
                "{kind} {line}"
            );
            game.play(thought.action()).expect("legal");
            let outcome = game.outcome().expect("a win at once");
            assert_eq!(outcome.winner, Some(seat), "{kind} {line}");
        }
    }
}

#[test]
fn a_win_is_proven_also_among_several_lines() {
    for &(id, line) in WINS {
        for lines in [1, 3] {
            let options = Options {
                lines,
                ..Options::default()
            };
            let mut engine = engine(id, &options, &Resources::default()).expect("an engine");
            let game = catalog::read(id, line).expect(line);
            // As it is told meanwhile, too: an analysis has no end.
            let mut told = Vec::new();
            let limits = Limits::nodes(50_000);
            let thought = engine.think(&*game, &limits, &mut |thought| {
                if thought.best().score.shares.of_seat(game.to_move()) > 0.99 {
                    told.push(thought.best().score.end);
                }
            });
            let end = thought.and_then(|thought| thought.best().score.end);
            let end = end.unwrap_or_else(|| panic!("{lines} lines: {line}"));
            assert_eq!((end.winner, end.actions), (game.to_move(), 1), "{line}");
            assert!(lines == 1 || told.contains(&Some(end)), "{line}");
            assert_eq!(told[0], None, "{line}: a win is shown before it is proven");
        }
    }
}

/// The quick form of the match that `examples/baseline.rs` plays: few games, few nodes.
#[test]
fn it_beats_random_play() {
    thread::scope(|scope| {
        for (info, kind, engine) in searches(0) {
            scope.spawn(move || {
                let wins = wins_against_random(info, engine, 4, nodes_of(kind, 1_500));
                assert!(wins >= 3, "{} {kind}: only {wins} of 4", info.id);
            });
        }
    });
}

/// How many of so many games an engine wins with so many nodes an action, each seat in turn.
fn wins_against_random(info: &Info, mut engine: Box<dyn Engine>, games: u64, nodes: u64) -> usize {
    let play = |seed: &u64| {
        let seat = Seat::new((seed % info.seats.len() as u64) as u8);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(*seed);
        let mut game = start(info.id);
        engine.forget();
        while game.outcome().is_none() {
            let action = if game.to_move() == seat {
                think(&mut *engine, &*game, nodes).action().to_owned()
            } else {
                let mut legal = game.legal();
                legal.swap_remove(rng.random_range(0..legal.len()))
            };
            game.play(&action).expect("legal");
        }
        game.outcome().expect("over").winner == Some(seat)
    };
    (0..games).filter(play).count()
}
