//! The rules of EVO, for two and for four, one by one.

mod ends;
mod moves;
mod positions;
mod random;
mod refusals;
mod setup;
mod show;

use std::collections::BTreeMap;

use ludejo_rules::{AnyGame, catalog, text};

/// The castles of both games.
const CASTLES: [(&str, &str); 2] = [("evo", "sKj1 nKc12"), ("evo4", "sKj1 wKa3 nKc12 eKl10")];

/// The letters of the seats of a game.
fn seats(id: &str) -> Vec<char> {
    let info = catalog::info(id).expect("a game");
    info.seats.iter().map(|seat| seat.letter).collect()
}

/// The castles of a game, written like pieces.
fn castles(id: &str) -> &'static str {
    let found = CASTLES.into_iter().find(|(game, _)| *game == id);
    found.expect("a game").1
}

/// The line of a position with these pieces and castles, written like `sWf5` or `nKc12`.
fn line(pieces: &str, seat: char) -> String {
    let mut board = BTreeMap::new();
    for piece in pieces.split_whitespace() {
        let (letters, square) = piece.split_at(2);
        let (file, rank, rest) = text::take_square(square).expect("a square");
        assert_eq!(rest, "");
        let before = board.insert((rank, file), letters);
        assert_eq!(before, None, "{square} twice");
    }
    let mut rows = Vec::new();
    for rank in (0..12).rev() {
        let mut row = String::new();
        let mut empty = 0;
        let files = if (2..10).contains(&rank) {
            0..12
        } else {
            2..10
        };
        for file in files {
            match board.get(&(rank, file)) {
                Some(letters) if empty > 0 => row += &format!("{empty}{letters}"),
                Some(letters) => row += letters,
                None => {
                    empty += 1;
                    continue;
                }
            }
            empty = 0;
        }
        if empty > 0 {
            row += &empty.to_string();
        }
        rows.push(row);
    }
    format!("{} {seat}", rows.join("/"))
}

/// These pieces, all castles, and a piece in its arm for each seat that has none.
fn fill(id: &str, pieces: &str) -> String {
    let mut all = format!("{} {pieces}", castles(id));
    for (letter, square) in [('s', "e1"), ('w', "a7"), ('n', "h12"), ('e', "l7")] {
        let has_piece = pieces.split_whitespace().any(|p| p.starts_with(letter));
        if seats(id).contains(&letter) && !has_piece {
            all += &format!(" {letter}W{square}");
        }
    }
    all
}

/// The line of a position with pieces as [`fill`] makes them.
fn full_line(id: &str, pieces: &str, seat: char) -> String {
    line(&fill(id, pieces), seat)
}

/// The game at a position.
fn read(id: &str, line: &str) -> Box<dyn AnyGame> {
    let read = catalog::read(id, line);
    read.unwrap_or_else(|error| panic!("{id} {line}: {error}"))
}

/// The line after an action.
fn after(id: &str, line: &str, action: &str) -> String {
    let mut game = read(id, line);
    let played = game.play(action);
    played.unwrap_or_else(|refusal| panic!("{id} {line} {action}: {refusal}"));
    game.line()
}

/// The actions of the piece on a square, and of no other.
fn actions_of(game: &dyn AnyGame, square: &str) -> Vec<String> {
    let is_of = |action: &String| {
        let after = action.strip_prefix(square);
        after.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    game.legal().into_iter().filter(is_of).collect()
}

/// The actions of a piece on a square that can go to these, whatever its role.
fn actions_to(square: &str, role: char, targets: &[&str]) -> Vec<String> {
    let turns = ["W", "B", "C", "S"].into_iter();
    let turns: Vec<_> = turns.filter(|turn| !turn.contains(role)).collect();
    let mut actions: Vec<_> = turns.iter().map(|t| format!("{square}={t}")).collect();
    for target in targets {
        actions.push(format!("{square}{target}"));
        actions.extend(turns.iter().map(|t| format!("{square}{target}={t}")));
    }
    actions.sort_unstable();
    actions
}
