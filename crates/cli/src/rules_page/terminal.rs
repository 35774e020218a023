//! A rules page as text, wrapped to the width of the terminal.

use std::fmt::Write;

use anstyle::{AnsiColor, Effects, Style as Ansi};
use ludejo_draw::{Diagram, Subject, text};
use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Tag, TagEnd};

use super::parser;
use crate::edge::{palette, wants_color};

/// How a page looks in the terminal.
pub(crate) struct Style {
    /// Columns.
    pub(crate) width: usize,
    pub(crate) color: bool,
}

impl Style {
    /// As wide as the terminal but no wider than is good for reading; in colour if it is a
    /// terminal and `NO_COLOR` does not forbid it.
    pub(crate) fn of_terminal(is_terminal: bool) -> Self {
        Self {
            width: textwrap::termwidth().clamp(30, 92),
            color: is_terminal && wants_color(),
        }
    }
}

const HEADING: Ansi = Ansi::new().effects(Effects::BOLD);
const RULE: Ansi = AnsiColor::Cyan.on_default().effects(Effects::BOLD);
const STRONG: Ansi = Ansi::new().effects(Effects::BOLD);
const EMPHASIS: Ansi = Ansi::new().effects(Effects::ITALIC);
const CODE: Ansi = AnsiColor::Yellow.on_default();

/// Renders a page, or a part of one, of the game of this id.
pub(crate) fn render(id: &str, page: &str, style: &Style) -> String {
    let mut writer = Writer {
        id,
        style,
        out: String::new(),
        line: String::new(),
        lists: Vec::new(),
        block: None,
        row: Vec::new(),
        table: Vec::new(),
        anchor: None,
    };
    for event in parser(page) {
        writer.take(event);
    }
    writer.out
}

/// Collects the page block by block.
struct Writer<'a> {
    id: &'a str,
    style: &'a Style,
    out: String,
    /// The paragraph, heading or cell being read.
    line: String,
    /// The open lists: the next number of each, if it counts.
    lists: Vec<Option<u64>>,
    /// The open fenced block: what kind it is.
    block: Option<String>,
    row: Vec<String>,
    table: Vec<Vec<String>>,
    /// The anchor of the open heading.
    anchor: Option<String>,
}

