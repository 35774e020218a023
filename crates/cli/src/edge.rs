//! Where the program meets people: failures as sentences, and output that may be cut off.

use std::fmt;
use std::io::{self, IsTerminal};
use std::path::Path;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use ludejo_draw::text::Palette;
use ludejo_engine::OPTIONS;
use ludejo_messages::view::PositionErrorView;
use ludejo_rules::catalog::{self, GAMES};
use ludejo_rules::{AnyGame, Info, Message, PositionError, ReadError, Refusal, Setup};

use crate::language::{self, sentence, words};

/// Why a command failed: a sentence for standard error, and the exit status.
#[derive(Debug)]
pub(crate) struct Failure {
    sentence: String,
    pub(crate) status: u8,
}

impl Failure {
    /// An argument that makes no sense: exit status 2.
    pub(crate) fn argument(sentence: impl Into<String>) -> Self {
        Self {
            sentence: sentence.into(),
            status: 2,
        }
    }

    /// Something that went wrong although the arguments were good: exit status 1.
    pub(crate) fn run(sentence: impl Into<String>) -> Self {
        Self {
            sentence: sentence.into(),
            status: 1,
        }
    }

    /// Whether nobody reads the output any more, which isn't a failure.
    pub(crate) fn is_closed_pipe(&self) -> bool {
        self.status == 0
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Self {
                sentence: String::new(),
                status: 0,
            };
        }
        let message = Message::new("could-not-go-on").text("error", reason(&error));
        Self::run(sentence(&message))
    }
}

/// A file that cannot be read.
pub(crate) fn could_not_read(path: &Path, error: &io::Error) -> Failure {
    file_failure("could-not-read", path, error)
}

/// A file that cannot be written.
pub(crate) fn could_not_write(path: &Path, error: &io::Error) -> Failure {
    file_failure("could-not-write", path, error)
}

fn file_failure(key: &'static str, path: &Path, error: &io::Error) -> Failure {
    let message = Message::new(key).text("file", path.display().to_string());
    Failure::run(sentence(&message.text("error", reason(error))))
}

/// What went wrong, in the system's own words unless it is one of the usual things.
fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => words("error-not-found"),
        io::ErrorKind::PermissionDenied => words("error-permission"),
        io::ErrorKind::IsADirectory => words("error-is-folder"),
        _ => error.to_string(),
    }
}

/// The sentence for a line that isn't a valid position.
pub(crate) fn position_sentence(error: &PositionError) -> String {
    let view = PositionErrorView::new(error, language::spoken());
    format!("{}: {}", view.name, view.text)
}

/// The sentence for an illegal action, with the place in the rules.
pub(crate) fn refusal_sentence(refusal: &Refusal) -> String {
    let message = Message::new("refused-by-rule").text("reason", sentence(&refusal.message));
    sentence(&message.text("anchor", refusal.anchor))
}

/// The options of engines, for help texts.
pub(crate) fn engine_help() -> String {
    let mut text =
        "Engine options, separated by commas, such as `search,threads=2,level=3`:".to_owned();
    for option in OPTIONS {
        let (name, usual) = (option.name, option.usual());
        text += &format!("\n  {name}={usual}\n          {}", option.description);
        text += &format!(" Values: {}.", option.values);
    }
    text
}

/// Whether the user lets programs write in colour (`NO_COLOR` is not set, or empty).
pub(crate) fn wants_color() -> bool {
    std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

/// A bar on standard error, if that is a terminal and the work takes time.
pub(crate) fn progress_bar(takes_time: bool) -> ProgressBar {
    let target = if takes_time && io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let bar = ProgressBar::with_draw_target(Some(0), target);
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len}{msg} {elapsed} (left: {eta})");
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// The colours that the terminal can show.
pub(crate) fn palette() -> Palette {
    match std::env::var("COLORTERM").as_deref() {
        Ok("truecolor" | "24bit") => Palette::Full,
        _ => Palette::Xterm,
    }
}

/// Who made the game, `by David Crespo`.
pub(crate) fn credit(info: &Info) -> String {
    let message = match info.designer {
        "unknown" => Message::new("credit-unknown"),
        designer => Message::new("credit").text("designer", designer),
    };
    sentence(&message)
}

/// The game of this id, as an argument names it.
pub(crate) fn find_game(id: &str) -> Result<&'static Info, Failure> {
    catalog::info(id).ok_or_else(|| {
        let ids: Vec<_> = GAMES.iter().map(|info| info.id).collect();
        let message = Message::new("no-such-game").text("id", id);
        Failure::argument(sentence(&message.text("games", ids.join(", "))))
    })
}

/// A game from a position line, or from a named setup, or from the standard setup.
pub(crate) fn begin(
    info: &Info,
    setup: Option<&str>,
    position: Option<&str>,
) -> Result<Box<dyn AnyGame>, Failure> {
    let line = start_line(info, setup, position)?;
    match catalog::read(info.id, &line) {
        Ok(game) => Ok(game),
        Err(ReadError::Position(error)) => {
            let message = Message::new("setup-not-valid").text("game", info.name);
            let message = message.text("reason", position_sentence(&error));
            Err(Failure::argument(sentence(&message)))
        }
        Err(error) => unreachable!("{}: {error}", info.id),
    }
}

/// The position line that these arguments ask for.
fn start_line(info: &Info, setup: Option<&str>, position: Option<&str>) -> Result<String, Failure> {
    if let Some(line) = position {
        return Ok(line.to_owned());
    }
    let Some(name) = setup else {
        return Ok(info.setups[0].line.to_owned());
    };
    match info.setup(name) {
        Some(setup) => Ok(setup.line.to_owned()),
        None => Err(setup_failure(info, name)),
    }
}

/// The setups of these names; without names the standard one.
pub(crate) fn find_setups(
    info: &'static Info,
    names: &[String],
) -> Result<Vec<&'static Setup>, Failure> {
    if names.is_empty() {
        return Ok(vec![&info.setups[0]]);
    }
    let find = |name: &String| info.setup(name).ok_or_else(|| setup_failure(info, name));
    names.iter().map(find).collect()
}

/// The sentence for a setup that the game does not have.
fn setup_failure(info: &Info, name: &str) -> Failure {
    let names: Vec<_> = info.setups.iter().map(|setup| setup.name).collect();
    let message = Message::new("no-such-setup").text("game", info.name);
    let message = message.text("name", name).text("setups", names.join(", "));
    Failure::argument(sentence(&message))
}
