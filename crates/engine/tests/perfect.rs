//! The engine that knows what every move of Le Rooya is worth.

use ludejo_engine::{Engine, Limits, Options, ResourceError, Resources, Thought, engine};
use ludejo_oracle::{Oracle, ROOYA, StoreError, Worth};
use ludejo_rules::rooya::Rooya;
use ludejo_rules::{AnyGame, Game, Play, Seat, catalog};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn make(options: &str, resources: &Resources) -> Box<dyn Engine> {
    let options: Options = options.parse().expect("options");
    engine("rooya", &options, resources).expect("an engine")
}

fn perfect() -> Box<dyn Engine> {
    make("best", &resources())
}

fn resources() -> Resources {
    let mut resources = Resources::default();
    let added = resources.add("rooya.oracle", ROOYA.into());
    added.expect("made for these rules");
    resources
}

fn think(engine: &mut dyn Engine, game: &dyn AnyGame) -> Thought {
    let thought = engine.think(game, &Limits::nodes(1_000), &mut |_| {});
    thought.expect("the game is not over")
}

/// Positions that random games come to, the longest way first, until there are enough of a value.
fn positions(worth: Worth, least: u32, count: usize) -> Vec<Rooya> {
    let oracle = Oracle::rooya().expect("made for these rules");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(17);
    let mut found = Vec::new();
    while found.len() < count {
        let mut play = Play::<Rooya>::default();
        while play.outcome().is_none() && found.len() < count {
            let list = play.position().actions();
            let list = list.as_ref();
            play.apply(list[rng.random_range(0..list.len())]);
            let answer = oracle.ask(play.position());
            let is_long = worth == Worth::Draw || answer.actions.is_some_and(|n| n >= least);
            let goes_on = play.outcome().is_none();
            if goes_on && !play.position().is_placing() && answer.worth == worth && is_long {
                found.push(*play.position());
            }
        }
    }
    found
}

#[test]
fn wins_and_losses_take_as_long_as_they_must() {
    let oracle = Oracle::rooya().expect("made for these rules");
    let mut engine = perfect();
    for (worth, least) in [(Worth::Win, 3), (Worth::Loss, 2)] {
        for position in positions(worth, least, 12) {
            let mut game = catalog::read("rooya", &position.to_string()).expect("a position");
            let left = oracle.ask(&position).actions.expect("an end");
            let seat = game.to_move();
            let told = think(&mut *engine, &*game).best().clone();
            let end = told.score.end.expect("it is known");
            assert_eq!(
                (end.actions, end.winner == seat),
                (left, worth == Worth::Win)
            );
            assert_eq!(told.actions.len(), left as usize, "{position}");
            for _ in 0..left {
                assert!(game.outcome().is_none(), "{position}");
                let action = think(&mut *engine, &*game).action().to_owned();
                game.play(&action).expect("legal");
            }
            let outcome = game.outcome().expect("over in time");
            assert_eq!(outcome.winner, Some(end.winner), "{position}");
        }
    }
}

#[test]
fn it_never_loses_from_the_start() {
    for number in 0..4 {
        let seat = Seat::new(number % 2);
        let mut engines = [
            perfect(),
            make(&format!("best,seed={number}"), &Resources::default()),
        ];
        let mut game = catalog::start("rooya").expect("a game");
        while game.outcome().is_none() {
            let one = usize::from(game.to_move() != seat);
            let action = think(&mut *engines[one], &*game).action().to_owned();
            game.play(&action).expect("legal");
        }
        let winner = game.outcome().and_then(|outcome| outcome.winner);
        assert!(
            winner.is_none_or(|winner| winner == seat),
            "{:?}",
            game.history()
        );
    }
}

/// The share of the moves that lose.
fn mistakes(position: &Rooya) -> f64 {
    let oracle = Oracle::rooya().expect("made for these rules");
    let list = position.actions();
    let list = list.as_ref();
    let loses = |action: &&_| oracle.ask_action(position, **action).worth == Worth::Loss;
    list.iter().filter(loses).count() as f64 / list.len() as f64
}

#[test]
fn a_draw_is_kept_so_that_the_other_seat_goes_wrong_easily() {
    let oracle = Oracle::rooya().expect("made for these rules");
    let mut engine = perfect();
    let (mut chosen, mut usual) = (0.0, 0.0);
    for position in positions(Worth::Draw, 0, 20) {
        let game = catalog::read("rooya", &position.to_string()).expect("a position");
        let action = think(&mut *engine, &*game)
            .action()
            .parse()
            .expect("an action");
        assert_eq!(
            oracle.ask_action(&position, action).worth,
            Worth::Draw,
            "{position}"
        );
        chosen += mistakes(&position.after(action));
        let list = position.actions();
        let keeps = |action: &&_| oracle.ask_action(&position, **action).worth == Worth::Draw;
        let keeping: Vec<_> = list.as_ref().iter().filter(keeps).collect();
        let all: f64 = keeping
            .iter()
            .map(|action| mistakes(&position.after(**action)))
            .sum();
        usual += all / keeping.len() as f64;
    }
    assert!(chosen > 1.5 * usual, "{chosen} for {usual}");
}

#[test]
fn other_bytes_are_refused() {
    let mut resources = Resources::default();
    let refused = resources.add("rooya.oracle", vec![1, 2, 3].into());
    assert_eq!(refused, Err(ResourceError::Oracle(StoreError::NoStore)));
    let mut bytes = ROOYA.to_vec();
    bytes[200] ^= 1;
    let refused = resources.add("rooya.oracle", bytes.into()).unwrap_err();
    assert_eq!(refused.to_string(), "rooya.oracle is broken: it is damaged");
}
