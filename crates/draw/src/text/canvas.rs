//! Where the cells, lines and coordinates of a board go among columns and rows.

use std::collections::BTreeMap;

use rules::{CellId, Outline, Point};

use super::{Color, Glyph, TextBoard};
use crate::look;
use crate::sight::{Bounds, Side, Sight};

/// From one point to the next, in columns and rows: room for lines, and for a frame between.
const POINT_STEP: (i32, i32) = (6, 2);

/// From a point to the frame of its plate.
const FRAME: (i32, i32) = (POINT_STEP.0 / 2, POINT_STEP.1 / 2);

/// What has been drawn so far. Columns and rows may be negative until all is done.
#[derive(Debug)]
pub(super) struct Canvas<'a> {
    sight: Sight<'a>,
    /// By row and column.
    glyphs: BTreeMap<(i32, i32), Glyph>,
    /// The column and row of the first glyph of each cell.
    places: Vec<(i32, i32)>,
    /// The number of letters of a cell.
    letters: i32,
    grid: Grid,
}

/// How much room there is, in columns and rows.
#[derive(Clone, Copy, Debug)]
struct Grid {
    /// From a cell to the next column and row that has cells.
    step: (i32, i32),
    /// What a cell takes.
    size: (i32, i32),
}

impl Grid {
    fn of(sight: &Sight<'_>, letters: i32) -> Self {
        let has = |outline| sight.board.cells.iter().any(|cell| cell.outline == outline);
        // What is said about a cell stands at the left and at the right of its letters.
        let (wide, high) = (letters + 2, 1);
        if has(Outline::Point) {
            return Self {
                step: POINT_STEP,
                size: (wide, high),
            };
        }
        if !has(Outline::Hexagon) {
            return Self {
                step: (wide, high),
                size: (wide, high),
            };
        }
        // Like bricks, each shifted by half against those of the next column, or row.
        let wide = (wide + 2) / 2 * 2;
        if sight.turns.is_multiple_of(2) {
            Self {
                step: (wide, high),
                size: (wide, 2 * high),
            }
        } else {
            Self {
                step: (wide / 2, high),
                size: (wide, high),
            }
        }
    }
}

impl<'a> Canvas<'a> {
    /// An empty canvas for a board with so many letters to a cell.
    pub(super) fn new(sight: Sight<'a>, letters: usize) -> Self {
        let letters = letters as i32;
        let grid = Grid::of(&sight, letters);
        Self {
            places: places(&sight, grid.step),
            grid,
            glyphs: BTreeMap::new(),
            sight,
            letters,
        }
    }

    /// The plates of points and the lines between these.
    pub(super) fn draw_lines(&mut self) {
        let plates: Vec<_> = self
            .sight
            .plates()
            .iter()
            .map(|b| self.bounds(*b))
            .collect();
        for (depth, (left, right, top, bottom)) in plates.iter().copied().enumerate() {
            let ground = Color::new(look::plate(depth));
            // The outermost ends with its points, the others with their frame.
            let (aside, above) = if depth == 0 { (1, 0) } else { FRAME };
            for row in top - above..=bottom + above {
                for column in left - aside..=right + aside {
                    let glyph = Glyph {
                        bg: Some(ground),
                        ..Glyph::plain(' ')
                    };
                    self.glyphs.insert((row, column), glyph);
                }
            }
        }
        for (from, to) in &self.sight.board.lines {
            let place = |id: &CellId| self.places.get(usize::from(*id)).copied();
            let (Some(from), Some(to)) = (place(from), place(to)) else {
                continue;
            };
            let (left, right) = (from.0.min(to.0) + 1, from.0.max(to.0) + 1);
            let (top, bottom) = (from.1.min(to.1), from.1.max(to.1));
            if top == bottom {
                (left..=right).for_each(|column| self.draw(column, top, '─'));
            } else if left == right {
                (top + 1..bottom).for_each(|row| self.draw(left, row, '│'));
            }
        }
        for (left, right, top, bottom) in plates.into_iter().skip(1) {
            let (left, right, top, bottom) = (
                left - FRAME.0,
                right + FRAME.0,
                top - FRAME.1,
                bottom + FRAME.1,
            );
            for column in left + 1..right {
                self.draw(column, top, '═');
                self.draw(column, bottom, '═');
            }
            for row in top + 1..bottom {
                self.draw(left, row, '║');
                self.draw(right, row, '║');
            }
            for (column, row, corner) in [
                (left, top, '╔'),
                (right, top, '╗'),
                (left, bottom, '╚'),
                (right, bottom, '╝'),
            ] {
                self.draw(column, row, corner);
            }
        }
    }

    /// The coordinates, where nothing else is.
    pub(super) fn draw_labels(&mut self) {
        for label in self.sight.labels() {
            let (column, row) = self.place(label.at);
            let length = label.text.chars().count() as i32;
            // The middle of a cell lies behind what is said about it at its left.
            let middle = column + 1.0 + (self.letters - 1) as f32 / 2.0;
            // All a little towards the board, which is drawn closer together than it is.
            let (start, row) = match label.side {
                Side::Left => (
                    (middle - 0.1).ceil() as i32 - length + 1,
                    (row + 0.1).round(),
                ),
                Side::Right => ((middle + 0.1).floor() as i32, (row + 0.1).round()),
                Side::Below | Side::Above => {
                    let start = middle - (length - 1) as f32 / 2.0;
                    let row = if label.side == Side::Below {
                        (row - 0.65).ceil() + (self.grid.size.1 - 1) as f32
                    } else {
                        (row + 0.65).floor()
                    };
                    ((start - 0.1).round() as i32, row)
                }
            };
            for (column, ch) in (start..).zip(label.text.chars()) {
                let place = (row as i32, column);
                self.glyphs.entry(place).or_insert(Glyph::plain(ch));
            }
        }
    }

