//! A position as an SVG picture.
//!
//! The picture is one self-contained string: no fonts (letters are strokes), no style sheet, no
//! ids, so that any number of pictures can stand in one page. It says in words what it shows,
//! in `<title>` and `<desc>`. The shapes of cells and pieces carry the name of their cell as
//! `data-cell`.

mod board;
mod graph;
mod letters;
mod marks;
mod pen;
mod pieces;

pub use graph::graph;
use ludejo_rules::{Info, Piece, Point, Seat};
pub use pen::UNIT as CELL;

use crate::describe::title;
use crate::sight::{Bounds, Sight};
use crate::{Marks, Subject, describe};
use pen::Pen;

/// A set of pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Set {
    /// Tokens in the seats' colours and shapes, each with a pictogram of its kind.
    Tokens,
    /// Free-standing figures, each on a base of its seat's shape. Those of EVO lie with their heads
    /// where their seat's forward is.
    #[default]
    Figures,
}

/// How to draw a picture.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The seat that looks at the board, its own side at the bottom.
    pub view: Seat,
    /// What is marked.
    pub marks: Marks,
    /// What the pieces look like.
    pub set: Set,
}

/// From the outermost cells and coordinates to the edge of a picture.
const MARGIN: f32 = 0.44;

/// Draws a position.
///
/// ```
/// use ludejo_draw::{Subject, svg};
///
/// let game = ludejo_rules::catalog::start("master-herooj").unwrap();
/// let scene = game.scene();
/// let subject = Subject::new(game.info(), game.board(), &scene);
/// let options = svg::Options { view: ludejo_rules::Seat::SECOND, ..Default::default() };
/// let picture = svg::draw(&subject, &options);
/// assert!(picture.contains("<title>Master Herooj"));
/// ```
#[must_use]
pub fn draw(subject: &Subject<'_>, options: &Options) -> String {
    let sight = Sight::new(subject.board, options.view, subject.info.seats.len());
    let frame = sight.frame().grown(MARGIN);
    let mut pen = Pen::new(frame);
    board::card(&mut pen, subject);
    board::cells(&mut pen, subject, &sight);
    board::cities(&mut pen, subject, &sight);
    board::labels(&mut pen, subject, &sight);
    marks::below(&mut pen, subject, &sight, &options.marks);
    pieces::turn_bar(&mut pen, subject, &sight);
    pieces::all(&mut pen, subject, &sight, options.set);
    marks::above(&mut pen, subject, &sight, &options.marks);
    pen.finish(&title(subject), &describe(subject))
}

/// Draws a single piece, such as for a board that moves its pieces, a legend or a list of captures:
/// the inside of an `<svg viewBox="-30 -30 60 60">`, whose side is that of a [cell](CELL). The
/// ground is transparent. `board_turns` says how many counterclockwise quarter turns the board has
/// made, none for one that the first seat looks at.
///
/// ```
/// use ludejo_draw::svg;
/// use ludejo_rules::{Piece, Seat, catalog};
///
/// let pawn = Piece { seat: Seat::FIRST, letter: 'P' };
/// let shapes = svg::piece(catalog::info("herooj").unwrap(), pawn, 0, svg::Set::Figures);
/// let picture = format!("<svg viewBox=\"-30 -30 60 60\">{shapes}</svg>");
/// assert!(picture.contains("<path"));
/// ```
#[must_use]
pub fn piece(info: &Info, piece: Piece, board_turns: u8, set: Set) -> String {
    let mut pen = Pen::new(Bounds::default());
    pieces::one(&mut pen, info, piece, Point::default(), board_turns, set);
    pen.shapes()
}
