//! How the full-screen player looks.

use ludejo_draw::Subject;
use ludejo_draw::text::{self, Glyph, Palette, TextBoard};
use ludejo_rules::{AnyGame, Info, Message, Seat};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Clear, Paragraph};

use super::app::{App, Overlay};
use super::pages::Page;
use crate::edge::{credit, palette, wants_color};
use crate::language::{self, sentence, words};
use crate::play::{narrate, players, standing};

/// Columns that the side panel needs.
const PANEL_WIDTH: u16 = 30;
/// Rows under the board that the prompt needs without a panel.
const PROMPT_HEIGHT: u16 = 4;
/// Rows of the panel kept for the prompt, so that it seldom jumps.
const ASK_HEIGHT: u16 = 8;
/// For what is there to look up.
const DIM: Modifier = Modifier::DIM;

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
    let upright = board(app.table.game(), &options);
    options.sideways = true;
    let sideways = board(app.table.game(), &options);
    let beside = area.width.saturating_sub(PANEL_WIDTH);
    let above = area.height.saturating_sub(PROMPT_HEIGHT);
    // An upright board is easier to read than one on its side, whatever is next to it.
    let chosen = [upright, sideways].into_iter().find_map(|board| {
        if fits(&board, beside, area.height) {
            return Some((board, true));
        }
        fits(&board, area.width, above).then_some((board, false))
    });
    let drawn = match chosen {
        Some((board, true)) => {
            let width = (board.width() as u16 + 1).min(beside);
            let [left, right] =
                Layout::horizontal([Constraint::Length(width), Constraint::Min(0)]).areas(area);
            panel(frame, app, right);
            app.board = board;
            place(frame, &app.board, left)
        }
        Some((board, false)) => {
            let height = board.height() as u16;
            let [top, bottom] =
                Layout::vertical([Constraint::Length(height), Constraint::Min(0)]).areas(area);
            compact(frame, app, bottom);
            app.board = board;
            place(frame, &app.board, top)
        }
        None => {
            let text = wrapped(&words("terminal-too-small"), area.width);
            let height = text.len() as u16;
            let [top, bottom] =
                Layout::vertical([Constraint::Length(height), Constraint::Min(0)]).areas(area);
            compact(frame, app, bottom);
            frame.render_widget(Text::from(text), top);
            Spot::default()
        }
    };
    overlay(frame, app);
    drawn
}

/// Whether a board fits into this many columns and rows.
pub(super) fn fits(board: &TextBoard, width: u16, height: u16) -> bool {
    board.width() <= usize::from(width) && board.height() <= usize::from(height)
}

/// The board as text.
pub(super) fn board(game: &dyn AnyGame, options: &text::Options) -> TextBoard {
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
    let width = area.width;
    let head = head(app, width);
    let mut ask = bold(&standing(app.table.game()), width);
    ask.extend(wrapped(&app.notice, width));
    ask.extend(request(app, width));
    for offer in offers(app) {
        ask.extend(wrapped(&offer, width));
    }
    let foot = foot(app, width);
    let [top, middle, bottom, end] = Layout::vertical([
        Constraint::Length(head.len() as u16),
        Constraint::Min(0),
        Constraint::Length((ask.len() as u16).max(ASK_HEIGHT)),
        Constraint::Length(foot.len() as u16),
    ])
    .areas(area);
    frame.render_widget(Text::from(head), top);
    frame.render_widget(Text::from(past(app, middle)), middle);
    frame.render_widget(Text::from(ask), bottom);
    frame.render_widget(Text::from(foot), end);
}

/// What is under the cursor, so that letters need not be known, and the keys to know.
fn foot(app: &App, width: u16) -> Vec<Line<'static>> {
    let game = app.table.game();
    let scene = game.scene();
    let subject = Subject::new(game.info(), game.board(), &scene);
    let subject = subject.in_language(language::spoken());
    let mut lines = wrapped(&ludejo_draw::describe_cell(&subject, app.cursor), width);
    if game.outcome().is_none() {
        lines.extend(wrapped(&words("keys"), width));
    }
    lines.into_iter().map(|line| line.style(DIM)).collect()
}

/// The game, its seats and its counts.
fn head(app: &App, width: u16) -> Vec<Line<'static>> {
    let game = app.table.game();
    let info = game.info();
    let mut lines = bold(info.name, width);
    lines.extend(wrapped(&credit(info), width));
    for (index, seat) in info.seats.iter().enumerate() {
        let acts = game.outcome().is_none() && game.to_move().index() == index;
        let turn = if acts { ">" } else { " " };
        let name = words(&format!("seat-{}", seat.word));
        let seat = Seat::new(index as u8);
        let player = players::title(app.table.state().occupant(seat));
        let mut line = format!("{turn} {name}: {player}");
        if let Some(clock) = app.table.clock(seat) {
            line.push_str(&format!("  {clock}"));
        }
        lines.push(Line::from(line));
    }
    for gauge in gauges(app) {
        lines.extend(wrapped(&gauge, width));
    }
    lines.push(Line::default());
    lines
}

