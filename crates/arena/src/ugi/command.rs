//! What an engine can be asked: lines as commands.

use std::fmt::Write;
use std::str::FromStr;
use std::time::Duration;

use ludejo_engine::SEATS;
use ludejo_rules::{AnyGame, Seat};

use crate::Time;

/// A command.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Command {
    Ugi,
    IsReady,
    NewGame,
    SetOption { name: String, value: String },
    Position { start: Start, actions: Vec<String> },
    Go(Go),
    Stop,
    PonderHit,
    Query(Query),
    Wait,
    Quit,
}

/// Where a game begins.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Start {
    Standard,
    Setup(String),
    Line(String),
}

/// How long to search.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Go {
    pub(super) time: Time,
    pub(super) actions_to_go: Option<u32>,
    pub(super) infinite: bool,
    pub(super) ponder: bool,
}

/// The questions that can be asked, most of them about the position.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Query {
    GameOver,
    IsFirstTurn,
    Turn,
    Result,
    Reason,
    Line,
    Game,
    Legal,
    IsLegal(String),
    /// What an option does.
    Option(String),
}

/// The name of a seat in this protocol: `p1` moves first.
pub(super) fn seat_word(seat: Seat) -> String {
    format!("p{}", seat.index() + 1)
}

/// The command that sets up a game with its history.
pub(crate) fn set_position(game: &dyn AnyGame) -> String {
    let start = game.start_line();
    let mut command = if start == game.info().setups[0].line {
        "position startpos".to_owned()
    } else {
        format!("position fen {start}")
    };
    let history = game.history();
    if !history.is_empty() {
        command.push_str(" moves");
    }
    for action in history {
        // Writing to a string cannot fail.
        let _ = write!(command, " {action}");
    }
    command
}

/// Why a line isn't a command, as a sentence.
impl FromStr for Command {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let words: Vec<_> = line.split_whitespace().collect();
        let (&word, rest) = words.split_first().ok_or("an empty line")?;
        Ok(match word {
            "ugi" => Self::Ugi,
            "isready" => Self::IsReady,
            "uginewgame" => Self::NewGame,
            "setoption" => set_option(rest)?,
            "position" => position(rest)?,
            "go" => Self::Go(go(rest)?),
            "stop" => Self::Stop,
            "ponderhit" => Self::PonderHit,
            "query" => Self::Query(query(rest)?),
            "wait" => Self::Wait,
            "quit" => Self::Quit,
            _ => return Err(format!("there is no command {word:?}")),
        })
    }
}

/// `name NAME value VALUE`; either may be of several words.
fn set_option(words: &[&str]) -> Result<Command, String> {
    let value = words.iter().position(|&word| word == "value");
    let (name, value) = match (words.first(), value) {
        (Some(&"name"), Some(value)) if value > 1 => (&words[1..value], &words[value + 1..]),
        _ => return Err("to set an option: setoption name NAME value VALUE".to_owned()),
    };
    Ok(Command::SetOption {
        name: name.join(" "),
        value: value.join(" "),
    })
}

/// `startpos`, `setup NAME` or `fen LINE`, each with `moves` and actions behind it or without.
fn position(words: &[&str]) -> Result<Command, String> {
    let moves = words.iter().position(|&word| word == "moves");
    let (start, actions) = match moves {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &[][..]),
    };
    let start = match start {
        ["startpos"] => Start::Standard,
        ["setup", name] => Start::Setup((*name).to_owned()),
        ["fen", line @ ..] if !line.is_empty() => Start::Line(line.join(" ")),
        _ => {
            let forms = "startpos, setup NAME or fen LINE, optionally followed by moves ACTION ...";
            return Err(format!("a position should be {forms}"));
        }
    };
    Ok(Command::Position {
        start,
        actions: actions.iter().map(|&action| action.to_owned()).collect(),
    })
}

/// Limits by name.
fn go(words: &[&str]) -> Result<Go, String> {
    let mut go = Go::default();
    let mut left: [Option<Duration>; SEATS] = [None; SEATS];
    let mut increments = [Duration::ZERO; SEATS];
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        match word {
            "infinite" => go.infinite = true,
            "ponder" => go.ponder = true,
            "nodes" => go.time.nodes = Some(number(word, words.next())?),
            "depth" => go.time.depth = Some(capped(number(word, words.next())?)),
            "movestogo" => go.actions_to_go = Some(capped(number(word, words.next())?)),
            "movetime" => go.time.move_time = Some(milliseconds(word, words.next())?),
            _ => {
                let (seat, is_increment) =
                    clock(word).ok_or_else(|| format!("go has no limit {word:?}"))?;
                let time = milliseconds(word, words.next())?;
                if is_increment {
                    increments[seat] = time;
                } else {
                    left[seat] = Some(time);
                }
            }
        }
    }
    let seats = left.iter().rposition(Option::is_some);
    if let Some(last) = seats {
        let clocks = left[..=last].iter().zip(increments).enumerate();
        let clocks = clocks.map(|(seat, (left, increment))| match left {
            Some(left) => Ok((*left, increment)),
            None => Err(format!("go has no p{}time", seat + 1)),
        });
        go.time.clocks = Some(clocks.collect::<Result<_, _>>()?);
    }
    Ok(go)
}

