//! `ludejo selfplay`: games of an engine against itself, kept to learn from.

use std::fs;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::available_parallelism;

use clap::Args;
use ludejo_arena::selfplay::files::Parts;
use ludejo_arena::selfplay::{self, SelfPlay};
use ludejo_engine::evaluation::network::{Network, NetworkError, Shape};
use ludejo_engine::{Options, Resources};
use ludejo_rules::Info;

use crate::edge::{Failure, could_not_read, engine_help, find_game, find_setups, progress_bar};
use crate::study::Part;

/// Let an engine play itself, and save every position with its score, best move and result
///
/// The games are written to a folder of Parquet files, 100 games each; docs/selfplay.md describes
/// the columns. If interrupted, run the same command again to continue; ask for more games to add
/// to what is there. The same seed gives the same games on every machine.
#[derive(Args)]
#[command(after_long_help = engine_help())]
pub(crate) struct Arguments {
    /// The game's id, as listed by `ludejo games`
    game: String,
    /// The folder for the files, created if necessary
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
    /// The engine's options, such as `best` or `mcts,memory=64`
    #[arg(long, value_name = "OPTIONS", default_value = "best")]
    engine: String,
    /// A file with a network by which the engine judges positions
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 1000,
        value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// Nodes to search for each move
    #[arg(long, value_name = "N", default_value_t = 5000,
        value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Random moves to start each game with, chosen so that no seat gets a big advantage
    #[arg(long, value_name = "PLIES", default_value_t = 8,
        value_parser = clap::value_parser!(u32).range(1..=1000))]
    openings: u32,
    /// How many moves in a hundred are random instead of the engine's best, so that the positions
    /// are more varied
    #[arg(long, value_name = "PERCENT", default_value_t = 0,
        value_parser = clap::value_parser!(u32).range(0..=100))]
    explore: u32,
    /// Start from this named setup instead of the standard one; repeat it to alternate between several
    #[arg(long, value_name = "NAME")]
    setup: Vec<String>,
    /// The seed for everything random
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Play only this part of the games, such as 2/3, to share the work among several machines
    #[arg(long, value_name = "I/N", conflicts_with = "merge")]
    part: Option<Part>,
    /// First put together the games from this folder of another part; repeat it for every part
    #[arg(long, value_name = "FOLDER")]
    merge: Vec<PathBuf>,
    /// How many games to play at once; by default, one for each processor
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let what = what(arguments)?;
    let failed = |error| Failure::run(format!("Could not save the games: {error}."));
    let mut parts = Parts::open(&arguments.out, &what, arguments.games).map_err(failed)?;
    let mut positions = 0;
    if !arguments.merge.is_empty() {
        positions = parts.merge(&arguments.merge).map_err(failed)?;
    }
    if let Some(share) = arguments.part {
        parts.retain(|part| share.has(part));
    }
    let numbers = parts.missing();
    let bar = progress_bar(true);
    bar.set_length(arguments.games.into());
    bar.set_position((arguments.games as usize - numbers.len()) as u64);
    bar.reset_eta();
    let processors = || available_parallelism().map_or(1, usize::from);
    let at_a_time = arguments.threads.map_or_else(processors, usize::from);
    let mut part = Vec::new();
    let mut written = Ok(());
    let played = selfplay::run(&what, &numbers, at_a_time, &mut |number, game| {
        bar.inc(1);
        part.push(game);
        if let Some(ended) = parts.ends_with(number) {
            written = parts.write(ended, &part).map(|count| positions += count);
            part.clear();
        }
        match written {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    });
    bar.finish_and_clear();
    played.map_err(|error| Failure::run(format!("Self-play had to stop: {error}.")))?;
    written.map_err(failed)?;
    let mut out = std::io::stdout().lock();
    if let Some(share) = arguments.part {
        write!(out, "part {share} of ")?;
    }
    writeln!(
        out,
        "{} games in {}: {} now, {positions} positions",
        arguments.games,
        arguments.out.display(),
        numbers.len(),
    )?;
    Ok(())
}

/// What the arguments ask for.
fn what(arguments: &Arguments) -> Result<SelfPlay, Failure> {
    let info = find_game(&arguments.game)?;
    let refuse = |error| Failure::argument(format!("--engine: {error}."));
    let options: Options = arguments.engine.parse().map_err(refuse)?;
    ludejo_engine::engine(info.id, &options, &Resources::default()).map_err(refuse)?;
    let network = arguments.network.as_deref();
    Ok(SelfPlay {
        info,
        options,
        network: network.map(|path| read(info, path)).transpose()?,
        nodes: arguments.nodes,
        opening_plies: arguments.openings,
        explore: arguments.explore,
        setups: find_setups(info, &arguments.setup)?,
        seed: arguments.seed,
    })
}

/// Reads a network for a game.
fn read(info: &Info, path: &Path) -> Result<Arc<Network>, Failure> {
    let bytes = fs::read(path).map_err(|error| could_not_read(path, &error))?;
    let shape = Shape::find(info.id).ok_or(NetworkError::NoneForGame);
    let network = shape.and_then(|shape| Network::read(&shape, &bytes));
    let network = network.map_err(|error| {
        Failure::run(format!(
            "The network {} can't be used: {error}.",
            path.display()
        ))
    })?;
    Ok(Arc::new(network))
}
