//! Our engines, for any program that asks.

use std::fmt::Write as _;
use std::io::{self, BufRead, Write};
use std::thread::{self, Scope};
use std::time::Duration;

use ludejo_engine::{Engine, OPTIONS, OptionInfo, Options, Resources, Values};
use ludejo_rules::catalog::{self, GAMES};
use ludejo_rules::{AnyGame, Info, Message, Outcome, ReadError};

use super::command::{Command, Go, Query, Start, seat_word};
use super::out::Out;
use super::search::{Job, RunningSearch};
use crate::clock::{Budget, OVERHEAD, Timer};
use crate::lines::read_line;

/// The longest overhead that may be set, in milliseconds.
const MOST_OVERHEAD: u64 = 10_000;
/// The options that belong to the conversation and not to the engine, and what they do.
const OURS: &[(&str, &str)] = &[
    (
        "game",
        "The game, by its id; changing it starts at that game's standard setup.",
    ),
    (
        "ponder",
        "Whether answers also give the reply the engine expects.",
    ),
    (
        "overhead",
        "Milliseconds to hold back from the time for each move.",
    ),
];
/// Names under which other programs know our options.
const ALIASES: &[(&str, &str)] = &[
    ("hash", "memory"),
    ("multipv", "lines"),
    ("move overhead", "overhead"),
    ("ugi_variant", "game"),
    ("uci_variant", "game"),
];

/// How a conversation begins, and how refusals are told.
#[derive(Clone)]
pub struct Setup {
    /// The game until another one is chosen.
    pub game: &'static Info,
    /// The options until they are set otherwise.
    pub options: Options,
    /// Networks and tables for the engines.
    pub resources: Resources,
    /// Makes a sentence of a message.
    pub sentence: fn(&Message) -> String,
}

/// Answers commands until `quit` or the end of the input.
///
/// # Errors
/// If reading or writing fails.
pub fn serve(mut input: impl BufRead, output: impl Write + Send, setup: Setup) -> io::Result<()> {
    let out = Out::new(output);
    thread::scope(|scope| {
        let mut server = Server {
            scope,
            out: &out,
            sentence: setup.sentence,
            game: begin(setup.game, setup.game.setups[0].line),
            options: setup.options,
            resources: setup.resources,
            overhead: OVERHEAD,
            expects: false,
            engine: None,
            search: None,
        };
        let served = server.serve(&mut input);
        // The scope waits for the search.
        server.finish();
        served
    })?;
    out.check()
}

/// A conversation.
struct Server<'scope, 'env, W> {
    scope: &'scope Scope<'scope, 'env>,
    out: &'env Out<W>,
    sentence: fn(&Message) -> String,
    game: Box<dyn AnyGame>,
    options: Options,
    resources: Resources,
    overhead: Duration,
    /// Whether answers name the action that they expect.
    expects: bool,
    /// The engine for the game and the options, while it does not search.
    engine: Option<Box<dyn Engine>>,
    search: Option<RunningSearch<'scope>>,
}

/// A game from a line that is one of its setups.
fn begin(info: &Info, line: &str) -> Box<dyn AnyGame> {
    match catalog::read(info.id, line) {
        Ok(game) => game,
        Err(error) => unreachable!("{} has valid setups, yet {error}", info.id),
    }
}

