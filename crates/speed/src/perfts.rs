//! Perft without a hash table beside that of cozy-chess.

use cozy_chess::Board;
use ludejo_rules::{Info, Tabletop, catalog, perft};

use crate::measure::{Beside, beside, rate};
use crate::positions::{self, Entry};
use crate::table::Table;
use crate::{targets, yardstick};

/// How deep cozy-chess counts: some milliseconds.
const CHESS_DEPTH: u32 = 5;
const CHESS_DEPTH_MADE: u32 = 4;

/// Measures every position of these games and prints two tables.
pub(crate) fn run(games: &[&Info], rounds: u32) {
    let ids: Vec<&str> = games.iter().map(|info| info.id).collect();
    let entries = positions::entries().filter(|entry| ids.contains(&entry.game));
    let entries: Vec<Entry> = entries.collect();

    for made in [false, true] {
        let how = if made {
            "every leaf made"
        } else {
            "leaves counted in bulk"
        };
        println!("\nPerft, {how}: millions of nodes a second, beside cozy-chess");
        let table = Table::new(["game", "position"], 1e6);
        for entry in &entries {
            let measure = Measure {
                entry,
                made,
                rounds,
            };
            let Some(measured) = catalog::visit(entry.game, measure) else {
                continue;
            };
            let target = if made {
                targets::perft_made(entry.game)
            } else {
                targets::perft_bulk(entry.game, entry.name)
            };
            table.row([entry.game, entry.name], &measured, target);
        }
    }
}

struct Measure<'a> {
    entry: &'a Entry,
    made: bool,
    rounds: u32,
}

impl catalog::Visitor for Measure<'_> {
    type Out = Beside;

    fn visit<G: Tabletop>(self) -> Beside {
        let position: G = self.entry.position();
        let chess = Board::default();
        let entry = self.entry;
        // A count that does not fit 64 bits takes years.
        if self.made {
            let count = || perft::count_made(&position, entry.depth_made).unwrap_or(0);
            let chess = || yardstick::perft_made(&chess, CHESS_DEPTH_MADE);
            beside(self.rounds, || rate(count), || rate(chess))
        } else {
            let count = || perft::count(&position, entry.depth_bulk).unwrap_or(0);
            let chess = || yardstick::perft(&chess, CHESS_DEPTH);
            beside(self.rounds, || rate(count), || rate(chess))
        }
    }
}
