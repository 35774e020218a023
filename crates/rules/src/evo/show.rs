//! What people see: board, pieces, effects.

use std::sync::LazyLock;

use super::cross::{CASTLES, SIZE, SQUARES, arm, between, bit, holds, side, square};
use super::role::CASTLE;
use super::text;
use super::{Action, EvoFor, Loss};
use crate::{Area, Board, Effect, Game, Layout, Piece, Reason, Refusal, Scene, Seat, Tabletop};

static BOARDS: [LazyLock<Board>; 2] = [LazyLock::new(|| board(2)), LazyLock::new(|| board(4))];

const PAGES: [&str; 2] = [include_str!("evo.md"), include_str!("evo4.md")];

/// The cross. An arm belongs to the seat that sits there, if one does.
fn board(seats: usize) -> Board {
    let cross = Board::squares(SIZE, SIZE, |file, rank| holds(file as i8, rank as i8));
    cross.with_areas(|cell| {
        Some(match arm(cell.column as i8, (cell.row / 2) as i8) {
            None => Area {
                word: "middle",
                seat: None,
                is_dark: false,
            },
            Some(at) => Area {
                word: "arm",
                seat: (0..seats)
                    .position(|seat| side(seat, seats) == at)
                    .map(|seat| Seat::new(seat as u8)),
                is_dark: false,
            },
        })
    })
}

impl<const SEATS: usize> Tabletop for EvoFor<SEATS> {
    const PAGE: &'static str = PAGES[SEATS / 4];

    fn board() -> &'static Board {
        &BOARDS[SEATS / 4]
    }

    fn layout() -> Layout {
        Layout::new(Self::INFO, Self::board()).with_token(text::token)
    }

    fn turn_passed(&self) -> Option<Self> {
        Some(self.passed())
    }

    fn scene(&self) -> Scene {
        let mut scene = Scene {
            to_move: self.to_move(),
            ..Scene::default()
        };
        for square in 0..SQUARES as u8 {
            if let Some(piece) = self.piece_at(square) {
                scene.pieces.insert(square, piece);
            }
        }
        scene
    }

    fn effects(&self, action: Action) -> Vec<Effect> {
        let Action { from, to, becomes } = action;
        let mut effects = Vec::new();
        if from != to {
            if let Some(piece) = self.piece_at(to) {
                effects.push(Effect::Captured { at: to, piece });
            }
            let passed = between(from, to).filter_map(|(file, rank)| square(file, rank));
            let path = [from].into_iter().chain(passed).chain([to]).collect();
            effects.push(Effect::Moved { path });
        }
        if let Some(role) = becomes {
            let piece = Piece {
                seat: self.to_move(),
                letter: role.letter(),
            };
            effects.push(Effect::Became { at: to, piece });
        }
        effects.push(Effect::ToMove {
            seat: self.to_move().next(SEATS as u8),
        });
        effects
    }

    fn explain(&self, action: Action) -> Result<(), Refusal> {
        self.why_not(action)
    }
}

impl<const SEATS: usize> EvoFor<SEATS> {
    /// The piece or castle on a square.
    pub(super) fn piece_at(&self, square: u8) -> Option<Piece> {
        (0..SEATS).find_map(|index| {
            let seat = Seat::new(index as u8);
            let lost = Loss {
                seat,
                reason: Reason::Castle,
            };
            let letter = if self.pieces[index] & bit(square) != 0 {
                self.role_at(square).letter()
            } else if CASTLES[side(index, SEATS)] == square && self.loss != Some(lost) {
                CASTLE
            } else {
                return None;
            };
            Some(Piece { seat, letter })
        })
    }
}
