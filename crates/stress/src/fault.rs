//! The fault test: games go on over a bad network, on a full disk, with a clock that is set back, and
//! with a slow database.

use std::fmt;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, bail, ensure};
use ludejo_server::store::Place;
use rustix::process::geteuid;
use tempfile::TempDir;
use tokio::time::{sleep, timeout};

use crate::check::{check, logs};
use crate::http::ask;
use crate::kill::{CONTROL, early, gather, pairs};
use crate::pace::{Manners, Pace};
use crate::postgres::Postgres;
use crate::proxy::Proxy;
use crate::server::{NOBODY, Server, verify};
use crate::stop::lost_on_time;

/// How large the disk is that gets full.
const DISK: &str = "24m";

/// What goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Fault {
    /// The network between clients and server is slow, stands still and loses connections, and moves
    /// are sent twice, over two connections
    Network,
    /// The disk is full for a while
    Disk,
    /// The server's clock is set back
    Clock,
    /// The network between server and PostgreSQL is slow, stands still and loses connections
    Database,
}

impl Fault {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Network, Self::Disk, Self::Clock, Self::Database];
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Network => "a bad network between clients and server",
            Self::Disk => "a full disk",
            Self::Clock => "a clock that is set back",
            Self::Database => "a bad network between server and PostgreSQL",
        })
    }
}

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program to be tested.
    pub program: PathBuf,
    /// How many games go on at a time.
    pub games: u32,
    /// The longest time that players think.
    pub thinking: Duration,
    /// How often each fault comes.
    pub times: u32,
}

/// What has come of it.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// What was done.
    pub done: String,
    /// How many games were played.
    pub games: usize,
    /// How many moves were acknowledged.
    pub moves: usize,
    /// How often clients came back.
    pub came_back: u64,
    /// How often a move was sent again.
    pub said_again: u64,
    /// How often a move was sent twice at once.
    pub said_twice: u64,
    /// What doesn't add up.
    pub wrong: Vec<String>,
    /// What `ludejo admin verify` said.
    pub verified: String,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "  {}", self.done)?;
        writeln!(
            f,
            "  {} games, {} moves acknowledged; clients came back {} times, sent {} moves again and {} twice at once",
            self.games, self.moves, self.came_back, self.said_again, self.said_twice
        )?;
        writeln!(f, "  {}", self.verified)?;
        for wrong in &self.wrong {
            writeln!(f, "  WRONG: {wrong}")?;
        }
        Ok(())
    }
}

/// Everything that a fault can happen to.
struct Scene {
    server: Server,
    pace: Arc<Pace>,
    /// Between clients and server, or between server and database.
    proxy: Option<Proxy>,
    _postgres: Option<Postgres>,
    disk: Option<Disk>,
    folder: TempDir,
    place: Place,
}

/// Plays while something goes wrong, and checks. Nothing, and why, if this machine can't have the fault.
///
/// # Errors
/// If something takes too long, or can't be run.
pub async fn run(plan: &Plan, fault: Fault) -> Result<Result<Report, &'static str>> {
    if fault == Fault::Disk && !geteuid().is_root() {
        return Ok(Err("only root can make a small disk"));
    }
    let faketime = library();
    if fault == Fault::Clock && faketime.is_none() {
        return Ok(Err(
            "libfaketime isn't installed (on Debian, `apt-get install faketime` does that)",
        ));
    }
    let mut scene = Scene::set(plan, fault, faketime.as_deref()).await?;
    let mut pairs = pairs(&scene.pace, plan.games, CONTROL).await?;
    let pace = Arc::clone(&scene.pace);
    let done = tokio::select! {
        done = scene.strike(plan, fault) => done,
        Some(ended) = pairs.join_next() => Err(early(ended)),
    };
    let done = done?;
    pace.end();
    let history = gather(pairs).await?;
    let logs = logs(&scene.place, &history).await?;
    let mut report = Report {
        done,
        games: history.games().len(),
        moves: history.acknowledged(),
        came_back: pace.came_backs(),
        said_again: pace.said_agains(),
        said_twice: pace.said_twices(),
        wrong: check(&history, &logs),
        verified: String::new(),
    };
    report.wrong.extend(lost_on_time(&logs));
    match verify(&plan.program, &scene.place) {
        Ok(said) => report.verified = said,
        Err(error) => report.wrong.push(error.to_string()),
    }
    // Before its disk goes.
    scene.server.stop().await?;
    Ok(Ok(report))
}

impl Scene {
    async fn set(plan: &Plan, fault: Fault, faketime: Option<&Path>) -> Result<Self> {
        let folder = TempDir::with_prefix("ludejo-stress-")?;
        let data = folder.path().join("data");
        let disk = match fault {
            Fault::Disk => Some(Disk::mount(&data)?),
            _ => None,
        };
        let (mut postgres, mut proxy) = (None, None);
        let place = match fault {
            Fault::Database => {
                let started = Postgres::new().await?;
                let name = started.database().await?;
                let between = Proxy::to(([127, 0, 0, 1], started.port()).into()).await?;
                let url = format!("postgres://ludejo@{}/{name}", between.address());
                (postgres, proxy) = (Some(started), Some(between));
                Place::Postgres(url)
            }
            _ => Place::Folder(data),
        };
        let mut server = Server::new(&plan.program, folder.path().join("0"), &place)?;
        if let Some(library) = faketime.filter(|_| fault == Fault::Clock) {
            let file = folder.path().join("clock");
            fs::write(&file, "+0")?;
            for (name, value) in [
                ("LD_PRELOAD", &*library.to_string_lossy()),
                ("FAKETIME_TIMESTAMP_FILE", &*file.to_string_lossy()),
                ("FAKETIME_NO_CACHE", "1"),
                // What the kernel counts isn't set by setting the clock.
                ("FAKETIME_DONT_FAKE_MONOTONIC", "1"),
                ("DONT_FAKE_MONOTONIC", "1"),
            ] {
                server.set(name, value);
            }
        }
        server.run().await?;
        let mut address = server.address();
        if fault == Fault::Network {
            let between = Proxy::to(address).await?;
            address = between.address();
            proxy = Some(between);
        }
        let manners = Manners {
            thinking: plan.thinking,
            double_one_of: if fault == Fault::Network { 3 } else { 0 },
        };
        Ok(Self {
            server,
            pace: Arc::new(Pace::new(vec![address], manners)),
            proxy,
            _postgres: postgres,
            disk,
            folder,
            place,
        })
    }

