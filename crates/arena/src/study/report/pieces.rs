//! What pieces do, and where.

use super::page::{Page, Table};
use super::plot::{self, Row, number};
use super::words::{bounds, cells, name, percent};
use crate::study::measures::Measures;
use crate::study::summary::Study;
use ludejo_rules::Board;

pub(super) fn pieces(page: &mut Page, study: &Study, of: &Measures) {
    page.heading("Pieces");
    let mut table = Table::new(&[
        "kind",
        "on the board",
        "acts",
        "captures",
        "is captured",
        "is made",
        "left at the end",
    ]);
    for piece in &of.pieces {
        let all = [
            piece.on_board,
            piece.acts,
            piece.captures,
            piece.captured,
            piece.made,
            piece.left,
        ];
        table.row(cells(&piece.kind.replace('-', " "), all.map(number)));
    }
    page.paragraph(&format!(
        "What each kind of piece does in a game of the {}, all seats together:",
        name(&of.name)
    ));
    page.table(&table);
    let seats = study.seats.len() as f64;
    // One more piece in an even position.
    let chance = |log_odds: f64| 1.0 / (1.0 + (seats - 1.0) * (-log_odds).exp());
    let rows: Vec<Row> = of
        .worth
        .iter()
        .map(|worth| Row {
            name: worth.kind.replace('-', " "),
            value: chance(worth.log_odds),
            bounds: Some((chance(worth.low), chance(worth.high))),
        })
        .collect();
    if rows.is_empty() {
        return;
    }
    let mut table = Table::new(&[
        "kind",
        "share with one more",
        "bounds",
        "log odds",
        "bounds",
    ]);
    for (worth, row) in of.worth.iter().zip(&rows) {
        let (low, high) = row.bounds.unwrap_or((row.value, row.value));
        table.row([
            row.name.clone(),
            percent(row.value),
            bounds(low, high, percent),
            number(worth.log_odds),
            bounds(worth.low, worth.high, number),
        ]);
    }
    page.figure(
        "worth",
        plot::points(
            "What a piece is worth",
            &rows,
            (0.0, 1.0),
            Some(1.0 / seats),
        ),
        "What a seat expects of the win that has one more of a kind and is otherwise even.",
        table,
    );
}

pub(super) fn board_maps(page: &mut Page, study: &Study, board: &Board, of: &Measures) {
    page.heading("Where things happen");
    let mut boards = Vec::new();
    let mut columns: Vec<(String, &[f64])> = Vec::new();
    for (seat, stand) in study.seats.iter().zip(&of.heat.stand) {
        let told = format!("where {seat}’s pieces stand");
        columns.push((told.clone(), stand));
        let name = format!("stand-{seat}");
        boards.push((name, plot::heat(&told, board, stand), told));
    }
    for (name, values, told) in [
        ("captured", &of.heat.captured, "where pieces are captured"),
        (
            "turned",
            &of.heat.turned,
            "where pieces become another kind",
        ),
    ] {
        columns.push((told.to_owned(), values));
        if values.iter().any(|&value| value > 0.0) {
            let svg = plot::heat(told, board, values);
            boards.push((name.to_owned(), svg, told.to_owned()));
        }
    }
    let head = columns.iter().map(|(told, _)| told.clone());
    let mut table = Table::new(&cells("cell", head));
    for (cell, of) in board.cells.iter().enumerate() {
        table.row(cells(
            &of.name,
            columns.iter().map(|(_, values)| number(values[cell])),
        ));
    }
    page.boards(
        boards,
        &format!(
            "Games of the {}. The fuller a cell, the more often; each board has its own scale. The columns of \
             the table are shares of all positions, and pieces in a game.",
            name(&of.name)
        ),
        &table,
    );
}
