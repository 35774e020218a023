//! An analysis as a table.

use std::fmt::Write;

use ludejo_arena::analysis::{Analysis, Decision, Tally};
use ludejo_engine::{Score, Thought};
use ludejo_rules::{Info, Seat};

/// A line for each action, and how the seats did.
pub(super) fn text(analysis: &Analysis) -> String {
    let info = analysis.info;
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = writeln!(
        text,
        "{:>4} {:<6} {:<12} {:>7} {:>7}  {:<22} better",
        "ply", "seat", "move", "before", "after", "remark"
    );
    for (ply, moment) in (1..).zip(&analysis.moments) {
        let words: Vec<_> = moment.marks.iter().map(|mark| mark.word()).collect();
        let better = if moment.before.action() == moment.action {
            String::new()
        } else {
            line(&moment.before.best().actions)
        };
        let row = format!(
            "{ply:>4} {:<6} {:<12} {:>7} {:>7}  {:<22} {better}",
            info.seat_word(moment.seat),
            moment.action,
            told(&moment.before.best().score, moment.seat),
            told(&moment.after, moment.seat),
            words.join(", "),
        );
        let _ = writeln!(text, "{}", row.trim_end());
    }
    for tally in analysis.tallies() {
        if tally.moves > 0 {
            let _ = writeln!(text, "{}", summary(info, &tally));
        }
    }
    if let Some(decision) = analysis.decision() {
        text.push_str(&story(info, &decision));
    }
    text
}

/// A number of moves in words, `1 move`.
fn moves(count: usize) -> String {
    format!("{count} move{}", if count == 1 { "" } else { "s" })
}

/// How a seat played.
fn summary(info: &Info, tally: &Tally) -> String {
    let mut text = format!(
        "{}: {}, {} of them the engine's choice",
        info.seat_word(tally.seat),
        moves(tally.moves),
        tally.chosen
    );
    // Writing to a string does not fail.
    let _ = match (tally.accuracy, tally.loss) {
        (Some(accuracy), Some(loss)) => write!(
            text,
            "; accuracy {:.0} %, average loss {:.1} %, from {} with a choice before the game was decided",
            accuracy * 100.0,
            loss * 100.0,
            moves(tally.counted)
        ),
        _ => write!(
            text,
            "; all of them forced, or when the game was already decided"
        ),
    };
    text
}

/// When the game was decided, in plies as the table counts them.
fn story(info: &Info, decision: &Decision) -> String {
    let winner = info.seat_word(decision.winner);
    let mut text = String::new();
    // Writing to a string does not fail.
    if let Some(even) = decision.even {
        let _ = writeln!(text, "last even position: before ply {}", even + 1);
    }
    let _ = match decision.decided {
        0 => writeln!(text, "{winner} was winning from the start"),
        decided => writeln!(text, "{winner} was winning from ply {decided} on"),
    };
    if let Some((position, end)) = decision.forced {
        let _ = match position {
            0 => write!(text, "at the start"),
            _ => write!(text, "after ply {position}"),
        };
        let _ = writeln!(text, " {winner} could force a win in {}", end.actions);
    }
    text
}

/// The lines of a position.
pub(super) fn thought(info: &Info, thought: &Thought) -> String {
    let mut text = format!("depth {}, {} nodes\n", thought.depth, thought.nodes);
    for best in &thought.lines {
        let shares = info.seats.iter().enumerate().map(|(index, seat)| {
            format!(
                "{} {}",
                seat.word,
                told(&best.score, Seat::new(index as u8))
            )
        });
        let shares: Vec<_> = shares.collect();
        let _ = writeln!(text, "{}  {}", shares.join(", "), line(&best.actions));
    }
    text
}

/// A share in percent, or a proven end: `+3` wins in three actions, `-2` loses in two.
fn told(score: &Score, seat: Seat) -> String {
    match score.end {
        Some(end) if end.winner == seat => format!("+{}", end.actions),
        Some(end) => format!("-{}", end.actions),
        None => format!("{:.1} %", score.shares.of_seat(seat) * 100.0),
    }
}

/// The beginning of a line.
fn line(actions: &[String]) -> String {
    let shown: Vec<_> = actions.iter().take(6).map(String::as_str).collect();
    shown.join(" ")
}
