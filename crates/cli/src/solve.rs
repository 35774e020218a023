//! `ludejo solve`: a game solved, wave by wave.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::{Args, ValueEnum};
use indicatif::ProgressBar;
use ludejo_oracle::{Oracle, Position, Reading, Shape, Value};
use ludejo_rules::record::Record;
use ludejo_rules::rooya::Rooya;
use ludejo_rules::{Game, catalog};
use ludejo_solver::{Event, FolderError, Found, Kind, Pass, Solution, Summary, VerifyError, plain};
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
    /// Another reading of the rules, to see what it would change; use a folder of its own
    #[arg(long, value_enum, default_value_t = Read::Rules)]
    reading: Read,
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
    /// Also look for what is remarkable about the positions: mutual zugzwang, wins by a turn alone, narrow
    /// draws, and the longest wins, which are written to longest.txt as records
    #[arg(long)]
    study: bool,
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

/// How the rules are read.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Read {
    /// As they are
    Rules,
    /// The two long diagonals are lines, too
    Diagonals,
    /// A line that is completed by placing a pawn wins, too
    PlacingWins,
    /// The inner plate makes quarter turns only
    NoHalfTurn,
}

impl From<Read> for Reading {
    fn from(read: Read) -> Self {
        match read {
            Read::Rules => Self::Rules,
            Read::Diagonals => Self::Diagonals,
            Read::PlacingWins => Self::PlacingWins,
            Read::NoHalfTurn => Self::NoHalfTurn,
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let threads = arguments.threads.map_or(0, usize::from);
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| Failure::run(format!("Could not start threads: {error}.")))?;
    pool.install(|| solve(arguments))
}

/// The same on the threads of the pool that this is called in.
fn solve(arguments: &Arguments) -> Result<(), Failure> {
    let reading = arguments.reading.into();
    let shape = match arguments.game {
        Solved::Rooya => Shape::rooya_read(reading),
        Solved::Rooya4 => Shape::rooya4_read(reading),
    };
    if arguments.oracle.is_some() && reading != Reading::Rules {
        return Err(Failure::argument(
            "The small part of the solution is for the rules as they are: leave out --oracle or --reading.",
        ));
    }
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
    if arguments.study {
        study(&solution, &arguments.folder)?;
    }
    if arguments.verify {
        verify(&solution, arguments.sample)?;
    }
    Ok(())
}

/// How many drawn positions are looked at by a study.
const DRAWS: u64 = 1_000_000;

/// Prints what is remarkable about the positions, and writes the longest wins to a file.
fn study(solution: &Solution, folder: &Path) -> Result<(), Failure> {
    let bar = progress_bar(true);
    bar.set_length(solution.index().rows().len() as u64);
    let study = solution.study(&|rows| bar.inc(rows as u64));
    bar.finish_and_clear();
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "\n{:<28} {:>14} {:>14}  for example",
        "remarkable", "positions", "up to symmetry"
    )?;
    let mut row = |what: &str, kind: &Kind| {
        let (all, distinct) = (kind.found.positions, kind.found.up_to_symmetry);
        let example = kind.example.map_or_else(String::new, line);
        writeln!(out, "{what:<28} {all:>14} {distinct:>14}  {example}")
    };
    row("mutual zugzwang", &study.zugzwangs)?;
    for (actions, kind) in &study.turns {
        row(&format!("only a turn wins, in {actions}"), kind)?;
    }
    let draws = solution.draws(DRAWS, 0);
    let percent = |part: u64, of: u64| 100.0 * part as f64 / of as f64;
    writeln!(
        out,
        "\nOf {} random drawn positions, {:.2} % have one move that keeps the draw, and in {:.1} % every \
         move does.\nOf all their moves, {:.2} % lose at once, and {:.3} % lose later.",
        draws.positions,
        percent(draws.narrow, draws.positions),
        percent(draws.safe, draws.positions),
        percent(draws.blunders, draws.moves),
        percent(draws.errors, draws.moves),
    )?;
    // Records are for the rules as they are.
    if solution.shape().points() != 25 || solution.shape().reading() != Reading::Rules {
        return Ok(());
    }
    let records: Result<Vec<_>, _> = study
        .longest
        .iter()
        .map(|position| record(solution, *position))
        .collect();
    let path = folder.join("longest.txt");
    std::fs::write(&path, records?.join("\n"))
        .map_err(|error| Failure::run(format!("Could not write {}: {error}.", path.display())))?;
    writeln!(
        out,
        "\nThe {} positions up to symmetry that are won in {} moves are in {}.",
        study.longest.len(),
        study.length,
        path.display()
    )?;
    Ok(())
}

/// The position line; nothing for a board of another size.
fn line(position: Position) -> String {
    let position = Rooya::with_pawns([position.own, position.other]);
    position.map_or_else(String::new, |position| position.to_string())
}

/// The record of a game from a position to the end in which both seats play their best.
fn record(solution: &Solution, position: Position) -> Result<String, Failure> {
    let broken = || Failure::run(format!("The rules don't allow {position:?}."));
    let start = Rooya::with_pawns([position.own, position.other]).ok_or_else(broken)?;
    let mut game = catalog::read(Rooya::INFO.id, &start.to_string()).map_err(|_| broken())?;
    let mut now = start;
    while now.outcome().is_none() {
        let worth = |action: &<Rooya as Game>::Action| {
            let seat = now.to_move();
            let after = now.after(*action);
            if let Some(outcome) = after.outcome() {
                let is_win = outcome.winner == Some(seat);
                return Some(if is_win {
                    Value::Win(1)
                } else {
                    Value::Loss(1)
                });
            }
            let position = Position {
                own: after.pawns(after.to_move()),
                other: after.pawns(seat),
            };
            solution.value(position).map(Value::of_move)
        };
        let list = now.actions();
        let best = list.as_ref().iter().copied().reduce(|best, action| {
            match (worth(&best), worth(&action)) {
                (Some(one), Some(other)) if other.is_better_than(one) => action,
                _ => best,
            }
        });
        let best = best.ok_or_else(broken)?;
        game.play(&best.to_string()).map_err(|_| broken())?;
        now.apply(best);
    }
    Ok(Record::from_game(&*game).to_string())
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
