//! Building an action step by step: what a person has picked so far, what can come next.
//!
//! An action's text is a run of *picks*: cells, and words such as `=B` or `done`.
//! `c1c2b2` is three cells, `c2c3=B` two cells and a word. So a partial action is a run of
//! picks that some legal action begins with, for every game alike.

use crate::{Board, Info, Message, Refusal, Scene};

/// One step in building an action.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase", tag = "what", content = "text")
)]
pub enum Pick {
    /// A cell, by its name.
    Cell(String),
    /// Anything else: a role, `done`, `cw`.
    Word(String),
}

impl Pick {
    /// The pick as it stands in an action.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Self::Cell(text) | Self::Word(text) => text,
        }
    }

    /// Splits the text of an action into its picks.
    #[must_use]
    pub fn split(action: &str) -> Vec<Self> {
        let mut picks = Vec::new();
        let mut rest = action;
        while !rest.is_empty() {
            if let Some((_, _, after)) = crate::text::take_square(rest) {
                picks.push(Self::Cell(rest[..rest.len() - after.len()].to_owned()));
                rest = after;
                continue;
            }
            // A word lasts until the next cell.
            let end = rest
                .char_indices()
                .skip(1)
                .map(|(index, _)| index)
                .find(|&index| crate::text::take_square(&rest[index..]).is_some())
                .unwrap_or(rest.len());
            let (word, after) = rest.split_at(end);
            picks.push(Self::Word(word.to_owned()));
            rest = after;
        }
        picks
    }
}

/// The answer to a partial action.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Partial {
    /// Whether what has been picked is a legal action as it is.
    pub complete: bool,
    /// What can be picked next, sorted; empty if nothing can be added.
    pub next: Vec<Pick>,
    /// What to do now.
    pub prompt: Message,
}

/// Answers a partial action, given all legal ones, of which there is at least one.
pub(crate) fn answer(
    info: &Info,
    board: &Board,
    scene: &Scene,
    legal: &[String],
    picked: &str,
) -> Result<Partial, Refusal> {
    let begun = Pick::split(picked);
    let mut complete = false;
    let mut next = Vec::new();
    for action in legal {
        let picks = Pick::split(action);
        if picks.starts_with(&begun) {
            match picks.get(begun.len()) {
                Some(pick) => next.push(pick.clone()),
                None => complete = true,
            }
        }
    }
    next.sort();
    next.dedup();
    if next.is_empty() && !complete {
        return Err(refuse(info, board, scene, &begun));
    }
    let mut cells = false;
    // If no cell that can come first holds a piece, pieces are being placed.
    let mut places = true;
    for pick in &next {
        if let Pick::Cell(name) = pick {
            cells = true;
            places &= !board
                .find(name)
                .is_some_and(|cell| scene.pieces.contains_key(&cell));
        }
    }
    let words = next.iter().any(|pick| matches!(pick, Pick::Word(_)));
    let key = match (begun.is_empty(), complete, cells, words) {
        (true, _, true, false) if places => "pick-place",
        (true, _, true, false) => "pick-first",
        (true, _, _, _) => "pick-first-or-word",
        (false, true, true, _) => "send-or-pick-cell",
        (false, true, false, true) => "send-or-pick-word",
        (false, true, false, false) => "send",
        (false, false, true, false) => "pick-cell",
        (false, false, true, true) => "pick-cell-or-word",
        (false, false, false, _) => "pick-word",
    };
    Ok(Partial {
        complete,
        next,
        prompt: Message::new(key).text("picked", picked),
    })
}

/// Says why no legal action begins like this.
fn refuse(info: &Info, board: &Board, scene: &Scene, begun: &[Pick]) -> Refusal {
    let Some(Pick::Cell(name)) = begun.first() else {
        return Refusal::new("notation", Message::new(Refusal::GENERIC));
    };
    let Some(cell) = board.find(name) else {
        let message = Message::new("no-such-cell").text("text", name.as_str());
        return Refusal::new("notation", message);
    };
    let (anchor, message) = match scene.pieces.get(&cell) {
        None => ("own-piece", Message::new("cell-empty").cell("cell", name)),
        Some(piece) if piece.seat != scene.to_move => (
            "own-piece",
            Message::new("piece-not-yours")
                .cell("cell", name)
                .piece("piece", info.piece_word(piece.letter)),
        ),
        Some(piece) if begun.len() == 1 => (
            "notation",
            Message::new("piece-cannot-act")
                .cell("cell", name)
                .piece("piece", info.piece_word(piece.letter)),
        ),
        Some(_) => ("notation", Message::new(Refusal::GENERIC)),
    };
    Refusal::new(anchor, message)
}

#[cfg(test)]
mod tests {
    use super::Pick;

    fn split(action: &str) -> Vec<String> {
        let show = |pick| match pick {
            Pick::Cell(text) => text,
            Pick::Word(text) => format!("'{text}'"),
        };
        Pick::split(action).into_iter().map(show).collect()
    }

    #[test]
    fn actions_split_into_picks() {
        assert_eq!(split("c1c2b2"), ["c1", "c2", "b2"]);
        assert_eq!(split("c2c3=B"), ["c2", "c3", "'=B'"]);
        assert_eq!(split("e1~e5"), ["e1", "'~'", "e5"]);
        assert_eq!(split("l12=S"), ["l12", "'=S'"]);
        for word in ["done", "pass", "cw", "ccw", "half"] {
            assert_eq!(split(word), [format!("'{word}'")]);
        }
        assert_eq!(split("é1b2"), ["'é1'", "b2"]);
    }
}
