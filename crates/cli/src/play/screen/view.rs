//! How the full-screen player looks.

use draw::Subject;
use draw::text::{self, Glyph, Palette, TextBoard};
use messages::{sentence, words};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};
use rules::Message;

use super::app::{App, Overlay};
use crate::edge::{credit, palette, wants_color};
use crate::play::session::Session;
use crate::play::standing;

/// Columns that the side panel needs.
const PANEL_WIDTH: u16 = 30;
/// Rows under the board that the prompt needs without a panel.
const PROMPT_HEIGHT: u16 = 4;

/// Where the board was drawn, to find the cell under the mouse.
#[derive(Clone, Copy, Default)]
pub(super) struct Spot {
    pub(super) left: u16,
    pub(super) top: u16,
}

/// Draws everything and returns where the board is.
pub(super) fn draw(frame: &mut Frame<'_>, app: &mut App) -> Spot {
    let area = frame.area();
    let mut options = text::Options {
        view: app.view,
        marks: app.marks(),
        cursor: Some(app.cursor),
        sideways: false,
    };
    let upright = board(&app.session, &options);
    let fits = |board: &TextBoard, width: u16, height: u16| {
        board.width() <= usize::from(width) && board.height() <= usize::from(height)
    };
    let drawn = if fits(
        &upright,
        area.width.saturating_sub(PANEL_WIDTH),
        area.height,
    ) {
        let width = upright.width() as u16;
        let [left, right] =
            Layout::horizontal([Constraint::Length(width + 1), Constraint::Min(PANEL_WIDTH)])
                .areas(area);
        panel(frame, app, right);
        app.board = upright;
        place(frame, &app.board, left)
    } else {
        let [above, below] =
            Layout::vertical([Constraint::Min(0), Constraint::Length(PROMPT_HEIGHT)]).areas(area);
        options.sideways = true;
        let sideways = board(&app.session, &options);
        prompt(frame, app, below);
        if let Some(board) = [upright, sideways]
            .into_iter()
            .find(|board| fits(board, above.width, above.height))
        {
            app.board = board;
            place(frame, &app.board, above)
        } else {
            let text = sentence(&Message::new("terminal-too-small"));
            frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: false }), above);
            Spot::default()
        }
    };
    overlay(frame, app);
    drawn
}

/// The board as text.
pub(super) fn board(session: &Session, options: &text::Options) -> TextBoard {
    let game = session.game();
    let scene = game.scene();
    text::draw(&Subject::new(game.info(), game.board(), &scene), options)
}

/// Puts the board into an area, centred.
pub(super) fn place(frame: &mut Frame<'_>, board: &TextBoard, area: Rect) -> Spot {
    let width = (board.width() as u16).min(area.width);
    let height = (board.height() as u16).min(area.height);
    let spot = Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    };
    let color = wants_color();
    let row = |row: &[Glyph]| Line::from_iter(row.iter().map(|glyph| span(glyph, color)));
    let lines: Vec<Line<'_>> = board.rows().map(row).collect();
    frame.render_widget(Text::from(lines), spot);
    Spot {
        left: spot.x,
        top: spot.y,
    }
}

/// A glyph as the terminal shows it.
fn span(glyph: &Glyph, color: bool) -> Span<'static> {
    let mut style = Style::new();
    if glyph.bold {
        style = style.add_modifier(Modifier::BOLD);
    }
    if glyph.underline {
        style = style.add_modifier(Modifier::UNDERLINED);
    }
    if color {
        let shown = |color: text::Color| match palette() {
            Palette::Full => Color::Rgb(color.red, color.green, color.blue),
            Palette::Xterm => Color::Indexed(color.xterm()),
        };
        style.fg = glyph.fg.map(shown);
        style.bg = glyph.bg.map(shown);
    }
    Span::styled(glyph.ch.to_string(), style)
}