impl<'env, W: Write + Send> Server<'_, 'env, W> {
    fn serve(&mut self, input: &mut impl BufRead) -> io::Result<()> {
        while let Some(line) = read_line(input)? {
            if line.trim().is_empty() {
                continue;
            }
            match line.parse() {
                Ok(Command::Quit) => return Ok(()),
                Ok(command) => {
                    if let Err(sentence) = self.obey(command) {
                        self.out.complain(&sentence);
                    }
                }
                Err(sentence) => self.out.complain(&sentence),
            }
            self.out.check()?;
        }
        // A sender that wrote all commands at once wants the last answer, too.
        if self
            .search
            .as_ref()
            .is_some_and(|search| !search.is_endless())
        {
            self.join();
        }
        Ok(())
    }

    /// Does what is asked; a sentence if it cannot be done.
    fn obey(&mut self, command: Command) -> Result<(), String> {
        match command {
            Command::Ugi => self.introduce(),
            Command::IsReady => {
                // During a search the engine is there.
                let made = match self.idle() {
                    Ok(()) => self.make_engine(),
                    Err(_) => Ok(()),
                };
                self.out.say("readyok");
                made?;
            }
            Command::NewGame => {
                self.idle()?;
                if let Some(engine) = &mut self.engine {
                    engine.forget();
                }
                self.game = begin(self.game.info(), self.game.info().setups[0].line);
            }
            Command::SetOption { name, value } => {
                self.idle()?;
                self.set_option(&name, &value)?;
            }
            Command::Position { start, actions } => {
                self.idle()?;
                self.game = self.set_up(&start, &actions)?;
            }
            Command::Go(go) => {
                self.idle()?;
                if let Err(sentence) = self.go(go) {
                    self.out.complain(&sentence);
                    // The sender is waiting for an answer.
                    self.out.say("bestmove none");
                }
            }
            Command::Stop => {
                if let Some(search) = &self.search {
                    search.timer().stop();
                }
            }
            Command::PonderHit => {
                if let Some(search) = &self.search {
                    search.timer().begin();
                }
            }
            Command::Query(query) => {
                let answer = self.answer(&query);
                self.out.say(&format!("response {answer}"));
            }
            Command::Wait => {
                if self.search.as_ref().is_some_and(RunningSearch::is_endless) {
                    return Err("this search only ends when you stop it".to_owned());
                }
                self.join();
            }
            Command::Quit => {}
        }
        Ok(())
    }

    /// Takes the engine back from a search that has ended or is about to.
    fn idle(&mut self) -> Result<(), String> {
        if self
            .search
            .as_ref()
            .is_some_and(|search| !search.is_ending())
        {
            return Err("a search is running: stop it or wait for it first".to_owned());
        }
        self.join();
        Ok(())
    }

    /// Waits for the search, if there is one.
    fn join(&mut self) {
        if let Some(search) = self.search.take() {
            self.engine = search.join();
        }
    }

    /// Ends the search, if there is one.
    fn finish(&mut self) {
        if let Some(search) = &self.search {
            search.timer().stop();
        }
        self.join();
    }

    /// Says who we are and what can be chosen.
    fn introduce(&self) {
        let mut text = format!(
            "id name Ludejo {}\nid author the authors of Ludejo\n",
            env!("CARGO_PKG_VERSION")
        );
        let ids: Vec<_> = GAMES.iter().map(|info| info.id).collect();
        let game = combo(self.game.info().id, &ids);
        let overhead = self.overhead.as_millis();
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "option name game type {game}\n\
             option name ponder type check default {}\n\
             option name overhead type spin default {overhead} min 0 max {MOST_OVERHEAD}",
            self.expects
        );
        for option in OPTIONS {
            let now = self.options.get(option.name).unwrap_or_default();
            let _ = writeln!(
                text,
                "option name {} type {}",
                option.name,
                kind(option, &now)
            );
        }
        text.push_str("ugiok\n");
        self.out.write(&text);
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), String> {
        let name = name.to_ascii_lowercase();
        let name = our_name(&name);
        match name {
            "game" => {
                let info = catalog::info(value).ok_or_else(|| {
                    let ids: Vec<_> = GAMES.iter().map(|info| info.id).collect();
                    format!(
                        "there is no game {value:?}; the games are {}",
                        ids.join(", ")
                    )
                })?;
                if info.id != self.game.info().id {
                    self.game = begin(info, info.setups[0].line);
                    self.engine = None;
                }
            }
            "ponder" => {
                self.expects = value
                    .parse()
                    .map_err(|_| format!("ponder can't be {value:?}: it must be true or false"))?;
            }
            "overhead" => {
                let number = value.parse().ok().filter(|&number| number <= MOST_OVERHEAD);
                let number = number.ok_or_else(|| {
                    format!(
                        "overhead can't be {value:?}: it must be a whole number from 0 to \
                         {MOST_OVERHEAD}"
                    )
                })?;
                self.overhead = Duration::from_millis(number);
            }
            _ => {
                let before = self.options;
                let set = self.options.set(name, value);
                set.map_err(|error| error.to_string())?;
                if self.options != before {
                    self.engine = None;
                }
            }
        }
        Ok(())
    }

    /// The game that begins there and goes on so.
    fn set_up(&self, start: &Start, actions: &[String]) -> Result<Box<dyn AnyGame>, String> {
        let info = self.game.info();
        let mut game = match start {
            Start::Standard => begin(info, info.setups[0].line),
            Start::Setup(name) => {
                let setup = info.setup(name).ok_or_else(|| {
                    let names: Vec<_> = info.setups.iter().map(|setup| setup.name).collect();
                    let names = names.join(", ");
                    format!("{} has no setup {name:?}; its setups are {names}", info.id)
                })?;
                begin(info, setup.line)
            }
            Start::Line(line) => match catalog::read(info.id, line) {
                Ok(game) => game,
                Err(ReadError::Position(error)) => {
                    let sentence = (self.sentence)(&error.message);
                    return Err(format!(
                        "that isn't a valid position of {}, {}: {sentence}",
                        info.id, error.field
                    ));
                }
                Err(error) => unreachable!("{}: {error}", info.id),
            },
        };
        for (number, action) in (1..).zip(actions) {
            game.play(action).map_err(|refusal| {
                let sentence = (self.sentence)(&refusal.message);
                format!(
                    "move {number}, {action:?}, isn't legal: {sentence} (rules: {})",
                    refusal.anchor
                )
            })?;
        }
        Ok(game)
    }

    /// Makes the engine for the game and the options, if it is not there.
    fn make_engine(&mut self) -> Result<(), String> {
        if self.engine.is_none() {
            let id = self.game.info().id;
            let made = ludejo_engine::calibration::calibrated(id, &self.options, &self.resources);
            self.engine = Some(made.map_err(|error| error.to_string())?);
        }
        Ok(())
    }

    /// Begins a search.
    fn go(&mut self, mut go: Go) -> Result<(), String> {
        if self.game.outcome().is_some() {
            return Err("the game is over".to_owned());
        }
        let seat = self.game.to_move();
        let clocks = go.time.clocks.as_ref();
        if clocks.is_some_and(|clocks| clocks.len() <= seat.index()) {
            return Err(format!("go has no {}time", seat_word(seat)));
        }
        if go.infinite {
            go.time.clocks = None;
            go.time.move_time = None;
        }
        let budget = Budget::of(&go.time, go.actions_to_go, &*self.game, self.overhead);
        // Neither may be answered before somebody says so, however early the engine is done.
        let timer = if go.ponder || go.infinite {
            Timer::ponder(budget)
        } else {
            Timer::start(budget)
        };
        self.make_engine()?;
        if let Some(engine) = self.engine.take() {
            let job = Job {
                game: self.game.boxed(),
                engine,
                time: go.time,
                timer,
                expects: self.expects,
            };
            self.search = Some(RunningSearch::begin(self.scope, self.out, job));
        }
        Ok(())
    }

    /// What the position says.
    fn answer(&self, query: &Query) -> String {
        let outcome = self.game.outcome();
        match query {
            Query::GameOver => outcome.is_some().to_string(),
            Query::IsFirstTurn => (self.game.to_move().index() == 0).to_string(),
            Query::Turn => seat_word(self.game.to_move()),
            Query::Result => outcome.map_or("none".to_owned(), |outcome| result_word(&outcome)),
            Query::Reason => outcome
                .map_or("none", |outcome| outcome.reason.word())
                .to_owned(),
            Query::Line => self.game.line(),
            Query::Game => self.game.info().id.to_owned(),
            Query::Legal => self.game.legal().join(" "),
            Query::IsLegal(action) => self.game.explain(action).is_ok().to_string(),
            Query::Option(name) => description(name).to_owned(),
        }
    }
}

