//! Positions of the second phase, and the moves between them.

use crate::shape::Shape;

/// All pawns are placed, and nobody has won.
///
/// That is all there is to know: the colours differ in nothing else, and a line that stands already
/// (along the edge, filled by placing) can be seen. It does not win by standing still.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    /// The pawns of the seat to move.
    pub own: u32,
    /// The pawns of the other seat.
    pub other: u32,
}

/// What a move leads to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Next {
    /// The seat that has moved wins.
    Win,
    /// The seat that has moved loses.
    Loss,
    /// The game goes on, with the other seat to move.
    Position(Position),
}

impl Position {
    /// The same board with the other seat to move.
    #[must_use]
    pub const fn passed(self) -> Self {
        Self {
            own: self.other,
            other: self.own,
        }
    }
}

/// Each of some points alone.
#[inline]
pub fn each(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// A pawn of the first set goes from a point to another, its last step beginning on `last`. An enemy
/// who stands on one of these two changes to the other.
#[inline]
const fn go(pawns: Position, from: u32, last: u32, to: u32, enemy: u32) -> Position {
    let swap = if enemy == 0 { 0 } else { last | to };
    Position {
        own: pawns.own ^ (from | to),
        other: pawns.other ^ swap,
    }
}

impl Shape {
    /// Whether the game can go on from here: nobody has a line that only a win can have filled.
    #[inline]
    #[must_use]
    pub fn is_open(&self, position: Position) -> bool {
        !self.has_won(position.own) && !self.has_won(position.other)
    }

    /// Calls `visit` with the board after each move, the pawns of the seat that moved still first.
    /// Different moves may lead to the same board.
    #[inline]
    fn boards_after(&self, position: Position, mut visit: impl FnMut(Position)) {
        self.steps(position, &mut visit);
        self.turned(position, visit);
    }

    /// The same for the moves of pawns alone.
    #[inline]
    pub fn steps(&self, position: Position, mut visit: impl FnMut(Position)) {
        let open = self.board() & !position.own;
        let empty = open & !position.other;
        for first in &self.directions {
            let to = first.ahead(position.own & (first.along | first.across)) & open;
            for to in each(to) {
                let from = first.back(to);
                visit(go(position, from, from, to, position.other & to));
            }
            let via = first.ahead(position.own & first.across) & empty;
            if via == 0 {
                continue;
            }
            for second in &self.directions {
                let to = second.ahead(via & second.along) & open;
                for to in each(to) {
                    let last = second.back(to);
                    visit(go(
                        position,
                        first.back(last),
                        last,
                        to,
                        position.other & to,
                    ));
                }
            }
        }
    }

    /// What the moves lead to, in the place of what the list held.
    #[inline]
    pub fn successors(&self, position: Position, list: &mut Vec<Next>) {
        list.clear();
        self.each_successor(position, |next| list.push(next));
    }

    /// Calls `visit` with what each move leads to.
    #[inline]
    pub fn each_successor(&self, position: Position, mut visit: impl FnMut(Next)) {
        let before = self.complete(position);
        self.boards_after(position, |after| visit(self.next(before, after)));
    }

    /// The same for the moves of pawns alone.
    #[inline]
    pub fn each_step(&self, position: Position, mut visit: impl FnMut(Next)) {
        let before = self.complete(position);
        self.steps(position, |after| visit(self.next(before, after)));
    }

    /// The same for the turns alone.
    #[inline]
    pub fn each_turn(&self, position: Position, mut visit: impl FnMut(Next)) {
        let before = self.complete(position);
        self.turned(position, |after| visit(self.next(before, after)));
    }

    /// The lines of both seats that are full.
    #[inline]
    fn complete(&self, position: Position) -> [u32; 2] {
        [position.own, position.other].map(|pawns| self.complete_lines(pawns))
    }

    /// What a move comes to that made this board where these lines were full; the pawns of the seat that
    /// has moved stand first.
    #[inline]
    fn next(&self, before: [u32; 2], after: Position) -> Next {
        let [own, other] = self.complete(after);
        if own & !before[0] != 0 {
            Next::Win
        } else if other & !before[1] != 0 {
            Next::Loss
        } else {
            Next::Position(after.passed())
        }
    }

    /// Calls `visit` with the positions that a move leads here from. Some of them may come more than
    /// once, or be such that the game is over there ([`is_open`](Self::is_open)).
    #[inline]
    pub fn predecessors(&self, position: Position, mut visit: impl FnMut(Position)) {
        // The seat that has moved first, as in the boards after a move.
        let after = position.passed();
        let now = self.complete(after);
        self.boards_before(after, |before| {
            // A move that completes a line ends the game, so it does not lead here.
            let completes = now != [0, 0]
                && (now[0] & !self.complete_lines(before.own) != 0
                    || now[1] & !self.complete_lines(before.other) != 0);
            if !completes {
                visit(before);
            }
        });
    }

    /// Calls `visit` with the boards that a move leads to this one from, the pawns of the seat that
    /// moves first.
    #[inline]
    fn boards_before(&self, after: Position, mut visit: impl FnMut(Position)) {
        let open = self.board() & !after.own;
        let empty = open & !after.other;
        for last in &self.directions {
            // The last step began on a point that the pawn has left empty or to an enemy.
            let began = last.back(after.own) & open;
            for from in each(began & (last.along | last.across)) {
                visit(go(after, from, from, last.ahead(from), after.other & from));
            }
            for via in each(began & last.along) {
                for first in &self.directions {
                    let from = first.back(via) & first.across & empty;
                    if from != 0 {
                        visit(go(after, from, via, last.ahead(via), after.other & via));
                    }
                }
            }
        }
        self.turned(after, visit);
    }

    /// Calls `visit` with the board after each turn that changes it; since with each turn there is the
    /// one that undoes it, also with the board before each.
    #[inline]
    fn turned(&self, position: Position, mut visit: impl FnMut(Position)) {
        for turn in &self.turns {
            let turned = Position {
                own: turn.of(position.own),
                other: turn.of(position.other),
            };
            if turned != position {
                visit(turned);
            }
        }
    }
}
