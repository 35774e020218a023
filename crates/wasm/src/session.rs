//! A game between seats.

use ludejo_messages::sentence_in;
use ludejo_rules::Seat;
use ludejo_session::{
    Command, Ending, Event, Fault, Millis, Occupant, Offer, Refused, Restored, Stored,
};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{Game, language, shown};

/// What came of a command.
#[derive(Serialize, Tsify)]
#[tsify(hashmap_as_object)]
pub struct AnswerView {
    /// What has happened; nothing if it was refused, or had happened before.
    pub events: Vec<Event>,
    /// Why it was refused.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<RefusedView>,
}

/// Why something cannot be done at a table.
#[derive(Serialize, Tsify)]
pub struct RefusedView {
    /// The anchor of the rule on the rules page, if it is a rule of the game.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub anchor: Option<&'static str>,
    /// What to say.
    pub text: String,
}

impl RefusedView {
    fn new(refused: &Refused, code: &str) -> Self {
        Self {
            anchor: match refused {
                Refused::Rule(refusal) => Some(refusal.anchor),
                Refused::Table(_) => None,
            },
            text: sentence_in(language(code), &refused.message()),
        }
    }
}

/// Where a stored game breaks off.
#[derive(Serialize, Tsify)]
pub struct FaultView {
    /// How many actions could be made.
    pub actions: usize,
    /// Why nothing more.
    pub refused: RefusedView,
}

/// How things stand at a table.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct StateView {
    /// The seat to move; nobody when the game is over.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to_move: Option<Seat>,
    /// The actions made so far.
    pub history: Vec<String>,
    /// Who made each of them.
    pub actors: Vec<Seat>,
    /// Who decides for each seat now.
    pub occupants: Vec<Occupant>,
    /// What has been proposed and not been answered by all.
    pub offers: Vec<OfferView>,
    /// Those who have left, the earliest first.
    pub leavers: Vec<LeaverView>,
    /// What the clock of each seat shows, in milliseconds, if it has one.
    pub clocks: Vec<Option<Millis>>,
    /// Whose clock counts down.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub running: Option<Seat>,
    /// When the time of a seat runs out, if nothing happens before.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline: Option<DeadlineView>,
    /// Whether something can be undone at will.
    pub can_undo: bool,
    /// Whether something can be redone at will.
    pub can_redo: bool,
    /// What was undone at will; the next one to redo comes last.
    pub undone: Vec<String>,
    /// Whether the clocks stand still until somebody goes on.
    pub is_paused: bool,
    /// How the game ended, if it did.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<EndedView>,
    /// The place of each seat, 1 for the best, the same for equals; none without a result.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ranks: Option<Vec<u8>>,
}

/// What has been proposed.
#[derive(Serialize, Tsify)]
pub struct OfferView {
    /// Who asks.
    pub by: Seat,
    /// For what.
    pub offer: Offer,
    /// Who still has to answer.
    pub awaited: Vec<Seat>,
}

/// Somebody who has left.
#[derive(Serialize, Tsify)]
pub struct LeaverView {
    /// The seat.
    pub seat: Seat,
    /// `resignation` or `time`.
    pub reason: &'static str,
    /// The actions made before.
    pub ply: usize,
    /// Who it was.
    pub who: Occupant,
}

/// When the time of a seat runs out.
#[derive(Serialize, Tsify)]
pub struct DeadlineView {
    /// The seat.
    pub seat: Seat,
    /// The first moment at which it is certain.
    pub at: Millis,
}

/// Whether a game has a result; which one, the game itself says.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum EndedView {
    /// It has.
    Result,
    /// It was aborted and doesn't count.
    Aborted,
}

/// A game between seats: moves, clocks, offers, who left. Moments are whole milliseconds.
#[wasm_bindgen]
pub struct Session {
    session: ludejo_session::Session,
    fault: Option<Fault>,
}

#[wasm_bindgen]
impl Session {
    /// A game as it was stored, up to its [`fault`](Self::fault) if it has one.
    ///
    /// # Errors
    /// If it was stored by a later version, or no game can begin on its terms.
    #[wasm_bindgen(constructor)]
    pub fn new(stored: &Ts<Stored>) -> Result<Self, JsError> {
        let restored = ludejo_session::Session::restore(stored.to_rust()?);
        let Restored { session, fault } =
            restored.map_err(|error| JsError::new(&error.to_string()))?;
        Ok(Self { session, fault })
    }

