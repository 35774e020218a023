//! A study for people: a page that needs nothing else, with text, plots, and a table behind every plot;
//! and its main figures as Markdown.

mod findings;
mod markdown;
mod page;
mod plot;

use ludejo_rules::Board;

use super::compare::{Compared, Comparison};
use super::estimate::{Mean, Share};
use super::measures::{Measures, Value};
use super::summary::Study;
use page::{Figure, Page, Table};
use plot::{Curve, Row, number};

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
        title: comparison.map_or_else(|| study.title(), beside),
        findings: comparison.map_or_else(|| findings::findings(study), differences),
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
    introduction(&mut page, study);
    if let Some(comparison) = comparison {
        compared(&mut page, comparison);
    }
    length(&mut page, study);
    results(&mut page, study);
    first_seat(&mut page, study);
    tree(&mut page, study);
    tension(&mut page, study);
    depth(&mut page, study);
    first_moves(&mut page, study);
    if let Some(strongest) = study.strongest() {
        pieces(&mut page, study, strongest);
        board_maps(&mut page, study, board, strongest);
        uses(&mut page, study, strongest);
        if study.seats.len() > 2 {
            balance(&mut page, study, strongest);
        }
    }
    page.finish()
}

/// The name of a population for people.
fn name(population: &str) -> String {
    if let Some(nodes) = population.strip_prefix("nodes-") {
        return format!("engine, {nodes} nodes");
    }
    population
        .replace('-', " ")
        .replace("random", "random moves")
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

fn bounds(low: f64, high: f64, tell: impl Fn(f64) -> String) -> String {
    format!("{} to {}", tell(low), tell(high))
}

fn share_cells(share: &Share) -> [String; 2] {
    [percent(share.share), bounds(share.low, share.high, percent)]
}

fn mean_cells(mean: &Mean) -> [String; 2] {
    [number(mean.mean), bounds(mean.low, mean.high, number)]
}

/// A value with its bounds in brackets.
fn measured(value: &Value<'_>) -> String {
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

fn cells(first: &str, more: impl IntoIterator<Item = String>) -> Vec<String> {
    std::iter::once(first.to_owned()).chain(more).collect()
}

fn row(name: String, mean: &Mean) -> Row {
    Row {
        name,
        value: mean.mean,
        bounds: Some((mean.low, mean.high)),
    }
}

/// From a little below the least bound to a little above the greatest.
fn range(rows: &[Row]) -> (f64, f64) {
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

/// What a study is of, and how it can be made again.
fn facts(study: &Study) -> [(&'static str, String); 10] {
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

fn introduction(page: &mut Page, study: &Study) {
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

fn compared(page: &mut Page, comparison: &Comparison) {
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
fn comparison_table(comparison: &Comparison) -> Table {
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

fn beside(comparison: &Comparison) -> String {
    let Comparison {
        first_name,
        second_name,
        ..
    } = comparison;
    format!("{second_name} beside {first_name}")
}

/// What surely differs, in sentences: the strongest players that surely differ in each measure.
fn differences(comparison: &Comparison) -> Vec<String> {
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

fn length(page: &mut Page, study: &Study) {
    page.heading("Length");
    let rows: Vec<Row> = study
        .populations
        .iter()
        .map(|of| Row {
            name: name(&of.name),
            value: of.plies.quantiles.median,
            bounds: Some((
                of.plies.quantiles.quarter,
                of.plies.quantiles.three_quarters,
            )),
        })
        .collect();
    let mut table = Table::new(&[
        "players",
        "mean",
        "bounds",
        "least",
        "quarter",
        "median",
        "three quarters",
        "most",
        "turns",
    ]);
    for of in &study.populations {
        let quantiles = of.plies.quantiles;
        let five = [
            quantiles.least,
            quantiles.quarter,
            quantiles.median,
            quantiles.three_quarters,
            quantiles.most,
        ];
        let more = five.map(|of| format!("{of:.0}"));
        let turns = number(of.turns.mean.mean);
        table.row(cells(
            &name(&of.name),
            mean_cells(&of.plies.mean)
                .into_iter()
                .chain(more)
                .chain([turns]),
        ));
    }
    page.figure(
        "length",
        plot::points(
            "The length of games by the strength of play",
            &rows,
            range(&rows),
            None,
        ),
        "Plies in a game: the median, and the range of the middle half of the games.",
        table,
    );
    if let Some(of) = study.strongest() {
        let mut table = Table::new(&["plies from", "games"]);
        for (from, count) in &of.plies.histogram {
            table.row([format!("{from:.0}"), count.to_string()]);
        }
        page.figure(
            "lengths",
            plot::columns("How long games are", "plies", "games", &of.plies.histogram),
            &format!(
                "How many games of the {} have how many plies.",
                name(&of.name)
            ),
            table,
        );
    }
}

fn results(page: &mut Page, study: &Study) {
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

fn ending_name(reason: &str, is_draw: bool) -> String {
    let reason = reason.replace('-', " ");
    if is_draw {
        format!("draw: {reason}")
    } else {
        reason
    }
}

fn first_seat(page: &mut Page, study: &Study) {
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

fn tree(page: &mut Page, study: &Study) {
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

fn tension(page: &mut Page, study: &Study) {
    let judged = || {
        study
            .populations
            .iter()
            .filter_map(|of| Some((of, of.tension.as_ref()?)))
    };
    if judged().next().is_none() {
        return;
    }
    page.heading("Tension");
    let curves: Vec<Curve> = judged()
        .filter(|(of, _)| {
            let strongest = study
                .strongest()
                .is_some_and(|strongest| strongest.name == of.name);
            strongest || of.name == "random" || of.name == "level-3" || of.name == super::RECORDS
        })
        .map(|(of, tension)| Curve {
            name: name(&of.name),
            points: tension
                .course
                .iter()
                .enumerate()
                .map(|(step, share)| {
                    (
                        step as f64 * 100.0 / (tension.course.len() - 1) as f64,
                        share * 100.0,
                    )
                })
                .collect(),
        })
        .collect();
    let mut table = Table::new(&[
        "players",
        "judged games",
        "drama",
        "bounds",
        "lead changes",
        "bounds",
        "moves after the decision",
        "bounds",
        "decided at",
    ]);
    for (of, tension) in judged() {
        let more = [tension.games.to_string()]
            .into_iter()
            .chain(mean_cells(&tension.drama))
            .chain(mean_cells(&tension.lead_changes))
            .chain(mean_cells(&tension.after_decision))
            .chain([percent(tension.decided_at.mean)]);
        table.row(cells(&name(&of.name), more));
    }
    page.figure(
        "tension",
        plot::curves(
            "What the later winner expects",
            "% of the game",
            "% of the win",
            &curves,
        ),
        "What the later winner expects in the course of a game, by a quick look at every position.",
        table,
    );
    let clear = study
        .populations
        .iter()
        .filter_map(|of| Some((of, of.clarity.as_ref()?)));
    let rows: Vec<Row> = clear
        .clone()
        .map(|(of, clarity)| row(name(&of.name), clarity))
        .collect();
    if rows.is_empty() {
        return;
    }
    let mut table = Table::new(&["players", "clarity", "bounds"]);
    for (of, clarity) in clear {
        table.row([
            name(&of.name),
            percent(clarity.mean),
            bounds(clarity.low, clarity.high, percent),
        ]);
    }
    page.figure(
        "clarity",
        plot::points("Clarity", &rows, (0.0, 1.0), None),
        &format!(
            "Clarity: how often a quick look of {} nodes finds the move that the player chose after thinking \
             longer.",
            study.look_nodes
        ),
        table,
    );
}

fn depth(page: &mut Page, study: &Study) {
    page.heading("Depth");
    let even = 1.0 / study.seats.len() as f64;
    let rung_name = |rung: &super::Rung| {
        let nodes = |name: &str| name.strip_prefix("nodes-").unwrap_or(name).to_owned();
        format!("{} against {}", nodes(&rung.stronger), nodes(&rung.weaker))
    };
    let rows: Vec<Row> = study
        .depth
        .rungs
        .iter()
        .map(|rung| row(rung_name(rung), &rung.share))
        .collect();
    if rows.is_empty() {
        return;
    }
    let mut table = Table::new(&["rung", "series", "share", "bounds", "Elo"]);
    for rung in &study.depth.rungs {
        let share = [
            percent(rung.share.mean),
            bounds(rung.share.low, rung.share.high, percent),
        ];
        let more = [rung.share.n.to_string()]
            .into_iter()
            .chain(share)
            .chain([format!("{:.0}", rung.elo)]);
        table.row(cells(&rung_name(rung), more));
    }
    page.figure(
        "ladder",
        plot::points("The ladder", &rows, (0.0, 1.0), Some(even)),
        "Each player’s share of the result against the next weaker one, by nodes for each move; the dashed \
         line is even.",
        table,
    );
    page.paragraph(&format!(
        "{} levels of play can be told apart; from the bottom to the top it is {} classes of {} Elo.",
        study.depth.levels,
        number(study.depth.classes),
        super::CLASS
    ));
}

fn first_moves(page: &mut Page, study: &Study) {
    /// More would be too many to look at.
    const SHOWN: usize = 20;
    if study.first_moves.is_empty() {
        return;
    }
    page.heading("First moves");
    let told = |of: &super::FirstMove| match of.alike.len() {
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

fn pieces(page: &mut Page, study: &Study, of: &Measures) {
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

fn board_maps(page: &mut Page, study: &Study, board: &Board, of: &Measures) {
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

fn uses(page: &mut Page, study: &Study, of: &Measures) {
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

fn balance(page: &mut Page, study: &Study, of: &Measures) {
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
