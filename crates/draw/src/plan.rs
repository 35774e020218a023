//! What a board on a screen is drawn from.

use ludejo_rules::{Board, CellId, Info, Label, Point, Seat};

use crate::look::{self, Tower};
use crate::pictogram::{CASTLE, Part};
use crate::sight::{Bounds, PLATE_MARGIN, Sight};

/// A board as one seat sees it, its own side at the bottom: where everything is that never changes.
/// `x` is to the right and `y` down, as on screens, in widths of a square or heights of a hexagon.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct Plan {
    /// The centres of the cells, by cell.
    pub centers: Vec<Point>,
    /// The corners of the cells, by cell.
    pub corners: Vec<Vec<Point>>,
    /// All that is seen: cells and coordinates.
    pub frame: Frame,
    /// The coordinates.
    pub labels: Vec<Label>,
    /// The plates on which points lie, from below upward.
    pub plates: Vec<Frame>,
    /// The edges around the board, also around its holes.
    pub around: Vec<[Point; 2]>,
    /// The edges between areas.
    pub between: Vec<[Point; 2]>,
    /// Where arrow keys lead from each cell: left, right, up, down; the same cell where they lead
    /// nowhere.
    pub neighbours: Vec<[CellId; 4]>,
    /// What stands at the corners of a cell that a seat owns, by seat.
    pub towers: Vec<Tower>,
    /// What stands in the middle of such a cell, around the origin, in hundredths, from below
    /// upward.
    pub emblem: Vec<Shape>,
}

/// A rectangle.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Frame {
    /// Its left edge.
    pub left: f32,
    /// Its upper edge.
    pub top: f32,
    /// How wide it is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
}

/// A part of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Shape {
    /// SVG path data.
    pub path: &'static str,
    /// Whether the ground is seen there.
    pub is_cut: bool,
}

impl Plan {
    /// The board of a game as a seat sees it.
    ///
    /// ```
    /// use ludejo_draw::Plan;
    /// use ludejo_rules::Seat;
    ///
    /// let game = ludejo_rules::catalog::start("herooj").unwrap();
    /// let plan = Plan::new(game.info(), game.board(), Seat::FIRST);
    /// let cell = |name| game.board().find(name).unwrap();
    /// let [left, right, up, down] = plan.neighbours[usize::from(cell("b2"))];
    /// assert_eq!([left, right, up, down], ["a2", "c2", "b3", "b1"].map(cell));
    /// ```
    #[must_use]
    pub fn new(info: &Info, board: &Board, view: Seat) -> Self {
        let sight = Sight::new(board, view, info.seats.len());
        let (around, between) = sight.borders();
        let edges = |edges: Vec<[Point; 2]>| edges.into_iter().map(|edge| edge.map(down)).collect();
        let corners = |cell| sight.corners(cell).into_iter().map(down).collect();
        let label = |label: &crate::sight::SeenLabel<'_>| Label {
            text: label.text.to_owned(),
            at: down(label.at),
        };
        let plates = sight.plates().into_iter();
        let seats = (0..).map(Seat::new).take(info.seats.len());
        Self {
            centers: sight.centers().map(down).collect(),
            corners: board.cells.iter().map(corners).collect(),
            frame: Frame::from(sight.frame()),
            labels: sight.labels().iter().map(label).collect(),
            plates: plates
                .map(|plate| Frame::from(plate.grown(PLATE_MARGIN)))
                .collect(),
            around: edges(around),
            between: edges(between),
            neighbours: sight.neighbours(),
            towers: seats.map(|seat| look::seat(info, seat).tower).collect(),
            emblem: CASTLE.iter().filter_map(shape).collect(),
        }
    }
}

/// A point on a screen.
fn down(Point { x, y }: Point) -> Point {
    Point { x, y: -y }
}

fn shape(part: &Part) -> Option<Shape> {
    match *part {
        Part::Fill(path) => Some(Shape {
            path,
            is_cut: false,
        }),
        Part::Cut(path) => Some(Shape { path, is_cut: true }),
        _ => None,
    }
}

impl From<Bounds> for Frame {
    fn from(bounds: Bounds) -> Self {
        Self {
            left: bounds.left,
            top: -bounds.top,
            width: bounds.width(),
            height: bounds.height(),
        }
    }
}
