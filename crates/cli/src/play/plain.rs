//! The game line by line on standard input and output, for scripts and screen readers.

use std::io::{self, BufRead, Write, stdin};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};

use ludejo_rules::{Message, Pick};
use ludejo_session::{Command, Refused, TableRule};

use super::narrate;
use super::picture;
use super::saving::{self, Loaded};
use super::table::Table;
use crate::edge::{Failure, credit};
use crate::language::{self, sentence, words};
use crate::rules_page;

/// A game played line by line.
pub(super) struct Plain<'a, W> {
    pub(super) table: Table,
    pub(super) lines: Receiver<io::Result<Vec<u8>>>,
    pub(super) out: W,
    /// Whether the board is shown after every action.
    pub(super) shows_board: bool,
    pub(super) look: &'a mut picture::Look,
}

/// The lines of standard input as they come in, until it ends.
pub(super) fn lines() -> Receiver<io::Result<Vec<u8>>> {
    let (sender, lines) = sync_channel(1);
    std::thread::spawn(move || {
        let mut input = stdin().lock();
        loop {
            let mut line = Vec::new();
            let read = input.read_until(b'\n', &mut line);
            let is_last = !matches!(read, Ok(1..));
            // At the end, there are no more lines.
            let line = match read {
                Ok(0) => return,
                read => read.map(|_| line),
            };
            if sender.send(line).is_err() || is_last {
                return;
            }
        }
    });
    lines
}

/// What can happen while waiting for a line.
enum Input {
    Line(Vec<u8>),
    /// A flag falls.
    Time,
    End,
}

/// What to do after a line of input.
enum Next {
    /// Ask for the next line.
    Ask,
    /// Someone moved, or another game was loaded: say how it stands.
    Go,
    Quit,
}

