//! `ludejo perft`: counts action sequences.

use std::io::Write;

use clap::Args;
use ludejo_rules::Tabletop;
use ludejo_rules::catalog::{self, Visitor};
use ludejo_rules::perft::{Overflow, divide};

use crate::edge::{Failure, begin, find_game, progress_bar};

/// Count the sequences of exactly DEPTH moves
///
/// A position where the game is over has none; depth 0 counts as 1. The last line of standard
/// output is just the number.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The game's id, as listed by `ludejo games`
    game: String,
    /// How many moves deep
    depth: u32,
    /// Start from this position instead of the standard setup
    #[arg(long, value_name = "LINE")]
    position: Option<String>,
    /// Start from this named setup
    #[arg(long, value_name = "NAME", conflicts_with = "position")]
    setup: Option<String>,
    /// Also print the count for each first move
    #[arg(long)]
    divide: bool,
    /// How many threads to count with; by default, one for each processor
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// A depth below which counting takes no time worth a progress bar.
const PROGRESS_DEPTH: u32 = 4;

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let info = find_game(&arguments.game)?;
    let game = begin(
        info,
        arguments.setup.as_deref(),
        arguments.position.as_deref(),
    )?;
    let threads = match arguments.threads {
        Some(threads) => usize::from(threads),
        None => std::thread::available_parallelism().map_or(1, usize::from),
    };
    let count = Count {
        line: game.line(),
        depth: arguments.depth,
        threads,
    };
    let too_many = |Overflow| Failure::run("The count doesn't fit in 64 bits.");
    let counts = match catalog::visit(info.id, count) {
        Some(counts) => counts.map_err(too_many)?,
        None => unreachable!("{} was found", info.id),
    };
    let mut out = std::io::stdout().lock();
    if arguments.depth == 0 {
        writeln!(out, "1")?;
        return Ok(());
    }
    let mut total: u64 = 0;
    for (action, count) in counts {
        total = total.checked_add(count).ok_or_else(|| too_many(Overflow))?;
        if arguments.divide {
            writeln!(out, "{action} {count}")?;
        }
    }
    writeln!(out, "{total}")?;
    Ok(())
}

/// Counts below each first action, sorted by the bytes of the actions.
struct Count {
    line: String,
    depth: u32,
    threads: usize,
}

impl Visitor for Count {
    type Out = Result<Vec<(String, u64)>, Overflow>;

    fn visit<G: Tabletop>(self) -> Self::Out {
        let position: G = match self.line.parse() {
            Ok(position) => position,
            Err(error) => unreachable!("our own line, yet {error}"),
        };
        if self.depth == 0 {
            return Ok(Vec::new());
        }
        let bar = progress_bar(self.depth >= PROGRESS_DEPTH);
        let progress = |done: usize, parts: usize| {
            bar.set_length(parts as u64);
            bar.set_position(done as u64);
        };
        let counts = divide(&position, self.depth, self.threads, progress);
        bar.finish_and_clear();
        let mut counts: Vec<_> = counts?
            .into_iter()
            .map(|(action, count)| (action.to_string(), count))
            .collect();
        counts.sort_unstable();
        Ok(counts)
    }
}
