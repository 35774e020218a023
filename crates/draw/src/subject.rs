//! What is drawn.

use ludejo_messages::Language;
use ludejo_rules::{Board, CellId, Info, Piece, Scene, Seat};

/// A position of a game, as the rules describe it for display.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// What the game and its seats and pieces are called.
    pub info: &'a Info,
    /// The board without pieces.
    pub board: &'a Board,
    /// What stands on it. Whatever it places outside the board is not drawn.
    pub scene: &'a Scene,
    /// What its description is in.
    pub language: Language,
}

impl<'a> Subject<'a> {
    /// A position: names, board, and what stands on it. It is described in English.
    #[must_use]
    pub const fn new(info: &'a Info, board: &'a Board, scene: &'a Scene) -> Self {
        Self {
            info,
            board,
            scene,
            language: Language::English,
        }
    }

    /// The same, described in a language.
    #[must_use]
    pub const fn in_language(self, language: Language) -> Self {
        Self { language, ..self }
    }

    /// The pieces that stand on the board, in the order of the cells.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = (CellId, Piece)> {
        let pieces = self
            .scene
            .pieces
            .iter()
            .map(|(cell, piece)| (*cell, *piece));
        pieces.filter(|(cell, _)| self.holds(*cell))
    }

    /// The owned cells of the board and whose they are, in the order of the cells.
    pub(crate) fn owners(&self) -> impl Iterator<Item = (CellId, Seat)> {
        let owners = self.scene.owners.iter().map(|(cell, seat)| (*cell, *seat));
        owners.filter(|(cell, _)| self.holds(*cell))
    }

    /// Whether the board has this cell.
    fn holds(&self, cell: CellId) -> bool {
        usize::from(cell) < self.board.cells.len()
    }
}
