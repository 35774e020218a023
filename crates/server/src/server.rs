//! The server as a program runs it.

use std::io;
use std::net::SocketAddr;

use axum::Router;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use crate::connections::{Limits, serve};
use crate::signals::Signals;

/// A server that listens; those who connect are answered once it runs.
#[derive(Debug)]
pub struct Server {
    runtime: Runtime,
    listener: TcpListener,
    router: Router,
    signals: Signals,
}

impl Server {
    /// Listens at an address; port 0 is any free one. From now on, Ctrl+C and SIGTERM end the
    /// server instead of the program.
    ///
    /// # Errors
    ///
    /// What the system says: that the port is in use, the address not this machine's, the port
    /// reserved, or that no threads or signals are available.
    pub fn bind(address: SocketAddr, router: Router) -> io::Result<Self> {
        let runtime = Runtime::new()?;
        let listener = runtime.block_on(TcpListener::bind(address))?;
        let signals = {
            let _inside = runtime.enter();
            Signals::new()?
        };
        Ok(Self {
            runtime,
            listener,
            router,
            signals,
        })
    }

    /// Where it listens, with the port that was chosen.
    ///
    /// # Errors
    ///
    /// If the system does not say.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Answers all clients until Ctrl+C or SIGTERM, and then finishes the answers in progress.
    pub fn run(self) {
        let end = self.signals.first();
        let served = serve(self.listener, self.router, Limits::default(), end);
        self.runtime.block_on(served);
    }
}
