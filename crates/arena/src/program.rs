//! A program that speaks the protocol as a player.

use std::io::{BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use ludejo_rules::{AnyGame, Info};

use crate::lines::read_line;
use crate::ugi::{Heard, set_position};
use crate::{Chosen, Player, PlayerError, Time};

/// How long a program may be silent when an answer costs it nothing, unless somebody says
/// otherwise; and how much longer than its time it may think.
const PATIENCE: Duration = Duration::from_secs(10);
/// A search without a clock may take this many times as long.
const UNTIMED: u32 = 60;
/// How long a program may take to stop.
const STOPPING: Duration = Duration::from_secs(1);
/// Lines that wait to be read; a program that writes more has to wait.
const LINES: usize = 1024;
/// The names under which programs offer a choice of games.
const GAME_OPTIONS: &[&str] = &["game", "ugi_variant", "uci_variant", "variant"];

/// A program that speaks the protocol. It is started for its first game, and again for the next
/// game if it has ended or hung.
pub struct Program {
    command: Vec<String>,
    options: Vec<(String, String)>,
    patience: Duration,
    name: Option<String>,
    /// The name that the program gives itself; its command until it does.
    own_name: String,
    running: Option<Running>,
}

impl Program {
    /// A program with its arguments. Nothing is started yet.
    #[must_use]
    pub fn new(command: Vec<String>) -> Self {
        Self {
            own_name: command.join(" "),
            command,
            options: Vec::new(),
            patience: PATIENCE,
            name: None,
            running: None,
        }
    }

    /// By this name instead of its own.
    #[must_use]
    pub fn with_name(self, name: impl Into<String>) -> Self {
        Self {
            name: Some(name.into()),
            ..self
        }
    }

    /// With an option set. If the program doesn't offer it, it isn't started.
    #[must_use]
    pub fn with_option(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.options.push((name.into(), value.into()));
        self
    }

    /// With so long to answer; 10 seconds unless this is called. A search with a clock may take
    /// as much longer than its time, one without sixty times as long.
    #[must_use]
    pub fn with_patience(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }

    /// Starts the program and sets its options.
    fn start(&mut self) -> Result<Running, PlayerError> {
        let mut running = Running::spawn(&self.command)?;
        running.say("ugi")?;
        let asked = Instant::now();
        loop {
            let line = running.hear(asked, self.patience)?;
            if line == "ugiok" {
                break;
            }
            if let Some(name) = line.strip_prefix("id name ") {
                name.clone_into(&mut self.own_name);
            }
            running.offers.extend(Offer::read(&line));
        }
        for (name, value) in &self.options {
            let offer = running.offer(name);
            let offer = offer
                .ok_or_else(|| PlayerError::CannotStart(format!("it has no option {name:?}")))?;
            let command = format!("setoption name {} value {value}", offer.name);
            running.say(&command)?;
        }
        Ok(running)
    }

    /// Gives up a program that doesn't do what it should; the next game starts it again.
    fn fail<T>(&mut self, error: PlayerError) -> Result<T, PlayerError> {
        self.running = None;
        Err(error)
    }
}

impl Player for Program {
    fn name(&self) -> &str {
        self.name.as_deref().unwrap_or(&self.own_name)
    }

    fn begin(&mut self, game: &dyn AnyGame) -> Result<(), PlayerError> {
        let running = match self.running.take() {
            Some(running) if running.is_alive => running,
            _ => self.start()?,
        };
        let running = self.running.insert(running);
        let begun = running.begin(game.info(), self.patience);
        begun.or_else(|error| self.fail(error))
    }

    fn choose(&mut self, game: &dyn AnyGame, time: &Time) -> Result<Chosen, PlayerError> {
        let clocks = time.clocks.as_ref();
        let clock = clocks.and_then(|clocks| clocks.get(game.to_move().index()));
        let longest = time.move_time.or(clock.map(|(left, _)| *left));
        let patience = match longest {
            Some(time) => time.saturating_add(self.patience),
            None => self.patience * UNTIMED,
        };
        let Some(running) = &mut self.running else {
            return Err(PlayerError::Ended("it hasn't started a game".to_owned()));
        };
        let chosen = running.choose(game, time, patience);
        chosen.or_else(|error| self.fail(error))
    }
}

/// An option that a program offers.
struct Offer {
    name: String,
    /// The words that it may be, if only certain ones.
    words: Vec<String>,
}

impl Offer {
    /// Reads `option name NAME type ... var WORD var WORD`.
    fn read(line: &str) -> Option<Self> {
        let rest = line.strip_prefix("option name ")?;
        let (name, kind) = rest.split_once(" type ")?;
        let mut words = kind.split_whitespace();
        let mut offer = Self {
            name: name.trim().to_owned(),
            words: Vec::new(),
        };
        while let Some(word) = words.next() {
            if word == "var" {
                offer.words.extend(words.next().map(str::to_owned));
            }
        }
        Some(offer)
    }
}

/// A program that has been started. Dropping it ends it.
struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    /// The last line that it wrote to standard error.
    last_words: Arc<Mutex<String>>,
    /// Who listens for them.
    listener: JoinHandle<()>,
    offers: Vec<Offer>,
    is_alive: bool,
}

