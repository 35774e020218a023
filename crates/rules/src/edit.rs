//! Positions that are being set up: what a line says, cell by cell and field by field, whether the
//! rules allow it or not.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;

use crate::catalog::{self, ReadError, Visitor};
use crate::text;
use crate::{Board, CellId, Info, Piece, PieceAt, PositionError, Scene, Seat, Tabletop};

/// What is written for a place in a row where the board has no cell.
const HOLE: &str = "*";

/// How the position lines of a game are laid out: what must be known to change one without
/// knowing the rules.
#[derive(Clone, Debug)]
pub struct Layout {
    info: &'static Info,
    board: &'static Board,
    /// The names of the fields after the board.
    fields: Vec<&'static str>,
    /// The cells of each row in the order of the text; `None` is a hole.
    rows: Vec<Vec<Option<CellId>>>,
    token: fn(&Info, Piece) -> String,
    /// The field that lists the cells that seats own, and the word of their area.
    owners: Option<(&'static str, &'static str)>,
}

impl Layout {
    /// The usual one: row by row from the highest, each from the left, the pieces as
    /// [`text::cased`] writes them; then the seat to move, and nothing else.
    #[must_use]
    pub fn new(info: &'static Info, board: &'static Board) -> Self {
        let mut cells: Vec<_> = (0..).zip(&board.cells).collect();
        cells.sort_by_key(|(_, cell)| (Reverse(cell.row), cell.column));
        let rows = cells.chunk_by(|(_, one), (_, next)| one.row == next.row);
        Self {
            info,
            board,
            fields: vec!["seat"],
            rows: rows
                .map(|row| row.iter().map(|(id, _)| Some(*id)).collect())
                .collect(),
            token: |_, piece| text::cased(piece.letter, piece.seat).to_string(),
            owners: None,
        }
    }

    /// With one more field, by the name that a [`PositionError`] has for it.
    #[must_use]
    pub fn with_field(mut self, name: &'static str) -> Self {
        self.fields.push(name);
        self
    }

    /// With one more field that says who owns the cells of an area: the seats' lists with `/`
    /// between them, each with commas between the names, by column, then row, or `-` for none.
    #[must_use]
    pub fn with_owners(mut self, name: &'static str, area: &'static str) -> Self {
        self.owners = Some((name, area));
        self.with_field(name)
    }

    /// With rows of its own, the cells in the order of the text; `None` is a hole, written `*`.
    #[must_use]
    pub fn with_rows(mut self, rows: Vec<Vec<Option<CellId>>>) -> Self {
        self.rows = rows;
        self
    }

    /// With texts of its own for the pieces, of the same length for all: what is written for a
    /// piece.
    #[must_use]
    pub fn with_token(mut self, token: fn(&Info, Piece) -> String) -> Self {
        self.token = token;
        self
    }

    /// All pieces that there are, by their texts.
    fn pieces(&self) -> BTreeMap<String, Piece> {
        let seats = (0..).map(Seat::new).take(self.info.seats.len());
        let pieces = seats.flat_map(|seat| {
            self.info.pieces.iter().map(move |kind| Piece {
                seat,
                letter: kind.letter,
            })
        });
        pieces
            .map(|piece| ((self.token)(self.info, piece), piece))
            .collect()
    }

    fn widths(&self) -> Vec<u8> {
        self.rows.iter().map(|row| row.len() as u8).collect()
    }
}

