//! The positions that perft and playouts begin with, from `positions.txt`.

use ludejo_rules::Game;

const FILE: &str = include_str!("../positions.txt");

/// The name of the position where playouts begin that shall not begin at the start.
const PLAYOUTS: &str = "playouts";

/// A position to count from.
pub(crate) struct Entry {
    /// The id of its game.
    pub(crate) game: &'static str,
    /// Its name among those of the game.
    pub(crate) name: &'static str,
    /// How deep to count in bulk.
    pub(crate) depth_bulk: u32,
    /// How deep to count with every leaf made.
    pub(crate) depth_made: u32,
    line: &'static str,
}

impl Entry {
    /// Reads a line of the file: game, name, two depths, position line.
    fn read(text: &'static str) -> Option<Self> {
        let mut words = text.splitn(5, ' ');
        Some(Self {
            game: words.next()?,
            name: words.next()?,
            depth_bulk: words.next()?.parse().ok()?,
            depth_made: words.next()?.parse().ok()?,
            line: words.next()?,
        })
    }

    /// The position, which must be one of its game.
    pub(crate) fn position<G: Game>(&self) -> G {
        match self.line.parse() {
            Ok(position) => position,
            Err(error) => unreachable!("positions.txt, {} {}: {error}", self.game, self.name),
        }
    }
}

fn all() -> impl Iterator<Item = Entry> {
    let lines = FILE
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| Entry::read(line).unwrap_or_else(|| unreachable!("positions.txt: {line}")))
}

/// The positions for perft.
pub(crate) fn entries() -> impl Iterator<Item = Entry> {
    all().filter(|entry| entry.name != PLAYOUTS)
}

/// Where the playouts of a game begin.
pub(crate) fn playout_start<G: Game>() -> G {
    let named = all().find(|entry| entry.game == G::INFO.id && entry.name == PLAYOUTS);
    named.map_or_else(G::start, |entry| entry.position())
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludejo_rules::{Tabletop, catalog};

    struct HasActions(Entry);

    impl catalog::Visitor for HasActions {
        type Out = bool;

        fn visit<G: Tabletop>(self) -> bool {
            self.0.position::<G>().count_actions() > 0
        }
    }

    #[test]
    fn every_position_of_a_game_is_one_with_actions() {
        for entry in all() {
            let (game, name) = (entry.game, entry.name);
            let found = catalog::visit(game, HasActions(entry));
            assert_ne!(found, Some(false), "{game} {name}");
        }
    }

    #[test]
    fn every_game_has_four_positions() {
        for info in catalog::RELEASED {
            let count = entries().filter(|entry| entry.game == info.id).count();
            assert_eq!(count, 4, "{}", info.id);
        }
    }
}
