//! The rules pages.

use std::collections::BTreeMap;

use ludejo_rules::catalog;

use crate::read;

/// The fields of the examples of a page: the position, then `from`, `to` and others.
fn examples(page: &str) -> Vec<(String, BTreeMap<String, Vec<String>>)> {
    let blocks = page.split("```position\n").skip(1);
    let read = |block: &str| {
        let (block, _) = block.split_once("```").expect("the end of the example");
        let mut lines = block.lines();
        let line = lines.next().expect("a position").to_owned();
        let fields = lines.filter_map(|line| line.split_once(": "));
        let squares = |text: &str| text.split(' ').map(str::to_owned).collect();
        let fields = fields.map(|(name, text)| (name.to_owned(), squares(text)));
        (line, fields.collect())
    };
    blocks.map(read).collect()
}

#[test]
fn the_examples_are_true() {
    for id in ["evo", "evo4"] {
        let page = catalog::start(id).expect("the game").page();
        let examples = examples(page);
        assert!(examples.len() >= 9);
        for (line, fields) in examples {
            let game = read(id, &line);
            let Some(from) = fields.get("from") else {
                continue;
            };
            let field = |name| fields.get(name).cloned().unwrap_or_default();
            let (to, capture, no) = (field("to"), field("capture"), field("no"));
            let explain = |square: &String| game.explain(&format!("{}{square}", from[0]));
            for square in &to {
                assert_eq!(explain(square), Ok(()), "{line} {square}");
            }
            let scene = game.scene();
            for square in &capture {
                assert_eq!(explain(square), Ok(()), "{line} {square}");
                let cell = game.board().find(square).expect("a square");
                let taken = scene.pieces.get(&cell).expect("a piece");
                assert_ne!(taken.seat, game.to_move());
            }
            for square in &no {
                assert!(explain(square).is_err(), "{line} {square}");
            }
        }
    }
}

#[test]
fn both_pages_have_the_same_anchors() {
    let anchors = |id| -> Vec<String> {
        let page = catalog::start(id).expect("the game").page();
        let parts = page.split("{#").skip(1);
        let anchors = parts.map(|part| part.split('}').next().expect("an anchor").to_owned());
        anchors.collect()
    };
    let two = anchors("evo");
    assert!(two.len() >= 30);
    assert_eq!(two, anchors("evo4"));
    assert!(two.contains(&"r4".to_owned()));
}

#[test]
fn the_setups_are_on_the_page() {
    for id in ["evo", "evo4"] {
        let game = catalog::start(id).expect("the game");
        assert!(
            game.page()
                .starts_with(&format!("# {}\n", game.info().name))
        );
        let lines: Vec<_> = examples(game.page()).into_iter().map(|e| e.0).collect();
        for setup in game.info().setups {
            assert!(
                lines.iter().any(|line| line == setup.line),
                "{}",
                setup.name
            );
        }
    }
}
