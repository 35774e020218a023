//! How fast the games are beside public yardsticks, measured in the same run: cozy-chess for
//! random playouts and perft, OpenSpiel for Breakthrough. A tool for developers.
//!
//! Everything runs on one thread. A machine that others use makes any figure worthless alone;
//! so ours and theirs are measured in turn, round by round, and what counts is the median of
//! the ratios.

mod measure;
mod network;
#[cfg(feature = "breakthrough")]
mod openspiel;
mod perfts;
mod playouts;
mod positions;
mod search;
mod table;
mod targets;
mod yardstick;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, ValueEnum};
use ludejo_rules::{Info, catalog};

/// Compare the speed of the games with cozy-chess and OpenSpiel
#[derive(Parser)]
#[command(name = "ludejo-speed", max_term_width = 100)]
struct Arguments {
    /// What to measure; by default, everything
    parts: Vec<Part>,
    /// Measure only this game; can be given several times
    #[arg(long = "game", value_name = "ID")]
    games: Vec<String>,
    /// The folder with networks (GAME.network)
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// How many rounds to take the median of
    #[arg(long, default_value_t = 15, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
}

/// A part of the measurement.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Part {
    /// Random games, compared with cozy-chess
    Playouts,
    /// Perft without a hash table, compared with cozy-chess
    Perft,
    /// Random games of Breakthrough, compared with OpenSpiel
    #[cfg(feature = "breakthrough")]
    Breakthrough,
    /// The engines' search, compared with perft in cozy-chess
    Search,
    /// The engines' search with networks, compared with the hand-written evaluation
    Network,
    /// Plain UCT, compared with the MCTS in OpenSpiel
    #[cfg(feature = "breakthrough")]
    Uct,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut games: Vec<&Info> = Vec::new();
    for id in &arguments.games {
        let Some(info) = catalog::info(id) else {
            eprintln!("ludejo-speed: there is no game \"{id}\".");
            return ExitCode::from(2);
        };
        games.push(info);
    }
    if games.is_empty() {
        games = catalog::RELEASED.to_vec();
    }
    let wants = |part| arguments.parts.is_empty() || arguments.parts.contains(&part);
    if wants(Part::Playouts) {
        playouts::run(&games, arguments.rounds);
    }
    if wants(Part::Perft) {
        perfts::run(&games, arguments.rounds);
    }
    if wants(Part::Search) {
        search::run(&games, arguments.rounds);
    }
    if wants(Part::Network)
        && let Err(sentence) = network::run(&games, arguments.rounds, arguments.data.as_deref())
    {
        println!("\nNetworks are not measured: {sentence}");
    }
    #[cfg(feature = "breakthrough")]
    if wants(Part::Breakthrough)
        && let Err(sentence) = openspiel::run(arguments.rounds)
    {
        println!("\nBreakthrough is not measured: {sentence}");
    }
    #[cfg(feature = "breakthrough")]
    if wants(Part::Uct)
        && let Err(sentence) = openspiel::uct(arguments.rounds)
    {
        println!("\nUCT is not measured: {sentence}");
    }
    ExitCode::SUCCESS
}
