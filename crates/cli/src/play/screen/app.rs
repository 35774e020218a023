//! The state of the full-screen player and what the keys do to it.

use ludejo_draw::text::{Options, TextBoard, Way};
use ludejo_rules::{CellId, Message, Seat};
use ludejo_session::{Command, Refused};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::entry::{Answer, Entry};
use super::pages::Page;
use super::view;
use crate::edge::refusal_sentence;
use crate::language::{self, sentence, words};
use crate::play::narrate;
use crate::play::saving::{self, Loaded};
use crate::play::table::Table;
use crate::play::thinking::Thinking;

/// How many actions of the computer in a row are told.
const TOLD: usize = 6;

/// What the screen shows and what goes on behind it.
pub(super) struct App {
    pub(super) table: Table,
    /// The seat that the board is seen from.
    pub(super) view: Seat,
    pub(super) cursor: CellId,
    pub(super) entry: Entry,
    /// What happened last, or what went wrong.
    pub(super) notice: String,
    /// What the computer has done since a person acted, a line for each action.
    told: Vec<String>,
    pub(super) overlay: Overlay,
    /// The computer's thinking: about its own action, a hint, or the offer of a draw.
    thought: Option<(Thinking, Purpose)>,
    /// The rule that the last refusal named, where the rules open.
    anchor: Option<&'static str>,
    pub(super) has_quit: bool,
    /// The board as it was drawn last, for finding the way on it.
    pub(super) board: TextBoard,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Act,
    Hint,
    /// What it thinks of a draw, as the player of this seat.
    Draw(Seat),
}

/// What lies over the board.
pub(super) enum Overlay {
    None,
    /// Text to read.
    Page(Page),
    /// A file name to type.
    File {
        saves: bool,
        name: String,
    },
    /// A question to answer with yes or no.
    Ask(Question),
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Question {
    Resign,
    /// Whether all agree to a draw.
    Draw,
    /// Whether to offer the computer a draw.
    Offer,
    Quit,
}

impl Question {
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Resign => "ask-resign",
            Self::Draw => "ask-draw",
            Self::Offer => "ask-offer",
            Self::Quit => "ask-quit",
        }
    }
}

impl App {
    pub(super) fn new(table: Table, view: Seat, fault: Option<String>) -> Self {
        let board = view::board(table.game(), &Options::default());
        let notice = match fault {
            Some(fault) => fault,
            None if table.state().ending().is_none() => words("welcome"),
            None => String::new(),
        };
        let mut app = Self {
            table,
            view,
            cursor: 0,
            entry: Entry::default(),
            notice,
            told: Vec::new(),
            overlay: Overlay::None,
            thought: None,
            anchor: None,
            has_quit: false,
            board,
        };
        app.cursor = app.first_cell();
        app
    }

    /// A cell with a piece of the person who acts next, or else the first one.
    fn first_cell(&self) -> CellId {
        let scene = self.table.game().scene();
        let seat = if self.table.awaits_human() {
            scene.to_move
        } else {
            self.view
        };
        let mut pieces = scene.pieces.iter();
        let mine = pieces.find(|(_, piece)| piece.seat == seat);
        mine.map_or(0, |(cell, _)| *cell)
    }

    /// Whether the computer is thinking.
    pub(super) const fn is_thinking(&self) -> bool {
        self.thought.is_some()
    }

    /// What the computer is thinking about, if it is not its own action, in words.
    pub(super) fn thinking_about(&self) -> Option<String> {
        match self.thought {
            Some((_, Purpose::Hint)) => Some(words("advising")),
            Some((_, Purpose::Draw(_))) => Some(words("considering-draw")),
            Some((_, Purpose::Act)) | None => None,
        }
    }