/// A position line taken apart, to be changed and put together again: its text is the line.
///
/// ```
/// use ludejo_rules::Draft;
///
/// let mut draft = Draft::read("rooya", "5/5/5/5/W3b w -").unwrap();
/// draft.cells[4] = None;
/// draft.fields[0].1 = "b".to_owned();
/// assert_eq!(draft.to_string(), "5/5/5/5/W4 b -");
/// ```
#[derive(Clone, Debug)]
pub struct Draft {
    layout: Layout,
    /// What stands on each cell of the board.
    pub cells: Vec<Option<Piece>>,
    /// Name and text of all fields after the board, in their order; empty where the line lacks
    /// one. The first is `seat`, the letter of the seat to move.
    pub fields: Vec<(&'static str, String)>,
}

impl Draft {
    /// An empty board and empty fields; `None` if there is no game of this id.
    #[must_use]
    pub fn empty(id: &str) -> Option<Self> {
        struct Empty;
        impl Visitor for Empty {
            type Out = Draft;
            fn visit<G: Tabletop>(self) -> Draft {
                let layout = G::layout();
                let fields = layout.fields.iter();
                Draft {
                    cells: vec![None; layout.board.cells.len()],
                    fields: fields.map(|name| (*name, String::new())).collect(),
                    layout,
                }
            }
        }
        catalog::visit(id, Empty)
    }

    /// Takes a line apart. It doesn't have to be a valid position, and fields can be missing.
    /// Anything extra at the end belongs to the last field, and holes are where the board has them.
    ///
    /// # Errors
    /// If there is no game of this id, or the first field cannot be laid out on the board: unknown
    /// rows or pieces.
    pub fn read(id: &str, line: &str) -> Result<Self, ReadError> {
        let mut draft = Self::empty(id).ok_or(ReadError::NoSuchGame)?;
        draft.fill(line)?;
        Ok(draft)
    }

    fn fill(&mut self, line: &str) -> Result<(), PositionError> {
        let mut texts = line.splitn(self.fields.len() + 1, ' ');
        let board = texts.next().unwrap_or_default();
        for ((_, field), text) in self.fields.iter_mut().zip(texts) {
            text.clone_into(field);
        }
        let layout = &self.layout;
        let pieces = layout.pieces();
        let token = pieces.keys().next().map_or(1, String::len);
        let decode = |text: &str| match pieces.get(text) {
            None if text == HOLE => Some(None),
            piece => piece.map(|piece| Some(*piece)),
        };
        let (rows, cells) = (&layout.rows, &mut self.cells);
        text::read_rows(
            board,
            &layout.widths(),
            token,
            decode,
            |row, column, piece| {
                if let Some(cell) = rows[usize::from(row)][usize::from(column)] {
                    cells[usize::from(cell)] = piece;
                }
            },
        )
    }

    /// The draft of a game that holds this.
    ///
    /// # Errors
    /// If there is no such game, cell, seat or field.
    pub fn of(id: &str, data: &DraftData) -> Result<Self, DraftError> {
        let mut draft = Self::empty(id).ok_or(DraftError::NoSuchGame)?;
        let seats = draft.layout.info.seats.len();
        for at in &data.pieces {
            let place = draft.cells.get_mut(usize::from(at.cell));
            let place = place.ok_or(DraftError::NoSuchCell(at.cell))?;
            if at.seat.index() >= seats {
                return Err(DraftError::NoSuchSeat(at.seat));
            }
            *place = Some(at.piece());
        }
        for Field { name, text } in &data.fields {
            let mut fields = draft.fields.iter_mut();
            match fields.find(|(field, _)| field == name) {
                Some((_, field)) => text.clone_into(field),
                None => return Err(DraftError::NoSuchField(name.clone())),
            }
        }
        Ok(draft)
    }

    /// What it holds.
    #[must_use]
    pub fn data(&self) -> DraftData {
        let cells = (0..).zip(&self.cells);
        let pieces = cells.filter_map(|(cell, piece)| Some(PieceAt::new(cell, (*piece)?)));
        let fields = self.fields.iter().map(|(name, text)| Field {
            name: (*name).to_owned(),
            text: text.clone(),
        });
        DraftData {
            pieces: pieces.collect(),
            fields: fields.collect(),
        }
    }

