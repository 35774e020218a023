//! How the pieces of Heroes Hexagonal Chess move and attack.

use super::setup::{
    Board, DIRECTIONS, Hex, N, NE, NW, Piece, S, SE, SW, enemy, in_area_of, in_dark_area_of,
    king_of, name, on_board, plus,
};
use std::collections::BTreeSet;

/// Where a piece may go when the hex is empty, and where it could capture an enemy.
#[derive(Default)]
pub(crate) struct Reach {
    pub(crate) quiet: BTreeSet<Hex>,
    pub(crate) capture: BTreeSet<Hex>,
}

impl Reach {
    fn both(&mut self, hex: Hex) {
        self.quiet.insert(hex);
        self.capture.insert(hex);
    }
}

/// An action written out, before anybody asks whether it is legal.
pub(crate) struct Candidate {
    pub(crate) text: String,
    /// The board after it.
    pub(crate) board: Board,
    /// The kind that acted, where it stood, and where it stands afterwards.
    pub(crate) kind: char,
    pub(crate) from: Hex,
    pub(crate) to: Hex,
    /// Whether anything of either seat was captured.
    pub(crate) captures: bool,
}

fn adjacent(one: Hex, other: Hex) -> bool {
    DIRECTIONS.iter().any(|step| plus(one, *step) == other)
}

/// "Near a hero": adjacent to a hero of its own seat.
pub(crate) fn near_hero(board: &Board, hex: Hex, seat: char) -> bool {
    let hero = Piece { seat, kind: 'H' };
    DIRECTIONS
        .iter()
        .any(|step| board.get(&plus(hex, *step)) == Some(&hero))
}

fn empty(board: &Board, hex: Hex) -> bool {
    on_board(hex) && !board.contains_key(&hex)
}

/// Forward, forward-left/right, backward, backward-left/right.
fn compass(seat: char) -> (Hex, [Hex; 2], Hex, [Hex; 2]) {
    if seat == 'w' {
        (N, [NW, NE], S, [SW, SE])
    } else {
        (S, [SE, SW], N, [NE, NW])
    }
}

/// Hexes `least` to `most` away on the six lines, over empty hexes.
fn lines(board: &Board, from: Hex, least: i32, most: i32, reach: &mut Reach) {
    for step in DIRECTIONS {
        let mut hex = from;
        for distance in 1..=most {
            hex = plus(hex, step);
            if !on_board(hex) {
                break;
            }
            if distance >= least {
                reach.both(hex);
            }
            if !empty(board, hex) {
                break;
            }
        }
    }
}

/// The reach of the piece on `from`, rampages not included.
pub(crate) fn reach(board: &Board, from: Hex, piece: Piece) -> Reach {
    let mut reach = Reach::default();
    let near = near_hero(board, from, piece.seat);
    let (forward, forward_sides, backward, backward_sides) = compass(piece.seat);
    match piece.kind {
        // King: one hex, any direction.
        'K' => {
            for step in DIRECTIONS {
                reach.both(plus(from, step));
            }
        }
        // Hero: one or two steps, never back to where it began; the first of two to an empty hex.
        'H' => {
            for first in DIRECTIONS {
                let middle = plus(from, first);
                reach.both(middle);
                if empty(board, middle) {
                    for second in DIRECTIONS {
                        let last = plus(middle, second);
                        if last != from {
                            reach.both(last);
                        }
                    }
                }
            }
        }
        // Chariot: 1–5 hexes in a straight line, over empty hexes.
        'C' => lines(board, from, 1, 5, &mut reach),
        // Knight: 2 or 3 hexes in a straight line, over empty hexes; near a hero also the leap.
        'N' => {
            lines(board, from, 2, 3, &mut reach);
            if near {
                for leap in [(2, 0), (-2, 0), (1, 3), (1, -3), (-1, 3), (-1, -3)] {
                    reach.both(plus(from, leap));
                }
            }
        }
        // Camel: 1–2 hexes in a straight line, over empty hexes; near a hero 1–3.
        'M' => lines(board, from, 1, if near { 3 } else { 2 }, &mut reach),
        // Elephant: one hex, to an empty hex only (for the rampage see `rampages`).
        'E' => {
            for step in DIRECTIONS {
                reach.quiet.insert(plus(from, step));
            }
        }
        'P' | 'F' => {
            // Pawn: one hex straight forward; captures forward-left or forward-right.
            let ahead = plus(from, forward);
            reach.quiet.insert(ahead);
            for step in forward_sides {
                reach.capture.insert(plus(from, step));
            }
            // Near a hero also backward-left or backward-right, and captures straight forward.
            if near {
                for step in backward_sides {
                    reach.quiet.insert(plus(from, step));
                }
                reach.capture.insert(ahead);
            }
            // Fresh pawn: also two hexes straight forward, both empty.
            if piece.kind == 'F' && empty(board, ahead) {
                reach.quiet.insert(plus(ahead, forward));
            }
        }
        // Guard: the three forward directions, moving or capturing; the three backward, to an
        // empty hex only.
        'G' => {
            reach.both(plus(from, forward));
            for step in forward_sides {
                reach.both(plus(from, step));
            }
            reach.quiet.insert(plus(from, backward));
            for step in backward_sides {
                reach.quiet.insert(plus(from, step));
            }
        }
        // Heroic pawn: does not move and attacks nothing.
        _ => {}
    }
    reach.quiet.retain(|hex| on_board(*hex));
    reach.capture.retain(|hex| on_board(*hex));
    reach
}

