//! Text to read over the board: the rules, and the help.

use ludejo_rules::Info;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use textwrap::core::display_width;

use crate::language::words;
use crate::rules_page::{self, Style};

/// How far a key turns the page.
const PAGE: usize = 10;

/// A help text, its lines wrapped under their second column.
fn wrapped_help(text: &str, width: usize) -> String {
    let wrap = |line: &str| {
        let options = textwrap::Options::new(width);
        // The second column begins behind the last gap.
        let gap = line.trim_start().rfind("  ");
        let column = gap.map_or(0, |gap| {
            let text = line.len() - line.trim_start().len() + gap + "  ".len();
            display_width(&line[..text])
        });
        let indent = " ".repeat(column.min(width / 2));
        textwrap::fill(line, options.subsequent_indent(&indent))
    };
    text.lines().map(wrap).collect::<Vec<_>>().join("\n")
}

/// A text and the place where it is open.
pub(super) struct Page {
    source: Source,
    pub(super) top: usize,
    /// The rule to open at, once the width is known.
    anchor: Option<String>,
}

enum Source {
    Help,
    Rules {
        id: &'static str,
        page: &'static str,
    },
}

impl Page {
    pub(super) const fn help() -> Self {
        Self {
            source: Source::Help,
            top: 0,
            anchor: None,
        }
    }

    /// The rules, open at the rule of an anchor if one is given.
    pub(super) fn rules(info: &Info, page: &'static str, anchor: Option<&str>) -> Self {
        Self {
            source: Source::Rules { id: info.id, page },
            top: 0,
            anchor: anchor.map(str::to_owned),
        }
    }

    /// The lines for this width; opens at the anchor the first time.
    pub(super) fn lines(&mut self, width: usize) -> Vec<String> {
        let text = match self.source {
            Source::Help => wrapped_help(&words("screen-help"), width),
            Source::Rules { id, page } => {
                let style = Style {
                    width,
                    color: false,
                };
                rules_page::render(id, page, &style)
            }
        };
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        if let Some(anchor) = self.anchor.take() {
            let heading = format!("  #{anchor}");
            self.top = lines
                .iter()
                .position(|line| line.ends_with(&heading))
                .unwrap_or(0);
        }
        self.top = self.top.min(lines.len().saturating_sub(1));
        lines
    }

    /// Whether a line is a heading of the rules, which ends with its anchor, or of the help.
    pub(super) fn is_heading(line: &str) -> bool {
        let names_rule = line
            .rsplit_once("  #")
            .is_some_and(|(_, anchor)| !anchor.contains(' '));
        names_rule && !line.starts_with(' ')
            || line.starts_with(char::is_uppercase) && line == line.to_uppercase()
    }

    /// Scrolls; `None` if the page is closed.
    pub(super) fn press(mut self, key: KeyEvent) -> Option<Self> {
        match key.code {
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q' | 'Q' | '?') => return None,
            KeyCode::Up => self.top = self.top.saturating_sub(1),
            KeyCode::Down => self.top += 1,
            KeyCode::PageUp => self.top = self.top.saturating_sub(PAGE),
            KeyCode::PageDown | KeyCode::Char(' ') => self.top += PAGE,
            KeyCode::Home => self.top = 0,
            KeyCode::End => self.top = usize::MAX,
            _ => {}
        }
        Some(self)
    }
}

#[cfg(test)]
mod tests {
    use ludejo_messages::{Language, words_in};

    use super::*;

    #[test]
    fn help_is_wrapped_under_its_second_column() {
        let help = wrapped_help(&words("screen-help"), 40);
        assert!(help.contains("\n                   select it"), "{help}");
        assert!(
            help.contains("\n  M  make the computer move now\n  U  undo back"),
            "{help}"
        );
        assert!(help.lines().all(|line| line.chars().count() <= 40));
    }

    #[test]
    fn help_has_two_columns_in_every_language() {
        for language in Language::ALL {
            let help = words_in(language, "screen-help");
            for line in wrapped_help(&help, 60).lines() {
                assert!(display_width(line) <= 60, "{line}");
                let is_heading = Page::is_heading(line);
                assert_eq!(
                    is_heading,
                    !line.is_empty() && !line.starts_with(' '),
                    "{line}"
                );
            }
            for line in help.lines().filter(|line| line.starts_with(' ')) {
                assert!(line.trim().contains("  "), "{line}");
            }
        }
    }

    #[test]
    fn headings_are_known() {
        for heading in ["SETUP  #setup", "Pawn  #pawn-moves", "ON THE BOARD"] {
            assert!(Page::is_heading(heading), "{heading}");
        }
        for text in ["", "A move goes 1 or 2 squares.", "  #  a dark area"] {
            assert!(!Page::is_heading(text), "{text}");
        }
    }
}
