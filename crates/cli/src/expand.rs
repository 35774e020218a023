//! `ludejo expand`: what a position means, as JSON, line by line.

use clap::Args;
use ludejo_rules::{AnyGame, ReadError, Reason, catalog};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::edge::{Failure, find_game};
use crate::lines;

/// Read positions, one per line, and describe each in one line of JSON
///
/// For each line of standard input, you get the seat to move, the result and its reason, and every
/// legal move with the position after it. A line that isn't a position gets an error object.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The game's id, as listed by `ludejo games`
    game: String,
}

/// What a position means.
#[derive(serde::Serialize)]
struct Expanded<'a> {
    position: &'a str,
    to_move: char,
    result: Option<String>,
    reason: Option<Reason>,
    legal: Successors,
}

/// Actions and the positions after them, as an object in this order.
struct Successors(Vec<(String, String)>);

impl Serialize for Successors {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (action, after) in &self.0 {
            map.serialize_entry(action, after)?;
        }
        map.end()
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let info = find_game(&arguments.game)?;
    lines::answer(|line| match catalog::read(info.id, line) {
        Ok(game) => expand(line, &*game),
        Err(ReadError::Position(error)) => lines::reject(line, &error),
        Err(error) => unreachable!("{}: {error}", info.id),
    })
}

fn expand(position: &str, game: &dyn AnyGame) -> serde_json::Result<String> {
    let outcome = game.position_outcome();
    serde_json::to_string(&Expanded {
        position,
        to_move: game.info().letter(game.to_move()),
        result: outcome.map(|outcome| game.info().result_text(&outcome)),
        reason: outcome.map(|outcome| outcome.reason),
        legal: Successors(game.successors()),
    })
}
