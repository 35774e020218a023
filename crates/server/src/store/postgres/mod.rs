//! Everything in PostgreSQL, for any number of servers.
//!
//! Transactions are on the disk when they are committed. Every wait has an end: for a connection, for a
//! statement, and for the network.

mod chat;
mod copying;
mod games;
mod herald;
mod invitations;
mod line;
mod migrations;
mod players;
mod servers;

use std::time::Duration;

use async_trait::async_trait;
use deadpool_postgres::{Manager, ManagerConfig, Pool, RecyclingMethod, Runtime};
use ludejo_session::{Event, Millis};
use ludejo_wire::{ChatLine, GameId, InvitationId, Name, Player, PlayerId, Words};
use tokio::sync::broadcast;
use tokio_postgres::{Config, NoTls};

pub(super) use herald::Followed;
use herald::{Changed, Herald};
pub(super) use line::Line;
use line::PATIENCE;

use super::{
    Append, Change, Counts, Following, KeptGame, KeptInvitation, Logged, NewGame, News, SecretHash,
    Store, StoreFault, Stored, Turn, Written, rows,
};

/// The most connections of one server, the one that listens not counted.
const CONNECTIONS: usize = 16;

/// How many changes are kept for who is slow to hear of them.
const CHANGES: usize = 65_536;

/// Where everything is kept by many servers.
#[derive(Debug)]
pub struct Postgres {
    pool: Pool,
    changes: broadcast::Sender<Change>,
    herald: Option<Herald>,
}

impl Postgres {
    /// Opens the database at an address such as `postgres://ludejo@localhost/ludejo`, and brings it
    /// up to date. The connection isn't encrypted, so it should not leave the machine or a network
    /// of one's own.
    ///
    /// # Errors
    ///
    /// If it can't be reached, a newer version has written it, or the address makes no sense.
    pub async fn open(address: &str) -> Stored<Self> {
        let config = config(address, "")?;
        let pool = pool(config.clone())?;
        let mut client = pool.get().await?;
        migrations::migrate(&mut client).await?;
        drop(client);
        let (changes, _) = broadcast::channel(CHANGES);
        Ok(Self {
            pool,
            herald: Some(Herald::start(config, changes.clone()).await?),
            changes,
        })
    }

    /// Opens the database only to look at it, while servers may be writing.
    ///
    /// # Errors
    ///
    /// If it can't be reached, another version has written it, or the address makes no sense.
    pub async fn look(address: &str) -> Stored<Self> {
        let config = config(address, "-c default_transaction_read_only=on")?;
        let pool = pool(config)?;
        migrations::check(&*pool.get().await?).await?;
        let (changes, _) = broadcast::channel(1);
        Ok(Self {
            pool,
            changes,
            herald: None,
        })
    }

    async fn line(&self) -> Stored<Line> {
        Line::of(&self.pool).await
    }

    /// Tells what has changed, if anything has.
    fn tell(&self, changed: Option<Changed>) {
        if let (Some(herald), Some(changed)) = (&self.herald, changed) {
            herald.tell(changed);
        }
    }
}

/// How to connect, with an end to every wait.
fn config(address: &str, more: &str) -> Stored<Config> {
    let mut config: Config = address.parse().map_err(|error: tokio_postgres::Error| {
        StoreFault::Database(format!("its address makes no sense: {error}"))
    })?;
    let options = format!(
        "{} -c synchronous_commit=on -c statement_timeout=5s -c lock_timeout=5s \
         -c idle_in_transaction_session_timeout=10s {more}",
        config.get_options().unwrap_or_default()
    );
    config
        .options(options.trim())
        .keepalives_idle(Duration::from_secs(15))
        .tcp_user_timeout(PATIENCE);
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(PATIENCE);
    }
    if config.get_application_name().is_none() {
        config.application_name("ludejo");
    }
    Ok(config)
}

fn pool(config: Config) -> Stored<Pool> {
    let recycling_method = RecyclingMethod::Fast;
    let manager = Manager::from_config(config, NoTls, ManagerConfig { recycling_method });
    Pool::builder(manager)
        .max_size(CONNECTIONS)
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(PATIENCE))
        .create_timeout(Some(PATIENCE))
        .recycle_timeout(Some(PATIENCE))
        .build()
        .map_err(|error| StoreFault::Database(error.to_string()))
}

/// Writes down what a transaction changes, for the other servers.
async fn write_down(line: &mut Line, changes: Vec<Change>) -> Stored<Option<Changed>> {
    let sql = "INSERT INTO changes (xact, what) \
               SELECT pg_current_xact_id()::text::bigint, unnest($1::text[]) RETURNING xact";
    let texts = changes.iter().map(rows::json).collect::<Stored<Vec<_>>>()?;
    let rows = line.query(sql, &[&texts]).await?;
    match rows.first() {
        Some(row) => Ok(Some((row.try_get(0)?, changes))),
        None => Ok(None),
    }
}

#[async_trait]
impl Store for Postgres {
    async fn add_player(&self, player: &Player, secret: &SecretHash, at: Millis) -> Stored<()> {
        players::add(&mut self.line().await?, player, secret, at).await
    }

    async fn player_of(&self, secret: &SecretHash) -> Stored<Option<Player>> {
        players::with_secret(&mut self.line().await?, secret).await
    }

    async fn player(&self, id: &PlayerId) -> Stored<Option<Player>> {
        players::with_id(&mut self.line().await?, id).await
    }

    async fn rename(&self, id: &PlayerId, name: &Name) -> Stored<()> {
        let changed = players::rename(&mut self.line().await?, id, name).await?;
        self.tell(changed);
        Ok(())
    }

    async fn forget(&self, id: &PlayerId, name: &Name) -> Stored<()> {
        let changed = players::forget(&mut self.line().await?, id, name).await?;
        self.tell(changed);
        Ok(())
    }

