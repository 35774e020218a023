//! The board without pieces, as one description for every way to draw it.

/// A cell's place in [`Board::cells`].
#[cfg_attr(feature = "tsify", tsify::declare)]
pub type CellId = u8;

/// A board: its cells, and the lines between them if it has some.
#[derive(Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Board {
    /// The cells; a [`CellId`] is an index into them.
    pub cells: Vec<Cell>,
    /// Lines to draw between the centres of two cells.
    pub lines: Vec<(CellId, CellId)>,
    /// The coordinates written along the edge.
    pub labels: Vec<Label>,
}

/// A cell of a board.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Cell {
    /// Its name in actions, `b4`.
    pub name: String,
    /// Its centre; `x` to the right, `y` up, in widths of a square (or heights of a hex).
    pub center: Point,
    /// Its shape around the centre.
    pub outline: Outline,
    /// Its column, from 0 at the left.
    pub column: i16,
    /// Its height in half cells: neighbours in a column differ by 2, and in a hexagonal board
    /// neighbouring columns are shifted by 1.
    pub row: i16,
    /// The shade of the pattern: 0, 1 or 2; no meaning in the rules.
    pub tone: u8,
    /// The part of the board it belongs to, where the rules name one.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub area: Option<Area>,
}

/// A named part of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Area {
    /// Its word, a message key part: `safe-zone`.
    pub word: &'static str,
    /// Whose it is, by index of the seat, if anybody's.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub seat: Option<crate::Seat>,
    /// Whether it is drawn darker than an ordinary part of the board.
    pub is_dark: bool,
}

/// A point in the plane of the board.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Up.
    pub y: f32,
}

/// The shape of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub enum Outline {
    /// A square of side 1.
    Square,
    /// A hexagon of height 1 with a flat top.
    Hexagon,
    /// A point on the lines of the board.
    Point,
}

/// A coordinate along the edge.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Label {
    /// What is written.
    pub text: String,
    /// Where its centre is.
    pub at: Point,
}

impl Board {
    /// The cell of this name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<CellId> {
        let index = self.cells.iter().position(|cell| cell.name == name)?;
        CellId::try_from(index).ok()
    }

    /// The name of a cell.
    ///
    /// # Panics
    /// If the board has no such cell.
    #[must_use]
    pub fn name(&self, cell: CellId) -> &str {
        &self.cells[usize::from(cell)].name
    }

    /// A board of squares: those of a `files` × `ranks` grid that `holds`, numbered rank by
    /// rank from `a1`, named and chequered, without areas.
    #[must_use]
    pub fn squares(files: u8, ranks: u8, holds: impl Fn(u8, u8) -> bool) -> Self {
        let mut board = Self::default();
        for rank in 0..ranks {
            for file in (0..files).filter(|&file| holds(file, rank)) {
                board.cells.push(Cell {
                    name: crate::text::square_name(file, rank),
                    center: Point {
                        x: f32::from(file),
                        y: f32::from(rank),
                    },
                    outline: Outline::Square,
                    column: i16::from(file),
                    row: i16::from(rank) * 2,
                    tone: (file + rank) % 2,
                    area: None,
                });
            }
        }
        for file in 0..files {
            board.labels.push(Label {
                text: char::from(b'a' + file).to_string(),
                at: Point {
                    x: f32::from(file),
                    y: -0.8,
                },
            });
        }
        for rank in 0..ranks {
            board.labels.push(Label {
                text: (rank + 1).to_string(),
                at: Point {
                    x: -0.8,
                    y: f32::from(rank),
                },
            });
        }
        board
    }

    /// The same board with an area for every cell that `area` names one for.
    #[must_use]
    pub fn with_areas(mut self, area: impl Fn(&Cell) -> Option<Area>) -> Self {
        for cell in &mut self.cells {
            cell.area = area(cell);
        }
        self
    }
}
