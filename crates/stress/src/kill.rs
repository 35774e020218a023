//! The kill test: games go on while the server, its database or one of two servers is killed again
//! and again.

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Error, Result, anyhow};
use ludejo_rules::catalog;
use ludejo_server::store::Place;
use ludejo_session::TimeControl;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tempfile::TempDir;
use tokio::task::{JoinError, JoinSet};
use tokio::time::sleep;

use crate::check::{check, logs};
use crate::client;
use crate::history::{History, Part};
use crate::pace::{Manners, Pace};
use crate::player::Player;
use crate::postgres::Postgres;
use crate::server::{Server, verify};

/// Time for everybody to think, whatever happens.
pub const CONTROL: TimeControl = TimeControl::Increment {
    base: 600_000,
    increment: 5_000,
};

/// What is killed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, clap::ValueEnum)]
pub enum Target {
    /// The only server, with SQLite
    Server,
    /// PostgreSQL, with one server
    Postgres,
    /// One of two servers, with PostgreSQL
    Node,
}

impl Target {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Server, Self::Postgres, Self::Node];
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Server => "the only server, with SQLite",
            Self::Postgres => "PostgreSQL, with one server",
            Self::Node => "one of two servers, with PostgreSQL",
        })
    }
}

/// What went on when it was killed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// Nothing was asked for.
    Idle,
    /// Commands were in flight.
    Busy,
    /// It was starting.
    Starting,
}

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program to be tested.
    pub program: PathBuf,
    /// What is killed.
    pub target: Target,
    /// How often.
    pub kills: u32,
    /// How many games go on at a time.
    pub games: u32,
    /// The longest time that players think.
    pub thinking: Duration,
    /// What chance decides by.
    pub seed: u64,
}

/// What has come of it.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// How often it was killed, by what went on.
    pub kills: BTreeMap<Phase, u32>,
    /// The commands that were in flight when it was.
    pub in_flight: usize,
    /// How many games were played, and how many moves acknowledged in them.
    pub games: usize,
    /// How many moves were acknowledged.
    pub moves: usize,
    /// How often clients came back.
    pub came_back: u64,
    /// How often a move was sent again.
    pub said_again: u64,
    /// What doesn't add up.
    pub wrong: Vec<String>,
    /// What `ludejo admin verify` said.
    pub verified: String,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kills = |phase| self.kills.get(&phase).copied().unwrap_or(0);
        writeln!(
            f,
            "  {} kills: {} when nothing was asked for, {} with {} commands in flight, {} during a start",
            self.kills.values().sum::<u32>(),
            kills(Phase::Idle),
            kills(Phase::Busy),
            self.in_flight,
            kills(Phase::Starting),
        )?;
        writeln!(
            f,
            "  {} games, {} moves acknowledged; clients came back {} times and sent {} moves again",
            self.games, self.moves, self.came_back, self.said_again
        )?;
        writeln!(f, "  {}", self.verified)?;
        for wrong in &self.wrong {
            writeln!(f, "  WRONG: {wrong}")?;
        }
        Ok(())
    }
}

/// Everything that runs, besides the clients.
pub struct Stage {
    servers: Vec<Server>,
    postgres: Option<Postgres>,
    place: Place,
    _folder: TempDir,
}

impl Stage {
    /// Starts it all.
    ///
    /// # Errors
    /// If something can't be run.
    pub async fn set(plan: &Plan) -> Result<Self> {
        let folder = TempDir::with_prefix("ludejo-stress-")?;
        let (postgres, place) = match plan.target {
            Target::Server => (None, Place::Folder(folder.path().join("data"))),
            Target::Postgres | Target::Node => {
                let postgres = Postgres::new().await?;
                let url = postgres.url(&postgres.database().await?);
                (Some(postgres), Place::Postgres(url))
            }
        };
        let count = if plan.target == Target::Node { 2 } else { 1 };
        let mut servers = Vec::new();
        for number in 0..count {
            let own = folder.path().join(number.to_string());
            let mut server = Server::new(&plan.program, own, &place)?;
            server.run().await?;
            servers.push(server);
        }
        Ok(Self {
            servers,
            postgres,
            place,
            _folder: folder,
        })
    }

    /// Where the servers keep their games.
    #[must_use]
    pub const fn place(&self) -> &Place {
        &self.place
    }

    async fn kill(&mut self, which: usize, target: Target) -> Result<()> {
        match (&self.postgres, target) {
            (Some(postgres), Target::Postgres) => postgres.kill().await,
            _ => self.servers[which].kill(),
        }
    }

