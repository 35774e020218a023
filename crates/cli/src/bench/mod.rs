//! `ludejo bench`: how fast the games and their engines run here, whether the rules are still the
//! same, and whether the engines search as before.

mod search;

use std::io::Write;
use std::time::{Duration, Instant};

use clap::Args;
use ludejo_rules::catalog::{self, RELEASED, Visitor};
use ludejo_rules::{Game, Tabletop, perft, playout};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::edge::{Failure, find_game};

/// Measure speed, and print checksums of the rules and node counts of the search
///
/// Plays fixed random games, counts fixed perfts and searches fixed positions. The speed is for one
/// thread on this machine. The checksum is the same everywhere and changes only if the rules do. The
/// node counts are the same everywhere, too, and change only if the search does.
#[derive(Args)]
pub(crate) struct Arguments {
    /// Measure only these games
    games: Vec<String>,
    /// Only print the checksums, without measuring
    #[arg(long, conflicts_with = "nodes")]
    checksum: bool,
    /// Only search
    #[arg(long)]
    nodes: bool,
}

/// Games played for the checksum, by actions chosen from the sorted list of their texts.
const CHECKED_GAMES: u64 = 20;
/// How deep the perft that goes into the checksum.
const CHECKED_DEPTH: u32 = 3;
/// How long each speed is measured.
const MEASURED: Duration = Duration::from_millis(500);

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut infos = Vec::new();
    for id in &arguments.games {
        infos.push(find_game(id)?);
    }
    if infos.is_empty() {
        infos = RELEASED.to_vec();
    }
    let mut out = std::io::stdout().lock();
    if arguments.nodes {
        return search::run(&infos, &mut out);
    }
    if !arguments.checksum {
        writeln!(
            out,
            "{:<14} {:>12} {:>10} {:>12} {:>12} {:>18}",
            "game", "actions/s", "games/s", "sampled/s", "perft/s", "checksum"
        )?;
    }
    let mut all = Checksum::new();
    for &info in &infos {
        let checksum = catalog::visit(info.id, Check).unwrap_or_default();
        all.add(&checksum.to_le_bytes());
        if arguments.checksum {
            writeln!(out, "{:<14} {checksum:016x}", info.id)?;
        } else if let Some(speed) = catalog::visit(info.id, Measure) {
            writeln!(
                out,
                "{:<14} {:>12.0} {:>10.0} {:>12.0} {:>12.0} {:>18}",
                info.id,
                speed.actions,
                speed.games,
                speed.sampled,
                speed.perft,
                format!("{checksum:016x}"),
            )?;
        }
        out.flush()?;
    }
    writeln!(out, "checksum {:016x}", all.0)?;
    if !arguments.checksum {
        writeln!(out)?;
        search::run(&infos, &mut out)?;
    }
    Ok(())
}

/// Per second, on one thread.
struct Speed {
    /// Actions in random games, chosen from the complete list.
    actions: f64,
    /// Such games.
    games: f64,
    /// Actions in random games, drawn by sampling.
    sampled: f64,
    /// Leaves of a perft, the last action counted and not made.
    perft: f64,
}

struct Measure;

impl Visitor for Measure {
    type Out = Speed;

    fn visit<G: Tabletop>(self) -> Speed {
        let (actions, games) = random_games::<G>(false);
        let (sampled, _) = random_games::<G>(true);
        Speed {
            actions,
            games,
            sampled,
            perft: perft_speed::<G>(),
        }
    }
}

/// Actions and games per second in random play.
fn random_games<G: Game>(sampled: bool) -> (f64, f64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let limit = G::INFO.length_limit;
    let (mut actions, mut games) = (0_u64, 0_u64);
    let begun = Instant::now();
    while begun.elapsed() < MEASURED {
        let (_, made) = if sampled {
            playout::sampled(&G::start(), &mut rng, limit)
        } else {
            playout::from_list(&G::start(), &mut rng, limit)
        };
        actions += u64::from(made);
        games += 1;
    }
    let seconds = begun.elapsed().as_secs_f64();
    (actions as f64 / seconds, games as f64 / seconds)
}

/// Leaves per second: perfts of growing depth until one takes long enough to be measured.
fn perft_speed<G: Game>() -> f64 {
    let start = G::start();
    let mut speed = 0.0;
    for depth in 1.. {
        let begun = Instant::now();
        let Ok(leaves) = perft::count(&start, depth) else {
            break;
        };
        let seconds = begun.elapsed().as_secs_f64();
        speed = leaves as f64 / seconds;
        if seconds > MEASURED.as_secs_f64() / 10.0 {
            break;
        }
    }
    speed
}

struct Check;

impl Visitor for Check {
    type Out = u64;

    /// Joins every position line, result and reason of some games and a perft. What is chosen
    /// depends on nothing but the texts of the actions, so that neither the order of the
    /// generator nor a library of random numbers can change it.
    fn visit<G: Tabletop>(self) -> u64 {
        let mut checksum = Checksum::new();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
        for _ in 0..CHECKED_GAMES {
            let mut position = G::start();
            for _ in 0..G::INFO.length_limit {
                let mut list: Vec<_> = Vec::new();
                position.for_each_action(|action| list.push((action.to_string(), action)));
                if list.is_empty() {
                    break;
                }
                list.sort_unstable();
                checksum.add(&(list.len() as u64).to_le_bytes());
                let (_, action) = list[(rng.next_u64() % list.len() as u64) as usize];
                position.apply(action);
                checksum.add(position.to_string().as_bytes());
            }
            if let Some(outcome) = position.outcome() {
                checksum.add(G::INFO.result_text(&outcome).as_bytes());
                checksum.add(outcome.reason.word().as_bytes());
            }
        }
        for setup in G::INFO.setups {
            let count = setup
                .line
                .parse()
                .map(|start: G| perft::count(&start, CHECKED_DEPTH));
            if let Ok(Ok(count)) = count {
                checksum.add(&count.to_le_bytes());
            }
        }
        checksum.0
    }
}

/// FNV-1a with 64 bits (Fowler, Noll, Vo): small, and the same everywhere.
struct Checksum(u64);

impl Checksum {
    const fn new() -> Self {
        Self(0xCBF2_9CE4_8422_2325)
    }

    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }
}
