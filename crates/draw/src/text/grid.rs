//! Where the cells of a board go among columns and rows.

use ludejo_rules::{CellId, Outline, Point};

use crate::sight::{Bounds, SeenLabel, Side, Sight};

/// From one point to the next, in columns and rows: room for lines, and for a frame between.
const POINT_STEP: (i32, i32) = (6, 2);

/// The columns and rows that cells take. They begin with 0 at the upper left cell; coordinates
/// may stand before that.
#[derive(Debug)]
pub(super) struct Grid<'a> {
    pub sight: Sight<'a>,
    /// The number of letters of a cell.
    letters: i32,
    /// The columns and rows of a cell.
    pub size: (i32, i32),
    /// The column and row of the first glyph of each cell.
    places: Vec<(i32, i32)>,
}

/// A rectangle of columns and rows, ends included.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rectangle {
    pub left: i32,
    pub right: i32,
    pub top: i32,
    pub bottom: i32,
}

impl<'a> Grid<'a> {
    /// For a board with so many letters to a cell.
    pub(super) fn new(sight: Sight<'a>, letters: usize) -> Self {
        let letters = letters as i32;
        let has = |outline| sight.board.cells.iter().any(|cell| cell.outline == outline);
        // What is said about a cell stands at the left and at the right of its letters.
        let wide = letters + 2;
        let (step, size) = if has(Outline::Point) {
            (POINT_STEP, (wide, 1))
        } else if has(Outline::Hexagon) {
            // Like bricks, each column, or row, shifted by half a brick against the next.
            let half = (wide + 1) / 2;
            if sight.turns.is_multiple_of(2) {
                ((half * 2, 1), (half * 2, 2))
            } else {
                ((half, 1), (half * 2, 1))
            }
        } else {
            ((wide, 1), (wide, 1))
        };
        Self {
            places: places(&sight, step),
            sight,
            letters,
            size,
        }
    }

    /// The column and row of the first glyph of a cell.
    pub(super) fn cell(&self, id: CellId) -> Option<(i32, i32)> {
        self.places.get(usize::from(id)).copied()
    }

    /// Where a coordinate begins.
    pub(super) fn label(&self, label: &SeenLabel<'_>) -> (i32, i32) {
        // A little towards the board, which is drawn closer together than it is.
        const NEARER: f32 = 0.1;
        let (column, row) = self.point(label.at);
        let length = label.text.chars().count() as f32;
        let middle = column + (self.letters - 1) as f32 / 2.0;
        let centered = (middle - (length - 1.0) / 2.0 - NEARER).round();
        let below = (self.size.1 - 1) as f32;
        let (column, row) = match label.side {
            Side::Left => (
                (middle - NEARER).ceil() - length + 1.0,
                (row + NEARER).round(),
            ),
            Side::Right => ((middle + NEARER).floor(), (row + NEARER).round()),
            Side::Below => (centered, (row - 0.65).ceil() + below),
            Side::Above => (centered, (row + 0.65).floor()),
        };
        (column as i32, row as i32)
    }

    /// The plates that points lie on, the widest first, each from its first letters to its last.
    pub(super) fn plates(&self) -> Vec<Rectangle> {
        let around = |bounds: &Bounds| {
            let (left, top) = self.point(Point {
                x: bounds.left,
                y: bounds.top,
            });
            let (right, bottom) = self.point(Point {
                x: bounds.right,
                y: bounds.bottom,
            });
            Rectangle {
                left: left.round() as i32,
                right: right.round() as i32,
                top: top.round() as i32,
                bottom: bottom.round() as i32,
            }
        };
        self.sight.plates().iter().map(around).collect()
    }

    /// The column and row of the first letter of a cell whose centre is seen at this point.
    fn point(&self, at: Point) -> (f32, f32) {
        let pairs = || self.sight.centers().zip(&self.places);
        let columns = pairs().map(|(seen, place)| (seen.x, place.0 + 1));
        let rows = pairs().map(|(seen, place)| (seen.y, place.1));
        (along(columns, at.x), along(rows, at.y))
    }
}

impl Rectangle {
    /// The same with this many columns and rows more on each side.
    pub(super) fn grown(self, (columns, rows): (i32, i32)) -> Self {
        Self {
            left: self.left - columns,
            right: self.right + columns,
            top: self.top - rows,
            bottom: self.bottom + rows,
        }
    }
}

/// What belongs to a value, on the straight line through the least and the greatest of these.
fn along(pairs: impl Iterator<Item = (f32, i32)> + Clone, value: f32) -> f32 {
    let least = pairs.clone().min_by(|a, b| a.0.total_cmp(&b.0));
    let most = pairs.max_by(|a, b| a.0.total_cmp(&b.0));
    match (least, most) {
        (Some(a), Some(b)) if a.0 < b.0 => {
            a.1 as f32 + (value - a.0) * (b.1 - a.1) as f32 / (b.0 - a.0)
        }
        (Some(only), _) => only.1 as f32,
        _ => 0.0,
    }
}

/// The column and row of the first glyph of each cell, so far from one column and row that have
/// cells to the next.
fn places(sight: &Sight<'_>, step: (i32, i32)) -> Vec<(i32, i32)> {
    let spots: Vec<(i32, i32)> = sight
        .board
        .cells
        .iter()
        .map(|cell| {
            let at = sight.point(Point {
                x: f32::from(cell.column) * 2.0,
                y: f32::from(cell.row),
            });
            (at.x as i32, -at.y as i32)
        })
        .collect();
    let mut columns: Vec<i32> = spots.iter().map(|spot| spot.0).collect();
    let mut rows: Vec<i32> = spots.iter().map(|spot| spot.1).collect();
    for values in [&mut columns, &mut rows] {
        values.sort_unstable();
        values.dedup();
    }
    let index = |values: &[i32], value: i32| values.partition_point(|other| *other < value) as i32;
    let place = |(x, y): &(i32, i32)| (index(&columns, *x) * step.0, index(&rows, *y) * step.1);
    spots.iter().map(place).collect()
}
