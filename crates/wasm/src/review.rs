//! A reviewed game.

use std::ops::ControlFlow;

use js_sys::Function;
use ludejo_arena::analysis::{Analysis, Moment};
use ludejo_arena::{Chosen, Player, PlayerError, Time};
use ludejo_engine::{Engine, Limits, Options, Resources, Signal};
use ludejo_rules::AnyGame;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

use crate::record::read;
use crate::shown;

/// A reviewed game.
#[derive(Serialize, Tsify)]
pub struct ReviewView {
    /// The share of the win that each seat could expect, before the first action and after each.
    pub shares: Vec<Vec<f32>>,
    /// The actions, in order.
    pub moments: Vec<MomentView>,
    /// The record with marks, values and better lines.
    pub record: String,
}

/// An action of a game, beside what the engine thinks of it.
#[derive(Serialize, Tsify)]
pub struct MomentView {
    /// Who acted.
    pub seat: usize,
    /// What was played.
    pub action: String,
    /// The share of the win that the action gave away, 0 to 1.
    pub loss: f32,
    /// What there is to say: `blunder`, `mistake`, `inaccuracy`, `only-move`, `missed-win`.
    pub marks: Vec<&'static str>,
    /// The line that the engine thought best; it may begin with the action.
    pub best: Vec<String>,
}

impl From<&Moment> for MomentView {
    fn from(moment: &Moment) -> Self {
        Self {
            seat: moment.seat.index(),
            action: moment.action.clone(),
            loss: moment.loss(),
            marks: moment.marks.iter().map(|mark| mark.word()).collect(),
            best: moment.before.best().actions.clone(),
        }
    }
}

impl ReviewView {
    fn new(analysis: &Analysis, record: String) -> Self {
        let seats = analysis.info.seats.len();
        let shares = analysis.shares();
        Self {
            shares: shares.iter().map(|all| all.0[..seats].to_vec()).collect(),
            moments: analysis.moments.iter().map(MomentView::from).collect(),
            record,
        }
    }
}

/// An engine that thinks for this many nodes. The arena's own player can't be used here, because it
/// reads the system clock.
struct Reviewer(Box<dyn Engine>);

impl Player for Reviewer {
    fn name(&self) -> &str {
        "reviewer"
    }

    fn begin(&mut self, _game: &dyn AnyGame) -> Result<(), PlayerError> {
        self.0.forget();
        Ok(())
    }

    fn choose(&mut self, game: &dyn AnyGame, time: &Time) -> Result<Chosen, PlayerError> {
        let never = || Signal::GoOn;
        let limits = Limits::until(&never).with_nodes(time.nodes.unwrap_or(u64::MAX));
        let thought = self.0.think(game, &limits, &mut |_| {});
        let thought =
            thought.ok_or_else(|| PlayerError::Nonsense("the game is over".to_owned()))?;
        Ok(Chosen {
            action: thought.action().to_owned(),
            thought: Some(thought),
        })
    }
}

/// Reviews a recorded game, with this many nodes for each position. `progress` gets the number of
/// positions done and the total.
///
/// # Errors
/// If the text isn't a record of a game.
#[wasm_bindgen]
pub fn review(text: &str, nodes: f64, progress: &Function) -> Result<Ts<ReviewView>, JsError> {
    let record = read(text)?;
    let error = |error: &dyn std::fmt::Display| JsError::new(&error.to_string());
    let options: Options = "lines=2".parse().map_err(|fault| error(&fault))?;
    let engine = ludejo_engine::engine(&record.game, &options, &Resources::default())
        .map_err(|fault| error(&fault))?;
    let mut player = Reviewer(engine);
    let time = Time {
        nodes: Some(nodes as u64),
        ..Time::default()
    };
    let mut report = |done: usize, of: usize| {
        // If a listener throws, the search goes on.
        let _ = progress.call2(&JsValue::NULL, &done.into(), &of.into());
        ControlFlow::Continue(())
    };
    let analysis = ludejo_arena::analysis::analyze(&record, &mut player, &time, &mut report)
        .map_err(|fault| error(&fault))?;
    let annotated = analysis.annotate(&record).to_string();
    shown(&ReviewView::new(&analysis, annotated))
}
