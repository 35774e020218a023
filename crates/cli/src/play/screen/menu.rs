//! Choosing a game when none was named.

use ludejo_draw::{Subject, text};
use ludejo_rules::catalog::{self, GAMES};
use ludejo_rules::{AnyGame, Info};
use ratatui::Frame;
use ratatui::crossterm::event::{
    self, Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::{Constraint, Layout};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Text};

use super::{view, with_terminal};
use crate::edge::{Failure, credit};
use crate::language::{self, words};
use crate::rules_page;

/// Columns of the list.
const LIST_WIDTH: u16 = 30;
/// Rows above the list.
const LIST_TOP: usize = 2;

/// Lets the user choose a game; `None` if they leave.
pub(in crate::play) fn choose_game() -> Result<Option<&'static Info>, Failure> {
    with_terminal(|terminal| {
        let mut chosen = 0;
        loop {
            terminal.draw(|frame| draw(frame, chosen))?;
            let key = match event::read()? {
                Event::Key(key) => key,
                Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                    let is_list = mouse.column < LIST_WIDTH;
                    let index = usize::from(mouse.row).checked_sub(LIST_TOP);
                    match index.and_then(|index| GAMES.get(index)) {
                        Some(info) if is_list => return Ok(Some(*info)),
                        _ => continue,
                    }
                }
                _ => continue,
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
    let [list, detail] = Layout::horizontal([Constraint::Length(LIST_WIDTH), Constraint::Min(20)])
        .areas(frame.area());
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut lines = vec![Line::styled(words("menu-title"), bold), Line::default()];
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
    lines.push(Line::from(words("menu-keys")));
    frame.render_widget(Text::from(lines), list);

    let Some(game) = catalog::start(GAMES[chosen].id) else {
        return;
    };
    let mut text = view::wrapped(&credit(game.info()), detail.width);
    text.extend(view::wrapped(
        &rules_page::idea(language::page(&*game)),
        detail.width,
    ));
    let [above, below] = Layout::vertical([
        Constraint::Length(text.len() as u16 + 1),
        Constraint::Min(0),
    ])
    .areas(detail);
    frame.render_widget(Text::from(text), above);
    let boards = [false, true].map(|sideways| picture(&*game, sideways));
    let mut boards = boards.iter();
    if let Some(board) = boards.find(|board| view::fits(board, below.width, below.height)) {
        view::place(frame, board, below);
    }
}

fn picture(game: &dyn AnyGame, sideways: bool) -> text::TextBoard {
    let scene = game.scene();
    let subject = Subject::new(game.info(), game.board(), &scene);
    let options = text::Options {
        sideways,
        ..text::Options::default()
    };
    text::draw(&subject, &options)
}
