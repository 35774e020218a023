//! The board as text, for line by line play.

use ludejo_draw::{Mark, Marks, Subject, text};
use ludejo_rules::{AnyGame, Info, Seat};

use crate::edge::{palette, wants_color};
use crate::language;
use crate::rules_page::Style;

/// How the board is looked at.
pub(super) struct Look {
    pub(super) view: Seat,
    pub(super) is_terminal: bool,
}

impl Look {
    /// Looks from the next seat.
    pub(super) fn flip(&mut self, info: &Info) {
        self.view = self.view.next(info.seats.len() as u8);
    }

    /// The board with the last action and what has won marked, as lines.
    pub(super) fn draw(&self, game: &dyn AnyGame) -> String {
        let scene = game.scene();
        let subject = Subject::new(game.info(), game.board(), &scene);
        let options = text::Options {
            view: self.view,
            marks: pointed(game),
            ..text::Options::default()
        };
        let board = text::draw(&subject, &options);
        if self.is_terminal && wants_color() {
            board.to_ansi(palette()) + "\n"
        } else {
            format!("{board}\n")
        }
    }

    /// How rules are shown.
    pub(super) fn page_style(&self) -> Style {
        Style::of_terminal(self.is_terminal)
    }
}

/// The position in words.
pub(super) fn words(game: &dyn AnyGame) -> String {
    let scene = game.scene();
    let subject = Subject::new(game.info(), game.board(), &scene);
    ludejo_draw::describe(&subject.in_language(language::spoken()))
}

/// Marks for the last action, and for what has won.
pub(super) fn pointed(game: &dyn AnyGame) -> Marks {
    Marks::last(&game.last_effects()).with_all(game.deciding(), Mark::Win)
}
