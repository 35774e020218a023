//! Fits the weights of a game's hand-made evaluation to games of self-play, and writes them where
//! the engine has them. A tool for developers.

mod examples;
mod fit;
mod quiet;
mod weights;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use ludejo_engine::evaluation::Terms;
use ludejo_rules::Game;

use examples::Example;
use quiet::IsQuiet;

/// Fit the weights of a game's evaluation to self-play
///
/// The folder must have been filled by `ludejo selfplay`. See docs/tuning.md for what is fitted.
#[derive(Parser)]
#[command(name = "ludejo-tune", max_term_width = 100)]
struct Arguments {
    /// The game's id
    game: String,
    /// The folder with the games
    games: PathBuf,
    /// Only report how much better the new weights fit, without writing them
    #[arg(long)]
    dry_run: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("ludejo-tune: {sentence}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<(), String> {
    macro_rules! find {
        ($($game:ty: $is_quiet:expr),* $(,)?) => {
            $(if arguments.game == <$game as Game>::INFO.id {
                return tune::<$game>(&arguments.games, $is_quiet, arguments.dry_run);
            })*
            let ids = [$(<$game as Game>::INFO.id),*];
            Err(format!("there are no weights for {}; there are for {}", arguments.game,
                ids.join(", ")))
        };
    }
    find! {
        ludejo_rules::herooj::Herooj: quiet::by_tactics,
        ludejo_rules::herooj::MasterHerooj: quiet::by_tactics,
        ludejo_rules::rooya::Rooya: quiet::by_tactics,
        ludejo_rules::sparta::Sparta: quiet::by_tactics,
        ludejo_rules::heroes::Heroes: quiet::by_tactics,
        ludejo_rules::evo::Evo: quiet::by_tactics,
        ludejo_rules::evo::Evo4: quiet::evo4,
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
