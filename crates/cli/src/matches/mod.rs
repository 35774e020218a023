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

/// Play engines against each other to find out which is stronger
///
/// Each opening is played once from every seat, with the players changing seats; in a game for two,
/// those games form a pair. If you limit nodes or depth, the same seed and data give the same games.
#[derive(Args)]
#[command(after_long_help = engine_help())]
pub(crate) struct Arguments {
    /// The game's id, as listed by `ludejo games`
    game: String,
    /// The players: each is an engine's options, such as `baseline` or `best,threads=2`, or a
    /// program that speaks the protocol, `cmd:PROGRAM ARGUMENTS`. To give a player its own limit,
    /// add it after an @: `baseline@movetime=100ms`. In a game for four, name four players, or two:
    /// then the first plays one seat and the second the others
    #[arg(required = true, value_name = "PLAYER")]
    players: Vec<String>,
    /// How many games to play: a multiple of the number of seats
    #[arg(long, value_name = "N", default_value_t = 100,
        value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Nodes to search for each move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// The maximum depth for each move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Milliseconds for each move
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    movetime: Option<u64>,
    /// Time for the whole game plus the time added by each move: 100ms+10ms
    #[arg(long, value_name = "BASE+INC")]
    tc: Option<Control>,
    /// How many games to play at once; by default, enough to keep all processors busy
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// The seed for everything random
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Random moves to start each game with, chosen so that no seat gets a big advantage
    #[arg(long, value_name = "PLIES", default_value_t = 8,
        value_parser = clap::value_parser!(u32).range(0..=1000))]
    openings: u32,
    /// Start from this named setup instead of the standard one; repeat it to alternate between several
    #[arg(long, value_name = "NAME")]
    setup: Vec<String>,
    /// Stop as soon as it's clear whether the first player is stronger by ELO0 or by ELO1 (with a
    /// 5 % chance of error either way)
    #[arg(long, value_names = ["ELO0", "ELO1"], num_args = 2, allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// Save the games to this file; if it already has games from this match, continue from there
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    data: Data,
    /// Print the result as a JSON object
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
            .map_err(|error| Failure::argument(format!("\"{text}\" isn't a player: {error}.")))?;
        players.push(player);
    }
    let refuse = |error| Failure::argument(format!("This match can't be played: {error}."));
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
        return Err(Failure::argument("--sprt works only in games for two."));
    }
    // Farther apart nothing is left to be decided, nor is NaN a difference.
    let sensible = |elo| (-1000.0..=1000.0).contains(&elo);
    if !sensible(elo0) || !sensible(elo1) || elo0 >= elo1 {
        return Err(Failure::argument(
            "--sprt takes two Elo differences from -1000 to 1000, the smaller one first.",
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
            "{}: could not read game {game}: {}",
            path.display(),
            ludejo_messages::sentence(&error.message())
        ))),
        Err(error) => Err(Failure::run(format!(
            "Could not save this match to {}: {error}.",
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
        played.map_err(|error| Failure::run(format!("The match had to stop: {error}.")))?;
    }
    bar.finish_and_clear();
    written?;
    Ok(tally)
}
