//! A computer opponent.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use js_sys::Function;
use ludejo_engine::{Limits, Options, Signal};
use ludejo_rules::Seat;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};
use web_time::Instant;

use crate::{Game, Resources, shown};

/// How far an engine may think; without a limit it thinks until it is ended from outside.
#[derive(Default, Deserialize, Tsify)]
pub struct LimitsView {
    /// So many nodes at most.
    #[tsify(optional)]
    #[serde(default)]
    pub nodes: Option<f64>,
    /// No deeper.
    #[tsify(optional)]
    #[serde(default)]
    pub depth: Option<u32>,
    /// So long at most.
    #[tsify(optional)]
    #[serde(default)]
    pub milliseconds: Option<f64>,
    /// Without these actions; only a search that looks at one action after the other heeds this.
    #[tsify(optional)]
    #[serde(default)]
    pub without: Vec<String>,
}

/// What an engine thinks of a position.
#[derive(Serialize, Tsify)]
pub struct ThoughtView {
    /// How deep the search went.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The best lines, the best first; never empty.
    pub lines: Vec<LineView>,
    /// Whether each seat should agree to a draw.
    #[serde(rename = "acceptsDraw")]
    pub accepts_draw: Vec<bool>,
    /// Whether the time was up before the engine had come to an end.
    #[serde(rename = "isCutShort")]
    pub is_cut_short: bool,
}

/// An expected course of the game.
#[derive(Serialize, Tsify)]
pub struct LineView {
    /// The actions; never empty.
    pub actions: Vec<String>,
    /// The share of the win that each seat may expect; they add up to 1.
    pub shares: Vec<f32>,
    /// The end that is proven, if one is.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<EndView>,
}

/// A proven end.
#[derive(Serialize, Tsify)]
pub struct EndView {
    /// Who wins.
    pub winner: usize,
    /// After how many actions.
    pub actions: u32,
}

impl ThoughtView {
    fn new(thought: &ludejo_engine::Thought, seats: usize, is_cut_short: bool) -> Self {
        let line = |line: &ludejo_engine::Line| LineView {
            actions: line.actions.clone(),
            shares: line.score.shares.0[..seats].to_vec(),
            end: line.score.end.map(|end| EndView {
                winner: end.winner.index(),
                actions: end.actions,
            }),
        };
        let all = (0..).map(Seat::new).take(seats);
        Self {
            depth: thought.depth,
            nodes: thought.nodes,
            lines: thought.lines.iter().map(line).collect(),
            accepts_draw: all.map(|seat| thought.accepts_draw(seat, seats)).collect(),
            is_cut_short,
        }
    }
}

/// A player of one game. Which one, and how, is said when it is made.
#[wasm_bindgen]
pub struct Engine(Box<dyn ludejo_engine::Engine>);

#[wasm_bindgen]
impl Engine {
    /// An engine for the game of this id; `options` are as in `ludejo match`, such as
    /// `level=2,seed=7`.
    ///
    /// # Errors
    /// If there is no such game or option.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str, options: &str) -> Result<Self, JsError> {
        Self::with_resources(id, options, &Resources::default())
    }

    /// The same with networks and tables.
    ///
    /// # Errors
    /// If there is no such game or option.
    #[wasm_bindgen(js_name = withResources)]
    pub fn with_resources(id: &str, options: &str, resources: &Resources) -> Result<Self, JsError> {
        let options = options.parse::<Options>();
        let engine = options
            .and_then(|options| ludejo_engine::calibration::calibrated(id, &options, &resources.0));
        engine
            .map(Self)
            .map_err(|error| JsError::new(&error.to_string()))
    }

    /// Chooses an action for the seat to move; nothing if the game is over. `see` gets what it
    /// thinks in the meantime.
    ///
    /// # Errors
    /// If the limits are invalid.
    pub fn think(
        &mut self,
        game: &Game,
        limits: &Ts<LimitsView>,
        see: Option<Function>,
    ) -> Result<Option<Ts<ThoughtView>>, JsError> {
        self.ask(game, limits, see, false)
    }

    /// The same, but goes on where it was stopped, if this is the position that it thought about last.
    /// The nodes are those of this time.
    ///
    /// # Errors
    /// If the limits are invalid.
    pub fn resume(
        &mut self,
        game: &Game,
        limits: &Ts<LimitsView>,
        see: Option<Function>,
    ) -> Result<Option<Ts<ThoughtView>>, JsError> {
        self.ask(game, limits, see, true)
    }

    /// Forgets what it has learned about the game, before another one.
    pub fn forget(&mut self) {
        self.0.forget();
    }
}

impl Engine {
    fn ask(
        &mut self,
        game: &Game,
        limits: &Ts<LimitsView>,
        see: Option<Function>,
        goes_on: bool,
    ) -> Result<Option<Ts<ThoughtView>>, JsError> {
        let begun = Instant::now();
        let limits = limits.to_rust()?;
        let seconds = limits.milliseconds.map(|most| most / 1000.0);
        let most = seconds.map(|most| Duration::try_from_secs_f64(most).unwrap_or_default());
        let is_cut_short = AtomicBool::new(false);
        let signal = || match most {
            Some(most) if begun.elapsed() >= most => {
                is_cut_short.store(true, Relaxed);
                Signal::Stop
            }
            _ => Signal::GoOn,
        };
        let seats = game.0.info().seats.len();
        let mut report = move |thought: &ludejo_engine::Thought| {
            let thought = ThoughtView::new(thought, seats, false).into_ts();
            if let (Some(see), Ok(thought)) = (&see, thought) {
                // If a listener throws, the search goes on.
                let _ = see.call1(&JsValue::NULL, &thought.into());
            }
        };
        let bounds = Limits::until(&signal)
            .with_nodes(limits.nodes.map_or(u64::MAX, |nodes| nodes as u64))
            .with_depth(limits.depth.unwrap_or(u32::MAX))
            .without(&limits.without);
        let thought = if goes_on {
            self.0.resume(&*game.0, &bounds, &mut report)
        } else {
            self.0.think(&*game.0, &bounds, &mut report)
        };
        let is_cut_short = is_cut_short.load(Relaxed);
        let thought = thought.map(|thought| ThoughtView::new(&thought, seats, is_cut_short));
        thought.as_ref().map(shown).transpose()
    }
}
