//! `ludejo serve`: the browser app, from this program.

use std::io::{ErrorKind, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;

use clap::Args;
use ludejo_server::{Assets, Server, router};

use crate::edge::Failure;

/// Serve the app, to play in a browser
///
/// The app is built into this program, and nothing is loaded from anywhere else. To let other
/// people play, see docs/serve.md, which explains how to put the server behind TLS.
#[derive(Args)]
#[command(
    after_help = "Nothing is stored on the server: each player's games stay in their own browser, \
                  so there is no data folder."
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
    let server = Server::bind(wanted, router(assets)).map_err(refuse)?;
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
    server.run();
    Ok(())
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
