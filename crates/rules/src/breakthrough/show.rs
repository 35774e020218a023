//! What people see: board, pieces, effects.

use std::sync::LazyLock;

use super::{Action, Breakthrough};
use crate::bits::Bits;
use crate::{Board, Effect, Game, Piece, Refusal, Scene, Seat, Tabletop};

static BOARD: LazyLock<Board> = LazyLock::new(|| Board::squares(8, 8, |_, _| true));

impl Tabletop for Breakthrough {
    const PAGE: &'static str = include_str!("breakthrough.md");

    fn board() -> &'static Board {
        &BOARD
    }

    fn scene(&self) -> Scene {
        let mut scene = Scene {
            to_move: self.to_move(),
            ..Scene::default()
        };
        for (seat, pawns) in (0..).map(Seat::new).zip(self.pawns()) {
            let piece = Piece { seat, letter: 'P' };
            scene
                .pieces
                .extend(Bits(pawns).map(|square| (square, piece)));
        }
        scene
    }

    fn effects(&self, action: Action) -> Vec<Effect> {
        let other = self.to_move().next(2);
        let mut effects = Vec::new();
        if self.enemy >> action.to() & 1 == 1 {
            effects.push(Effect::Captured {
                at: action.to(),
                piece: Piece {
                    seat: other,
                    letter: 'P',
                },
            });
        }
        effects.push(Effect::Moved {
            path: vec![action.from(), action.to()],
        });
        effects.push(Effect::ToMove { seat: other });
        effects
    }

    fn explain(&self, action: Action) -> Result<(), Refusal> {
        self.why_not(action)
    }
}
