//! Text to read over the board: the rules, and the help.

use ludejo_rules::Info;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use crate::rules_page::{self, Style};

const HELP: &str = "\
MAKING A MOVE
  arrows, Enter    go to a cell and select it: first the piece, then where it goes
  Enter again      on the last cell: play the move
  1 to 9           choose one of the words on offer, such as a role or done
  letters          type the move instead, then press Enter
  Esc, Backspace   go back one step
  mouse            click a cell to select it; click the last one again to play

THE GAME (capital letters)
  H  get a hint from the computer
  M  make the computer move now
  U  undo back to your last decision
  Y  redo what you undid
  R  read the rules, starting with the one just broken
  F  view the board from the next seat
  S  save the game
  O  open a saved game
  G  resign (give up)
  D  agree to a draw, or offer the computer one
  P  pause the clocks, or start them again
  Q  quit
  ?  show this help

ON THE BOARD
  >P<      the cursor
  (P)      what you selected
  *        where it can go; *P* if there is a piece there that won't be captured
  xPx      what it can capture
  ~P~      the last move
  P'       a piece that has already moved this turn
  :  #     an empty cell in a seat's area, or in a dark area
  [.] {.}  a cell owned by a seat
";

/// How far a key turns the page.
const PAGE: usize = 10;

/// The help, its lines wrapped under their second column.
fn help(width: usize) -> String {
    let wrap = |line: &str| {
        let options = textwrap::Options::new(width);
        // The second column begins behind the last gap.
        let column = line.trim_start().rfind("  ").map_or(0, |gap| {
            line.len() - line.trim_start().len() + gap + "  ".len()
        });
        let indent = " ".repeat(column.min(width / 2));
        textwrap::fill(line, options.subsequent_indent(&indent))
    };
    HELP.lines().map(wrap).collect::<Vec<_>>().join("\n")
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
            Source::Help => help(width),
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
    use super::*;

    #[test]
    fn help_is_wrapped_under_its_second_column() {
        let help = help(40);
        assert!(help.contains("\n                   select it"), "{help}");
        assert!(
            help.contains("\n  M  make the computer move now\n  U  undo back"),
            "{help}"
        );
        assert!(help.lines().all(|line| line.chars().count() <= 40));
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
