//! Fits the constants of a game's search by games that the search plays against itself, each time
//! with two tries of them.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use ludejo_arena::openings::Openings;
use ludejo_arena::ordered::ordered;
use ludejo_engine::evaluation::{ByNetwork, Evaluation, Terms, Weighted};
use ludejo_engine::planes::Planes;
use ludejo_engine::search::PrincipalVariationSearch;
use ludejo_engine::tactics::{CONSTANTS, ConstantInfo, Constants, Tactics};
use ludejo_engine::{Limits, Options, Searcher, replay};
use ludejo_rules::{Play, Seat, Tabletop};

use crate::card;
use crate::spsa::{Number, Spsa};

/// Pairs of games that are played with the same constants before anything is learned from them: so
/// the outcome doesn't depend on the number of threads.
const BATCH: u32 = 16;
/// Random actions before a game begins.
const OPENING: u32 = 8;
/// In MiB; as much as so short searches fill.
const MEMORY: u32 = 4;

/// What is asked for.
#[derive(Args)]
pub(crate) struct Asked {
    /// The game's id
    game: String,
    /// Where to keep what has been found so far; if interrupted, run the same command again
    out: PathBuf,
    /// Pairs of games; the two players swap seats in each pair
    #[arg(long, default_value_t = 5_000)]
    pairs: u32,
    /// Nodes for each move
    #[arg(long, default_value_t = 5_000)]
    nodes: u64,
    /// The network to judge positions by; without it, they are judged by hand
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
    /// How far each pair moves the constants at the end, in steps
    #[arg(long, default_value_t = 0.005)]
    rate: f64,
    /// The seed for openings and tries
    #[arg(long, default_value_t = 1)]
    seed: u32,
    /// How many games to play at once; 0 for as many as there are processors
    #[arg(long, default_value_t = 0)]
    threads: usize,
}

/// Fits the constants of a game and tells what was found.
pub(crate) fn write<G>(asked: &Asked) -> Result<(), String>
where
    G: Tabletop + Tactics + Planes + Terms,
{
    match &asked.network {
        Some(path) => {
            let evaluation = ByNetwork::<G>::new(Arc::new(card::read::<G>(path)?));
            fit::<G, _>(asked, &|| evaluation.clone())
        }
        None => fit::<G, _>(asked, &|| Weighted),
    }
}

fn fit<G: Tabletop + Tactics, E: Evaluation<G>>(
    asked: &Asked,
    evaluation: &(dyn Fn() -> E + Sync),
) -> Result<(), String> {
    let constants: Vec<&ConstantInfo> = (CONSTANTS.iter())
        .filter(|constant| (constant.matters)(&G::PRUNING))
        .collect();
    let numbers = constants.iter().map(|constant| Number {
        value: f64::from(constant.get(&G::CONSTANTS)),
        least: f64::from(constant.least),
        most: f64::from(constant.most),
        step: f64::from(constant.step),
    });
    let mut spsa = Spsa {
        numbers: numbers.collect(),
        comparisons: asked.pairs,
        rate: asked.rate,
        seed: u64::from(asked.seed),
    };
    let told = |error: io::Error| format!("{}: {error}", asked.out.display());
    let mut log =
        Log::open(&asked.out, &asked.head(&constants), constants.len()).map_err(told)??;
    if let Some(values) = log.values.take() {
        for (number, value) in spsa.numbers.iter_mut().zip(values) {
            number.value = value;
        }
        println!("continued after {} of {} pairs", log.pairs, asked.pairs);
    }
    let threads = match asked.threads {
        0 => thread::available_parallelism().map_or(1, usize::from),
        threads => threads,
    };
    let (begun, before) = (Instant::now(), log.pairs);
    while log.pairs < asked.pairs {
        let pairs = log.pairs..asked.pairs.min(log.pairs + BATCH);
        let openings = openings::<G>(asked.seed, pairs.start, pairs.len())?;
        let numbers: Vec<u32> = pairs.clone().collect();
        let mut results = Vec::new();
        ordered(
            &numbers,
            threads,
            || Ok::<_, String>(()),
            |(), number, _| {
                let tries = spsa.tries(number);
                let searches = tries.map(|values| {
                    let constants = set::<G>(&constants, &values);
                    searching::<G, E>(constants, evaluation())
                });
                let opening = &openings[(number - pairs.start) as usize];
                Ok(Some(pair(opening, searches, asked.nodes)))
            },
            &mut |number, result| {
                results.push((number, result));
                ControlFlow::Continue(())
            },
        )?;
        spsa.learn(&results);
        let values: Vec<f64> = spsa.numbers.iter().map(|number| number.value).collect();
        log.add(pairs.end, &values).map_err(told)?;
        let each = begun.elapsed() / (pairs.end - before);
        println!(
            "{} of {} pairs, about {} left: {}",
            pairs.end,
            asked.pairs,
            minutes(each * (asked.pairs - pairs.end)),
            named(&constants, &set::<G>(&constants, &values))
        );
    }
    let values: Vec<f64> = spsa.numbers.iter().map(|number| number.value).collect();
    println!(
        "\nFitted: {}\nPlay a match to see what that is worth (docs/tuning.md).",
        named(&constants, &set::<G>(&constants, &values))
    );
    Ok(())
}

