//! `ludejo analyze`: what each action of a game was worth.

mod json;
mod table;

use std::fs;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use ludejo_arena::analysis::{Analysis, AnalysisError, analyze};
use ludejo_arena::{Own, Time};
use ludejo_draw::raster::Size;
use ludejo_draw::{png, svg};
use ludejo_engine::Options;
use ludejo_rules::record::{Record, Start};

use crate::data::Data;
use crate::edge::{Failure, begin, could_not_write, engine_help, find_game, progress_bar};
use crate::record_file;

/// Analyse a recorded game or a position: chances, better lines, mistakes
#[derive(Args)]
#[command(after_long_help = engine_help())]
pub(crate) struct Arguments {
    /// The file with the game; with --position or --setup, the game's id
    what: String,
    /// Which game in the file, counting from 1
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u32).range(1..))]
    number: u32,
    /// Analyse this position instead
    #[arg(long, value_name = "LINE")]
    position: Option<String>,
    /// Analyse this named setup instead
    #[arg(long, value_name = "NAME", conflicts_with = "position")]
    setup: Option<String>,
    /// With --position or --setup: what the next seat would do if it were to move instead
    #[arg(long)]
    threat: bool,
    /// Milliseconds to spend on each position
    #[arg(long, value_name = "MS", conflicts_with = "nodes",
          value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    movetime: Option<u64>,
    /// Nodes to search for each position, which gives the same result every time; 200,000 if you
    /// give neither
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// The engine's options, such as best,threads=2
    #[arg(long, value_name = "OPTIONS", default_value = "best")]
    engine: String,
    #[command(flatten)]
    data: Data,
    /// What to write: a table, the annotated record, JSON, or a graph of the chances
    #[arg(long, value_enum, default_value_t = Form::Table)]
    r#as: Form,
    /// Write to this file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    /// A table with one move per line
    Table,
    /// The record, annotated
    Record,
    /// JSON
    Json,
    /// A graph of the whole game, as a vector picture
    Svg,
    /// The same graph, made of pixels
    Png,
}

/// Nodes for each position if nothing is said.
const NODES: u64 = 200_000;
/// Lines for a position that is looked at alone.
const LINES: u32 = 5;

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let is_position = arguments.position.is_some() || arguments.setup.is_some();
    let mut options: Options = arguments
        .engine
        .parse()
        .map_err(|error| Failure::argument(format!("\"{}\": {error}.", arguments.engine)))?;
    // The second line shows whether the first was the only good one.
    options.lines = options.lines.max(if is_position { LINES } else { 2 });
    let record = if is_position {
        if !matches!(arguments.r#as, Form::Table | Form::Json) {
            return Err(Failure::argument(
                "A single position can only be written as a table or as JSON.",
            ));
        }
        position(arguments)?
    } else if arguments.threat {
        return Err(Failure::argument(
            "--threat is about a single position: name it with --position or --setup.",
        ));
    } else {
        record_file::read_record(arguments.what.as_ref(), arguments.number)?
    };
    let mut player = Own::new("engine", options)
        .with_resources(arguments.data.load()?)
        .calibrated();
    let time = Time {
        nodes: match (arguments.nodes, arguments.movetime) {
            (None, None) => Some(NODES),
            (nodes, _) => nodes,
        },
        move_time: arguments.movetime.map(Duration::from_millis),
        ..Time::default()
    };
    if is_position {
        let game = record
            .begin()
            .map_err(|error| Failure::run(format!("{error:?}")))?;
        let game = if arguments.threat && game.outcome().is_none() {
            game.turn_passed().ok_or_else(|| {
                Failure::argument("In this position, the next seat can't be to move instead.")
            })?
        } else {
            game
        };
        let thought = ludejo_arena::Player::choose(&mut player, &*game, &time);
        let thought = thought.ok().and_then(|chosen| chosen.thought);
        let Some(thought) = thought else {
            return Err(Failure::argument("The game is over in this position."));
        };
        let text = match arguments.r#as {
            Form::Json => format!("{}\n", json::thought(game.info(), &thought)),
            _ => table::thought(game.info(), &thought),
        };
        return write(arguments, text.as_bytes());
    }
    let bar = progress_bar(true);
    let analysis = analyze(&record, &mut player, &time, &mut |done, of| {
        bar.set_length(of as u64);
        bar.set_position(done as u64);
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    let analysis = analysis.map_err(|error| match error {
        AnalysisError::Record(error) => record_file::failure(arguments.what.as_ref(), &error),
        other => Failure::argument(format!("\"{}\": {other}.", arguments.engine)),
    })?;
    let bytes = match arguments.r#as {
        Form::Table => table::text(&analysis).into_bytes(),
        Form::Record => analysis.annotate(&record).to_string().into_bytes(),
        Form::Json => format!("{}\n", json::object(&analysis)).into_bytes(),
        Form::Svg => graph(&analysis).into_bytes(),
        Form::Png => png::render(&graph(&analysis), Size::Scale(1.5))
            .map_err(|error| Failure::run(format!("Could not draw the picture: {error}.")))?,
    };
    write(arguments, &bytes)
}

/// A record that begins at the position asked for, with nothing played.
fn position(arguments: &Arguments) -> Result<Record, Failure> {
    let info = find_game(&arguments.what)?;
    let game = begin(
        info,
        arguments.setup.as_deref(),
        arguments.position.as_deref(),
    )?;
    let mut record = Record::new(info.id);
    record.start = Start::Position(game.line());
    Ok(record)
}

/// The shares through the game, with a dot for each blunder and mistake.
fn graph(analysis: &Analysis) -> String {
    let seats = analysis.info.seats.len();
    let shares = analysis.shares().into_iter();
    let shares: Vec<_> = shares.map(|shares| shares.0[..seats].to_vec()).collect();
    let numbered = (1..).zip(&analysis.moments);
    let marked = numbered.filter(|(_, moment)| moment.loss() >= ludejo_arena::analysis::MISTAKE);
    let marked: Vec<_> = marked.map(|(ply, _)| ply).collect();
    svg::graph(analysis.info, &shares, &marked)
}

fn write(arguments: &Arguments, bytes: &[u8]) -> Result<(), Failure> {
    match &arguments.out {
        Some(path) => fs::write(path, bytes).map_err(|error| could_not_write(path, &error)),
        None => Ok(std::io::stdout().lock().write_all(bytes)?),
    }
}
