//! Rounds: how the actions of a game are numbered.

use crate::{AnyGame, Seat};

/// The round that an action belongs to. A round begins with the first seat's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Round {
    /// Its number, from 1.
    pub number: usize,
    /// Whether the first seat's turn begins with the action, and a round with it.
    pub begins: bool,
    /// Whether a turn begins with the action: another seat acted before, or none.
    pub is_turn: bool,
    /// The seat that makes the action.
    pub seat: Seat,
}

impl Round {
    /// The round of an action that this seat makes, given that of the action before.
    pub(super) fn after(before: Option<Self>, seat: Seat) -> Self {
        let is_turn = before.is_none_or(|before| before.seat != seat);
        let begins = is_turn && seat == Seat::FIRST;
        Self {
            number: before.map_or(1, |before| before.number + usize::from(begins)),
            begins,
            is_turn,
            seat,
        }
    }

    /// The rounds of the actions of a game.
    ///
    /// ```
    /// use ludejo_rules::{catalog, record::Round};
    ///
    /// let mut game = catalog::start("herooj").unwrap();
    /// for action in ["b2b4", "f7f5", "c2c3"] {
    ///     game.play(action).unwrap();
    /// }
    /// let numbers = Round::all(&*game).into_iter().map(|round| round.number);
    /// assert_eq!(numbers.collect::<Vec<_>>(), [1, 1, 2]);
    /// assert_eq!(Round::next(&*game).number, 2);
    /// ```
    #[must_use]
    pub fn all(game: &dyn AnyGame) -> Vec<Self> {
        let mut last = None;
        let rounds = game.actors().into_iter().map(|seat| {
            let round = Self::after(last, seat);
            last = Some(round);
            round
        });
        rounds.collect()
    }

    /// The round of the next action of a game.
    #[must_use]
    pub fn next(game: &dyn AnyGame) -> Self {
        Self::after(Self::all(game).pop(), game.to_move())
    }
}
