//! `ludejo match`: engines against each other.

mod json;
mod table;

use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;
use std::time::Duration;

use clap::Args;
use ludejo_arena::matches::{Contestant, Control, Ledger, LedgerError, Limit, Match, Tally};
use ludejo_arena::statistics::{Sprt, Verdict};
use ludejo_rules::Info;
use ludejo_rules::record::Record;

use crate::data::Data;
use crate::edge::{Failure, engine_help, find_game, find_setups, progress_bar};

/// Let engines play against each other, and say which is stronger
///
/// Each opening is played from every seat, the players changing seats; with two seats these games
/// are a pair. With nodes or depth as the limit the same seed and the same data give the same games.
#[derive(Args)]
#[command(after_long_help = engine_help())]
pub(crate) struct Arguments {
    /// The game's id, as `ludejo games` lists it
    game: String,
    /// Each player: the options of an engine, such as `baseline` or `best,threads=2`, or a program
    /// that speaks the protocol, `cmd:PROGRAM ARGUMENTS`. Behind an @ a limit of its own may
    /// follow: `baseline@movetime=100ms`. In a game for four, name four players, or two: the first
    /// has one seat then, the second the others
    #[arg(required = true, value_name = "PLAYER")]
    players: Vec<String>,
    /// How many games, a multiple of the number of seats
    #[arg(long, value_name = "N", default_value_t = 100,
        value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Nodes for each action
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// The greatest depth for each action
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Milliseconds for each action
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    movetime: Option<u64>,
    /// Time for the game and what each action adds to it: 100ms+10ms
    #[arg(long, value_name = "BASE+INC")]
    tc: Option<Control>,
    /// Games played at a time; not given, as many as keep the machine's processors busy
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// What chance decides
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Random actions at the beginning, after which no seat is much better off
    #[arg(long, value_name = "PLIES", default_value_t = 8,
        value_parser = clap::value_parser!(u32).range(0..=1000))]
    openings: u32,
    /// Begin at this named setup instead of the standard one; several take turns
    #[arg(long, value_name = "NAME")]
    setup: Vec<String>,
    /// Stop as soon as it is decided whether the first player is stronger by ELO0 or by ELO1
    /// (error 5 % either way)
    #[arg(long, value_names = ["ELO0", "ELO1"], num_args = 2, allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// Keep the games in this file; one that holds games of this match is gone on with
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    data: Data,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let info = find_game(&arguments.game)?;
    let contest = contest(info, arguments)?;
    let sprt = sprt(info, arguments)?;
    let (mut ledger, known) = open(arguments.out.as_deref(), &contest)?;
    let tally = play(
        &contest,
        sprt,
        &known,
        &mut ledger,
        at_a_time(arguments, &contest),
    )?;
    let mut out = std::io::stdout().lock();
    if arguments.json {
        writeln!(out, "{}", json::object(&contest, &tally, sprt))?;
    } else {
        write!(out, "{}", table::text(&contest, &tally, sprt))?;
    }
    Ok(())
}

/// The match that the arguments ask for.
fn contest(info: &'static Info, arguments: &Arguments) -> Result<Match, Failure> {
    let limit = Limit {
        nodes: arguments.nodes,
        depth: arguments.depth,
        move_time: arguments.movetime.map(Duration::from_millis),
        control: arguments.tc,
    };
    let mut players = Vec::new();
    for text in &arguments.players {
        let player: Contestant = text
            .parse()
            .map_err(|error| Failure::argument(format!("\"{text}\" is no player: {error}.")))?;
        players.push(player);
    }
    let refuse = |error| Failure::argument(format!("There is no such match: {error}."));
    let contest = Match::new(info, players, limit).map_err(refuse)?;
    let mut contest = contest.with_games(arguments.games).map_err(refuse)?;
    contest.setups = find_setups(info, &arguments.setup)?;
    contest.opening_plies = arguments.openings;
    contest.seed = arguments.seed;
    contest.resources = arguments.data.load()?;
    Ok(contest)
}

fn sprt(info: &Info, arguments: &Arguments) -> Result<Option<Sprt>, Failure> {
    let Some(&[elo0, elo1]) = arguments.sprt.as_deref() else {
        return Ok(None);
    };
    if info.seats.len() != 2 {
        return Err(Failure::argument("--sprt is for games with two seats."));
    }
    // Farther apart nothing is left to be decided, nor is NaN a difference.
    let sensible = |elo| (-1000.0..=1000.0).contains(&elo);
    if !sensible(elo0) || !sensible(elo1) || elo0 >= elo1 {
        return Err(Failure::argument(
            "--sprt takes two differences in Elo, -1000 to 1000, the lesser one first.",
        ));
    }
    Ok(Some(Sprt { elo0, elo1 }))
}

fn open(path: Option<&Path>, contest: &Match) -> Result<(Option<Ledger>, Vec<Record>), Failure> {
    let Some(path) = path else {
        return Ok((None, Vec::new()));
    };
    match Ledger::open(path, contest) {
        Ok((ledger, known)) => Ok((Some(ledger), known)),
        Err(LedgerError::Broken(game, error)) => Err(Failure::run(format!(
            "{}: game {game} cannot be read: {}",
            path.display(),
            ludejo_messages::sentence(&error.message())
        ))),
        Err(error) => Err(Failure::run(format!(
            "{} cannot keep this match: {error}.",
            path.display()
        ))),
    }
}

/// How many games are played at a time.
fn at_a_time(arguments: &Arguments, contest: &Match) -> usize {
    if let Some(threads) = arguments.threads {
        return threads.into();
    }
    let processors = available_parallelism().map_or(1, usize::from);
    let threads = contest.contestants().iter().map(Contestant::threads).max();
    (processors / threads.unwrap_or(1) as usize).max(1)
}

/// Plays until the games are played or the test has decided.
fn play(
    contest: &Match,
    sprt: Option<Sprt>,
    known: &[Record],
    ledger: &mut Option<Ledger>,
    at_a_time: usize,
) -> Result<Tally, Failure> {
    let mut tally = Tally::new(contest);
    let bar = progress_bar(true);
    bar.set_length(contest.games.into());
    let mut count = |record: &Record| {
        let number = tally.games;
        match contest.result(number, record) {
            Ok(result) => tally.add(&result),
            Err(error) => unreachable!("our own record, yet {error}"),
        }
        bar.set_position(tally.games.into());
        bar.set_message(table::short(&tally, sprt));
        let verdict = sprt.map(|sprt| sprt.verdict(&tally.pairs));
        verdict.is_some_and(|verdict| verdict != Verdict::Open)
    };
    let is_decided = known.iter().fold(false, |_, record| count(record));
    let mut written = Ok(());
    if !is_decided {
        bar.reset_eta();
        let played = ludejo_arena::matches::run(contest, known, at_a_time, &mut |record| {
            if let Some(ledger) = ledger {
                written = ledger.add(&record);
            }
            match count(&record) || written.is_err() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
        played.map_err(|error| Failure::run(format!("The match cannot go on: {error}.")))?;
    }
    bar.finish_and_clear();
    written?;
    Ok(tally)
}
