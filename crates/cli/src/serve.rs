//! `ludejo serve`: the browser app from this program, and a place to play each other.

use std::io::{ErrorKind, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, ValueEnum};
use ludejo_server::store::{Postgres, Sqlite, Store};
use ludejo_server::{Assets, Server, Settings, router};
use tracing::level_filters::LevelFilter;

use crate::data;
use crate::edge::Failure;

/// Serve the app, to play in a browser, alone or against each other
///
/// The app is built into this program, and nothing is loaded from anywhere else. People who reach
/// the server can play each other. To let others reach it, see docs/serve.md, which explains how to
/// put the server behind TLS.
#[derive(Args)]
#[command(
    after_help = "Games from the lobby, against people or this server's computer, are stored in the file ludejo.db in \
                  the data folder, or in a PostgreSQL database. All other games stay in each player's own browser."
)]
pub(crate) struct Arguments {
    /// The address to listen on; the default can be reached only from this machine, and 0.0.0.0
    /// means all of its addresses
    #[arg(long, value_name = "IP", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    address: IpAddr,
    /// The port to listen on; 0 for any free port
    #[arg(long, value_name = "N", default_value_t = 7676)]
    port: u16,
    /// Open the app in your browser
    #[arg(long)]
    open: bool,
    /// Serve the app in this folder, as it is now, instead of the one built into this program
    #[arg(long, value_name = "FOLDER")]
    app: Option<PathBuf>,
    /// The folder in which games are stored, and where engines find networks and solved tables; by
    /// default, the one named in the variable LUDEJO_DATA, or else the folder `ludejo` where your
    /// system keeps program data
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Store games in this PostgreSQL database, such as postgres://ludejo@localhost/ludejo, which
    /// any number of servers can share; by default, the one named in the variable LUDEJO_DATABASE,
    /// if there is one and no --data. The variable is the place for an address with a password
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Serve only the app: nobody can play anybody else, and nothing is stored
    #[arg(long, conflicts_with_all = ["data", "database", "behind_proxy", "engine_threads", "metrics", "no_rate_limits"])]
    offline: bool,
    /// Clients come through a proxy, which says in X-Forwarded-For who they are
    #[arg(long)]
    behind_proxy: bool,
    /// How many engines can think at a time, for those who play against engines of the server
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    engine_threads: u16,
    /// Tell what is counted, for Prometheus, at this address, too, to whoever asks there
    #[arg(long, value_name = "IP:PORT")]
    metrics: Option<SocketAddr>,
    /// Let clients ask as often as they like, to measure what the server can do
    #[arg(long)]
    no_rate_limits: bool,
    /// What to write to standard error while it runs
    #[arg(long, value_name = "LOG", value_enum, default_value_t = Log::Problems)]
    log: Log,
}

/// What is logged.
#[derive(Clone, Copy, ValueEnum)]
enum Log {
    /// What the operator should know of
    Problems,
    /// Requests, too
    Plain,
    /// The same as JSON, one object per line
    Json,
    /// Nothing
    Off,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let assets = match &arguments.app {
        Some(folder) => Assets::read(folder),
        None => Assets::embedded(),
    };
    let assets =
        assets.map_err(|error| Failure::run(format!("There is no app to serve: {error}.")))?;
    let wanted = SocketAddr::new(arguments.address, arguments.port);
    let refuse = |error| refusal(wanted, &error);
    let mut server = Server::bind(wanted).map_err(refuse)?;
    if let Some(address) = arguments.metrics {
        let bound = server.bind_metrics(address);
        bound.map_err(|error| refusal(address, &error))?;
    }
    let online = match arguments.offline {
        true => None,
        false => Some(arguments.online(&server)?),
    };
    let address = server.address().map_err(refuse)?;
    let near = near(address);
    let elsewhere = if near == address {
        ""
    } else {
        " and at all other addresses of this machine"
    };
    let url = format!("http://{near}/");
    writeln!(
        std::io::stdout().lock(),
        "Ludejo is running at {url}{elsewhere} (press Ctrl+C to stop)"
    )?;
    if arguments.open
        && let Err(error) = open::that_detached(&url)
    {
        // It serves all the same, and the address has been said.
        let _ = writeln!(
            std::io::stderr(),
            "ludejo: Could not open a browser: {error}."
        );
    }
    arguments.log.begin();
    match online {
        None => server.run(router(assets)),
        Some((store, settings)) => server
            .run_online(assets, store, settings)
            .map_err(|fault| Failure::run(format!("{fault}.")))?,
    }
    Ok(())
}

impl Arguments {
    /// What online play needs.
    fn online(&self, server: &Server) -> Result<(Arc<dyn Store>, Settings), Failure> {
        let folder = data::of_server(self.data.as_deref());
        let database = data::database(self.database.as_deref(), self.data.as_deref())?;
        let (store, resources): (Arc<dyn Store>, _) = match database {
            Some(address) => {
                let store = server.wait_for(Postgres::open(&address));
                let store = store.map_err(|fault| {
                    Failure::run(format!("The database can't be used: {fault}."))
                })?;
                // Without a folder there are the networks in the program still.
                let resources = folder.map_or_else(|_| data::built_in(), |it| data::resources(&it));
                (Arc::new(store), resources?)
            }
            None => {
                let folder = folder?;
                let store = Sqlite::open(&folder).map_err(|fault| {
                    let folder = folder.display();
                    Failure::run(format!("The data folder {folder} can't be used: {fault}."))
                })?;
                (Arc::new(store), data::resources(&folder)?)
            }
        };
        let settings = Settings {
            engine_threads: self.engine_threads.into(),
            resources,
            behind_proxy: self.behind_proxy,
            limits_rates: !self.no_rate_limits,
            ..Settings::default()
        };
        Ok((store, settings))
    }
}

impl Log {
    /// Logs from now on.
    fn begin(self) {
        let log = tracing_subscriber::fmt()
            .with_writer(std::io::stderr)
            .with_target(false);
        match self {
            Self::Problems => log.with_max_level(LevelFilter::WARN).init(),
            Self::Plain => log.with_max_level(LevelFilter::INFO).init(),
            Self::Json => log
                .json()
                .with_span_list(false)
                .with_max_level(LevelFilter::INFO)
                .init(),
            Self::Off => {}
        }
    }
}

/// Where this machine itself reaches a server that listens there.
fn near(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

/// The sentence for an address at which nothing can listen.
fn refusal(address: SocketAddr, error: &std::io::Error) -> Failure {
    let (ip, port) = (address.ip(), address.port());
    Failure::run(match error.kind() {
        ErrorKind::AddrInUse => {
            format!(
                "Port {port} is already in use. Choose another with --port; 0 picks a free one."
            )
        }
        ErrorKind::AddrNotAvailable => {
            format!("This machine doesn't have the address {ip}.")
        }
        ErrorKind::PermissionDenied => {
            format!("You don't have permission to use port {port}.")
        }
        _ => format!("Could not listen on {address}: {error}."),
    })
}
