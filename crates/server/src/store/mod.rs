//! Where players, games and invitations are kept.
//!
//! A game is its terms and its events: rows that are only ever appended, each with its number, so that
//! nothing can be written twice or in place of something else. Everything else about a game
//! ([`Standing`]) follows from them, and is kept beside them only to be found quickly.
//!
//! One behaviour, two databases: [`Sqlite`] for one server, [`Postgres`] for any number of them. What
//! any of them has returned is on the disk.

mod following;
mod place;
mod postgres;
mod rows;
mod sqlite;
mod standing;
mod turn;
mod verify;

use std::fmt;
use std::path::PathBuf;

use async_trait::async_trait;
use ludejo_rules::Seat;
use ludejo_session::{Event, Millis, Terms};
use ludejo_wire::{
    ChatLine, GameId, Invitation, InvitationId, Name, Player, PlayerId, Progress, Words,
};
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast;

pub use following::Following;
pub use place::Place;
pub use postgres::Postgres;
pub use sqlite::{CopyFault, Sqlite};
pub(crate) use standing::awaits_engine;
pub use turn::Turn;
pub use verify::{Report, verify};

/// The hash of a player's secret (SHA-256).
pub type SecretHash = [u8; 32];

/// Why the database could not do something. It's the operator's concern, not the player's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreFault {
    /// It was written by a later version of the program: its version, and the one known here.
    Newer(u32, u32),
    /// It was written by an earlier version and is only to be looked at: its version, and the one
    /// known here.
    Older(u32, u32),
    /// Another program has this data folder.
    InUse(PathBuf),
    /// There is no database in this data folder.
    Missing(PathBuf),
    /// It can't be reached, or the disk is full, or it is damaged: what it says.
    Database(String),
}

impl fmt::Display for StoreFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Newer(found, known) => write!(
                f,
                "the database was written by a newer version of Ludejo (its format is {found}, and this \
                 version knows up to {known}); please update the program"
            ),
            Self::Older(found, known) => write!(
                f,
                "the database is from an older version of Ludejo (its format is {found}, and this \
                 version writes {known}); start the server once to bring it up to date"
            ),
            Self::InUse(folder) => write!(
                f,
                "another Ludejo is using the data folder {}; stop it first, or choose another folder",
                folder.display()
            ),
            Self::Missing(folder) => {
                write!(f, "there is no database in {}", folder.display())
            }
            Self::Database(what) => write!(f, "the database failed: {what}"),
        }
    }
}

impl std::error::Error for StoreFault {}

/// What a store returns.
pub type Stored<T> = Result<T, StoreFault>;

/// A game that begins.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// How it is found again.
    pub id: GameId,
    /// What was settled.
    pub terms: Terms,
    /// The players at the seats; nobody where an engine sits.
    pub players: Vec<Option<PlayerId>>,
    /// The game that it follows, if its players wanted another one. No game has two that follow it.
    pub rematch_of: Option<GameId>,
    /// Whether everybody sees in the lobby that it goes on.
    pub is_listed: bool,
    /// How it stands at the beginning.
    pub standing: Standing,
}

/// What is kept beside the events of a game, to find it by. It follows from them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// How many events there are.
    pub events: u32,
    /// When the last of them happened, or the game began.
    pub latest: Millis,
    /// The number of actions made.
    pub actions: u32,
    /// The position line.
    pub line: String,
    /// How far it is.
    pub progress: Progress,
    /// When somebody's time runs out if nothing happens.
    pub deadline: Option<Millis>,
    /// Whether an engine of the server is to move or to answer.
    pub awaits_engine: bool,
}

/// A game as it is kept.
#[derive(Clone, Debug)]
pub struct KeptGame {
    /// How it is found again.
    pub id: GameId,
    /// What was settled.
    pub terms: Terms,
    /// The players at the seats, with their names of today; nobody where an engine sat.
    pub players: Vec<Option<Player>>,
    /// The game that it follows.
    pub rematch_of: Option<GameId>,
    /// The game that follows it.
    pub rematch: Option<GameId>,
    /// Whether everybody sees in the lobby that it goes on.
    pub is_listed: bool,
    /// Whether it is found when it is due, and in its place among others.
    pub is_found: bool,
    /// How it stands.
    pub standing: Standing,
}

/// Events to be appended to a game.
#[derive(Clone, Debug)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// What has happened, in order; not nothing. The first gets the number of the events there are
    /// by the caller's knowledge, which is `standing.events - events.len()`.
    pub events: Vec<Event>,
    /// The player and the key of the command that led to them, if one did.
    pub command: Option<(PlayerId, String)>,
    /// How the game stands after them.
    pub standing: Standing,
}

