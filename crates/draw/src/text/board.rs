//! A board of text: styled characters that know their cell.

use std::fmt::{self, Write};

use super::Color;

use ludejo_rules::{CellId, Point};

/// A character with its style.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glyph {
    /// The character, one column wide.
    pub ch: char,
    /// Its colour; the terminal's own if `None`.
    pub fg: Option<Color>,
    /// The colour behind it, likewise.
    pub bg: Option<Color>,
    /// Whether it is bold.
    pub bold: bool,
    /// Whether it is underlined.
    pub underline: bool,
    /// The cell that it is a part of.
    pub cell: Option<CellId>,
}

impl Glyph {
    /// A character without style, of no cell.
    #[must_use]
    pub const fn plain(ch: char) -> Self {
        Self {
            ch,
            fg: None,
            bg: None,
            bold: false,
            underline: false,
            cell: None,
        }
    }

    /// The escape sequence that switches from any style to that of this glyph.
    fn style(&self, palette: Palette) -> String {
        let mut codes = "\x1b[0".to_owned();
        if self.bold {
            codes += ";1";
        }
        if self.underline {
            codes += ";4";
        }
        for (plane, color) in [(38, self.fg), (48, self.bg)] {
            let Some(color) = color else {
                continue;
            };
            let _ = match palette {
                Palette::Xterm => write!(codes, ";{plane};5;{}", color.xterm()),
                Palette::Full => {
                    let Color { red, green, blue } = color;
                    write!(codes, ";{plane};2;{red};{green};{blue}")
                }
            };
        }
        codes + "m"
    }
}

/// Which colours a terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Palette {
    /// The 256 of xterm, which nearly every terminal has.
    #[default]
    Xterm,
    /// All of them (`COLORTERM` is `truecolor` or `24bit`).
    Full,
}

/// A way on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
}

/// A board as rows of glyphs, all of the same length.
///
/// As text ([`Display`](fmt::Display)) it has no colours, no spaces at the ends of lines and no
/// line feed at its end; [`to_ansi`](Self::to_ansi) has colours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextBoard {
    width: usize,
    glyphs: Vec<Glyph>,
    /// Where each cell is seen: thousandths to the right and up.
    spots: Vec<(i32, i32)>,
}

impl TextBoard {
    /// From rows end to end, each so wide, and the places where the cells are seen.
    pub(super) fn new(
        width: usize,
        glyphs: Vec<Glyph>,
        centers: impl IntoIterator<Item = Point>,
    ) -> Self {
        let thousandths = |value: f32| (value * 1000.0).round() as i32;
        let spot = |at: Point| (thousandths(at.x), thousandths(at.y));
        Self {
            width,
            glyphs,
            spots: centers.into_iter().map(spot).collect(),
        }
    }

    /// The number of columns.
    #[must_use]
    pub fn width(&self) -> usize {
        self.width
    }

    /// The number of rows.
    #[must_use]
    pub fn height(&self) -> usize {
        self.rows().count()
    }

    /// The rows from the top.
    pub fn rows(&self) -> impl Iterator<Item = &[Glyph]> {
        self.glyphs.chunks(self.width.max(1))
    }

    /// The glyph in this column and row, counted from 0 at the upper left, if there is one: what
    /// a click of the mouse has hit.
    #[must_use]
    pub fn at(&self, column: usize, row: usize) -> Option<&Glyph> {
        self.rows().nth(row)?.get(column)
    }

    /// The column and row of the first glyph of a cell.
    #[must_use]
    pub fn find(&self, cell: CellId) -> Option<(usize, usize)> {
        let index = self.glyphs.iter().position(|g| g.cell == Some(cell))?;
        Some((index % self.width, index / self.width))
    }

    /// The nearest cell that way, no more than half a right angle off, for moving a cursor; `None`
    /// at the edge.
    ///
    /// ```
    /// use ludejo_draw::{Subject, text};
    ///
    /// let game = ludejo_rules::catalog::start("herooj").unwrap();
    /// let scene = game.scene();
    /// let subject = Subject::new(game.info(), game.board(), &scene);
    /// let board = text::draw(&subject, &text::Options::default());
    /// let cell = |name| game.board().find(name).unwrap();
    /// assert_eq!(board.step(cell("c2"), text::Way::Up), Some(cell("c3")));
    /// assert_eq!(board.step(cell("a1"), text::Way::Left), None);
    /// ```
    #[must_use]
    pub fn step(&self, from: CellId, way: Way) -> Option<CellId> {
        let (x, y) = *self.spots.get(usize::from(from))?;
        let candidates = (0..=CellId::MAX)
            .zip(&self.spots)
            .filter_map(|(cell, spot)| {
                let (right, up) = (i64::from(spot.0 - x), i64::from(spot.1 - y));
                // Of two equally near cells, the one on the left in the direction of travel, so
                // that the opposite way leads back.
                let (ahead, aside) = match way {
                    Way::Left => (-right, up),
                    Way::Right => (right, -up),
                    Way::Up => (up, right),
                    Way::Down => (-up, -right),
                };
                let is_ahead = ahead > 0 && aside.abs() <= ahead;
                is_ahead.then_some((ahead * ahead + aside * aside, aside, cell))
            });
        candidates.min().map(|(_, _, cell)| cell)
    }

    /// As text with the escape sequences for colours, no line feed at its end. Every line begins and
    /// ends in the terminal's own style.
    #[must_use]
    pub fn to_ansi(&self, palette: Palette) -> String {
        let mut out = String::new();
        for (index, row) in self.rows().enumerate() {
            if index > 0 {
                out.push('\n');
            }
            let plain = Glyph::plain(' ').style(palette);
            let mut style = plain.clone();
            for glyph in trimmed(row) {
                let next = glyph.style(palette);
                if next != style {
                    out += &next;
                    style = next;
                }
                out.push(glyph.ch);
            }
            if style != plain {
                out += &plain;
            }
        }
        out
    }
}

impl fmt::Display for TextBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, row) in self.rows().enumerate() {
            if index > 0 {
                f.write_char('\n')?;
            }
            let line: String = row.iter().map(|glyph| glyph.ch).collect();
            f.write_str(line.trim_end())?;
        }
        Ok(())
    }
}

/// A row without the blanks at its end.
fn trimmed(row: &[Glyph]) -> &[Glyph] {
    let is_blank = |glyph: &&Glyph| glyph.ch == ' ' && glyph.bg.is_none();
    let blanks = row.iter().rev().take_while(is_blank).count();
    &row[..row.len() - blanks]
}