impl Writer<'_> {
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.open(tag),
            Event::End(tag) => self.close(tag),
            Event::Text(text) => self.line.push_str(&text),
            Event::Code(code) => self.styled(CODE, &code),
            Event::SoftBreak => self.line.push(' '),
            Event::HardBreak => self.line.push('\n'),
            _ => {}
        }
    }

    fn open(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::Heading { id, .. } => self.anchor = id.map(|id| id.to_string()),
            Tag::CodeBlock(CodeBlockKind::Fenced(kind)) => self.block = Some(kind.to_string()),
            Tag::CodeBlock(CodeBlockKind::Indented) => self.block = Some(String::new()),
            Tag::List(first) => {
                self.paragraph();
                self.lists.push(first);
            }
            Tag::Strong => self.begin(STRONG),
            Tag::Emphasis => self.begin(EMPHASIS),
            _ => {}
        }
    }

    fn close(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(level) => self.heading(level),
            TagEnd::Paragraph | TagEnd::Item => self.paragraph(),
            TagEnd::List(_) => {
                self.lists.pop();
                if self.lists.is_empty() {
                    self.out.push('\n');
                }
            }
            TagEnd::CodeBlock => self.code_block(),
            TagEnd::Strong => self.end(STRONG),
            TagEnd::Emphasis => self.end(EMPHASIS),
            TagEnd::TableCell => self.row.push(std::mem::take(&mut self.line)),
            TagEnd::TableRow | TagEnd::TableHead => self.table.push(std::mem::take(&mut self.row)),
            TagEnd::Table => self.table(),
            _ => {}
        }
    }

    fn begin(&mut self, style: Ansi) {
        if self.style.color {
            let _ = write!(self.line, "{style}");
        }
    }

    fn end(&mut self, style: Ansi) {
        if self.style.color {
            let _ = write!(self.line, "{style:#}");
        }
    }

    fn styled(&mut self, style: Ansi, text: &str) {
        self.begin(style);
        self.line.push_str(text);
        self.end(style);
    }

    fn heading(&mut self, level: HeadingLevel) {
        let title = std::mem::take(&mut self.line);
        let anchor = self.anchor.take();
        let style = if level <= HeadingLevel::H2 {
            HEADING
        } else {
            RULE
        };
        if !self.out.is_empty() && !self.out.ends_with("\n\n") {
            self.out.push('\n');
        }
        let title = if level == HeadingLevel::H2 {
            title.to_uppercase()
        } else {
            title
        };
        self.styled(style, &title);
        if let Some(anchor) = anchor {
            let _ = write!(self.line, "  #{anchor}");
        }
        let line = std::mem::take(&mut self.line);
        self.out.push_str(&line);
        self.out.push('\n');
        if level <= HeadingLevel::H2 {
            self.out.push('\n');
        }
    }

    /// Writes the collected text, wrapped, as a paragraph or an item of a list.
    fn paragraph(&mut self) {
        let text = std::mem::take(&mut self.line);
        if text.trim().is_empty() {
            return;
        }
        let depth = self.lists.len();
        let bullet = match self.lists.last_mut() {
            None => String::new(),
            Some(None) => "- ".to_owned(),
            Some(Some(number)) => {
                *number += 1;
                format!("{}. ", *number - 1)
            }
        };
        let first = "  ".repeat(depth) + &bullet;
        let rest = " ".repeat(first.len());
        let options = textwrap::Options::new(self.style.width)
            .initial_indent(&first)
            .subsequent_indent(&rest);
        for line in textwrap::wrap(&text, options) {
            self.out.push_str(line.trim_end());
            self.out.push('\n');
        }
        if depth == 0 {
            self.out.push('\n');
        }
    }

    /// Writes a diagram, or any other block as it is.
    fn code_block(&mut self) {
        let text = std::mem::take(&mut self.line);
        let kind = self.block.take().unwrap_or_default();
        let diagram = (kind == "position").then(|| Diagram::read(self.id, &text));
        match diagram {
            Some(Ok(diagram)) => self.diagram(&diagram),
            _ => {
                for line in text.lines() {
                    let _ = writeln!(self.out, "    {line}");
                }
                self.out.push('\n');
            }
        }
    }

    fn diagram(&mut self, diagram: &Diagram) {
        let game = &diagram.game;
        let scene = game.scene();
        let subject = Subject::new(game.info(), game.board(), &scene);
        let options = text::Options {
            marks: diagram.marks.clone(),
            ..text::Options::default()
        };
        let board = text::draw(&subject, &options);
        let picture = if self.style.color {
            board.to_ansi(palette())
        } else {
            board.to_string()
        };
        for line in picture.lines() {
            let _ = writeln!(self.out, "    {line}");
        }
        if !diagram.caption.is_empty() {
            let options = textwrap::Options::new(self.style.width)
                .initial_indent("    ")
                .subsequent_indent("    ");
            for line in textwrap::wrap(&diagram.caption, options) {
                let _ = writeln!(self.out, "{line}");
            }
        }
        self.out.push('\n');
    }

    /// Writes a table with columns as wide as their widest cell.
    fn table(&mut self) {
        let table = std::mem::take(&mut self.table);
        let columns = table.iter().map(Vec::len).max().unwrap_or(0);
        let cell_width = |cell: &String| textwrap::core::display_width(cell);
        let widths: Vec<usize> = (0..columns)
            .map(|column| {
                table
                    .iter()
                    .filter_map(|row| row.get(column))
                    .map(cell_width)
                    .max()
            })
            .map(Option::unwrap_or_default)
            .collect();
        for row in &table {
            let mut line = String::from("  ");
            for (cell, width) in row.iter().zip(&widths) {
                let gap = width.saturating_sub(cell_width(cell)) + 2;
                line.push_str(cell);
                line.extend(std::iter::repeat_n(' ', gap));
            }
            self.out.push_str(line.trim_end());
            self.out.push('\n');
        }
        self.out.push('\n');
    }
}
