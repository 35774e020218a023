//! Choosing a game when none was named.

use draw::{Subject, text};
use ratatui::Frame;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::layout::{Constraint, Layout};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Paragraph, Wrap};
use rules::catalog::{self, GAMES};
use rules::{Face, Info};

use super::{view, with_terminal};
use crate::edge::{Failure, credit};
use crate::rules_page;

/// Lets the user choose a game; `None` if they leave.
pub(in crate::play) fn choose_game() -> Result<Option<&'static Info>, Failure> {
    with_terminal(|terminal| {
        let mut chosen = 0;
        loop {
            terminal.draw(|frame| draw(frame, chosen))?;
            let Event::Key(key) = event::read()? else {
                continue;
            };
            if key.kind == KeyEventKind::Release {
                continue;
            }
            match key.code {
                KeyCode::Up => chosen = (chosen + GAMES.len() - 1) % GAMES.len(),
                KeyCode::Down | KeyCode::Tab => chosen = (chosen + 1) % GAMES.len(),
                KeyCode::Enter | KeyCode::Char(' ') => return Ok(Some(GAMES[chosen])),
                KeyCode::Esc | KeyCode::Char('q' | 'Q') => return Ok(None),
                KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => {
                    return Ok(None);
                }
                KeyCode::Char(digit) => {
                    let number = digit.to_digit(10).unwrap_or_default() as usize;
                    if (1..=GAMES.len()).contains(&number) {
                        return Ok(Some(GAMES[number - 1]));
                    }
                }
                _ => {}
            }
        }
    })
}

fn draw(frame: &mut Frame<'_>, chosen: usize) {
    let [list, detail] =
        Layout::horizontal([Constraint::Length(32), Constraint::Min(20)]).areas(frame.area());
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut lines = vec![
        Line::styled("Ludejo: a place to play", bold),
        Line::default(),
    ];
    for (index, info) in GAMES.iter().enumerate() {
        let here = index == chosen;
        let line = format!(
            "{} {} {}",
            if here { ">" } else { " " },
            index + 1,
            info.name
        );
        let style = if here {
            bold.add_modifier(Modifier::REVERSED)
        } else {
            Style::new()
        };
        lines.push(Line::styled(line, style));
    }
    lines.push(Line::default());
    lines.push(Line::from("Up, Down, Enter; Esc leaves."));
    frame.render_widget(Text::from(lines), list);

    let Some(game) = catalog::start(GAMES[chosen].id) else {
        return;
    };
    let idea = rules_page::idea(game.page());
    let [above, below] =
        Layout::vertical([Constraint::Length(6), Constraint::Min(0)]).areas(detail);
    let text = format!("{}. {idea}", credit(game.info()));
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), above);
    let board = picture(&*game);
    if board.width() <= usize::from(below.width) && board.height() <= usize::from(below.height) {
        view::place(frame, &board, below);
    }
}

fn picture(game: &dyn Face) -> text::TextBoard {
    let scene = game.scene();
    let subject = Subject::new(game.info(), game.board(), &scene);
    text::draw(&subject, &text::Options::default())
}
