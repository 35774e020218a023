//! `cargo xtask stress`: see docs/stress.md.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Result, ensure};
use clap::{Args, Parser, Subcommand};
use ludejo_stress::kill::{self, Stage, Target};
use ludejo_stress::stop;

/// Test the server under kills, stops, load and faults
#[derive(Parser)]
#[command(name = "stress", max_term_width = 100)]
struct Arguments {
    /// The program to be tested
    #[arg(long, value_name = "FILE", default_value = "target/release/ludejo")]
    program: PathBuf,
    #[command(subcommand)]
    test: Test,
}

#[derive(Subcommand)]
enum Test {
    /// Kill the server, its database, and one of two servers, while games go on
    Kill(Kill),
    /// Stop the server and start it again, while games go on
    Stop(Stop),
}

#[derive(Args)]
struct Kill {
    /// How often, all together
    #[arg(long, default_value_t = 200)]
    kills: u32,
    /// How many games go on at a time
    #[arg(long, default_value_t = 40)]
    games: u32,
    /// The longest time that players think, in milliseconds
    #[arg(long, default_value_t = 100)]
    thinking: u64,
    /// Only this
    #[arg(long, value_enum)]
    target: Option<Target>,
    /// What chance decides by
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Args)]
struct Stop {
    /// How many games go on at a time
    #[arg(long, default_value_t = 500)]
    games: u32,
    /// The longest time that players think, in milliseconds
    #[arg(long, default_value_t = 4_000)]
    thinking: u64,
    /// What each player's clock shows at the beginning, in seconds; for each move, they get as much
    /// time back as they think at most
    #[arg(long, default_value_t = 20)]
    base: u64,
    /// How long each stop lasts, in milliseconds
    #[arg(long, value_delimiter = ',', default_values_t = [0, 1_000, 30_000, 0])]
    stops: Vec<u64>,
}

#[tokio::main]
async fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match &arguments.test {
        Test::Kill(kill) => kill.run(&arguments.program).await,
        Test::Stop(stop) => stop.run(&arguments.program).await,
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("stress: {error:#}");
            ExitCode::FAILURE
        }
    }
}

impl Kill {
    async fn run(&self, program: &Path) -> Result<()> {
        let targets = self
            .target
            .map_or(Target::ALL.to_vec(), |target| vec![target]);
        let mut wrong = 0;
        for (number, &target) in (0..).zip(&targets) {
            let count = targets.len() as u32;
            let plan = kill::Plan {
                program: program.to_owned(),
                target,
                // What is left over goes to the first ones.
                kills: (self.kills + count - 1 - number) / count,
                games: self.games,
                thinking: Duration::from_millis(self.thinking),
                seed: self.seed,
            };
            let mut stage = Stage::set(&plan).await?;
            let (_, report) = kill::run(&plan, &mut stage).await?;
            print!("{target}, with {} games at a time:\n{report}", self.games);
            wrong += report.wrong.len();
        }
        verdict(wrong)
    }
}

impl Stop {
    async fn run(&self, program: &Path) -> Result<()> {
        let plan = stop::Plan {
            program: program.to_owned(),
            games: self.games,
            thinking: Duration::from_millis(self.thinking),
            base: Duration::from_secs(self.base),
            stops: self
                .stops
                .iter()
                .copied()
                .map(Duration::from_millis)
                .collect(),
        };
        let report = stop::run(&plan).await?;
        let (games, base) = (self.games, self.base);
        print!("{games} games at a time, with {base} s on each clock:\n{report}");
        verdict(report.wrong.len())
    }
}

fn verdict(wrong: usize) -> Result<()> {
    ensure!(wrong == 0, "{wrong} things don't add up");
    Ok(())
}
