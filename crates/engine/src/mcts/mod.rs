//! Monte Carlo tree search without random games, for any number of seats.
//!
//! - Every seat wants its own share of the win (max^n: Luckhardt and Irani, "An algorithmic
//!   solution of n-person games", 1986; in a tree: Sturtevant, "An analysis of UCT in multi-player
//!   games", 2008), and four shares are what is backed up.
//! - A new position is worth what its [`Judge`] says.
//! - There are far more actions than visits: an action that promises more is tried more often
//!   (PUCT: Rosin, "Multi-armed bandits with episode context", 2011; Silver et al., 2017).
//! - Wins that nobody can prevent are proven and backed up as such (Winands, Björnsson and Saito,
//!   "Monte-Carlo tree search solver", 2008; Nijssen and Winands, "Enhancements for multi-player
//!   Monte-Carlo tree search", 2010): the seat to move wins where one child is its win, and
//!   another seat wins where every child is that seat's win.
//!
//! All numbers that decide are whole, so that every machine chooses alike. The tree is kept from
//! action to action of a game, and when the memory is used up its least visited parts are
//! forgotten. One thread does it all, whatever [`Options::threads`] says.

mod tree;

use std::cmp::Reverse;
use std::ops::Range;

use ludejo_rules::{Game, Play, Seat};
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::fixed::{ONE, halved};
use crate::judge::{Judge, PROMISE_DOUBLE, Parts};
use crate::limits::Budget;
use crate::past::Past;
use crate::table::NO_ACTION;
use crate::{Limits, Line, Options, Score, Searcher, Shares, Thought, proof};
use tree::{Edge, NONE, Proof, Tree};

/// Simulations between two looks at the signal: some hundred microseconds.
const PATIENCE: u64 = 8;
/// How much an action that promises more than it was visited is favoured, in 16ths.
const EXPLORATION: u64 = 16;
/// An action never tried is taken to be worth so many 16ths of what its position is.
const UNTRIED: u32 = 14;

/// A search with its tree.
pub struct Mcts<G: Game, J> {
    judge: J,
    tree: Tree<G::Action>,
    /// Room for a copy of what is worth keeping.
    spare: Tree<G::Action>,
    /// The keys of the game to the root of the tree.
    game: Vec<u64>,
    past: Past,
    /// The nodes of a simulation.
    path: Vec<(usize, Seat)>,
    promises: Vec<u32>,
    options: Options,
}

impl<G: Game, J: Judge<G>> Searcher for Mcts<G, J> {
    type Game = G;

    /// Limits count simulations as nodes.
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
        self.past.begin(play);
        self.judge.begin(position);
        self.find_root(play);
        if self.tree.nodes[0].visits == 0 {
            self.tree.nodes[0].visit(self.judge.parts(position));
        }
        if self.tree.nodes[0].count == 0 {
            // What was proven by nodes since forgotten must be found again.
            self.tree.nodes[0].proof = None;
            self.grow(0, position);
            // Of equally promising actions chance decides which is tried first.
            let edges = &mut self.tree.edges;
            edges.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(self.options.seed));
            edges.sort_by_key(|edge| Reverse(edge.promise));
        }
        let mut budget = Budget::with_patience(*limits, PATIENCE);
        let mut deepest = 0;
        loop {
            let depth = self.simulate(position);
            let is_deeper = depth > deepest;
            deepest = deepest.max(depth);
            let goes_on = budget.spend();
            if !goes_on || (is_deeper && !budget.may_begin(deepest + 1)) {
                break;
            }
            if self.tree.nodes[0].proof.is_some() {
                break;
            }
            if budget.spent().is_power_of_two() && budget.spent() >= 1 << 8 {
                if !budget.may_begin(0) {
                    break;
                }
                report(&self.thought(play, deepest, budget.spent()));
            }
        }
        Some(self.thought(play, deepest, budget.spent()))
    }

    fn forget(&mut self) {
        self.game.clear();
    }
}

impl<G: Game, J: Judge<G>> Mcts<G, J> {
    /// An empty tree for these options: the seed, the memory and the lines told.
    #[must_use]
    pub fn new(options: &Options, judge: J) -> Self {
        let half = options.memory as usize * (1 << 19);
        Self {
            judge,
            tree: Tree::new(half),
            spare: Tree::new(half),
            game: Vec::new(),
            past: Past::default(),
            path: Vec::new(),
            promises: Vec::new(),
            options: *options,
        }
    }

    /// Makes the position now the root: what the tree knows of it is kept, if the game has gone on
    /// from the root before.
    fn find_root(&mut self, play: &Play<G>) {
        let keys = || play.positions().iter().map(Game::key);
        let known = self.game.len();
        let goes_on = known > 0 && keys().take(known).eq(self.game.iter().copied());
        let mut index = if goes_on { Some(0) } else { None };
        for action in play.actions().iter().skip(known.saturating_sub(1)) {
            index = index.and_then(|index: usize| {
                let mut edges = self.tree.nodes[index].edges();
                let edge = edges.find(|&edge| self.tree.edges[edge].action == *action)?;
                let node = self.tree.edges[edge].node;
                (node != NONE).then_some(node as usize)
            });
        }
        match index {
            Some(index) => self.keep(index, 0),
            None => self.tree.clear(),
        }
        self.game.clear();
        self.game.extend(keys());
    }