/// The counts that the game keeps, in words.
fn gauges(app: &App) -> Vec<String> {
    let game = app.table.game();
    let scene = game.scene();
    let subject = Subject::new(game.info(), game.board(), &scene);
    ludejo_draw::describe_gauges(&subject.in_language(language::spoken()))
}

/// The last actions, as many as there is room for.
fn past(app: &App, area: Rect) -> Vec<Line<'static>> {
    let actions = (1..).zip(app.table.game().history());
    let shown: Vec<String> = actions
        .map(|(number, action)| format!("{number}.{action}"))
        .collect();
    let mut lines = wrapped(&shown.join(" "), area.width);
    lines.drain(..lines.len().saturating_sub(usize::from(area.height)));
    lines
}

/// What there is room for under a board: whose turn, what happened, what to do.
fn compact(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let mut told = standing(app.table.game());
    let gauges = gauges(app);
    if !gauges.is_empty() {
        told.push_str(&format!(" ({})", gauges.join("; ")));
    }
    if let Some(clocks) = narrate::clocks(&app.table) {
        told.push_str(&format!(" {clocks}"));
    }
    let mut lines = bold(&told, area.width);
    lines.extend(wrapped(&app.notice, area.width));
    lines.extend(request(app, area.width));
    lines.extend(wrapped(&offers(app).join("  "), area.width));
    let height = usize::from(area.height);
    let foot = foot(app, area.width);
    if lines.len() + foot.len() <= height {
        lines.resize(height - foot.len(), Line::default());
        lines.extend(foot);
    }
    // What to do is at the end, and most needed.
    lines.drain(..lines.len().saturating_sub(height));
    frame.render_widget(Text::from(lines), area);
}

/// What is entered and what to do next.
fn request(app: &App, width: u16) -> Vec<Line<'static>> {
    let game = app.table.game();
    if let Some(told) = app.thinking_about() {
        return wrapped(&told, width);
    }
    if app.table.state().is_paused() {
        return wrapped(&words("paused-here"), width);
    }
    if app.is_thinking() {
        let seat = game.info().seat_word(game.to_move());
        let message = Message::new("thinking").seat("seat", seat);
        return wrapped(&sentence(&message), width);
    }
    if !app.table.awaits_human() {
        return wrapped(&words("after-the-game"), width);
    }
    let mut lines = vec![Line::from(vec![
        Span::raw(format!("> {}", app.entry.text())),
        Span::styled("_", Style::new().add_modifier(Modifier::SLOW_BLINK)),
    ])];
    lines.extend(wrapped(&app.entry.prompt(game), width));
    lines
}

/// The words that can be picked by their numbers.
fn offers(app: &App) -> Vec<String> {
    if app.is_thinking() || !app.table.awaits_human() {
        return Vec::new();
    }
    let info = app.table.game().info();
    let words = (1..).zip(app.entry.words(app.table.game()));
    words
        .map(|(number, word)| format!("{number} {}", word_label(info, &word)))
        .collect()
}

/// A word of an action with what it means, `=B: turn into a blade`.
fn word_label(info: &Info, word: &str) -> String {
    match ludejo_messages::word(language::spoken(), info, word) {
        Some(label) => format!("{word}: {label}"),
        None => word.to_owned(),
    }
}

/// Text in lines no longer than this; an action is never broken.
pub(super) fn wrapped(text: &str, width: u16) -> Vec<Line<'static>> {
    let options = textwrap::Options::new(usize::from(width))
        .word_separator(textwrap::WordSeparator::AsciiSpace)
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    if text.is_empty() {
        return Vec::new();
    }
    let lines = textwrap::wrap(text, options).into_iter();
    lines.map(|line| Line::from(line.into_owned())).collect()
}

fn bold(text: &str, width: u16) -> Vec<Line<'static>> {
    let lines = wrapped(text, width).into_iter();
    lines.map(|line| line.style(Modifier::BOLD)).collect()
}

/// What lies over the board.
fn overlay(frame: &mut Frame<'_>, app: &mut App) {
    let area = frame.area();
    match &mut app.overlay {
        Overlay::None => {}
        Overlay::Page(page) => {
            let block = Block::bordered().title_bottom(format!(" {} ", words("page-keys")));
            let inside = block.inner(area);
            let lines = page.lines(usize::from(inside.width).min(92));
            frame.render_widget(Clear, area);
            frame.render_widget(block, area);
            let rows = usize::from(inside.height);
            page.top = page.top.min(lines.len().saturating_sub(rows));
            let shown = lines.into_iter().skip(page.top).take(rows);
            let line = |text: String| {
                let is_heading = Page::is_heading(&text);
                let line = Line::from(text);
                if is_heading {
                    line.style(Modifier::BOLD)
                } else {
                    line
                }
            };
            frame.render_widget(Text::from_iter(shown.map(line)), inside);
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
    let lines = wrapped(text, width.saturating_sub(2));
    let height = area.height.min(lines.len() as u16 + 2);
    let spot = Rect {
        x: (area.width - width) / 2,
        y: (area.height - height) / 2,
        width,
        height,
    };
    frame.render_widget(Clear, spot);
    frame.render_widget(Paragraph::new(lines).block(Block::bordered()), spot);
}
