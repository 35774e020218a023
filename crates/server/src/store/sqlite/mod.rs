//! Everything in one file, for one server.
//!
//! SQLite with a write-ahead log that is flushed at every commit. One thread writes; a few
//! connections read, each seeing all that was committed.

mod backup;
mod chat;
mod checkpoints;
mod folder;
mod games;
mod invitations;
mod migrations;
mod players;
mod readers;
mod servers;
mod writer;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use async_trait::async_trait;
use ludejo_session::{Event, Millis};
use ludejo_wire::{ChatLine, GameId, InvitationId, Name, Player, PlayerId, Words};
use rusqlite::Connection;
use tokio::sync::broadcast;

pub use backup::CopyFault;
use checkpoints::Checkpoints;
use folder::Folder;
use readers::Readers;
use writer::Writer;

use super::{
    Append, Change, Counts, KeptGame, KeptInvitation, Logged, NewGame, SecretHash, Store,
    StoreFault, Stored, Written, rows,
};

/// How many changes are kept for who is slow to hear of them.
const CHANGES: usize = 4096;

/// How much of the database the connection that writes keeps in memory, as SQLite counts it: minus KiB.
const CACHE: i32 = -32 * 1024;

/// Where everything is kept by one server.
#[derive(Debug)]
pub struct Sqlite {
    // Dropped in this order: the last connection that closes checkpoints the log.
    readers: Readers,
    _checkpoints: Option<Checkpoints>,
    writer: Option<Writer>,
    changes: broadcast::Sender<Change>,
    /// Closed after all connections.
    _file: Option<Arc<File>>,
    _folder: Option<Folder>,
}

impl Sqlite {
    /// Opens the database in a data folder. Both are created if they aren't there, and an older
    /// database is brought up to date. Nobody else can open it to write as long as this lives.
    ///
    /// # Errors
    ///
    /// If another program has the folder, a newer version has written the database, or the system
    /// says no.
    pub fn open(folder: &Path) -> Stored<Self> {
        let folder = Folder::take(folder)?;
        let connection = writing(&folder)?;
        // Another thread checkpoints the log.
        connection.pragma_update(None, "wal_autocheckpoint", 0)?;
        let (changes, _) = broadcast::channel(CHANGES);
        let failed = |error| StoreFault::Database(format!("a thread can't start: {error}"));
        let is_long = Arc::new(AtomicBool::new(false));
        let beside = connect(&folder)?;
        let file = File::options().write(true).open(folder.database());
        let file = Arc::new(file.map_err(|error| StoreFault::Database(error.to_string()))?);
        let checkpoints = Checkpoints::start(beside, Arc::clone(&file), Arc::clone(&is_long));
        let checkpoints = checkpoints.map_err(failed)?;
        let writer = Writer::start(connection, changes.clone(), is_long).map_err(failed)?;
        Ok(Self {
            _checkpoints: Some(checkpoints),
            writer: Some(writer),
            readers: Readers::new(folder.database()),
            changes,
            _file: Some(file),
            _folder: Some(folder),
        })
    }

    /// Opens the database in a data folder only to look at it, while a server may be writing.
    ///
    /// # Errors
    ///
    /// If there is none, another version has written it, or the system says no.
    pub fn look(folder: &Path) -> Stored<Self> {
        let file = existing(folder)?;
        migrations::check(&readers::connect(&file)?)?;
        let (changes, _) = broadcast::channel(1);
        Ok(Self {
            _checkpoints: None,
            writer: None,
            readers: Readers::new(file),
            changes,
            _file: None,
            _folder: None,
        })
    }

    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Stored<T> + Send + 'static,
    ) -> Stored<T> {
        self.readers.read(work).await
    }

    async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection, &mut Vec<Change>) -> Stored<T> + Send + 'static,
    ) -> Stored<T> {
        match &self.writer {
            Some(writer) => writer.write(work).await,
            None => Err(StoreFault::Database(
                "it was opened only to look at it".to_owned(),
            )),
        }
    }
}

/// Where the database in a data folder is, if there is one.
fn existing(folder: &Path) -> Stored<PathBuf> {
    let file = folder::database(folder);
    if file.exists() {
        Ok(file)
    } else {
        Err(StoreFault::Missing(folder.to_owned()))
    }
}

