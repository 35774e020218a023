//! Who wins, and how; in games for four, who brings whom down.

use super::page::{Page, Table};
use super::plot::{self, Row, number};
use super::words::{bounds, cells, name, percent, range, row, share_cells};
use crate::study::measures::Measures;
use crate::study::summary::Study;

pub(super) fn results(page: &mut Page, study: &Study) {
    page.heading("Results");
    let mut parts = study.seats.clone();
    parts.push("draw".to_owned());
    let rows: Vec<(String, Vec<f64>)> = study
        .populations
        .iter()
        .map(|of| {
            let shares = of.wins.iter().chain([&of.draws]).map(|share| share.share);
            (name(&of.name), shares.collect())
        })
        .collect();
    let mut table = Table::new(&["players", "result", "games", "share", "bounds"]);
    for of in &study.populations {
        for (part, share) in parts.iter().zip(of.wins.iter().chain([&of.draws])) {
            let told = [part.clone(), number(share.count)]
                .into_iter()
                .chain(share_cells(share));
            table.row(cells(&name(&of.name), told));
        }
    }
    page.figure(
        "results",
        plot::stacks("Results by the strength of play", &parts, &rows),
        "Wins of each seat, and draws, by the strength of play.",
        table,
    );
    let Some(of) = study.strongest() else { return };
    let rows: Vec<Row> = of
        .endings
        .iter()
        .map(|ending| Row {
            name: ending_name(&ending.reason, ending.is_draw),
            value: ending.share.share,
            bounds: None,
        })
        .collect();
    let mut table = Table::new(&["players", "ending", "share", "bounds"]);
    for of in &study.populations {
        for ending in &of.endings {
            let told = [ending_name(&ending.reason, ending.is_draw)].into_iter();
            table.row(cells(
                &name(&of.name),
                told.chain(share_cells(&ending.share)),
            ));
        }
    }
    page.figure(
        "endings",
        plot::bars("How games end", &rows),
        &format!("How games of the {} end.", name(&of.name)),
        table,
    );
}

pub(super) fn ending_name(reason: &str, is_draw: bool) -> String {
    let reason = reason.replace('-', " ");
    if is_draw {
        format!("draw: {reason}")
    } else {
        reason
    }
}

pub(super) fn first_seat(page: &mut Page, study: &Study) {
    page.heading("The first seat’s advantage");
    let even = 1.0 / study.seats.len() as f64;
    let rows: Vec<Row> = study
        .populations
        .iter()
        .map(|of| row(name(&of.name), &of.shares[0]))
        .collect();
    let mut table = Table::new(&["players", "share", "bounds"]);
    for of in &study.populations {
        let share = &of.shares[0];
        table.row([
            name(&of.name),
            percent(share.mean),
            bounds(share.low, share.high, percent),
        ]);
    }
    page.figure(
        "first-seat",
        plot::points("The first seat's share of the result", &rows, range(&rows), Some(even)),
        &format!(
            "The share of the result that {} gets, who moves first; a draw is an equal part for everyone. \
             The dashed line is even.",
            study.seats[0]
        ),
        table,
    );
    if let Some(slope) = &study.first_seat_by_strength {
        let percent = |value: f64| number(value * 100.0);
        let verdict = if slope.low > 0.0 {
            "It grows with strength."
        } else if slope.high < 0.0 {
            "It shrinks with strength."
        } else {
            "Whether it grows or shrinks can’t be told from these games."
        };
        page.paragraph(&format!(
            "From each population to the next stronger one, it changes by {} points of a hundred ({}). {verdict}",
            percent(slope.slope),
            bounds(slope.low, slope.high, percent)
        ));
    }
}

pub(super) fn balance(page: &mut Page, study: &Study, of: &Measures) {
    page.heading("Four seats");
    let rows: Vec<Row> = study
        .seats
        .iter()
        .zip(&of.shares)
        .map(|(seat, share)| row(seat.clone(), share))
        .collect();
    let mut table = Table::new(&["seat", "share", "bounds"]);
    for (seat, share) in study.seats.iter().zip(&of.shares) {
        table.row([
            seat.clone(),
            percent(share.mean),
            bounds(share.low, share.high, percent),
        ]);
    }
    page.figure(
        "balance",
        plot::points(
            "Balance",
            &rows,
            range(&rows),
            Some(1.0 / study.seats.len() as f64),
        ),
        &format!(
            "Each seat’s share of the result, in games of the {}.",
            name(&of.name)
        ),
        table,
    );
    page.paragraph("Who brings whom down: the last capture of each game that was won, by seat (row) of seat (column).");
    matrix(page, study, &of.brought_down);
    page.paragraph("All captures, by seat (row) of seat (column):");
    matrix(page, study, &of.captured);
}

fn matrix(page: &mut Page, study: &Study, counts: &[Vec<u64>]) {
    let mut table = Table::new(&cells(
        "by",
        study.seats.iter().map(|seat| format!("of {seat}")),
    ));
    for (seat, counts) in study.seats.iter().zip(counts) {
        table.row(cells(seat, counts.iter().map(ToString::to_string)));
    }
    page.table(&table);
}
