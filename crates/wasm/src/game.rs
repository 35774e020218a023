//! A game with its history.

use rules::{Face, catalog};
use wasm_bindgen::prelude::wasm_bindgen;

/// A game with its history.
#[wasm_bindgen]
pub struct Game(pub(crate) Box<dyn Face>);

#[wasm_bindgen]
impl Game {
    /// A game by its id from a position line, or from the standard setup if there is none.
    ///
    /// # Errors
    /// A sentence, if there is no such game or position.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str, position: Option<String>) -> Result<Self, String> {
        let game = match position {
            None => catalog::start(id),
            Some(line) => match catalog::read(id, &line) {
                Some(Err(error)) => return Err(format!("\"{line}\": {error}.")),
                Some(Ok(game)) => Some(game),
                None => None,
            },
        };
        game.map(Self)
            .ok_or_else(|| format!("There is no game \"{id}\"."))
    }

    /// The position line.
    #[must_use]
    pub fn line(&self) -> String {
        self.0.line()
    }

    /// All legal actions; none if the game is over.
    #[must_use]
    pub fn legal(&self) -> Vec<String> {
        self.0.legal()
    }

    /// Makes an action.
    ///
    /// # Errors
    /// The key of the message that says why it is illegal.
    pub fn play(&mut self, action: &str) -> Result<(), String> {
        let played = self.0.play(action);
        played.map_err(|refusal| refusal.message.key.to_owned())
    }
}
