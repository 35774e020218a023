//! How many levels of play can be told apart.

use super::page::{Page, Table};
use super::plot::{self, Row, number};
use super::words::{bounds, cells, percent, row};
use crate::study::summary::Study;

pub(super) fn depth(page: &mut Page, study: &Study) {
    page.heading("Depth");
    let even = 1.0 / study.seats.len() as f64;
    let rung_name = |rung: &crate::study::Rung| {
        let nodes = |name: &str| name.strip_prefix("nodes-").unwrap_or(name).to_owned();
        format!("{} against {}", nodes(&rung.stronger), nodes(&rung.weaker))
    };
    let rows: Vec<Row> = study
        .depth
        .rungs
        .iter()
        .map(|rung| row(rung_name(rung), &rung.share))
        .collect();
    if rows.is_empty() {
        return;
    }
    let mut table = Table::new(&["rung", "series", "share", "bounds", "Elo"]);
    for rung in &study.depth.rungs {
        let share = [
            percent(rung.share.mean),
            bounds(rung.share.low, rung.share.high, percent),
        ];
        let more = [rung.share.n.to_string()]
            .into_iter()
            .chain(share)
            .chain([format!("{:.0}", rung.elo)]);
        table.row(cells(&rung_name(rung), more));
    }
    page.figure(
        "ladder",
        plot::points("The ladder", &rows, (0.0, 1.0), Some(even)),
        "Each player’s share of the result against the next weaker one, by nodes for each move; the dashed \
         line is even.",
        table,
    );
    page.paragraph(&format!(
        "{} levels of play can be told apart; from the bottom to the top it is {} classes of {} Elo.",
        study.depth.levels,
        number(study.depth.classes),
        crate::study::CLASS
    ));
}
