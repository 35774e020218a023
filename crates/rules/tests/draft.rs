//! Positions that are being set up, held against positions that are played.

use crate::kit::selection;
use crate::kit::walk::{Walk, positions};
use ludejo_rules::catalog::{self, Visitor};
use ludejo_rules::{Draft, DraftData, DraftError, Info, Piece, PieceAt, ReadError, Seat, Tabletop};
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn read(id: &str, line: &str) -> Draft {
    match Draft::read(id, line) {
        Ok(draft) => draft,
        other => panic!("{id} {line}: {other:?}"),
    }
}

/// Some piece of a game.
fn piece(info: &Info, rng: &mut Xoshiro256PlusPlus) -> Piece {
    let kind = info.pieces.choose(rng).expect("a kind of piece");
    Piece {
        seat: Seat::new(rng.random_range(0..info.seats.len()) as u8),
        letter: kind.letter,
    }
}

/// A draft shows what the position shows and gives its line; and what is changed in it is there
/// when the line is read again, and nothing else is.
fn holds<G: Tabletop>() {
    let (id, info) = (G::INFO.id, G::INFO);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(31);
    for position in Walk::<G>::new(30).take(positions(1_000)) {
        let (line, scene) = (position.to_string(), position.scene());
        let mut draft = read(id, &line);
        assert_eq!(draft.to_string(), line, "{id}");
        let shown = draft.scene();
        assert_eq!(shown.pieces, scene.pieces, "{id} {line}");
        assert_eq!(shown.owners, scene.owners, "{id} {line}");
        assert_eq!(shown.to_move, scene.to_move, "{id} {line}");
        for _ in 0..3 {
            let cell = rng.random_range(0..draft.cells.len());
            draft.cells[cell] = rng.random_bool(0.7).then(|| piece(info, &mut rng));
            let again = read(id, &draft.to_string());
            assert_eq!(again.cells, draft.cells, "{id} {draft}");
            assert_eq!(again.fields, draft.fields, "{id} {draft}");
            // Where it still is a position, it is the one with these pieces.
            if let Ok(changed) = draft.to_string().parse::<G>() {
                assert_eq!(changed.scene().pieces, draft.scene().pieces, "{id} {draft}");
            }
        }
    }
}

/// An empty field is missed by its name; what is too much at the end stays there.
fn names_fields<G: Tabletop>() {
    let (id, line) = (G::INFO.id, G::INFO.setups[0].line);
    let draft = read(id, line);
    assert_eq!(draft.fields[0].0, "seat", "{id}");
    for (index, (name, _)) in draft.fields.iter().enumerate() {
        let mut without = draft.clone();
        without.fields[index].1.clear();
        let error = without.to_string().parse::<G>().err();
        let error = error.unwrap_or_else(|| panic!("{id}: {name} is missed"));
        assert_eq!((error.field, error.message.key), (*name, "field-missing"));
        assert_eq!(read(id, &without.to_string()).fields, without.fields);
    }
    let long = format!("{line} more of it");
    assert_eq!(read(id, &long).to_string(), long, "{id}");
    let board = line.split(' ').next().unwrap_or_default();
    let bare = read(id, board);
    assert_eq!(bare.cells, draft.cells, "{id}");
    assert!(bare.fields.iter().all(|(_, text)| text.is_empty()), "{id}");
}

/// Runs a generic check on every game of the catalog.
macro_rules! every_game {
    ($($test:ident: $check:ident,)*) => {$(
        #[test]
        fn $test() {
            struct Check;
            impl Visitor for Check {
                type Out = ();
                fn visit<G: Tabletop>(self) {
                    $check::<G>();
                }
            }
            for info in selection::games() {
                catalog::visit(info.id, Check).expect("a game of the catalog");
            }
        }
    )*};
}

every_game! {
    drafts_are_what_positions_show: holds,
    fields_have_the_names_of_errors: names_fields,
}