    /// Who owns which cell, where cells have owners, as far as the line says so.
    #[must_use]
    pub fn owners(&self) -> BTreeMap<CellId, Seat> {
        let mut owners = BTreeMap::new();
        let Some((name, _)) = self.layout.owners else {
            return owners;
        };
        let field = self.fields.iter().find(|(field, _)| *field == name);
        let lists = field.map_or("", |(_, text)| text).split('/');
        for (seat, list) in (0..).map(Seat::new).zip(lists) {
            let cells = list
                .split(',')
                .filter_map(|name| self.layout.board.find(name));
            owners.extend(cells.map(|cell| (cell, seat)));
        }
        owners
    }

    /// Gives a cell to a seat. Returns whether seats can own that cell.
    ///
    /// # Panics
    /// If the board has no such cell.
    pub fn give(&mut self, cell: CellId, seat: Seat) -> bool {
        let board = self.layout.board;
        let area = board.cells[usize::from(cell)].area.map(|area| area.word);
        let Some((name, _)) = self.layout.owners.filter(|(_, word)| area == Some(word)) else {
            return false;
        };
        let mut owners = self.owners();
        owners.insert(cell, seat);
        let seats = (0..).map(Seat::new).take(self.layout.info.seats.len());
        let lists: Vec<String> = seats
            .map(|seat| {
                let own = owners.iter().filter(|(_, owner)| **owner == seat);
                let mut own: Vec<_> = own.map(|(id, _)| &board.cells[usize::from(*id)]).collect();
                own.sort_by_key(|cell| (cell.column, cell.row));
                let names: Vec<_> = own.iter().map(|cell| cell.name.as_str()).collect();
                if names.is_empty() {
                    "-".to_owned()
                } else {
                    names.join(",")
                }
            })
            .collect();
        for (_, text) in self.fields.iter_mut().filter(|(field, _)| *field == name) {
            *text = lists.join("/");
        }
        true
    }

    /// What can be seen of it: pieces, owners, and the seat to move, the first one if the line
    /// names none.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let mut letters = self.fields.first().map_or("", |(_, text)| text).chars();
        let seat = letters
            .next()
            .and_then(|letter| self.layout.info.seat(letter));
        let pieces = (0..).zip(&self.cells);
        Scene {
            pieces: pieces
                .filter_map(|(cell, piece)| Some((cell, (*piece)?)))
                .collect(),
            owners: self.owners(),
            to_move: seat.unwrap_or_default(),
            ..Scene::default()
        }
    }
}

/// What a draft holds, without its game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct DraftData {
    /// The pieces.
    pub pieces: Vec<PieceAt>,
    /// All fields after the board, in the order of the line. The first is `seat`, the letter of
    /// the seat to move.
    pub fields: Vec<Field>,
}

/// A field of a position line.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Field {
    /// Its name, as a [`PositionError`] has it.
    pub name: String,
    /// What it says; empty if the line lacks it.
    pub text: String,
}

/// Why there is no draft of a game that holds something.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum DraftError {
    /// There is no game of this id.
    NoSuchGame,
    /// The board has no such cell.
    NoSuchCell(CellId),
    /// The game has no such seat.
    NoSuchSeat(Seat),
    /// The game's position lines have no such field.
    NoSuchField(String),
}

impl fmt::Display for DraftError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchGame => f.write_str("there is no such game"),
            Self::NoSuchCell(cell) => write!(f, "there is no cell {cell}"),
            Self::NoSuchSeat(seat) => write!(f, "there is no seat {}", seat.index()),
            Self::NoSuchField(name) => write!(f, "there is no field \"{name}\""),
        }
    }
}

impl std::error::Error for DraftError {}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Layout {
            info, rows, token, ..
        } = &self.layout;
        text::write_rows(f, &self.layout.widths(), |row, column| {
            match rows[usize::from(row)][usize::from(column)] {
                None => Some(HOLE.to_owned()),
                Some(cell) => self.cells[usize::from(cell)].map(|piece| token(info, piece)),
            }
        })?;
        for (_, text) in &self.fields {
            write!(f, " {text}")?;
        }
        Ok(())
    }
}
