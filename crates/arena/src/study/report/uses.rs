//! What good play never uses.

use super::page::{Page, Table};
use super::plot::{Row, number};
use super::results::ending_name;
use super::words::{cells, name, percent, range, share_cells};
use super::{LEAST_POSSIBLE, plot};
use crate::study::measures::Measures;
use crate::study::summary::Study;

pub(super) fn uses(page: &mut Page, study: &Study, of: &Measures) {
    page.heading("What good play never uses");
    let weak = study.populations.first();
    let never: Vec<_> = of
        .uses
        .iter()
        .filter(|of| of.done.count == 0.0 && of.possible.count >= LEAST_POSSIBLE)
        .collect();
    if never.is_empty() {
        page.paragraph(&format!(
            "The {} did everything that was possible in at least {LEAST_POSSIBLE} of the positions looked at.",
            name(&of.name)
        ));
    }
    let random = |what: &str| {
        let found = weak.and_then(|weak| weak.uses.iter().find(|of| of.what == what));
        found.map_or("–".to_owned(), |of| percent(of.done.share))
    };
    let mut table = Table::new(&[
        "never done",
        "possible in positions",
        "at most done",
        "by the weakest",
    ]);
    for of in &never {
        table.row([
            of.what.clone(),
            number(of.possible.count),
            percent(of.done.high),
            random(&of.what),
        ]);
    }
    if !table.is_empty() {
        page.table(&table);
    }
    let ends = |of: &Measures| -> Vec<String> {
        of.endings
            .iter()
            .map(|ending| ending_name(&ending.reason, ending.is_draw))
            .collect()
    };
    let seen = ends(of);
    let mut unseen: Vec<String> = study
        .populations
        .iter()
        .flat_map(ends)
        .filter(|end| !seen.contains(end))
        .collect();
    unseen.sort();
    unseen.dedup();
    if !unseen.is_empty() {
        page.paragraph(&format!(
            "Games of weaker players also end by {}; those of the {} never do.",
            unseen.join(", "),
            name(&of.name)
        ));
    }
    page.paragraph("Everything that actions do, when it is possible:");
    let mut all: Vec<_> = of.uses.iter().collect();
    all.sort_by(|one, other| other.done.share.total_cmp(&one.done.share));
    let rows: Vec<Row> = all
        .iter()
        .take(25)
        .map(|of| Row {
            name: of.what.clone(),
            value: of.done.share,
            bounds: Some((of.done.low, of.done.high)),
        })
        .collect();
    let mut table = Table::new(&[
        "what",
        "possible in positions",
        "done",
        "bounds",
        "by the weakest",
    ]);
    for of in &all {
        let more = [number(of.possible.count)]
            .into_iter()
            .chain(share_cells(&of.done));
        table.row(cells(&of.what, more.chain([random(&of.what)])));
    }
    page.figure(
        "uses",
        plot::points("What actions do", &rows, range(&rows), None),
        "How often something is done of all positions in which it is possible.",
        table,
    );
}
