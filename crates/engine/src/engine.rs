//! One trait for every game's engines.

use ludejo_rules::{AnyGame, Game, Play, Tabletop};

use crate::{End, Limits, Score};

/// What an engine thinks of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// How deep the search went: in actions for alpha-beta, as the length of the longest line
    /// for a tree that grows.
    pub depth: u32,
    /// Positions looked at (simulations in a tree that grows by them).
    pub nodes: u64,
    /// The best lines, the best first; never empty.
    pub lines: Vec<Line>,
}

/// An expected course of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// What comes of it.
    pub score: Score,
    /// The actions; never empty.
    pub actions: Vec<String>,
}

impl Line {
    /// A line to a proven end.
    pub(crate) fn of_end(end: End, actions: &[impl ToString]) -> Self {
        Self {
            score: Score::from(end),
            actions: actions.iter().map(ToString::to_string).collect(),
        }
    }
}

impl Thought {
    /// The best line.
    ///
    /// # Panics
    /// Never: there is always one.
    #[must_use]
    pub fn best(&self) -> &Line {
        &self.lines[0]
    }

    /// The best action.
    #[must_use]
    pub fn action(&self) -> &str {
        &self.best().actions[0]
    }

    /// Puts a proven line first, in place of another with the same first action, and tells no
    /// more lines than before.
    pub(crate) fn prove(&mut self, line: Line) {
        let told = self.lines.len();
        self.lines
            .retain(|other| other.actions[0] != line.actions[0]);
        self.lines.insert(0, line);
        self.lines.truncate(told);
    }
}

/// A player of one game.
pub trait Engine: Send {
    /// Chooses an action for the seat to move: the first of the best line. `None` if the game
    /// is over. Hands over what it thinks in the meantime, as often as it thinks deeper.
    ///
    /// The history of the game is looked at, so that repetition (G1) and length (G2) count as
    /// the draws they are.
    fn think(
        &mut self,
        game: &dyn AnyGame,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought>;

    /// Forgets what it has learned about the game, before another one.
    fn forget(&mut self);
}

/// A search of one game. If people can see the game, it is an [`Engine`], which reads it from there.
pub trait Searcher: Send {
    /// The game.
    type Game: Game;

    /// Chooses an action, as [`Engine::think`] does.
    fn search(
        &mut self,
        play: &Play<Self::Game>,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought>;

    /// Forgets what it has learned about the game, if it keeps anything.
    fn forget(&mut self) {}
}

impl<S: Searcher> Engine for S
where
    S::Game: Tabletop,
{
    fn think(
        &mut self,
        game: &dyn AnyGame,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        self.search(&replay(game)?, limits, report)
    }

    fn forget(&mut self) {
        Searcher::forget(self);
    }
}

/// The game as its own type, history included; `None` if it is over.
pub(crate) fn replay<G: Tabletop>(game: &dyn AnyGame) -> Option<Play<G>> {
    if game.outcome().is_some() {
        return None;
    }
    let mut play = Play::from_position(game.start_line().parse::<G>().ok()?);
    for action in game.history() {
        play.apply(action.parse().ok()?);
    }
    Some(play)
}