/// The paths of the rampages of the elephant on `from`: near a hero, the next four hexes of a
/// direction, fewer if the board (or the centre) ends first, at least one, the first one empty.
pub(crate) fn rampages(board: &Board, from: Hex, piece: Piece) -> Vec<Vec<Hex>> {
    let mut paths = Vec::new();
    if piece.kind != 'E' || !near_hero(board, from, piece.seat) {
        return paths;
    }
    for step in DIRECTIONS {
        let mut path = Vec::new();
        let mut hex = plus(from, step);
        while path.len() < 4 && on_board(hex) {
            path.push(hex);
            hex = plus(hex, step);
        }
        if !path.is_empty() && empty(board, path[0]) {
            paths.push(path);
        }
    }
    paths
}

/// Whether one of the seat's pieces could capture an enemy on the hex now.
pub(crate) fn attacked(board: &Board, target: Hex, by: char) -> bool {
    for (from, piece) in board {
        if piece.seat != by {
            continue;
        }
        if reach(board, *from, *piece).capture.contains(&target) {
            return true;
        }
        for path in rampages(board, *from, *piece) {
            if path[1..].contains(&target) {
                return true;
            }
        }
    }
    false
}

/// Whether the seat's king is attacked; a seat whose king is gone counts as attacked.
pub(crate) fn king_attacked(board: &Board, seat: char) -> bool {
    match king_of(board, seat) {
        Some(king) => attacked(board, king, enemy(seat)),
        None => true,
    }
}

/// What the moved piece is after its move (the promotions and R4).
fn kind_after(board: &Board, from: Hex, to: Hex, piece: Piece) -> char {
    let rival = enemy(piece.seat);
    let beside_king = king_of(board, rival).is_some_and(|king| adjacent(to, king));
    match piece.kind {
        // A pawn or fresh pawn: beside the enemy king a heroic pawn, else in the enemy's area a
        // guard; a fresh one that has gone two hexes a pawn.
        'P' | 'F' if beside_king => 'R',
        'P' | 'F' if in_area_of(rival, to) => 'G',
        'F' if to == (from.0, from.1 + 4) || to == (from.0, from.1 - 4) => 'P',
        // A guard: in the enemy's dark area a hero, else beside the enemy king a heroic pawn.
        'G' if in_dark_area_of(rival, to) => 'H',
        'G' if beside_king => 'R',
        kind => kind,
    }
}

/// Everything the seat's pieces can do, kings and mobilization left out of account.
pub(crate) fn candidates(board: &Board, seat: char) -> Vec<Candidate> {
    let mut list = Vec::new();
    for (from, piece) in board {
        let from = *from;
        if piece.seat != seat {
            continue;
        }
        let reach = reach(board, from, *piece);
        let mut targets = BTreeSet::new();
        for to in &reach.quiet {
            if !board.contains_key(to) {
                targets.insert(*to);
            }
        }
        for to in &reach.capture {
            if board.get(to).is_some_and(|other| other.seat != seat) {
                targets.insert(*to);
            }
        }
        for to in targets {
            let mut after = board.clone();
            let captures = after.remove(&to).is_some();
            after.remove(&from);
            let kind = kind_after(&after, from, to, *piece);
            after.insert(to, Piece { seat, kind });
            list.push(Candidate {
                text: format!("{}{}", name(from), name(to)),
                board: after,
                kind: piece.kind,
                from,
                to,
                captures,
            });
        }
        for path in rampages(board, from, *piece) {
            let mut after = board.clone();
            let mut captures = false;
            after.remove(&from);
            for hex in &path {
                captures = after.remove(hex).is_some() || captures;
            }
            let to = path[path.len() - 1];
            list.push(Candidate {
                text: format!("{}~{}", name(from), name(to)),
                board: after,
                kind: piece.kind,
                from,
                to,
                captures,
            });
        }
        // A heroic pawn, as an action, becomes a hero where it stands.
        if piece.kind == 'R' {
            let mut after = board.clone();
            after.insert(from, Piece { seat, kind: 'H' });
            list.push(Candidate {
                text: format!("{}=H", name(from)),
                board: after,
                kind: piece.kind,
                from,
                to: from,
                captures: false,
            });
        }
    }
    list
}