/// What has come of an attempt to append or to change something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {
    /// It is on the disk.
    Yes,
    /// Somebody else was faster, and nothing was written: read again.
    Behind,
}

/// An event as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Logged {
    /// Its number.
    pub number: u32,
    /// What has happened.
    pub event: Event,
    /// The player and the key of the command that led to it, at the first event of each.
    pub command: Option<(PlayerId, String)>,
}

/// How much there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Players, those who are forgotten not counted.
    pub players: u64,
    /// Games.
    pub games: u64,
    /// Those of them that go on.
    pub games_on: u64,
    /// Events of all games.
    pub events: u64,
    /// Invitations.
    pub invitations: u64,
    /// Lines of chat.
    pub chat: u64,
    /// The size of it all in bytes.
    pub bytes: u64,
}

/// An invitation with what only servers know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptInvitation {
    /// What everybody may know.
    pub invitation: Invitation,
    /// Those with the same group come from one request. When one of them leads to a game, the others
    /// end.
    pub group: String,
    /// Counts its changes, from 0.
    pub version: u32,
}

/// Something that has changed, on this server or another. Nothing but the fact is told: read what
/// it is. A change can be told more than once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// A game has this many events, and then these, if they are told, too.
    Game(GameId, u32, Vec<Event>),
    /// Something was said at a game.
    Chat(GameId),
    /// An invitation has changed, or has ended.
    Invitation(InvitationId),
    /// A game has begun.
    Begun(GameId),
    /// A player has another name, or is forgotten.
    Player(PlayerId),
    /// A server, by its name, tells the others what isn't kept.
    News(String, News),
    /// Nobody knows: the database could not be heard for too long. Read everything again.
    Anything,
}

impl Change {
    /// The game that it concerns, if only those who follow that game have to know of it.
    #[must_use]
    pub const fn game(&self) -> Option<&GameId> {
        match self {
            Self::Game(game, ..)
            | Self::Chat(game)
            | Self::News(_, News::Table { game, .. } | News::WhoIsAt(game)) => Some(game),
            _ => None,
        }
    }
}

/// What servers tell each other without keeping it, since it is over in a moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum News {
    /// Who is at a game.
    Table {
        /// Which.
        game: GameId,
        /// The seats whose players are connected.
        seats: Vec<Seat>,
        /// How many others look on.
        watchers: u32,
    },
    /// A server wants to know who is at a game.
    WhoIsAt(GameId),
    /// Who is connected.
    People {
        /// How many.
        count: u32,
        /// Those of them who have listed invitations.
        inviters: Vec<PlayerId>,
    },
    /// A player was forgotten.
    Forgotten(PlayerId),
}

/// Where players, games and invitations are kept.
///
/// A [`StoreFault`] leaves open whether something was written: the connection may have been lost
/// after that. Events have numbers and commands have keys so that one can find out.
#[async_trait]
pub trait Store: Send + Sync + fmt::Debug {
    // Players.

    /// Adds a player.
    async fn add_player(&self, player: &Player, secret: &SecretHash, at: Millis) -> Stored<()>;
    /// The player with this secret.
    async fn player_of(&self, secret: &SecretHash) -> Stored<Option<Player>>;
    /// The player of this id.
    async fn player(&self, id: &PlayerId) -> Stored<Option<Player>>;
    /// Gives a player another name.
    async fn rename(&self, id: &PlayerId, name: &Name) -> Stored<()>;
    /// Forgets a player's secret, blocks, chat lines, and invitations that led to nothing, and
    /// replaces the name by this one. The games stay.
    async fn forget(&self, id: &PlayerId, name: &Name) -> Stored<()>;
    /// Blocks somebody, or no longer does.
    async fn block(&self, by: &PlayerId, whom: &PlayerId, is_blocked: bool) -> Stored<()>;
    /// Whom a player has blocked.
    async fn blocked(&self, by: &PlayerId) -> Stored<Vec<Player>>;
    /// Whether one of these two has blocked the other.
    async fn is_blocked(&self, one: &PlayerId, other: &PlayerId) -> Stored<bool>;

    // Games.

