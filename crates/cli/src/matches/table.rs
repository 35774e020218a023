//! The result of a match for people.

use std::fmt::{self, Write};

use ludejo_arena::matches::{Count, Match, Tally};
use ludejo_arena::statistics::{Estimate, Sprt, Verdict, interval};

/// The result in a few words, for the progress bar.
pub(super) fn short(tally: &Tally, sprt: Option<Sprt>) -> String {
    let first = &tally.standings[0];
    let Count {
        wins,
        draws,
        losses,
    } = first.total;
    let ratio = sprt.map(|sprt| format!(" LLR {:.2}", sprt.ratio(&tally.pairs)));
    format!(" +{wins} ={draws} -{losses}{}", ratio.unwrap_or_default())
}

/// The whole result.
pub(super) fn text(contest: &Match, tally: &Tally, sprt: Option<Sprt>) -> String {
    let mut text = String::new();
    if write_all(&mut text, contest, tally, sprt).is_err() {
        unreachable!("a string takes everything");
    }
    text
}

fn write_all(out: &mut String, contest: &Match, tally: &Tally, sprt: Option<Sprt>) -> fmt::Result {
    let info = contest.info();
    writeln!(
        out,
        "{}, {} games, {}, openings of {} moves, seed {}\n",
        info.id,
        tally.games,
        contest.limit(),
        contest.opening_plies,
        contest.seed
    )?;
    write_players(out, contest, tally)?;
    writeln!(out)?;
    if info.seats.len() == 2 {
        write_strength(out, tally, sprt)?;
    } else {
        write_bounds(out, contest, tally)?;
    }
    write_seats(out, contest, tally)?;
    let reasons: Vec<_> = tally
        .reasons
        .iter()
        .map(|(reason, count)| format!("{reason} {count}"))
        .collect();
    writeln!(out, "{:<14}{}", "ends", reasons.join(", "))?;
    let forfeits = contest.contestants().iter().zip(&tally.standings);
    for (player, standing) in forfeits.filter(|(_, standing)| standing.forfeits > 0) {
        writeln!(
            out,
            "{:<14}{} by {}",
            "forfeits", standing.forfeits, player.name
        )?;
    }
    let length = tally.actions as f64 / f64::from(tally.games);
    writeln!(out, "{:<14}{length:.1} moves per game", "length")
}

/// A line for each player.
fn write_players(out: &mut String, contest: &Match, tally: &Tally) -> fmt::Result {
    let names = contest
        .contestants()
        .iter()
        .map(|player| player.name.chars().count());
    let width = names.max().unwrap_or_default().max("player".len());
    writeln!(
        out,
        "{:<width$} {:>8} {:>6} {:>6} {:>6} {:>6} {:>10}",
        "player", "points", "%", "wins", "draws", "losses", "nodes/s"
    )?;
    for (player, standing) in contest.contestants().iter().zip(&tally.standings) {
        let Count {
            wins,
            draws,
            losses,
        } = standing.total;
        let percent = 100.0 * standing.points / f64::from(tally.games);
        let speed = standing.spent.nodes as f64 / standing.spent.time.as_secs_f64();
        writeln!(
            out,
            "{:<width$} {:>8.1} {percent:>6.1} {wins:>6} {draws:>6} {losses:>6} {speed:>10.0}",
            player.name, standing.points
        )?;
    }
    Ok(())
}

/// Elo, pairs, and what the test says.
fn write_strength(out: &mut String, tally: &Tally, sprt: Option<Sprt>) -> fmt::Result {
    match Estimate::of(&tally.pairs) {
        Some(estimate) => writeln!(
            out,
            "{:<14}{:+.1}, with 95 % confidence {:+.1} to {:+.1}; superiority {:.1} %",
            "Elo",
            estimate.elo,
            estimate.bounds.0,
            estimate.bounds.1,
            100.0 * estimate.superiority
        )?,
        None => writeln!(
            out,
            "{:<14}unknown: all pairs of games ended the same way",
            "Elo"
        )?,
    }
    let [none, half, one, more, two] = tally.pairs.0;
    writeln!(
        out,
        "{:<14}0: {none}, ½: {half}, 1: {one}, 1½: {more}, 2: {two}",
        "pairs"
    )?;
    let Some(sprt) = sprt else {
        return Ok(());
    };
    let verdict = match sprt.verdict(&tally.pairs) {
        Verdict::Open => "undecided".to_owned(),
        Verdict::First => format!("{:+} Elo", sprt.elo0),
        Verdict::Second => format!("{:+} Elo", sprt.elo1),
    };
    writeln!(
        out,
        "{:<14}{:+} or {:+} Elo: log-likelihood ratio {:+.2} of ±{:.2}: {verdict}",
        "SPRT",
        sprt.elo0,
        sprt.elo1,
        sprt.ratio(&tally.pairs),
        Sprt::bound()
    )
}

/// How sure wins and points are.
fn write_bounds(out: &mut String, contest: &Match, tally: &Tally) -> fmt::Result {
    let games = f64::from(tally.games);
    for (player, standing) in contest.contestants().iter().zip(&tally.standings) {
        let wins = f64::from(standing.total.wins);
        for (what, count) in [("wins", wins), ("points", standing.points)] {
            let (low, high) = interval(count, games);
            writeln!(
                out,
                "{:<14}{}: {:.1} %, with 95 % confidence {:.1} to {:.1} %",
                what,
                player.name,
                100.0 * count / games,
                100.0 * low,
                100.0 * high
            )?;
        }
    }
    Ok(())
}

/// Wins, draws and losses at each seat.
fn write_seats(out: &mut String, contest: &Match, tally: &Tally) -> fmt::Result {
    let letters = || contest.info().seats.iter().map(|seat| seat.letter);
    let line = |counts: &[Count]| {
        let counts = letters().zip(counts).map(|(seat, count)| {
            format!("{seat} +{} ={} -{}", count.wins, count.draws, count.losses)
        });
        counts.collect::<Vec<_>>().join(", ")
    };
    writeln!(out, "{:<14}{}", "seats", line(&tally.seats))?;
    for (player, standing) in contest.contestants().iter().zip(&tally.standings) {
        writeln!(out, "{:<14}{}: {}", "", player.name, line(&standing.seats))?;
    }
    Ok(())
}
