//! A PostgreSQL server of one's own, which can be killed.

use std::env;
use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use rustix::process::geteuid;
use tempfile::TempDir;
use tokio::time::sleep;
use tokio_postgres::NoTls;

/// A PostgreSQL server with its data in a temporary folder. It ends with this.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    folder: TempDir,
    port: u16,
    databases: AtomicU32,
}

impl Postgres {
    /// Starts a server that flushes to the disk as it does by default.
    ///
    /// # Errors
    /// If PostgreSQL isn't installed, or doesn't start.
    pub async fn new() -> Result<Self> {
        let programs = programs().context(
            "PostgreSQL isn't installed (on Debian, `apt-get install postgresql` does that)",
        )?;
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let postgres = Self {
            programs,
            folder: TempDir::with_prefix("ludejo-stress-postgres-")?,
            port: free.local_addr()?.port(),
            databases: AtomicU32::new(0),
        };
        drop(free);
        if geteuid().is_root() {
            // PostgreSQL doesn't want to be run by root.
            let mut chown = Command::new("chown");
            let given = chown.arg("postgres").arg(postgres.folder.path()).status()?;
            ensure!(given.success(), "there is no user postgres");
        }
        let data = postgres.data().display().to_string();
        let options = "-U ludejo -A trust -E UTF8 --no-locale".split(' ');
        let options: Vec<_> = ["-D", &data].into_iter().chain(options).collect();
        let made = postgres.output("initdb", &options)?;
        ensure!(made.status.success(), "initdb: {made:?}");
        postgres.start_again().await?;
        Ok(postgres)
    }

    /// The port at which it listens.
    #[must_use]
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// Its first process, whose children do the work.
    ///
    /// # Errors
    /// If it doesn't run.
    pub fn pid(&self) -> Result<u32> {
        let file = fs::read_to_string(self.data().join("postmaster.pid"))?;
        let pid = file.lines().next().context("it doesn't say")?;
        Ok(pid.parse()?)
    }

    /// Makes an empty database: its name.
    ///
    /// # Errors
    /// If the server doesn't answer.
    pub async fn database(&self) -> Result<String> {
        let name = format!("d{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let make = format!("CREATE DATABASE {name}");
        self.ask("postgres", &make).await?;
        Ok(name)
    }

    /// The address of a database.
    #[must_use]
    pub fn url(&self, database: &str) -> String {
        format!("postgres://ludejo@127.0.0.1:{}/{database}", self.port)
    }

    /// Carries out a statement: the first column of its first row, if there is one.
    ///
    /// # Errors
    /// If the server doesn't answer, or refuses.
    pub async fn ask(&self, database: &str, sql: &str) -> Result<Option<String>> {
        let (client, connection) = tokio_postgres::connect(&self.url(database), NoTls).await?;
        let connection = tokio::spawn(connection);
        let rows = client.simple_query(sql).await?;
        drop(client);
        connection.await??;
        Ok(rows.iter().find_map(|row| match row {
            tokio_postgres::SimpleQueryMessage::Row(row) => row.get(0).map(str::to_owned),
            _ => None,
        }))
    }

    /// Kills the server and all that belongs to it at once, as the loss of a machine would.
    ///
    /// # Errors
    /// If it doesn't run.
    pub async fn kill(&self) -> Result<()> {
        // One that has just been started needs a moment until it says which process it is.
        let mut tried = 0;
        loop {
            let file = fs::read_to_string(self.data().join("postmaster.pid"));
            let pid = file.unwrap_or_default();
            let pid = pid.lines().next().unwrap_or_default();
            // The others would end by themselves, but not at once.
            let kill = format!("kill -STOP {pid} && kill -KILL $(ps -o pid= --ppid {pid}) {pid}");
            let killed = Command::new("sh").args(["-c", &kill]).output()?;
            if killed.status.success() {
                return Ok(());
            }
            tried += 1;
            ensure!(tried < 100, "PostgreSQL doesn't run: {killed:?}");
            sleep(Duration::from_millis(10)).await;
        }
    }

    /// Begins to start the server again, and doesn't wait until it answers.
    ///
    /// # Errors
    /// If its programs can't be run.
    pub fn begin_to_start(&self) -> Result<Output> {
        self.start("-W")
    }

    /// Starts the server again, and waits until it answers.
    ///
    /// # Errors
    /// If it doesn't in time.
    pub async fn start_again(&self) -> Result<()> {
        // What was killed may take a moment to be gone, and another start may be under way.
        for _ in 0..100 {
            if self.start("-w")?.status.success() || self.ask("postgres", "SELECT 1").await.is_ok()
            {
                return Ok(());
            }
            sleep(Duration::from_millis(100)).await;
        }
        let log = fs::read_to_string(self.log()).unwrap_or_default();
        bail!("PostgreSQL doesn't start: {log}")
    }

    fn start(&self, waits: &str) -> Result<Output> {
        let (data, log) = (
            self.data().display().to_string(),
            self.log().display().to_string(),
        );
        let options = format!(
            "-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200 \
             -c shared_preload_libraries=pg_stat_statements",
            self.port
        );
        self.output(
            "pg_ctl",
            &["start", waits, "-D", &data, "-l", &log, "-o", &options],
        )
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    /// Runs one of PostgreSQL's programs.
    fn output(&self, program: &str, arguments: &[&str]) -> Result<Output> {
        let program = self.programs.join(program);
        let mut command = if geteuid().is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        Ok(command.args(arguments).current_dir("/").output()?)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let data = self.data().display().to_string();
        // It may have been killed.
        let _ = self.output("pg_ctl", &["stop", "-w", "-m", "immediate", "-D", &data]);
    }
}

/// Where PostgreSQL's programs are.
fn programs() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    // Debian keeps those that start servers out of the way, by version.
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let versions = versions.filter_map(|version| Some(version.ok()?.path().join("bin")));
    let mut folders = env::split_paths(&path).chain(versions);
    folders.find(|folder| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file())
}
