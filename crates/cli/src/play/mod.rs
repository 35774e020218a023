//! `ludejo play`: a game at the terminal, against the computer or a friend.

mod narrate;
mod picture;
mod plain;
mod players;
mod saving;
mod screen;
mod table;
mod thinking;

use std::io::{IsTerminal, stdin, stdout};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use ludejo_engine::{Level, Options};
use ludejo_rules::{AnyGame, Info, Message, catalog};
use ludejo_session::{Occupant, Session, Terms, TimeControl};

use crate::data::Data;
use crate::edge::{Failure, begin, find_game};
use crate::language::{self, sentence, words};
use crate::record_file;
use players::Pace;
use saving::Loaded;
use table::Table;

/// Play a game against the computer or a friend
///
/// You play the first seat and the computer plays the others, unless --seat or a loaded game says
/// otherwise. Press ? for help, or type help with --plain.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The game's id, as listed by `ludejo games`; without one, you choose from a menu
    game: Option<String>,
    /// Who plays a seat (repeat for each seat): w=human, b=computer, or a computer with options,
    /// such as b=level=2, b=uct or b=baseline
    #[arg(long = "seat", value_name = "SEAT=PLAYER")]
    seats: Vec<String>,
    /// Start from this named setup
    #[arg(long, value_name = "NAME", conflicts_with_all = ["position", "load"])]
    setup: Option<String>,
    /// Start from this position
    #[arg(long, value_name = "LINE", conflicts_with = "load")]
    position: Option<String>,
    /// Continue the first game in this record
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// Give each seat a clock: 5+3 is 5 minutes plus 3 seconds after each turn, and 5d3 is 5
    /// minutes with a delay of 3 seconds in each turn; a saved game keeps its own clock
    #[arg(
        long,
        value_name = "CLOCK",
        default_value = "none",
        conflicts_with = "load"
    )]
    clock: TimeControl,
    /// Play line by line on standard input and output, for scripts and screen readers; this is the
    /// default when either isn't a terminal
    #[arg(long)]
    plain: bool,
    /// How well the computer plays, unless --seat says otherwise; without a level, it plays as well
    /// as it can
    #[arg(long, value_name = "1..10", value_parser = levels())]
    level: Option<Level>,
    /// How long the computer thinks about each move, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    time: u64,
    /// The most positions the computer looks at for each move
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Let the computer think on your time too, about the move it expects from you
    #[arg(long)]
    ponder: bool,
    /// The seed for everything random; the same seed gives the same game (at full strength, only
    /// with --nodes and a long --time too); without one, every game is different
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    data: Data,
}

/// The numbers of the levels.
const NUMBERS: [&str; Level::STRONGEST as usize] =
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

/// The levels, by number, each with its name and what it is like.
fn levels() -> impl TypedValueParser<Value = Level> {
    let values = NUMBERS.map(|number| {
        // Help is in English.
        let [name, line] =
            ["name", "line"].map(|what| ludejo_messages::words(&format!("level-{number}-{what}")));
        PossibleValue::new(number).help(format!("{name}: {line}"))
    });
    PossibleValuesParser::new(values).map(|text| {
        let level = text.parse().ok().and_then(Level::new);
        level.unwrap_or_else(|| unreachable!("{text} is one of the levels"))
    })
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let is_terminal = stdin().is_terminal() && stdout().is_terminal();
    let is_plain = arguments.plain || !is_terminal;
    let seed = arguments.seed.unwrap_or_else(players::fresh_seed);
    let Some(Loaded { session, fault }) = find(arguments, seed, is_plain)? else {
        return Ok(());
    };
    let pace = Pace {
        time: Duration::from_millis(arguments.time),
        nodes: arguments.nodes,
        seed,
        ponders: arguments.ponder,
    };
    let table = Table::new(session, pace).with_resources(arguments.data.load()?);
    let view = table.view();
    if is_plain {
        let mut look = picture::Look {
            view,
            is_terminal: stdout().is_terminal(),
        };
        let plain = plain::Plain {
            table,
            lines: plain::lines(),
            out: stdout().lock(),
            shows_board: stdout().is_terminal(),
            look: &mut look,
        };
        return plain.run(fault);
    }
    screen::run(table, view, fault)
}

/// The game that the arguments ask for, or that the user chooses; `None` if they choose none.
fn find(arguments: &Arguments, seed: u64, is_plain: bool) -> Result<Option<Loaded>, Failure> {
    if let Some(path) = &arguments.load {
        let record = record_file::read_record(path, 1)?;
        if let Some(id) = &arguments.game
            && *id != record.game
        {
            let message =
                Message::new("other-game-in-file").text("file", path.display().to_string());
            let message = message.text("found", &*record.game).text("game", id);
            return Err(Failure::argument(sentence(&message)));
        }
        let Some(info) = catalog::info(&record.game) else {
            return Err(saving::unknown(path, &record));
        };
        let saved = players::saved(&record.tags, info);
        let players = seats(arguments, seed, info, saved)?;
        return saving::open(path, &record, players).map(Some);
    }
    let info = match &arguments.game {
        Some(id) => find_game(id)?,
        None if is_plain => {
            return Err(Failure::argument(words("which-game")));
        }
        None => match screen::choose_game()? {
            Some(info) => info,
            None => return Ok(None),
        },
    };
    let setup = arguments.setup.as_deref();
    let game = begin(info, setup, arguments.position.as_deref())?;
    let terms = Terms::new(info.id, seats(arguments, seed, info, None)?)
        .from_position(game.start_line())
        .with_control(arguments.clock);
    let session = Session::new(terms).map_err(|error| Failure::argument(format!("{error}.")))?;
    Ok(Some(Loaded {
        session,
        fault: None,
    }))
}

/// Who plays: as the arguments say, and else as it was saved.
fn seats(
    arguments: &Arguments,
    seed: u64,
    info: &Info,
    saved: Option<Vec<Occupant>>,
) -> Result<Vec<Occupant>, Failure> {
    let computer = Options {
        level: arguments.level,
        ..Options::default()
    };
    let players = saved.unwrap_or_else(|| players::standard(info, computer));
    let players = players::read(&arguments.seats, info, players)?;
    Ok(players::seeded(players, seed))
}

/// Whose turn it is, or how the game ended.
pub(crate) fn standing(game: &dyn AnyGame) -> String {
    match game.outcome() {
        Some(outcome) => ludejo_messages::outcome(language::spoken(), game.info(), &outcome),
        None => ludejo_messages::to_move(language::spoken(), game.info(), game.to_move()),
    }
}
