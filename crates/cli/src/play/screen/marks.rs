//! What is marked on the board of the full-screen player.

use ludejo_draw::{Mark, Marks};
use ludejo_rules::{AnyGame, CellId, Effect};

use super::app::App;
use crate::play::picture;

impl App {
    /// The board's marks: the last action, what has won, what is picked, what can come next.
    pub(super) fn marks(&self) -> Marks {
        let game = self.table.game();
        let mut marks = picture::pointed(game);
        if !self.table.awaits_human() {
            return marks;
        }
        let board = game.board();
        for name in self.entry.cells() {
            if let Some(cell) = board.find(&name) {
                marks = marks.with(cell, Mark::From);
            }
        }
        if self.entry.is_empty() {
            return marks;
        }
        let text = self.entry.text();
        // What would be captured is marked as soon as the action says it all.
        marks = marks.with_all(captured(game, text), Mark::Capture);
        let partial = self.entry.partial(game);
        for pick in partial.iter().flat_map(|partial| &partial.next) {
            let Some(cell) = board.find(pick.text()) else {
                continue;
            };
            let captures = captured(game, &format!("{text}{}", pick.text())).contains(&cell);
            marks = marks.with(cell, if captures { Mark::Capture } else { Mark::To });
        }
        marks
    }
}

/// The cells of the pieces that an action captures; none if the text is no legal action.
fn captured(game: &dyn AnyGame, action: &str) -> Vec<CellId> {
    let scene = game.scene();
    let effects = game.effects(action).unwrap_or_default();
    let cell = |effect: &Effect| match effect {
        // A piece may also remove itself, at the end of its way.
        Effect::Captured { at, .. } if scene.pieces.contains_key(at) => Some(*at),
        _ => None,
    };
    effects.iter().filter_map(cell).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(id: &str, line: &str, action: &str) -> Vec<String> {
        let game = ludejo_rules::catalog::read(id, line).expect("a position");
        let cells = captured(&*game, action).into_iter();
        cells
            .map(|cell| game.board().name(cell).to_owned())
            .collect()
    }

    #[test]
    fn what_is_captured_is_no_more_than_that() {
        let swap = "WWWbb/W3b/b3b/W3b/WWbbW w -";
        assert_eq!(cells("rooya", swap, "b1c1"), [""; 0], "they change places");
        let rampage =
            "4/C2P1f1/1Fg3c1/MNFN2f1m/E3P1f1he/KE2*2ek/E2H1Hnfhe/MFF3f1m/C3Pnfc/N2Pf2/4 b -";
        assert_eq!(cells("heroes", rampage, "f9~f7"), [""; 0], "it ends there");
        assert_eq!(cells("heroes", rampage, "b1"), [""; 0], "no action");
    }
}
