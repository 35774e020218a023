//! Bytes choose a game, a setup and actions; then more of them write actions: those accepted are
//! those generated.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludejo_rules::catalog::{self, Visitor};
use ludejo_rules::{Pick, Tabletop};

/// The actions made before actions are written.
const MOST_ACTIONS: usize = 200;

struct Choose<'a>(&'a [u8]);

impl Choose<'_> {
    /// One of so many things; the first when the bytes have run out.
    fn below(&mut self, count: usize) -> usize {
        let Some((first, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        // Two bytes where one cannot name them all.
        let more = if count > 256 { self.below(256) } else { 0 };
        (usize::from(*first) + 256 * more) % count
    }
}

impl Visitor for Choose<'_> {
    type Out = ();

    fn visit<G: Tabletop>(mut self) {
        let setup = &G::INFO.setups[self.below(G::INFO.setups.len())];
        let mut position: G = setup.line.parse().expect("a valid setup");
        for _ in 0..self.0.len().saturating_sub(16).min(MOST_ACTIONS) {
            let actions = position.actions();
            let actions = actions.as_ref();
            if actions.is_empty() {
                break;
            }
            position.apply(actions[self.below(actions.len())]);
            assert_eq!(position.key(), position.full_key());
        }
        let actions = position.actions();
        let actions = actions.as_ref();
        // Legal actions with other cells in them.
        while !self.0.is_empty() && !actions.is_empty() {
            let action = actions[self.below(actions.len())].to_string();
            let cells = &G::board().cells;
            let picks = Pick::split(&action).into_iter().map(|pick| match pick {
                Pick::Cell(_) => cells[self.below(cells.len())].name.clone(),
                Pick::Word(word) => word,
            });
            let text: String = picks.collect();
            if let Ok(action) = text.parse::<G::Action>() {
                let is_generated = actions.contains(&action);
                assert_eq!(position.is_legal(action), is_generated, "{position} {text}");
                assert_eq!(
                    position.explain(action).is_ok(),
                    is_generated,
                    "{position} {text}"
                );
            }
        }
    }
}

fuzz_target!(|bytes: &[u8]| {
    if let Some((&game, rest)) = bytes.split_first() {
        let info = catalog::GAMES[usize::from(game) % catalog::GAMES.len()];
        catalog::visit(info.id, Choose(rest));
    }
});
