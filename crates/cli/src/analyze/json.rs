//! An analysis as JSON.

use ludejo_arena::analysis::{Analysis, Decision, Moment, Tally};
use ludejo_engine::{Line, Score, Thought};
use ludejo_rules::Info;
use serde_json::{Map, Value, json};

/// The whole analysis.
pub(super) fn object(analysis: &Analysis) -> Value {
    let info = analysis.info;
    let moment = |moment: &Moment| {
        let marks: Vec<_> = moment.marks.iter().map(|mark| mark.word()).collect();
        json!({
            "seat": info.letter(moment.seat).to_string(),
            "action": moment.action,
            "before": thought(info, &moment.before),
            "after": score(info, &moment.after),
            "loss": rounded(moment.loss()),
            "forced": moment.is_forced,
            "decided": moment.is_decided(info.seats.len()),
            "marks": marks,
        })
    };
    json!({
        "game": info.id,
        "actions": analysis.moments.iter().map(moment).collect::<Vec<_>>(),
        "seats": analysis.tallies().iter().map(|it| tally(info, it)).collect::<Vec<_>>(),
        "decision": analysis.decision().map(|it| decision(info, &it)),
    })
}

/// How a seat played.
fn tally(info: &Info, tally: &Tally) -> Value {
    json!({
        "seat": info.letter(tally.seat).to_string(),
        "moves": tally.moves,
        "chosen": tally.chosen,
        "counted": tally.counted,
        "loss": tally.loss.map(rounded),
        "accuracy": tally.accuracy.map(rounded),
    })
}

/// When the game was decided.
fn decision(info: &Info, decision: &Decision) -> Value {
    json!({
        "winner": info.letter(decision.winner).to_string(),
        "even": decision.even,
        "decided": decision.decided,
        "forced": decision.forced.map(
            |(position, end)| json!({ "position": position, "actions": end.actions })
        ),
    })
}

/// What the engine thinks of a position.
pub(super) fn thought(info: &Info, thought: &Thought) -> Value {
    let line = |line: &Line| {
        json!({
            "score": score(info, &line.score),
            "actions": line.actions,
        })
    };
    json!({
        "depth": thought.depth,
        "nodes": thought.nodes,
        "lines": thought.lines.iter().map(line).collect::<Vec<_>>(),
    })
}

/// The share of each seat by its letter, and the end if one is proven.
fn score(info: &Info, score: &Score) -> Value {
    let shares = info.seats.iter().zip(score.shares.0);
    let shares: Map<_, _> = shares
        .map(|(seat, share)| (seat.letter.to_string(), rounded(share)))
        .collect();
    let end = score.end.map(
        |end| json!({ "winner": info.letter(end.winner).to_string(), "actions": end.actions }),
    );
    json!({ "shares": shares, "end": end })
}

/// A share with four decimals: more would be noise.
fn rounded(share: f32) -> Value {
    json!((f64::from(share) * 10_000.0).round() / 10_000.0)
}
