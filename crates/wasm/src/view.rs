//! What JavaScript sees of the rules' types: plain objects, their TypeScript made from here.
//! Cells and seats are numbers, as in the rules.

use rules::{Board, Effect, Info, Message, Outcome, Outline, Param, Partial, Pick};
use rules::{PositionError, Refusal, Scene};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;

/// What JavaScript is handed for a view.
pub(crate) fn shown<T: Tsify + Serialize>(view: impl Into<T>) -> Result<Ts<T>, JsError> {
    Ok(view.into().into_ts()?)
}

/// What never changes about a game.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// The id, `master-herooj`.
    pub id: &'static str,
    /// The name, `Master Herooj`.
    pub name: &'static str,
    /// The designer, as credited on the rules page.
    pub designer: &'static str,
    /// The seats in turn order.
    pub seats: Vec<Named>,
    /// The kinds of pieces.
    pub pieces: Vec<Named>,
    /// The named setups; the first is the standard one.
    pub setups: Vec<SetupInfo>,
    /// After so many actions a game is a draw (G2).
    pub length_limit: u32,
    /// An action, as an example of the notation.
    pub example: &'static str,
}

/// A seat or a kind of piece: its letter in positions, and its word.
#[derive(Serialize, Tsify)]
pub struct Named {
    /// Its letter, as in positions.
    pub letter: char,
    /// Its word, a part of message keys.
    pub word: &'static str,
}

/// A named start position.
#[derive(Serialize, Tsify)]
pub struct SetupInfo {
    /// Its name.
    pub name: &'static str,
    /// Its position line.
    pub line: &'static str,
}

impl From<&Info> for GameInfo {
    fn from(info: &Info) -> Self {
        Self {
            id: info.id,
            name: info.name,
            designer: info.designer,
            seats: (info.seats.iter())
                .map(|seat| Named {
                    letter: seat.letter,
                    word: seat.word,
                })
                .collect(),
            pieces: (info.pieces.iter())
                .map(|piece| Named {
                    letter: piece.letter,
                    word: piece.word,
                })
                .collect(),
            setups: (info.setups.iter())
                .map(|setup| SetupInfo {
                    name: setup.name,
                    line: setup.line,
                })
                .collect(),
            length_limit: info.length_limit,
            example: info.example,
        }
    }
}

/// The board without pieces.
#[derive(Serialize, Tsify)]
pub struct BoardView {
    /// A cell is known by its place here.
    pub cells: Vec<CellView>,
    /// Lines to draw between the centres of two cells.
    pub lines: Vec<(u8, u8)>,
    /// The coordinates along the edge.
    pub labels: Vec<LabelView>,
}

/// A cell of a board.
#[derive(Serialize, Tsify)]
pub struct CellView {
    /// Its name in actions.
    pub name: String,
    /// Its centre, to the right and up, in widths of a square or heights of a hexagon.
    pub x: f32,
    /// Upward.
    pub y: f32,
    /// Its shape.
    pub outline: OutlineView,
    /// Its column, from 0 at the left.
    pub column: i16,
    /// Its height in half cells.
    pub row: i16,
    /// The shade of the pattern, 0 to 2.
    pub tone: u8,
    /// The part of the board it belongs to, and whose that is.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub area: Option<AreaView>,
}

/// The shape of a cell.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum OutlineView {
    /// A square of side 1.
    Square,
    /// A hexagon of height 1 with a flat top.
    Hexagon,
    /// A point on the lines of the board.
    Point,
}

/// A named part of a board.
#[derive(Serialize, Tsify)]
pub struct AreaView {
    /// Its word, a part of message keys.
    pub word: &'static str,
    /// Whose it is, if anybody's.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
}

/// A coordinate along the edge, by its centre.
#[derive(Serialize, Tsify)]
pub struct LabelView {
    /// What is written.
    pub text: String,
    /// To the right.
    pub x: f32,
    /// Upward.
    pub y: f32,
}

impl From<&Board> for BoardView {
    fn from(board: &Board) -> Self {
        let cells = board.cells.iter().map(|cell| CellView {
            name: cell.name.clone(),
            x: cell.center.x,
            y: cell.center.y,
            outline: match cell.outline {
                Outline::Square => OutlineView::Square,
                Outline::Hexagon => OutlineView::Hexagon,
                Outline::Point => OutlineView::Point,
            },
            column: cell.column,
            row: cell.row,
            tone: cell.tone,
            area: cell.area.map(|area| AreaView {
                word: area.word,
                seat: area.seat.map(rules::Seat::index),
            }),
        });
        let labels = board.labels.iter().map(|label| LabelView {
            text: label.text.clone(),
            x: label.at.x,
            y: label.at.y,
        });
        Self {
            cells: cells.collect(),
            lines: board.lines.clone(),
            labels: labels.collect(),
        }
    }
}