    /// Lets a flag fall, lets the computer think when it is to move or is asked, and takes its
    /// answer when it has one.
    pub(super) fn tick(&mut self) {
        let flagged = self.table.look_at_clock();
        if !flagged.is_empty() {
            self.turn_to(flagged.join("\n"));
        }
        if let Some((thinking, purpose)) = &self.thought {
            let Some(choice) = thinking.poll() else {
                return;
            };
            let purpose = *purpose;
            self.thought = None;
            match (choice, purpose) {
                (choice, Purpose::Draw(seat)) => {
                    let answered = self.table.answer(seat, choice.as_ref());
                    self.tell(answered);
                }
                (Some(choice), Purpose::Act) => {
                    self.act(choice.action());
                    self.table.ponder(&choice);
                }
                (Some(choice), Purpose::Hint) => {
                    let game = self.table.game();
                    self.notice = narrate::hint(game.info(), game.to_move(), &choice);
                }
                (None, _) => self.notice = sentence(&Message::new("no-choice")),
            }
        }
        if self.thought.is_some() {
            return;
        }
        if let Some(seat) = self.table.asked() {
            self.thought = Some((self.table.think_as(seat), Purpose::Draw(seat)));
        } else if self.table.awaits_computer() {
            self.thought = Some((self.table.think(), Purpose::Act));
        }
    }

    /// Makes an action and says what it caused.
    fn act(&mut self, action: &str) {
        // A hint for the position before would mislead.
        self.thought = None;
        let is_human = self.table.is_turn_of_human();
        match self.table.act(action) {
            Ok(told) => {
                self.anchor = None;
                if is_human {
                    self.told.clear();
                    self.notice = told.join("\n");
                } else {
                    // Several seats, or one seat several times, may act before a person does.
                    self.told.extend(told);
                    let extra = self.told.len().saturating_sub(TOLD);
                    self.told.drain(..extra);
                    self.notice = self.told.join("\n");
                }
            }
            Err(refused) => self.refuse(&refused),
        }
        self.entry.clear();
    }

    /// Shows the result of a command, or why it did nothing.
    fn tell(&mut self, done: Result<Vec<String>, Refused>) {
        match done {
            Ok(told) => self.notice = told.join("\n"),
            Err(refused) => self.refuse(&refused),
        }
    }

    fn refuse(&mut self, refused: &Refused) {
        if let Refused::Rule(refusal) = refused {
            self.anchor = Some(refusal.anchor);
        }
        self.notice = narrate::refused(refused);
    }

    fn answer(&mut self, answer: Answer) {
        match answer {
            Answer::Going => self.notice.clear(),
            Answer::Send(action) => self.act(&action),
            Answer::Refused(refusal) => {
                self.anchor = Some(refusal.anchor);
                self.notice = refusal_sentence(&refusal);
                // A refused typed action is in the way of the next attempt; a picked piece isn't.
                if self.entry.is_typed {
                    self.entry.clear();
                }
            }
        }
    }

