//! What people see: board, pieces, effects.

use std::sync::LazyLock;

use super::{Action, FAR_RANK, HEROO, HeroojVariant, KIND_LETTERS, MASTER_PIECE, PAWN, SAFE_ZONE};
use crate::{Area, Board, Effect, Game, Gauge, Layout, Piece, Refusal, Scene, Seat, Tabletop};

static BOARD: LazyLock<Board> = LazyLock::new(|| {
    Board::squares(8, 8, |_, _| true).with_areas(|cell| {
        let seat = match cell.row / 2 {
            0 | 1 => Seat::FIRST,
            6 | 7 => Seat::SECOND,
            _ => return None,
        };
        Some(Area {
            word: "safe-zone",
            seat: Some(seat),
            is_dark: false,
        })
    })
});

const PAGES: [&str; 2] = [include_str!("herooj.md"), include_str!("master-herooj.md")];

impl<const MASTER: bool> Tabletop for HeroojVariant<MASTER> {
    const PAGE: &'static str = PAGES[MASTER as usize];

    fn board() -> &'static Board {
        &BOARD
    }

    fn layout() -> Layout {
        let layout = Layout::new(Self::INFO, Self::board());
        if MASTER {
            layout.with_field("masters")
        } else {
            layout
        }
    }

    fn turn_passed(&self) -> Option<Self> {
        Some(self.passed())
    }

    fn scene(&self) -> Scene {
        let mut scene = Scene {
            to_move: self.to_move(),
            ..Scene::default()
        };
        for square in 0..64 {
            if let Some(piece) = self.piece_at(square) {
                scene.pieces.insert(square, piece);
            }
        }
        if MASTER {
            for seat in [Seat::FIRST, Seat::SECOND] {
                let made = self.made[seat.index()];
                scene.gauges.insert(masters_made(seat), made.into());
            }
        }
        scene
    }

    fn effects(&self, action: Action) -> Vec<Effect> {
        let mut effects = Vec::new();
        if let Some(piece) = self.piece_at(action.to()) {
            effects.push(Effect::Captured {
                at: action.to(),
                piece,
            });
        }
        let (from, to) = (action.from(), action.to());
        let adjacent = (from % 8).abs_diff(to % 8) < 2 && (from / 8).abs_diff(to / 8) < 2;
        effects.push(Effect::Moved {
            path: if adjacent {
                vec![from, to]
            } else {
                vec![from, (from + to) / 2, to]
            },
        });
        let seat = usize::from(self.to_move);
        let arrives = |squares: u64| squares >> to & 1 == 1;
        let mut become_kind = |kind: usize| {
            effects.push(Effect::Became {
                at: to,
                piece: Piece {
                    seat: self.to_move(),
                    letter: char::from(KIND_LETTERS[kind]),
                },
            });
        };
        match self.kind_at(from) {
            PAWN if arrives(FAR_RANK[seat]) => become_kind(HEROO),
            HEROO if MASTER && arrives(SAFE_ZONE[seat]) => {
                become_kind(MASTER_PIECE);
                effects.push(Effect::Counted {
                    gauge: masters_made(self.to_move()),
                    value: Some(i64::from(self.made[seat]) + 1),
                });
            }
            _ => {}
        }
        effects.push(Effect::ToMove {
            seat: self.to_move().next(2),
        });
        effects
    }

    fn explain(&self, action: Action) -> Result<(), Refusal> {
        self.why_not(action)
    }
}

impl<const MASTER: bool> HeroojVariant<MASTER> {
    /// The piece on a square.
    pub(super) fn piece_at(&self, square: u8) -> Option<Piece> {
        let seat = self
            .seats
            .iter()
            .position(|pieces| pieces >> square & 1 == 1)?;
        Some(Piece {
            seat: Seat::new(seat as u8),
            letter: char::from(KIND_LETTERS[self.kind_at(square)]),
        })
    }
}

/// How many masters a seat has made since the start.
const fn masters_made(seat: Seat) -> Gauge {
    Gauge {
        word: "masters-made",
        seat: Some(seat),
    }
}
