//! What JavaScript sees of the rules' types: plain objects, their TypeScript made from here.
//! Cells and seats are numbers, as in the rules.

use ludejo_messages::{Language, sentence_in, words_in};
use ludejo_rules::{Board, Effect, Info, Outcome, Outline, Partial, Pick};
use ludejo_rules::{PositionError, Refusal, Scene};
use serde::{Deserialize, Serialize};
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
                seat: area.seat.map(ludejo_rules::Seat::index),
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
#[derive(Serialize, Deserialize, Tsify)]
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
    fn new(gauge: ludejo_rules::Gauge, value: Option<i64>) -> Self {
        Self {
            word: gauge.word,
            seat: gauge.seat.map(ludejo_rules::Seat::index),
            value,
        }
    }
}

impl PieceAt {
    pub(crate) fn new(cell: u8, piece: ludejo_rules::Piece) -> Self {
        Self {
            cell,
            seat: piece.seat.index(),
            letter: piece.letter,
        }
    }
}

impl From<&Scene> for SceneView {
    fn from(scene: &Scene) -> Self {
        let pieces = scene.pieces.iter();
        let owners = scene.owners.iter();
        let gauges = scene.gauges.iter();
        Self {
            pieces: pieces
                .map(|(cell, piece)| PieceAt::new(*cell, *piece))
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
                piece: PieceAt::new(*at, *piece),
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
                piece: PieceAt::new(*at, *piece),
            },
            Effect::Became { at, piece } => Self::Became {
                piece: PieceAt::new(*at, *piece),
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

/// Why an action is illegal.
#[derive(Serialize, Tsify)]
pub struct RefusalView {
    /// The anchor of the rule on the rules page.
    pub anchor: &'static str,
    /// What to say.
    pub text: String,
}

impl RefusalView {
    /// A refusal in a language.
    pub(crate) fn new(refusal: &Refusal, language: Language) -> Self {
        Self {
            anchor: refusal.anchor,
            text: sentence_in(language, &refusal.message),
        }
    }
}

/// Why a line is no position.
#[derive(Serialize, Tsify)]
pub struct PositionErrorView {
    /// The field of the line that is wrong.
    pub field: &'static str,
    /// What the field is called.
    pub name: String,
    /// What to say.
    pub text: String,
}

impl PositionErrorView {
    /// An error in a language.
    pub(crate) fn new(error: &PositionError, language: Language) -> Self {
        Self {
            field: error.field,
            name: words_in(language, &format!("field-{}", error.field)),
            text: sentence_in(language, &error.message),
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
    pub prompt: String,
}

/// One step in building an action.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct PickView {
    /// As it stands in the action.
    pub text: String,
    /// Whether it is the name of a cell, and no word.
    pub is_cell: bool,
    /// What a word means; what it says itself where that is all.
    pub label: String,
}

impl PickView {
    fn new(pick: Pick, language: Language) -> Self {
        let is_cell = matches!(pick, Pick::Cell(_));
        let (Pick::Cell(text) | Pick::Word(text)) = pick;
        let label = if is_cell {
            None
        } else {
            ludejo_messages::word(language, &text)
        };
        Self {
            label: label.unwrap_or_else(|| text.clone()),
            text,
            is_cell,
        }
    }
}

impl PartialView {
    /// An answer in a language.
    pub(crate) fn new(partial: Partial, language: Language) -> Self {
        let next = partial.next.into_iter();
        Self {
            complete: partial.complete,
            next: next.map(|pick| PickView::new(pick, language)).collect(),
            prompt: sentence_in(language, &partial.prompt),
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
    /// What to say.
    pub text: String,
}

impl OutcomeView {
    /// The end of a game in a language.
    pub(crate) fn new(outcome: &Outcome, info: &Info, language: Language) -> Self {
        Self {
            winner: outcome.winner.map(ludejo_rules::Seat::index),
            reason: outcome.reason.word(),
            text: ludejo_messages::outcome(language, info, outcome),
        }
    }
}

/// What was taken back.
#[derive(Serialize, Tsify)]
pub struct UndoneView {
    /// The action; none if it was an end that people had brought about.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
}

/// The names of what a game has.
#[derive(Serialize, Tsify)]
pub struct WordsView {
    /// Of the seats, in turn order.
    pub seats: Vec<String>,
    /// Of the kinds of pieces, as in [`GameInfo`].
    pub pieces: Vec<String>,
}

impl WordsView {
    /// The names of a game in a language.
    pub(crate) fn new(info: &Info, language: Language) -> Self {
        let seats = (info.seats.iter()).map(|seat| format!("seat-{}", seat.word));
        let pieces = (info.pieces.iter()).map(|piece| format!("piece-{}", piece.word));
        Self {
            seats: seats.map(|key| words_in(language, &key)).collect(),
            pieces: pieces.map(|key| words_in(language, &key)).collect(),
        }
    }
}
