//! Why a command does nothing.

use std::fmt;

use ludejo_rules::{Message, Refusal};

/// Why a command does nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The action breaks a rule of the game.
    Rule(Refusal),
    /// The command is against the conventions at a table.
    Table(TableRule),
}

macro_rules! table_rules {
    ($($(#[$doc:meta])* $name:ident = $key:literal,)*) => {
        /// The rules at a table, whatever the game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum TableRule { $($(#[$doc])* $name,)* }

        impl TableRule {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The key of the sentence that says so.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $(Self::$name => $key,)* }
            }
        }
    };
}

table_rules! {
    /// There is no such seat.
    NoSuchSeat = "no-such-seat",
    /// It is another seat's turn.
    NotYourTurn = "not-your-turn",
    /// The action was meant for an earlier or a later position.
    OutOfStep = "move-out-of-step",
    /// The game is over.
    Over = "game-is-over",
    /// The game is not over by the rules.
    GoesOn = "game-goes-on",
    /// The clocks stand still until somebody goes on.
    Paused = "game-paused",
    /// The game is not paused.
    NotPaused = "game-not-paused",
    /// The player has left.
    HasLeft = "seat-has-left",
    /// The seat is played by an engine of the house, which does not do this.
    NotAParticipant = "seat-not-a-participant",
    /// That needs the others' agreement.
    NeedsAgreement = "needs-agreement",
    /// Programs don't make offers in a match.
    NoOffers = "no-offers-in-matches",
    /// The same offer is open already.
    AlreadyOffered = "offer-already-open",
    /// The offer was made and turned down, and nothing has been played since.
    OfferedTooSoon = "offer-too-soon",
    /// There is no such offer to answer.
    NothingOffered = "nothing-offered",
    /// There is nothing to undo.
    NothingToUndo = "nothing-to-undo",
    /// There is nothing to redo.
    NothingToRedo = "nothing-to-redo",
    /// Every seat has moved, so the game can no longer be aborted.
    TooLateToAbort = "too-late-to-abort",
    /// Nobody has run out of time.
    TimeLeft = "time-left",
}

impl Refused {
    /// The sentence, as a key with parameters.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Rule(refusal) => refusal.message.clone(),
            Self::Table(rule) => Message::new(rule.key()),
        }
    }
}

impl From<TableRule> for Refused {
    fn from(rule: TableRule) -> Self {
        Self::Table(rule)
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self::Rule(refusal)
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rule(refusal) => refusal.fmt(f),
            Self::Table(rule) => f.write_str(rule.key()),
        }
    }
}

impl std::error::Error for Refused {}
