//! Records of games as trees of plain objects.

use ludejo_messages::view::RecordErrorView;
use ludejo_rules::Reason;
use ludejo_rules::record::{
    CellName, Ending, Letter, Line, Nag, Note, Ply, Pointer, Record, RecordError, Share, Start,
    Time,
};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{Game, language, shown};

/// A game as a tree: what was played, by whom, and what has been said about it.
#[derive(Serialize, Deserialize, Tsify)]
pub struct RecordView {
    /// The id of the game.
    pub game: String,
    /// The name of the setup it began from, if not the standard one.
    #[tsify(optional)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<String>,
    /// The position it began from, if no setup.
    #[tsify(optional)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Names and values of all other tags.
    pub tags: Vec<(String, String)>,
    /// What was played.
    pub main: VariationView,
    /// How the game ended, if it did.
    #[tsify(optional)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<EndingView>,
}

/// How a game ended.
#[derive(Serialize, Deserialize, Tsify)]
pub struct EndingView {
    /// The letter of the seat that won; nobody if it is a draw.
    #[tsify(optional)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<char>,
    /// In the word of records.
    pub reason: String,
}

/// A run of plies: the game itself, or a variation.
#[derive(Serialize, Deserialize, Tsify)]
pub struct VariationView {
    /// What is said before the first ply.
    pub notes: Vec<NoteView>,
    /// The plies.
    pub plies: Vec<PlyView>,
}

/// One action of one seat, with what is said about it.
#[derive(Serialize, Deserialize, Tsify)]
pub struct PlyView {
    /// The action.
    pub action: String,
    /// Marks by their numbers, as in PGN.
    pub nags: Vec<u8>,
    /// Comments, clocks, evaluations, what is pointed out.
    pub notes: Vec<NoteView>,
    /// What could have been played instead of this action.
    pub variations: Vec<VariationView>,
}

/// Something that is said.
#[derive(Serialize, Deserialize, Tsify)]
#[serde(tag = "what", rename_all = "camelCase")]
pub enum NoteView {
    /// Words.
    Comment {
        /// Any text.
        text: String,
    },
    /// What the clock of a seat shows.
    Clock {
        /// Its letter.
        seat: char,
        /// The time left.
        milliseconds: f64,
    },
    /// How long the ply took.
    Spent {
        /// So long.
        milliseconds: f64,
    },
    /// What a seat may expect from here.
    Value {
        /// Its letter.
        seat: char,
        /// 0 to 1, kept in thousandths.
        share: f64,
    },
    /// Cells that are pointed out.
    Mark {
        /// In which way: `from`, `to`, `capture` or `no`.
        pointer: String,
        /// Their names.
        cells: Vec<String>,
    },
    /// An arrow.
    Arrow {
        /// The names of the cells that it leads over.
        cells: Vec<String>,
    },
    /// Whoever sat at a seat has left, and an engine plays on.
    Left {
        /// The letter of the seat.
        seat: char,
        /// `resignation` or `time`.
        reason: String,
    },
}

/// Why a text is no record, or not one of a game by the rules; nothing if it is one.
///
/// # Errors
/// Never.
#[wasm_bindgen(js_name = explainRecord)]
pub fn explain_record(text: &str, code: &str) -> Result<Option<Ts<RecordErrorView>>, JsError> {
    let read = text
        .parse::<Record>()
        .and_then(|record| record.replay().map(|_| ()));
    let error = read.err();
    error
        .map(|error| shown(&RecordErrorView::new(&error, language(code))))
        .transpose()
}

/// Reads a record.
///
/// # Errors
/// If the text is none; [`explain_record`] says why.
#[wasm_bindgen(js_name = readRecord)]
pub fn read_record(text: &str) -> Result<Ts<RecordView>, JsError> {
    shown(&RecordView::from(&read(text)?))
}

/// The canonical text of a record.
///
/// # Errors
/// If something in it has no place in records, such as an unknown mark.
#[wasm_bindgen(js_name = writeRecord)]
pub fn write_record(record: &Ts<RecordView>) -> Result<String, JsError> {
    let text = recorded(record.to_rust()?).map(|record| record.to_string());
    text.map_err(|Misfit(what)| JsError::new(&format!("A record has no place for {what}.")))
}

/// The game that a record's main line leads to after so many actions, all of them if none are
/// said, with its end in that case.
///
/// # Errors
/// If the text is no record of a game.
#[wasm_bindgen(js_name = beginRecord)]
pub fn begin_record(text: &str, plies: Option<usize>) -> Result<Game, JsError> {
    let record = read(text)?;
    let game = match plies {
        Some(plies) => record.position(plies),
        None => record.replay(),
    };
    game.map(Game)
        .map_err(|error| JsError::new(&error.to_string()))
}

pub(crate) fn read(text: &str) -> Result<Record, JsError> {
    text.parse()
        .map_err(|error: RecordError| JsError::new(&error.to_string()))
}

impl From<&Record> for RecordView {
    fn from(record: &Record) -> Self {
        let (setup, position) = match &record.start {
            Start::Standard => (None, None),
            Start::Setup(name) => (Some(name.clone()), None),
            Start::Position(line) => (None, Some(line.clone())),
        };
        let tags = record.tags.iter();
        Self {
            game: record.game.clone(),
            setup,
            position,
            tags: tags
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
            main: VariationView::from(&record.main),
            ending: record.ending.map(|ending| EndingView {
                winner: ending.winner.map(Letter::get),
                reason: ending.reason.word().to_owned(),
            }),
        }
    }
}

