//! Tells this server what has changed on any of them.
//!
//! Who changes something writes that down in the table `changes`, in the same transaction. Then the
//! herald calls it out (NOTIFY) to the others, many changes in one call, and hears what they call out
//! (LISTEN). Calling out in the transaction itself would be simpler, but then PostgreSQL commits one
//! after the other: a seventh of the moves per second was left. And because calls can get lost with
//! a server or a connection, it reads the table every second, too.
//!
//! Rows have the number of their transaction. A reading takes up where the oldest transaction was
//! that was not finished at the last one, so nothing is missed, however late it was committed.

use std::collections::{BTreeSet, VecDeque};
use std::future::poll_fn;
use std::time::Duration;

use tokio::sync::broadcast;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinHandle;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};
use tokio_postgres::{AsyncMessage, Client, Config, NoTls};

use super::line::patiently;
use crate::store::{Change, StoreFault, Stored, rows};

/// How often the table is read.
const READING: Duration = Duration::from_secs(1);

/// How long changes stay in the table.
const KEPT: Duration = Duration::from_secs(10 * 60);

/// How often those that are older are removed.
const CLEANING: Duration = Duration::from_secs(60);

/// How long to wait before connecting again.
const RETRY: Duration = Duration::from_millis(500);

/// The longest call that PostgreSQL takes, in bytes.
const LONGEST: usize = 7_999;

/// What a change is to this server that only a later version knows.
const UNKNOWN: Change = Change::Anything;

/// The number of what no transaction has changed: it is only called out.
const UNKEPT: i64 = 0;

/// Changes of one transaction: its number, and what has changed.
pub(super) type Changed = (i64, Vec<Change>);

/// The herald, as whoever writes knows it.
#[derive(Debug)]
pub(super) struct Herald {
    changes: broadcast::Sender<Change>,
    written: UnboundedSender<Changed>,
    task: JoinHandle<()>,
}

impl Herald {
    /// Begins to listen, on a connection of its own.
    pub(super) fn start(config: Config, changes: broadcast::Sender<Change>) -> Self {
        let (written, waiting) = unbounded_channel();
        let at_work = AtWork {
            config,
            changes: changes.clone(),
            since: None,
            told: BTreeSet::new(),
            last_reading: Instant::now(),
            marks: VecDeque::new(),
        };
        Self {
            changes,
            written,
            task: tokio::spawn(at_work.run(waiting)),
        }
    }

    /// Tells what this server has just changed: here at once, and the others soon.
    pub(super) fn tell(&self, (xact, changes): Changed) {
        for change in &changes {
            // Nobody may be listening.
            let _ = self.changes.send(change.clone());
        }
        self.tell_others((xact, changes));
    }

    /// Tells the other servers what this one has just changed, and knows already.
    pub(super) fn tell_others(&self, changed: Changed) {
        // The herald works as long as there is somebody to ask it.
        let _ = self.written.send(changed);
    }

    /// Calls something out that isn't kept.
    pub(super) fn call(&self, change: Change) {
        self.tell_others((UNKEPT, vec![change]));
    }
}

impl Drop for Herald {
    fn drop(&mut self) {
        self.task.abort();
    }
}

struct AtWork {
    config: Config,
    changes: broadcast::Sender<Change>,
    /// All transactions before this one are known.
    since: Option<i64>,
    /// Those from there on that were told already.
    told: BTreeSet<i64>,
    last_reading: Instant,
    /// Which transaction was the oldest at which time.
    marks: VecDeque<(Instant, i64)>,
}

impl AtWork {
    async fn run(mut self, mut written: UnboundedReceiver<Changed>) {
        // Whatever goes wrong with a connection, there will be another one.
        while self.work(&mut written).await.is_err() {
            sleep(RETRY).await;
        }
    }

