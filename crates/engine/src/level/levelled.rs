//! An engine limited to a level.
//!
//! It looks at no more than its share of the nodes of a turn, so that it answers about as fast on
//! every turn, and no clock decides what it plays.

use std::cmp::Reverse;
use std::marker::PhantomData;

use ludejo_rules::{AnyGame, Game, Play, Seat, Tabletop};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::{Ladder, Level};
use crate::engine::replay;
use crate::fixed::ONE;
use crate::{End, Engine, Limits, Line, OptionError, Options, Thought};

/// Nodes for each legal action that even the weakest level looks at, so that it knows them all.
const LEAST: u64 = 8;
/// A player who expects this much of the win no longer misjudges anything.
const WON: i64 = ONE as i64 / 100 * 94;
/// To finish such a game, every level looks at the nodes of a turn halved this many times, unless
/// it looks at more anyway.
const WON_HALVINGS: u32 = 5;
/// What returning to a position costs a player who is ahead.
const REPEATED: i64 = ONE as i64 / 5;
/// In this many of its first turns, every seat chooses among at least this many good lines with at
/// least this much variation, so that no two games are alike.
const OPENING: usize = 3;
const OPENING_NOISE: i64 = ONE as i64 / 100;
const OPENING_LINES: u32 = 4;
/// Chances are counted in these.
const TWELVE_HUNDREDTHS: u32 = 1200;

/// An engine limited to a level.
pub(crate) struct Levelled<G> {
    /// Knows several lines.
    wide: Box<dyn Engine>,
    /// Knows the best line only, and looks deeper for it.
    sharp: Box<dyn Engine>,
    level: Level,
    ladder: &'static Ladder,
    seed: u64,
    game: PhantomData<fn() -> G>,
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
            judgement: ladder.judgement(options),
            ..*options
        };
        Ok(Self {
            wide: make(&with_lines(level.skill().lines.max(OPENING_LINES)))?,
            sharp: make(&with_lines(1))?,
            level,
            ladder,
            seed: options.seed,
            game: PhantomData,
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
        let halvings = halvings + made as u32 + u32::from(actions.iter().any(goes_on));
        let nodes = self.ladder.turn.checked_shr(halvings).unwrap_or(0);
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
        let skill = self.level.skill();
        let within = |nodes: u64| limits.with_nodes(nodes.min(limits.nodes));
        let nodes = within(self.nodes(&play, skill.halvings));
        let is_opening = play.actions().len() < OPENING * G::INFO.seats.len();
        if skill.lines == 1 && !is_opening {
            return self.sharp.think(game, &nodes, report);
        }
        let least = if is_opening { OPENING_NOISE } else { 0 };
        let eye = Eye {
            play: &play,
            slips: self.ladder.slips(self.level),
            noise: skill.misjudgement().max(least),
            seed: self.seed,
        };
        let thought = self.wide.think(game, &nodes, &mut |thought| {
            report(&eye.misjudged(thought.clone()));
        })?;
        if eye.is_won(&thought) && !eye.slips(&thought) && skill.halvings > WON_HALVINGS {
            let nodes = within(self.nodes(&play, WON_HALVINGS));
            return self.sharp.think(game, &nodes, report);
        }
        Some(eye.misjudged(thought))
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

/// How a player sees the lines of a game.
struct Eye<'a, G: Game> {
    play: &'a Play<G>,
    /// How often it makes a random move, in twelve-hundredths.
    slips: u32,
    /// By how much a share of the win may be misjudged, as a part of [`ONE`].
    noise: i64,
    seed: u64,
}

impl<G: Game> Eye<'_, G> {
    fn seat(&self) -> Seat {
        self.play.position().to_move()
    }

    /// What a line is worth to the player, as a part of [`ONE`].
    fn share(&self, line: &Line) -> i64 {
        (line.score.shares.of_seat(self.seat()) * ONE as f32) as i64
    }

    fn best(&self, thought: &Thought) -> i64 {
        let shares = thought.lines.iter().map(|line| self.share(line));
        shares.max().unwrap_or_default()
    }

    /// Whether the game is as good as won.
    fn is_won(&self, thought: &Thought) -> bool {
        self.best(thought) >= WON
    }

    /// Chance, the same for the same seed, moment of a game and purpose.
    fn rng(&self, purpose: u64) -> Xoshiro256PlusPlus {
        let moment = self.play.actions().len() as u64;
        Xoshiro256PlusPlus::seed_from_u64(self.seed ^ moment << 32 ^ purpose << 60)
    }

    /// Whether it makes a random move this time: half as often if the game is as good as won.
    fn slips(&self, thought: &Thought) -> bool {
        let slips = self.slips >> u32::from(self.is_won(thought));
        self.rng(0).random_range(0..TWELVE_HUNDREDTHS) < slips
    }

    /// The line that seems best, alone. A misjudgement is about as likely to be small as large (a
    /// sum of two draws), the smaller the more of the win is sure, and the same for the same
    /// seed, game and moment.
    fn misjudged(&self, mut thought: Thought) -> Thought {
        let mut rng = self.rng(1);
        if self.slips(&thought) {
            let any = rng.random_range(0..thought.lines.len());
            thought.lines.swap(0, any);
            thought.lines.truncate(1);
            return thought;
        }
        let even = i64::from(ONE) / G::INFO.seats.len() as i64;
        let best = self.best(&thought);
        let is_ahead = best > even;
        let noise = if is_ahead {
            self.noise * (WON - best).max(0) / (WON - even)
        } else {
            self.noise
        };
        let mut seen = |line: &Line| {
            let misjudged = rng.random_range(-noise..=noise) + rng.random_range(-noise..=noise);
            let is_step_back = is_ahead && self.is_repeated(line);
            self.share(line) + misjudged - if is_step_back { REPEATED } else { 0 }
        };
        // What seems equal stays in the order in which the engine has it.
        thought.lines.sort_by_cached_key(|line| Reverse(seen(line)));
        thought.lines.truncate(1);
        thought
    }

    /// Whether a line begins by coming back to a position of the game.
    fn is_repeated(&self, line: &Line) -> bool {
        let Some(Ok(action)) = line.actions.first().map(|action| action.parse()) else {
            return false;
        };
        let next = self.play.position().after(action);
        self.play.positions().contains(&next)
    }
}
