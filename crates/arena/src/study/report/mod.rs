//! A study for people: a page that needs nothing else, with text, plots, and a table behind every plot;
//! and its main figures as Markdown.

mod choice;
mod comparison;
mod depth;
mod findings;
mod introduction;
mod length;
mod markdown;
mod page;
mod pieces;
mod plot;
mod results;
mod tension;
mod uses;
mod words;

use ludejo_rules::Board;

use super::compare::Comparison;
use super::summary::Study;
use page::{Figure, Page};

/// A use that has been possible in fewer positions says nothing if nobody made it.
const LEAST_POSSIBLE: f64 = 20.0;

/// What can be read of a study.
#[derive(Clone, Debug)]
pub struct Report {
    /// What it is of.
    pub title: String,
    /// What it comes to, in sentences: what surely differs if it is compared, or else three findings.
    pub findings: Vec<String>,
    /// A page that needs nothing else, as HTML.
    pub html: String,
    /// The main figures, as Markdown that shows the plots in the folder `plots`.
    pub figures: String,
    /// The names of these plots, with their ending, and the plots as SVG.
    pub plots: Vec<(String, String)>,
}

/// The report of a study, with what differs from another one, if it is compared.
#[must_use]
pub fn report(study: &Study, board: &Board, comparison: Option<&Comparison>) -> Report {
    let (html, figures) = html(study, board, comparison);
    let shown: Vec<_> = figures
        .into_iter()
        .filter(|figure| markdown::SHOWN.contains(&&*figure.name))
        .collect();
    let plots = shown
        .iter()
        .map(|figure| (format!("{}.svg", figure.name), plot::alone(&figure.svg)));
    Report {
        title: comparison.map_or_else(|| study.title(), comparison::beside),
        findings: comparison.map_or_else(|| findings::findings(study), comparison::differences),
        html,
        figures: markdown::figures(study, comparison, &shown),
        plots: plots.collect(),
    }
}

/// How a page about a study begins, as Markdown: its title, and findings to be written better by whoever
/// knows the game.
#[must_use]
pub fn opening(study: &Study) -> String {
    markdown::opening(study, &findings::findings(study))
}

fn html(study: &Study, board: &Board, comparison: Option<&Comparison>) -> (String, Vec<Figure>) {
    let mut page = Page::new(&format!("{}: a study", study.title()));
    page.heading("Three findings");
    page.list(&findings::findings(study));
    introduction::introduction(&mut page, study);
    if let Some(comparison) = comparison {
        comparison::compared(&mut page, comparison);
    }
    length::length(&mut page, study);
    results::results(&mut page, study);
    results::first_seat(&mut page, study);
    choice::tree(&mut page, study);
    tension::tension(&mut page, study);
    depth::depth(&mut page, study);
    choice::first_moves(&mut page, study);
    if let Some(strongest) = study.strongest() {
        pieces::pieces(&mut page, study, strongest);
        pieces::board_maps(&mut page, study, board, strongest);
        uses::uses(&mut page, study, strongest);
        if study.seats.len() > 2 {
            results::balance(&mut page, study, strongest);
        }
    }
    page.finish()
}
