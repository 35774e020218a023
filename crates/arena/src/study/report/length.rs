//! How long games are.

use super::page::{Page, Table};
use super::plot::{self, Row, number};
use super::words::{cells, mean_cells, name, range};
use crate::study::summary::Study;

pub(super) fn length(page: &mut Page, study: &Study) {
    page.heading("Length");
    let rows: Vec<Row> = study
        .populations
        .iter()
        .map(|of| Row {
            name: name(&of.name),
            value: of.plies.quantiles.median,
            bounds: Some((
                of.plies.quantiles.quarter,
                of.plies.quantiles.three_quarters,
            )),
        })
        .collect();
    let mut table = Table::new(&[
        "players",
        "mean",
        "bounds",
        "least",
        "quarter",
        "median",
        "three quarters",
        "most",
        "turns",
    ]);
    for of in &study.populations {
        let quantiles = of.plies.quantiles;
        let five = [
            quantiles.least,
            quantiles.quarter,
            quantiles.median,
            quantiles.three_quarters,
            quantiles.most,
        ];
        let more = five.map(|of| format!("{of:.0}"));
        let turns = number(of.turns.mean.mean);
        table.row(cells(
            &name(&of.name),
            mean_cells(&of.plies.mean)
                .into_iter()
                .chain(more)
                .chain([turns]),
        ));
    }
    page.figure(
        "length",
        plot::points(
            "The length of games by the strength of play",
            &rows,
            range(&rows),
            None,
        ),
        "Plies in a game: the median, and the range of the middle half of the games.",
        table,
    );
    if let Some(of) = study.strongest() {
        let mut table = Table::new(&["plies from", "games"]);
        for (from, count) in &of.plies.histogram {
            table.row([format!("{from:.0}"), count.to_string()]);
        }
        page.figure(
            "lengths",
            plot::columns("How long games are", "plies", "games", &of.plies.histogram),
            &format!(
                "How many games of the {} have how many plies.",
                name(&of.name)
            ),
            table,
        );
    }
}
