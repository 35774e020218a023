//! The thread that folds the log into the database, so that the thread that writes needn't wait for it.
//!
//! It copies what is in the log, and the thread that writes only the little that has come meanwhile;
//! then the log begins anew. Without that, it would grow as long as somebody writes.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use rusqlite::Connection;

use crate::store::Stored;

/// How often the log is looked at.
const EVERY: Duration = Duration::from_secs(1);

/// From how many pages on a log is long.
const LONG: u32 = 4_000;

/// Folds the log until it is dropped.
#[derive(Debug)]
pub(super) struct Checkpoints {
    end: Option<Sender<()>>,
    thread: Option<thread::JoinHandle<()>>,
}

impl Checkpoints {
    /// Starts the thread. It says when the log is long, and what is left of it can be folded soon.
    pub(super) fn start(connection: Connection, is_long: Arc<AtomicBool>) -> io::Result<Self> {
        let (end, ended) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("ludejo-log".to_owned())
            .spawn(move || {
                while ended.recv_timeout(EVERY) == Err(RecvTimeoutError::Timeout) {
                    // If it fails, so do the writes, which tell it.
                    if fold(&connection).is_ok_and(|pages| pages >= LONG) {
                        is_long.store(true, Ordering::Relaxed);
                    }
                }
            })?;
        Ok(Self {
            end: Some(end),
            thread: Some(thread),
        })
    }
}

impl Drop for Checkpoints {
    fn drop(&mut self) {
        self.end = None;
        if let Some(thread) = self.thread.take() {
            // If it has panicked, there is nothing left to wait for.
            let _ = thread.join();
        }
    }
}

/// Copies what it can from the log to the database: how many pages are in the log.
pub(super) fn fold(connection: &Connection) -> Stored<u32> {
    let pages = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| row.get(1))?;
    Ok(pages)
}
