//! An engine limited to a level.
//!
//! It looks at no more than its share of the nodes of a turn, so that it answers about as fast on
//! every turn, and no clock decides what it plays.

use ludejo_rules::{AnyGame, Game, Play, Tabletop};

use super::eye::Eye;
use super::oddness::Homes;
use super::{Ladder, Level, Skill};
use crate::engine::replay;
use crate::fixed::ONE;
use crate::{End, Engine, Limits, Line, OptionError, Options, Thought};

/// Nodes for each legal action that even the weakest level looks at, so that it knows them all.
const LEAST: u64 = 8;
/// To finish a game that is as good as won, every level looks at the nodes of a turn halved this many
/// times, unless it looks at more anyway.
const WON_HALVINGS: u32 = 5 * ONE;

/// An engine limited to a level.
pub(crate) struct Levelled<G: Game> {
    /// Knows all lines.
    wide: Box<dyn Engine>,
    /// Knows the best line only, and looks deeper for it.
    sharp: Box<dyn Engine>,
    ladder: &'static Ladder,
    skill: Skill,
    homes: Homes<G>,
    seed: u64,
}

impl<G: Tabletop> Levelled<G> {
    /// Limits the engines that `make` creates to a level of a ladder.
    pub(crate) fn new(
        options: &Options,
        level: Level,
        ladder: &'static Ladder,
        make: impl Fn(&Options) -> Result<Box<dyn Engine>, OptionError>,
    ) -> Result<Self, OptionError> {
        let with_lines = |lines| Options {
            level: None,
            lines,
            memory: level.memory(),
            threads: 1,
            ..*options
        };
        Ok(Self {
            // The moves of half a depth can't be compared, so lines are only told of whole depths.
            wide: make(&with_lines(u32::MAX))?,
            sharp: make(&with_lines(1))?,
            ladder,
            skill: ladder.skill(level),
            homes: Homes::new(),
            seed: options.seed,
        })
    }

    /// The nodes for the next action if those of its turn are halved so many times.
    fn nodes(&self, play: &Play<G>, halvings: u32) -> u64 {
        let position = play.position();
        let seat = position.to_move();
        let before = play.positions().iter().rev().skip(1);
        let made = before.take_while(|before| before.to_move() == seat).count();
        let actions = position.actions();
        let actions = actions.as_ref();
        // Half of what the turn has left, unless it is sure to end.
        let goes_on = |action: &G::Action| position.after(*action).to_move() == seat;
        let parts = made as u32 + u32::from(actions.iter().any(goes_on));
        let nodes = self.ladder.nodes(halvings + parts * ONE);
        nodes.max(LEAST * actions.len() as u64)
    }
}

impl<G: Tabletop> Engine for Levelled<G> {
    fn think(
        &mut self,
        game: &dyn AnyGame,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        let play = replay::<G>(game)?;
        if let Some(win) = immediate_win(play.position()) {
            return Some(win);
        }
        // What an earlier action taught would make it stronger than its level.
        self.forget();
        let within = |nodes: u64| limits.with_nodes(nodes.min(limits.nodes));
        let nodes = within(self.nodes(&play, self.skill.halvings()));
        let eye = Eye::new(&play, self.skill, &self.homes, self.seed);
        let thought = self.wide.think(game, &nodes, &mut |thought| {
            report(&eye.chosen(thought.clone()));
        })?;
        if eye.is_won(&thought) && self.skill.halvings() > WON_HALVINGS {
            let nodes = within(self.nodes(&play, WON_HALVINGS));
            return self.sharp.think(game, &nodes, report);
        }
        Some(eye.chosen(thought))
    }

    fn forget(&mut self) {
        self.wide.forget();
        self.sharp.forget();
    }
}

/// The action that wins at once, if there is one: nobody overlooks it.
fn immediate_win<G: Game>(position: &G) -> Option<Thought> {
    let seat = position.to_move();
    let actions = position.actions();
    let wins = |action: &&G::Action| {
        let outcome = position.after(**action).outcome();
        outcome.is_some_and(|outcome| outcome.winner == Some(seat))
    };
    let action = *actions.as_ref().iter().find(wins)?;
    let end = End {
        winner: seat,
        actions: 1,
    };
    Some(Thought {
        depth: 1,
        nodes: 1,
        lines: vec![Line::of_end(end, &[action])],
    })
}
