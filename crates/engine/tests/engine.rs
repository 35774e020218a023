//! What every engine must keep to, whatever the game.

use ludejo_engine::{Limits, Score, engine};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rules::catalog::{self, GAMES};
use rules::{Face, Seat};

fn start(id: &str) -> Box<dyn Face> {
    catalog::start(id).expect("a game of the catalog")
}

/// Plays random actions; `None` if the game ended.
fn wander(id: &str, actions: u32, rng: &mut Xoshiro256PlusPlus) -> Option<Box<dyn Face>> {
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
    for info in GAMES {
        let mut engine = engine(info.id).expect("every game has an engine");
        for actions in [0, 7, 20, 33] {
            let Some(mut game) = wander(info.id, actions, &mut rng) else {
                continue;
            };
            let choice = engine
                .think(&*game, &Limits::nodes(3_000), 1)
                .expect("not over");
            assert_eq!(choice.line.first(), Some(&choice.action));
            for action in &choice.line {
                game.play(action)
                    .unwrap_or_else(|refusal| panic!("{}: {refusal}", info.id));
            }
        }
    }
}

#[test]
fn the_same_nodes_and_seed_give_the_same_choice() {
    for info in GAMES {
        let think = |seed| {
            let mut engine = engine(info.id).expect("an engine");
            let choice = engine.think(&*start(info.id), &Limits::nodes(2_000), seed);
            choice.expect("not over")
        };
        assert_eq!(think(3).line, think(3).line, "{}", info.id);
        let different = (0..20).any(|seed| think(seed).action != think(3).action);
        assert!(different, "{}: the seed chooses among equals", info.id);
    }
}

#[test]
fn one_node_is_enough_for_an_answer() {
    for info in GAMES {
        let mut engine = engine(info.id).expect("an engine");
        let choice = engine.think(&*start(info.id), &Limits::nodes(1), 0);
        assert!(choice.is_some(), "{}", info.id);
    }
}

#[test]
fn a_finished_game_has_no_choice() {
    for info in GAMES {
        let mut game = start(info.id);
        game.end(rules::Outcome::draw(rules::Reason::Agreement));
        let mut engine = engine(info.id).expect("an engine");
        assert!(engine.think(&*game, &Limits::nodes(100), 0).is_none());
    }
}

/// Positions and how they end: the seat to move wins after an odd number of actions, loses after
/// an even one.
const WINS: &[(&str, &str, u32)] = &[
    ("herooj", "8/4p3/8/8/H7/8/8/8 w", 1),
    ("herooj", "8/7p/8/8/8/H7/8/8 b", 2),
    ("master-herooj", "8/6pp/8/8/H7/8/8/6P1 w 1/0", 1),
];

#[test]
fn wins_are_seen() {
    for &(id, line, distance) in WINS {
        let game = catalog::read(id, line).expect("a game").expect(line);
        let mut engine = engine(id).expect("an engine");
        let choice = engine
            .think(&*game, &Limits::nodes(50_000), 0)
            .expect("not over");
        if distance % 2 == 1 {
            assert_eq!(choice.score, Score::WinIn(distance), "{line}");
        } else {
            assert_eq!(choice.score, Score::LossIn(distance), "{line}");
        }
    }
}

/// The quick form of the match that `examples/baseline.rs` plays: few games, few nodes.
#[test]
fn it_beats_random_play() {
    for info in GAMES {
        let mut engine = engine(info.id).expect("an engine");
        let mut wins = 0;
        for seed in 0..8 {
            let seat = Seat::new((seed % info.seats.len() as u64) as u8);
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut game = start(info.id);
            while game.outcome().is_none() {
                let action = if game.to_move() == seat {
                    let choice = engine.think(&*game, &Limits::nodes(1_500), seed);
                    choice.expect("not over").action
                } else {
                    let mut legal = game.legal();
                    legal.swap_remove(rng.random_range(0..legal.len()))
                };
                game.play(&action).expect("legal");
            }
            let outcome = game.outcome().expect("over");
            wins += u32::from(outcome.winner == Some(seat));
        }
        assert!(wins >= 6, "{}: only {wins} of 8", info.id);
    }
}
