//! The tables that are printed.

use crate::measure::Beside;

/// A table of rates side by side.
pub(crate) struct Table {
    /// How many units of work the rates are counted in.
    unit: f64,
}

impl Table {
    /// Prints the head of a table whose rows have two names, and whose rates are in `unit`s a
    /// second.
    pub(crate) fn new(names: [&str; 2], unit: f64) -> Self {
        let [first, second] = names;
        println!(
            "\n{first:<14} {second:<20} {:>9} {:>9} {:>7} {:>7}",
            "ours", "theirs", "ratio", "target"
        );
        Self { unit }
    }

    /// Prints a row: the rates, the ratio, and beside it the target if there is one.
    pub(crate) fn row(&self, names: [&str; 2], measured: &Beside, target: Option<f64>) {
        let [first, second] = names;
        let (ours, theirs) = (measured.ours / self.unit, measured.theirs / self.unit);
        let verdict = match target {
            Some(target) if measured.ratio < target => format!("{target:>7.3} missed"),
            Some(target) => format!("{target:>7.3}"),
            None => format!("{:>7}", "-"),
        };
        println!(
            "{first:<14} {second:<20} {ours:>9.2} {theirs:>9.2} {:>7.3} {verdict}",
            measured.ratio
        );
    }
}
