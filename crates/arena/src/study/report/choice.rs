//! How much there is to choose from, in every position and at the beginning.

use super::page::{Page, Table};
use super::plot::{self, Curve, Row, number};
use super::words::{bounds, cells, mean_cells, name, percent, range};
use crate::study::measures::Measures;
use crate::study::summary::Study;

pub(super) fn tree(page: &mut Page, study: &Study) {
    page.heading("Choice and size");
    let curve = |of: &Measures| Curve {
        name: name(&of.name),
        points: of
            .branching_by_ply
            .iter()
            .enumerate()
            .map(|(ply, mean)| (ply as f64, *mean))
            .collect(),
    };
    let shown: Vec<&Measures> = study
        .populations
        .first()
        .into_iter()
        .chain(study.strongest())
        .collect();
    let longest = shown.last().map_or(0, |of| of.branching_by_ply.len());
    let mut curves: Vec<Curve> = shown.iter().map(|of| curve(of)).collect();
    // Random games last much longer.
    for curve in &mut curves {
        curve.points.truncate(longest.max(2));
    }
    let mut table = Table::new(&cells("ply", curves.iter().map(|curve| curve.name.clone())));
    for ply in 0..longest {
        let at = |curve: &Curve| {
            curve
                .points
                .get(ply)
                .map_or("–".to_owned(), |point| number(point.1))
        };
        table.row(cells(&ply.to_string(), curves.iter().map(at)));
    }
    page.figure(
        "choice",
        plot::curves("Legal actions by ply", "ply", "legal actions", &curves),
        "Legal actions in the positions of each ply.",
        table,
    );
    let mut table = Table::new(&[
        "players",
        "legal actions",
        "bounds",
        "forced",
        "bounds",
        "log10 of the tree",
        "bounds",
    ]);
    for of in &study.populations {
        let forced = [
            percent(of.forced.mean),
            bounds(of.forced.low, of.forced.high, percent),
        ];
        let more = mean_cells(&of.branching)
            .into_iter()
            .chain(forced)
            .chain(mean_cells(&of.tree));
        table.row(cells(&name(&of.name), more));
    }
    page.table(&table);
    page.paragraph(&format!(
        "There are at most 10^{:.0} positions, counting every way to put as many pieces of each seat on the \
         board as it ever had in these games; {} different ones came up.",
        study.size.positions.ceil(),
        study.size.seen
    ));
}

pub(super) fn first_moves(page: &mut Page, study: &Study) {
    /// More would be too many to look at.
    const SHOWN: usize = 20;
    if study.first_moves.is_empty() {
        return;
    }
    page.heading("First moves");
    let told = |of: &crate::study::FirstMove| match of.alike.len() {
        1 => of.action.clone(),
        count => format!("{} (one of {count})", of.action),
    };
    let rows: Vec<Row> = study
        .first_moves
        .iter()
        .take(SHOWN)
        .map(|of| Row {
            name: told(of),
            value: of.share,
            bounds: None,
        })
        .collect();
    let mut table = Table::new(&["move", "share of the win", "alike"]);
    for of in &study.first_moves {
        table.row([of.action.clone(), percent(of.share), of.alike.join(" ")]);
    }
    let all = study.first_moves.len();
    let shown = if all > SHOWN {
        format!(" The best {SHOWN} of {all} are shown.")
    } else {
        String::new()
    };
    page.figure(
        "first-moves",
        plot::points("First moves", &rows, range(&rows), Some(1.0 / study.seats.len() as f64)),
        &format!(
            "What {} expects of the win after each first move, by a search; moves that are the same in a mirror \
             or after a turn of the board are one.{shown}",
            study.seats[0]
        ),
        table,
    );
}
