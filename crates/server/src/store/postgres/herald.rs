//! Tells this server what has changed on any of them.
//!
//! Who changes something writes that down in the table `changes`, in the same transaction. Then the
//! herald calls it out (NOTIFY) to the others, and hears what they call out (LISTEN). Calling out in
//! the transaction itself would be simpler, but then PostgreSQL commits one after the other: a seventh
//! of the moves per second was left. And because calls can get lost with a server or a connection, it
//! reads the table every second, too.
//!
//! What happens to a game is called out on a channel of its own, to which only the servers listen that
//! follow it. Otherwise every server would have to hear of every move, and a move would cost more the
//! more servers there are.
//!
//! Rows have the number of their transaction. A reading takes up where the oldest transaction was
//! that was not finished at the last one, so nothing is missed, however late it was committed.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::future::poll_fn;
use std::time::Duration;

use ludejo_wire::GameId;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::{broadcast, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};
use tokio_postgres::{AsyncMessage, Client, Config, NoTls};

use super::line::{PATIENCE, patiently};
use crate::store::{Change, StoreFault, Stored, rows};

/// How often the table is read.
const READING: Duration = Duration::from_secs(1);

/// How long changes stay in the table.
const KEPT: Duration = Duration::from_secs(10 * 60);

/// How often those that are older are removed.
const CLEANING: Duration = Duration::from_secs(60);

/// How long to wait before connecting again.
const RETRY: Duration = Duration::from_millis(500);

/// The channel to which every server listens.
const ALL: &str = "ludejo";

/// The longest call that PostgreSQL takes, in bytes.
const LONGEST: usize = 7_999;

/// What a change is to this server that only a later version knows.
const UNKNOWN: Change = Change::Anything;

/// The number of what no transaction has changed: it is only called out.
const UNKEPT: i64 = 0;

/// Changes of one transaction: its number, and what has changed.
pub(super) type Changed = (i64, Vec<Change>);

/// What the herald is asked to do.
enum Errand {
    /// To call this out.
    Call(Changed),
    /// To say that it listens.
    Answer(oneshot::Sender<()>),
    /// To listen to what happens to a game, and to say when it does.
    Follow(GameId, oneshot::Sender<()>),
    /// No longer to do so.
    Leave(GameId),
}

/// The herald, as whoever writes knows it.
#[derive(Debug)]
pub(super) struct Herald {
    changes: broadcast::Sender<Change>,
    errands: UnboundedSender<Errand>,
    task: JoinHandle<()>,
}

impl Herald {
    /// Begins to listen, on a connection of its own. Nothing is missed that happens after this has
    /// returned.
    pub(super) async fn start(config: Config, changes: broadcast::Sender<Change>) -> Stored<Self> {
        let (errands, waiting) = unbounded_channel();
        let at_work = AtWork {
            config,
            changes: changes.clone(),
            followed: HashMap::new(),
            since: None,
            told: BTreeSet::new(),
            last_reading: Instant::now(),
            marks: VecDeque::new(),
        };
        let herald = Self {
            changes,
            errands,
            task: tokio::spawn(at_work.run(waiting)),
        };
        herald.until_done(Errand::Answer).await?;
        Ok(herald)
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
        let _ = self.errands.send(Errand::Call(changed));
    }

    /// Calls something out that isn't kept.
    pub(super) fn call(&self, change: Change) {
        self.tell_others((UNKEPT, vec![change]));
    }

    /// Hears what happens to a game, until that is dropped. Nothing is missed that happens after this
    /// has returned.
    pub(super) async fn follow(&self, game: &GameId) -> Stored<Followed> {
        // From here on it is left again, whatever happens.
        let followed = Followed {
            game: game.clone(),
            errands: self.errands.clone(),
        };
        self.until_done(|done| Errand::Follow(game.clone(), done))
            .await?;
        Ok(followed)
    }

    /// Asks for something, and waits until it is done.
    async fn until_done(&self, errand: impl FnOnce(oneshot::Sender<()>) -> Errand) -> Stored<()> {
        let (done, listens) = oneshot::channel();
        let _ = self.errands.send(errand(done));
        match timeout(PATIENCE, listens).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(StoreFault::Database("it can't be heard".to_owned())),
        }
    }
}

impl Drop for Herald {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// A game that is followed as long as this is there.
pub(in crate::store) struct Followed {
    game: GameId,
    errands: UnboundedSender<Errand>,
}

impl Drop for Followed {
    fn drop(&mut self) {
        // The herald may be gone.
        let _ = self.errands.send(Errand::Leave(self.game.clone()));
    }
}

/// The channel for what happens to a game.
fn channel_of(game: &GameId) -> String {
    format!("{ALL} {game}")
}

/// The channel for changes of one transaction: that of a game if they concern nothing else.
fn channel(changes: &[Change]) -> String {
    let mut games = changes.iter().map(Change::game);
    match games.next().flatten() {
        Some(game) if games.all(|other| other == Some(game)) => channel_of(game),
        _ => ALL.to_owned(),
    }
}

/// The command to listen to a channel, or no longer to do so.
fn listening(verb: &str, channel: &str) -> String {
    format!("{verb} \"{}\";", channel.replace('"', "\"\""))
}

struct AtWork {
    config: Config,
    changes: broadcast::Sender<Change>,
    /// The games that are followed, and by how many.
    followed: HashMap<GameId, usize>,
    /// All transactions before this one are known.
    since: Option<i64>,
    /// Those from there on that were told already.
    told: BTreeSet<i64>,
    last_reading: Instant,
    /// Which transaction was the oldest at which time.
    marks: VecDeque<(Instant, i64)>,
}

impl AtWork {
    async fn run(mut self, mut errands: UnboundedReceiver<Errand>) {
        // Whatever goes wrong with a connection, there will be another one.
        while self.work(&mut errands).await.is_err() {
            sleep(RETRY).await;
        }
    }