/// What stands on the board.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct SceneView {
    /// The pieces.
    pub pieces: Vec<PieceAt>,
    /// Cells that have an owner.
    pub owners: Vec<OwnerOf>,
    /// The cells of pieces that have done their part in this turn.
    pub spent: Vec<u8>,
    /// Counts that the position keeps.
    pub gauges: Vec<GaugeView>,
    /// The seat whose turn it is.
    pub to_move: usize,
}

/// A piece and its cell.
#[derive(Serialize, Tsify)]
pub struct PieceAt {
    /// Its cell.
    pub cell: u8,
    /// Whose it is.
    pub seat: usize,
    /// Its kind, by its letter.
    pub letter: char,
}

/// A cell and whose it is.
#[derive(Serialize, Tsify)]
pub struct OwnerOf {
    /// Its cell.
    pub cell: u8,
    /// Whose it is.
    pub seat: usize,
}

/// A count that the position keeps; none if it no longer matters.
#[derive(Serialize, Tsify)]
pub struct GaugeView {
    /// Its word, a part of message keys.
    pub word: &'static str,
    /// Whose it is, if anybody's.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    /// How many.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<i64>,
}

impl GaugeView {
    fn new(gauge: rules::Gauge, value: Option<i64>) -> Self {
        Self {
            word: gauge.word,
            seat: gauge.seat.map(rules::Seat::index),
            value,
        }
    }
}

fn piece_at(cell: u8, piece: rules::Piece) -> PieceAt {
    PieceAt {
        cell,
        seat: piece.seat.index(),
        letter: piece.letter,
    }
}

impl From<&Scene> for SceneView {
    fn from(scene: &Scene) -> Self {
        let pieces = scene.pieces.iter();
        let owners = scene.owners.iter();
        let gauges = scene.gauges.iter();
        Self {
            pieces: pieces
                .map(|(cell, piece)| piece_at(*cell, *piece))
                .collect(),
            owners: owners
                .map(|(cell, seat)| OwnerOf {
                    cell: *cell,
                    seat: seat.index(),
                })
                .collect(),
            spent: scene.spent.iter().copied().collect(),
            gauges: gauges
                .map(|(gauge, value)| GaugeView::new(*gauge, Some(*value)))
                .collect(),
            to_move: scene.to_move.index(),
        }
    }
}

/// One thing that an action causes.
#[derive(Serialize, Tsify)]
#[serde(tag = "what", rename_all = "camelCase")]
pub enum EffectView {
    /// A new piece comes to the board.
    Placed {
        /// Which, and where.
        piece: PieceAt,
    },
    /// A piece goes along these cells, both ends included.
    Moved {
        /// The cells.
        path: Vec<u8>,
    },
    /// Two pieces change places.
    Swapped {
        /// Where the one that acts stood.
        from: u8,
        /// Where the other stood.
        to: u8,
    },
    /// What stands on the first cell of each pair goes to the second, all at once.
    Turned {
        /// From and to.
        moves: Vec<(u8, u8)>,
    },
    /// A piece leaves the board.
    Captured {
        /// Which, and where it stood.
        piece: PieceAt,
    },
    /// A piece becomes this one where it stands.
    Became {
        /// What it is now.
        piece: PieceAt,
    },
    /// A cell has a new owner.
    Owned {
        /// Which cell.
        cell: u8,
        /// Whose it is now.
        seat: usize,
    },
    /// A piece has done its part in this turn.
    Spent {
        /// Where it stands.
        cell: u8,
    },
    /// A new turn: no piece has done its part yet.
    Refreshed,
    /// A count has a new value, or none when it no longer matters.
    Counted {
        /// The count as it is now.
        gauge: GaugeView,
    },
    /// It is this seat's turn now.
    ToMove {
        /// Whose turn it is.
        seat: usize,
    },
}

