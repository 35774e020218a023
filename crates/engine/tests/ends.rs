//! A claimed win in so many actions is exact: brute force, which looks at everything and remembers
//! nothing, finds the same.

use std::thread;

use ludejo_engine::{Engine, Kind, Limits, Options, Resources, engine};
use ludejo_rules::catalog::{self, GAMES, Visitor};
use ludejo_rules::{Info, Play, Seat, Tabletop};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Brute force may look at about so many positions for one claim.
const PATIENCE: f64 = 1e6;
/// Claims to be checked for each engine.
const CLAIMS: u32 = 3;

/// Whether a seat can force its win within so many actions.
fn is_forced<G: Tabletop>(position: &G, winner: Seat, within: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(winner);
    }
    if within == 0 {
        return false;
    }
    let forced = |&action: &G::Action| is_forced(&position.after(action), winner, within - 1);
    let actions = position.actions();
    let mut actions = actions.as_ref().iter();
    if position.to_move() == winner {
        actions.any(forced)
    } else {
        actions.all(forced)
    }
}

/// Plays on, half at random and half as the engine says, and checks what it claims.
struct CheckClaims<'a>(&'a mut dyn Engine, Kind);

impl Visitor for CheckClaims<'_> {
    type Out = ();

    fn visit<G: Tabletop>(self) {
        let Self(engine, kind) = self;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
        let mut claims = 0;
        for game in 0.. {
            assert!(game < 400, "{} {kind}: only {claims} claims", G::INFO.id);
            let mut play = Play::<G>::default();
            engine.forget();
            while play.outcome().is_none() {
                let position = *play.position();
                let thought = engine.think(&play, &Limits::nodes(1_500), &mut |_| {});
                let thought = thought.expect("the game is not over");
                let end = thought.best().score.end;
                let breadth = f64::from(position.count_actions());
                if let Some(end) = end
                    && breadth.powi(end.actions as i32) < PATIENCE
                {
                    let line = &thought.best().actions;
                    assert_eq!(line.len(), end.actions as usize, "{position} {line:?}");
                    let forced = |within| is_forced(&position, end.winner, within);
                    assert!(forced(end.actions), "{position} {end:?}");
                    assert!(!forced(end.actions - 1), "{position} {end:?}");
                    let mut now = position;
                    for action in line {
                        now.apply(action.parse().expect("an action"));
                    }
                    let winner = now.outcome().and_then(|outcome| outcome.winner);
                    assert_eq!(winner, Some(end.winner), "{position} {line:?}");
                    claims += 1;
                }
                if end.is_some_and(|end| end.actions == 1) {
                    break;
                }
                let list = position.actions();
                let list = list.as_ref();
                let action = if rng.random_bool(0.5) {
                    list[rng.random_range(0..list.len())]
                } else {
                    thought.action().parse().expect("an action")
                };
                play.apply(action);
            }
            if claims >= CLAIMS {
                return;
            }
        }
    }
}

#[test]
fn wins_in_so_many_actions_are_exact() {
    let kinds = [Kind::Search, Kind::Mcts, Kind::Paranoid, Kind::Brs];
    thread::scope(|scope| {
        for info in GAMES {
            scope.spawn(move || {
                for kind in kinds {
                    check(info, kind);
                }
            });
        }
    });
}

fn check(info: &Info, kind: Kind) {
    let options = Options {
        kind,
        ..Options::default()
    };
    // Not every kind plays every game.
    if let Ok(mut engine) = engine(info.id, &options, &Resources::default()) {
        catalog::visit(info.id, CheckClaims(&mut *engine, kind)).expect("a game");
    }
}
