//! Nodes of the search, with the evaluation made by hand, beside perft of cozy-chess with every
//! leaf made, which tells how fast the machine is.

use cozy_chess::Board;
use ludejo_engine::{Limits, Options, Resources, engine};
use ludejo_rules::{Info, catalog};

use crate::measure::{beside, rate};
use crate::table::Table;
use crate::{targets, yardstick};

const FILE: &str = include_str!("../search.txt");

/// Nodes of a search, or simulations of a tree search: some hundredths of a second, or tenths.
const NODES: u64 = 40_000;
const CHESS_DEPTH: u32 = 4;

/// Measures the positions of these games and prints a table.
pub(crate) fn run(games: &[&Info], rounds: u32) {
    println!(
        "\nSearch on one thread: millions of nodes a second, beside perft of cozy-chess with every leaf made"
    );
    let table = Table::new(["game", "position"], 1e6);
    for info in games {
        for (place, line) in positions(info.id).enumerate() {
            let mut search = searching(info.id, line, &Resources::default());
            let chess = Board::default();
            let chess = || yardstick::perft_made(&chess, CHESS_DEPTH);
            let measured = beside(rounds, || rate(&mut search), || rate(chess));
            let name = format!("middle-{}", place + 1);
            table.row([info.id, &name], &measured, targets::search(info.id));
        }
    }
}

/// A search of a position, which can be repeated: how many nodes it took.
pub(crate) fn searching(
    id: &str,
    line: &str,
    resources: &Resources,
) -> impl FnMut() -> u64 + use<> {
    let game = catalog::read(id, line);
    let engine = engine(id, &Options::default(), resources);
    let (Ok(game), Ok(mut engine)) = (game, engine) else {
        unreachable!("search.txt: {id} {line}");
    };
    move || {
        engine.forget();
        let thought = engine.think(&*game, &Limits::nodes(NODES), &mut |_| {});
        thought.map_or(0, |thought| thought.nodes)
    }
}

/// The position lines of a game.
pub(crate) fn positions(id: &str) -> impl Iterator<Item = &'static str> {
    FILE.lines()
        .filter_map(|line| line.split_once(' '))
        .filter(move |(game, _)| *game == id)
        .map(|(_, line)| line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_positions() {
        for info in catalog::RELEASED {
            assert_eq!(positions(info.id).count(), 3, "{}", info.id);
            for line in positions(info.id) {
                let Ok(game) = catalog::read(info.id, line) else {
                    panic!("{} {line}", info.id);
                };
                assert!(game.outcome().is_none(), "{} {line}", info.id);
            }
        }
    }
}
