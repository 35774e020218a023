//! The rules without any haste, to check solutions with.

use ludejo_oracle::{Next, Position, Reading, Shape};
use ludejo_rules::rooya::Rooya;
use ludejo_rules::{Game, Outcome, Seat};

/// Puts what the moves from a position lead to into the list, in place of what it held. Returns whether
/// the position can be: whether nobody must have won before.
pub type Rules<'a> = dyn Fn(Position, &mut Vec<Next>) -> bool + Sync + 'a;

/// The rules of a board: those of Le Rooya itself, where it is its board, or else [`on_any_board`].
#[must_use]
pub fn of(shape: &Shape) -> Box<Rules<'static>> {
    if shape.points() == 25 && shape.reading() == Reading::Rules {
        return Box::new(rooya);
    }
    let shape = shape.clone();
    Box::new(move |position, list| on_any_board(&shape, position, list))
}

/// Le Rooya, by its rules. White is to move.
pub fn rooya(position: Position, list: &mut Vec<Next>) -> bool {
    list.clear();
    let Some(game) = Rooya::with_pawns([position.own, position.other]) else {
        return false;
    };
    game.for_each_action(|action| {
        let after = game.after(action);
        list.push(match after.outcome() {
            None => Next::Position(Position {
                own: after.pawns(Seat::SECOND),
                other: after.pawns(Seat::FIRST),
            }),
            Some(Outcome { winner, .. }) if winner == Some(Seat::FIRST) => Next::Win,
            Some(_) => Next::Loss,
        });
    });
    true
}

/// The board as a list of points, rank by rank: `Some(true)` are pawns of the seat to move.
type Points = Vec<Option<bool>>;

/// The same for a square board of any size, written a second time, from the rules page, point by point.
pub fn on_any_board(shape: &Shape, position: Position, list: &mut Vec<Next>) -> bool {
    list.clear();
    let board = Square {
        side: shape.points().isqrt() as usize,
        reading: shape.reading(),
    };
    let points: Points = (0..shape.points())
        .map(
            |point| match (position.own >> point & 1, position.other >> point & 1) {
                (0, 0) => None,
                (own, _) => Some(own == 1),
            },
        )
        .collect();
    let lines = board.lines();
    let is_complete =
        |points: &Points, line: &[usize], own| line.iter().all(|point| points[*point] == Some(own));
    let is_edge = |line: &[usize]| line.iter().all(|point| !board.is_inner(*point));
    let must_have_won = |own| {
        let mut lines = lines.iter();
        lines.any(|line| {
            let is_by_placing = is_edge(line) && board.reading != Reading::PlacingWins;
            !is_by_placing && is_complete(&points, line, own)
        })
    };
    if must_have_won(true) || must_have_won(false) {
        return false;
    }
    for after in board.boards_after(&points) {
        let completed = |own| {
            let mut lines = lines.iter();
            lines.any(|line| is_complete(&after, line, own) && !is_complete(&points, line, own))
        };
        list.push(if completed(true) {
            Next::Win
        } else if completed(false) {
            Next::Loss
        } else {
            let set = |own| {
                let points = after.iter().enumerate();
                let points = points.filter(|(_, owner)| **owner == Some(own));
                points.map(|(point, _)| 1 << point).sum()
            };
            Next::Position(Position {
                own: set(false),
                other: set(true),
            })
        });
    }
    true
}

/// A square board whose inner plate is all but its edge.
struct Square {
    side: usize,
    reading: Reading,
}

impl Square {
    fn is_inner(&self, point: usize) -> bool {
        let middle = 1..self.side - 1;
        middle.contains(&(point % self.side)) && middle.contains(&(point / self.side))
    }

    /// The files and the ranks, and the long diagonals if they count.
    fn lines(&self) -> Vec<Vec<usize>> {
        let side = self.side;
        let files = (0..side).map(|file| (0..side).map(|rank| rank * side + file).collect());
        let ranks = (0..side).map(|rank| (0..side).map(|file| rank * side + file).collect());
        let rising = (0..side).map(|file| file * side + file).collect();
        let falling = (0..side).map(|file| (side - 1 - file) * side + file);
        let diagonals = [rising, falling.collect()].into_iter();
        let diagonals = diagonals.filter(|_| self.reading == Reading::Diagonals);
        files.chain(ranks).chain(diagonals).collect()
    }

    /// The orthogonal neighbors.
    fn neighbors(&self, point: usize) -> Vec<usize> {
        let (file, rank) = (point % self.side, point / self.side);
        let all = 0..self.side * self.side;
        all.filter(|other| {
            let (other_file, other_rank) = (other % self.side, other / self.side);
            file.abs_diff(other_file) + rank.abs_diff(other_rank) == 1
        })
        .collect()
    }

    /// The board after each move of the seat to move.
    fn boards_after(&self, points: &Points) -> Vec<Points> {
        let mut boards = Vec::new();
        for from in (0..points.len()).filter(|from| points[*from] == Some(true)) {
            for to in self.neighbors(from) {
                if points[to] == Some(true) {
                    continue;
                }
                let mut after = points.clone();
                after.swap(from, to);
                let crosses = self.is_inner(from) != self.is_inner(to);
                if crosses && points[to].is_none() {
                    // One more step, on this plate.
                    for next in self.neighbors(to) {
                        let stays = self.is_inner(next) == self.is_inner(to);
                        if stays && after[next] != Some(true) {
                            let mut after = after.clone();
                            after.swap(to, next);
                            boards.push(after);
                        }
                    }
                }
                boards.push(after);
            }
        }
        let mut turned = points.clone();
        for quarters in 1..4 {
            turned = self.quarter_turn(&turned);
            let is_allowed = quarters != 2 || self.reading != Reading::NoHalfTurn;
            if is_allowed && turned != *points {
                boards.push(turned.clone());
            }
        }
        boards
    }

    /// The board after the inner plate has turned clockwise.
    fn quarter_turn(&self, points: &Points) -> Points {
        let mut turned = points.clone();
        for point in (0..points.len()).filter(|point| self.is_inner(*point)) {
            let (file, rank) = (point % self.side, point / self.side);
            turned[(self.side - 1 - file) * self.side + rank] = points[point];
        }
        turned
    }
}
