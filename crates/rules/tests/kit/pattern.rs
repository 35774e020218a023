//! Well-formed action texts at random: those seen, with other cells in them.

use std::collections::BTreeSet;

use ludejo_rules::{Pick, Scene, Tabletop};
use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{Rng, RngExt};

/// The shapes of actions: where a cell stands and which words.
pub(crate) struct Patterns(BTreeSet<Vec<Option<String>>>);

impl Patterns {
    /// The shapes of the actions that the rules page of a game mentions.
    pub(crate) fn of_page<G: Tabletop>() -> Self {
        let mut patterns = Self(BTreeSet::new());
        let quoted = G::PAGE.split('`').skip(1).step_by(2);
        for action in quoted.filter(|text| text.parse::<G::Action>().is_ok()) {
            patterns.learn(action);
        }
        patterns
    }

    /// Learns the shape of an action.
    pub(crate) fn learn(&mut self, action: &str) {
        let shape = Pick::split(action).into_iter().map(|pick| match pick {
            Pick::Cell(_) => None,
            Pick::Word(word) => Some(word),
        });
        self.0.insert(shape.collect());
    }

    /// A text of a shape seen, with random cells; every second time the first one holds a
    /// piece of the seat to move.
    pub(crate) fn text<G: Tabletop>(&self, scene: &Scene, rng: &mut impl Rng) -> String {
        let board = G::board();
        let shape = self.0.iter().choose(rng).expect("an action was seen");
        let pieces = scene.pieces.iter();
        let own = pieces.filter(|(_, piece)| piece.seat == scene.to_move);
        let mut first = own.choose(rng).map(|(cell, _)| board.name(*cell));
        if rng.random() {
            first = None;
        }
        let mut cell = || {
            let cells = &board.cells;
            first
                .take()
                .unwrap_or(&cells.choose(rng).expect("a cell").name)
        };
        let picks = shape.iter().map(|word| match word {
            Some(word) => word.as_str(),
            None => cell(),
        });
        picks.collect()
    }
}
