//! The game line by line on standard input and output, for scripts and screen readers.

use std::io::{BufRead, Write};

use ludejo_messages::{Language, sentence};
use ludejo_rules::{Message, Pick, Refusal};

use super::narrate;
use super::picture;
use super::saving;
use super::session::Session;
use crate::edge::{Failure, credit, refusal_sentence};
use crate::rules_page;

const HELP: &str = "\
Type an action, such as the example above, or the beginning of one to see how it can go on.
  legal [CELL]     every legal action, or those that begin on a cell
  board            the board; `board on` and `board off` say whether it is shown after every action
  words            the position in words
  position         the position line
  hint             what the computer would do
  undo, redo       take back to your last decision; make it again
  resign           give up
  draw             end the game as a draw, agreed between the people at this terminal
  save FILE        write the game as a record
  load FILE        go on with the game of a record
  rules [ANCHOR]   the rules, or one of them
  flip             look from the next seat
  help             this text
  quit             leave";

/// A game played line by line.
pub(super) struct Plain<'a, R, W> {
    pub(super) session: Session,
    pub(super) input: R,
    pub(super) out: W,
    /// Whether the board is shown after every action.
    pub(super) shows_board: bool,
    pub(super) look: &'a mut picture::Look,
}

/// What to do after a line of input.
enum Next {
    /// Ask for the next line.
    Ask,
    /// Somebody acted, or the game is another: say how it stands.
    Go,
    Quit,
}

