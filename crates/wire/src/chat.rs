//! What people say to each other at a table.

use ludejo_session::Millis;
use serde::{Deserialize, Serialize};

use crate::Player;

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// Its number at this table, from 0.
    pub number: u32,
    /// When it was said.
    pub at: Millis,
    /// By whom.
    pub by: Player,
    /// What.
    pub words: Words,
}

/// Something to be said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewChatLine {
    /// What the sender calls it, as with commands.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 32))]
    pub key: String,
    /// What.
    pub words: Words,
}

/// What is said: a phrase that everybody hears in their own language, or words of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Words {
    /// A phrase.
    Phrase(Phrase),
    /// One's own words, at most 200 characters.
    Text(String),
}

/// Phrases that everybody hears in their own language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Phrase {
    /// Hello!
    Hello,
    /// Good luck!
    GoodLuck,
    /// Have fun!
    HaveFun,
    /// Nice move!
    NiceMove,
    /// Oops!
    Oops,
    /// Good game!
    GoodGame,
    /// Well played!
    WellPlayed,
    /// Thank you!
    Thanks,
    /// I have to go.
    HaveToGo,
    /// Bye!
    Bye,
}