impl From<&Line> for VariationView {
    fn from(line: &Line) -> Self {
        Self {
            notes: line.notes.iter().map(NoteView::from).collect(),
            plies: line.plies.iter().map(PlyView::from).collect(),
        }
    }
}

impl From<&Ply> for PlyView {
    fn from(ply: &Ply) -> Self {
        Self {
            action: ply.action().to_owned(),
            nags: ply.nags.iter().map(|nag| nag.0).collect(),
            notes: ply.notes.iter().map(NoteView::from).collect(),
            variations: ply.variations.iter().map(VariationView::from).collect(),
        }
    }
}

impl From<&Note> for NoteView {
    fn from(note: &Note) -> Self {
        let names = |cells: &[CellName]| {
            let names = cells.iter().map(|cell| cell.get().to_owned());
            names.collect::<Vec<_>>()
        };
        match note {
            Note::Comment(text) => Self::Comment { text: text.clone() },
            Note::Clock(seat, time) => Self::Clock {
                seat: seat.get(),
                milliseconds: time.0 as f64,
            },
            Note::Spent(time) => Self::Spent {
                milliseconds: time.0 as f64,
            },
            Note::Value(seat, share) => Self::Value {
                seat: seat.get(),
                share: f64::from(share.thousandths()) / 1000.0,
            },
            Note::Mark(pointer, cells) => Self::Mark {
                pointer: pointer.word().to_owned(),
                cells: names(cells),
            },
            Note::Arrow(cells) => Self::Arrow {
                cells: names(cells),
            },
            Note::Left(seat, reason) => Self::Left {
                seat: seat.get(),
                reason: reason.word().to_owned(),
            },
        }
    }
}

/// Something that records have no place for, in words.
struct Misfit(String);

fn recorded(view: RecordView) -> Result<Record, Misfit> {
    let mut record = Record::new(view.game);
    record.start = match (view.setup, view.position) {
        (Some(name), _) => Start::Setup(name),
        (None, Some(line)) => Start::Position(line),
        (None, None) => Start::Standard,
    };
    for (name, value) in view.tags {
        let set = record.tags.set(&name, value);
        set.map_err(|_| Misfit(format!("a tag \"{name}\"")))?;
    }
    record.main = line(view.main)?;
    record.ending = view.ending.as_ref().map(ending).transpose()?;
    Ok(record)
}

fn ending(view: &EndingView) -> Result<Ending, Misfit> {
    let reason = Reason::from_word(&view.reason);
    Ok(Ending {
        winner: view.winner.map(letter).transpose()?,
        reason: reason.ok_or_else(|| Misfit(format!("the reason \"{}\"", view.reason)))?,
    })
}

fn letter(letter: char) -> Result<Letter, Misfit> {
    Letter::new(letter).ok_or_else(|| Misfit(format!("a seat \"{letter}\"")))
}

fn line(view: VariationView) -> Result<Line, Misfit> {
    let plies = view.plies.into_iter().map(ply);
    let mut line = Line::new(plies.collect::<Result<_, _>>()?);
    let notes = view.notes.into_iter().map(note);
    line.notes = notes.collect::<Result<_, _>>()?;
    Ok(line)
}

fn ply(view: PlyView) -> Result<Ply, Misfit> {
    let ply = Ply::new(&view.action);
    let mut ply = ply.ok_or_else(|| Misfit(format!("the action \"{}\"", view.action)))?;
    ply.nags = view.nags.into_iter().map(Nag).collect();
    let notes = view.notes.into_iter().map(note);
    ply.notes = notes.collect::<Result<_, _>>()?;
    let variations = view.variations.into_iter().map(line);
    ply.variations = variations.collect::<Result<_, _>>()?;
    Ok(ply)
}

fn note(view: NoteView) -> Result<Note, Misfit> {
    let names = |cells: Vec<String>| {
        let cells = cells
            .iter()
            .map(|name| CellName::new(name).ok_or_else(|| Misfit(format!("a cell \"{name}\""))));
        cells.collect::<Result<Vec<_>, _>>()
    };
    Ok(match view {
        NoteView::Comment { text } => Note::Comment(text),
        NoteView::Clock { seat, milliseconds } => {
            Note::Clock(letter(seat)?, Time(milliseconds.round() as u64))
        }
        NoteView::Spent { milliseconds } => Note::Spent(Time(milliseconds.round() as u64)),
        NoteView::Value { seat, share } => {
            let thousandths = (share * 1000.0).round() as u16;
            let share = Share::new(thousandths);
            let share = share.ok_or_else(|| Misfit(format!("a share of {thousandths} ‰")))?;
            Note::Value(letter(seat)?, share)
        }
        NoteView::Mark { pointer, cells } => {
            let known = Pointer::read(&pointer);
            let known = known.ok_or_else(|| Misfit(format!("a mark \"{pointer}\"")))?;
            Note::Mark(known, names(cells)?)
        }
        NoteView::Arrow { cells } => Note::Arrow(names(cells)?),
        NoteView::Left { seat, reason } => {
            let known = Reason::from_word(&reason).filter(|reason| reason.is_of_leaving());
            let known = known.ok_or_else(|| Misfit(format!("a leaving by \"{reason}\"")))?;
            Note::Left(letter(seat)?, known)
        }
    })
}
