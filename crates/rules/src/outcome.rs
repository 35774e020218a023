//! How a game ends.

use std::fmt;

use crate::Seat;

/// The end of a game: who won, if anyone, and why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Outcome {
    /// The winner; every other seat has lost. `None` is a draw.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub winner: Option<Seat>,
    /// What ended the game.
    pub reason: Reason,
}

impl Outcome {
    /// A win of `seat`.
    #[must_use]
    pub const fn win(seat: Seat, reason: Reason) -> Self {
        Self {
            winner: Some(seat),
            reason,
        }
    }

    /// A draw.
    #[must_use]
    pub const fn draw(reason: Reason) -> Self {
        Self {
            winner: None,
            reason,
        }
    }

    /// `seat`, one of `seats`, gives the game up. Of two seats the other one wins; of more
    /// nobody does, since nobody has won anything from the others.
    ///
    /// ```
    /// use ludejo_rules::{Outcome, Reason, Seat};
    ///
    /// let resigns = |seats| Outcome::forfeit(Seat::SECOND, seats, Reason::Resignation).winner;
    /// assert_eq!((resigns(2), resigns(4)), (Some(Seat::FIRST), None));
    /// ```
    #[must_use]
    pub const fn forfeit(seat: Seat, seats: usize, reason: Reason) -> Self {
        if seats == 2 {
            Self::win(seat.next(2), reason)
        } else {
            Self::draw(reason)
        }
    }
}

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// What ended a game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[non_exhaustive]
        pub enum Reason {
            $($(#[$doc])* #[cfg_attr(feature = "serde", serde(rename = $text))] $name,)*
        }

        impl Reason {
            /// All the reasons there are.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The word for it in records and in machine-readable output.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }

            /// The reason that a word stands for.
            #[must_use]
            pub fn from_word(word: &str) -> Option<Self> {
                match word { $($text => Some(Self::$name),)* _ => None }
            }
        }
    };
}

reasons! {
    /// A seat has reached the goal of its game, and no other reason describes it better.
    Goal = "goal",
    /// A heroo came home (`herooj`).
    SafeZone = "safe-zone",
    /// A seat has lost its last (or all but one) pieces.
    Elimination = "elimination",
    /// The seat to move cannot move.
    NoMoves = "no-moves",
    /// A seat has made its second master (`master-herooj`).
    SecondMaster = "second-master",
    /// A seat is down to one piece or none (`master-herooj`).
    SinglePiece = "single-piece",
    /// A full row or column (`rooya`).
    Line = "line",
    /// All cities in one hand (`sparta`).
    Cities = "cities",
    /// Both seats are down to their last pieces (`sparta`).
    LastPieces = "last-pieces",
    /// The king is attacked and cannot be saved.
    Checkmate = "checkmate",
    /// The king is safe but nothing can move.
    Stalemate = "stalemate",
    /// A seat has no hero left (`heroes`).
    Heroes = "heroes",
    /// A castle was captured (`evo`, `evo4`).
    Castle = "castle",
    /// G1: the same position for the third time.
    Repetition = "repetition",
    /// G2: the game has reached the move limit.
    Length = "length",
    /// A seat gave up.
    Resignation = "resignation",
    /// A seat ran out of time.
    Time = "time",
    /// The seats agreed.
    Agreement = "agreement",
}

impl Reason {
    /// Whether only people (or their clocks) can end a game this way, never the rules by
    /// themselves.
    #[must_use]
    pub const fn is_made_by_people(self) -> bool {
        matches!(self, Self::Resignation | Self::Time | Self::Agreement)
    }

    /// Whether a player leaves a seat this way: by giving up, going away or running out of time.
    #[must_use]
    pub const fn is_of_leaving(self) -> bool {
        matches!(self, Self::Resignation | Self::Time)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
