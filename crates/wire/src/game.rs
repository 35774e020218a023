//! Games.

use ludejo_rules::Seat;
use ludejo_session::{Command, Event, Millis, Terms, TimeControl};
use serde::{Deserialize, Serialize};

use crate::{ChatLine, GameId, Player, Presence};

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameSummary {
    /// How it is found again.
    pub id: GameId,
    /// The id of the game that is played.
    pub game: String,
    /// Who sits at each seat, in turn order.
    pub seats: Vec<Sitting>,
    /// How much time each seat has.
    pub control: TimeControl,
    /// When it began.
    pub begun: Millis,
    /// When something happened last.
    pub latest: Millis,
    /// The number of actions made.
    pub actions: u32,
    /// The position line.
    pub line: String,
    /// How far it is.
    pub progress: Progress,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Sitting {
    /// A player.
    Player {
        /// Who.
        player: Player,
    },
    /// An engine of the server.
    Engine {
        /// Its options, such as `level=3`.
        options: String,
    },
}

/// How far a game is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[serde(tag = "is", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Progress {
    /// It goes on.
    On {
        /// The seat to move.
        to_move: Seat,
    },
    /// It has ended.
    Over {
        /// The seat that has won, if one has.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        winner: Option<Seat>,
        /// The word of the reason, such as `resignation`.
        reason: String,
    },
    /// It was aborted and doesn't count.
    Aborted,
}

/// A game as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Snapshot {
    /// How it is found again.
    pub id: GameId,
    /// What was settled before.
    pub terms: Terms,
    /// The players at the seats, in turn order; nobody where an engine sat when the game began.
    pub players: Vec<Option<Player>>,
    /// The number of the first event below; those before are known already.
    pub from: u32,
    /// What has happened since.
    pub events: Vec<Event>,
    /// The moment by the server's clock.
    pub now: Millis,
    /// Who is there.
    pub presence: Presence,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// The game that followed, if its players wanted another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<GameId>,
}

/// A command of a player to a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewCommand {
    /// What the sender calls it, 1 to 32 characters, a different name for each: sent twice, it
    /// counts once.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 32))]
    pub key: String,
    /// What the player wants to do.
    pub command: Command,
}