    /// A key.
    pub(super) fn press(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            self.has_quit = true;
            return;
        }
        match std::mem::replace(&mut self.overlay, Overlay::None) {
            Overlay::None => self.press_on_board(key),
            Overlay::Page(page) => {
                if let Some(page) = page.press(key) {
                    self.overlay = Overlay::Page(page);
                }
            }
            Overlay::File { saves, name } => self.press_in_name(key, saves, name),
            Overlay::Ask(question) => match key.code {
                KeyCode::Enter => self.agree(question),
                KeyCode::Char(key) if is_yes(key) => self.agree(question),
                KeyCode::Char('n' | 'N') | KeyCode::Esc => {}
                _ => self.overlay = Overlay::Ask(question),
            },
        }
    }

    /// The wheel of the mouse turns a page.
    pub(super) fn scroll(&mut self, way: KeyCode) {
        if matches!(self.overlay, Overlay::Page(_)) {
            self.press(KeyEvent::from(way));
        }
    }

    fn press_on_board(&mut self, key: KeyEvent) {
        match key.code {
            KeyCode::Left => self.go(Way::Left),
            KeyCode::Right => self.go(Way::Right),
            KeyCode::Up => self.go(Way::Up),
            KeyCode::Down => self.go(Way::Down),
            KeyCode::Esc => {
                self.entry.back_pick();
                self.notice.clear();
            }
            KeyCode::Backspace => self.entry.back(),
            KeyCode::F(1) => self.help(),
            KeyCode::Enter | KeyCode::Char(' ') => self.confirm(),
            KeyCode::Char(character) if self.is_command(character) => self.command(character),
            KeyCode::Char(character) if self.table.awaits_human() => self.type_char(character),
            _ => {}
        }
    }

    /// Actions hold a capital letter only behind "="; any other one is a command.
    fn is_command(&self, character: char) -> bool {
        character == '?' || character.is_ascii_uppercase() && !self.entry.text().ends_with('=')
    }

    fn command(&mut self, letter: char) {
        match letter {
            '?' => self.help(),
            'R' => self.rules(),
            'U' => self.travel(&Command::Undo),
            'Y' => self.travel(&Command::Redo),
            'H' => self.hint(),
            'M' => {
                if let Some((thinking, _)) = &self.thought {
                    thinking.hasten();
                }
            }
            'F' => {
                let seats = self.table.state().occupants().len() as u8;
                self.view = self.view.next(seats);
            }
            'S' | 'O' => {
                let id = self.table.game().info().id;
                let saves = letter == 'S';
                let name = if saves {
                    saving::free_name(id)
                } else {
                    saving::name(id, 1)
                };
                self.overlay = Overlay::File { saves, name };
            }
            'P' => {
                self.thought = None;
                let done = self.table.pause();
                self.tell(done);
            }
            'G' if self.table.is_turn_of_human() => {
                self.overlay = Overlay::Ask(Question::Resign);
            }
            'D' if self.table.is_turn_of_human() => {
                let alone = self.table.people() == 1;
                let question = if alone {
                    Question::Offer
                } else {
                    Question::Draw
                };
                self.overlay = Overlay::Ask(question);
            }
            'Q' => self.overlay = Overlay::Ask(Question::Quit),
            _ => self.notice = sentence(&Message::new("no-such-key")),
        }
    }

    fn type_char(&mut self, character: char) {
        let game = self.table.game();
        // A digit chooses a word, unless it ends the name of a cell.
        if let Some(digit) = character.to_digit(10)
            && !self.entry.is_typed
            && !self.entry.words(game).is_empty()
        {
            let answer = self.entry.pick_word(game, digit as usize);
            self.answer(answer);
            return;
        }
        if !character.is_control() {
            self.notice.clear();
            self.entry.type_char(self.table.game(), character);
        }
    }

    /// Enter: sends what was typed, or picks the cell under the cursor.
    fn confirm(&mut self) {
        if !self.table.awaits_human() {
            return;
        }
        let game = self.table.game();
        let ends_in_word = !self.entry.is_empty() && {
            let picks = ludejo_rules::Pick::split(self.entry.text());
            matches!(picks.last(), Some(ludejo_rules::Pick::Word(_)))
        };
        let complete = self
            .entry
            .partial(game)
            .is_some_and(|partial| partial.complete);
        let answer = if self.entry.is_typed || (ends_in_word && complete) {
            self.entry.send(game)
        } else {
            let name = game.board().name(self.cursor);
            self.entry.pick_cell(game, name)
        };
        self.answer(answer);
    }

    /// A click on a cell.
    pub(super) fn click(&mut self, cell: CellId) {
        if matches!(self.overlay, Overlay::None) {
            self.cursor = cell;
            if self.table.awaits_human() {
                self.entry.is_typed = false;
                let game = self.table.game();
                let answer = self.entry.pick_cell(game, game.board().name(cell));
                self.answer(answer);
            }
        }
    }

    /// Moves the cursor to the nearest cell that way, as the board is seen.
    fn go(&mut self, way: Way) {
        if let Some(cell) = self.board.step(self.cursor, way) {
            self.cursor = cell;
        }
    }

    fn help(&mut self) {
        self.overlay = Overlay::Page(Page::help());
    }

    fn rules(&mut self) {
        let game = self.table.game();
        let refusal = self.entry.refusal(game);
        let anchor = refusal.map(|refusal| refusal.anchor).or(self.anchor);
        self.overlay = Overlay::Page(Page::rules(game.info(), language::page(game), anchor));
    }

    /// Carries out a command that leads to another moment of the game.
    fn travel(&mut self, command: &Command) {
        match self.table.command(command) {
            Ok(told) => self.turn_to(told.join("\n")),
            Err(refused) => {
                self.turn_to(String::new());
                self.refuse(&refused);
            }
        }
    }

    /// Shows another moment of the game, or another game.
    fn turn_to(&mut self, notice: String) {
        // A thought about another position is useless.
        self.thought = None;
        self.told.clear();
        self.entry.clear();
        self.notice = notice;
    }

    fn hint(&mut self) {
        if self.table.awaits_human() && self.thought.is_none() {
            self.thought = Some((self.table.think(), Purpose::Hint));
        }
    }

    fn agree(&mut self, question: Question) {
        self.thought = None;
        match question {
            Question::Quit => self.has_quit = true,
            Question::Draw | Question::Offer => {
                let done = self.table.offer_draw();
                self.tell(done);
            }
            Question::Resign => {
                let done = self.table.command(&Command::Resign);
                self.tell(done);
            }
        }
        self.entry.clear();
    }

    fn press_in_name(&mut self, key: KeyEvent, saves: bool, mut name: String) {
        match key.code {
            KeyCode::Esc => return,
            KeyCode::Enter => {
                if saves {
                    self.save(&name);
                } else {
                    self.load(&name);
                }
                return;
            }
            KeyCode::Backspace => {
                name.pop();
            }
            KeyCode::Char(character) if !character.is_control() => name.push(character),
            _ => {}
        }
        self.overlay = Overlay::File { saves, name };
    }

    fn save(&mut self, name: &str) {
        self.notice = match saving::save(&self.table, name) {
            Ok(()) => sentence(&Message::new("saved").text("file", name)),
            Err(failure) => failure.to_string(),
        };
    }

    fn load(&mut self, name: &str) {
        match saving::load(name, &self.table) {
            Ok(Loaded { session, fault }) => {
                self.table.replace(session);
                self.view = self.table.view();
                self.cursor = self.first_cell();
                let loaded = || sentence(&Message::new("loaded").text("file", name));
                self.turn_to(fault.unwrap_or_else(loaded));
            }
            Err(failure) => self.notice = failure.to_string(),
        }
    }
}

