//! One seat against all the others: alpha-beta for games with more than two seats.
//!
//! - [`Coalition::Full`], *paranoid* (Sturtevant and Korf, "On pruning techniques for multi-player
//!   games", 2000): all the others join to keep the share of this seat low.
//! - [`Coalition::OneReply`], *BRS+* (Esser, Gras, Winands, Schadd and Lanctot, "Improving
//!   best-reply search", 2013): between two actions of this seat only one of the others chooses
//!   freely, whichever can harm most; each of the rest makes the action that promises most to
//!   itself. Thus the search goes deeper, and what it fears is more likely to happen.
//!
//! Iterative deepening with a transposition table; actions are tried by what was best before, what
//! refuted a sister, and what they promise. Within the search a position has one value, the share of
//! the seat that thinks; what is told are the shares of all at the end of the expected line. One
//! thread does it all, whatever [`Options::threads`] says.

use std::cmp::Reverse;

use ludejo_rules::{Game, Play, Seat};
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::judge::{Judge, Parts};
use crate::limits::Budget;
use crate::past::Past;
use crate::table::{Bound, Entry, NO_ACTION, Table};
use crate::value::{SEEN, WIN, from_here, to_here};
use crate::{Limits, Line, Options, Score, Searcher, Shares, Thought, proof};

/// How the others are taken to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coalition {
    /// All of them choose.
    Full,
    /// One of them chooses.
    OneReply,
}

/// No search goes deeper, in actions.
const MAX_DEPTH: u32 = 64;
/// Nodes between two looks at the signal: some hundred microseconds.
const PATIENCE: u64 = 64;
/// Mixed into the key of a position where none of the others may choose any more.
const CHOSEN: u64 = 0x9E37_79B9_7F4A_7C15;
/// Makes another salt of one, and the first again only after all the others.
const SALT: u64 = 0xD6E8_FEB8_6659_FD93;

/// A search with its transposition table.
pub struct SoloSearch<G: Game, J> {
    judge: J,
    coalition: Coalition,
    table: Table,
    /// The action that refuted last at each depth.
    killers: Vec<Option<G::Action>>,
    past: Past,
    /// The seat that thinks.
    seat: Seat,
    /// Mixed into the keys of the table, so that nothing is found there of earlier thoughts: values
    /// of another seat, or by another history, would mislead.
    salt: u64,
    promises: Vec<u32>,
    options: Options,
}

/// Values between which the search decides.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl<G: Game, J: Judge<G>> Searcher for SoloSearch<G, J> {
    type Game = G;

    fn search(
        &mut self,
        play: &Play<G>,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        let position = play.position();
        if position.outcome().is_some() {
            return None;
        }
        self.seat = position.to_move();
        self.salt = self.salt.wrapping_add(SALT);
        self.table.age();
        self.killers.fill(None);
        self.past.begin(play);
        let mut budget = Budget::with_patience(*limits, PATIENCE);

        let list = position.actions();
        let mut order: Vec<G::Action> = list.as_ref().to_vec();
        order.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(self.options.seed));
        self.judge.promises(position, &order, &mut self.promises);
        let mut found: Vec<(i32, G::Action)> = Vec::new();
        for (&promise, &action) in self.promises.iter().zip(&order) {
            found.push((promise as i32, action));
        }
        found.sort_by_key(|(promise, _)| Reverse(*promise));

        let mut thought = self.thought(play, &found, 0, 1);
        for depth in 1..=MAX_DEPTH {
            if depth > 1 && !budget.may_begin(depth) {
                break;
            }
            let is_finished = self.search_root(position, &mut found, depth, &mut budget);
            thought = self.thought(play, &found, depth, budget.spent());
            if !is_finished || found[0].0.abs() > SEEN {
                break;
            }
            report(&thought);
        }
        thought.nodes = budget.spent();
        Some(thought)
    }
}

