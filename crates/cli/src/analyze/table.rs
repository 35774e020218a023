//! An analysis as a table.

use std::fmt::Write;

use ludejo_arena::analysis::{Analysis, Moment};
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
    for index in 0..info.seats.len() {
        let seat = Seat::new(index as u8);
        let own: Vec<&Moment> = analysis.moments.iter().filter(|m| m.seat == seat).collect();
        if own.is_empty() {
            continue;
        }
        let loss = own.iter().map(|moment| moment.loss()).sum::<f32>() / own.len() as f32;
        let best = own.iter().filter(|m| m.before.action() == m.action).count();
        let _ = writeln!(
            text,
            "{}: {} moves, {best} of them the engine's choice; average loss per move {:.1} %",
            info.seat_word(seat),
            own.len(),
            loss * 100.0
        );
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
