//! The state of the full-screen player and what the keys do to it.

use ludejo_draw::text::{Options, TextBoard, Way};
use ludejo_draw::{Mark, Marks};
use ludejo_messages::{Language, sentence, words};
use ludejo_rules::{AnyGame, CellId, Effect, Message, Seat};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::entry::{Answer, Entry};
use super::pages::Page;
use super::view;
use crate::edge::refusal_sentence;
use crate::play::narrate;
use crate::play::picture;
use crate::play::players::Player;
use crate::play::saving;
use crate::play::session::Session;
use crate::play::thinking::Thinking;

/// How many actions of the computer in a row are told.
const TOLD: usize = 6;

/// What the screen shows and what goes on behind it.
pub(super) struct App {
    pub(super) session: Session,
    /// The seat that the board is seen from.
    pub(super) view: Seat,
    pub(super) cursor: CellId,
    pub(super) entry: Entry,
    /// What happened last, or what went wrong.
    pub(super) notice: String,
    /// What the computer has done since a person acted, a line for each action.
    told: Vec<String>,
    pub(super) overlay: Overlay,
    /// The computer's thinking: its own action, or a hint.
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
    Draw,
    Quit,
}

impl Question {
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Resign => "ask-resign",
            Self::Draw => "ask-draw",
            Self::Quit => "ask-quit",
        }
    }
}