/// The seat of a clock, and whether it is the increment: `p1time`, `p2inc`, with `w` and `b` for
/// the first two seats as in chess.
fn clock(word: &str) -> Option<(usize, bool)> {
    let (seat, is_increment) = match (word.strip_suffix("time"), word.strip_suffix("inc")) {
        (Some(seat), _) => (seat, false),
        (_, Some(seat)) => (seat, true),
        _ => return None,
    };
    let seat = match seat {
        "w" => 0,
        "b" => 1,
        _ => (1..=SEATS).position(|number| seat.strip_prefix('p') == Some(&number.to_string()))?,
    };
    Some((seat, is_increment))
}

fn number(name: &str, word: Option<&&str>) -> Result<u64, String> {
    let word = word.ok_or_else(|| format!("{name} needs a number"))?;
    word.parse()
        .map_err(|_| format!("{name} must be a whole number, not {word:?}"))
}

/// A time; one below zero counts as zero.
fn milliseconds(name: &str, word: Option<&&str>) -> Result<Duration, String> {
    let word = word.ok_or_else(|| format!("{name} needs a number"))?;
    let number: i64 = word
        .parse()
        .map_err(|_| format!("{name} must be a whole number of milliseconds, not {word:?}"))?;
    Ok(Duration::from_millis(number.max(0).unsigned_abs()))
}

fn capped(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn query(words: &[&str]) -> Result<Query, String> {
    Ok(match words {
        ["gameover"] => Query::GameOver,
        ["p1turn"] => Query::IsFirstTurn,
        ["turn"] => Query::Turn,
        ["result"] => Query::Result,
        ["reason"] => Query::Reason,
        ["fen"] => Query::Line,
        ["game"] => Query::Game,
        ["legal"] => Query::Legal,
        ["islegal", action] => Query::IsLegal((*action).to_owned()),
        ["option", name @ ..] => Query::Option(name.join(" ").to_ascii_lowercase()),
        _ => {
            let known = "gameover, p1turn, turn, result, reason, fen, game, legal, \
                         islegal ACTION, option NAME";
            return Err(format!("the queries are {known}"));
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);

    #[test]
    fn limits_are_read() {
        let read = |text: &str| go(&text.split(' ').collect::<Vec<_>>());
        let both = read("p1time 1000 p2time 2000 p1inc 10 p2inc 20").expect("limits");
        let clocks = vec![(1000 * MS, 10 * MS), (2000 * MS, 20 * MS)];
        assert_eq!(both.time.clocks, Some(clocks));
        assert_eq!(read("wtime 1000 btime 2000 binc 20 winc 10"), Ok(both));
        let four = read("p4time 4 p3time 3 p2time -2 p1time 1").expect("limits");
        let clocks = four.time.clocks.expect("clocks");
        assert_eq!(
            clocks[1],
            (Duration::ZERO, Duration::ZERO),
            "an overdrawn clock"
        );
        assert_eq!(clocks[3], (4 * MS, Duration::ZERO));
        assert_eq!(read("p2time 5"), Err("go has no p1time".to_owned()));
        for bad in [
            "p5time 1",
            "p0time 1",
            "p01time 1",
            "time 1",
            "movetime",
            "depth x",
        ] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_position_line_ends_where_moves_begin() {
        let read = |text: &str| text.parse::<Command>();
        let position = |start, actions: &[&str]| {
            Ok(Command::Position {
                start,
                actions: actions.iter().map(|&action| action.to_owned()).collect(),
            })
        };
        let line = || Start::Line("8/8 w 1/0".to_owned());
        assert_eq!(read("position fen 8/8  w 1/0"), position(line(), &[]));
        assert_eq!(read("position fen 8/8 w 1/0 moves"), position(line(), &[]));
        assert_eq!(
            read(" position\tfen 8/8 w 1/0 moves a1a2 b1b2 "),
            position(line(), &["a1a2", "b1b2"])
        );
        let setup = Start::Setup("cluster".to_owned());
        assert_eq!(read("position setup cluster"), position(setup, &[]));
        for bad in [
            "position",
            "position fen",
            "position fen moves a1a2",
            "position moves",
        ] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn options_may_have_names_and_values_of_several_words() {
        let read = |text: &str| text.parse::<Command>();
        let set = |name: &str, value: &str| {
            Ok(Command::SetOption {
                name: name.to_owned(),
                value: value.to_owned(),
            })
        };
        assert_eq!(read("setoption name threads value 2"), set("threads", "2"));
        assert_eq!(read("setoption name a b value c d"), set("a b", "c d"));
        assert_eq!(read("setoption name a value"), set("a", ""));
        for bad in ["setoption", "setoption name", "setoption name value 2"] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_game_is_set_up_by_what_it_reads() {
        let mut game = ludejo_rules::catalog::start("herooj").expect("a game");
        assert_eq!(set_position(&*game), "position startpos");
        game.play("b2b4").expect("legal");
        assert_eq!(set_position(&*game), "position startpos moves b2b4");
        let line = "8/4p3/8/8/H7/8/8/8 w";
        let game = ludejo_rules::catalog::read("herooj", line).expect("a position");
        assert_eq!(set_position(&*game), format!("position fen {line}"));
    }
}
