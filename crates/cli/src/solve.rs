//! `ludejo solve`: a game solved, wave by wave.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::{Args, ValueEnum};
use indicatif::ProgressBar;
use ludejo_oracle::{Oracle, Shape, Value};
use ludejo_solver::{Event, FolderError, Found, Pass, Solution, Summary, VerifyError, plain};
use rayon::ThreadPoolBuilder;

use crate::edge::{Failure, progress_bar};

/// Find the value of every position of Le Rooya
///
/// Whether it is won, drawn or lost, and in how many moves if both seats play their best. The result
/// goes to a folder: a file for each number of moves, and summary.json with the counts. Le Rooya takes
/// 4 GB of memory and half a gigabyte on the disk. If interrupted, run the same command again to continue; if
/// everything is there, it is only read. docs/rooya.md explains what the values mean.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The game: Le Rooya, or its small relative on 4×4 points, to try things out
    game: Solved,
    /// The folder for the result, created if necessary
    #[arg(long, value_name = "FOLDER")]
    folder: PathBuf,
    /// Afterwards, check every position against the rules; if interrupted, the same command continues
    #[arg(long)]
    verify: bool,
    /// Check only this many random positions
    #[arg(long, value_name = "N", requires = "verify", value_parser = clap::value_parser!(u64).range(1..))]
    sample: Option<u64>,
    /// Write the small part of the solution that `ludejo probe` needs to a file
    #[arg(long, value_name = "FILE")]
    oracle: Option<PathBuf>,
    /// How many threads to work with; by default, one for each processor
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// What can be solved.
#[derive(Clone, Copy, ValueEnum)]
enum Solved {
    Rooya,
    Rooya4,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let threads = arguments.threads.map_or(0, usize::from);
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| Failure::run(format!("Could not start threads: {error}.")))?;
    pool.install(|| solve(arguments))
}

/// The same on the threads of the pool that this is called in.
fn solve(arguments: &Arguments) -> Result<(), Failure> {
    let shape = match arguments.game {
        Solved::Rooya => Shape::rooya(),
        Solved::Rooya4 => Shape::rooya4(),
    };
    let failed = |error: FolderError| Failure::run(format!("Could not solve it: {error}."));
    let progress = Progress::new();
    let solution = Solution::solve(shape, &arguments.folder, &|event| progress.show(event));
    progress.bar.finish_and_clear();
    let solution = solution.map_err(failed)?;
    let summary = solution.summary();
    solution.save(&summary).map_err(failed)?;
    print(&summary)?;
    if let Some(path) = &arguments.oracle {
        write_oracle(
            &solution,
            path,
            arguments.verify && arguments.sample.is_none(),
        )?;
    }
    if arguments.verify {
        verify(&solution, arguments.sample)?;
    }
    Ok(())
}

/// Writes what an oracle needs to a file; if asked to, checks that it sees the same in every position.
fn write_oracle(solution: &Solution, path: &Path, verify: bool) -> Result<(), Failure> {
    let mut out = std::io::stdout();
    let store = solution.store();
    let bytes = store.to_bytes();
    std::fs::write(path, &bytes)
        .map_err(|error| Failure::run(format!("Could not write {}: {error}.", path.display())))?;
    writeln!(out, "{} has {} bytes.", path.display(), bytes.len())?;
    if !verify {
        return Ok(());
    }
    let oracle = Oracle::new(solution.shape().clone(), store);
    let bar = progress_bar(true);
    bar.set_length(solution.index().rows().len() as u64);
    let compared = solution.compare(&oracle, &|rows| bar.inc(rows as u64));
    bar.finish_and_clear();
    let compared = compared
        .map_err(|position| Failure::run(format!("It says otherwise about {position:?}.")))?;
    writeln!(out, "It says the same about all {compared} positions.")?;
    Ok(())
}

/// Checks a solution against the rules.
fn verify(solution: &Solution, sample: Option<u64>) -> Result<(), Failure> {
    let rules = plain::of(solution.shape());
    let bar = progress_bar(true);
    let checked = match sample {
        Some(count) => {
            bar.set_length(count);
            let checked = solution.verify_some(&*rules, count, 0, &|done| bar.inc(done));
            checked.map(|()| count).map_err(VerifyError::Wrong)
        }
        None => {
            bar.set_length(solution.index().rows().len() as u64);
            solution.verify(&*rules, &|rows| bar.inc(rows as u64))
        }
    };
    bar.finish_and_clear();
    let failed = |error: VerifyError| Failure::run(format!("Could not verify it: {error}."));
    let checked = checked.map_err(failed)?;
    writeln!(
        std::io::stdout(),
        "Checked {checked} positions: the value of each follows from those of the positions after it."
    )?;
    Ok(())
}

/// What is told while it goes on.
struct Progress {
    bar: ProgressBar,
    start: Instant,
}

impl Progress {
    fn new() -> Self {
        Self {
            bar: progress_bar(true),
            start: Instant::now(),
        }
    }

    fn show(&self, event: Event) {
        match event {
            Event::Read { length } => self.tell(&format!("wave {length} was there already")),
            Event::Begins { length, pass, rows } => {
                let pass = match pass {
                    Pass::Wins => "wins",
                    Pass::Losses => "losses",
                    Pass::Saving => "saving",
                };
                self.bar.reset();
                self.bar.set_length(rows as u64);
                self.bar
                    .set_message(format!(" rows, wave {length}, {pass},"));
            }
            Event::Rows(rows) => self.bar.inc(rows as u64),
            Event::Wave {
                length,
                wins,
                losses,
            } => self.tell(&format!(
                "wave {length}: {} wins, {} losses, after {} s",
                wins.positions,
                losses.positions,
                self.start.elapsed().as_secs()
            )),
        }
    }

    /// Writes a line on standard error, above the bar if there is one.
    fn tell(&self, line: &str) {
        // There is nowhere left to complain if standard error is gone.
        self.bar
            .suspend(|| drop(writeln!(std::io::stderr(), "{line}")));
    }
}

/// Prints what a solution comes to.
fn print(summary: &Summary) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{:<12} {:>14} {:>14}",
        "value", "positions", "up to symmetry"
    )?;
    let mut row = |what: &str, found: &Found| {
        let (all, distinct) = (found.positions, found.up_to_symmetry);
        writeln!(out, "{what:<12} {all:>14} {distinct:>14}")
    };
    row("all", &summary.positions)?;
    for (actions, found) in &summary.counts.wins {
        row(&Value::Win(*actions).to_string(), found)?;
    }
    row("draw", &summary.counts.draws)?;
    for (actions, found) in &summary.counts.losses {
        row(&Value::Loss(*actions).to_string(), found)?;
    }
    writeln!(out, "\nThe start: {}", summary.placing.start)?;
    for (point, value) in &summary.placing.first {
        writeln!(out, "{point}: {value}")?;
    }
    let full = summary.placing.full;
    writeln!(
        out,
        "Full boards, for the seat to move: {} won, {} drawn, {} lost",
        full.wins, full.draws, full.losses
    )?;
    Ok(())
}