impl<W: Write> Plain<'_, W> {
    /// Plays until the user leaves, after saying what is wrong with the file, if anything.
    pub(super) fn run(mut self, fault: Option<String>) -> Result<(), Failure> {
        let info = self.table.game().info();
        writeln!(self.out, "{}, {}.", info.name, credit(info))?;
        let example = Message::new("moves-look-like").text("example", info.example);
        writeln!(self.out, "{}", sentence(&example))?;
        self.tell(narrate::opponents(self.table.state()))?;
        self.tell(fault)?;
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

    /// Prints sentences, one per line.
    fn tell(&mut self, told: impl IntoIterator<Item = String>) -> Result<(), Failure> {
        for line in told {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// Says what the clocks show, and whose turn it is or how the game ended.
    fn say_standing(&mut self) -> Result<(), Failure> {
        self.tell(narrate::clocks(&self.table))?;
        writeln!(self.out, "{}", super::standing(self.table.game()))?;
        self.out.flush()?;
        Ok(())
    }

    fn show_board(&mut self) -> Result<(), Failure> {
        if self.shows_board {
            write!(self.out, "{}", self.look.draw(self.table.game()))?;
        }
        Ok(())
    }

    /// The computer acts as long as it is to move.
    fn let_computers_act(&mut self) -> Result<(), Failure> {
        while self.table.awaits_computer() {
            let Some(choice) = self.table.think().wait() else {
                return Err(Failure::run(words("no-choice")));
            };
            self.act(choice.action())?;
            self.table.ponder(&choice);
        }
        Ok(())
    }

    /// Makes an action and reports it, or its refusal. Returns whether it was made.
    fn act(&mut self, action: &str) -> Result<bool, Failure> {
        let done = self.table.act(action);
        Ok(matches!(self.done(done)?, Next::Go))
    }

    /// Reports the result of a command, or why it did nothing.
    fn done(&mut self, done: Result<Vec<String>, Refused>) -> Result<Next, Failure> {
        match done {
            Ok(told) => {
                self.tell(told)?;
                self.show_board()?;
                Ok(Next::Go)
            }
            Err(refused) => self.say(&narrate::refused(&refused)),
        }
    }

    /// The next line, or a flag that falls before it comes.
    fn wait(&mut self) -> Result<Input, Failure> {
        let line = match self.table.until_flag() {
            Some(time) => self.lines.recv_timeout(time),
            None => self.lines.recv().map_err(RecvTimeoutError::from),
        };
        match line {
            Ok(line) => Ok(Input::Line(line?)),
            Err(RecvTimeoutError::Timeout) => Ok(Input::Time),
            Err(RecvTimeoutError::Disconnected) => Ok(Input::End),
        }
    }

    /// Reads a line and does what it says.
    fn read_line(&mut self) -> Result<Next, Failure> {
        let bytes = match self.wait()? {
            Input::Line(bytes) => bytes,
            Input::Time => {
                let told = self.table.look_at_clock();
                let falls = !told.is_empty();
                self.tell(told)?;
                return Ok(if falls { Next::Go } else { Next::Ask });
            }
            Input::End => return Ok(Next::Quit),
        };
        let line = String::from_utf8_lossy(&bytes);
        let line = line.trim();
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let next = match command {
            "" => Next::Ask,
            "quit" | "exit" => Next::Quit,
            "help" => self.say(&words("plain-help"))?,
            "board" => self.board(rest)?,
            "words" => {
                let described = picture::words(self.table.game());
                self.say(&described)?
            }
            "position" => {
                let line = self.table.game().line();
                self.say(&line)?
            }
            "legal" => self.legal(rest)?,
            "hint" => self.hint()?,
            "undo" => {
                let done = self.table.command(&Command::Undo);
                self.done(done)?
            }
            "redo" => {
                let done = self.table.command(&Command::Redo);
                self.done(done)?
            }
            "pause" | "resume" => self.pause(command == "pause")?,
            "clock" => {
                let clocks = narrate::clocks(&self.table);
                self.say(&clocks.unwrap_or_else(|| words("no-clocks")))?
            }
            "resign" => self.resign()?,
            "draw" => self.agree()?,
            "flip" => {
                self.look.flip(self.table.game().info());
                write!(self.out, "{}", self.look.draw(self.table.game()))?;
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
            _ => return self.say(&words("board-switch")),
        }
        write!(self.out, "{}", self.look.draw(self.table.game()))?;
        Ok(Next::Ask)
    }

    /// The legal actions that begin with these picks.
    fn legal(&mut self, begun: &str) -> Result<Next, Failure> {
        let picks = Pick::split(begun);
        let mut actions = self.table.game().legal();
        actions.retain(|action| Pick::split(action).starts_with(&picks));
        if actions.is_empty() {
            let key = if begun.is_empty() {
                "no-legal-move"
            } else {
                "no-legal-move-begins"
            };
            return self.say(&words(key));
        }
        self.say(&actions.join(" "))
    }

    fn hint(&mut self) -> Result<Next, Failure> {
        if !self.table.awaits_human() {
            return self.say(&words("nothing-to-decide"));
        }
        let choice = self.table.think().wait();
        let game = self.table.game();
        let told = choice.map(|choice| narrate::hint(game.info(), game.to_move(), &choice));
        self.say(&told.unwrap_or_else(|| words("no-choice")))
    }

    fn resign(&mut self) -> Result<Next, Failure> {
        if !self.table.is_turn_of_human() {
            return self.say(&words("cannot-resign"));
        }
        let done = self.table.command(&Command::Resign);
        self.done(done)
    }

    fn agree(&mut self) -> Result<Next, Failure> {
        match self.table.offer_draw() {
            Ok(told) => self.tell(told)?,
            Err(refused) => return self.say(&narrate::refused(&refused)),
        }
        while let Some(seat) = self.table.asked() {
            let thought = self.table.think_as(seat).wait();
            match self.table.answer(seat, thought.as_ref()) {
                Ok(told) => self.tell(told)?,
                Err(refused) => return self.say(&narrate::refused(&refused)),
            }
        }
        Ok(Next::Go)
    }

    /// Stops the clocks or starts them again, unless that is the case already.
    fn pause(&mut self, stop: bool) -> Result<Next, Failure> {
        if self.table.state().ending().is_none() && stop == self.table.state().is_paused() {
            let rule = if stop {
                TableRule::Paused
            } else {
                TableRule::NotPaused
            };
            return self.say(&narrate::refused(&rule.into()));
        }
        let done = self.table.pause();
        self.done(done)
    }

    fn rules(&mut self, anchor: &str) -> Result<Next, Failure> {
        let page = language::page(self.table.game());
        let found = if anchor.is_empty() {
            Some(page.to_owned())
        } else {
            rules_page::section(page, anchor)
        };
        match found {
            Some(text) => {
                let info = self.table.game().info();
                let shown = rules_page::render(info.id, &text, &self.look.page_style());
                write!(self.out, "{shown}")?;
                Ok(Next::Ask)
            }
            None => self.say(&words("no-such-rule")),
        }
    }

    fn save(&mut self, path: &str) -> Result<Next, Failure> {
        let told = match saving::save(&self.table, path) {
            Ok(()) => sentence(&Message::new("saved").text("file", path)),
            Err(failure) => failure.to_string(),
        };
        self.say(&told)
    }

    fn load(&mut self, path: &str) -> Result<Next, Failure> {
        match saving::load(path, &self.table) {
            Ok(Loaded { session, fault }) => {
                self.table.replace(session);
                self.tell(fault)?;
                self.look.view = self.table.view();
                self.show_board()?;
                Ok(Next::Go)
            }
            Err(failure) => self.say(&failure.to_string()),
        }
    }

    /// An action, or the beginning of one.
    fn try_action(&mut self, text: &str) -> Result<Next, Failure> {
        let game = self.table.game();
        if game.outcome().is_some() {
            return self.say(&words("after-the-end"));
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