    /// Lets it happen, several times: what was done.
    async fn strike(&mut self, plan: &Plan, fault: Fault) -> Result<String> {
        let enough = u64::from(plan.games);
        let mut cuts = 0;
        for _ in 0..plan.times {
            self.pace.progress(enough).await?;
            match fault {
                Fault::Network | Fault::Database => cuts += self.bad_network().await?,
                Fault::Disk => self.full_disk().await?,
                Fault::Clock => self.set_back(enough).await?,
            }
        }
        self.pace.progress(enough).await?;
        let times = plan.times;
        Ok(match fault {
            Fault::Network | Fault::Database => format!(
                "{times} times: everything up to 100 ms late, then connections cut within 2 s ({cuts} all \
                 together), then nothing at all for 7 s"
            ),
            Fault::Disk => format!("{times} times: no room for 3 s"),
            Fault::Clock => format!(
                "{times} times: an hour back while the server ran, and another one while it didn't"
            ),
        })
    }

    /// The network is bad: how many connections were cut.
    async fn bad_network(&self) -> Result<u64> {
        let proxy = self.proxy.as_ref().context("there is no network")?;
        let weather = proxy.weather();
        let before = weather.cuts();
        weather.delay(Duration::from_millis(100));
        sleep(Duration::from_secs(4)).await;
        weather.cut(Duration::from_secs(2));
        sleep(Duration::from_secs(6)).await;
        weather.cut(Duration::ZERO);
        // Longer than a server that has lost its database lets clocks run.
        weather.stand_still(true);
        sleep(Duration::from_secs(7)).await;
        weather.stand_still(false);
        weather.delay(Duration::ZERO);
        Ok(weather.cuts() - before)
    }

    /// The disk is full: what can't be written is refused.
    async fn full_disk(&self) -> Result<()> {
        let disk = self.disk.as_ref().context("there is no disk")?;
        disk.fill()?;
        let refused = async {
            loop {
                let body = r#"{"name":"Ben"}"#;
                let answer = ask(self.server.address(), NOBODY, "POST /api/players", body).await?;
                match answer.status {
                    503 => return anyhow::Ok(()),
                    // There was some room still, or that was too often.
                    201 | 429 => sleep(Duration::from_millis(100)).await,
                    other => bail!("on a full disk, the server answers {other} {}", answer.body),
                }
            }
        };
        let refused = timeout(Duration::from_secs(60), refused).await;
        refused.context("the disk doesn't get full")??;
        sleep(Duration::from_secs(3)).await;
        disk.clear()
    }

    /// The clock is set back, while the server runs and while it doesn't.
    async fn set_back(&mut self, enough: u64) -> Result<()> {
        self.set_clock("-1h")?;
        self.pace.progress(enough).await?;
        self.server.kill()?;
        self.set_clock("-2h")?;
        self.server.run().await?;
        let answer = ask(self.server.address(), NOBODY, "GET /health/live", "").await?;
        let seen = answer.date.context("the server doesn't tell its clock")?;
        let set_back = SystemTime::now().duration_since(seen).unwrap_or_default();
        ensure!(
            set_back > Duration::from_secs(7_000),
            "the server doesn't see that its clock was set back"
        );
        self.pace.progress(enough).await?;
        self.set_clock("+0")
    }

    fn set_clock(&self, offset: &str) -> Result<()> {
        Ok(fs::write(self.folder.path().join("clock"), offset)?)
    }
}

/// A small disk in memory.
struct Disk(PathBuf);

impl Disk {
    fn mount(at: &Path) -> Result<Self> {
        fs::create_dir_all(at)?;
        let mut mount = Command::new("mount");
        mount.args([
            "-t",
            "tmpfs",
            "-o",
            &format!("size={DISK},mode=700"),
            "tmpfs",
        ]);
        ensure!(mount.arg(at).status()?.success(), "no disk can be mounted");
        Ok(Self(at.to_owned()))
    }

    fn fill(&self) -> Result<()> {
        let mut file = fs::File::create(self.0.join("filler"))?;
        while file.write_all(&[0; 4_096]).is_ok() {}
        Ok(())
    }

    fn clear(&self) -> Result<()> {
        Ok(fs::remove_file(self.0.join("filler"))?)
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // If it can't be, it stays until the machine is restarted.
        let _ = Command::new("umount").arg(&self.0).status();
    }
}

/// Where the library is that lets programs see another time.
fn library() -> Option<PathBuf> {
    let folders = fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    let mut files = folders.map(|folder| folder.path().join("faketime/libfaketime.so.1"));
    files.find(|file| file.is_file())
}
