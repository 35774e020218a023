//! What people see: board, pieces, effects.

use std::sync::LazyLock;

use super::text::letter;
use super::{Action, INNER, Rooya, SEATS, complete_lines};
use crate::bits::Bits;
use crate::{
    Area, Board, CellId, Effect, Game, Gauge, Layout, Outline, Piece, Refusal, Scene, Seat,
    Tabletop,
};

static BOARD: LazyLock<Board> = LazyLock::new(|| {
    let mut board = Board::squares(5, 5, |_, _| true).with_areas(|cell| {
        let is_inner = (1..=3).contains(&cell.column) && (2..=6).contains(&cell.row);
        Some(Area {
            word: if is_inner {
                "inner-plate"
            } else {
                "outer-plate"
            },
            seat: None,
            is_dark: false,
        })
    });
    for cell in &mut board.cells {
        cell.outline = Outline::Point;
        cell.tone = 0;
    }
    for point in 0..25 {
        if point % 5 < 4 {
            board.lines.push((point, point + 1));
        }
        if point / 5 < 4 {
            board.lines.push((point, point + 5));
        }
    }
    board
});

impl Tabletop for Rooya {
    const PAGE: &'static str = include_str!("rooya.md");

    fn board() -> &'static Board {
        &BOARD
    }

    fn layout() -> Layout {
        let layout = Layout::new(Self::INFO, Self::board()).with_field("winner");
        layout.with_token(|_, pawn| letter(pawn.seat).to_string())
    }

    fn turn_passed(&self) -> Option<Self> {
        (!self.is_placing()).then(|| self.passed())
    }

    fn scene(&self) -> Scene {
        let mut scene = Scene {
            to_move: self.to_move(),
            ..Scene::default()
        };
        for seat in SEATS {
            for point in Bits(self.pawns(seat)) {
                scene.pieces.insert(point, pawn(seat));
            }
        }
        if let Some(winner) = self.winner {
            scene.gauges.insert(line_completed(winner), 1);
        }
        scene
    }

    fn effects(&self, action: Action) -> Vec<Effect> {
        let mut effects = Vec::new();
        match action {
            Action::Place(at) => effects.push(Effect::Placed {
                at,
                piece: pawn(self.to_move()),
            }),
            Action::Step { from, to } => match self.owner(to) {
                None => effects.push(moved(&[from, to])),
                Some(_) => effects.push(Effect::Swapped { from, to }),
            },
            Action::TwoSteps { from, via, to } => match self.owner(to) {
                None => effects.push(moved(&[from, via, to])),
                Some(_) => {
                    effects.push(moved(&[from, via]));
                    effects.push(Effect::Swapped { from: via, to });
                }
            },
            Action::Turn(turn) => effects.push(Effect::Turned {
                moves: Bits(INNER)
                    .map(|from| (from, turn.of(1 << from).trailing_zeros() as u8))
                    .filter(|(from, to)| from != to)
                    .collect(),
            }),
        }
        if let Some(winner) = self.after(action).winner {
            effects.push(Effect::Counted {
                gauge: line_completed(winner),
                value: Some(1),
            });
        }
        effects.push(Effect::ToMove {
            seat: self.to_move().next(2),
        });
        effects
    }

    fn explain(&self, action: Action) -> Result<(), Refusal> {
        self.why_not(action)
    }

    /// The winner's line. Eight pawns are too few for two.
    fn deciding(&self, _: Option<(&Self, Action)>) -> Vec<CellId> {
        let line = self
            .winner
            .map_or(0, |seat| complete_lines(self.pawns(seat)));
        let is_in = |point: &CellId| {
            let (file, rank) = (point % 5, point / 5);
            line & (1 << file | 1 << (5 + 5 * rank)) != 0
        };
        (0..25).filter(is_in).collect()
    }
}

fn moved(path: &[u8]) -> Effect {
    let path = path.to_vec();
    Effect::Moved { path }
}

const fn pawn(seat: Seat) -> Piece {
    Piece { seat, letter: 'P' }
}

/// That a seat has won by completing a line: 1, or not there.
const fn line_completed(seat: Seat) -> Gauge {
    Gauge {
        word: "line-completed",
        seat: Some(seat),
    }
}