#[test]
fn there_is_no_draft_without_a_board() {
    let no_game = Draft::read("chess", "8/8 w").err();
    assert_eq!(no_game, Some(ReadError::NoSuchGame));
    assert!(Draft::empty("chess").is_none());
    let nothing = Draft::empty("rooya").expect("a game").data();
    let error = |id, change: fn(&mut DraftData)| {
        let mut data = nothing.clone();
        change(&mut data);
        Draft::of(id, &data).err()
    };
    assert_eq!(error("chess", |_| ()), Some(DraftError::NoSuchGame));
    let piece = |cell, seat| PieceAt {
        cell,
        seat: Seat::new(seat),
        letter: 'P',
    };
    for (at, expected) in [
        (piece(25, 0), DraftError::NoSuchCell(25)),
        (piece(0, 2), DraftError::NoSuchSeat(Seat::new(2))),
    ] {
        let mut data = nothing.clone();
        data.pieces.push(at);
        assert_eq!(Draft::of("rooya", &data).err(), Some(expected));
    }
    assert_eq!(
        error("rooya", |data| data.fields[0].name.push('s')),
        Some(DraftError::NoSuchField("seats".to_owned()))
    );
    for (line, key) in [
        ("5/5/5/5 w -", "board-row-count"),
        ("5/5/5/5/4 w -", "board-row-length"),
        ("5/5/5/5/4Q w -", "board-letter"),
        ("", "board-row-count"),
    ] {
        match Draft::read("rooya", line) {
            Err(ReadError::Position(error)) => assert_eq!(error.message.key, key, "{line}"),
            other => panic!("{line}: {other:?}"),
        }
    }
}

#[test]
fn an_empty_draft_is_an_empty_board() {
    let mut draft = Draft::empty("heroes").expect("a game");
    assert_eq!(draft.to_string(), "4/7/8/9/10/4*4/10/9/8/7/4  ");
    draft.fields[0].1.push('w');
    draft.fields[1].1.push('-');
    assert_eq!(draft.to_string(), "4/7/8/9/10/4*4/10/9/8/7/4 w -");
}

#[test]
fn the_hole_stays_where_it_is() {
    // A hole that was lost, and one where a hex is.
    let draft = read("heroes", "4/7/8/9/10/3*5/10/9/8/7/4 w -");
    assert_eq!(draft.to_string(), "4/7/8/9/10/4*4/10/9/8/7/4 w -");
    let draft = read("heroes", "4/7/8/9/10/4K4/10/9/8/7/4 w -");
    assert_eq!(draft.to_string(), "4/7/8/9/10/4*4/10/9/8/7/4 w -");
}

#[test]
fn cities_are_given() {
    let board = "10/1wwwwwwww1/10/10/10/10/10/10/1WWWWWWWW1/10 y";
    let give = |cities: &str, name, seat| {
        let mut draft = read("sparta", &format!("{board} {cities}"));
        let cell = (0..).zip(&draft.cells).map(|(cell, _)| cell);
        let face = catalog::start("sparta").expect("a game");
        let cell = cell.filter(|cell| face.board().name(*cell) == name).last();
        let given = draft.give(cell.expect("a square"), seat);
        (given, draft.fields[1].1.clone())
    };
    let lists = "b5,e6,f5,i6/b6,e5,f6,i5";
    let expected = |lists: &str| (true, lists.to_owned());
    assert_eq!(
        give(lists, "e5", Seat::FIRST),
        expected("b5,e5,e6,f5,i6/b6,f6,i5")
    );
    assert_eq!(
        give(lists, "b5", Seat::SECOND),
        expected("e6,f5,i6/b5,b6,e5,f6,i5")
    );
    assert_eq!(give(lists, "b5", Seat::FIRST), expected(lists));
    assert_eq!(give("-/e5", "e5", Seat::FIRST), expected("e5/-"));
    // What the lists lack, or say twice or out of order, is set right around it.
    assert_eq!(give("zz", "i6", Seat::SECOND), expected("-/i6"));
    assert_eq!(give("i6,b5,i6/i6", "e5", Seat::FIRST), expected("b5,e5/i6"));
    assert_eq!(give(lists, "a1", Seat::FIRST), (false, lists.to_owned()));
}

#[test]
fn other_games_have_no_cells_to_own() {
    for info in catalog::GAMES.iter().filter(|info| info.id != "sparta") {
        let mut draft = read(info.id, info.setups[0].line);
        assert!(draft.owners().is_empty(), "{}", info.id);
        assert!(
            (0..20).all(|cell| !draft.give(cell, Seat::FIRST)),
            "{}",
            info.id
        );
        assert_eq!(draft.to_string(), info.setups[0].line);
    }
}
