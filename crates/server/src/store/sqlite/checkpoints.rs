//! The thread that checkpoints the log: it copies what is in the log into the database, so that the
//! thread that writes doesn't have to.
//!
//! It copies little at a time, because commits wait while the database is flushed to the disk. The
//! thread that writes copies only the few pages that have come in between. Then the log can start again from its beginning; otherwise, it would
//! grow for as long as somebody writes.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use rusqlite::Connection;

use crate::store::Stored;

/// How often the log is looked at.
const EVERY: Duration = Duration::from_millis(100);

/// It is checkpointed when it has been looked at so many times since.
const TIMES: u32 = 100;

/// Or as soon as so many pages are only in the log, 4 KiB each.
const MUCH: u32 = 1_000;

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
                let mut times = 0;
                while ended.recv_timeout(EVERY) == Err(RecvTimeoutError::Timeout) {
                    times += 1;
                    if times < TIMES && waiting(&connection).is_ok_and(|pages| pages < MUCH) {
                        continue;
                    }
                    times = 0;
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

/// How many pages are in the log and not in the database.
fn waiting(connection: &Connection) -> Stored<u32> {
    let pages = connection.query_row("PRAGMA wal_checkpoint(NOOP)", [], |row| {
        let (all, copied): (u32, u32) = (row.get(1)?, row.get(2)?);
        Ok(all.saturating_sub(copied))
    })?;
    Ok(pages)
}

/// Copies what it can from the log to the database. Returns how many pages are in the log.
pub(super) fn checkpoint(connection: &Connection) -> Stored<u32> {
    let pages = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| row.get(1))?;
    Ok(pages)
}