    /// Keeps what lies below a node, which becomes the root, but for the edges of nodes with fewer
    /// than `least` visits.
    fn keep(&mut self, index: usize, least: u32) {
        self.tree.copy_below(index, least, &mut self.spare);
        std::mem::swap(&mut self.tree, &mut self.spare);
    }

    /// Goes down the tree to a position that was never visited, judges it and backs that up.
    /// Returns the length of the way down.
    fn simulate(&mut self, root: &G) -> u32 {
        let mut position = *root;
        let mut index = 0;
        self.path.clear();
        self.past.back();
        let seats = G::INFO.seats.len();
        let parts = loop {
            self.path.push((index, position.to_move()));
            let node = &self.tree.nodes[index];
            if let Some(Proof { winner, .. }) = node.proof {
                break Parts::win(winner);
            }
            if self.past.is_repeated() {
                break Parts::draw(seats);
            }
            if node.visits == 0 && index > 0 {
                let Some(outcome) = position.outcome() else {
                    break if self.past.left() == 0 {
                        Parts::draw(seats)
                    } else {
                        self.judge.parts(&position)
                    };
                };
                self.tree.nodes[index].proof =
                    outcome.winner.map(|winner| Proof { winner, actions: 0 });
                break Parts::of_end(outcome.winner, seats);
            }
            if self.past.left() == 0 {
                break Parts::draw(seats);
            }
            if node.count == 0 {
                self.grow(index, &position);
                if self.tree.nodes[index].count == 0 {
                    // The end of a game that nobody has won.
                    break Parts::draw(seats);
                }
            }
            let edge = self.choose(index, position.to_move());
            let Edge { action, node, .. } = self.tree.edges[edge];
            position.apply(action);
            self.past.push(position.key());
            index = if node == NONE {
                let edges = self.tree.nodes[index].edges();
                self.bring_best(edge + 1..edges.end);
                self.tree.add(edge)
            } else {
                node as usize
            };
        };
        for &(index, _) in &self.path {
            self.tree.nodes[index].visit(parts);
        }
        let depth = self.path.len() as u32 - 1;
        self.prove();
        if self.tree.is_full() {
            // What was visited least says least; nodes have edges from their second visit on.
            let mut least = 4;
            while self.tree.is_half_full() {
                self.keep(0, least);
                least *= 2;
            }
        }
        depth
    }

    /// Gives a node its edges.
    fn grow(&mut self, index: usize, position: &G) {
        let list = position.actions();
        let list = list.as_ref();
        self.judge.promises(position, list, &mut self.promises);
        let most = self.promises.iter().copied().max().unwrap_or(0);
        // So many times less promising as halves it.
        let weigh = |promise: u32| {
            let behind = u64::from(most - promise) * u64::from(ONE) / u64::from(PROMISE_DOUBLE);
            u64::from(halved(behind.min(u32::MAX.into()) as u32))
        };
        let sum: u64 = self.promises.iter().map(|&promise| weigh(promise)).sum();
        let first = self.tree.edges.len();
        for (&action, &promise) in list.iter().zip(&self.promises) {
            let promise = weigh(promise) * u64::from(u16::MAX) / sum;
            self.tree.edges.push(Edge {
                action,
                promise: promise as u16,
                node: NONE,
            });
        }
        // By the action as well, so that one order is right.
        self.bring_best(first..self.tree.edges.len());
        let node = &mut self.tree.nodes[index];
        node.first = first as u32;
        node.count = list.len() as u16;
    }

    /// Makes the most promising of these edges the first of them. Edges are tried one after the other,
    /// and most nodes try only a few of theirs, so that they are not sorted before.
    fn bring_best(&mut self, edges: Range<usize>) {
        let first = edges.start;
        // By the action as well, so that one order is right.
        let best = edges.min_by(|&one, &other| {
            let (one, other) = (&self.tree.edges[one], &self.tree.edges[other]);
            let by_promise = other.promise.cmp(&one.promise);
            by_promise.then_with(|| one.action.cmp(&other.action))
        });
        if let Some(best) = best {
            self.tree.edges.swap(first, best);
        }
    }

    /// The edge with the highest upper bound for this seat.
    fn choose(&self, index: usize, seat: Seat) -> usize {
        let node = &self.tree.nodes[index];
        // With 8 bits behind the point.
        let root = (u64::from(node.visits) << 16).isqrt();
        let explored = EXPLORATION * root;
        let bound = |mean: u32, promise: u16, visits: u32| {
            let width = (explored * u64::from(promise) / (1 + u64::from(visits))) >> 12;
            u64::from(mean) + width
        };
        let mut best = None;
        let mut lost = None;
        for edge in node.edges() {
            let promise = self.tree.edges[edge].promise;
            let Some(child) = self.tree.behind(edge) else {
                // None of the others was tried, and none promises more.
                let bound = bound(node.mean(seat) * UNTRIED / 16, promise, 0);
                if best.is_none_or(|(_, other)| bound > other) {
                    return edge;
                }
                break;
            };
            if child.proof.is_some() {
                // The win of another seat, or this position would be proven too.
                lost = lost.or(Some(edge));
                continue;
            }
            let bound = bound(child.mean(seat), promise, child.visits);
            if best.is_none_or(|(_, other)| bound > other) {
                best = Some((edge, bound));
            }
        }
        // A seat that loses in any case has nothing to decide, so any edge will do.
        best.map(|(edge, _)| edge)
            .or(lost)
            .unwrap_or(node.first as usize)
    }

