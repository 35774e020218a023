//! What happens at the table and what the computer advises, in sentences.

use ludejo_engine::{End, Thought};
use ludejo_rules::{Info, Message, Seat, SeatInfo};
use ludejo_session::{Happening, Millis, Occupant, Offer, Refused, State};

use super::players;
use super::table::Table;
use crate::edge::refusal_sentence;
use crate::language::{self, sentence, words};

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

/// Who the computer plays as, for each seat where it plays at a level.
pub(super) fn opponents(state: &State) -> Vec<String> {
    let seats = state.game().info().seats.iter().zip(state.occupants());
    let told = |(seat, occupant): (&SeatInfo, &Occupant)| {
        let level = players::options(occupant).level?;
        let seat = words(&format!("seat-{}", seat.word));
        let line = words(&format!("level-{}-line", level.number()));
        Some(format!("{seat}: {}. {line}", players::level_title(level)))
    };
    seats.filter_map(told).collect()
}

/// What has happened, between one state and another.
pub(super) fn happened(before: &State, what: &Happening, after: &State) -> Vec<String> {
    let info = before.game().info();
    let plies = before.actors().len();
    let of_seat = |key, seat: Seat| sentence(&Message::new(key).seat("seat", info.seat_word(seat)));
    let count = |key, count: usize| sentence(&Message::new(key).number("count", count as i64));
    let left = |key, seat| {
        let goes_on = after.ending().is_none();
        let plays_on = goes_on.then(|| of_seat("plays-on", seat));
        [of_seat(key, seat)].into_iter().chain(plays_on).collect()
    };
    match what {
        Happening::Moved { action, .. } => {
            vec![ludejo_messages::acted(
                language::spoken(),
                before.game(),
                action,
            )]
        }
        Happening::Resigned { seat } | Happening::Left { seat } => left("resigns", *seat),
        Happening::Flagged { seat } => left("flagged", *seat),
        Happening::Undone { to } if *to < plies => vec![count("undone", plies - to)],
        Happening::Redone { to } => vec![count("redone", to.saturating_sub(plies))],
        Happening::Undone { .. } | Happening::Reopened | Happening::Resumed => {
            vec![words("resumed")]
        }
        Happening::Paused => vec![words("game-paused")],
        Happening::Declined {
            seat,
            offer: Offer::Draw,
        } => vec![of_seat("declines-draw", *seat)],
        _ => Vec::new(),
    }
}

/// Why a command did nothing; for a rule of the game, with its place in the rules.
pub(super) fn refused(refused: &Refused) -> String {
    match refused {
        Refused::Rule(refusal) => refusal_sentence(refusal),
        Refused::Table(_) => sentence(&refused.message()),
    }
}

/// What all the clocks show; `None` without any.
pub(super) fn clocks(table: &Table) -> Option<String> {
    let seats = (0..).map(Seat::new).zip(table.game().info().seats);
    let clock = |(seat, info): (Seat, &ludejo_rules::SeatInfo)| {
        let name = words(&format!("seat-{}", info.word));
        Some(format!("{name} {}", table.clock(seat)?))
    };
    let times: Vec<_> = seats.filter_map(clock).collect();
    let message = Message::new("clocks").text("times", times.join(", "));
    (!times.is_empty()).then(|| sentence(&message))
}

/// What a clock shows: minutes and seconds, hours if there are some, tenths at the end. As long as
/// there is time left, it shows some.
pub(super) fn clock(left: Millis) -> String {
    let tenths = left.div_ceil(100);
    if tenths < 100 {
        return format!("0:{:02}.{}", tenths / 10, tenths % 10);
    }
    let seconds = left.div_ceil(1_000);
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn clocks_are_read_at_a_glance() {
        for (left, shown) in [
            (0, "0:00.0"),
            (1, "0:00.1"),
            (9_900, "0:09.9"),
            (9_901, "0:10"),
            (10_001, "0:11"),
            (300_000, "5:00"),
            (299_000, "4:59"),
            (3_600_000, "1:00:00"),
            (90_061_000, "25:01:01"),
        ] {
            assert_eq!(super::clock(left), shown);
        }
    }
}
