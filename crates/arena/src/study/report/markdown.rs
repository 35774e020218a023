//! The main figures of a study as Markdown, for a page that people go on writing.

use super::comparison::{beside, comparison_table, differences};
use super::introduction::facts;
use super::page::{Figure, Table};
use super::words::{cells, measured, name};
use crate::study::{Comparison, Measures, Study};

/// The plots that tell most.
pub(super) const SHOWN: &[&str] = &[
    "results",
    "first-seat",
    "length",
    "tension",
    "ladder",
    "worth",
    "captured",
    "balance",
];
/// Longer tables are left to the report.
const MOST_ROWS: usize = 40;

/// The title, and the findings.
pub(super) fn opening(study: &Study, findings: &[String]) -> String {
    let findings: Vec<String> = findings
        .iter()
        .map(|finding| format!("- {finding}\n"))
        .collect();
    format!(
        "# {}: a study\n\n## Three findings\n\n{}",
        study.title(),
        findings.concat()
    )
}

/// The figures of every population, the plots with their tables, and how all was made.
pub(super) fn figures(study: &Study, comparison: Option<&Comparison>, plots: &[Figure]) -> String {
    let mut text =
        "## Figures\n\nWith the bounds of 95 % confidence intervals in brackets.\n\n".to_owned();
    text += &populations(study).markdown();
    if let Some(comparison) = comparison {
        text += &format!("\n## {}\n\nWhat surely differs:\n\n", beside(comparison));
        for sentence in differences(comparison) {
            text += &format!("- {sentence}\n");
        }
        text += &format!("\n{}", comparison_table(comparison).markdown());
    }
    text += "\n## Plots\n";
    for plot in plots {
        text += &format!("\n![{0}](plots/{1}.svg)\n\n{0}\n", plot.caption, plot.name);
        if plot.table.len() <= MOST_ROWS {
            text += &format!(
                "\n<details><summary>Table</summary>\n\n{}\n</details>\n",
                plot.table.markdown()
            );
        }
    }
    text += "\n## How this was made\n\n";
    for (what, fact) in facts(study) {
        text += &format!("- {what}: `{fact}`\n");
    }
    if !study.left_out.is_empty() {
        text += "\nWhat this budget left out:\n\n";
    }
    for sentence in &study.left_out {
        text += &format!("- {sentence}\n");
    }
    text
}

/// All measures, a row each, with a column for each population.
fn populations(study: &Study) -> Table {
    let names = study.populations.iter().map(|of| name(&of.name));
    let mut table = Table::new(&cells("", names));
    let games = study.populations.iter().map(|of| of.games.to_string());
    table.row(cells("games", games));
    let different = study.populations.iter().map(|of| of.different.to_string());
    table.row(cells("different games", different));
    let Some(most) = study
        .populations
        .iter()
        .map(Measures::values)
        .max_by_key(Vec::len)
    else {
        return table;
    };
    for (measure, _) in most {
        let told = study.populations.iter().map(|of| {
            let values = of.values();
            let found = values.iter().find(|(name, _)| *name == measure);
            found.map_or("–".to_owned(), |(_, value)| measured(value))
        });
        table.row(cells(measure, told));
    }
    table
}
