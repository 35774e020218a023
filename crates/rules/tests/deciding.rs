//! The cells that show why a game is over.

use ludejo_rules::{AnyGame, Outcome, Reason, Seat, catalog};

/// The game after the first action, of those that win, in a position.
fn won(id: &str, line: &str) -> Box<dyn AnyGame> {
    let mut game = catalog::read(id, line).expect(line);
    let seat = game.to_move();
    for action in game.legal() {
        game.play(&action).expect("legal");
        if game
            .outcome()
            .is_some_and(|outcome| outcome.winner == Some(seat))
        {
            return game;
        }
        game.undo();
    }
    panic!("nothing wins in {line}");
}

/// The names of the cells that show why a game is over.
fn deciding(game: &dyn AnyGame) -> Vec<&str> {
    let cells = &game.board().cells;
    let shown = game.deciding().into_iter();
    let mut names: Vec<_> = shown.map(|cell| &*cells[usize::from(cell)].name).collect();
    names.sort_unstable();
    names
}

#[test]
fn they_are_where_something_was_captured_or_completed() {
    let castle = "nK7/2nW5/7nW4/3nB1sC6/12/12/12/12/4sW7/12/8/7sK s";
    let four = "nK7/3nW4/4nW6eK/3wC8/12/8eB3/1wW10/12/5sC6/wK6sW4/8/7sK s";
    let cities = "10/2w1w5/10/10/7H2/10/2W3W3/10/2w7/10 y b5,b6,e5,e6,f5,f6,i6/i5";
    for (id, line, reason, cells) in [
        (
            "herooj",
            "8/2m2m2/8/3p4/3P4/3PPm2/8/8 w",
            Reason::Elimination,
            "d5",
        ),
        (
            "rooya",
            "b1Wb1/b3b/WWW1W/b2Wb/WbbW1 w -",
            Reason::Line,
            "a3 b3 c3 d3 e3",
        ),
        ("sparta", cities, Reason::Cities, "b5 b6 e5 e6 f5 f6 i5 i6"),
        (
            "heroes",
            "4/7/2H5/3C5/6m3/K1h1*4/9k/7c1/8/4f2/4 w -",
            Reason::Heroes,
            "f4",
        ),
        (
            "heroes",
            "4/7/8/7R1/4Ef2k1/K2H*4/6Nf2/8h/M1F3f1/5nm/2c1 w -",
            Reason::Checkmate,
            "e9",
        ),
        ("evo", castle, Reason::Castle, "c12"),
        ("evo4", four, Reason::Elimination, "i7"),
    ] {
        let game = won(id, line);
        assert_eq!(game.outcome().expect("over").reason, reason, "{id}");
        assert_eq!(deciding(&*game).join(" "), cells, "{id} {reason}");
    }
}

#[test]
fn there_are_none_where_people_have_ended_a_game_or_it_goes_on() {
    let mut game = catalog::start("herooj").expect("a game");
    assert!(game.deciding().is_empty());
    game.end(Outcome::win(Seat::FIRST, Reason::Resignation));
    assert!(game.deciding().is_empty());
}
