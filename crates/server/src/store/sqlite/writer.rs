//! The thread that writes. It takes all the writes that wait, carries each out in a savepoint of
//! one transaction, and answers them once that is on the disk: many writes cost one flush.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use rusqlite::Connection;
use tokio::sync::{broadcast, oneshot};

use super::checkpoints::checkpoint;
use crate::store::{Change, StoreFault, Stored};

/// The most writes of one transaction.
const MOST: usize = 500;

/// Hands writes to the thread, which ends once this is dropped and what was handed over is written.
#[derive(Debug)]
pub(super) struct Writer {
    writes: Option<Sender<Box<dyn Write>>>,
    changes: broadcast::Sender<Change>,
    thread: Option<thread::JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread. What changes is told once it is on the disk. When the log is long, the thread
    /// checkpoints what is left of it.
    pub(super) fn start(
        connection: Connection,
        changes: broadcast::Sender<Change>,
        is_long: Arc<AtomicBool>,
    ) -> io::Result<Self> {
        let (writes, waiting) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("ludejo-store".to_owned())
            .spawn(move || write_all(&connection, &waiting, &is_long))?;
        Ok(Self {
            writes: Some(writes),
            changes,
            thread: Some(thread),
        })
    }

    /// Writes. If the work fails, nothing of it stays; what it lists as changed is told to everybody.
    pub(super) async fn write<T, F>(&self, work: F) -> Stored<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection, &mut Vec<Change>) -> Stored<T> + Send + 'static,
    {
        let ended = || StoreFault::Database("nothing is written any more".to_owned());
        let (answer, answered) = oneshot::channel();
        let write = Waiting {
            work: Some(work),
            result: None,
            changed: Vec::new(),
            changes: self.changes.clone(),
            answer,
        };
        let writes = self.writes.as_ref().ok_or_else(ended)?;
        writes.send(Box::new(write)).map_err(|_| ended())?;
        answered.await.map_err(|_| ended())?
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.writes = None;
        if let Some(thread) = self.thread.take() {
            // If it has panicked, there is nothing left to wait for.
            let _ = thread.join();
        }
    }
}

/// Something to be written.
trait Write: Send {
    fn carry_out(&mut self, connection: &Connection) -> Stored<()>;
    /// Tells what has come of it, and of the transaction that it was part of.
    fn answer(self: Box<Self>, committed: &Stored<()>);
}

struct Waiting<T, F> {
    work: Option<F>,
    result: Option<T>,
    changed: Vec<Change>,
    changes: broadcast::Sender<Change>,
    answer: oneshot::Sender<Stored<T>>,
}

impl<T, F> Write for Waiting<T, F>
where
    T: Send,
    F: FnOnce(&Connection, &mut Vec<Change>) -> Stored<T> + Send,
{
    fn carry_out(&mut self, connection: &Connection) -> Stored<()> {
        if let Some(work) = self.work.take() {
            self.result = Some(work(connection, &mut self.changed)?);
        }
        Ok(())
    }

    fn answer(self: Box<Self>, committed: &Stored<()>) {
        let done = match (committed, self.result) {
            (Ok(()), Some(result)) => Ok(result),
            (Err(fault), _) => Err(fault.clone()),
            (Ok(()), None) => Err(StoreFault::Database("it was not written".to_owned())),
        };
        if done.is_ok() {
            for change in self.changed {
                // Nobody may be listening.
                let _ = self.changes.send(change);
            }
        }
        // Whoever asked may have gone.
        let _ = self.answer.send(done);
    }
}

/// Carries out what waits, until nobody can hand over anything any more.
fn write_all(connection: &Connection, waiting: &Receiver<Box<dyn Write>>, is_long: &AtomicBool) {
    while let Ok(first) = waiting.recv() {
        let more = waiting.try_iter().take(MOST - 1);
        let writes: Vec<_> = std::iter::once(first).chain(more).collect();
        write_together(connection, writes);
        if is_long.swap(false, Ordering::Relaxed) {
            // If it fails, so will the next write.
            let _ = checkpoint(connection);
        }
    }
}

/// Carries out these in one transaction.
fn write_together(connection: &Connection, mut writes: Vec<Box<dyn Write>>) {
    let mut results = vec![Ok(()); writes.len()];
    let committed = commit(connection, &mut writes, &mut results);
    for (write, result) in writes.into_iter().zip(results) {
        write.answer(&committed.clone().and(result));
    }
}

/// Carries out these, notes what has come of each, and commits those that went well.
fn commit(
    connection: &Connection,
    writes: &mut [Box<dyn Write>],
    results: &mut [Stored<()>],
) -> Stored<()> {
    run(connection, "BEGIN IMMEDIATE")?;
    let carried_out = || {
        for (write, result) in writes.iter_mut().zip(results) {
            *result = in_savepoint(connection, &mut **write)?;
        }
        run(connection, "COMMIT")
    };
    let committed = carried_out();
    if committed.is_err() && !connection.is_autocommit() {
        run(connection, "ROLLBACK")?;
    }
    committed
}

/// Carries out a write of which nothing stays if it fails: what has come of it, or a fault that ended
/// the whole transaction, such as a full disk.
fn in_savepoint(connection: &Connection, write: &mut dyn Write) -> Stored<Stored<()>> {
    run(connection, "SAVEPOINT one")?;
    let result = write.carry_out(connection);
    if let Err(fault) = &result {
        if connection.is_autocommit() {
            return Err(fault.clone());
        }
        run(connection, "ROLLBACK TO one")?;
    }
    run(connection, "RELEASE one")?;
    Ok(result)
}

fn run(connection: &Connection, sql: &str) -> Stored<()> {
    connection.prepare_cached(sql)?.execute([])?;
    Ok(())
}
