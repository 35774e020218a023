//! `ludejo serve`: the browser app, from this program.

use std::io::{ErrorKind, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;

use clap::Args;
use ludejo_server::{Assets, Server, router};

use crate::edge::Failure;

/// Serve the app, which plays the games in a browser
///
/// The app is in this program; whoever opens the address plays, and nothing is loaded from
/// anywhere else. For others than yourself, docs/serve.md says how to put it behind TLS.
#[derive(Args)]
#[command(
    after_help = "Nothing is stored on the server: games stay in the browser of whoever plays, so \
                  there is no data folder."
)]
pub(crate) struct Arguments {
    /// The address to listen at: this machine's own, which only this machine reaches, unless said
    /// otherwise; 0.0.0.0 for all that it has
    #[arg(long, value_name = "IP", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    address: IpAddr,
    /// The port to listen at; 0 for any that is free
    #[arg(long, value_name = "N", default_value_t = 7676)]
    port: u16,
    /// Open it in the browser
    #[arg(long)]
    open: bool,
    /// Serve the app in this folder, as it is now, instead of the one in this program
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
        " and all other addresses of this machine"
    };
    let url = format!("http://{near}/");
    writeln!(
        std::io::stdout().lock(),
        "Ludejo is at {url}{elsewhere} (Ctrl+C ends it)"
    )?;
    if arguments.open
        && let Err(error) = open::that_detached(&url)
    {
        // It serves all the same, and the address has been said.
        let _ = writeln!(
            std::io::stderr(),
            "ludejo: No browser could be opened: {error}."
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
            format!("Port {port} is in use already; --port names another, 0 takes a free one.")
        }
        ErrorKind::AddrNotAvailable => {
            format!("This machine does not have the address {ip}.")
        }
        ErrorKind::PermissionDenied => {
            format!("Port {port} takes rights that this program does not have.")
        }
        _ => format!("Nothing can listen at {address}: {error}."),
    })
}
