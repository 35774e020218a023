//! What happens in a game, in sentences.

use ludejo_rules::{AnyGame, Effect, Info, Message, Outcome, Reason, Seat};

use crate::{Language, own_sentence_in, sentence_in, words_in};

/// An action by its notation, and a sentence for each thing that this does not say; nothing if
/// it is not legal.
///
/// ```
/// use ludejo_messages::{Language, acted};
///
/// let line = "8/8/8/3p4/3P4/3P4/8/8 w";
/// let game = ludejo_rules::catalog::read("herooj", line).unwrap();
/// assert_eq!(
///     acted(Language::English, &*game, "d3d5"),
///     "White: d3d5. Black's pawn on d5 is captured."
/// );
/// ```
#[must_use]
pub fn acted(language: Language, game: &dyn AnyGame, action: &str) -> String {
    let Ok(effects) = game.effects(action) else {
        return String::new();
    };
    let mut told = vec![says(language, game, action)];
    told.extend(tell(language, game, &effects, false));
    told.join(" ")
}

/// An action as told to someone who can't see the board: who acts, how the pieces move, and what
/// that causes; nothing if it is not legal.
///
/// ```
/// use ludejo_messages::{Language, spoken};
///
/// let line = "8/8/8/3p4/3P4/3P4/8/8 w";
/// let game = ludejo_rules::catalog::read("herooj", line).unwrap();
/// assert_eq!(
///     spoken(Language::English, &*game, "d3d5"),
///     "White: pawn d3 via d4 to d5. Black's pawn on d5 is captured."
/// );
/// ```
#[must_use]
pub fn spoken(language: Language, game: &dyn AnyGame, action: &str) -> String {
    let Ok(effects) = game.effects(action) else {
        return String::new();
    };
    // How the pieces go is the beginning of the story, whenever what they take leaves the board.
    let is_move = |effect: &&Effect| matches!(effect, Effect::Moved { .. });
    let moves: Vec<_> = effects.iter().filter(is_move).cloned().collect();
    let mut told = tell(language, game, &moves, true);
    if told.is_empty() {
        let words = word(language, game.info(), action);
        told.push(says(language, game, words.as_deref().unwrap_or(action)));
    }
    told.extend(tell(language, game, &effects, false));
    told.join(" ")
}

/// Who does what, as it is put.
fn says(language: Language, game: &dyn AnyGame, action: &str) -> String {
    let seat = game.info().seat_word(game.to_move());
    let message = Message::new("acted").seat("seat", seat);
    sentence_in(language, &message.text("action", action))
}

/// Sentences for effects, for moves too if those are asked for.
fn tell(language: Language, game: &dyn AnyGame, effects: &[Effect], moves: bool) -> Vec<String> {
    let (info, board) = (game.info(), game.board());
    let pieces = game.scene().pieces;
    let mut reached = None;
    let sentence = |effect: &Effect| {
        if let Effect::Moved { path } = effect {
            reached = path.last().copied();
        }
        let message = match effect {
            Effect::Moved { path } if moves => {
                let [from, way @ .., to] = &path[..] else {
                    return None;
                };
                let piece = pieces.get(from)?;
                let way: Vec<_> = way.iter().map(|cell| board.name(*cell)).collect();
                let key = if way.is_empty() {
                    "effect-moved"
                } else {
                    "effect-moved-by"
                };
                Message::new(key)
                    .seat("seat", info.seat_word(piece.seat))
                    .piece("piece", info.piece_word(piece.letter))
                    .cell("from", board.name(*from))
                    .text("way", way.join(&words_in(language, "comma")))
                    .cell("to", board.name(*to))
            }
            Effect::Placed { at, piece } => Message::new("effect-placed")
                .piece("piece", info.piece_word(piece.letter))
                .cell("cell", board.name(*at)),
            // What is taken where the action has ended is the piece that acted.
            Effect::Captured { at, piece } if reached == Some(*at) => {
                Message::new("effect-removed")
                    .piece("piece", info.piece_word(piece.letter))
                    .seat("seat", info.seat_word(piece.seat))
                    .cell("cell", board.name(*at))
            }
            Effect::Captured { at, piece } => Message::new("effect-captured")
                .piece("piece", info.piece_word(piece.letter))
                .seat("seat", info.seat_word(piece.seat))
                .cell("cell", board.name(*at)),
            Effect::Swapped { from, to } => Message::new("effect-swapped")
                .cell("from", board.name(*from))
                .cell("to", board.name(*to)),
            Effect::Turned { .. } => Message::new("effect-turned"),
            Effect::Became { at, piece } => Message::new("effect-became")
                .piece("piece", info.piece_word(piece.letter))
                .cell("cell", board.name(*at)),
            Effect::Owned { at, seat } => Message::new("effect-owned")
                .cell("cell", board.name(*at))
                .seat("seat", info.seat_word(*seat)),
            Effect::Moved { .. }
            | Effect::Spent { .. }
            | Effect::Refreshed
            | Effect::Counted { .. }
            | Effect::ToMove { .. } => return None,
        };
        Some(own_sentence_in(language, info, &message))
    };
    effects.iter().filter_map(sentence).collect()
}

/// How a game ended.
#[must_use]
pub fn outcome(language: Language, info: &Info, outcome: &Outcome) -> String {
    let reason = words_in(language, &format!("reason-{}", outcome.reason.word()));
    let message = match outcome.winner {
        Some(seat) => Message::new("outcome-win").seat("seat", info.seat_word(seat)),
        None if outcome.reason == Reason::Resignation => Message::new("outcome-none"),
        None => Message::new("outcome-draw"),
    };
    sentence_in(language, &message.text("reason", reason))
}

/// Whose turn it is.
#[must_use]
pub fn to_move(language: Language, info: &Info, seat: Seat) -> String {
    let message = Message::new("to-move").seat("seat", info.seat_word(seat));
    sentence_in(language, &message)
}

/// What a word of a game's notation means, `=B`: "turn into a blade"; `None` where it says no more
/// than it does itself.
#[must_use]
pub fn word(language: Language, info: &Info, text: &str) -> Option<String> {
    let word = info.action_word(text)?;
    let label = words_in(language, &format!("word-{word}"));
    (label != text).then_some(label)
}
