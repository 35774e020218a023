//! Connections that only read. They see what was committed, and don't wait for who writes.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::store::{StoreFault, Stored};

/// How many read at once; a processor or two can't do more.
const MOST: usize = 4;

/// A few connections for all who read.
#[derive(Clone, Debug)]
pub(super) struct Readers {
    file: PathBuf,
    idle: Arc<Mutex<Vec<Connection>>>,
    places: Arc<Semaphore>,
}

impl Readers {
    pub(super) fn new(file: PathBuf) -> Self {
        Self {
            file,
            idle: Arc::default(),
            places: Arc::new(Semaphore::new(MOST)),
        }
    }

    /// Reads, on a thread that may wait for the disk.
    pub(super) async fn read<T, F>(&self, work: F) -> Stored<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Stored<T> + Send + 'static,
    {
        let place = Arc::clone(&self.places).acquire_owned().await;
        let place =
            place.map_err(|_| StoreFault::Database("nothing is read any more".to_owned()))?;
        let readers = self.clone();
        let read = spawn_blocking(move || {
            let _place = place;
            let connection = readers.take()?;
            let result = work(&connection);
            readers.idle().push(connection);
            result
        });
        read.await
            .map_err(|error| StoreFault::Database(error.to_string()))?
    }

    fn take(&self) -> Stored<Connection> {
        let idle = self.idle().pop();
        idle.map_or_else(|| connect(&self.file), Ok)
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Opens a connection that only reads.
pub(super) fn connect(file: &Path) -> Stored<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}