    /// Carries out what a seat wants to do at a moment. If somebody's time ran out first, that is
    /// what happens.
    ///
    /// # Errors
    /// If this isn't a command.
    pub fn command(
        &mut self,
        seat: u8,
        command: &Ts<Command>,
        at: f64,
        code: &str,
    ) -> Result<Ts<AnswerView>, JsError> {
        let command = command.to_rust()?;
        let answer = match self.session.command(Seat::new(seat), &command, moment(at)) {
            Ok(events) => AnswerView {
                events: events.to_vec(),
                refused: None,
            },
            Err(refused) => AnswerView {
                events: Vec::new(),
                refused: Some(RefusedView::new(&refused, code)),
            },
        };
        shown(&answer)
    }

    /// Appends what has happened elsewhere, or says why it cannot have happened.
    ///
    /// # Errors
    /// If this isn't an event.
    pub fn append(
        &mut self,
        event: &Ts<Event>,
        code: &str,
    ) -> Result<Option<Ts<RefusedView>>, JsError> {
        let refused = self.session.append(event.to_rust()?).err();
        refused
            .map(|refused| shown(&RefusedView::new(&refused, code)))
            .transpose()
    }

    /// How things stand at a moment.
    ///
    /// # Errors
    /// Never, as with all that is shown.
    pub fn state(&self, at: f64) -> Result<Ts<StateView>, JsError> {
        shown(&StateView::new(&self.session, moment(at)))
    }

    /// What the clock of a seat shows at a moment, in milliseconds; nothing without one.
    #[wasm_bindgen(js_name = timeLeft)]
    #[must_use]
    pub fn time_left(&self, seat: u8, at: f64) -> Option<f64> {
        let state = self.session.state();
        let is_there = usize::from(seat) < state.occupants().len();
        let left = is_there.then(|| state.time_left(Seat::new(seat), moment(at)))?;
        left.map(|left| left as f64)
    }

    /// A copy of the game on the board.
    #[must_use]
    pub fn game(&self) -> Game {
        Game(self.session.state().game().boxed())
    }

    /// The game, to be saved.
    ///
    /// # Errors
    /// Never.
    pub fn stored(&self) -> Result<Ts<Stored>, JsError> {
        shown(&self.session.stored())
    }

    /// The record of the game. The names are those of the seats' first occupants.
    #[must_use]
    #[expect(
        clippy::needless_pass_by_value,
        reason = "JavaScript hands lists of texts over by value"
    )]
    pub fn record(&self, names: Vec<String>) -> String {
        let record = self
            .session
            .record(|seat, _| names.get(seat.index()).cloned());
        record.to_string()
    }

    /// Where the stored game breaks off because the rules refuse it; nothing if they do not.
    ///
    /// # Errors
    /// Never.
    pub fn fault(&self, code: &str) -> Result<Option<Ts<FaultView>>, JsError> {
        let fault = self.fault.as_ref().map(|fault| FaultView {
            actions: self.session.state().actors().len(),
            refused: RefusedView::new(&fault.refused, code),
        });
        fault.as_ref().map(shown).transpose()
    }
}

impl StateView {
    fn new(session: &ludejo_session::Session, at: Millis) -> Self {
        let state = session.state();
        let seats = (0..state.occupants().len() as u8).map(Seat::new);
        let offers = state.offers().iter();
        let leavers = state.leavers().iter();
        Self {
            to_move: state.to_move(),
            history: state.game().history(),
            actors: state.actors().to_vec(),
            occupants: state.occupants().to_vec(),
            offers: offers
                .map(|open| OfferView {
                    by: open.by,
                    offer: open.offer,
                    awaited: state.awaited(open.offer),
                })
                .collect(),
            leavers: leavers
                .map(|leaver| LeaverView {
                    seat: leaver.seat,
                    reason: leaver.reason.word(),
                    ply: leaver.ply,
                    who: leaver.who.clone(),
                })
                .collect(),
            clocks: seats.map(|seat| state.time_left(seat, at)).collect(),
            running: state.running(),
            deadline: state.deadline().map(|(seat, at)| DeadlineView { seat, at }),
            can_undo: state.can_undo(),
            can_redo: state.can_redo(),
            undone: state.undone().to_vec(),
            is_paused: state.is_paused(),
            ending: state.ending().map(|ending| match ending {
                Ending::Result(_) => EndedView::Result,
                Ending::Aborted => EndedView::Aborted,
            }),
            ranks: state.ranks(),
        }
    }
}

/// A moment as JavaScript has it, in whole milliseconds; none is before 1970.
fn moment(at: f64) -> Millis {
    at.round() as Millis
}
