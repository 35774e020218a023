//! What clients and servers say to each other in online play, as plain data for JSON.
//!
//! A client asks for most things over HTTP: to become a [`Player`], to invite others to a game
//! ([`NewInvitation`]), for its games. What happens while it looks on is told over a socket: it says
//! [`ToServer`] and hears [`ToClient`]. A game is its terms and its numbered events, as
//! [`ludejo_session`] has them; a client that was away says how many it has, and gets the others.
//!
//! Moments are milliseconds since 1970 by the server's clock.

mod chat;
mod game;
mod id;
mod invitation;
mod player;
mod problem;
mod socket;

pub use chat::{ChatLine, NewChatLine, Phrase, Words};
pub use game::{GameSummary, NewCommand, Progress, Sitting, Snapshot};
pub use id::{GameId, InvitationId, PlayerId};
pub use invitation::{Invitation, Invited, Lobby, NewInvitation, Place, SeatWish};
pub use player::{Name, NewPlayer, Player, Registered, Secret, is_hidden};
pub use problem::Problem;
pub use socket::{Presence, ToClient, ToServer};

/// The version of what is said. A server and a client of different versions don't play together:
/// the client says so, and updates.
pub const VERSION: u32 = 1;
