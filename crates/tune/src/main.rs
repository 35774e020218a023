//! Learns from games of self-play: fits the weights of a game's hand-written evaluation to them and
//! writes them where the engine has them, or writes what a network learns from. Also fits the constants
//! of the search. A tool for developers.

mod calibrate;
mod card;
mod constants;
mod examples;
mod features;
mod fit;
mod judged;
mod npy;
mod quiet;
mod reliability;
mod spsa;
mod weights;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use ludejo_engine::evaluation::Terms;
use ludejo_rules::Game;
use ludejo_rules::evo::{Evo, Evo4};
use ludejo_rules::heroes::Heroes;
use ludejo_rules::herooj::{Herooj, MasterHerooj};
use ludejo_rules::rooya::Rooya;
use ludejo_rules::sparta::Sparta;

use examples::Example;
use features::Actions;
use quiet::IsQuiet;

/// Learn from games of self-play
///
/// The folders with games must have been filled by `ludejo selfplay`. See docs/tuning.md and
/// docs/networks.md.
#[derive(Parser)]
#[command(name = "ludejo-tune", max_term_width = 100)]
enum Command {
    /// Fit the weights of a game's hand-written evaluation
    Weights {
        /// The game's id
        game: String,
        /// The folder with the games
        games: PathBuf,
        /// Only report how much better the new weights fit, without writing them
        #[arg(long)]
        dry_run: bool,
    },
    /// Fit the constants of a game's search by games against itself
    Constants(constants::Asked),
    /// Write what a network learns from as arrays
    Features {
        /// The game's id
        game: String,
        /// The folder for the arrays
        out: PathBuf,
        /// The folders with the games
        #[arg(required = true)]
        games: Vec<PathBuf>,
    },
    /// Write what the engine says about the same positions by a network
    Judged {
        /// The game's id
        game: String,
        /// The network
        network: PathBuf,
        /// The array
        out: PathBuf,
        /// The folders with the games
        #[arg(required = true)]
        games: Vec<PathBuf>,
    },
    /// Fit how the shares of evaluations are to be read, each from a folder with games
    Calibrate {
        /// The folders with the games
        #[arg(required = true)]
        games: Vec<PathBuf>,
        /// Draw how far they can be relied on, in this file
        #[arg(long, value_name = "FILE")]
        picture: Option<PathBuf>,
        /// Only report what fits, without writing it where the engine has it
        #[arg(long)]
        dry_run: bool,
    },
    /// Add lines to what the file of a network tells people
    Card {
        /// The game's id
        game: String,
        /// The network
        network: PathBuf,
        /// The lines
        lines: Vec<String>,
    },
}

fn main() -> ExitCode {
    match run(&Command::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("ludejo-tune: {sentence}");
            ExitCode::FAILURE
        }
    }
}

/// Does something with the game of this id, which must be one of these.
macro_rules! find {
    ($id:expr, $nothing:literal, $($game:ty => $do:expr),* $(,)?) => {{
        $(if $id == <$game as Game>::INFO.id {
            return $do;
        })*
        let ids = [$(<$game as Game>::INFO.id),*];
        Err(format!("there are no {} for {}; there are for {}", $nothing, $id, ids.join(", ")))
    }};
}

/// Does something with a game for two that has networks, or with others that are named.
macro_rules! find_network {
    ($id:expr, $nothing:literal, $for_two:path, ($($argument:expr),*) $(, $game:ty => $do:expr)*) => {{
        use $for_two as for_two;
        find! { $id, $nothing,
            Herooj => for_two::<Herooj>($($argument),*),
            MasterHerooj => for_two::<MasterHerooj>($($argument),*),
            Rooya => for_two::<Rooya>($($argument),*),
            Sparta => for_two::<Sparta>($($argument),*),
            Heroes => for_two::<Heroes>($($argument),*),
            Evo => for_two::<Evo>($($argument),*),
            $($game => $do,)*
        }
    }};
}

fn run(command: &Command) -> Result<(), String> {
    match command {
        Command::Weights {
            game,
            games,
            dry_run,
        } => find! { game, "weights",
            Herooj => tune::<Herooj>(games, quiet::by_tactics, *dry_run),
            MasterHerooj => tune::<MasterHerooj>(games, quiet::by_tactics, *dry_run),
            Rooya => tune::<Rooya>(games, quiet::by_tactics, *dry_run),
            Sparta => tune::<Sparta>(games, quiet::by_tactics, *dry_run),
            Heroes => tune::<Heroes>(games, quiet::by_tactics, *dry_run),
            Evo => tune::<Evo>(games, quiet::by_tactics, *dry_run),
            Evo4 => tune::<Evo4>(games, quiet::evo4, *dry_run),
        },
        Command::Constants(asked) => {
            find_network!(asked.game(), "constants", constants::write, (asked))
        }
        Command::Features { game, out, games } => {
            find_network!(game, "networks", features::write, (quiet::by_tactics, None, games, out),
                Evo4 => features::write::<Evo4>(quiet::any, Some(Actions::add), games, out))
        }
        Command::Judged {
            game,
            network,
            out,
            games,
        } => {
            find_network!(game, "networks", judged::write, (quiet::by_tactics, games, network, out),
            Evo4 => judged::write_four(games, network, out))
        }
        Command::Calibrate {
            games,
            picture,
            dry_run,
        } => calibrate::run(games, picture.as_deref(), *dry_run),
        Command::Card {
            game,
            network,
            lines,
        } => find_network!(game, "networks", card::write, (network, lines),
            Evo4 => card::write::<Evo4>(network, lines)),
    }
}

/// One game in so many is kept apart, to see how well weights fit what they have not seen.
const APART: u32 = 10;

/// Fits the weights of a game.
fn tune<G: Terms>(games: &Path, is_quiet: IsQuiet<G>, dry_run: bool) -> Result<(), String> {
    let examples = examples::read(games, is_quiet)?;
    let (apart, used): (Vec<Example>, Vec<Example>) = examples
        .into_iter()
        .partition(|example| example.game.is_multiple_of(APART));
    if used.is_empty() || apart.is_empty() {
        return Err(format!(
            "{} has too few games to learn from",
            games.display()
        ));
    }
    println!(
        "{} quiet positions, {} of them held out",
        used.len() + apart.len(),
        apart.len()
    );
    let before: Vec<f64> = G::WEIGHTS.iter().copied().map(f64::from).collect();
    let known = fit::scaled(&used, &before);
    let fitted = fit::fit(&used, &known);
    let rounded: Vec<i32> = fitted.iter().map(|weight| weight.round() as i32).collect();
    let after: Vec<f64> = rounded.iter().copied().map(f64::from).collect();
    println!("loss in bits per position, for games seen and held out");
    let nothing = vec![0.0; before.len()];
    for (name, weights) in [
        ("nothing", &nothing),
        ("before", &before),
        ("before, to scale", &known),
        ("fitted", &after),
    ] {
        let [seen, unseen] = [&used, &apart].map(|examples| fit::loss(examples, weights));
        println!("  {name:<18}{seen:.4}  {unseen:.4}");
    }
    let text = weights::text(G::GROUPS, &rounded);
    if dry_run {
        print!("\n{text}");
        return Ok(());
    }
    let path = weights::path(G::INFO.id);
    std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    println!("written to {}", path.display());
    Ok(())
}
