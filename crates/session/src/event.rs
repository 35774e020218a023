//! What has happened at the table.

use ludejo_rules::{Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::{Millis, Occupant, Offer};

/// Something that has happened, and when.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(hashmap_as_object))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Event {
    /// The moment, in milliseconds. No event is earlier than the one before it.
    pub at: Millis,
    /// What has happened.
    #[serde(flatten)]
    // An interface cannot extend a union; an intersection can have one.
    #[cfg_attr(feature = "tsify", tsify(type = "(Happening)"))]
    pub what: Happening,
}

/// What can happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[serde(tag = "what", rename_all = "kebab-case")]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Happening {
    /// An action was made.
    Moved {
        /// By this seat.
        seat: Seat,
        /// The action as the rules write it.
        action: String,
        /// The part of its time, in milliseconds, that is attributed to the network.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: Millis,
    },
    /// A seat gave up.
    Resigned {
        /// Which.
        seat: Seat,
    },
    /// A seat ran out of time.
    Flagged {
        /// Which.
        seat: Seat,
    },
    /// The player of a seat went away.
    Left {
        /// Which seat.
        seat: Seat,
    },
    /// A seat proposed something.
    Offered {
        /// Which seat.
        seat: Seat,
        /// What.
        offer: Offer,
    },
    /// A seat agreed to a proposal. When all have agreed, it comes about.
    Accepted {
        /// Which seat.
        seat: Seat,
        /// To what.
        offer: Offer,
    },
    /// A seat said no, which ends the proposal.
    Declined {
        /// Which seat.
        seat: Seat,
        /// To what.
        offer: Offer,
    },
    /// A seat took its proposal back.
    Withdrawn {
        /// Which seat.
        seat: Seat,
        /// Which proposal.
        offer: Offer,
    },
    /// Actions were undone at will; this many are left.
    Undone {
        /// The actions left.
        to: usize,
    },
    /// Actions were redone; now there are this many.
    Redone {
        /// The actions there are now.
        to: usize,
    },
    /// An end that people had brought about was undone.
    Reopened,
    /// The clocks were stopped at will.
    Paused,
    /// The clocks went on.
    Resumed,
    /// The game had this end elsewhere, and nothing more is known of it.
    Ended {
        /// A result that people bring about.
        outcome: Outcome,
    },
    /// The game was aborted.
    Aborted {
        /// By this seat.
        seat: Seat,
    },
    /// Somebody else decides for a seat from now on.
    HandedOver {
        /// Which seat.
        seat: Seat,
        /// Who decides now.
        to: Occupant,
    },
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde asks for a reference"
)]
const fn is_zero(number: &Millis) -> bool {
    *number == 0
}
