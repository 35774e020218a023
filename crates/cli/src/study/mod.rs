//! `ludejo study`: what a game is like, measured.

mod budget;
mod part;

use std::fs::{self, File};
use std::io::{BufReader, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;

use clap::Args;
use indicatif::ProgressBar;
use ludejo_arena::study::files::Part as Games;
use ludejo_arena::study::report::{self, Report};
use ludejo_arena::study::{self, Comparison, FirstMove, Game, Plan, Study, Subject, Task};
use ludejo_rules::{Info, catalog};
use rayon::prelude::*;

use crate::edge::{Failure, could_not_read, could_not_write, find_game, progress_bar};
use budget::Budget;
pub(crate) use part::Part;

/// Study a game: play it at every strength, and measure what it is like
///
/// Writes a report as a single HTML page, a short page with plots as Markdown, all measures as study.json,
/// and every position of every game as Parquet files; docs/study.md says what each measure is. What is played follows from the game, the
/// budget and the seed alone, so the same command gives the same report on every machine. If
/// interrupted, run the same command again to continue.
#[derive(Args, Clone)]
#[command(after_long_help = rulings_help())]
pub(crate) struct Arguments {
    /// The game's id, as listed by `ludejo games`
    game: String,
    /// About how long it may take on one core: 90s, 10m, 6h
    #[arg(long, value_name = "TIME", default_value = "10m")]
    budget: Budget,
    /// The folder for everything, created if necessary; without it, study-GAME
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Change a ruling, such as R3=compulsory, and show the differences from the standard game, which
    /// gets half the budget
    #[arg(long, value_name = "RULING", conflicts_with = "against")]
    ruling: Option<String>,
    /// Measure the finished games of this file of records, too
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Show the differences from this other study: its study.json
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,
    /// Don't play: write the report and the page of this study.json again
    #[arg(long, value_name = "FILE", conflicts_with_all = ["budget", "records", "part", "merge", "seed"])]
    from: Option<PathBuf>,
    /// Play only this part of the games, such as 2/3, to share the work among several machines
    #[arg(long, value_name = "I/N", conflicts_with_all = ["records", "against", "merge"])]
    part: Option<Part>,
    /// First take over the games from this folder of another part; repeat it for every part
    #[arg(long, value_name = "FOLDER")]
    merge: Vec<PathBuf>,
    /// The seed for everything random
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// How many games to play at once; by default, one for each processor
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let standard = find_game(&arguments.game)?;
    let info = match &arguments.ruling {
        Some(ruling) => find_ruling(standard, ruling)?,
        None => standard,
    };
    let usual = || PathBuf::from(format!("study-{}", info.id));
    let out = arguments.out.clone().unwrap_or_else(usual);
    if let Some(from) = &arguments.from {
        return write_again(arguments, info, from, &out);
    }
    if arguments.ruling.is_none() {
        return study_one(arguments, info, arguments.budget, &out);
    }
    let half = arguments.budget.half();
    let folder = out.join("standard");
    let merge = arguments
        .merge
        .iter()
        .map(|merged| merged.join("standard"))
        .collect();
    let beside = Arguments {
        ruling: None,
        records: None,
        merge,
        ..arguments.clone()
    };
    study_one(&beside, standard, half, &folder)?;
    let against = arguments.part.is_none().then(|| folder.join("study.json"));
    let ruled = Arguments {
        against,
        ..arguments.clone()
    };
    study_one(&ruled, info, half, &out)
}

/// Writes what can be read of a study that is there.
fn write_again(
    arguments: &Arguments,
    info: &'static Info,
    from: &Path,
    out: &Path,
) -> Result<(), Failure> {
    let study = read_study(from)?;
    if study.game != info.id {
        return Err(Failure::argument(format!(
            "{} is a study of {}, not of {}.",
            from.display(),
            study.game,
            info.id
        )));
    }
    let other = arguments.against.as_deref().map(read_study).transpose()?;
    let comparison = other.map(|other| Comparison::of(&other, &study));
    fs::create_dir_all(out).map_err(|error| could_not_write(out, &error))?;
    write_study(out, info, &study, comparison.as_ref()).map(drop)
}

/// The game with this other reading of a ruling.
fn find_ruling(standard: &'static Info, ruling: &str) -> Result<&'static Info, Failure> {
    let mut readings = ludejo_rules::ruling::of(standard.id);
    match readings.find(|reading| reading.info.ruling() == Some(ruling)) {
        Some(reading) => Ok(reading.info),
        None => {
            let all = ludejo_rules::ruling::of(standard.id);
            let known: Vec<_> = all.filter_map(|reading| reading.info.ruling()).collect();
            Err(Failure::argument(format!(
                "{} has no ruling \"{ruling}\" to change; there are {}.",
                standard.name,
                known.join(", ")
            )))
        }
    }
}

/// Studies a game within a budget.
fn study_one(
    arguments: &Arguments,
    info: &'static Info,
    budget: Budget,
    out: &Path,
) -> Result<(), Failure> {
    let work = Work {
        info,
        plan: Plan::new(info, budget.0),
        budget,
        seed: arguments.seed,
        threads: arguments.threads.map_or_else(processors, usize::from),
        games: out.join("games"),
    };
    // What cannot be read is refused before anything is played.
    let mut records = arguments
        .records
        .as_deref()
        .map(|path| read_records(info, path))
        .transpose()?;
    let other = arguments.against.as_deref().map(read_study).transpose()?;
    fs::create_dir_all(&work.games).map_err(|error| could_not_write(&work.games, &error))?;
    for folder in &arguments.merge {
        work.merge(&folder.join("games"))?;
    }
    let played = work.play(arguments.part)?;
    let mut stdout = std::io::stdout().lock();
    if let Some(part) = arguments.part {
        writeln!(
            stdout,
            "Part {part} is complete in {}: {played} games played now. When all parts are, put them together \
             with --merge.",
            out.display()
        )?;
        return Ok(());
    }
    if let Some(records) = &mut records {
        work.judge(records)?;
    }
    let study = work.study(command(arguments, info, budget), records.as_deref())?;
    let comparison = other.map(|other| Comparison::of(&other, &study));
    let report = write_study(out, info, &study, comparison.as_ref())?;
    writeln!(stdout, "{}", report.title)?;
    for finding in &report.findings {
        writeln!(stdout, "- {finding}")?;
    }
    writeln!(
        stdout,
        "{}: {played} games played now",
        out.join("report.html").display()
    )?;
    Ok(())
}

/// The rulings that can be changed, for the help text.
fn rulings_help() -> String {
    let mut text = "Rulings that can be changed:".to_owned();
    for reading in ludejo_rules::ruling::READINGS {
        let ruling = reading.info.ruling().unwrap_or_default();
        text += &format!(
            "\n  {} --ruling {ruling}\n          {}",
            reading.info.base(),
            reading.meaning
        );
    }
    text
}

fn processors() -> usize {
    available_parallelism().map_or(1, usize::from)
}

/// The command that makes the same study, wherever it is run.
fn command(arguments: &Arguments, info: &Info, budget: Budget) -> String {
    let mut command = format!(
        "ludejo study {} --budget {budget} --seed {}",
        info.id, arguments.seed
    );
    if let Some(path) = &arguments.records {
        command += &format!(" --records {}", path.display());
    }
    command
}

/// What is to be done.
struct Work {
    info: &'static Info,
    plan: Plan,
    budget: Budget,
    seed: u64,
    threads: usize,
    /// The folder for the games.
    games: PathBuf,
}

impl Work {
    /// Everything that decides what the games are.
    fn about(&self) -> String {
        format!(
            "{} version={} budget={} seed={} look={}",
            self.info.id,
            env!("CARGO_PKG_VERSION"),
            self.budget,
            self.seed,
            self.plan.look
        )
    }

    /// The files of games, in order.
    fn parts(&self) -> Vec<Games> {
        let populations = self.plan.populations.iter().enumerate();
        populations
            .flat_map(|(place, of)| Games::of(place, &of.name, of.games))
            .collect()
    }

    /// Takes over the files of another folder that are missing here.
    fn merge(&self, folder: &Path) -> Result<(), Failure> {
        for part in self.parts() {
            let (from, to) = (part.path(folder), part.path(&self.games));
            if !to.exists() && part.exists(folder, &self.about()).map_err(saving)? {
                fs::copy(&from, &to).map_err(|error| could_not_write(&to, &error))?;
            }
        }
        Ok(())
    }

    /// Plays what is missing, and says how many games that were.
    fn play(&self, share: Option<Part>) -> Result<usize, Failure> {
        let mut missing = Vec::new();
        for (number, part) in (0..).zip(self.parts()) {
            let is_ours = share.is_none_or(|share| share.has(number));
            if is_ours && !part.exists(&self.games, &self.about()).map_err(saving)? {
                missing.push(part);
            }
        }
        let tasks: Vec<Task> = missing
            .iter()
            .flat_map(|part| (part.first..part.end).map(|number| (part.population, number)))
            .collect();
        let cost = |(place, number): Task| {
            self.plan
                .game_cost(self.info, &self.plan.populations[place], number)
        };
        let bar = progress(tasks.iter().copied().map(cost).sum());
        let mut parts = missing.into_iter();
        let mut now = parts.next();
        let mut games = Vec::new();
        let mut written = Ok(());
        let played = study::run(
            self.info,
            &self.plan,
            self.seed,
            &tasks,
            self.threads,
            &mut |task, game| {
                bar.inc(cost(task) / UNIT);
                games.push(game);
                if let Some(part) = now.as_ref().filter(|part| part.end == task.1 + 1) {
                    bar.set_message(format!(" {}", part.name));
                    written = part.write(&self.games, &self.about(), &games);
                    games.clear();
                    now = parts.next();
                }
                if written.is_ok() {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            },
        );
        bar.finish_and_clear();
        played.map_err(stopped)?;
        written.map_err(saving)?;
        Ok(tasks.len())
    }

    /// Gives the positions of recorded games a quick look.
    fn judge(&self, games: &mut [Game]) -> Result<(), Failure> {
        let bar = progress_bar(true);
        bar.set_length(games.len() as u64);
        let done = study::judge(self.info, &self.plan, games, self.threads, &mut || {
            bar.inc(1);
        });
        bar.finish_and_clear();
        done.map_err(stopped)
    }

    /// Measures everything.
    fn study(&self, command: String, records: Option<&[Game]>) -> Result<Study, Failure> {
        let mut games: Vec<Vec<Game>> = vec![Vec::new(); self.plan.populations.len()];
        for part in self.parts() {
            games[part.population].extend(part.read(&self.games).map_err(saving)?);
        }
        let subject = Subject {
            info: self.info,
            plan: &self.plan,
            command,
            seed: self.seed,
            budget: self.budget.0.as_secs(),
        };
        Ok(Study::of(&subject, &games, records, self.first_moves()?))
    }

    /// The first moves, which are kept as well, because a long study thinks about them for long.
    fn first_moves(&self) -> Result<Vec<FirstMove>, Failure> {
        let path = self.games.join("first-moves.json");
        let about = self.about();
        if let Ok(text) = fs::read_to_string(&path)
            && let Ok((found, moves)) = serde_json::from_str::<(String, Vec<FirstMove>)>(&text)
            && found == about
        {
            return Ok(moves);
        }
        let classes = study::first::classes(self.info);
        let bar = progress_bar(true);
        bar.set_length(classes.len() as u64);
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads)
            .build();
        let pool =
            pool.map_err(|error| Failure::run(format!("Could not start threads: {error}.")))?;
        let moves: Result<Vec<FirstMove>, _> = pool.install(|| {
            let scored = classes.into_par_iter().map(|alike| {
                let scored = study::first::score(self.info, alike, self.plan.first);
                bar.inc(1);
                scored
            });
            scored.collect()
        });
        bar.finish_and_clear();
        let moves = moves.map_err(stopped)?;
        write_json(&path, &(&about, &moves))?;
        Ok(moves)
    }
}

/// Nodes in a step of the progress bar.
const UNIT: u64 = 1000;

/// A bar for so many nodes.
fn progress(nodes: u64) -> ProgressBar {
    let bar = progress_bar(true);
    bar.set_length(nodes / UNIT);
    bar
}

fn read_records(info: &'static Info, path: &Path) -> Result<Vec<Game>, Failure> {
    let file = File::open(path).map_err(|error| could_not_read(path, &error))?;
    let games = study::records::read(info, BufReader::new(file));
    games.map_err(|error| Failure::run(format!("{}: {error}.", path.display())))
}

fn read_study(path: &Path) -> Result<Study, Failure> {
    let text = fs::read_to_string(path).map_err(|error| could_not_read(path, &error))?;
    let study: Study = serde_json::from_str(&text)
        .map_err(|error| Failure::run(format!("{} isn't a study: {error}.", path.display())))?;
    if study.format == study::FORMAT {
        Ok(study)
    } else {
        Err(Failure::run(format!(
            "{} has another form than this version writes.",
            path.display()
        )))
    }
}

/// Writes the report and its data.
fn write_study(
    out: &Path,
    info: &Info,
    study: &Study,
    comparison: Option<&Comparison>,
) -> Result<Report, Failure> {
    write_json(&out.join("study.json"), study)?;
    if let Some(comparison) = comparison {
        write_json(&out.join("comparison.json"), comparison)?;
    }
    let Some(game) = catalog::start(info.id) else {
        unreachable!("{} has been studied", info.id);
    };
    let report = report::report(study, game.board(), comparison);
    write_text(&out.join("report.html"), &report.html)?;
    let plots = out.join("plots");
    fs::create_dir_all(&plots).map_err(|error| could_not_write(&plots, &error))?;
    for (name, svg) in &report.plots {
        write_text(&plots.join(name), svg)?;
    }
    // What somebody has written above the line stays.
    let page = out.join("README.md");
    let written = fs::read_to_string(&page).ok();
    let opening = written
        .as_deref()
        .and_then(|text| Some(text.split_once(LINE)?.0.to_owned()))
        .unwrap_or_else(|| report::opening(study) + "\n");
    write_text(&page, &format!("{opening}{LINE}\n\n{}", report.figures))?;
    Ok(report)
}

/// What parts that of a page which people write from that which is made.
const LINE: &str =
    "<!-- Whatever is below this line is made by `ludejo study`; write above it. -->";

fn write_text(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(|error| could_not_write(path, &error))
}

fn write_json(path: &Path, value: &impl serde::Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value)
        .map_err(|error| Failure::run(format!("Could not write {}: {error}.", path.display())))?;
    write_text(path, &(text + "\n"))
}

fn saving(error: impl std::fmt::Display) -> Failure {
    Failure::run(format!("Could not use the saved games: {error}."))
}

fn stopped(error: impl std::fmt::Display) -> Failure {
    Failure::run(format!("The study had to stop: {error}."))
}
