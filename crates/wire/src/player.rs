//! Players.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::PlayerId;

/// Somebody who plays. Names needn't be unique.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Player {
    /// How the player is found again.
    pub id: PlayerId,
    /// What the player is called.
    pub name: Name,
}

/// What somebody who wants to play tells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewPlayer {
    /// What the player wants to be called.
    pub name: Name,
}

/// A new player. The secret is told only here, and only to the player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Registered {
    /// Who it is.
    pub player: Player,
    /// What shows that somebody is this player.
    pub secret: Secret,
}

/// What a player is called: 1 to 24 characters, none of them a control character, no blanks around
/// them or in a row.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[cfg_attr(feature = "tsify", tsify(type = "string"))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = String, min_length = 1))]
pub struct Name(String);

impl Name {
    /// The greatest number of characters.
    pub const LONGEST: usize = 24;

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Characters that are not seen, or turn what stands around them.
#[must_use]
pub fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}

impl TryFrom<String> for Name {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let name = words.join(" ");
        if name.is_empty() || name.chars().count() > Self::LONGEST {
            return Err("a name has 1 to 24 characters");
        }
        if name.chars().any(is_hidden) {
            return Err("a name has no hidden characters");
        }
        Ok(Self(name))
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What shows that somebody is a certain player: 128 random bits as 22 characters of base64url. It
/// stays with the player; servers keep only its hash, and it is never shown.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[serde(transparent)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}
