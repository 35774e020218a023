//! A game with its history.

use rules::{Face, catalog};
use tsify::Ts;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::view::{
    BoardView, EffectView, GameInfo, OutcomeView, PartialView, PositionErrorView, RefusalView,
    SceneView, shown,
};

/// The games, in the order in which they are shown.
///
/// # Errors
/// Never: nothing here is beyond what JavaScript can hold.
#[wasm_bindgen]
pub fn games() -> Result<Vec<Ts<GameInfo>>, JsError> {
    catalog::GAMES.iter().copied().map(shown).collect()
}

/// Why a line is no position of the game of this id; nothing if it is one.
///
/// # Errors
/// If there is no such game.
#[wasm_bindgen(js_name = explainPosition)]
pub fn explain_position(id: &str, line: &str) -> Result<Option<Ts<PositionErrorView>>, JsError> {
    let read = catalog::read(id, line).ok_or_else(|| no_game(id))?;
    read.err().as_ref().map(shown).transpose()
}

fn no_game(id: &str) -> JsError {
    JsError::new(&format!("There is no game \"{id}\"."))
}

/// A game with its history. Actions and positions are text.
#[wasm_bindgen]
pub struct Game(pub(crate) Box<dyn Face>);

#[wasm_bindgen]
impl Game {
    /// A game by its id from a position line, or from the standard setup if there is none.
    ///
    /// # Errors
    /// If there is no such game or position.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str, position: Option<String>) -> Result<Self, JsError> {
        let game = match position {
            None => catalog::start(id).map(Ok),
            Some(line) => catalog::read(id, &line),
        };
        match game {
            Some(Ok(game)) => Ok(Self(game)),
            Some(Err(error)) => Err(JsError::new(&error.to_string())),
            None => Err(no_game(id)),
        }
    }

    /// A copy, history included.
    #[wasm_bindgen(js_name = clone)]
    #[must_use]
    pub fn copy(&self) -> Self {
        Self(self.0.clone())
    }

    /// Names, seats, setups, limits.
    ///
    /// # Errors
    /// Never, as with all that is shown.
    pub fn info(&self) -> Result<Ts<GameInfo>, JsError> {
        shown(self.0.info())
    }

    /// The board without pieces.
    ///
    /// # Errors
    /// Never.
    pub fn board(&self) -> Result<Ts<BoardView>, JsError> {
        shown(self.0.board())
    }

    /// The rules page, Markdown.
    #[must_use]
    pub fn page(&self) -> String {
        self.0.page().to_owned()
    }

    /// The position line.
    #[must_use]
    pub fn line(&self) -> String {
        self.0.line()
    }

    /// The position line that the game began with.
    #[wasm_bindgen(js_name = startLine)]
    #[must_use]
    pub fn start_line(&self) -> String {
        self.0.start_line()
    }

    /// The seat whose turn it is.
    #[wasm_bindgen(js_name = toMove)]
    #[must_use]
    pub fn to_move(&self) -> usize {
        self.0.to_move().index()
    }

    /// What stands on the board.
    ///
    /// # Errors
    /// Never.
    pub fn scene(&self) -> Result<Ts<SceneView>, JsError> {
        shown(&self.0.scene())
    }

    /// How the game ended, if it did.
    ///
    /// # Errors
    /// Never.
    pub fn outcome(&self) -> Result<Option<Ts<OutcomeView>>, JsError> {
        self.0.outcome().as_ref().map(shown).transpose()
    }

    /// All legal actions; none if the position is over.
    #[must_use]
    pub fn legal(&self) -> Vec<String> {
        self.0.legal()
    }

    /// What can come after these picks of an action; `undefined` if no legal action begins so,
    /// and [`explain`](Self::explain) says why.
    ///
    /// # Errors
    /// Never.
    pub fn partial(&self, picked: &str) -> Result<Option<Ts<PartialView>>, JsError> {
        self.0.partial(picked).ok().map(shown).transpose()
    }

    /// Why an action is not legal; nothing if it is.
    ///
    /// # Errors
    /// Never.
    pub fn explain(&self, action: &str) -> Result<Option<Ts<RefusalView>>, JsError> {
        self.0.explain(action).err().as_ref().map(shown).transpose()
    }

    /// What an action causes; nothing if it is not legal.
    ///
    /// # Errors
    /// Never.
    pub fn effects(&self, action: &str) -> Result<Vec<Ts<EffectView>>, JsError> {
        let effects = self.0.effects(action).unwrap_or_default();
        effects.iter().map(shown).collect()
    }

    /// Makes an action, or says why it is not legal.
    ///
    /// # Errors
    /// Never.
    pub fn play(&mut self, action: &str) -> Result<Option<Ts<RefusalView>>, JsError> {
        self.0.play(action).err().as_ref().map(shown).transpose()
    }

    /// Takes the last action back and returns it.
    pub fn undo(&mut self) -> Option<String> {
        self.0.undo()
    }

    /// The actions made so far.
    #[must_use]
    pub fn history(&self) -> Vec<String> {
        self.0.history()
    }
}
