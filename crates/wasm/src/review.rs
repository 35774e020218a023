//! A reviewed game.

use std::ops::ControlFlow;

use js_sys::Function;
use ludejo_arena::analysis::{Analysis, Decision, Moment, Tally};
use ludejo_arena::{Chosen, Player, PlayerError, Time};
use ludejo_engine::{Engine, Limits, Options, Signal};
use ludejo_rules::AnyGame;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

use crate::record::read;
use crate::{Resources, shown};

/// A reviewed game.
#[derive(Serialize, Tsify)]
pub struct ReviewView {
    /// The share of the win that each seat could expect, before the first action and after each.
    pub shares: Vec<Vec<f32>>,
    /// The actions, in order.
    pub moments: Vec<MomentView>,
    /// How each seat played.
    pub tallies: Vec<TallyView>,
    /// When the game was decided, if it was.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decision: Option<DecisionView>,
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
    /// Whether the seat had a choice, and something was at stake for it: only such actions count.
    pub counts: bool,
    /// What there is to say: `blunder`, `mistake`, `inaccuracy`, `slip`, `missed-win`,
    /// `last-chance`, `lost-by-force`, `only-move`.
    pub marks: Vec<&'static str>,
    /// How the action changed the value of a solved game; nothing if it kept it, or the game isn't
    /// solved.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turned: Option<TurnedView>,
    /// The line that the engine thought best; it may begin with the action.
    pub best: Vec<String>,
}

/// How an action changed what its seat can force.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum TurnedView {
    /// From a win to a draw.
    WinDraw,
    /// From a win to a loss.
    WinLoss,
    /// From a draw to a loss.
    DrawLoss,
}

impl TurnedView {
    /// Of an action in a solved game, whose shares are those of a win, a draw or a loss.
    fn new(moment: &Moment) -> Option<Self> {
        let before = moment.before.best().score.shares;
        let [before, after] = [before, moment.after.shares].map(|shares| {
            let share = shares.of_seat(moment.seat);
            (share * 2.0).round() as u8
        });
        match (before, after) {
            (2, 1) => Some(Self::WinDraw),
            (2, 0) => Some(Self::WinLoss),
            (1, 0) => Some(Self::DrawLoss),
            _ => None,
        }
    }
}

/// How a seat played.
#[derive(Serialize, Tsify)]
pub struct TallyView {
    /// How many actions it made.
    pub moves: usize,
    /// How many of them were made while there was a choice, and something still at stake.
    pub counted: usize,
    /// The share of the win that a counted action gave away on average; nothing if none counts.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loss: Option<f32>,
    /// How accurate the counted actions were, 0 to 1; nothing if none counts.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accuracy: Option<f32>,
}

/// When a game was decided. Positions are counted from the start, which is 0.
#[derive(Serialize, Tsify)]
pub struct DecisionView {
    /// Who won, or was as good as sure to.
    pub winner: usize,
    /// The last position in which one of the others was to move and still had about an even
    /// share of the win.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub even: Option<usize>,
    /// The first position from which the winner was as good as sure to win until the end.
    pub decided: usize,
    /// The first of these positions in which the win was proven.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forced: Option<ForcedView>,
}

/// A proven win.
#[derive(Serialize, Tsify)]
pub struct ForcedView {
    /// In which position it is proven.
    pub position: usize,
    /// After how many actions from there, those of every seat counted.
    pub actions: u32,
}

impl From<&Tally> for TallyView {
    fn from(tally: &Tally) -> Self {
        Self {
            moves: tally.moves,
            counted: tally.counted,
            loss: tally.loss,
            accuracy: tally.accuracy,
        }
    }
}

impl From<Decision> for DecisionView {
    fn from(decision: Decision) -> Self {
        Self {
            winner: decision.winner.index(),
            even: decision.even,
            decided: decision.decided,
            forced: decision.forced.map(|(position, end)| ForcedView {
                position,
                actions: end.actions,
            }),
        }
    }
}

impl MomentView {
    fn new(moment: &Moment, seats: usize, is_solved: bool) -> Self {
        Self {
            seat: moment.seat.index(),
            action: moment.action.clone(),
            loss: moment.loss(),
            counts: moment.counts(seats),
            marks: moment.marks.iter().map(|mark| mark.word()).collect(),
            turned: is_solved.then(|| TurnedView::new(moment)).flatten(),
            best: moment.before.best().actions.clone(),
        }
    }
}

impl ReviewView {
    fn new(analysis: &Analysis, record: String, is_solved: bool) -> Self {
        let seats = analysis.info.seats.len();
        let shares = analysis.shares();
        let moments = analysis.moments.iter();
        Self {
            shares: shares.iter().map(|all| all.0[..seats].to_vec()).collect(),
            moments: moments
                .map(|it| MomentView::new(it, seats, is_solved))
                .collect(),
            tallies: analysis.tallies().iter().map(TallyView::from).collect(),
            decision: analysis.decision().map(DecisionView::from),
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
/// positions done and the total. What is solved in the resources is told exactly.
///
/// # Errors
/// If the text isn't a record of a game.
#[wasm_bindgen]
pub fn review(
    text: &str,
    nodes: f64,
    progress: &Function,
    resources: &Resources,
) -> Result<Ts<ReviewView>, JsError> {
    let record = read(text)?;
    let error = |error: &dyn std::fmt::Display| JsError::new(&error.to_string());
    let options: Options = "lines=2".parse().map_err(|fault| error(&fault))?;
    let engine = ludejo_engine::calibration::calibrated(&record.game, &options, &resources.0)
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
    let is_solved = resources.solves(&record.game);
    shown(&ReviewView::new(&analysis, annotated, is_solved))
}
