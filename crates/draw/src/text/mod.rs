//! A position as text for terminals, to be printed or to be played on.
//!
//! The board is a grid of [`Glyph`]s that know their colours and their cell. It is as clear
//! without colours: with two seats the first has upper-case letters, around a board with more
//! each piece carries the letter of its seat; `:` is an empty cell of somebody's area, `#` one
//! of a dark area; brackets `[ ]` and `{ }` tell whose a cell is; `'` stands behind a piece that has
//! done its part in this turn.
//!
//! | mark | occupied | empty |
//! | --- | --- | --- |
//! | cursor | `>P<` | `>.<` |
//! | [`Mark::From`](crate::Mark::From) | `(P)` | `(.)` |
//! | [`Mark::To`](crate::Mark::To) | `*P*` | ` * ` |
//! | [`Mark::Capture`](crate::Mark::Capture) | `xPx` | `x.x` |
//! | [`Mark::No`](crate::Mark::No) | `!P!` | `!.!` |
//! | [`Mark::Last`](crate::Mark::Last) | `~P~` | `~.~` |
//! | [`Mark::Win`](crate::Mark::Win) | `=P=` | `=.=` |
//!
//! Where two meet, the cursor or the selection stands at the left and the other at the right; on a
//! owned cell the last action takes the place of the right bracket.
//! Arrows are not drawn.

mod board;
mod canvas;
mod cell;
mod color;
mod grid;

use ludejo_rules::{CellId, Seat};

use crate::look::{Letters, seat};
use crate::sight::Sight;
use crate::{Marks, Subject};

use canvas::Canvas;
use grid::Grid;

pub use board::{Glyph, Palette, TextBoard, Way};
pub use color::Color;

/// How to draw a board of text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The seat that looks at the board, its own side at the bottom.
    pub view: Seat,
    /// What is marked.
    pub marks: Marks,
    /// The cell of the cursor.
    pub cursor: Option<CellId>,
    /// Whether the board lies on its side, the looking seat's side to the left. A tall board of
    /// hexes, 46 columns by 21 rows, needs only 42 by 12 so.
    pub sideways: bool,
}

/// Draws a position.
///
/// ```
/// use ludejo_draw::{Mark, Marks, Subject, text};
///
/// let game = ludejo_rules::catalog::start("herooj").unwrap();
/// let scene = game.scene();
/// let subject = Subject::new(game.info(), game.board(), &scene);
/// let cell = |name| game.board().find(name).unwrap();
/// let options = text::Options {
///     marks: Marks::default().with(cell("b2"), Mark::From).with(cell("b4"), Mark::To),
///     cursor: Some(cell("b3")),
///     ..Default::default()
/// };
/// let board = text::draw(&subject, &options);
/// let expected = "
/// 8 p  p  m  p  p  m  p  p
/// 7 :  p  p  m  m  p  p  :
/// 6 .  .  .  .  .  .  .  .
/// 5 .  .  .  .  .  .  .  .
/// 4 .  *  .  .  .  .  .  .
/// 3 . >.< .  .  .  .  .  .
/// 2 : (P) P  M  M  P  P  :
/// 1 P  P  M  P  P  M  P  P
///   a  b  c  d  e  f  g  h";
/// assert_eq!(format!("\n{board}"), expected);
/// ```
#[must_use]
pub fn draw(subject: &Subject<'_>, options: &Options) -> TextBoard {
    let seats = subject.info.seats;
    let mut sight = Sight::new(subject.board, options.view, seats.len());
    if options.sideways {
        sight.turns = (sight.turns + 3) % 4;
    }
    let with_seat = |index| seat(subject.info, Seat::new(index)).letters == Letters::WithSeat;
    let letters = if (0..).zip(seats).any(|(index, _)| with_seat(index)) {
        2
    } else {
        1
    };
    let mut canvas = Canvas::new(Grid::new(sight, letters));
    canvas.draw_lines();
    for id in (0..=CellId::MAX).take(subject.board.cells.len()) {
        let glyphs = cell::glyphs(subject, options, id, letters);
        canvas.draw_cell(id, &glyphs);
    }
    canvas.draw_labels();
    canvas.finish()
}
