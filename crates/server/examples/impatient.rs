//! A server that soon gives up on players who are away, so that tests of the app need not wait as
//! long as people do.
//!
//! `cargo run -p ludejo-server --example impatient -- APP DATA` serves the app in a folder, and
//! keeps games in another.

use std::error::Error;
use std::io::{Write, stdout};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use ludejo_server::store::Sqlite;
use ludejo_server::{Assets, Server, Settings};

/// After so long, a game can be claimed, in milliseconds.
const CLAIM_AFTER: u64 = 8_000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut folders = std::env::args_os().skip(1).map(PathBuf::from);
    let (Some(app), Some(data)) = (folders.next(), folders.next()) else {
        return Err("Two folders are needed: the app, and the one with the games.".into());
    };
    let assets = Assets::read(&app)?;
    let store = Sqlite::open(&data)?;
    let server = Server::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)))?;
    writeln!(stdout(), "http://{}/", server.address()?)?;
    let settings = Settings {
        claim_after: CLAIM_AFTER,
        limits_rates: false,
        ..Settings::default()
    };
    server.run_online(assets, Arc::new(store), settings)?;
    Ok(())
}
