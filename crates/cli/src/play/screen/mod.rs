//! The full-screen player.

mod app;
mod entry;
mod marks;
mod menu;
mod pages;
mod view;

use std::time::Duration;

use ludejo_rules::Seat;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEventKind, MouseButton,
    MouseEventKind,
};
use ratatui::crossterm::execute;

use super::table::Table;
use crate::edge::Failure;
use app::App;
pub(super) use menu::choose_game;

/// How long to wait for a key, while the computer thinks, before looking for its answer.
const PATIENCE: Duration = Duration::from_millis(50);

/// How long to wait for a key, while a clock runs, before showing it anew.
const TICK: Duration = Duration::from_millis(100);

/// Plays until the user leaves, after saying what is wrong with the file, if anything.
pub(super) fn run(table: Table, view: Seat, fault: Option<String>) -> Result<(), Failure> {
    with_terminal(|terminal| {
        let mut app = App::new(table, view, fault);
        while !app.has_quit {
            app.tick();
            let mut spot = view::Spot::default();
            terminal.draw(|frame| spot = view::draw(frame, &mut app))?;
            if app.is_thinking() && !event::poll(PATIENCE)?
                || app.table.state().running().is_some() && !event::poll(TICK)?
            {
                continue;
            }
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => app.press(key),
                Event::Mouse(mouse) => match mouse.kind {
                    MouseEventKind::Down(MouseButton::Left) => {
                        let column = mouse.column.wrapping_sub(spot.left);
                        let row = mouse.row.wrapping_sub(spot.top);
                        let glyph = app.board.at(column.into(), row.into());
                        if let Some(cell) = glyph.and_then(|glyph| glyph.cell) {
                            app.click(cell);
                        }
                    }
                    MouseEventKind::ScrollUp => app.scroll(KeyCode::Up),
                    MouseEventKind::ScrollDown => app.scroll(KeyCode::Down),
                    _ => {}
                },
                _ => {}
            }
        }
        Ok(())
    })
}

/// Does something on the whole screen and gives the terminal back as it was, whatever happens.
fn with_terminal<T>(
    action: impl FnOnce(&mut DefaultTerminal) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let mut terminal = ratatui::try_init()?;
    // A terminal without a mouse is as good.
    let _ = execute!(std::io::stdout(), EnableMouseCapture);
    let result = action(&mut terminal);
    let _ = execute!(std::io::stdout(), DisableMouseCapture);
    ratatui::try_restore()?;
    result
}
