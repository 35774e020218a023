//! A game being played: a position with its history.

use crate::{Game, Outcome, Reason};

/// A game from its start position to now. Rulings G1 (repetition) and G2 (length) live here,
/// and so do the ends that people bring about: resignation, time, agreement.
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    /// The start position and the position after each action; never empty.
    positions: Vec<G>,
    /// The actions made.
    actions: Vec<G::Action>,
    /// An end that the board does not show.
    ended: Option<Outcome>,
}

impl<G: Game> Default for Play<G> {
    fn default() -> Self {
        Self::from_position(G::start())
    }
}

impl<G: Game> Play<G> {
    /// A game that begins with this position.
    #[must_use]
    pub fn from_position(position: G) -> Self {
        Self {
            positions: vec![position],
            actions: Vec::new(),
            ended: None,
        }
    }

    /// The position now.
    ///
    /// # Panics
    /// Never: there is always a start position.
    #[must_use]
    pub fn position(&self) -> &G {
        &self.positions[self.positions.len() - 1]
    }

    /// The start position and the position after each action.
    #[must_use]
    pub fn positions(&self) -> &[G] {
        &self.positions
    }

    /// The actions made so far.
    #[must_use]
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// Makes a legal action.
    pub fn apply(&mut self, action: G::Action) {
        let next = self.position().after(action);
        self.positions.push(next);
        self.actions.push(action);
    }

    /// Takes the last action back, and with it any resignation or other such end.
    pub fn undo(&mut self) -> Option<G::Action> {
        let action = self.actions.pop()?;
        self.positions.pop();
        self.ended = None;
        Some(action)
    }

    /// Ends the game by something that the board does not show. Does nothing if the game is
    /// already over.
    pub fn end(&mut self, outcome: Outcome) {
        if self.outcome().is_none() {
            self.ended = Some(outcome);
        }
    }

    /// How often the position now has occurred in this game, this time included.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        let now = self.position();
        self.positions.iter().filter(|past| *past == now).count()
    }

    /// The result, if the game is over: by the position, then by G1, then by G2.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if self.ended.is_some() {
            return self.ended;
        }
        let by_position = self.position().outcome();
        if by_position.is_some() {
            return by_position;
        }
        if self.occurrences() >= 3 {
            return Some(Outcome::draw(Reason::Repetition));
        }
        if self.actions.len() >= G::INFO.length_limit as usize {
            return Some(Outcome::draw(Reason::Length));
        }
        None
    }
}
