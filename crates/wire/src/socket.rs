//! What is said over a socket, one message of JSON at a time.

use ludejo_rules::Seat;
use ludejo_session::{Event, Millis};
use serde::{Deserialize, Serialize};

use crate::{ChatLine, GameId, Invitation, Lobby, NewCommand, Player, Problem, Secret, Snapshot};

/// What a client says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[serde(tag = "say", rename_all = "kebab-case")]
pub enum ToServer {
    /// The first message.
    Hello {
        /// The version of the protocol ([`VERSION`](crate::VERSION)).
        version: u32,
        /// What shows who the player is; without it, a client can only look on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<Secret>,
    },
    /// To see a game from now on. Heard again after every loss of connection.
    Watch {
        /// Which.
        game: GameId,
        /// How many of its events are known.
        #[serde(default)]
        from: u32,
        /// How many lines of its chat are known.
        #[serde(default)]
        chat: u32,
    },
    /// Not to see a game any more.
    Leave {
        /// Which.
        game: GameId,
    },
    /// A command to a game in which the player has a seat.
    Do {
        /// Which game.
        game: GameId,
        /// What.
        #[serde(flatten)]
        command: NewCommand,
    },
    /// To see the lobby from now on.
    Lobby,
    /// Not to see the lobby any more.
    LeaveLobby,
    /// An answer to [`ToClient::Ping`].
    Pong {
        /// What the ping said.
        number: u32,
    },
}

/// What a server says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[serde(tag = "say", rename_all = "kebab-case")]
pub enum ToClient {
    /// The answer to [`ToServer::Hello`].
    Welcome {
        /// The version of the protocol.
        version: u32,
        /// The version of the app that the server has.
        build: String,
        /// Who the client is, if it has told a secret.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<Player>,
        /// The moment by the server's clock.
        now: Millis,
    },
    /// The client speaks another version, and has to be updated. Nothing follows.
    Outdated {
        /// The server's version.
        version: u32,
    },
    /// The answer to [`ToServer::Watch`]. It comes again, without what is known, when a player of the
    /// game has another name.
    Game {
        /// The game as it stands.
        snapshot: Box<Snapshot>,
    },
    /// Something has happened in a game.
    Events {
        /// In which.
        game: GameId,
        /// The number of the first of these events.
        from: u32,
        /// What.
        events: Vec<Event>,
        /// The moment by the server's clock.
        now: Millis,
    },
    /// A command was carried out. What has come of it was told before.
    Done {
        /// In which game.
        game: GameId,
        /// What the sender called it.
        key: String,
    },
    /// A command was refused.
    Refused {
        /// In which game.
        game: GameId,
        /// What the sender called it.
        key: String,
        /// Why.
        problem: Problem,
    },
    /// Somebody has come or gone.
    Presence {
        /// At which game.
        game: GameId,
        /// Who is there now.
        presence: Presence,
    },
    /// Something was said at a table.
    Chat {
        /// At which game.
        game: GameId,
        /// What.
        line: ChatLine,
    },
    /// The players have begun another game.
    Rematch {
        /// After which game.
        game: GameId,
        /// The new one.
        next: GameId,
    },
    /// The lobby as it is now.
    Lobby {
        /// What is there.
        lobby: Lobby,
    },
    /// An invitation of the player, or to the player, has changed: somebody has come, has said no,
    /// or the game has begun.
    Invitation {
        /// Which.
        invitation: Invitation,
    },
    /// The player has a seat in a game that has begun.
    Began {
        /// Which.
        game: GameId,
    },
    /// Something in what the client said can't be done.
    Problem {
        /// Why.
        problem: Problem,
    },
    /// To be answered at once by [`ToServer::Pong`], so that the server knows how slow the network is.
    Ping {
        /// To be repeated in the answer.
        number: u32,
    },
}

/// Who is there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Presence {
    /// The seats whose players are connected.
    pub seats: Vec<Seat>,
    /// How many others look on.
    pub watchers: u32,
    /// From when on the others may claim the game, because the player of a seat is away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub claims: Vec<(Seat, Millis)>,
}
