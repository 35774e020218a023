//! Invitations: how people find each other.

use ludejo_session::{Millis, TimeControl};
use serde::{Deserialize, Serialize};

use crate::{GameId, GameSummary, InvitationId, Player};

/// An invitation to a game. The game begins when every seat is taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Invitation {
    /// How it is found again.
    pub id: InvitationId,
    /// The id of the game to be played.
    pub game: String,
    /// The position line that it begins from; the standard setup if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// How much time each seat has.
    pub control: TimeControl,
    /// Who invites.
    pub by: Player,
    /// Who sits at each seat so far, in turn order. If seats are drawn by lot, they are only an
    /// order of arrival until the game begins.
    pub places: Vec<Place>,
    /// Whether seats are drawn by lot when the game begins.
    pub by_lot: bool,
    /// Whether everybody sees it in the lobby. If not, only who knows its id does.
    pub listed: bool,
    /// When it was made.
    pub made: Millis,
    /// The game whose players want another one, if it is a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<GameId>,
    /// Who has said no, if somebody has: then there will be no game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declined_by: Option<Player>,
    /// The game, once it has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub began: Option<GameId>,
}

/// A seat of a game that is to begin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Place {
    /// Whoever comes.
    Open,
    /// Kept for this player, who has not said yes.
    Asked {
        /// Who.
        player: Player,
    },
    /// Taken by this player.
    Taken {
        /// Who.
        player: Player,
    },
    /// Taken by an engine of the server.
    Engine {
        /// Its level, from 1.
        level: u8,
    },
}

/// What somebody who invites wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewInvitation {
    /// The ids of the games, any of which will do: at least one. Each, with each time control,
    /// becomes an invitation, and when one of them leads to a game the others end.
    #[cfg_attr(feature = "openapi", schema(min_items = 1))]
    pub games: Vec<String>,
    /// The time controls, any of which will do: at least one.
    #[cfg_attr(feature = "openapi", schema(min_items = 1, max_items = 8))]
    pub controls: Vec<TimeControl>,
    /// The position line that the game begins from, if not the standard setup; only with one game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// Where the one who invites wants to sit.
    #[serde(default)]
    pub seat: SeatWish,
    /// The levels of engines that take seats at once, in turn order: the last seats, as many as there
    /// are levels.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub engines: Vec<u8>,
    /// Whether everybody sees it in the lobby.
    #[serde(default)]
    pub listed: bool,
    /// Whether to join a fitting invitation of somebody else that is listed, if there is one.
    #[serde(default)]
    pub pair: bool,
}

/// Where somebody wants to sit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum SeatWish {
    /// Wherever chance decides.
    #[default]
    Any,
    /// At this seat, from 0.
    Seat(u8),
}

/// What has come of an invitation, or of joining one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[serde(tag = "what", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Invited {
    /// The game has begun.
    Began {
        /// Which.
        game: GameId,
    },
    /// Others are awaited.
    Waiting {
        /// The invitations.
        invitations: Vec<Invitation>,
    },
}

/// What everybody can see and join.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// The listed invitations that can still be joined, the newest first.
    pub invitations: Vec<Invitation>,
    /// Games in progress, the latest first; a few of them if there are many.
    pub games: Vec<GameSummary>,
    /// How many people are connected.
    pub people: u32,
}
