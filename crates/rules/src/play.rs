//! A game being played: a position with its history.

use std::collections::HashMap;
use std::fmt;
use std::hash::{BuildHasherDefault, DefaultHasher, Hash, Hasher};

use crate::{Game, Info, Outcome, Reason};

/// A game from its start position to now. Rulings G1 (repetition) and G2 (length) live here,
/// and so do the ends that people bring about: resignation, time, agreement.
///
/// ```
/// use ludejo_rules::{Outcome, Play, Reason, Undone, herooj::Herooj};
///
/// let mut play = Play::<Herooj>::default();
/// play.try_apply("b2b4".parse().unwrap()).unwrap();
/// let agreed = Outcome::draw(Reason::Agreement);
/// play.end(agreed);
/// assert_eq!(play.undo(), Some(Undone::End(agreed)));
/// assert_eq!(play.actions().len(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    /// What the game is called, how it begins, and when it is too long: that of its type, unless a
    /// ruling about these was changed.
    info: &'static Info,
    /// The start position and the position after each action; never empty.
    positions: Vec<G>,
    /// How often each of these positions has occurred.
    occurrences: HashMap<Keyed<G>, u32, BuildHasherDefault<DefaultHasher>>,
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
        Self::under(G::INFO, position)
    }

    /// A game that begins with this position, under another reading of the rulings that are no
    /// business of positions: setups and length.
    #[must_use]
    pub fn under(info: &'static Info, position: G) -> Self {
        Self {
            info,
            positions: vec![position],
            occurrences: HashMap::from_iter([(Keyed(position), 1)]),
            actions: Vec::new(),
            ended: None,
        }
    }

    /// What the game is called, how it begins, and when it is too long.
    #[must_use]
    pub const fn info(&self) -> &'static Info {
        self.info
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

    /// Makes an action without a check. It must be legal, and the game must not be over.
    pub fn apply(&mut self, action: G::Action) {
        let next = self.position().after(action);
        self.positions.push(next);
        *self.occurrences.entry(Keyed(next)).or_insert(0) += 1;
        self.actions.push(action);
    }

    /// Makes an action if it is legal.
    ///
    /// # Errors
    /// If the game is over or the action is not legal. Nothing changes then.
    pub fn try_apply(&mut self, action: G::Action) -> Result<(), ActionError> {
        if self.outcome().is_some() {
            return Err(ActionError::GameOver);
        }
        if !self.position().is_legal(action) {
            return Err(ActionError::Illegal);
        }
        self.apply(action);
        Ok(())
    }

    /// Undoes the last thing that happened: an end that people brought about, or else the last
    /// action. `None` if nothing has happened yet.
    pub fn undo(&mut self) -> Option<Undone<G::Action>> {
        if let Some(outcome) = self.reopen() {
            return Some(Undone::End(outcome));
        }
        let action = self.actions.pop()?;
        if let Some(left) = self.positions.pop().map(Keyed)
            && let Some(count) = self.occurrences.get_mut(&left)
        {
            *count -= 1;
            if *count == 0 {
                self.occurrences.remove(&left);
            }
        }
        Some(Undone::Action(action))
    }

    /// Undoes an end that people brought about, and returns it. `None` if there was none.
    pub fn reopen(&mut self) -> Option<Outcome> {
        self.ended.take()
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
        let count = self.occurrences.get(&Keyed(*self.position()));
        count.map_or(0, |count| *count as usize)
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
        if self.actions.len() >= self.info.length_limit as usize {
            return Some(Outcome::draw(Reason::Length));
        }
        None
    }
}

/// A position that is hashed by its key alone, and compared as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Keyed<G>(G);

impl<G: Game> Hash for Keyed<G> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.0.key());
    }
}

/// What was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undone<A> {
    /// An end that people brought about. The game goes on.
    End(Outcome),
    /// The last action.
    Action(A),
}

impl<A> Undone<A> {
    /// The action, if it was one.
    pub fn action(self) -> Option<A> {
        match self {
            Self::End(_) => None,
            Self::Action(action) => Some(action),
        }
    }
}

/// Why [`Play::try_apply`] did not make an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ActionError {
    /// The game is over.
    GameOver,
    /// The action is not legal in this position.
    Illegal,
}

impl fmt::Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::GameOver => "the game is over",
            Self::Illegal => "the action is not legal",
        })
    }
}

impl std::error::Error for ActionError {}
