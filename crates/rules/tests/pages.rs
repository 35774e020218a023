//! The rules pages: anchors that messages can name, and diagrams that are true.

use std::collections::BTreeSet;

use crate::kit::diagram::{Diagram, diagrams};
use crate::kit::page;
use ludejo_rules::{AnyGame, Effect, Info, Pick, Reason, catalog};

/// Every page has these.
const COMMON: &[&str] = &[
    "setup",
    "turn-order",
    "own-piece",
    "game-over",
    "notation",
    "position",
    "invalid-position",
    "g1",
    "g2",
];

#[test]
fn anchors_are_unique_and_the_common_ones_are_there() {
    for info in catalog::GAMES {
        let game = catalog::start(info.id).expect("a game of the catalog");
        let anchors = page::anchors(game.page());
        let headings = game.page().lines().filter(|line| line.starts_with("##"));
        assert_eq!(
            headings.count(),
            anchors.len(),
            "{}: each heading has one",
            info.id
        );
        let unique: BTreeSet<_> = anchors.iter().copied().collect();
        assert_eq!(unique.len(), anchors.len(), "{}: {anchors:?}", info.id);
        for anchor in COMMON {
            assert!(unique.contains(anchor), "{}: no {anchor}", info.id);
        }
        assert!(
            game.page().contains(info.designer),
            "{}: no credit",
            info.id
        );
    }
}

#[test]
fn diagrams_are_true() {
    for info in catalog::GAMES {
        let game = catalog::start(info.id).expect("a game of the catalog");
        let diagrams = diagrams(game.page());
        for setup in info.setups {
            let shown = diagrams.iter().any(|diagram| diagram.line == setup.line);
            assert!(shown, "{}: {} is not shown", info.id, setup.name);
        }
        for diagram in diagrams {
            let game = match catalog::read(info.id, diagram.line) {
                Ok(game) => game,
                Err(error) => panic!("{} {diagram:?}: {error}", info.id),
            };
            let seen = Seen::new(&*game, diagram.from);
            seen.check(&diagram);
            let outcome = game.outcome();
            if diagram.caption.starts_with("Checkmate") {
                let reason = outcome.map(|outcome| outcome.reason);
                assert_eq!(reason, Some(Reason::Checkmate), "{} {diagram:?}", info.id);
            } else {
                let told = tells(info, diagram.caption);
                let result = outcome.map(|outcome| info.result_text(&outcome));
                assert_eq!(result, told, "{} {diagram:?}", info.id);
            }
        }
    }
}

/// The result that a caption tells of.
fn tells(info: &Info, caption: &str) -> Option<String> {
    let winner = caption.split(" has won").next()?;
    let winner = winner.rsplit(' ').next()?.to_lowercase();
    let seat = info.seats.iter().find(|seat| seat.word == winner);
    if caption.contains("has won") {
        Some(format!("win {}", seat?.letter))
    } else if caption.ends_with("a draw.") {
        Some("draw".to_owned())
    } else {
        None
    }
}

/// The actions of a diagram: where each goes and what it captures.
struct Seen {
    actions: Vec<(String, BTreeSet<String>)>,
}

impl Seen {
    /// The actions of the piece on `from`; those that are but a cell without it.
    fn new(game: &dyn AnyGame, from: Option<&str>) -> Self {
        let name = |cell: &u8| game.board().name(*cell).to_owned();
        let captures = |action: &str| {
            let effects = game.effects(action).expect("a legal action");
            let captured = effects.iter().filter_map(|effect| match effect {
                Effect::Captured { at, .. } => Some(name(at)),
                _ => None,
            });
            captured.collect()
        };
        let mut actions = Vec::new();
        for action in game.legal() {
            let cells = Pick::split(&action)
                .into_iter()
                .filter_map(|pick| match pick {
                    Pick::Cell(cell) => Some(cell),
                    Pick::Word(_) => None,
                });
            let mut cells = cells.collect::<Vec<_>>().into_iter();
            let is_meant = from.is_none() || cells.next().as_deref() == from;
            if let (true, Some(to)) = (is_meant, cells.next()) {
                actions.push((to, captures(&action)));
            }
        }
        Self { actions }
    }

    fn check(&self, diagram: &Diagram<'_>) {
        let going = |cell: &str| self.actions.iter().find(|(to, _)| to == cell);
        for cell in &diagram.to {
            assert!(going(cell).is_some(), "no {cell}: {diagram:?}");
        }
        for cell in &diagram.no {
            assert!(going(cell).is_none(), "yet {cell}: {diagram:?}");
        }
        let vanish: BTreeSet<&str> = diagram.capture.iter().copied().collect();
        if let [to] = diagram.to[..] {
            // What acts may remove itself too.
            let (_, captured) = going(to).expect("checked above");
            let captured = captured.iter().map(String::as_str);
            let others = captured.filter(|cell| Some(*cell) != diagram.from);
            if others.collect::<BTreeSet<_>>() == vanish {
                return;
            }
        }
        for cell in vanish {
            let captured = going(cell).is_some_and(|(_, captured)| captured.contains(cell));
            assert!(captured, "{cell} is not captured: {diagram:?}");
        }
    }
}
