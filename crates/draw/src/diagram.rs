//! Diagrams: a position with marks and a caption, as rules pages write them.
//!
//! A diagram is a fenced block with the info string `position`. Its first line is a position
//! line; each further line is a word, a colon and what belongs to it: cells for `from`, `to`,
//! `capture` and `no`, a sentence for `caption`.

use std::fmt;

use ludejo_rules::{AnyGame, Board, ReadError, catalog};

use crate::{Mark, Marks};

/// A position that teaches something.
pub struct Diagram {
    /// The position.
    pub game: Box<dyn AnyGame>,
    /// What is marked.
    pub marks: Marks,
    /// One sentence under the picture; empty if there is none.
    pub caption: String,
}

/// A diagram as data: what it shows, by names.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct DiagramData {
    /// The position line.
    pub position: String,
    /// The cells that are pointed out.
    pub pointed: Pointed,
    /// One sentence; empty if there is none.
    pub caption: String,
}

/// Cells that a diagram points out, by their names and by what for.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Pointed {
    /// Where an action begins.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "tsify", tsify(optional))]
    pub from: Vec<String>,
    /// Where an action can go.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "tsify", tsify(optional))]
    pub to: Vec<String>,
    /// What an action can capture.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "tsify", tsify(optional))]
    pub capture: Vec<String>,
    /// Not here.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "tsify", tsify(optional))]
    pub no: Vec<String>,
}

impl From<&Diagram> for DiagramData {
    fn from(diagram: &Diagram) -> Self {
        let board = diagram.game.board();
        let names = |wanted| {
            let cells = diagram.marks.cells.iter();
            let cells = cells.filter(|(_, mark)| *mark == wanted);
            cells
                .map(|(cell, _)| board.name(*cell).to_owned())
                .collect()
        };
        Self {
            position: diagram.game.line(),
            pointed: Pointed {
                from: names(Mark::From),
                to: names(Mark::To),
                capture: names(Mark::Capture),
                no: names(Mark::No),
            },
            caption: diagram.caption.clone(),
        }
    }
}

/// Why a text isn't a diagram.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum DiagramError {
    /// The first line isn't a valid position of the game, or there is no such game.
    Position(ReadError),
    /// A line that is neither marks nor the caption.
    Line(String),
    /// A cell that the board does not have.
    Cell(String),
}

impl fmt::Display for DiagramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Position(error) => error.fmt(f),
            Self::Line(line) => write!(f, "\"{line}\" doesn't belong in a diagram"),
            Self::Cell(name) => write!(f, "the board has no cell \"{name}\""),
        }
    }
}

impl std::error::Error for DiagramError {}

impl Diagram {
    /// Reads the inside of a fenced block of the rules page of this game.
    ///
    /// # Errors
    /// If it is not written as the module says.
    ///
    /// ```
    /// use ludejo_draw::{Diagram, Mark};
    /// let text = "8/8/8/8/3P4/8/8/8 w\nfrom: d4\nto: d5 d6\ncaption: A pawn goes forward.";
    /// let diagram = Diagram::read("herooj", text).unwrap();
    /// assert_eq!(diagram.caption, "A pawn goes forward.");
    /// ```
    pub fn read(id: &str, text: &str) -> Result<Self, DiagramError> {
        let mut lines = text.lines();
        let line = lines.next().unwrap_or_default();
        let mut diagram = Self {
            game: catalog::read(id, line).map_err(DiagramError::Position)?,
            marks: Marks::default(),
            caption: String::new(),
        };
        for line in lines.filter(|line| !line.trim().is_empty()) {
            let wrong = || DiagramError::Line(line.to_owned());
            let (word, rest) = line.split_once(':').ok_or_else(wrong)?;
            let mark = match word {
                "caption" => {
                    rest.trim().clone_into(&mut diagram.caption);
                    continue;
                }
                "from" => Mark::From,
                "to" => Mark::To,
                "capture" => Mark::Capture,
                "no" => Mark::No,
                _ => return Err(wrong()),
            };
            let cells = cells(diagram.game.board(), rest)?;
            diagram.marks = diagram.marks.with_all(cells, mark);
        }
        Ok(diagram)
    }
}

/// The cells named in a text.
fn cells(board: &Board, names: &str) -> Result<Vec<ludejo_rules::CellId>, DiagramError> {
    names
        .split_whitespace()
        .map(|name| {
            board
                .find(name)
                .ok_or_else(|| DiagramError::Cell(name.to_owned()))
        })
        .collect()
}
