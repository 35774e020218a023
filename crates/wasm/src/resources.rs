//! What engines need besides their options, and what is known for certain.

use ludejo_engine::{OptionError, Options};
use ludejo_oracle::{Answer, Oracle, Worth};
use ludejo_rules::Game as _;
use ludejo_rules::rooya::Rooya;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{Game, shown};

/// Whether a seat wins if both seats play their best.
#[derive(Clone, Copy, Serialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum WorthView {
    /// It wins.
    Win,
    /// Neither seat can force a win.
    Draw,
    /// It loses.
    Loss,
}

/// What a move is worth to the seat that makes it.
#[derive(Serialize, Tsify)]
pub struct SolvedMoveView {
    /// The move.
    pub action: String,
    /// Whether it wins.
    pub worth: WorthView,
    /// The actions to the end, this one included; nothing for draws, and while pawns are placed.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actions: Option<u32>,
}

/// What a position is worth to the seat to move.
#[derive(Serialize, Tsify)]
pub struct SolvedView {
    /// Whether the seat wins.
    pub worth: WorthView,
    /// The actions to the end; nothing for draws, and while pawns are placed.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actions: Option<u32>,
    /// All legal moves.
    pub moves: Vec<SolvedMoveView>,
}

impl From<Worth> for WorthView {
    fn from(worth: Worth) -> Self {
        match worth {
            Worth::Win => Self::Win,
            Worth::Draw => Self::Draw,
            Worth::Loss => Self::Loss,
        }
    }
}

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

    /// The names of what an engine with these options uses, whether or not it is there.
    ///
    /// # Errors
    /// If there is no such option.
    pub fn wanted(id: &str, options: &str) -> Result<Vec<String>, JsError> {
        let options: Options = options
            .parse()
            .map_err(|error: OptionError| JsError::new(&error.to_string()))?;
        Ok(ludejo_engine::wanted(id, &options))
    }

    /// Adds the bytes of a resource by its name.
    ///
    /// # Errors
    /// If no resource has this name, or the bytes don't match the name.
    pub fn add(&mut self, name: &str, bytes: Vec<u8>) -> Result<(), JsError> {
        let added = self.0.add(name, bytes.into());
        added.map_err(|error| JsError::new(&error.to_string()))
    }

    /// What a position is worth for certain, before repetition and length are looked at; nothing if
    /// that isn't known, or the game is over.
    ///
    /// # Errors
    /// Never.
    pub fn solved(&self, game: &Game) -> Result<Option<Ts<SolvedView>>, JsError> {
        let Some(oracle) = self.oracle(game.0.info().id) else {
            return Ok(None);
        };
        let Ok(position) = game.0.line().parse::<Rooya>() else {
            return Ok(None);
        };
        if game.0.outcome().is_some() {
            return Ok(None);
        }
        let mut moves = Vec::new();
        position.for_each_action(|action| {
            let Answer { worth, actions } = oracle.ask_action(&position, action);
            moves.push(SolvedMoveView {
                action: action.to_string(),
                worth: worth.into(),
                actions,
            });
        });
        let Answer { worth, actions } = oracle.ask(&position);
        let worth = worth.into();
        let view = SolvedView {
            worth,
            actions,
            moves,
        };
        Ok(Some(shown(&view)?))
    }
}

impl Resources {
    /// What knows the value of every position of a game.
    fn oracle(&self, game: &str) -> Option<&Oracle> {
        let oracle = self.0.oracle().filter(|_| game == Rooya::INFO.id);
        oracle.map(AsRef::as_ref)
    }

    /// Whether the value of every position of a game is known.
    pub(crate) fn solves(&self, game: &str) -> bool {
        self.oracle(game).is_some()
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
        assert!(Resources::names().contains(&"rooya.table".to_owned()));
        assert!(resources.add("rooya.table", bytes).is_ok());
        let table = resources.0.table::<Rooya>().expect("it was added");
        assert_eq!(table.probe(&Rooya::start()), Some(draw));
        assert!(crate::Engine::with_resources("rooya", "best", &resources).is_ok());
    }
}