/// What an option is called here.
fn our_name(name: &str) -> &str {
    let alias = ALIASES.iter().find(|(alias, _)| *alias == name);
    alias.map_or(name, |(_, ours)| ours)
}

/// What an option does; nothing if there is none of this name.
fn description(name: &str) -> &'static str {
    let name = our_name(name);
    let own = OURS.iter().find(|(own, _)| *own == name);
    let of_engine = || OptionInfo::find(name).map(|option| option.description);
    let found = own.map(|(_, text)| *text).or_else(of_engine);
    found.unwrap_or_default()
}

/// `p1win`, `draw`.
fn result_word(outcome: &Outcome) -> String {
    match outcome.winner {
        Some(seat) => seat_word(seat) + "win",
        None => "draw".to_owned(),
    }
}

/// How an option is reported.
fn kind(option: &OptionInfo, now: &str) -> String {
    match option.values {
        // Many programs read these bounds into 32 bits.
        Values::Number(least, most) if i32::try_from(most).is_ok() => {
            format!("spin default {now} min {least} max {most}")
        }
        Values::Number(..) => format!("string default {now}"),
        Values::Words(words) => combo(now, words),
    }
}

fn combo(now: &str, words: &[&str]) -> String {
    let mut text = format!("combo default {now}");
    for word in words {
        // Writing to a string cannot fail.
        let _ = write!(text, " var {word}");
    }
    text
}
