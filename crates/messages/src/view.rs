//! What the rules say, with its sentences in a language: what an app, a server or a script hands to
//! a person. Words that are keys in the rules are texts here.

use ludejo_rules::record::{Fault, RecordError};
use ludejo_rules::{Info, Outcome, Partial, Pick, PositionError, Reason, Refusal, Seat};

use crate::{Language, sentence_in, try_words_in, words_in};

/// Why an action is illegal.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct RefusalView {
    /// The anchor of the rule on the rules page.
    pub anchor: &'static str,
    /// What to say.
    pub text: String,
}

impl RefusalView {
    /// A refusal in a language.
    #[must_use]
    pub fn new(refusal: &Refusal, language: Language) -> Self {
        Self {
            anchor: refusal.anchor,
            text: sentence_in(language, &refusal.message),
        }
    }
}

/// Why a line isn't a valid position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
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
    #[must_use]
    pub fn new(error: &PositionError, language: Language) -> Self {
        Self {
            field: error.field,
            name: words_in(language, &format!("field-{}", error.field)),
            text: sentence_in(language, &error.message),
        }
    }
}

/// The answer to a partial action.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct PartialView {
    /// Whether what has been picked is a legal action as it is.
    pub complete: bool,
    /// What can be picked next; empty if nothing can be added.
    pub next: Vec<PickView>,
    /// What to do now.
    pub prompt: String,
}

/// One step in building an action.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct PickView {
    /// As it stands in the action.
    pub text: String,
    /// Whether it is the name of a cell, and no word.
    pub is_cell: bool,
    /// What a word means; the word itself if it needs no explanation.
    pub label: String,
}

impl PickView {
    fn new(pick: Pick, info: &Info, language: Language) -> Self {
        let is_cell = matches!(pick, Pick::Cell(_));
        let (Pick::Cell(text) | Pick::Word(text)) = pick;
        let label = if is_cell {
            None
        } else {
            crate::word(language, info, &text)
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
    #[must_use]
    pub fn new(partial: Partial, info: &Info, language: Language) -> Self {
        let next = partial.next.into_iter();
        Self {
            complete: partial.complete,
            next: next
                .map(|pick| PickView::new(pick, info, language))
                .collect(),
            prompt: sentence_in(language, &partial.prompt),
        }
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct OutcomeView {
    /// Nobody if it is a draw.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub winner: Option<Seat>,
    /// What ended the game.
    pub reason: Reason,
    /// What to say.
    pub text: String,
}

impl OutcomeView {
    /// The end of a game in a language.
    #[must_use]
    pub fn new(outcome: &Outcome, info: &Info, language: Language) -> Self {
        Self {
            winner: outcome.winner,
            reason: outcome.reason,
            text: crate::outcome(language, info, outcome),
        }
    }
}

/// What is said of a game in general.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct WordsView {
    /// Of the seats, in turn order.
    pub seats: Vec<String>,
    /// Of the kinds of pieces, as in [`Info`].
    pub pieces: Vec<String>,
    /// One sentence that invites people to play; nothing if the game has none.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub tagline: Option<String>,
    /// One sentence that says how it is won; nothing if the game has none.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub goal: Option<String>,
}

impl WordsView {
    /// What is said of a game in a language.
    #[must_use]
    pub fn new(info: &Info, language: Language) -> Self {
        let seats = (info.seats.iter()).map(|seat| format!("seat-{}", seat.word));
        let pieces = (info.pieces.iter()).map(|piece| format!("piece-{}", piece.word));
        Self {
            seats: seats.map(|key| words_in(language, &key)).collect(),
            pieces: pieces.map(|key| words_in(language, &key)).collect(),
            tagline: try_words_in(language, &format!("tagline-{}", info.id)),
            goal: try_words_in(language, &format!("goal-{}", info.id)),
        }
    }
}

/// Why a text isn't a record of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct RecordErrorView {
    /// The line, from 1; 0 if there is none.
    pub line: usize,
    /// The column, from 1, in Unicode characters.
    pub column: usize,
    /// The anchor of the rule on the rules page, if an action is illegal.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub anchor: Option<&'static str>,
    /// What to say.
    pub text: String,
}

impl RecordErrorView {
    /// An error in a language.
    #[must_use]
    pub fn new(error: &RecordError, language: Language) -> Self {
        let sentence = sentence_in(language, &error.message());
        let (anchor, text) = match &error.fault {
            Fault::Action(refusal) => (Some(refusal.anchor), sentence),
            Fault::Position(error) => {
                let field = words_in(language, &format!("field-{}", error.field));
                (None, format!("{field}: {sentence}"))
            }
            Fault::Input(_) | Fault::Format(_) | Fault::Game(_) => (None, sentence),
        };
        Self {
            line: error.place.line,
            column: error.place.column,
            anchor,
            text,
        }
    }
}