    fn begin_to_start(&mut self, which: usize, target: Target) -> Result<()> {
        match (&self.postgres, target) {
            (Some(postgres), Target::Postgres) => {
                postgres.begin_to_start()?;
                Ok(())
            }
            _ => self.servers[which].start(),
        }
    }

    async fn start_again(&mut self, which: usize, target: Target) -> Result<()> {
        match (&self.postgres, target) {
            (Some(postgres), Target::Postgres) => {
                postgres.start_again().await?;
                self.servers[which].ready().await
            }
            _ => self.servers[which].run().await,
        }
    }
}

/// Plays, kills and checks: what the clients know, and what has come of it.
///
/// # Errors
/// If something takes too long, or can't be run.
pub async fn run(plan: &Plan, stage: &mut Stage) -> Result<(History, Report)> {
    let manners = Manners {
        thinking: plan.thinking,
        double_one_of: 0,
    };
    let addresses = stage.servers.iter().map(Server::address).collect();
    let pace = Arc::new(Pace::new(addresses, manners));
    let mut pairs = pairs(&pace, plan.games, CONTROL).await?;
    let mut report = Report::default();
    let killed = tokio::select! {
        killed = kill(plan, stage, &pace, &mut report) => killed,
        Some(ended) = pairs.join_next() => Err(early(ended)),
    };
    killed?;
    pace.end();
    let history = gather(pairs).await?;
    report.games = history.games().len();
    report.moves = history.acknowledged();
    report.came_back = pace.came_backs();
    report.said_again = pace.said_agains();
    report.wrong = check(&history, &logs(&stage.place, &history).await?);
    match verify(&plan.program, &stage.place) {
        Ok(said) => report.verified = said,
        Err(error) => report.wrong.push(error.to_string()),
    }
    Ok((history, report))
}

async fn kill(plan: &Plan, stage: &mut Stage, pace: &Pace, report: &mut Report) -> Result<()> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(plan.seed);
    let mut killed = 0;
    while killed < plan.kills {
        pace.progress(plan.games.into()).await?;
        sleep(Duration::from_millis(random.random_range(0..200))).await;
        let which = random.random_range(0..stage.servers.len());
        if killed % 4 == 1 {
            pace.hush().await?;
        } else {
            while pace.in_flight() == 0 {
                sleep(Duration::from_millis(1)).await;
            }
        }
        let in_flight = pace.in_flight();
        stage.kill(which, plan.target).await?;
        pace.go_on();
        let phase = if in_flight > 0 {
            Phase::Busy
        } else {
            Phase::Idle
        };
        *report.kills.entry(phase).or_default() += 1;
        report.in_flight += in_flight;
        killed += 1;
        if killed % 4 == 3 && killed < plan.kills {
            stage.begin_to_start(which, plan.target)?;
            sleep(Duration::from_millis(random.random_range(0..100))).await;
            stage.kill(which, plan.target).await?;
            *report.kills.entry(Phase::Starting).or_default() += 1;
            killed += 1;
        }
        // From two seconds on, clocks are set.
        let longest = if killed % 5 == 0 { 3_000 } else { 300 };
        sleep(Duration::from_millis(
            random.random_range(longest / 2..longest),
        ))
        .await;
        stage.start_again(which, plan.target).await?;
    }
    pace.progress(plan.games.into()).await
}

/// Pairs of players who play each other again and again, all kinds of games for two.
pub(crate) async fn pairs(
    pace: &Arc<Pace>,
    count: u32,
    control: TimeControl,
) -> Result<JoinSet<Result<Vec<Part>>>> {
    let games: Vec<_> = catalog::RELEASED
        .iter()
        .filter(|info| info.seats.len() == 2)
        .map(|info| info.id)
        .collect();
    let mut pairs = JoinSet::new();
    for number in 0..count as usize {
        let (one, other) = tokio::try_join!(Player::new(pace), Player::new(pace))?;
        // Each begins with another one.
        let (last, first) = games.split_at(number % games.len());
        pairs.spawn(client::pair(one, other, [first, last].concat(), control));
    }
    Ok(pairs)
}

/// What all of them know, once the run is over.
pub(crate) async fn gather(mut pairs: JoinSet<Result<Vec<Part>>>) -> Result<History> {
    let mut history = History::default();
    while let Some(ended) = pairs.join_next().await {
        history.parts.extend(ended??);
    }
    Ok(history)
}

/// Why a pair has ended before the run was over.
pub(crate) fn early(ended: Result<Result<Vec<Part>>, JoinError>) -> Error {
    match ended {
        Ok(Ok(_)) => anyhow!("a pair has stopped playing"),
        Ok(Err(error)) => error,
        Err(error) => error.into(),
    }
}
