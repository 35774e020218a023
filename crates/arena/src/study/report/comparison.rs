//! What differs from another study.

use super::page::{Page, Table};
use super::plot::number;
use super::words::{name, percent};
use crate::study::compare::{Compared, Comparison};

pub(super) fn compared(page: &mut Page, comparison: &Comparison) {
    page.heading(&beside(comparison));
    page.paragraph("What surely differs:");
    page.list(&differences(comparison));
    page.paragraph(&format!(
        "The table has every measure. A difference is that of {} less that of {}, with its 95 % bounds. The \
         effect is Hedges’ g for means and Cohen’s h for shares: 0.2 is small, 0.5 medium, 0.8 large. The p is \
         corrected for all {} comparisons by Holm’s method: what has less than 0.05 surely differs, and comes \
         first.",
        comparison.second_name,
        comparison.first_name,
        comparison.rows.len()
    ));
    page.table(&comparison_table(comparison));
}

/// Every measure in both studies, the ones that surely differ first, and the strongest players before
/// weaker ones.
pub(super) fn comparison_table(comparison: &Comparison) -> Table {
    let mut table = Table::new(&[
        "measure",
        "players",
        &comparison.first_name,
        &comparison.second_name,
        "difference",
        "bounds",
        "effect",
        "p",
    ]);
    let mut rows: Vec<&Compared> = comparison.rows.iter().rev().collect();
    rows.sort_by_key(|row| !row.is_sure());
    for row in rows {
        let tell = if row.is_part { percent } else { number };
        table.row([
            row.measure.clone(),
            name(&row.populations.1),
            tell(row.first),
            tell(row.second),
            signed(row.difference.difference, tell),
            format!(
                "{} to {}",
                signed(row.difference.low, tell),
                signed(row.difference.high, tell)
            ),
            signed(row.difference.effect, number),
            if row.corrected < 0.001 {
                "< 0.001".to_owned()
            } else {
                number(row.corrected)
            },
        ]);
    }
    table
}

/// A difference for people, with its sign.
fn signed(value: f64, tell: fn(f64) -> String) -> String {
    let sign = if value < 0.0 { "−" } else { "+" };
    format!("{sign}{}", tell(value.abs()))
}

pub(super) fn beside(comparison: &Comparison) -> String {
    let Comparison {
        first_name,
        second_name,
        ..
    } = comparison;
    format!("{second_name} beside {first_name}")
}

/// What surely differs, in sentences: the strongest players that surely differ in each measure.
pub(super) fn differences(comparison: &Comparison) -> Vec<String> {
    let mut told: Vec<&str> = Vec::new();
    let mut sentences = Vec::new();
    for row in comparison.rows.iter().rev().filter(|row| row.is_sure()) {
        if told.contains(&&*row.measure) {
            continue;
        }
        told.push(&row.measure);
        let tell = if row.is_part { percent } else { number };
        sentences.push(format!(
            "{}, in games of the {}: {} instead of {}, a difference of {} ({} to {}).",
            capital(&row.measure),
            name(&row.populations.1),
            tell(row.second),
            tell(row.first),
            signed(row.difference.difference, tell),
            signed(row.difference.low, tell),
            signed(row.difference.high, tell),
        ));
    }
    if sentences.is_empty() {
        sentences.push(
            "Nothing: whatever the differences are, these games are too few to show them."
                .to_owned(),
        );
    }
    sentences
}

/// With a capital letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}