impl From<&Effect> for EffectView {
    fn from(effect: &Effect) -> Self {
        match effect {
            Effect::Placed { at, piece } => Self::Placed {
                piece: piece_at(*at, *piece),
            },
            Effect::Moved { path } => Self::Moved { path: path.clone() },
            Effect::Swapped { from, to } => Self::Swapped {
                from: *from,
                to: *to,
            },
            Effect::Turned { moves } => Self::Turned {
                moves: moves.clone(),
            },
            Effect::Captured { at, piece } => Self::Captured {
                piece: piece_at(*at, *piece),
            },
            Effect::Became { at, piece } => Self::Became {
                piece: piece_at(*at, *piece),
            },
            Effect::Owned { at, seat } => Self::Owned {
                cell: *at,
                seat: seat.index(),
            },
            Effect::Spent { at } => Self::Spent { cell: *at },
            Effect::Refreshed => Self::Refreshed,
            Effect::Counted { gauge, value } => Self::Counted {
                gauge: GaugeView::new(*gauge, *value),
            },
            Effect::ToMove { seat } => Self::ToMove { seat: seat.index() },
        }
    }
}

/// A message key with its parameters, to be made a sentence of.
#[derive(Serialize, Tsify)]
pub struct MessageView {
    /// Which sentence.
    pub key: &'static str,
    /// What to put into it, by name.
    pub params: Vec<(&'static str, ParamView)>,
}

/// A parameter of a message. Words of pieces and seats are keys themselves.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum ParamView {
    /// A cell by its name.
    Cell(String),
    /// A kind of piece by its word.
    Piece(&'static str),
    /// A seat by its word.
    Seat(&'static str),
    /// A number.
    Number(i64),
    /// Words that stay as they are.
    Text(String),
}

impl From<&Message> for MessageView {
    fn from(message: &Message) -> Self {
        let params = message.params.iter().map(|(name, param)| {
            let param = match param {
                Param::Cell(text) => ParamView::Cell(text.clone()),
                Param::Piece(word) => ParamView::Piece(word),
                Param::Seat(word) => ParamView::Seat(word),
                Param::Number(number) => ParamView::Number(*number),
                Param::Text(text) => ParamView::Text(text.clone()),
            };
            (*name, param)
        });
        Self {
            key: message.key,
            params: params.collect(),
        }
    }
}

/// Why an action is illegal.
#[derive(Serialize, Tsify)]
pub struct RefusalView {
    /// The anchor of the rule on the rules page.
    pub anchor: &'static str,
    /// What to say.
    pub message: MessageView,
}

impl From<&Refusal> for RefusalView {
    fn from(refusal: &Refusal) -> Self {
        Self {
            anchor: refusal.anchor,
            message: MessageView::from(&refusal.message),
        }
    }
}

/// Why a line is no position.
#[derive(Serialize, Tsify)]
pub struct PositionErrorView {
    /// The field of the line that is wrong.
    pub field: &'static str,
    /// What to say.
    pub message: MessageView,
}

impl From<&PositionError> for PositionErrorView {
    fn from(error: &PositionError) -> Self {
        Self {
            field: error.field,
            message: MessageView::from(&error.message),
        }
    }
}

/// The answer to a partial action.
#[derive(Serialize, Tsify)]
pub struct PartialView {
    /// Whether what has been picked is a legal action as it is.
    pub complete: bool,
    /// What can be picked next; empty if nothing can be added.
    pub next: Vec<PickView>,
    /// What to do now.
    pub prompt: MessageView,
}

/// One step in building an action: a cell by its name, or a word.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum PickView {
    /// A cell by its name.
    Cell(String),
    /// Anything else that an action says.
    Word(String),
}

impl From<Partial> for PartialView {
    fn from(partial: Partial) -> Self {
        let next = partial.next.into_iter().map(|pick| match pick {
            Pick::Cell(name) => PickView::Cell(name),
            Pick::Word(word) => PickView::Word(word),
        });
        Self {
            complete: partial.complete,
            next: next.collect(),
            prompt: MessageView::from(&partial.prompt),
        }
    }
}

/// How a game ended.
#[derive(Serialize, Tsify)]
pub struct OutcomeView {
    /// Nobody if it is a draw.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<usize>,
    /// In the word of records.
    pub reason: &'static str,
}

impl From<&Outcome> for OutcomeView {
    fn from(outcome: &Outcome) -> Self {
        Self {
            winner: outcome.winner.map(rules::Seat::index),
            reason: outcome.reason.word(),
        }
    }
}
