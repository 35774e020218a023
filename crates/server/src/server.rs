//! The server as a program runs it.

use std::future::pending;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;

use crate::connections::{Limits, serve};
use crate::signals::Signals;
use crate::store::{Store, Stored};
use crate::{Assets, House, Settings, api, online};

/// After so many tasks, one that was woken by another thread has its turn. The thread that writes wakes
/// players whose moves are on the disk; they don't wait until all watchers of others have been told.
const OTHERS: u32 = 4;

/// A server that listens; those who connect are answered once it runs.
#[derive(Debug)]
pub struct Server {
    runtime: Runtime,
    listener: TcpListener,
    /// Where it is told what is counted, if not only on this machine.
    metrics: Option<TcpListener>,
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
    pub fn bind(address: SocketAddr) -> io::Result<Self> {
        let runtime = Builder::new_multi_thread()
            .enable_all()
            .global_queue_interval(OTHERS)
            .build()?;
        let listener = runtime.block_on(TcpListener::bind(address))?;
        let signals = {
            let _inside = runtime.enter();
            Signals::new()?
        };
        Ok(Self {
            runtime,
            listener,
            metrics: None,
            signals,
        })
    }

    /// Also tells at another address what is counted, to whoever asks there.
    ///
    /// # Errors
    ///
    /// As for [`bind`](Self::bind).
    pub fn bind_metrics(&mut self, address: SocketAddr) -> io::Result<()> {
        self.metrics = Some(self.runtime.block_on(TcpListener::bind(address))?);
        Ok(())
    }

    /// Where it listens, with the port that was chosen.
    ///
    /// # Errors
    ///
    /// If the system does not say.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Waits for something that is to be ready before anybody is answered, such as a store.
    pub fn wait_for<T>(&self, what: impl Future<Output = T>) -> T {
        self.runtime.block_on(what)
    }

    /// Answers all clients until Ctrl+C or SIGTERM, and then finishes the answers in progress.
    pub fn run(self, router: Router) {
        let end = self.signals.first();
        let served = serve(self.listener, router, Limits::default(), end);
        self.runtime.block_on(served);
    }

    /// The same with online play. Clients that look on are told at the end to come back.
    ///
    /// # Errors
    ///
    /// If the store fails before anybody is answered.
    pub fn run_online(
        self,
        assets: Assets,
        store: Arc<dyn Store>,
        settings: Settings,
    ) -> Stored<()> {
        let Self {
            runtime,
            listener,
            metrics,
            signals,
        } = self;
        runtime.block_on(async {
            let (house, duties) = House::open(store, settings).await?;
            let limits = Limits::default();
            let end = async {
                signals.first().await;
                house.close();
            };
            let telling = metrics.map(|listener| {
                let router = api::metrics(Arc::clone(&house));
                tokio::spawn(serve(listener, router, limits, pending()))
            });
            serve(listener, online(assets, Arc::clone(&house)), limits, end).await;
            // Who hasn't heard of the end by then comes back all the same.
            let _ = timeout(limits.grace, house.wait_for_sockets()).await;
            drop(duties);
            if let Some(telling) = telling {
                telling.abort();
            }
            Ok(())
        })
    }
}
