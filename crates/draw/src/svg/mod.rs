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
use messages::Language;
pub use pen::UNIT as CELL;
use rules::{Info, Piece, Point, Seat};

use crate::describe::{piece_name, title};
use crate::sight::{Bounds, Sight, turns};
use crate::{Marks, Subject, describe};
use pen::Pen;

/// How to draw a picture.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The seat that looks at the board, its own side at the bottom.
    pub view: Seat,
    /// What is pointed out.
    pub marks: Marks,
}

/// Draws a position.
///
/// ```
/// use ludejo_draw::{Marks, Subject, svg};
///
/// let game = rules::catalog::start("master-herooj").unwrap();
/// let scene = game.scene();
/// let subject = Subject::new(game.info(), game.board(), &scene);
/// let options = svg::Options { view: rules::Seat::SECOND, marks: Marks::default() };
/// let picture = svg::draw(&subject, &options);
/// assert!(picture.contains("<title>Master Herooj"));
/// ```
#[must_use]
pub fn draw(subject: &Subject<'_>, options: &Options) -> String {
    let sight = Sight::new(subject.board, options.view, subject.info.seats.len());
    let frame = board::frame(&sight);
    let mut pen = Pen::new(frame);
    board::card(&mut pen);
    board::cells(&mut pen, subject, &sight);
    board::cities(&mut pen, subject, &sight);
    board::labels(&mut pen, &sight);
    marks::below(&mut pen, subject, &sight, &options.marks);
    pieces::turn_bar(&mut pen, subject, &sight);
    pieces::all(&mut pen, subject, &sight);
    marks::above(&mut pen, subject, &sight, &options.marks);
    pen.finish(&title(subject), &describe(subject))
}

/// Draws one piece alone, as for a legend or a list of captures. The picture is a square, as wide
/// as a cell, with a transparent ground; `view` is the seat that looks at the board.
///
/// ```
/// use ludejo_draw::svg;
/// use rules::{Piece, Seat, catalog};
///
/// let pawn = Piece { seat: Seat::FIRST, letter: 'P' };
/// let picture = svg::piece(catalog::info("herooj").unwrap(), pawn, Seat::FIRST);
/// assert!(picture.contains("<title>White pawn</title>"));
/// ```
#[must_use]
pub fn piece(info: &Info, piece: Piece, view: Seat) -> String {
    let mut pen = Pen::new(Bounds::around([Point::default()]).grown(0.5));
    let turns = turns(view, info.seats.len());
    pieces::one(&mut pen, info, piece, Point::default(), turns);
    pen.finish(&piece_name(Language::English, info, piece), "")
}
