//! What somebody at the table wants to do.

use serde::{Deserialize, Serialize};

use crate::{Millis, Occupant, Offer};

/// What somebody at the table wants to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[serde(tag = "do", rename_all = "kebab-case")]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Command {
    /// To make an action.
    Move {
        /// The action as the rules write it.
        action: String,
        /// The number of actions before it, if the sender knows: the same action sent twice then
        /// counts once, and one that was meant for another position is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<u64>))]
        ply: Option<usize>,
        /// How long the network held it up, in milliseconds, as far as the
        /// [bound](crate::Terms::lag_bound) allows.
        #[serde(default)]
        lag: Millis,
    },
    /// To give up.
    Resign,
    /// To go away for good. Sent by whatever watches the connections.
    Leave,
    /// To propose something.
    Offer {
        /// What.
        offer: Offer,
    },
    /// To agree to a proposal.
    Accept {
        /// Which.
        offer: Offer,
    },
    /// To say no to a proposal.
    Decline {
        /// Which.
        offer: Offer,
    },
    /// To withdraw one's own proposal.
    Withdraw {
        /// Which.
        offer: Offer,
    },
    /// To undo at will, back to the last decision of a person; an agreed end comes first.
    Undo,
    /// To redo what was undone at will, up to the next decision of a person.
    Redo,
    /// To stop the clocks at will.
    Pause,
    /// To start the clocks again.
    Resume,
    /// To abort the game, as long as not every seat has moved.
    Abort,
    /// To let somebody else decide for the seat.
    HandOver {
        /// Who.
        to: Occupant,
    },
    /// To have the clocks checked: a player whose time has run out has lost. Anybody may ask.
    Flag,
}

impl Command {
    /// To make an action, as soon as it arrives.
    #[must_use]
    pub fn play(action: impl Into<String>) -> Self {
        Self::Move {
            action: action.into(),
            ply: None,
            lag: 0,
        }
    }
}