impl Asked {
    pub(crate) fn game(&self) -> &str {
        &self.game
    }

    /// What the file says of itself in its first line.
    fn head(&self, constants: &[&ConstantInfo]) -> String {
        let Self {
            game,
            pairs,
            nodes,
            rate,
            seed,
            ..
        } = self;
        let judged = self
            .network
            .as_deref()
            .map_or(Path::new("hand"), |path| path);
        let names: Vec<_> = constants.iter().map(|constant| constant.name).collect();
        format!(
            "{game} pairs={pairs} nodes={nodes} rate={rate} seed={seed} judged by {}: {}",
            judged.display(),
            names.join(" ")
        )
    }
}

/// What has been found so far, line by line in a file: the pairs played until then, and the values.
struct Log {
    file: File,
    pairs: u32,
    values: Option<Vec<f64>>,
}

impl Log {
    /// Opens the file for so many values, or begins it; an error in words if it is of something else.
    fn open(path: &Path, head: &str, count: usize) -> io::Result<Result<Self, String>> {
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error),
        };
        // A line that was being written when the program ended doesn't count.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let mut lines = whole.lines();
        let mut log = Self {
            file: File::options().create(true).append(true).open(path)?,
            pairs: 0,
            values: None,
        };
        log.file.set_len(whole.len() as u64)?;
        match lines.next() {
            None => writeln!(log.file, "{head}")?,
            Some(found) if found == head => {}
            Some(found) => {
                return Ok(Err(format!(
                    "{} is from another run ({found}), not from this one ({head})",
                    path.display()
                )));
            }
        }
        if let Some(line) = lines.next_back() {
            let read: Option<Vec<f64>> = line.split(' ').map(|word| word.parse().ok()).collect();
            let read = read.filter(|read| read.len() == 1 + count);
            let Some([pairs, values @ ..]) = read.as_deref() else {
                return Ok(Err(format!("{} is damaged: {line}", path.display())));
            };
            log.pairs = *pairs as u32;
            log.values = Some(values.to_vec());
        }
        Ok(Ok(log))
    }

    fn add(&mut self, pairs: u32, values: &[f64]) -> io::Result<()> {
        self.pairs = pairs;
        let mut line = pairs.to_string();
        for value in values {
            let _ = write!(line, " {value}");
        }
        line.push('\n');
        self.file.write_all(line.as_bytes())
    }
}

/// New openings for the pairs from this one on, which depend on the seed and the pair alone.
fn openings<G: Tabletop>(seed: u32, first: u32, count: usize) -> Result<Vec<Play<G>>, String> {
    let setups = G::INFO.setups.iter().take(1).collect();
    let seed = u64::from(seed) << 32 | u64::from(first);
    let mut openings =
        Openings::new(G::INFO, setups, OPENING, seed).map_err(|error| error.to_string())?;
    (0..count)
        .map(|number| {
            let opening = openings.get(number).and_then(|game| replay::<G>(game));
            opening.ok_or_else(|| format!("{} has no openings of {OPENING} moves", G::INFO.id))
        })
        .collect()
}

