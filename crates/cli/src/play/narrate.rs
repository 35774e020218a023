//! What the computer advises, in sentences.

use ludejo_engine::{End, Thought};
use ludejo_messages::sentence;
use ludejo_rules::{Info, Message, Seat};

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
