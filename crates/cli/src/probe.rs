//! `ludejo probe`: what solved positions are worth, as JSON, line by line.

use std::collections::BTreeMap;

use clap::{Args, ValueEnum};
use ludejo_oracle::{Answer, Oracle, Worth};
use ludejo_rules::rooya::Rooya;
use ludejo_rules::{Game, PositionError};
use serde::Serialize;

use crate::edge::Failure;
use crate::lines;

/// Read positions of a solved game, one per line, and give the exact value of each in one line of JSON
///
/// For each line of standard input, you get whether the seat to move wins, draws or loses if both seats
/// play their best, in how many moves ("actions"; null for draws, and while pawns are being placed), and
/// the same for every legal move, for the seat that makes it. A line that isn't a position gets an error
/// object. docs/rooya.md explains what the values mean.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The game
    game: Solved,
}

/// The games that are solved.
#[derive(Clone, Copy, ValueEnum)]
enum Solved {
    Rooya,
}

/// What a position is worth.
#[derive(Serialize)]
struct Probed<'a> {
    position: &'a str,
    #[serde(flatten)]
    worth: Told,
    moves: BTreeMap<String, Told>,
}

/// What it is worth, in words and numbers.
#[derive(Serialize)]
struct Told {
    value: &'static str,
    actions: Option<u32>,
}

impl From<Answer> for Told {
    fn from(answer: Answer) -> Self {
        let value = match answer.worth {
            Worth::Win => "win",
            Worth::Draw => "draw",
            Worth::Loss => "loss",
        };
        let actions = answer.actions;
        Self { value, actions }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let Solved::Rooya = arguments.game;
    let oracle = Oracle::rooya()
        .map_err(|error| Failure::run(format!("The solution can't be used: {error}.")))?;
    lines::answer(|line| probe(oracle, line))
}

fn probe(oracle: &Oracle, text: &str) -> serde_json::Result<String> {
    let parsed: Result<Rooya, PositionError> = text.parse();
    let game = match parsed {
        Ok(game) => game,
        Err(error) => return lines::reject(text, &error),
    };
    let mut moves = BTreeMap::new();
    if game.outcome().is_none() {
        game.for_each_action(|action| {
            let answer = oracle.ask_action(&game, action);
            moves.insert(action.to_string(), answer.into());
        });
    }
    serde_json::to_string(&Probed {
        position: text,
        worth: oracle.ask(&game).into(),
        moves,
    })
}
