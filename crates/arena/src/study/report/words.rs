//! Names and numbers as people read them.

use super::plot::{Row, number};
use crate::study::estimate::{Mean, Share};
use crate::study::measures::Value;

/// The name of a population for people.
pub(super) fn name(population: &str) -> String {
    if let Some(nodes) = population.strip_prefix("nodes-") {
        return format!("engine, {nodes} nodes");
    }
    population
        .replace('-', " ")
        .replace("random", "random moves")
}

pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

pub(super) fn bounds(low: f64, high: f64, tell: impl Fn(f64) -> String) -> String {
    format!("{} to {}", tell(low), tell(high))
}

pub(super) fn share_cells(share: &Share) -> [String; 2] {
    [percent(share.share), bounds(share.low, share.high, percent)]
}

pub(super) fn mean_cells(mean: &Mean) -> [String; 2] {
    [number(mean.mean), bounds(mean.low, mean.high, number)]
}

/// A value with its bounds in brackets.
pub(super) fn measured(value: &Value<'_>) -> String {
    let (low, high) = value.bounds();
    let tell = teller(value);
    format!("{} ({})", tell(value.number()), bounds(low, high, tell))
}

/// How a value is told: parts of a whole as percentages.
fn teller(value: &Value<'_>) -> fn(f64) -> String {
    match value {
        Value::Mean(_) => number,
        Value::Part(_) | Value::Share(_) => percent,
    }
}

pub(super) fn cells(first: &str, more: impl IntoIterator<Item = String>) -> Vec<String> {
    std::iter::once(first.to_owned()).chain(more).collect()
}

pub(super) fn row(name: String, mean: &Mean) -> Row {
    Row {
        name,
        value: mean.mean,
        bounds: Some((mean.low, mean.high)),
    }
}

/// From a little below the least bound to a little above the greatest.
pub(super) fn range(rows: &[Row]) -> (f64, f64) {
    let all = || {
        rows.iter().flat_map(|row| {
            let (low, high) = row.bounds.unwrap_or((row.value, row.value));
            [low, high]
        })
    };
    let (least, most) = (
        all().fold(f64::MAX, f64::min),
        all().fold(f64::MIN, f64::max),
    );
    let more = (most - least).max(1e-6) * 0.05;
    (
        if least >= 0.0 {
            (least - more).max(0.0)
        } else {
            least - more
        },
        most + more,
    )
}
