//! One face for every game's engine, found by id.

use rules::{Face, Game, Play, Tabletop, TwoSeats};

use crate::{Limits, Strength, alphabeta, mcts};

/// What an engine chose.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The action.
    pub action: String,
    /// What the seat to move can expect.
    pub score: Score,
    /// How deep the search went: in actions for alpha-beta, as the length of the longest line
    /// for Monte Carlo tree search.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The expected course of the game, beginning with the action.
    pub line: Vec<String>,
}

/// What the seat to move can expect.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Score {
    /// Its advantage, in hundredths of the game's plainest piece.
    Advantage(i32),
    /// It wins in this many actions, counting those of every seat.
    WinIn(u32),
    /// It loses in this many actions.
    LossIn(u32),
    /// Its chance to win, 0 to 1 (Monte Carlo tree search).
    Chance(f32),
}

/// An opponent for one game.
pub trait Engine: Send {
    /// Chooses an action for the seat to move. `None` if the game is over.
    ///
    /// The history of the game is looked at, so that repetition (G1) and length (G2) count as
    /// the draws they are. With a limit on nodes alone the same game and seed always give the
    /// same choice.
    fn think(&mut self, game: &dyn Face, limits: &Limits<'_>, seed: u64) -> Option<Choice>;
}

/// The engine for the game of this id; `None` if there is no such game.
#[must_use]
pub fn engine(id: &str) -> Option<Box<dyn Engine>> {
    macro_rules! engines {
        (two: $($two:ty),*; more: $($more:ty),* $(,)?) => {
            $(if id == <$two as Game>::INFO.id {
                return Some(Box::new(alphabeta::Search::<$two>::new()));
            })*
            $(if id == <$more as Game>::INFO.id {
                return Some(Box::new(mcts::Search::<$more>::new()));
            })*
        };
    }
    engines! {
        two: rules::herooj::Herooj<false>, rules::herooj::Herooj<true>, rules::rooya::Rooya,
            rules::sparta::Sparta, rules::heroes::Heroes, rules::evo::Evo<2>;
        more: rules::evo::Evo<4>,
    }
    None
}

/// The game as its own type, history included.
fn replay<G: Tabletop>(game: &dyn Face) -> Option<Play<G>> {
    let mut play = Play::from_position(game.start_line().parse::<G>().ok()?);
    for action in game.history() {
        play.apply(action.parse().ok()?);
    }
    Some(play)
}

impl<G: Tabletop + TwoSeats + Strength> Engine for alphabeta::Search<G> {
    fn think(&mut self, game: &dyn Face, limits: &Limits<'_>, seed: u64) -> Option<Choice> {
        game.outcome().is_none().then_some(())?;
        self.choose(&replay(game)?, limits, seed)
    }
}

impl<G: Tabletop + Strength> Engine for mcts::Search<G> {
    fn think(&mut self, game: &dyn Face, limits: &Limits<'_>, seed: u64) -> Option<Choice> {
        game.outcome().is_none().then_some(())?;
        self.choose(&replay(game)?, limits, seed)
    }
}
