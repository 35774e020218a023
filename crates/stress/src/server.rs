//! `ludejo serve` as a process that can be killed, stopped and started again.

use std::fs::{self, File};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use ludejo_server::store::Place;
use rustix::process::{Pid, Signal, kill_process};
use tokio::time::{Instant, sleep};

use crate::http::{Caller, ask};

/// How long a server may take until it is ready, whatever state it was killed in.
const STARTING: Duration = Duration::from_secs(30);

/// How long it may take to end: that is twice what the service file of the documentation allows for.
const ENDING: Duration = Duration::from_secs(60);

/// What this program asks for in nobody's name.
pub const NOBODY: Caller<'_> = Caller {
    address: IpAddr::V4(Ipv4Addr::LOCALHOST),
    secret: None,
};

/// A server, at the same port each time it runs.
#[derive(Debug)]
pub struct Server {
    program: PathBuf,
    arguments: Vec<String>,
    environment: Vec<(String, String)>,
    folder: PathBuf,
    address: SocketAddr,
    child: Option<Child>,
}

impl Server {
    /// A server that doesn't run yet, with a folder for what it leaves.
    ///
    /// # Errors
    /// If there is no room for the folder, or no port.
    pub fn new(program: &Path, folder: PathBuf, place: &Place) -> Result<Self> {
        fs::create_dir_all(folder.join("app"))?;
        fs::write(folder.join("app/index.html"), "the page")?;
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let address = free.local_addr()?;
        let mut arguments = vec![
            "serve".to_owned(),
            format!("--port={}", address.port()),
            format!("--app={}", folder.join("app").display()),
            // Each client says where it comes from, as a proxy would.
            "--behind-proxy".to_owned(),
        ];
        let mut environment = vec![("LUDEJO_LANGUAGE".to_owned(), "en".to_owned())];
        match place {
            Place::Folder(data) => arguments.push(format!("--data={}", data.display())),
            Place::Postgres(url) => environment.push(("LUDEJO_DATABASE".to_owned(), url.clone())),
        }
        Ok(Self {
            program: program.to_owned(),
            arguments,
            environment,
            folder,
            address,
            child: None,
        })
    }

    /// Lets clients ask as often as they like, from when it is started next.
    pub fn set_no_limits(&mut self) {
        self.arguments.push("--no-rate-limits".to_owned());
    }

    /// Sets a variable for when it is started next.
    pub fn set(&mut self, name: &str, value: &str) {
        self.environment.retain(|(other, _)| other != name);
        self.environment.push((name.to_owned(), value.to_owned()));
    }

    /// Where it is reached.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its process.
    ///
    /// # Errors
    /// If it doesn't run.
    pub fn pid(&self) -> Result<u32> {
        let child = self.child.as_ref().context("the server doesn't run")?;
        Ok(child.id())
    }

    /// Starts it, and doesn't wait.
    ///
    /// # Errors
    /// If the system doesn't let it.
    pub fn start(&mut self) -> Result<()> {
        let log = self.folder.join("server.log");
        let log = File::options().create(true).append(true).open(log)?;
        let mut command = Command::new(&self.program);
        command
            .args(&self.arguments)
            .env_remove("LUDEJO_DATABASE")
            .envs(self.environment.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log);
        let child = command.spawn();
        let program = self.program.display();
        self.child = Some(child.with_context(|| format!("{program} can't be run"))?);
        Ok(())
    }

    /// Starts it, and waits until it does its work.
    ///
    /// # Errors
    /// If it doesn't within half a minute.
    pub async fn run(&mut self) -> Result<()> {
        self.start()?;
        self.ready().await
    }

    /// Waits until it does its work.
    ///
    /// # Errors
    /// If it has ended, or doesn't within half a minute.
    pub async fn ready(&mut self) -> Result<()> {
        let begun = Instant::now();
        while begun.elapsed() < STARTING {
            if let Some(child) = &mut self.child
                && let Some(status) = child.try_wait()?
            {
                bail!("the server has ended by itself ({status}): {}", self.log());
            }
            let answer = ask(self.address, NOBODY, "GET /health/ready", "").await;
            if answer.is_ok_and(|answer| answer.status == 200) {
                return Ok(());
            }
            sleep(Duration::from_millis(20)).await;
        }
        bail!("the server isn't ready in time: {}", self.log())
    }

    /// Kills it, which leaves it no time for anything.
    ///
    /// # Errors
    /// If it didn't run.
    pub fn kill(&mut self) -> Result<()> {
        let mut child = self.child.take().context("the server doesn't run")?;
        ensure!(
            child.try_wait()?.is_none(),
            "the server has ended by itself: {}",
            self.log()
        );
        child.kill()?;
        child.wait()?;
        Ok(())
    }

    /// Tells it to end, as service managers do, and waits until it has.
    ///
    /// # Errors
    /// If it doesn't in time, or says that something went wrong.
    pub async fn stop(&mut self) -> Result<()> {
        let mut child = self.child.take().context("the server doesn't run")?;
        let pid = Pid::from_child(&child);
        kill_process(pid, Signal::TERM)?;
        let begun = Instant::now();
        while begun.elapsed() < ENDING {
            if let Some(status) = child.try_wait()? {
                ensure!(status.success(), "the server ended with {status}");
                return Ok(());
            }
            sleep(Duration::from_millis(5)).await;
        }
        child.kill()?;
        child.wait()?;
        bail!("the server doesn't end in time")
    }

    /// The panics that it has logged.
    #[must_use]
    pub fn panics(&self) -> String {
        let log = fs::read_to_string(self.folder.join("server.log")).unwrap_or_default();
        let panics: Vec<_> = log
            .lines()
            .filter(|line| line.contains("panicked"))
            .collect();
        panics.join("\n")
    }

    /// The end of what it has logged.
    fn log(&self) -> String {
        let log = fs::read_to_string(self.folder.join("server.log")).unwrap_or_default();
        let lines: Vec<_> = log.lines().rev().take(10).collect();
        lines.into_iter().rev().collect::<Vec<_>>().join("\n")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            // It may have ended.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// What `ludejo admin verify` says of what is kept.
///
/// # Errors
/// If it finds a difference: the differences.
pub fn verify(program: &Path, place: &Place) -> Result<String> {
    let mut command = Command::new(program);
    command.args(["admin", "verify"]);
    command.env_remove("LUDEJO_DATABASE");
    command.env("LUDEJO_LANGUAGE", "en");
    match place {
        Place::Folder(data) => command.arg("--data").arg(data),
        Place::Postgres(url) => command.env("LUDEJO_DATABASE", url),
    };
    let output = command.output()?;
    let said = String::from_utf8_lossy(&output.stdout);
    let complaint = String::from_utf8_lossy(&output.stderr);
    ensure!(
        output.status.success(),
        "`ludejo admin verify` says:\n{said}{complaint}"
    );
    Ok(said.trim().to_owned())
}
