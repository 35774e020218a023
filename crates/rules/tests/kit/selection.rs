//! The games that the checks over the catalog look at.

use std::env;

use ludejo_rules::{Info, catalog};

/// The games of the catalog, or those whose ids `LUDEJO_GAMES` names, with commas between them.
pub(crate) fn games() -> impl Iterator<Item = &'static Info> {
    let named = env::var("LUDEJO_GAMES").ok();
    if let Some(named) = &named {
        for id in named.split(',') {
            assert!(catalog::info(id).is_some(), "LUDEJO_GAMES: no game {id}");
        }
    }
    catalog::GAMES.iter().copied().filter(move |info| {
        named
            .as_ref()
            .is_none_or(|named| named.split(',').any(|id| id == info.id))
    })
}