impl<R: BufRead, W: Write> Plain<'_, R, W> {
    /// Plays until the game is left.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        let info = self.session.game().info();
        writeln!(self.out, "{}, {}.", info.name, credit(info))?;
        writeln!(
            self.out,
            "An action is written like {}. Type help for what else can be typed.",
            info.example
        )?;
        self.show_board()?;
        loop {
            self.let_computers_act()?;
            self.say_standing()?;
            loop {
                match self.read_line()? {
                    Next::Ask => {}
                    Next::Go => break,
                    Next::Quit => return Ok(()),
                }
            }
        }
    }

    /// Says whose turn it is, or how the game ended.
    fn say_standing(&mut self) -> Result<(), Failure> {
        writeln!(self.out, "{}", super::standing(self.session.game()))?;
        self.out.flush()?;
        Ok(())
    }

    fn show_board(&mut self) -> Result<(), Failure> {
        if self.shows_board {
            write!(self.out, "{}", self.look.draw(self.session.game()))?;
        }
        Ok(())
    }

    /// The computer acts as long as it is to move.
    fn let_computers_act(&mut self) -> Result<(), Failure> {
        while self.session.awaits_computer() {
            let Some(choice) = self.session.think().wait() else {
                return Err(Failure::run("The computer found no action."));
            };
            self.act(choice.action())?;
            self.session.ponder(&choice);
        }
        Ok(())
    }

    /// Makes an action and tells it; a refusal is told as well. Whether it was made.
    fn act(&mut self, action: &str) -> Result<bool, Failure> {
        let told = ludejo_messages::acted(Language::English, self.session.game(), action);
        match self.session.act(action) {
            Ok(()) => {
                writeln!(self.out, "{told}")?;
                self.show_board()?;
                Ok(true)
            }
            Err(refusal) => {
                self.refuse(&refusal)?;
                Ok(false)
            }
        }
    }

    fn refuse(&mut self, refusal: &Refusal) -> Result<(), Failure> {
        writeln!(self.out, "{}", refusal_sentence(refusal))?;
        Ok(())
    }

    /// Reads a line and does what it says.
    fn read_line(&mut self) -> Result<Next, Failure> {
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(Next::Quit);
        }
        let line = String::from_utf8_lossy(&bytes);
        let line = line.trim();
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let next = match command {
            "" => Next::Ask,
            "quit" | "exit" => Next::Quit,
            "help" => self.say(HELP)?,
            "board" => self.board(rest)?,
            "words" => {
                let words = picture::words(self.session.game());
                self.say(&words)?
            }
            "position" => {
                let line = self.session.game().line();
                self.say(&line)?
            }
            "legal" => self.legal(rest)?,
            "hint" => self.hint()?,
            "undo" if self.session.resume() => {
                writeln!(self.out, "{}", sentence(&Message::new("resumed")))?;
                Next::Go
            }
            "undo" => {
                let count = self.session.undo();
                self.taken_back("undone", "nothing-to-undo", count)?
            }
            "redo" => {
                let count = self.session.redo();
                self.taken_back("redone", "nothing-to-redo", count)?
            }
            "resign" => self.resign()?,
            "draw" => self.agree()?,
            "flip" => {
                self.look.flip(self.session.game().info());
                write!(self.out, "{}", self.look.draw(self.session.game()))?;
                Next::Ask
            }
            "rules" => self.rules(rest)?,
            "save" => self.save(rest)?,
            "load" => self.load(rest)?,
            _ => self.try_action(line)?,
        };
        self.out.flush()?;
        Ok(next)
    }

    fn say(&mut self, text: &str) -> Result<Next, Failure> {
        writeln!(self.out, "{text}")?;
        Ok(Next::Ask)
    }

    fn board(&mut self, switch: &str) -> Result<Next, Failure> {
        match switch {
            "on" => self.shows_board = true,
            "off" => {
                self.shows_board = false;
                return Ok(Next::Ask);
            }
            "" => {}
            _ => return self.say("Type board, board on or board off."),
        }
        write!(self.out, "{}", self.look.draw(self.session.game()))?;
        Ok(Next::Ask)
    }

    /// The legal actions that begin with these picks.
    fn legal(&mut self, begun: &str) -> Result<Next, Failure> {
        let picks = Pick::split(begun);
        let mut actions = self.session.game().legal();
        actions.retain(|action| Pick::split(action).starts_with(&picks));
        if actions.is_empty() {
            return self.say(if begun.is_empty() {
                "There is no legal action."
            } else {
                "No legal action begins like that."
            });
        }
        self.say(&actions.join(" "))
    }

    fn hint(&mut self) -> Result<Next, Failure> {
        if !self.session.awaits_human() {
            return self.say("There is nothing to decide now.");
        }
        let choice = self.session.think().wait();
        let game = self.session.game();
        let told = choice.map(|choice| narrate::hint(game.info(), game.to_move(), &choice));
        self.say(told.as_deref().unwrap_or("The computer found no action."))
    }

    fn taken_back(
        &mut self,
        some: &'static str,
        none: &'static str,
        count: usize,
    ) -> Result<Next, Failure> {
        if count == 0 {
            return self.say(&sentence(&Message::new(none)));
        }
        let message = Message::new(some).number("count", count as i64);
        writeln!(self.out, "{}", sentence(&message))?;
        self.show_board()?;
        Ok(Next::Go)
    }

    fn resign(&mut self) -> Result<Next, Failure> {
        if !self.session.awaits_human() {
            return self.say("There is no game to resign now.");
        }
        let game = self.session.game();
        let (info, seat) = (game.info(), game.to_move());
        self.session.resign(seat);
        let message = Message::new("resigns").seat("seat", info.seat_word(seat));
        writeln!(self.out, "{}", sentence(&message))?;
        Ok(Next::Go)
    }

    fn agree(&mut self) -> Result<Next, Failure> {
        if self.session.has_computer() {
            return self.say("The computer does not agree to draws.");
        }
        self.session.agree();
        Ok(Next::Go)
    }

    fn rules(&mut self, anchor: &str) -> Result<Next, Failure> {
        let page = self.session.game().page();
        let found = if anchor.is_empty() {
            Some(page.to_owned())
        } else {
            rules_page::section(page, anchor)
        };
        match found {
            Some(text) => {
                let info = self.session.game().info();
                let shown = rules_page::render(info.id, &text, &self.look.page_style());
                write!(self.out, "{shown}")?;
                Ok(Next::Ask)
            }
            None => self.say("There is no such rule; type rules for all of them."),
        }
    }

    fn save(&mut self, path: &str) -> Result<Next, Failure> {
        let told = match saving::save(&self.session, path) {
            Ok(()) => format!("Saved as {path}."),
            Err(failure) => failure.to_string(),
        };
        self.say(&told)
    }

    fn load(&mut self, path: &str) -> Result<Next, Failure> {
        let id = self.session.game().info().id;
        match saving::load(path, id) {
            Ok((game, players)) => {
                self.session.replace(game, players);
                self.look.view = self.session.view();
                self.show_board()?;
                Ok(Next::Go)
            }
            Err(failure) => self.say(&failure.to_string()),
        }
    }

    /// An action, or the beginning of one.
    fn try_action(&mut self, text: &str) -> Result<Next, Failure> {
        let game = self.session.game();
        if game.outcome().is_some() {
            return self.say("The game is over; type undo, save FILE or quit.");
        }
        if let Ok(partial) = game.partial(text)
            && !partial.complete
        {
            let next: Vec<_> = partial.next.iter().map(Pick::text).collect();
            let told = format!("{} {}", sentence(&partial.prompt), next.join(" "));
            return self.say(&told);
        }
        Ok(if self.act(text)? { Next::Go } else { Next::Ask })
    }
}
