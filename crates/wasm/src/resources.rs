//! What engines need besides their options.

use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// Networks and solved tables by game, shared by the engines created with them.
#[wasm_bindgen]
#[derive(Default)]
pub struct Resources(pub(crate) ludejo_engine::Resources);

#[wasm_bindgen]
impl Resources {
    /// Nothing yet.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The names that resources can have, such as `rooya.table`.
    #[must_use]
    pub fn names() -> Vec<String> {
        ludejo_engine::Resources::names().collect()
    }

    /// Adds the bytes of a resource by its name.
    ///
    /// # Errors
    /// If no resource has this name, or the bytes don't match the name.
    pub fn add(&mut self, name: &str, bytes: Vec<u8>) -> Result<(), JsError> {
        let added = self.0.add(name, bytes.into());
        added.map_err(|error| JsError::new(&error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use ludejo_engine::{KeyedTable, Verdict};
    use ludejo_rules::Game;
    use ludejo_rules::rooya::Rooya;

    use super::*;

    #[test]
    fn bytes_reach_the_engines() {
        let draw = Verdict {
            winner: None,
            actions: 0,
        };
        let bytes = KeyedTable::write([(Rooya::start(), draw)], "a test");
        let mut resources = Resources::new();
        for name in Resources::names()
            .iter()
            .filter(|name| name.starts_with("rooya."))
        {
            assert!(resources.add(name, bytes.clone()).is_ok(), "{name}");
        }
        let table = resources.0.table::<Rooya>().expect("it was added");
        assert_eq!(table.probe(&Rooya::start()), Some(draw));
        assert_eq!(
            resources.0.network("rooya").expect("it was added")[..],
            bytes
        );
        assert!(crate::Engine::with_resources("rooya", "best", &resources).is_ok());
    }
}
