//! What one seat proposes and others have to agree to.

use ludejo_rules::Seat;
use serde::{Deserialize, Serialize};

/// What can be proposed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Offer {
    /// To end the game as a draw.
    Draw,
    /// To undo to the last action of the seat that asks.
    Takeback,
    /// To stop the clocks until somebody goes on.
    Pause,
}

impl Offer {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Draw, Self::Takeback, Self::Pause];
}

/// An offer that has not been answered by all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenOffer {
    /// Who asks.
    pub by: Seat,
    /// For what.
    pub offer: Offer,
    /// Who has agreed so far.
    pub accepted: Vec<Seat>,
}
