//! The thread that checkpoints the log: it copies what is in the log into the database, so that the
//! thread that writes doesn't have to.
//!
//! The thread that writes copies only the few pages that have come meanwhile. Then the log can start
//! again from its beginning; otherwise, it would grow for as long as somebody writes.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use rusqlite::Connection;

use crate::store::Stored;

/// How often the log is checkpointed.
const EVERY: Duration = Duration::from_secs(1);

/// A log of at least this many pages is long.
const LONG: u32 = 4_000;

/// Checkpoints the log until it is dropped.
#[derive(Debug)]
pub(super) struct Checkpoints {
    end: Option<Sender<()>>,
    thread: Option<thread::JoinHandle<()>>,
}

impl Checkpoints {
    /// Starts the thread. It sets `is_long` when the log should be brought to its end.
    pub(super) fn start(connection: Connection, is_long: Arc<AtomicBool>) -> io::Result<Self> {
        let (end, ended) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("ludejo-log".to_owned())
            .spawn(move || {
                while ended.recv_timeout(EVERY) == Err(RecvTimeoutError::Timeout) {
                    // If it fails, so do the writes, which tell it.
                    if checkpoint(&connection).is_ok_and(|pages| pages >= LONG) {
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

/// Copies what it can from the log to the database. Returns how many pages are in the log.
pub(super) fn checkpoint(connection: &Connection) -> Stored<u32> {
    let pages = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| row.get(1))?;
    Ok(pages)
}
