//! The parts of a page: text, figures with the tables behind them.

use std::fmt::Write as _;

use super::plot::escape;

/// How plots look, by day and by night.
pub(super) const PLOT_STYLE: &str = include_str!("plot.css");
const PAGE_STYLE: &str = include_str!("page.css");

/// A page as it is written.
pub(super) struct Page {
    html: String,
    figures: Vec<Figure>,
}

/// A plot of the page, which other pages can show as well.
pub(super) struct Figure {
    /// What its file is called, without the ending.
    pub(super) name: String,
    pub(super) svg: String,
    pub(super) caption: String,
    pub(super) table: Table,
}

/// A table: its head, and its rows. The first column is what they are of.
#[derive(Clone)]
pub(super) struct Table {
    head: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    pub(super) fn new(head: &[impl AsRef<str>]) -> Self {
        Self {
            head: head.iter().map(|word| word.as_ref().to_owned()).collect(),
            rows: Vec::new(),
        }
    }

    pub(super) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }

    pub(super) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.rows.len()
    }

    pub(super) fn markdown(&self) -> String {
        let line = |cells: &[String]| {
            let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "\\|")).collect();
            format!("| {} |\n", cells.join(" | "))
        };
        let mut text = line(&self.head) + "| --- |" + &" --: |".repeat(self.head.len() - 1) + "\n";
        text.extend(self.rows.iter().map(|row| line(row)));
        text
    }

    pub(super) fn html(&self) -> String {
        let mut html = "<div class=\"wide\"><table><thead><tr>".to_owned();
        for (column, word) in self.head.iter().enumerate() {
            let class = if column == 0 { "" } else { " class=\"n\"" };
            let _ = write!(html, "<th{class}>{}</th>", escape(word));
        }
        html += "</tr></thead><tbody>\n";
        for row in &self.rows {
            html += "<tr>";
            for (column, cell) in row.iter().enumerate() {
                let class = if column == 0 { "" } else { " class=\"n\"" };
                let _ = write!(html, "<td{class}>{}</td>", escape(cell));
            }
            html += "</tr>\n";
        }
        html + "</tbody></table></div>\n"
    }
}

impl Page {
    /// A page of this title.
    pub(super) fn new(title: &str) -> Self {
        let title = escape(title);
        Self {
            html: format!(
                "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
                 <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
                 <title>{title}</title>\n<style>\n{PLOT_STYLE}{PAGE_STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
            ),
            figures: Vec::new(),
        }
    }

    pub(super) fn heading(&mut self, text: &str) {
        let _ = writeln!(self.html, "<h2>{}</h2>", escape(text));
    }

    pub(super) fn paragraph(&mut self, text: &str) {
        let _ = writeln!(self.html, "<p>{}</p>", escape(text));
    }

    pub(super) fn list(&mut self, items: &[String]) {
        self.html += "<ul>\n";
        for item in items {
            let _ = writeln!(self.html, "<li>{}</li>", escape(item));
        }
        self.html += "</ul>\n";
    }

    /// Words and what they are.
    pub(super) fn facts(&mut self, facts: &[(&str, String)]) {
        self.html += "<table><tbody>\n";
        for (name, fact) in facts {
            let _ = writeln!(
                self.html,
                "<tr><th>{}</th><td><code>{}</code></td></tr>",
                escape(name),
                escape(fact)
            );
        }
        self.html += "</tbody></table>\n";
    }

    pub(super) fn table(&mut self, table: &Table) {
        self.html += &table.html();
    }

    /// A plot with what it shows, and its table behind it.
    pub(super) fn figure(&mut self, name: &str, svg: String, caption: &str, table: Table) {
        let _ = writeln!(
            self.html,
            "<figure>\n{svg}\n<figcaption>{}</figcaption>\n{}</figure>",
            escape(caption),
            behind(&table)
        );
        self.figures.push(Figure {
            name: name.to_owned(),
            svg,
            caption: caption.to_owned(),
            table,
        });
    }

    /// Boards side by side: what each is called, its plot, and what that shows.
    pub(super) fn boards(
        &mut self,
        boards: Vec<(String, String, String)>,
        caption: &str,
        table: &Table,
    ) {
        self.html += "<figure>\n<div class=\"boards\">\n";
        for (_, svg, told) in &boards {
            let _ = writeln!(
                self.html,
                "<div>{svg}<figcaption>{}</figcaption></div>",
                escape(told)
            );
        }
        let _ = writeln!(
            self.html,
            "</div>\n<figcaption>{}</figcaption>\n{}</figure>",
            escape(caption),
            behind(table)
        );
        self.figures
            .extend(boards.into_iter().map(|(name, svg, told)| Figure {
                name,
                svg,
                caption: told,
                table: table.clone(),
            }));
    }

    /// The whole page, and its plots.
    pub(super) fn finish(self) -> (String, Vec<Figure>) {
        (self.html + "</body>\n</html>\n", self.figures)
    }
}

/// The table behind a plot, to be unfolded.
fn behind(table: &Table) -> String {
    format!(
        "<details><summary>Table</summary>\n{}</details>\n",
        table.html()
    )
}
