//! `cargo xtask stress`: see docs/stress.md.

use std::path::{Path, PathBuf, absolute};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Result, ensure};
use clap::{Args, Parser, Subcommand};
use ludejo_stress::fault::{self, Fault};
use ludejo_stress::kill::{self, Stage, Target};
use ludejo_stress::load::{self, Report};
use ludejo_stress::process::allow_files;
use ludejo_stress::{api, echo, stop};

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
    /// Play many games with many watchers, beside an echo server
    Load(Load),
    /// Let things go wrong around the server, while games go on
    Fault(Faults),
    /// Ask for everything that the description of the API allows, and much that it doesn't
    Api(Api),
    /// The echo server by itself
    #[command(hide = true)]
    Echo {
        /// Where it listens
        port: u16,
        /// Where it keeps its rows
        folder: PathBuf,
    },
}

/// How much shorter the most possible is measured than half of that.
const MOST: u32 = 3;

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

#[derive(Args)]
struct Load {
    /// How many games are played at a time: one number, or several, measured one after the other
    #[arg(long, value_delimiter = ',', default_values_t = [2_000])]
    games: Vec<usize>,
    /// How many watchers there are, or several such numbers
    #[arg(long, value_delimiter = ',', default_values_t = [10_000])]
    watchers: Vec<usize>,
    /// How many servers there are, or several such numbers; more than one need --postgres
    #[arg(long, value_delimiter = ',', default_values_t = [1])]
    nodes: Vec<usize>,
    /// Keep games in PostgreSQL instead of SQLite
    #[arg(long)]
    postgres: bool,
    /// Let both players of a game come to the same server; otherwise they never do
    #[arg(long)]
    together: bool,
    /// How many moves are made in a second, if not half of the most that are possible
    #[arg(long)]
    rate: Option<f64>,
    /// For how many seconds
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// Don't measure the echo server
    #[arg(long)]
    no_echo: bool,
}

#[derive(Args)]
struct Faults {
    /// Only this
    #[arg(value_enum)]
    fault: Option<Fault>,
    /// How often
    #[arg(long, default_value_t = 3)]
    times: u32,
    /// How many games go on at a time
    #[arg(long, default_value_t = 40)]
    games: u32,
    /// The longest time that players think, in milliseconds
    #[arg(long, default_value_t = 100)]
    thinking: u64,
}

#[derive(Args)]
struct Api {
    /// Schemathesis, the program that asks
    #[arg(long, value_name = "FILE")]
    schemathesis: PathBuf,
    /// How many requests are made up for each operation
    #[arg(long, default_value_t = 100)]
    examples: u32,
    /// What chance decides by
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[tokio::main]
async fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match &arguments.test {
        Test::Kill(kill) => kill.run(&arguments.program).await,
        Test::Stop(stop) => stop.run(&arguments.program).await,
        Test::Load(load) => load.run(&arguments.program).await,
        Test::Fault(faults) => faults.run(&arguments.program).await,
        Test::Api(api) => api.run(&arguments.program).await,
        Test::Echo { port, folder } => echo::serve(*port, folder).await,
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

impl Load {
    async fn run(&self, program: &Path) -> Result<()> {
        ensure!(
            self.postgres || self.nodes.iter().all(|nodes| *nodes == 1),
            "several servers need --postgres"
        );
        allow_files(20_000)?;
        for &nodes in &self.nodes {
            for &games in &self.games {
                for &watchers in &self.watchers {
                    let plan = load::Plan {
                        program: program.to_owned(),
                        nodes,
                        on_postgres: self.postgres,
                        together: self.together,
                        games,
                        watchers,
                        rate: self.rate,
                        time: Duration::from_secs(self.seconds),
                    };
                    self.measure(plan).await?;
                }
            }
        }
        Ok(())
    }

    async fn measure(&self, mut plan: load::Plan) -> Result<()> {
        let store = if plan.on_postgres {
            "PostgreSQL"
        } else {
            "SQLite"
        };
        println!(
            "Ludejo with {store}: servers {}{}, games {}, watchers {}",
            plan.nodes,
            if plan.together {
                " (both players at one)"
            } else {
                ""
            },
            plan.games,
            plan.watchers
        );
        if plan.rate.is_none() {
            // Shorter, and then on another server, which has nothing left to do of that.
            let most = load::Plan {
                time: plan.time / MOST,
                ..plan.clone()
            };
            let most = load::ludejo(&most).await?;
            println!("As much as possible:\n{most}");
            plan.rate = Some(most.measured.rate / 2.0);
        }
        let ludejo = load::ludejo(&plan).await?;
        print!("At {:.0} moves/s:\n{ludejo}", plan.rate.unwrap_or_default());
        if self.no_echo {
            return Ok(());
        }
        let echo = load::echo(&plan).await?;
        print!("The echo server, loaded like that:\n{echo}");
        let p99 = |report: &Report| report.measured.quantile(990);
        println!(
            "p99 is {:.1} times that of the echo server, and {:.1} times in the median second",
            p99(&ludejo) / p99(&echo),
            ludejo.measured.usual() / echo.measured.usual()
        );
        Ok(())
    }
}

impl Faults {
    async fn run(&self, program: &Path) -> Result<()> {
        let faults = self.fault.map_or(Fault::ALL.to_vec(), |fault| vec![fault]);
        let plan = fault::Plan {
            program: program.to_owned(),
            games: self.games,
            thinking: Duration::from_millis(self.thinking),
            times: self.times,
        };
        let mut wrong = 0;
        for fault in faults {
            match fault::run(&plan, fault).await? {
                Ok(report) => {
                    print!("{fault}, with {} games at a time:\n{report}", self.games);
                    wrong += report.wrong.len();
                }
                Err(why) => println!("{fault}: SKIPPED, {why}."),
            }
        }
        verdict(wrong)
    }
}

impl Api {
    async fn run(&self, program: &Path) -> Result<()> {
        let plan = api::Plan {
            program: program.to_owned(),
            // It is run in a folder of its own.
            schemathesis: absolute(&self.schemathesis)?,
            examples: self.examples,
            seed: self.seed,
        };
        let verified = api::run(&plan).await?;
        println!("\nEvery answer is as described. {verified}");
        Ok(())
    }
}

fn verdict(wrong: usize) -> Result<()> {
    ensure!(wrong == 0, "{wrong} things don't add up");
    Ok(())
}
