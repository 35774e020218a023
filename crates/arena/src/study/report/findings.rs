//! Three findings for a designer, each with a figure and its bounds.

use super::LEAST_POSSIBLE;
use super::plot::number;
use super::words::{bounds, name, percent};
use crate::study::{Measures, Study, Use, Worth};

/// What a designer wants to know first: whether the game is fair, what its rules are not needed for, and
/// what its pieces are worth or how its games are decided.
pub(super) fn findings(study: &Study) -> Vec<String> {
    let Some(of) = study.strongest() else {
        return Vec::new();
    };
    let mut found = vec![balance(study, of)];
    found.extend(unused(of).or_else(|| Some(draws(of))));
    let last = worth(study, of).or_else(|| decision(of));
    found.push(last.unwrap_or_else(|| length(of)));
    found
}

fn balance(study: &Study, of: &Measures) -> String {
    let share = of.shares[0];
    let even = 1.0 / study.seats.len() as f64;
    let verdict = if share.low > even {
        "moving first is an advantage"
    } else if share.high < even {
        "moving first is a disadvantage"
    } else {
        "no advantage or disadvantage of moving first can be seen"
    };
    let trend = match &study.first_seat_by_strength {
        Some(slope) if slope.low > 0.0 => {
            " The first seat’s share grows with the strength of play."
        }
        Some(slope) if slope.high < 0.0 => {
            " The first seat’s share shrinks with the strength of play."
        }
        _ => "",
    };
    format!(
        "In games of the {}, {verdict}: {} gets {} of the result ({}), where {} is even.{trend}",
        name(&of.name),
        study.seats[0],
        percent(share.mean),
        bounds(share.low, share.high, percent),
        percent(even)
    )
}

fn length(of: &Measures) -> String {
    let plies = of.plies.mean;
    format!(
        "Games of the {} last {} plies ({}).",
        name(&of.name),
        number(plies.mean),
        bounds(plies.low, plies.high, number)
    )
}

/// The most frequent chance that nobody took.
fn unused(of: &Measures) -> Option<String> {
    let never = |of: &&Use| of.done.count == 0.0 && of.possible.count >= LEAST_POSSIBLE;
    let most = of
        .uses
        .iter()
        .filter(never)
        .max_by(|one, other| one.possible.count.total_cmp(&other.possible.count))?;
    let count = of.uses.iter().filter(never).count();
    Some(format!(
        "Of {} things that moves can do, {count} never happened in the positions looked at. The most frequent \
         chance of these: “{}” was possible in {} positions, and good play does it in at most {} of them.",
        of.uses.len(),
        most.what,
        number(most.possible.count),
        percent(most.done.high)
    ))
}

fn draws(of: &Measures) -> String {
    format!(
        "{} of the games of the {} are drawn ({}).",
        percent(of.draws.share),
        name(&of.name),
        bounds(of.draws.low, of.draws.high, percent)
    )
}

fn worth(study: &Study, of: &Measures) -> Option<String> {
    let seats = study.seats.len() as f64;
    let chance = |log_odds: f64| percent(1.0 / (1.0 + (seats - 1.0) * (-log_odds).exp()));
    let told = |worth: &Worth| {
        format!(
            "{} ({})",
            chance(worth.log_odds),
            bounds(worth.low, worth.high, chance)
        )
    };
    let by_worth = |one: &&Worth, other: &&Worth| one.log_odds.total_cmp(&other.log_odds);
    let (most, least) = (
        of.worth.iter().max_by(by_worth)?,
        of.worth.iter().min_by(by_worth)?,
    );
    let word = |worth: &Worth| worth.kind.replace('-', " ");
    let first = format!(
        "With one {} more and otherwise even, a seat expects {} of the win",
        word(most),
        told(most)
    );
    Some(if most.kind == least.kind {
        format!("{first}.")
    } else {
        format!("{first}; with one {} more, {}.", word(least), told(least))
    })
}

fn decision(of: &Measures) -> Option<String> {
    let tension = of.tension.as_ref()?;
    let after = tension.after_decision;
    Some(format!(
        "Games of the {} are decided after {} of their moves; {} moves ({}) follow.",
        name(&of.name),
        percent(tension.decided_at.mean),
        number(after.mean),
        bounds(after.low, after.high, number)
    ))
}