    /// A cell. Lines show through where nothing is said.
    pub(super) fn draw_cell(&mut self, id: CellId, glyphs: &[Glyph]) {
        let (left, top) = self.places[usize::from(id)];
        let Some(last) = glyphs.last() else {
            return;
        };
        let blank = Glyph {
            bg: last.bg,
            cell: last.cell,
            ..Glyph::plain(' ')
        };
        let (wide, high) = self.grid.size;
        for row in 0..high {
            for column in 0..wide {
                let said = glyphs.get(column as usize).filter(|_| row == 0);
                let mut glyph = said.copied().unwrap_or(blank);
                let place = (top + row, left + column);
                if let Some(below) = self.glyphs.get(&place) {
                    if glyph.ch == ' ' {
                        glyph.ch = below.ch;
                        glyph.fg = below.fg;
                    }
                    glyph.bg = glyph.bg.or(below.bg);
                }
                self.glyphs.insert(place, glyph);
            }
        }
    }

    /// All that has been drawn.
    pub(super) fn finish(self) -> TextBoard {
        let columns = self.glyphs.keys().map(|(_, column)| *column);
        let rows = self.glyphs.keys().map(|(row, _)| *row);
        let (Some(left), Some(right)) = (columns.clone().min(), columns.max()) else {
            return TextBoard::new(0, Vec::new());
        };
        let (top, bottom) = (rows.clone().min().unwrap_or(0), rows.max().unwrap_or(0));
        let glyph = |row, column| self.glyphs.get(&(row, column)).copied();
        let glyphs = (top..=bottom).flat_map(|row| {
            (left..=right).map(move |column| glyph(row, column).unwrap_or(Glyph::plain(' ')))
        });
        TextBoard::new((right - left + 1) as usize, glyphs.collect())
    }

    /// A character of a line, joined with one that it crosses.
    fn draw(&mut self, column: i32, row: i32, ch: char) {
        let glyph = self
            .glyphs
            .entry((row, column))
            .or_insert(Glyph::plain(' '));
        glyph.ch = match (glyph.ch, ch) {
            ('─', '║') => '╫',
            ('│', '═') => '╪',
            _ => ch,
        };
        glyph.fg = Some(Color::new(look::LINE));
    }

    /// The column and row of the first glyph of a cell whose centre is seen at this point.
    fn place(&self, at: Point) -> (f32, f32) {
        let centers: Vec<Point> = self.sight.centers().collect();
        let along =
            |value: f32, seen: &dyn Fn(&Point) -> f32, cell: &dyn Fn(&(i32, i32)) -> i32| {
                let pairs = || centers.iter().map(seen).zip(self.places.iter().map(cell));
                let least = pairs().min_by(|a, b| a.0.total_cmp(&b.0));
                let most = pairs().max_by(|a, b| a.0.total_cmp(&b.0));
                match (least, most) {
                    (Some(a), Some(b)) if b.0 > a.0 => {
                        a.1 as f32 + (value - a.0) * (b.1 - a.1) as f32 / (b.0 - a.0)
                    }
                    _ => 0.0,
                }
            };
        (
            along(at.x, &|p| p.x, &|p| p.0),
            along(at.y, &|p| p.y, &|p| p.1),
        )
    }

    /// Left, right, top and bottom among columns and rows, of the letters of the outermost cells.
    fn bounds(&self, bounds: Bounds) -> (i32, i32, i32, i32) {
        let at = |x, y| {
            let (column, row) = self.place(Point { x, y });
            (column.round() as i32 + 1, row.round() as i32)
        };
        let (left, top) = at(bounds.left, bounds.top);
        let (right, bottom) = at(bounds.right, bounds.bottom);
        (left, right, top, bottom)
    }
}

/// The column and row of the first glyph of each cell.
fn places(sight: &Sight<'_>, step: (i32, i32)) -> Vec<(i32, i32)> {
    let spots: Vec<(i32, i32)> = sight
        .board
        .cells
        .iter()
        .map(|cell| {
            let (x, y) = (i32::from(cell.column) * 2, i32::from(cell.row));
            match sight.turns {
                0 => (x, y),
                1 => (-y, x),
                2 => (-x, -y),
                _ => (y, -x),
            }
        })
        .collect();
    let mut columns: Vec<i32> = spots.iter().map(|spot| spot.0).collect();
    let mut rows: Vec<i32> = spots.iter().map(|spot| -spot.1).collect();
    for values in [&mut columns, &mut rows] {
        values.sort_unstable();
        values.dedup();
    }
    let (wide, high) = step;
    let index = |values: &[i32], value: i32| values.partition_point(|other| *other < value) as i32;
    let place = |(x, y): &(i32, i32)| (index(&columns, *x) * wide, index(&rows, -*y) * high);
    spots.iter().map(place).collect()
}
