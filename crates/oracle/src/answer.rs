//! Answers about positions of the rules.

#[cfg(feature = "rooya")]
use std::sync::OnceLock;

use ludejo_rules::rooya::Rooya;
use ludejo_rules::{Game, Seat};

use crate::oracle::{Oracle, Worth};
use crate::position::Position;
#[cfg(feature = "rooya")]
use crate::shape::Shape;
#[cfg(feature = "rooya")]
use crate::store::{Store, StoreError};
use crate::value::Value;

/// What Le Rooya's oracle needs, as `ludejo solve rooya --oracle` writes it.
#[cfg(feature = "rooya")]
pub static ROOYA: &[u8] = include_bytes!("../rooya.oracle");

/// What a position or a move is worth to a seat, if both play their best.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Answer {
    /// Whether it wins.
    pub worth: Worth,
    /// The actions to the end, of both seats together: wins are as short and losses as long as possible.
    /// `None` for a draw, and while pawns are being placed. 0 if the game is over.
    pub actions: Option<u32>,
}

impl From<Value> for Answer {
    fn from(value: Value) -> Self {
        let (worth, actions) = match value {
            Value::Win(actions) => (Worth::Win, Some(actions.into())),
            Value::Draw => (Worth::Draw, None),
            Value::Loss(actions) => (Worth::Loss, Some(actions.into())),
        };
        Self { worth, actions }
    }
}

impl Oracle {
    /// The one for Le Rooya that comes with this crate. The first call takes some milliseconds.
    ///
    /// # Errors
    /// If it was made for other rules.
    ///
    /// ```
    /// use ludejo_oracle::{Oracle, Worth};
    /// use ludejo_rules::{Game, rooya::Rooya};
    ///
    /// let oracle = Oracle::rooya().unwrap();
    /// assert_eq!(oracle.ask(&Rooya::start()).worth, Worth::Draw);
    /// ```
    #[cfg(feature = "rooya")]
    pub fn rooya() -> Result<&'static Self, StoreError> {
        static ORACLE: OnceLock<Result<Oracle, StoreError>> = OnceLock::new();
        let made = ORACLE.get_or_init(|| Ok(Self::new(Shape::rooya(), Store::read(ROOYA)?)));
        made.as_ref().map_err(|error| *error)
    }

    /// What a position is worth to the seat to move, before repetition (G1) and length (G2) are looked
    /// at.
    #[must_use]
    pub fn ask(&self, game: &Rooya) -> Answer {
        let seat = game.to_move();
        if let Some(outcome) = game.outcome() {
            let worth = match outcome.winner {
                Some(winner) if winner == seat => Worth::Win,
                Some(_) => Worth::Loss,
                None => Worth::Draw,
            };
            let actions = Some(0);
            return Answer { worth, actions };
        }
        let position = Position {
            own: game.pawns(seat),
            other: game.pawns(other(seat)),
        };
        if game.is_placing() {
            let worth = self.placing(position);
            let actions = None;
            return Answer { worth, actions };
        }
        // A position of the rules that is not over is open.
        self.value(position).unwrap_or(Value::Draw).into()
    }

    /// What an action is worth to the seat that makes it.
    #[must_use]
    pub fn ask_action(&self, game: &Rooya, action: <Rooya as Game>::Action) -> Answer {
        let seat = game.to_move();
        let after = game.after(action);
        let Answer { worth, actions } = self.ask(&after);
        // Who completes a line has still the turn, or the other seat has it.
        let worth = if after.to_move() == seat {
            worth
        } else {
            worth.turned()
        };
        let actions = actions.map(|actions| actions + 1);
        Answer { worth, actions }
    }
}

/// The other of the two seats.
fn other(seat: Seat) -> Seat {
    if seat == Seat::FIRST {
        Seat::SECOND
    } else {
        Seat::FIRST
    }
}