/// Whether a key says yes: the letter of the language spoken, which questions name, or y.
fn is_yes(key: char) -> bool {
    let key = key.to_ascii_lowercase();
    key == 'y' || words("yes").starts_with(key)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::play::players::Pace;
    use ludejo_session::{Occupant, Session, Terms};

    /// Two people at a game.
    fn app(id: &str) -> App {
        let info = ludejo_rules::catalog::info(id).expect("a game");
        let players = vec![Occupant::Person { name: None }; info.seats.len()];
        let pace = Pace {
            time: Duration::ZERO,
            nodes: None,
            seed: 0,
            ponders: false,
        };
        let session = Session::new(Terms::new(id, players)).expect("a game");
        App::new(Table::new(session, pace), Seat::FIRST, None)
    }

    fn type_all(app: &mut App, text: &str) {
        for character in text.chars() {
            app.press(KeyEvent::from(KeyCode::Char(character)));
        }
    }

    #[test]
    fn a_refused_text_makes_way_for_the_rules() {
        let mut app = app("herooj");
        type_all(&mut app, "c2c6");
        app.press(KeyEvent::from(KeyCode::Enter));
        assert!(app.entry.is_empty());
        assert_eq!(app.anchor, Some("move-length"));
        type_all(&mut app, "R");
        assert!(matches!(app.overlay, Overlay::Page(_)));
    }

    #[test]
    fn a_picked_piece_stays_when_its_way_is_refused() {
        let mut app = app("herooj");
        for name in ["c2", "c6"] {
            let cell = app.table.game().board().find(name);
            app.click(cell.expect("on the board"));
        }
        assert_eq!(app.entry.text(), "c2");
        assert_eq!(app.anchor, Some("move-length"));
        type_all(&mut app, "U");
        assert!(app.entry.is_empty(), "a capital letter is a command");
    }

    #[test]
    fn a_role_is_no_command() {
        let mut app = app("evo");
        type_all(&mut app, "c1=B");
        assert_eq!(app.entry.text(), "c1=B");
        app.press(KeyEvent::from(KeyCode::Enter));
        assert_eq!(app.table.game().history(), ["c1=B"]);
    }
}
