//! Which mistakes the levels make in Le Rooya: `cargo run --release --example mistakes [POSITIONS]`.
//!
//! In drawn positions of random games that have a move that loses later than at once, it compares how
//! many moves would lose, at once and later, with how often each level plays one. The ratio of the two
//! rates, each by the moves there are, says how much less a plain mistake tempts a level than a deep
//! one.

use std::error::Error;

use ludejo_engine::{Level, Limits, Options, Resources, engine};
use ludejo_oracle::{Oracle, Worth};
use ludejo_rules::rooya::Rooya;
use ludejo_rules::{Game, Play};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

type Action = <Rooya as Game>::Action;

/// What a move of a drawn position comes to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Sound,
    /// It lets the other seat complete a line at once, or completes it itself.
    Plain,
    Deep,
}

fn kind(oracle: &Oracle, position: &Rooya, action: Action) -> Kind {
    let answer = oracle.ask_action(position, action);
    match answer.worth {
        Worth::Win | Worth::Draw => Kind::Sound,
        Worth::Loss if answer.actions.is_some_and(|actions| actions <= 2) => Kind::Plain,
        Worth::Loss => Kind::Deep,
    }
}

/// Drawn positions of random games in which a move loses later than at once.
fn positions(oracle: &Oracle, count: usize) -> Vec<Rooya> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut found = Vec::new();
    while found.len() < count {
        let mut position = Rooya::start();
        // All pawns are placed, and then some are moved.
        for _ in 0..rng.random_range(17..80) {
            match position.sample(&mut rng) {
                Some(action) => position.apply(action),
                None => break,
            }
        }
        let is_drawn = position.outcome().is_none() && oracle.ask(&position).worth == Worth::Draw;
        let actions = position.actions();
        let is_deep = |action: &Action| kind(oracle, &position, *action) == Kind::Deep;
        if is_drawn && actions.iter().any(is_deep) {
            found.push(position);
        }
    }
    found
}

fn main() -> Result<(), Box<dyn Error>> {
    let count = std::env::args()
        .nth(1)
        .map_or(Ok(200), |text| text.parse())?;
    let oracle = Oracle::rooya().map_err(|error| error.to_string())?;
    let positions = positions(oracle, count);
    let mut there = [0.0; 2];
    for position in &positions {
        let actions = position.actions();
        for (there, wanted) in there.iter_mut().zip([Kind::Plain, Kind::Deep]) {
            let mistakes = actions
                .iter()
                .filter(|&&action| kind(oracle, position, action) == wanted);
            *there += mistakes.count() as f64 / actions.len() as f64;
        }
    }
    println!(
        "Of the moves, {} lose at once and {} later.",
        percent(there[0], count),
        percent(there[1], count)
    );
    println!("level  at once  later   at once by later, each by the moves there are");
    for number in 1..=Level::STRONGEST {
        let mut played = [0.0_f64; 2];
        for (seed, position) in positions.iter().enumerate() {
            let options = Options {
                level: Level::new(number),
                seed: seed as u64,
                ..Options::default()
            };
            let mut engine = engine("rooya", &options, &Resources::default())?;
            let game = Play::from_position(*position);
            let thought = engine.think(&game, &Limits::nodes(u64::MAX), &mut |_| {});
            let thought = thought.ok_or("the game is over")?;
            let action = thought.action().parse().map_err(|_| "not an action")?;
            match kind(oracle, position, action) {
                Kind::Sound => {}
                Kind::Plain => played[0] += 1.0,
                Kind::Deep => played[1] += 1.0,
            }
        }
        let rates = [0, 1].map(|which| played[which] / there[which]);
        let ratio = match rates {
            [_, 0.0] => "-".to_owned(),
            [plain, deep] => format!("{:.2}", plain / deep),
        };
        let [plain, deep] = played.map(|sum| percent(sum, count));
        println!("{number:>5}  {plain:>7}  {deep:>6}  {ratio}");
    }
    Ok(())
}

fn percent(sum: f64, count: usize) -> String {
    format!("{:.1} %", 100.0 * sum / count as f64)
}