    /// Works on one connection, as long as it lasts.
    async fn work(&mut self, written: &mut UnboundedReceiver<Changed>) -> Stored<()> {
        let lost = || StoreFault::Database("the connection is lost".to_owned());
        let (client, mut connection) = patiently(self.config.connect(NoTls)).await?;
        let (heard, mut calls) = unbounded_channel();
        tokio::spawn(async move {
            while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await
            {
                if let AsyncMessage::Notification(call) = message
                    && heard.send(call.payload().to_owned()).is_err()
                {
                    break;
                }
            }
        });
        // Who hears of a change too late because the database was killed reads of it.
        let listen = "SET synchronous_commit = off; LISTEN ludejo";
        patiently(client.batch_execute(listen)).await?;
        let (mut readings, mut cleanings) = (interval(READING), interval(CLEANING));
        for ticks in [&mut readings, &mut cleanings] {
            ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        }
        loop {
            tokio::select! {
                call = calls.recv() => self.hear(&call.ok_or_else(lost)?),
                changed = written.recv() => match changed {
                    Some(changed) => self.call_out(&client, changed, written).await?,
                    None => return Ok(()),
                },
                _ = readings.tick() => self.read(&client).await?,
                _ = cleanings.tick() => self.clean(&client).await?,
            }
        }
    }

    /// Calls out what was written, and what else was written meanwhile.
    async fn call_out(
        &mut self,
        client: &Client,
        first: Changed,
        written: &mut UnboundedReceiver<Changed>,
    ) -> Stored<()> {
        let mut calls = vec![String::new()];
        let mut next = Some(first);
        while let Some(changed) = next {
            if changed.0 != UNKEPT {
                self.told.insert(changed.0);
            }
            let text = rows::json(&changed)?;
            match calls.last_mut() {
                Some(call) if call.len() + text.len() < LONGEST => {
                    if !call.is_empty() {
                        call.push('\n');
                    }
                    call.push_str(&text);
                }
                _ => calls.push(text),
            }
            next = written.try_recv().ok();
        }
        // What is too long for a call is left to be read.
        calls.retain(|call| call.len() <= LONGEST);
        let notify = "SELECT pg_notify('ludejo', call) FROM unnest($1::text[]) AS list (call)";
        patiently(client.query(notify, &[&calls])).await?;
        Ok(())
    }

    /// Hears what another server, or this one, has called out: changes in JSON, one a line.
    fn hear(&mut self, call: &str) {
        for line in call.lines() {
            match rows::read::<Changed>(line) {
                Ok((UNKEPT, changes)) => self.tell(changes),
                Ok((xact, changes)) if self.told.insert(xact) => self.tell(changes),
                Ok(_) => {}
                Err(_) => self.tell(vec![UNKNOWN]),
            }
        }
    }

    fn tell(&self, changes: Vec<Change>) {
        for change in changes {
            // Nobody may be listening.
            let _ = self.changes.send(change);
        }
    }

    /// Reads what has changed since the last reading.
    async fn read(&mut self, client: &Client) -> Stored<()> {
        // Numbers that are still to come were left by another cluster, from which the data was taken.
        let sql = "SELECT oldest, xact, what FROM \
                   (SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS oldest, \
                   pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS next) AS now \
                   LEFT JOIN changes ON xact >= $1 AND xact < next ORDER BY xact";
        if self.last_reading.elapsed() > KEPT {
            self.since = None;
            self.tell(vec![Change::Anything]);
        }
        let since = self.since.unwrap_or(i64::MAX);
        let mut unknown = BTreeSet::new();
        for row in patiently(client.query(sql, &[&since])).await? {
            self.since = Some(row.try_get(0)?);
            let Some(xact) = row.try_get::<_, Option<i64>>(1)? else {
                continue;
            };
            if self.told.insert(xact) || unknown.contains(&xact) {
                unknown.insert(xact);
                let change = rows::read(row.try_get(2)?);
                self.tell(vec![change.unwrap_or(UNKNOWN)]);
            }
        }
        if let Some(since) = self.since {
            self.told = self.told.split_off(&since);
        }
        self.last_reading = Instant::now();
        Ok(())
    }

    /// Removes changes that everybody has read long ago.
    async fn clean(&mut self, client: &Client) -> Stored<()> {
        let is_old = |(at, _): &(Instant, i64)| at.elapsed() > KEPT;
        let mut old = None;
        while self.marks.front().is_some_and(is_old) {
            old = self.marks.pop_front();
        }
        if let Some((_, old)) = old {
            let sql = "DELETE FROM changes WHERE xact < $1";
            patiently(client.execute(sql, &[&old])).await?;
        }
        let now = self.since.map(|since| (Instant::now(), since));
        self.marks.extend(now);
        Ok(())
    }
}