impl Running {
    fn spawn(command: &[String]) -> Result<Self, PlayerError> {
        let refuse = |why: String| PlayerError::CannotStart(why);
        let (program, arguments) = command
            .split_first()
            .ok_or_else(|| refuse("the name of the program is missing".to_owned()))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| refuse(format!("{program}: {error}")))?;
        let (Some(input), Some(output), Some(errors)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            unreachable!("all three are piped");
        };
        let (sender, lines) = sync_channel(LINES);
        each_line(output, move |line| sender.send(line).is_ok());
        let last_words = Arc::new(Mutex::new(String::new()));
        let heard = Arc::clone(&last_words);
        let listener = each_line(errors, move |line| {
            if !line.is_empty() {
                *heard.lock().unwrap_or_else(PoisonError::into_inner) = line;
            }
            true
        });
        Ok(Self {
            child,
            input,
            lines,
            last_words,
            listener,
            offers: Vec::new(),
            is_alive: true,
        })
    }

    fn say(&mut self, line: &str) -> Result<(), PlayerError> {
        let written = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        written.map_err(|_| self.ended())
    }

    /// The next line, within so long since it was asked for something. Other lines do not
    /// lengthen its time.
    fn hear(&mut self, asked: Instant, patience: Duration) -> Result<String, PlayerError> {
        let left = patience.saturating_sub(asked.elapsed());
        if left.is_zero() {
            return Err(PlayerError::Hung(patience));
        }
        self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => PlayerError::Hung(patience),
            RecvTimeoutError::Disconnected => self.ended(),
        })
    }

    /// How it ended, now that it answers no more.
    fn ended(&mut self) -> PlayerError {
        self.is_alive = false;
        let status = self.wait(STOPPING);
        let how = status.map_or("it closed its output".to_owned(), |status| {
            status.to_string()
        });
        // They may still be on their way, unless a child of its own keeps the pipe open.
        let begun = Instant::now();
        while !self.listener.is_finished() && begun.elapsed() < STOPPING {
            thread::sleep(Duration::from_millis(2));
        }
        let words = self.last_words.lock();
        let words = words.unwrap_or_else(PoisonError::into_inner);
        PlayerError::Ended(if words.is_empty() {
            how
        } else {
            format!("{how}; {words}")
        })
    }

    /// Waits for the end of the program, for so long.
    fn wait(&mut self, patience: Duration) -> Option<ExitStatus> {
        let begun = Instant::now();
        loop {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status);
            }
            if begun.elapsed() > patience {
                return None;
            }
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// The option of this name, in whatever case.
    fn offer(&self, name: &str) -> Option<&Offer> {
        let same = |offer: &&Offer| offer.name.eq_ignore_ascii_case(name);
        self.offers.iter().find(same)
    }

    /// Begins a game; a program that offers no choice is taken to play the right one.
    fn begin(&mut self, info: &Info, patience: Duration) -> Result<(), PlayerError> {
        if let Some(offer) = GAME_OPTIONS.iter().find_map(|name| self.offer(name)) {
            if !offer.words.is_empty() && !offer.words.iter().any(|word| word == info.id) {
                let why = format!("it doesn't play {}", info.id);
                return Err(PlayerError::CannotStart(why));
            }
            let command = format!("setoption name {} value {}", offer.name, info.id);
            self.say(&command)?;
        }
        self.say("uginewgame")?;
        self.say("isready")?;
        let asked = Instant::now();
        while self.hear(asked, patience)? != "readyok" {}
        Ok(())
    }

    fn choose(
        &mut self,
        game: &dyn AnyGame,
        time: &Time,
        patience: Duration,
    ) -> Result<Chosen, PlayerError> {
        // What was said when nothing was asked.
        self.lines.try_iter().take(LINES).for_each(drop);
        self.say(&set_position(game))?;
        self.say(&go(time))?;
        let mut heard = Vec::new();
        let mut action = self.best_move(&mut heard, patience);
        if let Err(hung @ PlayerError::Hung(_)) = action {
            self.say("stop")?;
            action = self.best_move(&mut heard, STOPPING);
            if let Err(PlayerError::Hung(_)) = action {
                action = Err(hung);
            }
        }
        let action = action?;
        if game.explain(&action).is_err() {
            let line = game.line();
            let what = format!("its move {action:?} isn't legal in {line}");
            return Err(PlayerError::Nonsense(what));
        }
        let thought = Heard::thought(&heard, &action, game.to_move(), game.info().seats.len());
        Ok(Chosen { action, thought })
    }

    /// The answer to `go`, and the last word on each line of actions that comes before it.
    fn best_move(
        &mut self,
        heard: &mut Vec<Heard>,
        patience: Duration,
    ) -> Result<String, PlayerError> {
        let asked = Instant::now();
        loop {
            let line = self.hear(asked, patience)?;
            if let Some(info) = Heard::read(&line) {
                if info.is_best() {
                    heard.clear();
                }
                heard.push(info);
            } else if let Some(answer) = line.strip_prefix("bestmove") {
                return Ok(answer.split_whitespace().next().unwrap_or("").to_owned());
            }
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // One that has ended or hung does not hear it.
        let _ = self.input.write_all(b"quit\n");
        if self.is_alive && self.wait(STOPPING).is_some() {
            return;
        }
        // It may have ended in between.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Hands over each line on a thread of its own, until nobody wants any more.
fn each_line(
    from: impl Read + Send + 'static,
    mut see: impl FnMut(String) -> bool + Send + 'static,
) -> JoinHandle<()> {
    thread::spawn(move || {
        let mut from = BufReader::new(from);
        while let Ok(Some(line)) = read_line(&mut from) {
            if !see(line) {
                break;
            }
        }
    })
}

/// The command that lets a program search.
fn go(time: &Time) -> String {
    let mut text = String::from("go");
    let mut say = |name: &str, value: Option<String>| {
        if let Some(value) = value {
            text.push_str(&format!(" {name} {value}"));
        }
    };
    let milliseconds = |time: Duration| Some(time.as_millis().to_string());
    for (seat, &(left, increment)) in (1..).zip(time.clocks.iter().flatten()) {
        say(&format!("p{seat}time"), milliseconds(left));
        say(&format!("p{seat}inc"), milliseconds(increment));
    }
    say("movetime", time.move_time.and_then(milliseconds));
    say("nodes", time.nodes.map(|nodes| nodes.to_string()));
    say("depth", time.depth.map(|depth| depth.to_string()));
    text
}