    /// Begins a game. If it comes from an invitation, that one must still have this version; it then
    /// says that the game began, and the others of its group end, all at once. It is also `Behind`
    /// if another game follows the same one already.
    async fn begin(&self, game: &NewGame, from: Option<&KeptInvitation>) -> Stored<Written>;
    /// A game, without its events.
    async fn game(&self, id: &GameId) -> Stored<Option<KeptGame>>;
    /// The events of a game from this number on.
    async fn events(&self, id: &GameId, from: u32) -> Stored<Vec<Event>>;
    /// The events of a game as they are kept, the earliest first, however they are numbered.
    async fn log(&self, id: &GameId) -> Stored<Vec<Logged>>;
    /// Appends events. It is also `Behind` if a command of this key was carried out before
    /// ([`event_of`](Self::event_of)). Of these changes, only the other servers are told: whoever
    /// appends knows what has happened, and when.
    async fn append(&self, append: &Append) -> Stored<Written>;
    /// Whether a command of a player was carried out before: the number of its first event.
    async fn event_of(&self, id: &GameId, by: &PlayerId, key: &str) -> Stored<Option<u32>>;
    /// The games of a player, those that changed last first; only those that changed before a moment.
    async fn games_of(&self, id: &PlayerId, before: Millis, count: u32) -> Stored<Vec<KeptGame>>;
    /// How many games of a player go on in which engines have had seats from the beginning.
    async fn games_with_engines(&self, id: &PlayerId) -> Stored<u32>;
    /// Games that go on and are listed, those that changed last first.
    async fn games_shown(&self, count: u32) -> Stored<Vec<KeptGame>>;
    /// Games that go on in which somebody's time has run out by this moment, or an engine has been
    /// awaited since it.
    async fn due(&self, now: Millis, engines: Millis, count: u32) -> Stored<Vec<GameId>>;
    /// Games with clocks that go on and have a deadline: those that stop with the servers.
    async fn timed(&self) -> Stored<Vec<GameId>>;
    /// All games, in the order of their ids, after one of them.
    async fn all_games(&self, after: Option<&GameId>, count: u32) -> Stored<Vec<GameId>>;

    // Invitations.

    /// Adds invitations of one request.
    async fn invite(&self, invitations: &[KeptInvitation]) -> Stored<()>;
    /// An invitation.
    async fn invitation(&self, id: &InvitationId) -> Stored<Option<KeptInvitation>>;
    /// Changes an invitation, if it still has the version given in `invitation`, which then grows by one.
    async fn change_invitation(&self, invitation: &KeptInvitation) -> Stored<Written>;
    /// Removes an invitation, unless it has led to a game.
    async fn remove_invitation(&self, id: &InvitationId) -> Stored<()>;
    /// The listed invitations that can be joined, the newest first.
    async fn listed(&self, count: u32) -> Stored<Vec<KeptInvitation>>;
    /// Open invitations made by a player, or in which the player has a place or is asked.
    async fn invitations_of(&self, id: &PlayerId) -> Stored<Vec<KeptInvitation>>;
    /// Waits for the turn to look for somebody and to invite if nobody is found: two who do that at
    /// the same time, at whichever servers, would miss each other.
    async fn turn_to_pair(&self) -> Stored<Turn> {
        Ok(Turn::alone())
    }
    /// Removes invitations made before a moment that led to nothing: how many.
    async fn remove_old_invitations(&self, before: Millis) -> Stored<u32>;

    // Chat.

    /// Adds a line to the chat of a game and gives it a number. The same key of the same player counts once.
    async fn say(
        &self,
        game: &GameId,
        by: &Player,
        key: &str,
        words: &Words,
        at: Millis,
    ) -> Stored<ChatLine>;
    /// The lines of a game's chat from this number on.
    async fn chat(&self, game: &GameId, from: u32) -> Stored<Vec<ChatLine>>;

    // Servers.

    /// Notes that a server is alive at this moment.
    async fn beat(&self, server: &str, at: Millis) -> Stored<()>;
    /// When any server was alive last.
    async fn last_beat(&self) -> Stored<Option<Millis>>;
    /// Everything that changes from now on, on this server and on others, but not what this server
    /// [appends](Self::append), and of games on other servers only what concerns those that are
    /// [followed](Self::follow). Who is told that some of it is lost has to read everything again.
    fn changes(&self) -> broadcast::Receiver<Change>;
    /// Follows a game until what is returned is dropped: [changes](Self::changes) tells what happens to
    /// it on other servers.
    async fn follow(&self, _game: &GameId) -> Stored<Following> {
        Ok(Following::alone())
    }
    /// Tells the other servers what isn't kept, and may get lost. The server that tells it may hear
    /// it, too. Where there are no others, this does nothing.
    fn tell(&self, _server: &str, _news: News) {}
    /// Whether it answers.
    async fn ping(&self) -> Stored<()>;
    /// How much there is.
    async fn counts(&self) -> Stored<Counts>;
}
