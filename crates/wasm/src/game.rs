//! A game with its history.

use ludejo_draw::{Marks, Subject};
use ludejo_messages::view::{OutcomeView, PartialView, PositionErrorView, RefusalView, WordsView};
use ludejo_rules::record::{Letter, Record, Round};
use ludejo_rules::{
    AnyGame, Board, CellId, Effect, Info, Outcome, ReadError, Reason, Scene, Seat, Undone, catalog,
};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{language, shown};

/// The games, in the order in which they are shown.
///
/// # Errors
/// Never: JavaScript can hold everything here.
#[wasm_bindgen]
pub fn games() -> Result<Vec<Ts<Info>>, JsError> {
    catalog::GAMES.iter().copied().map(shown).collect()
}

/// The names of the seats and pieces of the game of this id, and what it is about.
///
/// # Errors
/// If there is no such game.
#[wasm_bindgen]
pub fn words(id: &str, code: &str) -> Result<Ts<WordsView>, JsError> {
    let info = catalog::info(id).ok_or_else(|| no_game(id))?;
    shown(&WordsView::new(info, language(code)))
}

/// Why a line isn't a valid position of the game of this id; nothing if it is.
///
/// # Errors
/// If there is no such game.
#[wasm_bindgen(js_name = explainPosition)]
pub fn explain_position(
    id: &str,
    line: &str,
    code: &str,
) -> Result<Option<Ts<PositionErrorView>>, JsError> {
    match catalog::read(id, line) {
        Ok(_) => Ok(None),
        Err(ReadError::Position(error)) => {
            shown(&PositionErrorView::new(&error, language(code))).map(Some)
        }
        Err(ReadError::NoSuchGame) => Err(no_game(id)),
    }
}

fn made_by_people(reason: &str) -> Option<Reason> {
    Reason::from_word(reason).filter(|reason| reason.is_made_by_people())
}

fn no_reason(reason: &str) -> JsError {
    JsError::new(&format!("Nobody ends a game by \"{reason}\"."))
}

pub(crate) fn no_game(id: &str) -> JsError {
    JsError::new(&format!("There is no game \"{id}\"."))
}

/// Whether only people (or their clocks) can end games for this reason, never the board alone.
#[wasm_bindgen(js_name = isMadeByPeople)]
#[must_use]
pub fn is_made_by_people(reason: &str) -> bool {
    made_by_people(reason).is_some()
}

/// What was taken back.
#[derive(Serialize, Tsify)]
pub struct UndoneView {
    /// The action; none if it was an end that people had brought about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
}

/// A game with its history. Actions and positions are text.
#[wasm_bindgen]
pub struct Game(pub(crate) Box<dyn AnyGame>);

