//! A server for tests.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use ludejo_server::store::{Sqlite, Store};
use ludejo_server::{Assets, Duties, House, Limits, Settings, online, serve};
use tempfile::{TempDir, tempdir};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server that runs inside a test.
pub(super) struct Hall {
    pub(super) address: SocketAddr,
    house: Arc<House>,
    duties: Duties,
    end: oneshot::Sender<()>,
    task: JoinHandle<()>,
    /// The folder with the data, if it is this server's own.
    _folder: Option<TempDir>,
}

/// What most tests settle: nobody is too quick.
pub(super) fn settings() -> Settings {
    Settings {
        limits_rates: false,
        ..Settings::default()
    }
}

impl Hall {
    /// A server with a folder of its own.
    pub(super) async fn open() -> Self {
        Self::with(settings()).await
    }

    pub(super) async fn with(settings: Settings) -> Self {
        let folder = tempdir().expect("a folder");
        let mut hall = Self::at(folder.path(), settings).await;
        hall._folder = Some(folder);
        hall
    }

    /// A server with its data in a folder.
    pub(super) async fn at(folder: &Path, settings: Settings) -> Self {
        let store = Sqlite::open(&folder.join("data")).expect("a store");
        Self::over(Arc::new(store), settings).await
    }

    /// A server with its data in a store, from now on.
    pub(super) async fn over(store: Arc<dyn Store>, settings: Settings) -> Self {
        let app = tempdir().expect("a folder");
        std::fs::write(app.path().join("index.html"), "the page").expect("a file");
        let assets = Assets::read(app.path()).expect("an app");
        let (house, duties) = House::open(store, settings).await.expect("a house");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (end, ended) = oneshot::channel();
        let router = online(assets, Arc::clone(&house));
        let task = tokio::spawn(serve(listener, router, Limits::default(), async {
            let _ = ended.await;
        }));
        Self {
            address,
            house,
            duties,
            end,
            task,
            _folder: None,
        }
    }

    /// Ends it as SIGTERM does.
    pub(super) async fn close(self) {
        self.house.close();
        self.end.send(()).expect("it runs");
        self.task.await.expect("it ends");
        self.house.wait_for_sockets().await;
        drop(self.duties);
    }
}
