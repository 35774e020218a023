//! The rules of Heroes Hexagonal Chess, one by one.

mod check;
mod ends;
mod mobilization;
mod positions;
mod promotion;
mod rampage;
mod random;
mod refusals;
mod scatter;
mod show;
mod walks;

use std::collections::BTreeMap;

use ludejo_rules::heroes::{Action, Heroes, Hex};
use ludejo_rules::{AnyGame, Game, Play};

/// A king and a hero of each seat, at the edges. The heroes' two steps reach the three files
/// nearest to them.
const AWAY: &str = "Ka2 Ha3 kk5 hk4";

/// The line of a position with these pieces, written like `Kc3` or `hj5`, without [`AWAY`].
fn line(pieces: &str, seat: char, mobilization: &str) -> String {
    let mut board: BTreeMap<Hex, &str> = BTreeMap::new();
    for piece in pieces.split_whitespace() {
        let (letter, name) = piece.split_at(1);
        let hex = name.parse().unwrap_or_else(|_| panic!("no hex {name}"));
        let before = board.insert(hex, letter);
        assert_eq!(before, None, "{name} twice");
    }
    let mut line = String::new();
    for file in 0..11 {
        let mut empty = 0;
        for rank in 0..11 {
            let written = match Hex::new(file, rank) {
                Some(hex) => board.get(&hex).copied(),
                None if (file, rank) == (5, 5) => Some("*"),
                None => continue,
            };
            match written {
                None => empty += 1,
                Some(letter) => {
                    if empty > 0 {
                        line += &empty.to_string();
                        empty = 0;
                    }
                    line += letter;
                }
            }
        }
        if empty > 0 {
            line += &empty.to_string();
        }
        line += if file < 10 { "/" } else { "" };
    }
    format!("{line} {seat} {mobilization}")
}

/// The position of a line, which must be one.
fn read(line: &str) -> Heroes {
    line.parse()
        .unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// The position with these pieces and [`AWAY`], the mobilization being over.
fn place(pieces: &str, seat: char) -> Heroes {
    read(&line(&format!("{pieces} {AWAY}"), seat, "-"))
}

/// The actions of a position, as text, sorted.
fn legal(position: &Heroes) -> Vec<String> {
    let legal = Play::from_position(*position).legal();
    assert_eq!(legal.len(), position.count_actions() as usize, "{position}");
    legal
}

/// What the piece on a hex can do: the rest of the texts of its actions, sorted, with an `x`
/// before where it captures by landing.
fn actions_from(position: &Heroes, from: &str) -> String {
    let actions: Vec<_> = legal(position)
        .iter()
        .filter_map(|action| action.strip_prefix(from))
        // Not those from `a10` when those from `a1` are wanted.
        .filter(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
        .map(|rest| {
            let captures = rest
                .parse()
                .is_ok_and(|to: Hex| piece_on(position, to).is_some());
            format!("{}{rest}", if captures { "x" } else { "" })
        })
        .collect();
    actions.join(" ")
}

/// The letter on a hex as the position line has it.
fn piece_on(position: &Heroes, hex: Hex) -> Option<char> {
    use ludejo_rules::Tabletop;
    let piece = *position.scene().pieces.get(&hex.cell())?;
    Some(ludejo_rules::text::cased(piece.letter, piece.seat))
}

/// The position after an action, which must be legal.
fn after(position: &Heroes, action: &str) -> Heroes {
    let mut play = Play::from_position(*position);
    play.play(action)
        .unwrap_or_else(|refusal| panic!("{position} {action}: {refusal}"));
    *play.position()
}

/// The key and the anchor of the refusal of an action, which must be illegal.
fn refusal(position: &Heroes, action: &str) -> (&'static str, &'static str) {
    let action: Action = action.parse().expect("an action");
    assert!(!position.is_legal(action), "{position} {action}");
    match ludejo_rules::Tabletop::explain(position, action) {
        Err(refusal) => (refusal.message.key, refusal.anchor),
        Ok(()) => panic!("{action} is legal in {position}"),
    }
}
