//! Positions in words.

use ludejo_draw::{Subject, describe, describe_cell};
use ludejo_rules::catalog;

#[test]
fn starts_are_described_as_reviewed() {
    for info in catalog::GAMES {
        let game = catalog::start(info.id).expect("it is in the catalog");
        let scene = game.scene();
        let subject = Subject::new(info, game.board(), &scene);
        insta::assert_snapshot!(format!("{}-words", info.id), describe(&subject));
    }
}

#[test]
fn every_kind_area_and_count_has_its_words() {
    for info in catalog::GAMES {
        let game = catalog::start(info.id).expect("it is in the catalog");
        let mut keys = Vec::new();
        for kind in info.pieces {
            keys.push(format!("piece-{}", kind.word));
            keys.push(format!("pieces-{}", kind.word));
        }
        let cells = game.board().cells.iter();
        keys.extend(cells.filter_map(|cell| Some(format!("area-{}", cell.area?.word))));
        for owned in game.scene().owners.keys() {
            let area = game.board().cells[usize::from(*owned)].area;
            keys.extend(area.map(|area| format!("areas-{}", area.word)));
        }
        let gauges = game.scene().gauges;
        keys.extend(gauges.keys().map(|gauge| format!("gauge-{}", gauge.word)));
        for key in keys {
            assert_ne!(
                ludejo_messages::words(&key),
                key,
                "{} has no words for it",
                info.id
            );
        }
    }
}

#[test]
fn a_cell_tells_what_stands_there_and_whose_it_is() {
    let game = catalog::read("herooj", "8/1p6/8/2m5/8/8/1PP5/3M4 w");
    let game = game.expect("it is valid");
    let mut scene = game.scene();
    let cell = |name| game.board().find(name).expect("it is on the board");
    scene.spent.insert(cell("b2"));
    let subject = Subject::new(game.info(), game.board(), &scene);
    let words = |name| describe_cell(&subject, cell(name));
    assert_eq!(
        words("b2"),
        "b2: White pawn, already moved this turn, White's safe zone"
    );
    assert_eq!(words("b7"), "b7: Black pawn, Black's safe zone");
    assert_eq!(words("c5"), "c5: Black master");
    assert_eq!(words("e8"), "e8: empty, Black's safe zone");
    assert_eq!(
        describe(&subject),
        "White: pawns b2, c2; master d1; already moved b2. Black: pawn b7; master c5. \
         White to move."
    );
}
