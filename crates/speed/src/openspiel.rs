//! Random games of Breakthrough, and simulations of a tree search, beside those of OpenSpiel in
//! C++.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use ludejo_engine::uct::Uct;
use ludejo_engine::{Limits, Options, Searcher};
use ludejo_rules::breakthrough::Breakthrough;
use ludejo_rules::herooj::Herooj;
use ludejo_rules::{Game, Play, Seat, playout};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::measure::{beside, rate};
use crate::table::Table;
use crate::targets;

const SCRIPT: &str = include_str!("../openspiel.py");

/// Rollouts of a round: a tenth of a second.
const ROLLOUTS: u32 = 2_000;
/// Games whose lengths and winners are counted, ours and theirs. Theirs are played in Python.
const GAMES: u32 = 200_000;
const THEIR_GAMES: u32 = 2_000;

/// Simulations of a search: half a second of theirs.
const SIMULATIONS: u32 = 10_000;

/// Measures Breakthrough and prints a table, and whether both play the same game.
///
/// # Errors
/// A sentence, if OpenSpiel cannot be run.
pub(crate) fn run(rounds: u32) -> Result<(), String> {
    let mut openspiel = OpenSpiel::start()?;
    println!(
        "\nRandom games of Breakthrough: thousands of games a second, beside OpenSpiel {}",
        openspiel.version
    );
    let start = Breakthrough::start();
    let limit = Breakthrough::INFO.length_limit;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut failure = None;
    let mut theirs = || match openspiel.ask("rollouts", ROLLOUTS) {
        Ok([seconds]) => f64::from(ROLLOUTS) / seconds,
        Err(sentence) => {
            failure = Some(sentence);
            f64::NAN
        }
    };
    // Many games at once, for the clock is slow.
    const CHUNK: u32 = 100;
    let mut list = || {
        for _ in 0..CHUNK {
            std::hint::black_box(playout::from_list(&start, &mut rng, limit));
        }
        CHUNK.into()
    };
    let list = beside(rounds, || rate(&mut list), &mut theirs);
    let mut sampled = || {
        for _ in 0..CHUNK {
            std::hint::black_box(playout::sampled(&start, &mut rng, limit));
        }
        CHUNK.into()
    };
    let sampled = beside(rounds, || rate(&mut sampled), &mut theirs);
    if let Some(sentence) = failure {
        return Err(sentence);
    }
    let table = Table::new(["game", "way"], 1e3);
    let [by_list, by_sample] = targets::BREAKTHROUGH;
    table.row([Breakthrough::INFO.id, "list"], &list, by_list);
    table.row([Breakthrough::INFO.id, "sampled"], &sampled, by_sample);

    let [mean, wins] = our_games();
    println!(
        "\nours:   mean length {mean:.2} plies, the first seat wins {wins:.4} ({GAMES} games)"
    );
    let [mean, wins] = openspiel.ask("games", THEIR_GAMES)?;
    println!(
        "theirs: mean length {mean:.2} plies, the first seat wins {wins:.4} ({THEIR_GAMES} games)"
    );
    Ok(())
}