    async fn block(&self, by: &PlayerId, whom: &PlayerId, is_blocked: bool) -> Stored<()> {
        players::block(&mut self.line().await?, by, whom, is_blocked).await
    }

    async fn blocked(&self, by: &PlayerId) -> Stored<Vec<Player>> {
        players::blocked(&mut self.line().await?, by).await
    }

    async fn is_blocked(&self, one: &PlayerId, other: &PlayerId) -> Stored<bool> {
        players::is_blocked(&mut self.line().await?, one, other).await
    }

    async fn begin(&self, game: &NewGame, from: Option<&KeptInvitation>) -> Stored<Written> {
        let (written, changed) = games::begin(&mut self.line().await?, game, from).await?;
        self.tell(changed);
        Ok(written)
    }

    async fn game(&self, id: &GameId) -> Stored<Option<KeptGame>> {
        games::with_id(&mut self.line().await?, id).await
    }

    async fn events(&self, id: &GameId, from: u32) -> Stored<Vec<Event>> {
        games::events(&mut self.line().await?, id, from).await
    }

    async fn log(&self, id: &GameId) -> Stored<Vec<Logged>> {
        games::log(&mut self.line().await?, id, 0).await
    }

    async fn append(&self, append: &Append) -> Stored<Written> {
        let (written, changed) = games::append(&mut self.line().await?, append).await?;
        if let (Some(herald), Some(changed)) = (&self.herald, changed) {
            herald.tell_others(changed);
        }
        Ok(written)
    }

    async fn event_of(&self, id: &GameId, by: &PlayerId, key: &str) -> Stored<Option<u32>> {
        games::number_of(&mut self.line().await?, id, by, key).await
    }

    async fn games_of(&self, id: &PlayerId, before: Millis, count: u32) -> Stored<Vec<KeptGame>> {
        games::of_player(&mut self.line().await?, id, before, count).await
    }

    async fn games_with_engines(&self, id: &PlayerId) -> Stored<u32> {
        games::with_engines(&mut self.line().await?, id).await
    }

    async fn games_shown(&self, count: u32) -> Stored<Vec<KeptGame>> {
        games::shown(&mut self.line().await?, count).await
    }

    async fn due(&self, now: Millis, engines: Millis, count: u32) -> Stored<Vec<GameId>> {
        games::due(&mut self.line().await?, now, engines, count).await
    }

    async fn timed(&self) -> Stored<Vec<GameId>> {
        games::timed(&mut self.line().await?).await
    }

    async fn all_games(&self, after: Option<&GameId>, count: u32) -> Stored<Vec<GameId>> {
        games::all(&mut self.line().await?, after, count).await
    }

    async fn invite(&self, invitations: &[KeptInvitation]) -> Stored<()> {
        let changed = invitations::add(&mut self.line().await?, invitations).await?;
        self.tell(changed);
        Ok(())
    }

    async fn invitation(&self, id: &InvitationId) -> Stored<Option<KeptInvitation>> {
        invitations::with_id(&mut self.line().await?, id).await
    }

    async fn change_invitation(&self, invitation: &KeptInvitation) -> Stored<Written> {
        let (written, changed) = invitations::change(&mut self.line().await?, invitation).await?;
        self.tell(changed);
        Ok(written)
    }

    async fn remove_invitation(&self, id: &InvitationId) -> Stored<()> {
        let changed = invitations::remove(&mut self.line().await?, id).await?;
        self.tell(changed);
        Ok(())
    }

    async fn listed(&self, count: u32) -> Stored<Vec<KeptInvitation>> {
        invitations::listed(&mut self.line().await?, count).await
    }

    async fn invitations_of(&self, id: &PlayerId) -> Stored<Vec<KeptInvitation>> {
        invitations::of_player(&mut self.line().await?, id).await
    }

    async fn turn_to_pair(&self) -> Stored<Turn> {
        let mut line = self.line().await?;
        invitations::wait_for_turn(&mut line).await?;
        Ok(Turn::holding(line))
    }

    async fn remove_old_invitations(&self, before: Millis) -> Stored<u32> {
        let (count, changed) = invitations::remove_old(&mut self.line().await?, before).await?;
        self.tell(changed);
        Ok(count)
    }

    async fn say(
        &self,
        game: &GameId,
        by: &Player,
        key: &str,
        words: &Words,
        at: Millis,
    ) -> Stored<ChatLine> {
        let words = rows::json(words)?;
        let mut line = self.line().await?;
        let (said, changed) = chat::say(&mut line, game, by, key, &words, at).await?;
        self.tell(changed);
        Ok(said)
    }

    async fn chat(&self, game: &GameId, from: u32) -> Stored<Vec<ChatLine>> {
        chat::lines(&mut self.line().await?, game, from).await
    }

    async fn beat(&self, server: &str, at: Millis) -> Stored<()> {
        servers::beat(&mut self.line().await?, server, at).await
    }

    async fn last_beat(&self) -> Stored<Option<Millis>> {
        servers::last_beat(&mut self.line().await?).await
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    async fn follow(&self, game: &GameId) -> Stored<Following> {
        match &self.herald {
            Some(herald) => Ok(Following::among_others(herald.follow(game).await?)),
            None => Ok(Following::alone()),
        }
    }

    fn tell(&self, server: &str, news: News) {
        if let Some(herald) = &self.herald {
            herald.call(Change::News(server.to_owned(), news));
        }
    }

    async fn ping(&self) -> Stored<()> {
        self.line().await?.query("SELECT 1", &[]).await?;
        Ok(())
    }

    async fn counts(&self) -> Stored<Counts> {
        servers::counts(&mut self.line().await?).await
    }
}
