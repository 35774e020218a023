//! The stop test: a server is stopped and started again in the middle of many games, some at once
//! and some after longer than anybody's clock has left, and nobody loses a game.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use ludejo_server::store::Place;
use ludejo_session::{Happening, Millis, TimeControl};
use tempfile::TempDir;
use tokio::time::{Instant, sleep};

use crate::check::{Logs, check, logs};
use crate::kill::{early, gather, pairs};
use crate::pace::{Manners, Pace};
use crate::server::{Server, verify};

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program to be tested.
    pub program: PathBuf,
    /// How many games go on at a time.
    pub games: u32,
    /// The longest time that players think.
    pub thinking: Duration,
    /// What each player's clock shows at the beginning.
    pub base: Duration,
    /// How long each stop lasts: one after the other.
    pub stops: Vec<Duration>,
}

/// A stop, as it went.
#[derive(Clone, Copy, Debug)]
pub struct Stop {
    /// How long the server took to end.
    pub ending: Duration,
    /// How long it was not there, from when it had ended until it was ready.
    pub away: Duration,
    /// From when it was ready on, how long it took until as many moves were made as there are games.
    pub recovery: Duration,
}

/// What has come of it.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The stops.
    pub stops: Vec<Stop>,
    /// How many games were played.
    pub games: usize,
    /// How many moves were acknowledged.
    pub moves: usize,
    /// How often clients came back.
    pub came_back: u64,
    /// How often clocks were set after a stop, and for how long they had stood still all together.
    pub set: (usize, Millis),
    /// How many games were lost on time.
    pub lost: usize,
    /// What doesn't add up.
    pub wrong: Vec<String>,
    /// What `ludejo admin verify` said.
    pub verified: String,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for stop in &self.stops {
            let Stop {
                ending,
                away,
                recovery,
            } = stop;
            writeln!(
                f,
                "  a stop: {ending:.1?} until the server had ended, {away:.1?} until the next one was \
                 ready, {recovery:.1?} until as many moves were made as there are games"
            )?;
        }
        writeln!(
            f,
            "  {} games, {} moves acknowledged; clients came back {} times",
            self.games, self.moves, self.came_back
        )?;
        let (count, still) = self.set;
        let mean = still as f64 / 1_000.0 / count.max(1) as f64;
        writeln!(
            f,
            "  clocks were set {count} times, after standing still for {mean:.1} s on average; {} ran out",
            self.lost
        )?;
        writeln!(f, "  {}", self.verified)?;
        for wrong in &self.wrong {
            writeln!(f, "  WRONG: {wrong}")?;
        }
        Ok(())
    }
}

/// Plays, stops and checks.
///
/// # Errors
/// If something takes too long, or can't be run.
pub async fn run(plan: &Plan) -> Result<Report> {
    let folder = TempDir::with_prefix("ludejo-stress-")?;
    let place = Place::Folder(folder.path().join("data"));
    let mut server = Server::new(&plan.program, folder.path().join("0"), &place)?;
    server.run().await?;
    let manners = Manners {
        thinking: plan.thinking,
        double_one_of: 0,
    };
    let pace = Arc::new(Pace::new(vec![server.address()], manners));
    let control = TimeControl::Increment {
        base: plan.base.as_millis() as Millis,
        increment: plan.thinking.as_millis() as Millis,
    };
    let mut pairs = pairs(&pace, plan.games, control).await?;
    let mut report = Report::default();
    let stopped = tokio::select! {
        stopped = stop(plan, &mut server, &pace, &mut report.stops) => stopped,
        Some(ended) = pairs.join_next() => Err(early(ended)),
    };
    stopped?;
    pace.end();
    let history = gather(pairs).await?;
    let logs = logs(&place, &history).await?;
    report.games = history.games().len();
    report.moves = history.acknowledged();
    report.came_back = pace.came_backs();
    report.wrong = check(&history, &logs);
    let lost = lost_on_time(&logs);
    report.lost = lost.len();
    report.wrong.extend(lost);
    report.set = set_clocks(&logs);
    match verify(&plan.program, &place) {
        Ok(said) => report.verified = said,
        Err(error) => report.wrong.push(error.to_string()),
    }
    Ok(report)
}

async fn stop(plan: &Plan, server: &mut Server, pace: &Pace, stops: &mut Vec<Stop>) -> Result<()> {
    for &length in &plan.stops {
        // Everybody has come back, and the games go on.
        pace.progress(2 * u64::from(plan.games)).await?;
        let begun = Instant::now();
        server.stop().await?;
        let ended = Instant::now();
        sleep(length).await;
        server.run().await?;
        let ready = Instant::now();
        pace.progress(plan.games.into()).await?;
        stops.push(Stop {
            ending: ended - begun,
            away: ready - ended,
            recovery: ready.elapsed(),
        });
    }
    pace.progress(plan.games.into()).await
}

/// Games that somebody has lost on time.
#[must_use]
pub fn lost_on_time(logs: &Logs) -> Vec<String> {
    let mut lost = Vec::new();
    for (game, log) in logs {
        for logged in log {
            if let Happening::Flagged { seat } = logged.event.what {
                let seat = seat.index() + 1;
                lost.push(format!("Game {game}: seat {seat} has lost on time."));
            }
        }
    }
    lost
}

/// How often clocks were set after a stop, and for how long they had stood still.
fn set_clocks(logs: &Logs) -> (usize, Millis) {
    let mut set = (0, 0);
    for log in logs.values() {
        for (before, after) in log.iter().zip(log.iter().skip(1)) {
            if before.event.what == Happening::Paused && after.event.what == Happening::Resumed {
                set.0 += 1;
                set.1 += after.event.at - before.event.at;
            }
        }
    }
    set
}
