//! A PostgreSQL server of one's own.

use std::env;
use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread::sleep;
use std::time::Duration;

use tempfile::TempDir;
use tokio_postgres::NoTls;

/// A PostgreSQL server with its data in a temporary folder. It ends with this.
pub(crate) struct Cluster {
    programs: PathBuf,
    folder: TempDir,
    port: u16,
    databases: AtomicU32,
}

impl Cluster {
    /// Starts a server. If PostgreSQL isn't installed there is none, but only if somebody has said
    /// that this is all right.
    pub(crate) fn start() -> Option<Self> {
        let Some(programs) = programs() else {
            assert!(
                env::var_os("LUDEJO_NO_POSTGRES").is_some(),
                "PostgreSQL isn't installed: install it (Debian: apt-get install postgresql), or set \
                 LUDEJO_NO_POSTGRES to skip the tests that need it"
            );
            eprintln!("SKIPPED: PostgreSQL isn't installed, and LUDEJO_NO_POSTGRES is set.");
            return None;
        };
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
        let cluster = Self {
            programs,
            folder: TempDir::with_prefix("ludejo-postgres-").expect("a folder"),
            port: free.local_addr().expect("an address").port(),
            databases: AtomicU32::new(0),
        };
        drop(free);
        if is_root() {
            let folder = cluster.folder.path().as_os_str();
            let given = Command::new("chown").arg("postgres").arg(folder).status();
            assert!(given.expect("chown").success(), "there is a user postgres");
        }
        let data = cluster.data();
        let options = [
            "-U",
            "ludejo",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-locale",
            "--no-sync",
        ];
        let data = data.to_str().expect("Unicode");
        cluster.run("initdb", &[&["-D", data], &options[..]].concat());
        cluster.start_again();
        Some(cluster)
    }

    /// The server that tests share as long as any of them needs it.
    pub(crate) fn shared() -> Option<Arc<Self>> {
        static SHARED: Mutex<Weak<Cluster>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(cluster) = shared.upgrade() {
            return Some(cluster);
        }
        let cluster = Arc::new(Self::start()?);
        *shared = Arc::downgrade(&cluster);
        Some(cluster)
    }

    /// Makes an empty database: its address.
    pub(crate) async fn database(&self) -> String {
        let name = format!("d{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let address = |name: &str| format!("postgres://ludejo@127.0.0.1:{}/{name}", self.port);
        let connected = tokio_postgres::connect(&address("postgres"), NoTls).await;
        let (client, connection) = connected.expect("it answers");
        tokio::spawn(connection);
        let made = client
            .batch_execute(&format!("CREATE DATABASE {name}"))
            .await;
        made.expect("it is new");
        address(&name)
    }

    /// Kills the server and all that belongs to it, as a loss of power would, but for the disk.
    pub(crate) fn kill(&self) {
        let file = self.data().join("postmaster.pid");
        let file = fs::read_to_string(file).expect("it runs");
        let pid = file.lines().next().expect("a number");
        // The others would end by themselves, but not at once.
        let kill = format!("kill -STOP {pid}; kill -KILL $(ps -o pid= --ppid {pid}) {pid}");
        let killed = Command::new("sh").args(["-c", &kill]).status();
        assert!(killed.expect("a shell").success());
    }

    /// Starts the server again, and waits until it answers.
    pub(crate) fn start_again(&self) {
        let (data, log) = (self.data(), self.folder.path().join("log"));
        let data = data.to_str().expect("Unicode");
        let log = log.to_str().expect("Unicode");
        let options = format!(
            "-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories=",
            self.port
        );
        let start = ["start", "-w", "-D", data, "-l", log, "-o", &options];
        // What was killed may take a moment to be gone.
        for _ in 0..50 {
            if self.output("pg_ctl", &start).status.success() {
                return;
            }
            sleep(Duration::from_millis(200));
        }
        panic!("PostgreSQL doesn't start: {:?}", fs::read_to_string(log));
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn run(&self, program: &str, arguments: &[&str]) {
        let output = self.output(program, arguments);
        assert!(output.status.success(), "{program}: {output:?}");
    }

    /// Runs one of PostgreSQL's programs, which don't want to be run by root.
    fn output(&self, program: &str, arguments: &[&str]) -> Output {
        let program = self.programs.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        let output = command.args(arguments).current_dir("/").output();
        output.expect("it can be run")
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let data = self.data();
        let data = data.to_str().expect("Unicode");
        // It may have been killed.
        let _ = self.output("pg_ctl", &["stop", "-w", "-m", "immediate", "-D", data]);
    }
}

/// Where PostgreSQL's programs are.
fn programs() -> Option<PathBuf> {
    let is_there =
        |folder: &PathBuf| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file();
    let path = env::var_os("PATH").unwrap_or_default();
    // Debian keeps those that start servers out of the way, by version.
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut versions: Vec<_> = versions
        .filter_map(|version| Some(version.ok()?.path()))
        .collect();
    versions.sort_by_key(|path| {
        let version = path.file_name().and_then(|name| name.to_str());
        version.and_then(|version| version.parse::<u32>().ok())
    });
    let versions = versions
        .into_iter()
        .rev()
        .map(|version| version.join("bin"));
    env::split_paths(&path).chain(versions).find(is_there)
}

fn is_root() -> bool {
    Path::new("/proc/self").metadata().is_ok_and(|own| {
        #[cfg(unix)]
        return std::os::unix::fs::MetadataExt::uid(&own) == 0;
        #[cfg(not(unix))]
        return false;
    })
}