/// The usual constants with some that were tried.
fn set<G: Tactics>(constants: &[&ConstantInfo], values: &[f64]) -> Constants {
    let mut tried = G::CONSTANTS;
    for (constant, value) in constants.iter().zip(values) {
        constant.set(&mut tried, value.round() as i32);
    }
    tried
}

/// Constants by their names.
fn named(constants: &[&ConstantInfo], values: &Constants) -> String {
    let each = constants.iter();
    let each = each.map(|constant| format!("{}: {}", constant.name, constant.get(values)));
    each.collect::<Vec<_>>().join(", ")
}

/// A search with these constants.
fn searching<G: Tactics, E: Evaluation<G>>(
    constants: Constants,
    evaluation: E,
) -> PrincipalVariationSearch<G, E> {
    let options = Options {
        memory: MEMORY,
        ..Options::default()
    };
    PrincipalVariationSearch::new(&options, evaluation).with_constants(constants)
}

/// What the first search wins more than the second in two games from an opening, with seats swapped:
/// from -2 to 2.
fn pair<G: Tabletop + Tactics, E: Evaluation<G>>(
    opening: &Play<G>,
    mut searches: [PrincipalVariationSearch<G, E>; 2],
    nodes: u64,
) -> f64 {
    let mut won = 0.0;
    for first in [Seat::FIRST, Seat::SECOND] {
        for search in &mut searches {
            Searcher::forget(search);
        }
        won += match winner(opening.clone(), &mut searches, first, nodes) {
            Some(seat) if seat == first => 1.0,
            Some(_) => -1.0,
            None => 0.0,
        };
    }
    won
}

/// Who wins a game from an opening, in which the first search has this seat. A game is over when a win
/// is proven.
fn winner<G: Tabletop + Tactics, E: Evaluation<G>>(
    mut play: Play<G>,
    searches: &mut [PrincipalVariationSearch<G, E>; 2],
    first: Seat,
    nodes: u64,
) -> Option<Seat> {
    loop {
        if let Some(outcome) = play.outcome() {
            return outcome.winner;
        }
        let search = &mut searches[usize::from(play.position().to_move() != first)];
        let thought = search.search(&play, &Limits::nodes(nodes), &mut |_| {})?;
        if let Some(end) = thought.best().score.end {
            return Some(end.winner);
        }
        play.apply(thought.action().parse().ok()?);
    }
}

fn minutes(time: Duration) -> String {
    format!("{} min", time.as_secs().div_ceil(60))
}

#[cfg(test)]
mod tests {
    use ludejo_rules::herooj::Herooj;
    use tempfile::TempDir;

    use super::*;

    fn asked(out: &Path, seed: u32) -> Asked {
        Asked {
            game: "herooj".to_owned(),
            out: out.to_owned(),
            pairs: 2 * BATCH,
            nodes: 30,
            network: None,
            rate: 0.05,
            seed,
            threads: 2,
        }
    }

    #[test]
    fn a_run_that_was_interrupted_comes_to_the_same_with_other_threads_too() {
        let folder = TempDir::new().expect("a folder");
        let [whole, cut] = ["whole", "cut"].map(|name| folder.path().join(name));
        write::<Herooj>(&asked(&whole, 1)).expect("a run");
        let all = fs::read_to_string(&whole).expect("a file");
        let lines: Vec<&str> = all.lines().collect();
        assert_eq!(lines.len(), 3, "{all}");
        assert_ne!(
            lines[1].split_once(' '),
            lines[2].split_once(' '),
            "it learns"
        );

        // It ended while it was writing the second line.
        let half = format!("{}\n{}\n{}", lines[0], lines[1], &lines[2][..9]);
        fs::write(&cut, half).expect("a file");
        let rest = Asked {
            threads: 1,
            ..asked(&cut, 1)
        };
        write::<Herooj>(&rest).expect("the rest of it");
        assert_eq!(fs::read_to_string(&cut).expect("a file"), all);

        let refusal = write::<Herooj>(&asked(&cut, 2)).expect_err("another run");
        assert!(refusal.contains("from another run"), "{refusal}");
        fs::write(&cut, format!("{}\n16 x\n", lines[0])).expect("a file");
        let refusal = write::<Herooj>(&asked(&cut, 1)).expect_err("a damaged file");
        assert!(refusal.contains("is damaged"), "{refusal}");
    }
}
