//! Drawing cells, lines and coordinates as glyphs.

use std::collections::BTreeMap;

use ludejo_rules::CellId;

use super::grid::Grid;
use super::{Color, Glyph, TextBoard};
use crate::look;

/// From the letter of a point to the frame of its plate, half-way to the next point.
const TO_FRAME: (i32, i32) = (3, 1);

/// What has been drawn so far.
#[derive(Debug)]
pub(super) struct Canvas<'a> {
    grid: Grid<'a>,
    /// By row and column, which may be negative until all is done.
    glyphs: BTreeMap<(i32, i32), Glyph>,
}

impl<'a> Canvas<'a> {
    pub(super) fn new(grid: Grid<'a>) -> Self {
        Self {
            grid,
            glyphs: BTreeMap::new(),
        }
    }

    /// The plates of points and the lines between these.
    pub(super) fn draw_lines(&mut self) {
        let plates = self.grid.plates();
        for (depth, plate) in plates.iter().enumerate() {
            let ground = Glyph {
                bg: Some(Color::new(look::plate(depth))),
                ..Glyph::plain(' ')
            };
            // The outermost ends with its points, the others with their frame.
            let plate = plate.grown(if depth == 0 { (1, 0) } else { TO_FRAME });
            for row in plate.top..=plate.bottom {
                for column in plate.left..=plate.right {
                    self.glyphs.insert((row, column), ground);
                }
            }
        }
        for (from, to) in &self.grid.sight.board.lines {
            let (Some(from), Some(to)) = (self.grid.cell(*from), self.grid.cell(*to)) else {
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
        for plate in plates.into_iter().skip(1) {
            let frame = plate.grown(TO_FRAME);
            for column in frame.left..=frame.right {
                self.draw(column, frame.top, '═');
                self.draw(column, frame.bottom, '═');
            }
            for row in frame.top..=frame.bottom {
                self.draw(frame.left, row, '║');
                self.draw(frame.right, row, '║');
            }
            self.draw(frame.left, frame.top, '╔');
            self.draw(frame.right, frame.top, '╗');
            self.draw(frame.left, frame.bottom, '╚');
            self.draw(frame.right, frame.bottom, '╝');
        }
    }

    /// A cell. Lines show through where nothing is said.
    pub(super) fn draw_cell(&mut self, id: CellId, glyphs: &[Glyph]) {
        let (Some((left, top)), Some(last)) = (self.grid.cell(id), glyphs.last()) else {
            return;
        };
        let blank = Glyph {
            bg: last.bg,
            cell: last.cell,
            ..Glyph::plain(' ')
        };
        let (wide, high) = self.grid.size;
        for row in 0..high {
            let said = if row == 0 { glyphs } else { &[] };
            let said = said.iter().copied().chain(std::iter::repeat(blank));
            for (column, mut glyph) in (left..left + wide).zip(said) {
                let place = (top + row, column);
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

    /// The coordinates, where nothing else is.
    pub(super) fn draw_labels(&mut self) {
        for label in self.grid.sight.labels() {
            let (left, row) = self.grid.label(&label);
            for (column, ch) in (left..).zip(label.text.chars()) {
                let place = self.glyphs.entry((row, column));
                place.or_insert(Glyph::plain(ch));
            }
        }
    }

    /// All that has been drawn.
    pub(super) fn finish(self) -> TextBoard {
        let columns = self.glyphs.keys().map(|(_, column)| *column);
        let rows = self.glyphs.keys().map(|(row, _)| *row);
        let (Some(left), Some(right)) = (columns.clone().min(), columns.max()) else {
            return TextBoard::new(0, Vec::new(), []);
        };
        let (top, bottom) = (rows.clone().min().unwrap_or(0), rows.max().unwrap_or(0));
        let glyph = |row, column| self.glyphs.get(&(row, column)).copied();
        let glyphs = (top..=bottom).flat_map(|row| {
            (left..=right).map(move |column| glyph(row, column).unwrap_or(Glyph::plain(' ')))
        });
        TextBoard::new(
            (right - left + 1) as usize,
            glyphs.collect(),
            self.grid.sight.centers(),
        )
    }

    /// A character of a line, joined with one that it crosses.
    fn draw(&mut self, column: i32, row: i32, ch: char) {
        let place = self.glyphs.entry((row, column));
        let glyph = place.or_insert(Glyph::plain(' '));
        glyph.ch = match (glyph.ch, ch) {
            ('─', '║') => '╫',
            ('│', '═') => '╪',
            _ => ch,
        };
        glyph.fg = Some(Color::new(look::LINE));
    }
}
