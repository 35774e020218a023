//! What clients and servers say to each other in online play. The TypeScript of `ludejo_wire` comes
//! along with what is used of it here.

use ludejo_messages::sentence_in;
use ludejo_session::{Refused, TableRule};
use ludejo_wire::{Name, VERSION};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::language;

/// The version of what is said.
#[wasm_bindgen(js_name = onlineVersion)]
#[must_use]
pub fn online_version() -> u32 {
    VERSION
}

/// The name of a player as servers keep it; nothing if nobody can be called so.
#[wasm_bindgen(js_name = tidyName)]
#[must_use]
pub fn tidy_name(name: String) -> Option<String> {
    Name::try_from(name).ok().map(String::from)
}

/// Why something can't be done at a table, found by its key; nothing if that is no such reason.
#[wasm_bindgen(js_name = tableRule)]
#[must_use]
pub fn table_rule(key: &str, code: &str) -> Option<String> {
    let rule = TableRule::ALL.iter().find(|rule| rule.key() == key)?;
    let message = Refused::from(*rule).message();
    Some(sentence_in(language(code), &message))
}