impl<G: Game, J: Judge<G>> SoloSearch<G, J> {
    /// A search for these options: the seed, the memory and the lines told.
    #[must_use]
    pub fn new(coalition: Coalition, options: &Options, judge: J) -> Self {
        Self {
            judge,
            coalition,
            table: Table::new(options.memory),
            killers: vec![None; MAX_DEPTH as usize + 1],
            past: Past::default(),
            seat: Seat::FIRST,
            salt: 0,
            promises: Vec::new(),
            options: *options,
        }
    }

    /// Values the actions anew and puts the best first, as many as are told. What is left when the
    /// budget runs out keeps its place behind those found good. Returns whether all was searched.
    fn search_root(
        &mut self,
        position: &G,
        found: &mut [(i32, G::Action)],
        depth: u32,
        budget: &mut Budget<'_>,
    ) -> bool {
        let told = self.options.lines as usize;
        let beta = WIN;
        for index in 0..found.len() {
            // Worse than the last line that is told need not be known exactly.
            let alpha = if index < told {
                -WIN
            } else {
                found[told - 1].0
            };
            let action = found[index].1;
            let next = position.after(action);
            self.past.push(next.key());
            let value = self.value(&next, depth - 1, Window { alpha, beta }, 1, true, budget);
            self.past.pop();
            if budget.is_over() {
                return false;
            }
            found[index].0 = value;
            // Behind all that are as good, and those not searched yet.
            let better = found[..index].iter().take_while(|other| other.0 >= value);
            let place = better.count();
            if place < told {
                found[place..=index].rotate_right(1);
            }
        }
        true
    }

    /// The value of a position. `is_free` says whether one of the others may still choose before
    /// this seat acts.
    fn value(
        &mut self,
        position: &G,
        depth: u32,
        mut window: Window,
        ply: u32,
        is_free: bool,
        budget: &mut Budget<'_>,
    ) -> i32 {
        if !budget.spend() {
            return 0;
        }
        if let Some(outcome) = position.outcome() {
            return match outcome.winner {
                Some(winner) if winner == self.seat => WIN - ply as i32,
                Some(_) => ply as i32 - WIN,
                None => self.share(Parts::draw(G::INFO.seats.len())),
            };
        }
        if self.past.is_repeated() || self.past.left() == 0 {
            return self.share(Parts::draw(G::INFO.seats.len()));
        }
        if depth == 0 || ply >= MAX_DEPTH {
            return self.share(self.judge.parts(position));
        }

        let is_own = position.to_move() == self.seat;
        let is_free = is_own || is_free;
        let key = self.key(position, is_free);
        let known = self.table.get(key);
        if let Some(entry) = known
            && u32::from(entry.depth) >= depth
        {
            let value = from_here(entry.score, ply as usize);
            let decides = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= window.beta,
                Bound::AtMost => value <= window.alpha,
            };
            if decides {
                return value;
            }
        }

        let list = position.actions();
        let list = list.as_ref();
        let Window { alpha, beta } = window;
        let first = known.map(|entry| usize::from(entry.best));
        let mut order = self.ordered(position, list, first, depth, ply);
        // What this seat does if another one chooses, or none. It costs no depth.
        let usual = (self.coalition == Coalition::OneReply && !is_own)
            .then(|| self.most_promising(position, list));
        if let (Some(usual), false) = (usual, is_free) {
            order = vec![usual];
        }
        let mut best: Option<(usize, i32)> = None;
        for index in order {
            let action = list[index];
            let is_usual = usual == Some(index);
            let next = position.after(action);
            self.past.push(next.key());
            let left = if is_usual { depth } else { depth - 1 };
            let free = is_own || is_free && (is_usual || usual.is_none());
            let value = self.value(&next, left, window, ply + 1, free, budget);
            self.past.pop();
            if budget.is_over() {
                return 0;
            }
            let is_better = |(_, other)| if is_own { value > other } else { value < other };
            if best.is_none_or(is_better) {
                best = Some((index, value));
            }
            if is_own {
                window.alpha = window.alpha.max(value);
            } else {
                window.beta = window.beta.min(value);
            }
            if window.alpha >= window.beta {
                self.killers[ply as usize] = Some(action);
                break;
            }
        }
        let Some((index, value)) = best else {
            unreachable!("a game that goes on has actions");
        };
        let bound = if value >= beta {
            Bound::AtLeast
        } else if value <= alpha {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        let entry = Entry {
            score: to_here(value, ply as usize),
            best: index as u16,
            depth: depth as u8,
            bound,
        };
        self.table.put(key, entry);
        value
    }