    /// Backs up along the path what its last node has proven.
    fn prove(&mut self) {
        let proven = |&(index, _): &(usize, Seat)| self.tree.nodes[index].proof.is_some();
        if !self.path.last().is_some_and(proven) {
            return;
        }
        for &(index, seat) in self.path.iter().rev().skip(1) {
            let Some(proof) = self.proof(index, seat) else {
                break;
            };
            self.tree.nodes[index].proof = Some(proof);
        }
    }

    /// What the children of a node prove about it, `seat` being to move there.
    fn proof(&self, index: usize, seat: Seat) -> Option<Proof> {
        let edges = self.tree.nodes[index].edges();
        let proofs = edges.map(|edge| self.tree.behind(edge).and_then(|node| node.proof));
        let later = |proof: Proof| Proof {
            actions: proof.actions + 1,
            ..proof
        };
        let wins = proofs
            .clone()
            .flatten()
            .filter(|proof| proof.winner == seat);
        if let Some(win) = wins.min_by_key(|proof| proof.actions) {
            return Some(later(win));
        }
        let mut longest: Option<Proof> = None;
        for proof in proofs {
            let proof = proof?;
            if longest.is_some_and(|other| other.winner != proof.winner) {
                return None;
            }
            longest = longest
                .into_iter()
                .chain([proof])
                .max_by_key(|proof| proof.actions);
        }
        longest.map(later)
    }

    /// What is thought after this many simulations.
    fn thought(&self, play: &Play<G>, depth: u32, nodes: u64) -> Thought {
        let position = play.position();
        let seat = position.to_move();
        let mut edges: Vec<usize> = self.tree.nodes[0].edges().collect();
        edges.sort_by_key(|&edge| Reverse((self.rank(edge, seat), self.tree.edges[edge].promise)));
        edges.truncate(self.options.lines as usize);
        let mut thought = Thought {
            depth,
            nodes,
            lines: edges
                .into_iter()
                .map(|edge| self.line(edge, position))
                .collect(),
        };
        if let Some(Proof { winner, actions }) = self.tree.nodes[0].proof {
            let most = u32::from(actions).min(self.past.left_at_start());
            let proven = proof::line(
                position,
                winner,
                most,
                None,
                &|_| NO_ACTION,
                proof::patience(),
            );
            proven.into_iter().for_each(|line| thought.prove(line));
        }
        thought
    }

    /// By what the best edge is known: a win, the shorter the better; then visits; a loss, the longer
    /// the better.
    fn rank(&self, edge: usize, seat: Seat) -> (i32, u32, u32) {
        let Some(node) = self.tree.behind(edge) else {
            return (0, 0, 0);
        };
        let proven = match node.proof {
            Some(proof) if proof.winner == seat => i32::from(u16::MAX - proof.actions),
            Some(proof) => i32::from(proof.actions) - i32::from(u16::MAX),
            None => 0,
        };
        (proven, node.visits, node.mean(seat))
    }

    /// The expected line that begins with an edge of the root.
    fn line(&self, first: usize, root: &G) -> Line {
        let (parts, visits) = match self.tree.behind(first) {
            Some(node) => match node.proof {
                Some(proof) => (Parts::win(proof.winner), u32::MAX),
                None => (node.parts(), node.visits),
            },
            None => {
                let next = root.after(self.tree.edges[first].action);
                let parts = match next.outcome() {
                    Some(outcome) => Parts::of_end(outcome.winner, G::INFO.seats.len()),
                    None => self.judge.parts(&next),
                };
                (parts, 1)
            }
        };
        // What was tried little is not to be trusted: as if it had been lost once more.
        let seat = root.to_move();
        let part = u64::from(parts.of_seat(seat)) * u64::from(visits);
        let part = part.div_ceil(u64::from(visits) + 1);
        let shares = Shares::from(parts.with(seat, part as u32));
        let mut actions = Vec::new();
        let mut position = *root;
        let mut next = Some(first);
        while let Some(edge) = next {
            let Edge { action, .. } = self.tree.edges[edge];
            actions.push(action.to_string());
            position.apply(action);
            let seat = position.to_move();
            next = self.tree.behind(edge).and_then(|node| {
                let known = node
                    .edges()
                    .filter(|&edge| self.tree.behind(edge).is_some());
                known.max_by_key(|&edge| (self.rank(edge, seat), Reverse(edge)))
            });
        }
        Line {
            score: Score::from(shares),
            actions,
        }
    }
}
