//! How games are decided, and how hard that is to see.

use super::page::{Page, Table};
use super::plot::{self, Curve, Row};
use super::words::{bounds, cells, mean_cells, name, percent, row};
use crate::study::summary::Study;

pub(super) fn tension(page: &mut Page, study: &Study) {
    let judged = || {
        study
            .populations
            .iter()
            .filter_map(|of| Some((of, of.tension.as_ref()?)))
    };
    if judged().next().is_none() {
        return;
    }
    page.heading("Tension");
    let curves: Vec<Curve> = judged()
        .filter(|(of, _)| {
            let strongest = study
                .strongest()
                .is_some_and(|strongest| strongest.name == of.name);
            strongest
                || of.name == "random"
                || of.name == "level-3"
                || of.name == crate::study::RECORDS
        })
        .map(|(of, tension)| Curve {
            name: name(&of.name),
            points: tension
                .course
                .iter()
                .enumerate()
                .map(|(step, share)| {
                    (
                        step as f64 * 100.0 / (tension.course.len() - 1) as f64,
                        share * 100.0,
                    )
                })
                .collect(),
        })
        .collect();
    let mut table = Table::new(&[
        "players",
        "judged games",
        "drama",
        "bounds",
        "lead changes",
        "bounds",
        "moves after the decision",
        "bounds",
        "decided at",
    ]);
    for (of, tension) in judged() {
        let more = [tension.games.to_string()]
            .into_iter()
            .chain(mean_cells(&tension.drama))
            .chain(mean_cells(&tension.lead_changes))
            .chain(mean_cells(&tension.after_decision))
            .chain([percent(tension.decided_at.mean)]);
        table.row(cells(&name(&of.name), more));
    }
    page.figure(
        "tension",
        plot::curves(
            "What the later winner expects",
            "% of the game",
            "% of the win",
            &curves,
        ),
        "What the later winner expects in the course of a game, by a quick look at every position.",
        table,
    );
    let clear = study
        .populations
        .iter()
        .filter_map(|of| Some((of, of.clarity.as_ref()?)));
    let rows: Vec<Row> = clear
        .clone()
        .map(|(of, clarity)| row(name(&of.name), clarity))
        .collect();
    if rows.is_empty() {
        return;
    }
    let mut table = Table::new(&["players", "clarity", "bounds"]);
    for (of, clarity) in clear {
        table.row([
            name(&of.name),
            percent(clarity.mean),
            bounds(clarity.low, clarity.high, percent),
        ]);
    }
    page.figure(
        "clarity",
        plot::points("Clarity", &rows, (0.0, 1.0), None),
        &format!(
            "Clarity: how often a quick look of {} nodes finds the move that the player chose after thinking \
             longer.",
            study.look_nodes
        ),
        table,
    );
}