    /// The key by which the table knows a position. `is_free` says whether one of the others may
    /// still choose there.
    fn key(&self, position: &G, is_free: bool) -> u64 {
        position.key() ^ self.salt ^ if is_free { 0 } else { CHOSEN }
    }

    /// The part of the seat that thinks.
    const fn share(&self, parts: Parts) -> i32 {
        parts.of_seat(self.seat) as i32
    }
}

impl<G: Game, J: Judge<G>> SoloSearch<G, J> {
    /// The places of the actions, in the order in which to try them.
    fn ordered(
        &mut self,
        position: &G,
        list: &[G::Action],
        first: Option<usize>,
        depth: u32,
        ply: u32,
    ) -> Vec<usize> {
        let mut order: Vec<usize> = (0..list.len()).collect();
        // At the last step looking at the position costs as much as ordering it.
        self.promises.clear();
        if depth > 1 {
            self.judge.promises(position, list, &mut self.promises);
        } else {
            self.promises.resize(list.len(), 0);
        }
        let killer = self.killers[ply as usize];
        order.sort_by_key(|&index| {
            let rank = (first == Some(index), killer == Some(list[index]));
            Reverse((rank, self.promises[index]))
        });
        order
    }

    /// The place of the action that promises most.
    fn most_promising(&mut self, position: &G, list: &[G::Action]) -> usize {
        self.judge.promises(position, list, &mut self.promises);
        let all = self.promises.iter().enumerate();
        // The first of equals.
        all.rev()
            .max_by_key(|(_, promise)| **promise)
            .map_or(0, |(index, _)| index)
    }

    /// What is thought after a search of this depth.
    fn thought(
        &self,
        play: &Play<G>,
        found: &[(i32, G::Action)],
        depth: u32,
        nodes: u64,
    ) -> Thought {
        let position = play.position();
        let told = found.iter().take(self.options.lines as usize);
        let mut thought = Thought {
            depth,
            nodes,
            lines: told
                .map(|&(value, action)| self.line(position, value, action, depth))
                .collect(),
        };
        let value = found[0].0;
        if value > SEEN {
            let most = ((WIN - value) as u32).min(self.past.left_at_start());
            let proven = proof::line(
                position,
                self.seat,
                most,
                None,
                &|_| NO_ACTION,
                proof::patience(),
            );
            proven.into_iter().for_each(|line| thought.prove(line));
        }
        thought
    }

    /// The line that begins with an action, as far as the table remembers it, and the shares at
    /// its end; of them the part of the seat that thinks is what was found.
    fn line(&self, root: &G, value: i32, first: G::Action, depth: u32) -> Line {
        let mut actions = vec![first.to_string()];
        let mut position = root.after(first);
        while actions.len() < depth as usize {
            let list = position.actions();
            let known = self.table.get(self.key(&position, true));
            let exact = known.filter(|entry| entry.bound == Bound::Exact);
            let best = exact.map_or(NO_ACTION, |entry| entry.best);
            let Some(&action) = list.as_ref().get(usize::from(best)) else {
                break;
            };
            actions.push(action.to_string());
            position.apply(action);
        }
        let parts = match position.outcome() {
            Some(outcome) => Parts::of_end(outcome.winner, G::INFO.seats.len()),
            None => self.judge.parts(&position),
        };
        Line {
            score: Score::from(Shares::from(parts.with(self.seat, value.max(0) as u32))),
            actions,
        }
    }
}
