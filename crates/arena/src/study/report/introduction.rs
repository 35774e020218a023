//! What a study is of, and how it can be made again.

use super::page::{Page, Table};
use super::plot::number;
use super::words::{name, percent};
use crate::study::summary::Study;

/// What a study is of, and how it can be made again.
pub(super) fn facts(study: &Study) -> [(&'static str, String); 10] {
    [
        ("Game", study.game.clone()),
        ("Command", study.command.clone()),
        ("Version", format!("Ludejo {}", study.version)),
        ("Rules (SHA-256)", study.rules.clone()),
        ("Seed", study.seed.to_string()),
        ("Budget", format!("{} s on one core", study.budget)),
        ("Quick look", format!("{} nodes", study.look_nodes)),
        ("First moves", format!("{} nodes each", study.first_nodes)),
        ("Length limit", format!("{} actions", study.length_limit)),
        ("The engine judges by", study.evaluation.clone()),
    ]
}

pub(super) fn introduction(page: &mut Page, study: &Study) {
    page.heading("This study");
    page.paragraph(
        "What a game is like, measured by games of players of every strength. All bounds are 95 % \
         confidence intervals. What each measure is and where it comes from is explained in docs/study.md \
         of Ludejo.",
    );
    page.facts(&facts(study));
    page.heading("Who played");
    let mut table = Table::new(&["players", "games", "different", "plies in a game", "draws"]);
    for of in &study.populations {
        table.row([
            name(&of.name),
            of.games.to_string(),
            of.different.to_string(),
            number(of.plies.mean.mean),
            percent(of.draws.share),
        ]);
    }
    page.table(&table);
    if !study.left_out.is_empty() {
        page.paragraph("What this budget left out:");
        page.list(&study.left_out);
    }
}
