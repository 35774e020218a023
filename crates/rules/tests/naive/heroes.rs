//! Heroes Hexagonal Chess, read naively off its rules page.

mod moves;
mod setup;
mod tests;

use crate::naive::Expanded;
use moves::{candidates, king_attacked};
use setup::{Board, Mobilization, Position, allowance, count, enemy, read, write};
use std::collections::BTreeMap;

/// The standard start position.
pub(crate) fn start(id: &str) -> &'static str {
    if id == "heroes" { setup::START } else { "" }
}

/// What a position line means, or why it is invalid.
pub(crate) fn expand(id: &str, line: &str) -> Result<Expanded, String> {
    if id != "heroes" {
        return Err(format!("unknown game {id:?}"));
    }
    let position = read(line)?;
    let seat = position.to_move;
    // R7: the king of the seat not to move attacked, or either king in the mobilization.
    if king_attacked(&position.board, enemy(seat)) {
        return Err("board: the king of the seat not to move is attacked".to_string());
    }
    if position.mobilization.is_some() && king_attacked(&position.board, seat) {
        return Err("board: a king is attacked in the mobilization".to_string());
    }

    let mut expanded = Expanded {
        to_move: seat.to_string(),
        result: None,
        reason: None,
        legal: BTreeMap::new(),
    };
    // The end, 1: a seat has no hero, the other seat wins.
    for loser in ['w', 'b'] {
        if count(&position.board, loser, 'H') == 0 {
            expanded.result = Some(format!("win {}", enemy(loser)));
            expanded.reason = Some("heroes".to_string());
            return Ok(expanded);
        }
    }
    expanded.legal = match &position.mobilization {
        Some(mobilization) => mobilizing_actions(&position, mobilization),
        None => normal_actions(&position),
    };
    // The end, 2: the seat to move has no legal action.
    if expanded.legal.is_empty() {
        if king_attacked(&position.board, seat) {
            expanded.result = Some(format!("win {}", enemy(seat)));
            expanded.reason = Some("checkmate".to_string());
        } else {
            expanded.result = Some("draw".to_string());
            expanded.reason = Some("stalemate".to_string());
        }
    }
    Ok(expanded)
}

/// Normal play: no action leaves the own king attacked, or takes it.
fn normal_actions(position: &Position) -> BTreeMap<String, String> {
    let seat = position.to_move;
    let mut legal = BTreeMap::new();
    for candidate in candidates(&position.board, seat) {
        if king_attacked(&candidate.board, seat) {
            continue;
        }
        let after = Position {
            board: candidate.board,
            to_move: enemy(seat),
            mobilization: None,
        };
        legal.insert(candidate.text, write(&after));
    }
    legal
}

fn mobilizing_actions(position: &Position, now: &Mobilization) -> BTreeMap<String, String> {
    let seat = position.to_move;
    let mut legal = BTreeMap::new();
    for candidate in candidates(&position.board, seat) {
        // Only fresh pawns, knights, chariots and heroes move, each at most once a turn, and
        // without capturing.
        if !"FNCH".contains(candidate.kind)
            || now.moved.contains(&candidate.from)
            || candidate.captures
        {
            continue;
        }
        // R2: every action leaves both kings unattacked.
        if king_attacked(&candidate.board, 'w') || king_attacked(&candidate.board, 'b') {
            continue;
        }
        let mut moved = now.moved.clone();
        moved.push(candidate.to);
        moved.sort();
        let after = if now.left > 1 {
            Position {
                board: candidate.board,
                to_move: seat,
                mobilization: Some(Mobilization {
                    turn: now.turn,
                    left: now.left - 1,
                    moved,
                }),
            }
        } else {
            // The last allowed action ends the turn.
            next_turn(candidate.board, seat, now.turn)
        };
        legal.insert(candidate.text, write(&after));
    }
    // R3: `done` is always legal, and ends the turn.
    let after = next_turn(position.board.clone(), seat, now.turn);
    legal.insert("done".to_string(), write(&after));
    legal
}

/// White 1, Black 1, White 2, Black 2, White 3, Black 3; then White moves and play is normal.
fn next_turn(board: Board, seat: char, turn: i32) -> Position {
    let next = enemy(seat);
    let turn = if seat == 'w' { turn } else { turn + 1 };
    let mobilization = if turn > 3 {
        None
    } else {
        Some(Mobilization {
            turn,
            left: allowance(next, turn),
            moved: Vec::new(),
        })
    };
    Position {
        board,
        to_move: next,
        mobilization,
    }
}