/// The database in a data folder that no server has, nor can have as long as this lives.
pub(super) struct Still {
    pub(super) connection: Connection,
    _folder: Folder,
}

impl Still {
    /// Takes it, and brings it up to date.
    pub(super) fn take(folder: &Path) -> Stored<Self> {
        existing(folder)?;
        let folder = Folder::take(folder)?;
        Ok(Self {
            connection: writing(&folder)?,
            _folder: folder,
        })
    }
}

/// A connection that can write, and flushes what it writes.
fn connect(folder: &Folder) -> Stored<Connection> {
    let connection = Connection::open(folder.database())?;
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    Ok(connection)
}

/// The connection that writes.
fn writing(folder: &Folder) -> Stored<Connection> {
    let mut connection = connect(folder)?;
    connection.set_prepared_statement_cache_capacity(64);
    connection.pragma_update(None, "cache_size", CACHE)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "journal_size_limit", checkpoints::LENGTH)?;
    migrations::migrate(&mut connection)?;
    Ok(connection)
}

impl From<rusqlite::Error> for StoreFault {
    fn from(error: rusqlite::Error) -> Self {
        Self::Database(error.to_string())
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn add_player(&self, player: &Player, secret: &SecretHash, at: Millis) -> Stored<()> {
        let (player, secret) = (player.clone(), *secret);
        self.write(move |connection, _| players::add(connection, &player, &secret, at))
            .await
    }

    async fn player_of(&self, secret: &SecretHash) -> Stored<Option<Player>> {
        let secret = *secret;
        self.read(move |connection| players::with_secret(connection, &secret))
            .await
    }

    async fn player(&self, id: &PlayerId) -> Stored<Option<Player>> {
        let id = id.clone();
        self.read(move |connection| players::with_id(connection, &id))
            .await
    }

    async fn rename(&self, id: &PlayerId, name: &Name) -> Stored<()> {
        let (id, name) = (id.clone(), name.clone());
        self.write(move |connection, changed| players::rename(connection, &id, &name, changed))
            .await
    }

    async fn forget(&self, id: &PlayerId, name: &Name) -> Stored<()> {
        let (id, name) = (id.clone(), name.clone());
        self.write(move |connection, changed| players::forget(connection, &id, &name, changed))
            .await
    }

    async fn block(&self, by: &PlayerId, whom: &PlayerId, is_blocked: bool) -> Stored<()> {
        let (by, whom) = (by.clone(), whom.clone());
        self.write(move |connection, _| players::block(connection, &by, &whom, is_blocked))
            .await
    }

    async fn blocked(&self, by: &PlayerId) -> Stored<Vec<Player>> {
        let by = by.clone();
        self.read(move |connection| players::blocked(connection, &by))
            .await
    }

    async fn is_blocked(&self, one: &PlayerId, other: &PlayerId) -> Stored<bool> {
        let (one, other) = (one.clone(), other.clone());
        self.read(move |connection| players::is_blocked(connection, &one, &other))
            .await
    }

    async fn begin(&self, game: &NewGame, from: Option<&KeptInvitation>) -> Stored<Written> {
        let (game, from) = (game.clone(), from.cloned());
        self.write(move |connection, changed| {
            games::begin(connection, &game, from.as_ref(), changed)
        })
        .await
    }

    async fn game(&self, id: &GameId) -> Stored<Option<KeptGame>> {
        let id = id.clone();
        self.read(move |connection| games::with_id(connection, &id))
            .await
    }

    async fn events(&self, id: &GameId, from: u32) -> Stored<Vec<Event>> {
        let id = id.clone();
        self.read(move |connection| games::events(connection, &id, from))
            .await
    }

    async fn log(&self, id: &GameId) -> Stored<Vec<Logged>> {
        let id = id.clone();
        self.read(move |connection| games::log(connection, &id, 0))
            .await
    }

    async fn append(&self, append: &Append) -> Stored<Written> {
        let append = games::ReadyAppend::new(append)?;
        self.write(move |connection, _| games::append(connection, &append))
            .await
    }

    async fn event_of(&self, id: &GameId, by: &PlayerId, key: &str) -> Stored<Option<u32>> {
        let (id, by, key) = (id.clone(), by.clone(), key.to_owned());
        self.read(move |connection| games::number_of(connection, &id, &by, &key))
            .await
    }

    async fn games_of(&self, id: &PlayerId, before: Millis, count: u32) -> Stored<Vec<KeptGame>> {
        let id = id.clone();
        self.read(move |connection| games::of_player(connection, &id, before, count))
            .await
    }

    async fn games_with_engines(&self, id: &PlayerId) -> Stored<u32> {
        let id = id.clone();
        self.read(move |connection| games::with_engines(connection, &id))
            .await
    }

    async fn games_shown(&self, count: u32) -> Stored<Vec<KeptGame>> {
        self.read(move |connection| games::shown(connection, count))
            .await
    }

    async fn due(&self, now: Millis, engines: Millis, count: u32) -> Stored<Vec<GameId>> {
        let early = self.read(move |connection| games::has_early_alarms(connection, now));
        if early.await? {
            self.write(move |connection, _| games::set_alarms(connection, now))
                .await?;
        }
        self.read(move |connection| games::due(connection, now, engines, count))
            .await
    }

    async fn timed(&self) -> Stored<Vec<GameId>> {
        self.read(games::timed).await
    }

    async fn all_games(&self, after: Option<&GameId>, count: u32) -> Stored<Vec<GameId>> {
        let after = after.cloned();
        self.read(move |connection| games::all(connection, after.as_ref(), count))
            .await
    }

    async fn invite(&self, invitations: &[KeptInvitation]) -> Stored<()> {
        let invitations = invitations.to_vec();
        self.write(move |connection, changed| invitations::add(connection, &invitations, changed))
            .await
    }

    async fn invitation(&self, id: &InvitationId) -> Stored<Option<KeptInvitation>> {
        let id = id.clone();
        self.read(move |connection| invitations::with_id(connection, &id))
            .await
    }

    async fn change_invitation(&self, invitation: &KeptInvitation) -> Stored<Written> {
        let invitation = invitation.clone();
        self.write(move |connection, changed| invitations::change(connection, &invitation, changed))
            .await
    }

    async fn remove_invitation(&self, id: &InvitationId) -> Stored<()> {
        let id = id.clone();
        self.write(move |connection, changed| invitations::remove(connection, &id, changed))
            .await
    }

    async fn listed(&self, count: u32) -> Stored<Vec<KeptInvitation>> {
        self.read(move |connection| invitations::listed(connection, count))
            .await
    }

    async fn invitations_of(&self, id: &PlayerId) -> Stored<Vec<KeptInvitation>> {
        let id = id.clone();
        self.read(move |connection| invitations::of_player(connection, &id))
            .await
    }

    async fn remove_old_invitations(&self, before: Millis) -> Stored<u32> {
        self.write(move |connection, changed| invitations::remove_old(connection, before, changed))
            .await
    }

    async fn say(
        &self,
        game: &GameId,
        by: &Player,
        key: &str,
        words: &Words,
        at: Millis,
    ) -> Stored<ChatLine> {
        let (game, by, key, words) = (game.clone(), by.clone(), key.to_owned(), rows::json(words)?);
        self.write(move |connection, changed| {
            chat::say(connection, &game, &by, &key, &words, at, changed)
        })
        .await
    }

    async fn chat(&self, game: &GameId, from: u32) -> Stored<Vec<ChatLine>> {
        let game = game.clone();
        self.read(move |connection| chat::lines(connection, &game, from))
            .await
    }

    async fn beat(&self, server: &str, at: Millis) -> Stored<()> {
        let server = server.to_owned();
        self.write(move |connection, _| servers::beat(connection, &server, at))
            .await
    }

    async fn last_beat(&self) -> Stored<Option<Millis>> {
        self.read(servers::last_beat).await
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    async fn ping(&self) -> Stored<()> {
        self.read(|connection| Ok(connection.query_row("SELECT 1", [], |_| Ok(()))?))
            .await
    }

    async fn counts(&self) -> Stored<Counts> {
        self.read(servers::counts).await
    }
}
