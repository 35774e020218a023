//! The thread that checkpoints the log: it copies what is in the log into the database, so that the
//! thread that writes doesn't have to.
//!
//! It does so seldom, because commits wait while the database is flushed to the disk, and a page that
//! was written many times is copied once. What it copies, it flushes before the thread that writes
//! copies the few pages that have come in between: SQLite flushes the database only when the
//! whole log is copied, and all the writers would wait for that. Then the log can start again
//! from its beginning; otherwise, it would grow for as long as somebody writes.

use std::fs::File;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use rusqlite::Connection;

use crate::store::{StoreFault, Stored};

/// How often the log is looked at.
const EVERY: Duration = Duration::from_millis(100);

/// It is checkpointed when it has been looked at so many times since.
const TIMES: u32 = 300;

/// Or as soon as so many pages are only in the log.
const MUCH: u32 = 64_000;

/// The bytes of a page.
const PAGE: i64 = 4096;

/// A log of at least this many pages starts again from its beginning when it is checkpointed.
const LONG: u32 = 1_000;

/// How large the file of the log remains, in bytes. To write where there is a file already is faster.
pub(super) const LENGTH: i64 = MUCH as i64 * PAGE;

/// The priority of a thread that all others go before.
#[cfg(target_os = "linux")]
const LAST: i32 = 19;

/// Checkpoints the log until it is dropped.
#[derive(Debug)]
pub(super) struct Checkpoints {
    end: Option<Sender<()>>,
    thread: Option<thread::JoinHandle<()>>,
}

impl Checkpoints {
    /// Starts the thread. It sets `is_long` when the log should be brought to its end. `database` is
    /// the file, which has to stay open as long as any connection: when a program closes a file, the
    /// system takes away the locks that SQLite has on it.
    pub(super) fn start(
        connection: Connection,
        database: Arc<File>,
        is_long: Arc<AtomicBool>,
    ) -> io::Result<Self> {
        let (end, ended) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("ludejo-log".to_owned())
            .spawn(move || {
                give_way();
                let mut times = 0;
                while ended.recv_timeout(EVERY) == Err(RecvTimeoutError::Timeout) {
                    times += 1;
                    if times < TIMES && waiting(&connection).is_ok_and(|pages| pages < MUCH) {
                        continue;
                    }
                    times = 0;
                    // If it fails, so do the writes, which tell it.
                    if copy(&connection, &database).is_ok_and(|pages| pages >= LONG) {
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

/// Lets all other threads go first: nobody waits for this one.
fn give_way() {
    // In Linux, each thread has a priority of its own.
    #[cfg(target_os = "linux")]
    // Where it can't be changed, it stays as it is.
    let _ = rustix::process::setpriority_process(None, LAST);
}

/// Checkpoints and flushes, and once more what has come meanwhile. Returns how many pages are in the
/// log.
fn copy(connection: &Connection, database: &File) -> Stored<u32> {
    let mut pages = 0;
    for _ in 0..2 {
        pages = checkpoint(connection)?;
        let flushed = database.sync_data();
        flushed.map_err(|error| StoreFault::Database(error.to_string()))?;
    }
    Ok(pages)
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