    /// Works on one connection, as long as it lasts.
    async fn work(&mut self, errands: &mut UnboundedReceiver<Errand>) -> Stored<()> {
        let (client, mut connection) = patiently(self.config.connect(NoTls)).await?;
        let (heard, calls) = unbounded_channel();
        let listening = async move {
            while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await
            {
                if let AsyncMessage::Notification(call) = message
                    && heard.send(call.payload().to_owned()).is_err()
                {
                    break;
                }
            }
            Err(StoreFault::Database("the connection is lost".to_owned()))
        };
        // Both in one task, so that neither has to wake the other.
        tokio::select! {
            lost = listening => lost,
            ended = self.attend(&client, calls, errands) => ended,
        }
    }

    async fn attend(
        &mut self,
        client: &Client,
        mut calls: UnboundedReceiver<String>,
        errands: &mut UnboundedReceiver<Errand>,
    ) -> Stored<()> {
        let followed = self.followed.keys().map(channel_of);
        let channels = std::iter::once(ALL.to_owned()).chain(followed);
        let listen: String = channels
            .map(|channel| listening("LISTEN", &channel))
            .collect();
        // Who hears of a change too late because the database was killed reads of it.
        let listen = format!("SET synchronous_commit = off; {listen}");
        patiently(client.batch_execute(&listen)).await?;
        let (mut readings, mut cleanings) = (interval(READING), interval(CLEANING));
        for ticks in [&mut readings, &mut cleanings] {
            ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        }
        // What is written from here on can be read, even if it isn't called out.
        readings.tick().await;
        self.read(client).await?;
        loop {
            tokio::select! {
                Some(call) = calls.recv() => self.hear(&call),
                errand = errands.recv() => match errand {
                    Some(errand) => self.run_errands(client, errand, errands).await?,
                    None => return Ok(()),
                },
                _ = readings.tick() => self.read(client).await?,
                _ = cleanings.tick() => self.clean(client).await?,
            }
        }
    }

    /// Does what it is asked to do, and what else it is asked to meanwhile.
    async fn run_errands(
        &mut self,
        client: &Client,
        first: Errand,
        errands: &mut UnboundedReceiver<Errand>,
    ) -> Stored<()> {
        let (mut channels, mut calls) = (Vec::new(), Vec::new());
        let (mut listen, mut waiting) = (String::new(), Vec::new());
        let mut next = Some(first);
        while let Some(errand) = next {
            match errand {
                Errand::Call(changed) => {
                    if changed.0 != UNKEPT {
                        self.told.insert(changed.0);
                    }
                    let call = rows::json(&changed)?;
                    // What is too long for a call is left to be read.
                    if call.len() <= LONGEST {
                        channels.push(channel(&changed.1));
                        calls.push(call);
                    }
                }
                Errand::Answer(done) => waiting.push(done),
                Errand::Follow(game, done) => {
                    listen += &listening("LISTEN", &channel_of(&game));
                    *self.followed.entry(game).or_default() += 1;
                    waiting.push(done);
                }
                Errand::Leave(game) => {
                    if let Some(count) = self.followed.get_mut(&game) {
                        *count -= 1;
                        if *count == 0 {
                            listen += &listening("UNLISTEN", &channel_of(&game));
                            self.followed.remove(&game);
                        }
                    }
                }
            }
            next = errands.try_recv().ok();
        }
        if !listen.is_empty() {
            patiently(client.batch_execute(&listen)).await?;
        }
        for done in waiting {
            // Who has asked may have lost patience.
            let _ = done.send(());
        }
        if !calls.is_empty() {
            let notify = "SELECT pg_notify(channel, call) \
                          FROM unnest($1::text[], $2::text[]) AS list (channel, call)";
            patiently(client.query(notify, &[&channels, &calls])).await?;
        }
        Ok(())
    }

    /// Hears what another server, or this one, has called out.
    fn hear(&mut self, call: &str) {
        match rows::read::<Changed>(call) {
            Ok((UNKEPT, changes)) => self.tell(changes),
            Ok((xact, changes)) if self.told.insert(xact) => self.tell(changes),
            Ok(_) => {}
            Err(_) => self.tell(vec![UNKNOWN]),
        }
    }

    /// Whether this server wants to hear of a change.
    fn concerns(&self, change: &Change) -> bool {
        change
            .game()
            .is_none_or(|game| self.followed.contains_key(game))
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
                let change = rows::read(row.try_get(2)?).unwrap_or(UNKNOWN);
                if self.concerns(&change) {
                    self.tell(vec![change]);
                }
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