/// Measures plain UCT and prints a table.
///
/// # Errors
/// A sentence, if OpenSpiel cannot be run.
pub(crate) fn uct(rounds: u32) -> Result<(), String> {
    let mut openspiel = OpenSpiel::start()?;
    println!(
        "\nPlain UCT: thousands of simulations a second, beside MCTS of OpenSpiel {} on Breakthrough",
        openspiel.version
    );
    let mut failure = None;
    let mut theirs = || match openspiel.ask("searches", SIMULATIONS) {
        Ok([seconds]) => f64::from(SIMULATIONS) / seconds,
        Err(sentence) => {
            failure = Some(sentence);
            f64::NAN
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get() as u32);
    let herooj = beside(rounds, simulations::<Herooj>(1), &mut theirs);
    let herooj_shared = beside(rounds, simulations::<Herooj>(threads), &mut theirs);
    let breakthrough = beside(rounds, simulations::<Breakthrough>(1), &mut theirs);
    if let Some(sentence) = failure {
        return Err(sentence);
    }
    let table = Table::new(["game", "way"], 1e3);
    table.row(["herooj", "uct"], &herooj, targets::UCT);
    let shared = format!("uct, {threads} threads");
    table.row(["herooj", &shared], &herooj_shared, targets::UCT);
    table.row([Breakthrough::INFO.id, "uct"], &breakthrough, None);
    Ok(())
}

/// The simulations a second of plain UCT from the start position.
fn simulations<G: Game>(threads: u32) -> impl FnMut() -> f64 {
    let play = Play::<G>::default();
    let mut search = Uct::new(&Options {
        threads,
        ..Options::default()
    });
    let limits = Limits::nodes(SIMULATIONS.into());
    let mut nodes = move || {
        let thought = search.search(&play, &limits, &mut |_| {});
        thought.map_or(0, |thought| thought.nodes)
    };
    move || rate(&mut nodes)
}

/// The mean length of random games, and the share that the first seat wins.
fn our_games() -> [f64; 2] {
    let start = Breakthrough::start();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut plies, mut wins) = (0_u64, 0_u32);
    for _ in 0..GAMES {
        let (end, length) = playout::sampled(&start, &mut rng, Breakthrough::INFO.length_limit);
        plies += u64::from(length);
        wins += u32::from(end.outcome().and_then(|end| end.winner) == Some(Seat::FIRST));
    }
    [plies as f64, wins.into()].map(|sum| sum / f64::from(GAMES))
}

/// A Python with OpenSpiel that answers requests, see `openspiel.py`.
struct OpenSpiel {
    child: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
    version: String,
}

impl OpenSpiel {
    fn start() -> Result<Self, String> {
        let mut child = Command::new("python3")
            .args(["-c", SCRIPT])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("python3 cannot be started: {error}."))?;
        let (Some(requests), Some(answers)) = (child.stdin.take(), child.stdout.take()) else {
            unreachable!("both are piped");
        };
        let mut started = Self {
            child,
            requests,
            answers: BufReader::new(answers),
            version: String::new(),
        };
        let line = started.line()?;
        match line.strip_prefix("ready ") {
            Some(version) => version.clone_into(&mut started.version),
            None => return Err(format!("python3 said \"{line}\" where it should be ready.")),
        }
        Ok(started)
    }

    /// Sends a request and returns the numbers of the answer.
    fn ask<const N: usize>(&mut self, what: &str, count: u32) -> Result<[f64; N], String> {
        writeln!(self.requests, "{what} {count}")
            .map_err(|error| format!("OpenSpiel takes no requests: {error}."))?;
        let line = self.line()?;
        let numbers: Vec<f64> = line
            .split(' ')
            .filter_map(|word| word.parse().ok())
            .collect();
        numbers
            .try_into()
            .map_err(|_| format!("OpenSpiel answered \"{line}\" to \"{what} {count}\"."))
    }

    /// The next line of the answers.
    fn line(&mut self) -> Result<String, String> {
        let mut line = String::new();
        let read = self.answers.read_line(&mut line);
        match read {
            Ok(1..) => Ok(line.trim_end().to_owned()),
            Ok(0) => Err(self.end()),
            Err(error) => Err(format!("OpenSpiel cannot be read: {error}.")),
        }
    }

    /// Why there are no more answers.
    fn end(&mut self) -> String {
        match self.child.wait().map(|status| status.code()) {
            Ok(Some(3)) => "python3 has no OpenSpiel; `pip install open-spiel` gets it.".to_owned(),
            _ => "the script openspiel.py ended before its time.".to_owned(),
        }
    }
}

impl Drop for OpenSpiel {
    fn drop(&mut self) {
        // It may be in the middle of something, and nothing is lost.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
