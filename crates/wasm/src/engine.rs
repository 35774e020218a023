//! A computer opponent.

use engine::{Limits, Options};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Game;

/// A player of one game. Which one, and how, is said when it is made.
#[wasm_bindgen]
pub struct Engine(Box<dyn engine::Engine>);

#[wasm_bindgen]
impl Engine {
    /// An engine for the game of this id; `options` are as in `ludejo match`, such as
    /// `level=2,seed=7`.
    ///
    /// # Errors
    /// A sentence, if there is no such game or option.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str, options: &str) -> Result<Self, String> {
        let options = options.parse::<Options>();
        let engine = options.and_then(|options| engine::engine(id, &options));
        engine.map(Self).map_err(|error| format!("{error}."))
    }

    /// Chooses an action for the seat to move, after as many nodes at most; nothing if the game
    /// is over.
    pub fn think(&mut self, game: &Game, nodes: u64) -> Option<Thought> {
        let limits = Limits::nodes(nodes);
        let thought = self.0.think(&*game.0, &limits, &mut |_| {})?;
        Some(Thought::from(&thought))
    }

    /// Forgets what it has learned about the game, before another one.
    pub fn forget(&mut self) {
        self.0.forget();
    }
}

/// What an engine thinks of a position.
#[wasm_bindgen(getter_with_clone)]
#[derive(Clone)]
pub struct Thought {
    /// How deep the search went.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The best lines, the best first; never empty.
    pub lines: Vec<Line>,
}

/// An expected course of the game.
#[wasm_bindgen(getter_with_clone)]
#[derive(Clone)]
pub struct Line {
    /// The actions; never empty.
    pub actions: Vec<String>,
    /// The share of the win that each seat may expect; those of a game's seats add up to 1.
    pub shares: Vec<f32>,
    /// In how many actions the game is proven to be won by somebody, if it is.
    pub end: Option<u32>,
}

impl From<&engine::Thought> for Thought {
    fn from(thought: &engine::Thought) -> Self {
        let line = |line: &engine::Line| Line {
            actions: line.actions.clone(),
            shares: line.score.shares.0.to_vec(),
            end: line.score.end.map(|end| end.actions),
        };
        Self {
            depth: thought.depth,
            nodes: thought.nodes,
            lines: thought.lines.iter().map(line).collect(),
        }
    }
}
