//! Why something can't be done.

use serde::{Deserialize, Serialize};

/// Why something can't be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// The key of the sentence that says so, such as `not-your-turn`.
    pub key: String,
    /// The same in English, for whoever has no sentences.
    pub text: String,
    /// The anchor on the rules page, if a rule of the game is broken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub anchor: Option<String>,
}
