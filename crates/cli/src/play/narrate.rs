//! What happens in a game, in sentences.

use engine::{End, Thought};
use messages::{sentence, words};
use rules::{Board, Effect, Info, Message, Outcome, Seat};

/// What an action caused: one sentence for each thing that its notation does not say.
pub(crate) fn effects(info: &Info, board: &Board, effects: &[Effect]) -> Vec<String> {
    let mut reached = None;
    let tell = |effect: &Effect| {
        if let Effect::Moved { path } = effect {
            reached = path.last().copied();
        }
        let message = match effect {
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
        Some(sentence(&message))
    };
    effects.iter().filter_map(tell).collect()
}

/// How the game ended.
pub(crate) fn outcome(info: &Info, outcome: &Outcome) -> String {
    let reason = words(&format!("reason-{}", outcome.reason.word()));
    let message = match outcome.winner {
        Some(seat) => Message::new("outcome-win").seat("seat", info.seat_word(seat)),
        None if outcome.reason == rules::Reason::Resignation => Message::new("outcome-none"),
        None => Message::new("outcome-draw"),
    };
    sentence(&message.text("reason", reason))
}

/// Whose turn it is.
pub(crate) fn to_move(info: &Info, seat: Seat) -> String {
    sentence(&Message::new("to-move").seat("seat", info.seat_word(seat)))
}

/// What the computer advises, and how it judges the game for the seat to move.
pub(crate) fn hint(info: &Info, seat: Seat, thought: &Thought) -> String {
    let hint = sentence(&Message::new("hint").text("action", thought.action()));
    let score = thought.best().score;
    let with_seat = |key, seat| Message::new(key).seat("seat", info.seat_word(seat));
    let score = match score.end {
        Some(End { winner, actions }) => with_seat("score-win-in", winner).number("count", actions),
        None => {
            let percent = (score.shares.of_seat(seat) * 100.0).round() as i64;
            with_seat("score-chance", seat).number("percent", percent)
        }
    };
    format!("{hint} {}", sentence(&score))
}