impl App {
    pub(super) fn new(session: Session, view: Seat) -> Self {
        let board = view::board(&session, &Options::default());
        let notice = if session.game().outcome().is_none() {
            words("welcome")
        } else {
            String::new()
        };
        let mut app = Self {
            session,
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
        let scene = self.session.game().scene();
        let seat = if self.session.awaits_human() {
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

    /// Whether the computer is thinking about advice.
    pub(super) const fn is_advising(&self) -> bool {
        matches!(self.thought, Some((_, Purpose::Hint)))
    }

    /// Lets the computer think when it is to move, and takes its answer when it has one.
    pub(super) fn tick(&mut self) {
        if let Some((thinking, purpose)) = &self.thought {
            let Some(choice) = thinking.poll() else {
                return;
            };
            let purpose = *purpose;
            self.thought = None;
            match (choice, purpose) {
                (Some(choice), Purpose::Act) => {
                    self.act(choice.action());
                    self.session.ponder(&choice);
                }
                (Some(choice), Purpose::Hint) => {
                    let game = self.session.game();
                    self.notice = narrate::hint(game.info(), game.to_move(), &choice);
                }
                (None, _) => self.notice = sentence(&Message::new("no-choice")),
            }
        }
        if self.thought.is_none() && self.session.awaits_computer() {
            self.thought = Some((self.session.think(), Purpose::Act));
        }
    }

    /// Makes an action and says what it caused.
    fn act(&mut self, action: &str) {
        // A hint for the position before would mislead.
        self.thought = None;
        let game = self.session.game();
        let seat = game.to_move();
        let line = ludejo_messages::acted(Language::English, game, action);
        match self.session.act(action) {
            Ok(()) => {
                self.anchor = None;
                self.notice = if self.session.player(seat) == Player::Human {
                    self.told.clear();
                    line
                } else {
                    // Several seats, or one seat several times, may act before a person does.
                    self.told.push(line);
                    let extra = self.told.len().saturating_sub(TOLD);
                    self.told.drain(..extra);
                    self.told.join("\n")
                };
            }
            Err(refusal) => {
                self.anchor = Some(refusal.anchor);
                self.notice = refusal_sentence(&refusal);
            }
        }
        self.entry.clear();
    }

    fn answer(&mut self, answer: Answer) {
        match answer {
            Answer::Going => self.notice.clear(),
            Answer::Send(action) => self.act(&action),
            Answer::Refused(refusal) => {
                self.anchor = Some(refusal.anchor);
                self.notice = refusal_sentence(&refusal);
                // What was typed in vain is in the way of the next attempt; a picked piece is not.
                if self.entry.is_typed {
                    self.entry.clear();
                }
            }
        }
    }

    /// The board's marks: the last action, what is picked, what can come next.
    pub(super) fn marks(&self) -> Marks {
        let game = self.session.game();
        let mut marks = picture::last_action(game);
        if !self.session.awaits_human() {
            return marks;
        }
        let board = game.board();
        for name in self.entry.cells() {
            if let Some(cell) = board.find(&name) {
                marks = marks.with(cell, Mark::From);
            }
        }
        if self.entry.is_empty() {
            return marks;
        }
        let text = self.entry.text();
        // What would be captured is marked as soon as the action says it all.
        marks = marks.with_all(captured(game, text), Mark::Capture);
        let partial = self.entry.partial(game);
        for pick in partial.iter().flat_map(|partial| &partial.next) {
            let Some(cell) = board.find(pick.text()) else {
                continue;
            };
            let captures = captured(game, &format!("{text}{}", pick.text())).contains(&cell);
            marks = marks.with(cell, if captures { Mark::Capture } else { Mark::To });
        }
        marks
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
                KeyCode::Char('y' | 'Y') | KeyCode::Enter => self.agree(question),
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
            KeyCode::Char(character) if self.session.awaits_human() => self.type_char(character),
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
            'U' => self.take_back(),
            'Y' => self.make_again(),
            'H' => self.hint(),
            'F' => {
                let seats = self.session.players().len() as u8;
                self.view = self.view.next(seats);
            }
            'S' | 'O' => {
                let id = self.session.game().info().id;
                let saves = letter == 'S';
                let name = if saves {
                    saving::free_name(id)
                } else {
                    saving::name(id, 1)
                };
                self.overlay = Overlay::File { saves, name };
            }
            'G' if self.session.awaits_human() => self.overlay = Overlay::Ask(Question::Resign),
            'D' if self.session.awaits_human() => {
                if self.session.has_computer() {
                    self.notice = sentence(&Message::new("computer-declines"));
                } else {
                    self.overlay = Overlay::Ask(Question::Draw);
                }
            }
            'Q' => self.overlay = Overlay::Ask(Question::Quit),
            _ => self.notice = sentence(&Message::new("no-such-key")),
        }
    }

    fn type_char(&mut self, character: char) {
        let game = self.session.game();
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
            self.entry.type_char(self.session.game(), character);
        }
    }

    /// Enter: sends what was typed, or picks the cell under the cursor.
    fn confirm(&mut self) {
        if !self.session.awaits_human() {
            return;
        }
        let game = self.session.game();
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
            if self.session.awaits_human() {
                self.entry.is_typed = false;
                let game = self.session.game();
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
        let game = self.session.game();
        let refusal = self.entry.refusal(game);
        let anchor = refusal.map(|refusal| refusal.anchor).or(self.anchor);
        self.overlay = Overlay::Page(Page::rules(game.info(), game.page(), anchor));
    }

    fn take_back(&mut self) {
        let message = if self.session.resume() {
            Message::new("resumed")
        } else {
            match self.session.undo() {
                0 => Message::new("nothing-to-undo"),
                count => Message::new("undone").number("count", count as i64),
            }
        };
        self.turn_to(&message);
    }

    fn make_again(&mut self) {
        let message = match self.session.redo() {
            0 => Message::new("nothing-to-redo"),
            count => Message::new("redone").number("count", count as i64),
        };
        self.turn_to(&message);
    }

    /// Shows another moment of the game, or another game.
    fn turn_to(&mut self, message: &Message) {
        // A thought about a position that is gone is of no use.
        self.thought = None;
        self.told.clear();
        self.entry.clear();
        self.notice = sentence(message);
    }

    fn hint(&mut self) {
        if self.session.awaits_human() && self.thought.is_none() {
            self.thought = Some((self.session.think(), Purpose::Hint));
        }
    }

    fn agree(&mut self, question: Question) {
        self.thought = None;
        match question {
            Question::Quit => self.has_quit = true,
            Question::Draw => self.session.agree(),
            Question::Resign => {
                let game = self.session.game();
                let (info, seat) = (game.info(), game.to_move());
                self.session.resign(seat);
                let message = Message::new("resigns").seat("seat", info.seat_word(seat));
                self.notice = sentence(&message);
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
        self.notice = match saving::save(&self.session, name) {
            Ok(()) => sentence(&Message::new("saved").text("file", name)),
            Err(failure) => failure.to_string(),
        };
    }

    fn load(&mut self, name: &str) {
        let id = self.session.game().info().id;
        match saving::load(name, id) {
            Ok((game, players)) => {
                self.session.replace(game, players);
                self.view = self.session.view();
                self.cursor = self.first_cell();
                self.turn_to(&Message::new("loaded").text("file", name));
            }
            Err(failure) => self.notice = failure.to_string(),
        }
    }
}

/// The cells of the pieces that an action captures; none if the text is no legal action.
fn captured(game: &dyn AnyGame, action: &str) -> Vec<CellId> {
    let scene = game.scene();
    let effects = game.effects(action).unwrap_or_default();
    let cell = |effect: &Effect| match effect {
        // A piece may also remove itself, at the end of its way.
        Effect::Captured { at, .. } if scene.pieces.contains_key(at) => Some(*at),
        _ => None,
    };
    effects.iter().filter_map(cell).collect()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::play::players::Pace;

    /// Two people at a game.
    fn app(id: &str) -> App {
        let game = ludejo_rules::catalog::start(id).expect("a game");
        let players = vec![Player::Human; game.info().seats.len()];
        let pace = Pace {
            time: Duration::ZERO,
            nodes: None,
            seed: 0,
            ponders: false,
        };
        App::new(Session::new(game, players, pace), Seat::FIRST)
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
            let cell = app.session.game().board().find(name);
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
        assert_eq!(app.session.game().history(), ["c1=B"]);
    }

    fn cells(id: &str, line: &str, action: &str) -> Vec<String> {
        let game = ludejo_rules::catalog::read(id, line).expect("a position");
        let cells = captured(&*game, action).into_iter();
        cells
            .map(|cell| game.board().name(cell).to_owned())
            .collect()
    }

    #[test]
    fn what_is_captured_is_no_more_than_that() {
        let swap = "WWWbb/W3b/b3b/W3b/WWbbW w -";
        assert_eq!(cells("rooya", swap, "b1c1"), [""; 0], "they change places");
        let rampage =
            "4/C2P1f1/1Fg3c1/MNFN2f1m/E3P1f1he/KE2*2ek/E2H1Hnfhe/MFF3f1m/C3Pnfc/N2Pf2/4 b -";
        assert_eq!(cells("heroes", rampage, "f9~f7"), [""; 0], "it ends there");
        assert_eq!(cells("heroes", rampage, "b1"), [""; 0], "no action");
    }
}