/// The text beside the board: the game, whose turn, the last actions, what to do.
fn panel(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let game = app.session.game();
    let info = game.info();
    let [head, past, ask] = Layout::vertical([
        Constraint::Length(info.seats.len() as u16 + 4),
        Constraint::Min(2),
        Constraint::Length(9),
    ])
    .areas(area);

    let mut lines = vec![bold(info.name), Line::from(credit(info))];
    for (index, seat) in info.seats.iter().enumerate() {
        let turn = if game.to_move().index() == index {
            ">"
        } else {
            " "
        };
        let name = words(&format!("seat-{}", seat.word));
        let player = words(&format!("player-{}", app.session.players()[index].word()));
        lines.push(Line::from(format!("{turn} {name}: {player}")));
    }
    let scene = game.scene();
    let subject = Subject::new(info, game.board(), &scene);
    let gauges = draw::describe_gauges(&subject);
    if !gauges.is_empty() {
        lines.push(Line::from(gauges.join("; ")));
    }
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }), head);

    let history = game.history();
    let room = usize::from(past.height) * usize::from(past.width / 12).max(1);
    let mut shown = String::new();
    for (index, action) in history
        .iter()
        .enumerate()
        .skip(history.len().saturating_sub(room))
    {
        shown.push_str(&format!("{}.{action} ", index + 1));
    }
    frame.render_widget(Paragraph::new(shown).wrap(Wrap { trim: false }), past);
    prompt(frame, app, ask);
}

/// Whose turn it is, what is entered, what to do next, what happened.
fn prompt(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let game = app.session.game();
    let mut lines = vec![bold(&standing(game))];
    if !app.notice.is_empty() {
        lines.push(Line::from(app.notice.clone()));
    }
    if app.is_thinking() {
        let message = Message::new("thinking").seat("seat", info_word(app));
        lines.push(Line::from(sentence(&message)));
    } else if app.session.awaits_human() {
        let mut ask = app.entry.prompt(game);
        for (number, word) in (1..).zip(app.entry.words(game)) {
            ask.push_str(&format!(" {number}:{}", word_label(&word)));
        }
        lines.push(Line::from(vec![
            Span::raw(format!("> {}", app.entry.text())),
            Span::styled("_", Style::new().add_modifier(Modifier::SLOW_BLINK)),
        ]));
        lines.push(Line::from(ask));
    } else {
        lines.push(Line::from(words("after-the-game")));
    }
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }), area);
}

fn info_word(app: &App) -> &'static str {
    let game = app.session.game();
    game.info().seat_word(game.to_move())
}

/// A word of an action with what it means, `=B blade`.
fn word_label(word: &str) -> String {
    let name = match word.strip_prefix('=') {
        Some(letter) => format!("become-{letter}"),
        None if word == "~" => "rampage".to_owned(),
        None => word.to_owned(),
    };
    let key = format!("word-{name}");
    let label = words(&key);
    if label == key || label == word {
        word.to_owned()
    } else {
        format!("{word} {label}")
    }
}

fn bold(text: &str) -> Line<'static> {
    Line::styled(text.to_owned(), Style::new().add_modifier(Modifier::BOLD))
}

/// What lies over the board.
fn overlay(frame: &mut Frame<'_>, app: &mut App) {
    let area = frame.area();
    match &mut app.overlay {
        Overlay::None => {}
        Overlay::Page(page) => {
            let lines = page.lines(usize::from(area.width.saturating_sub(4)).min(92));
            let block = Block::bordered();
            let inside = block.inner(area);
            frame.render_widget(Clear, area);
            frame.render_widget(block, area);
            let rows = usize::from(inside.height);
            page.top = page.top.min(lines.len().saturating_sub(rows));
            let shown: Vec<Line<'_>> = lines
                .into_iter()
                .skip(page.top)
                .take(rows)
                .map(Line::from)
                .collect();
            frame.render_widget(Text::from(shown), inside);
        }
        Overlay::File { saves, name } => {
            let ask = words(if *saves { "ask-save" } else { "ask-open" });
            question(frame, &format!("{ask} {name}_"));
        }
        Overlay::Ask(asked) => question(frame, &words(asked.key())),
    }
}

/// A question in a box in the middle.
fn question(frame: &mut Frame<'_>, text: &str) {
    let area = frame.area();
    let width = area.width.min(60);
    let height = area.height.min(4);
    let spot = Rect {
        x: (area.width - width) / 2,
        y: (area.height - height) / 2,
        width,
        height,
    };
    frame.render_widget(Clear, spot);
    let paragraph = Paragraph::new(text.to_owned())
        .wrap(Wrap { trim: false })
        .block(Block::bordered());
    frame.render_widget(paragraph, spot);
}