#[wasm_bindgen]
impl Game {
    /// A game by its id from a position line, or from the standard setup if there is none.
    ///
    /// # Errors
    /// If there is no such game or position.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str, position: Option<String>) -> Result<Self, JsError> {
        let game = match position {
            None => catalog::start(id).ok_or(ReadError::NoSuchGame),
            Some(line) => catalog::read(id, &line),
        };
        match game {
            Ok(game) => Ok(Self(game)),
            Err(ReadError::Position(error)) => Err(JsError::new(&error.to_string())),
            Err(ReadError::NoSuchGame) => Err(no_game(id)),
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
    pub fn info(&self) -> Result<Ts<Info>, JsError> {
        shown(self.0.info())
    }

    /// The board without pieces.
    ///
    /// # Errors
    /// Never.
    pub fn board(&self) -> Result<Ts<Board>, JsError> {
        shown(self.0.board())
    }

    /// The rules page in English, Markdown.
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
    pub fn scene(&self) -> Result<Ts<Scene>, JsError> {
        shown(&self.0.scene())
    }

    /// How the game ended, if it did.
    ///
    /// # Errors
    /// Never.
    pub fn outcome(&self, code: &str) -> Result<Option<Ts<OutcomeView>>, JsError> {
        let outcome = self.0.outcome();
        outcome
            .map(|outcome| shown(&OutcomeView::new(&outcome, self.0.info(), language(code))))
            .transpose()
    }

    /// All legal actions; none if the game is over.
    #[must_use]
    pub fn legal(&self) -> Vec<String> {
        self.0.legal()
    }

    /// What can come after these picks of an action; `undefined` if no legal action starts like
    /// this, and [`explain`](Self::explain) says why.
    ///
    /// # Errors
    /// Never.
    pub fn partial(&self, picked: &str, code: &str) -> Result<Option<Ts<PartialView>>, JsError> {
        let partial = self.0.partial(picked).ok();
        partial
            .map(|partial| shown(&PartialView::new(partial, self.0.info(), language(code))))
            .transpose()
    }

    /// Why no legal action begins with these picks; nothing if one does.
    ///
    /// # Errors
    /// Never.
    #[wasm_bindgen(js_name = explainPartial)]
    pub fn explain_partial(
        &self,
        picked: &str,
        code: &str,
    ) -> Result<Option<Ts<RefusalView>>, JsError> {
        let refusal = self.0.partial(picked).err();
        refusal
            .map(|refusal| shown(&RefusalView::new(&refusal, language(code))))
            .transpose()
    }

    /// Why an action is not legal; nothing if it is.
    ///
    /// # Errors
    /// Never.
    pub fn explain(&self, action: &str, code: &str) -> Result<Option<Ts<RefusalView>>, JsError> {
        let refusal = self.0.explain(action).err();
        refusal
            .map(|refusal| shown(&RefusalView::new(&refusal, language(code))))
            .transpose()
    }

    /// What an action causes; nothing if it is not legal.
    ///
    /// # Errors
    /// Never.
    pub fn effects(&self, action: &str) -> Result<Vec<Ts<Effect>>, JsError> {
        let effects = self.0.effects(action).unwrap_or_default();
        effects.iter().map(shown).collect()
    }

    /// What the last action caused; nothing before the first one.
    ///
    /// # Errors
    /// Never.
    #[wasm_bindgen(js_name = lastEffects)]
    pub fn last_effects(&self) -> Result<Vec<Ts<Effect>>, JsError> {
        self.0.last_effects().iter().map(shown).collect()
    }

    /// The cells that show why somebody has won; none if the board does not show it.
    #[must_use]
    pub fn deciding(&self) -> Vec<CellId> {
        self.0.deciding()
    }

    /// Where an action begins and ends and what it changes; nothing if it is not legal.
    ///
    /// # Errors
    /// Never.
    pub fn marks(&self, action: &str) -> Result<Ts<Marks>, JsError> {
        let effects = self.0.effects(action).unwrap_or_default();
        shown(&Marks::last(&effects))
    }

    /// Where the last action was; nothing before the first one.
    ///
    /// # Errors
    /// Never.
    #[wasm_bindgen(js_name = lastMarks)]
    pub fn last_marks(&self) -> Result<Ts<Marks>, JsError> {
        shown(&Marks::last(&self.0.last_effects()))
    }

    /// A game from here, without its history, in which the next seat is to move instead: what it
    /// would do is what it threatens. Nothing where the rules allow no such position, in the middle
    /// of a turn, and when the game is over.
    #[wasm_bindgen(js_name = turnPassed)]
    #[must_use]
    pub fn turn_passed(&self) -> Option<Game> {
        self.0.turn_passed().map(Self)
    }

    /// The rounds of the actions made so far.
    ///
    /// # Errors
    /// Never.
    pub fn rounds(&self) -> Result<Vec<Ts<Round>>, JsError> {
        Round::all(&*self.0).iter().map(shown).collect()
    }

    /// The round of the next action.
    ///
    /// # Errors
    /// Never.
    #[wasm_bindgen(js_name = nextRound)]
    pub fn next_round(&self) -> Result<Ts<Round>, JsError> {
        shown(&Round::next(&*self.0))
    }

    /// The record of the game, between players of these names, by seat.
    #[must_use]
    pub fn record(&self, names: Vec<String>) -> String {
        let info = self.0.info();
        let mut record = Record::from_game(&*self.0);
        let seats = (0..).map(Seat::new).take(info.seats.len());
        for (seat, name) in seats.zip(names) {
            record.tags.set_seat(Letter::of(info, seat), name);
        }
        record.to_string()
    }

    /// Makes an action, or says why it is not legal.
    ///
    /// # Errors
    /// Never.
    pub fn play(&mut self, action: &str, code: &str) -> Result<Option<Ts<RefusalView>>, JsError> {
        let refusal = self.0.play(action).err();
        refusal
            .map(|refusal| shown(&RefusalView::new(&refusal, language(code))))
            .transpose()
    }

    /// Undoes the last thing that happened: an end that people brought about, or else the last
    /// action. Nothing if nothing has happened yet.
    ///
    /// # Errors
    /// Never.
    pub fn undo(&mut self) -> Result<Option<Ts<UndoneView>>, JsError> {
        let undone = self.0.undo().map(Undone::action);
        undone
            .map(|action| shown(&UndoneView { action }))
            .transpose()
    }

    /// Ends the game by something that the board does not show: the word of a reason such as
    /// `resignation`, and who has won, if anybody.
    ///
    /// # Errors
    /// If only the board can end a game for this reason, or there is no such seat.
    pub fn end(&mut self, reason: &str, winner: Option<u8>) -> Result<(), JsError> {
        let reason = made_by_people(reason).ok_or_else(|| no_reason(reason))?;
        let winner = winner.map(|index| self.seat(index)).transpose()?;
        self.0.end(Outcome { winner, reason });
        Ok(())
    }

    /// Ends the game because a seat resigned (`resignation`) or ran out of time (`time`). Returns
    /// the winner, if there is one.
    ///
    /// # Errors
    /// If only the board can end a game for this reason, or there is no such seat.
    pub fn forfeit(&mut self, seat: u8, reason: &str) -> Result<Option<usize>, JsError> {
        let reason = made_by_people(reason).ok_or_else(|| no_reason(reason))?;
        let outcome = Outcome::forfeit(self.seat(seat)?, self.0.info().seats.len(), reason);
        self.0.end(outcome);
        Ok(outcome.winner.map(Seat::index))
    }

    /// The actions made so far.
    #[must_use]
    pub fn history(&self) -> Vec<String> {
        self.0.history()
    }

    /// What a legal action does, told to someone who can't see the board.
    #[must_use]
    pub fn spoken(&self, action: &str, code: &str) -> String {
        ludejo_messages::spoken(language(code), &*self.0, action)
    }

    /// Whose turn it is, or how the game ended.
    #[must_use]
    pub fn standing(&self, code: &str) -> String {
        let info = self.0.info();
        match self.0.outcome() {
            Some(outcome) => ludejo_messages::outcome(language(code), info, &outcome),
            None => ludejo_messages::to_move(language(code), info, self.0.to_move()),
        }
    }

    /// The position in words.
    #[must_use]
    pub fn describe(&self, code: &str) -> String {
        let scene = self.0.scene();
        let subject = Subject::new(self.0.info(), self.0.board(), &scene);
        ludejo_draw::describe(&subject.in_language(language(code)))
    }

    /// Each cell in words, by cell.
    #[wasm_bindgen(js_name = describeCells)]
    #[must_use]
    pub fn describe_cells(&self, code: &str) -> Vec<String> {
        let scene = self.0.scene();
        let subject = Subject::new(self.0.info(), self.0.board(), &scene);
        let subject = subject.in_language(language(code));
        let cells = (0..).take(self.0.board().cells.len());
        cells
            .map(|cell| ludejo_draw::describe_cell(&subject, cell))
            .collect()
    }

    /// The counts that the position keeps, each in words.
    #[wasm_bindgen(js_name = describeGauges)]
    #[must_use]
    pub fn describe_gauges(&self, code: &str) -> Vec<String> {
        let scene = self.0.scene();
        let subject = Subject::new(self.0.info(), self.0.board(), &scene);
        ludejo_draw::describe_gauges(&subject.in_language(language(code)))
    }
}

impl Game {
    fn seat(&self, index: u8) -> Result<Seat, JsError> {
        if usize::from(index) < self.0.info().seats.len() {
            Ok(Seat::new(index))
        } else {
            Err(JsError::new(&format!("There is no seat {index}.")))
        }
    }
}
