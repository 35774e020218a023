//! Plain UCT: a tree that grows towards what random games say, for any game and any number of
//! seats. The reference opponent: there is nothing in it that knows a game, and nothing clever.
//!
//! - Kocsis and Szepesvári, "Bandit based Monte-Carlo planning", 2006: of the actions of a
//!   position, all of them tried once, the one with the highest upper confidence bound (UCB1:
//!   Auer, Cesa-Bianchi and Fischer, 2002) is tried next.
//! - Coulom, "Efficient selectivity and backup operators in Monte-Carlo tree search", 2006: each
//!   simulation adds one node; in the end the action with the most visits is played.
//! - Sturtevant, "An analysis of UCT in multi-player games", 2008: with more than two seats each
//!   one wants its own share of the win (max^n), and shares are what is backed up.
//!
//! A random game chooses uniformly among all actions until it is over, or too long by G2 as
//! counted from the start of the game, which is a draw. G1 is looked at in the tree, not in the
//! random games. A draw is an equal share for each seat.
//!
//! Nothing is kept from one action to the next. When the memory is used up the tree grows no
//! more, but random games go on from its leaves. With several threads each has a tree of its own,
//! and what they say of the first action is added up in the end (root parallelization: Chaslot,
//! Winands and van den Herik, "Parallel Monte-Carlo tree search", 2008), so that given nodes and
//! seed decide the result here too.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use ludejo_rules::{Game, Play, Seat};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::fixed::{inverse_root, log2, root};
use crate::judge::Parts;
use crate::limits::Budget;
use crate::past::Past;
use crate::{Limits, Line, Options, Score, Searcher, Shares, Thought};

/// Simulations between two looks at the signal: some ten microseconds.
const PATIENCE: u64 = 16;

/// Search trees, one for each thread, with the seed of their random games.
pub struct Uct<G: Game> {
    trees: Vec<Tree<G>>,
    seed: u64,
    lines: usize,
}

/// A search tree.
struct Tree<G: Game> {
    nodes: Vec<Node<G::Action>>,
    /// The most nodes there may be.
    room: usize,
    past: Past,
    /// The nodes of a simulation, each with the seat that chose it.
    path: Vec<(u32, Seat)>,
    /// What the first actions are worth to every seat, not only to the one that chooses.
    expected: Vec<[u64; crate::SEATS]>,
    rng: Xoshiro256PlusPlus,
}

/// A position of the tree.
#[derive(Clone, Copy)]
struct Node<A> {
    /// What the seat that chose this action got in all visits, in 65,536ths of a win.
    total: u64,
    visits: u32,
    /// The children, made all together at the second visit and tried in their order, which is
    /// random: those not tried yet are the last. They are neighbours in memory.
    first: u32,
    count: u16,
    /// The action that leads here; the root has none.
    action: Option<A>,
}

impl<A> Node<A> {
    const fn new(action: Option<A>) -> Self {
        Self {
            total: 0,
            visits: 0,
            first: 0,
            count: 0,
            action,
        }
    }

    const fn children(&self) -> Range<usize> {
        self.first as usize..self.first as usize + self.count as usize
    }
}

impl<G: Game> Uct<G> {
    /// Trees for these options: the threads, the seed, the memory and the lines told.
    #[must_use]
    pub fn new(options: &Options) -> Self {
        let threads = options.threads.max(1) as usize;
        let bytes = options.memory as usize * (1 << 20) / threads;
        let room = (bytes / size_of::<Node<G::Action>>()).min(u32::MAX as usize);
        Self {
            trees: (0..threads).map(|_| Tree::new(room)).collect(),
            seed: options.seed,
            lines: options.lines as usize,
        }
    }
}

impl<G: Game> Searcher for Uct<G> {
    type Game = G;

    /// Limits count simulations as nodes.
    fn search(
        &mut self,
        play: &Play<G>,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        if play.position().outcome().is_some() {
            return None;
        }
        let is_done = AtomicBool::new(false);
        let signal = limits.signal_until(&is_done);
        let nodes = limits.nodes.div_ceil(self.trees.len() as u64);
        let shared = limits.with_nodes(nodes);
        // Others go on until they have done their part, but not longer than the first if it has
        // been told to end.
        let helped = Limits {
            signal: &signal,
            ..shared
        };
        for (seed, tree) in (self.seed..).zip(&mut self.trees) {
            tree.begin(play, seed);
        }
        let lines = self.lines;
        let (first, others) = self.trees.split_first_mut()?;
        let (depth, spent) = std::thread::scope(|scope| {
            let helpers: Vec<_> = others
                .iter_mut()
                .map(|tree| {
                    scope.spawn(move || tree.search(play.position(), helped, &mut |_, _, _| {}))
                })
                .collect();
            let mut see = |tree: &Tree<G>, depth, spent| report(&tree.thought(depth, spent, lines));
            let (mut depth, mut spent) = first.search(play.position(), shared, &mut see);
            if spent < nodes {
                is_done.store(true, Relaxed);
            }
            for helper in helpers {
                let (deepest, more) = helper.join().unwrap_or_default();
                depth = depth.max(deepest);
                spent += more;
            }
            (depth, spent)
        });
        for tree in others {
            first.add(tree);
        }
        Some(first.thought(depth, spent, lines))
    }
}

/// What is done with a tree from time to time, given its depth and the simulations.
type See<'a, G> = dyn FnMut(&Tree<G>, u32, u64) + 'a;

impl<G: Game> Tree<G> {
    fn new(room: usize) -> Self {
        Self {
            nodes: Vec::new(),
            room,
            past: Past::default(),
            path: Vec::new(),
            expected: Vec::new(),
            rng: Xoshiro256PlusPlus::seed_from_u64(0),
        }
    }

    /// Makes a tree of a position that is not over and what can be done there.
    fn begin(&mut self, play: &Play<G>, seed: u64) {
        self.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        self.past.begin(play);
        self.nodes.clear();
        self.nodes.push(Node::new(None));
        // The root is there for its children, and those are there however small the memory is.
        self.grow(0, play.position());
        let count = usize::from(self.nodes[0].count);
        self.nodes
            .reserve_exact(self.room.saturating_sub(self.nodes.len()));
        self.expected.clear();
        self.expected.resize(count, [0; crate::SEATS]);
    }

    /// Grows as far as the limits allow. Returns the depth and the simulations.
    fn search(&mut self, position: &G, limits: Limits<'_>, see: &mut See<'_, G>) -> (u32, u64) {
        let mut budget = Budget::with_patience(limits, PATIENCE);
        let mut deepest = 0;
        loop {
            let depth = self.simulate(position);
            if depth > deepest {
                deepest = depth;
                if !budget.may_begin(depth + 1) {
                    budget.spend();
                    break;
                }
            }
            if !budget.spend() {
                break;
            }
            if budget.spent().is_power_of_two() && budget.spent() >= 1 << 10 {
                if !budget.may_begin(0) {
                    break;
                }
                see(self, deepest, budget.spent());
            }
        }
        (deepest, budget.spent())
    }

    /// Adds what another tree of the same position says of the first actions.
    fn add(&mut self, other: &Self) {
        let (here, there) = (self.nodes[0].children(), other.nodes[0].children());
        for theirs in there.clone() {
            let action = other.nodes[theirs].action;
            // Both have all the actions, each in an order of its own.
            let Some(ours) = here.clone().find(|&ours| self.nodes[ours].action == action) else {
                continue;
            };
            self.nodes[ours].visits += other.nodes[theirs].visits;
            self.nodes[ours].total += other.nodes[theirs].total;
            let more = other.expected[theirs - there.start];
            for (sum, part) in self.expected[ours - here.start].iter_mut().zip(more) {
                *sum += part;
            }
        }
    }

    /// Goes down the tree, adds a node, plays a random game from there and remembers its result.
    /// Returns the length of the way down.
    fn simulate(&mut self, root: &G) -> u32 {
        let mut position = *root;
        let mut index = 0;
        self.path.clear();
        self.path.push((0, Seat::FIRST));
        self.past.back();
        let parts = loop {
            if self.past.is_repeated() {
                break Parts::draw(G::INFO.seats.len());
            }
            if self.past.left() == 0 {
                break self.random_game(position);
            }
            if self.nodes[index].count == 0 {
                if self.nodes[index].visits > 0 {
                    self.grow(index, &position);
                }
                if self.nodes[index].count == 0 {
                    break self.random_game(position);
                }
            }
            index = self.choose(index);
            let node = &self.nodes[index];
            self.path.push((index as u32, position.to_move()));
            if let Some(action) = node.action {
                position.apply(action);
            }
            self.past.push(position.key());
        };
        for &(index, seat) in &self.path {
            let node = &mut self.nodes[index as usize];
            node.visits += 1;
            node.total += u64::from(parts.of_seat(seat));
        }
        if let Some(&(index, _)) = self.path.get(1) {
            let first = self.nodes[0].first;
            let expected = &mut self.expected[(index - first) as usize];
            for (sum, part) in expected.iter_mut().zip(parts.0) {
                *sum += u64::from(part);
            }
        }
        self.path.len() as u32 - 1
    }

    /// Gives a node its children, if there is room for them.
    fn grow(&mut self, index: usize, position: &G) {
        let list = position.actions();
        let list = list.as_ref();
        let first = self.nodes.len();
        if index > 0 && first + list.len() > self.room {
            return;
        }
        self.nodes
            .extend(list.iter().map(|&action| Node::new(Some(action))));
        for last in (first + 1..self.nodes.len()).rev() {
            let other = self.rng.random_range(first as u32..=last as u32);
            self.nodes.swap(last, other as usize);
        }
        self.nodes[index].first = first as u32;
        self.nodes[index].count = list.len() as u16;
    }

    /// The first child that was never tried, or else the one with the highest bound, which is its
    /// mean share of the win plus the root of 2 ln N / n.
    fn choose(&self, index: usize) -> usize {
        let node = &self.nodes[index];
        let range = node.children();
        let children = &self.nodes[range.clone()];
        if children[children.len() - 1].visits == 0 {
            return range.start + children.partition_point(|child| child.visits > 0);
        }
        /// 2 ln 2, with 16 bits behind the point.
        const TWICE_LN_2: u64 = 90_852;
        let logarithm = (u64::from(log2(node.visits)) * TWICE_LN_2) >> 16;
        let width = u64::from(root(logarithm as u32));
        let bound = |child: &Node<G::Action>| {
            let mean = child.total / u64::from(child.visits);
            mean + ((width * u64::from(inverse_root(child.visits))) >> 16)
        };
        let mut best = (range.start, 0);
        for (index, child) in range.zip(children) {
            let bound = bound(child);
            if bound > best.1 {
                best = (index, bound);
            }
        }
        best.0
    }

    /// The result of a random game; a draw if it becomes too long.
    fn random_game(&mut self, mut position: G) -> Parts {
        for _ in 0..self.past.left() {
            let Some(action) = position.sample(&mut self.rng) else {
                break;
            };
            position.apply(action);
        }
        let winner = position.outcome().and_then(|end| end.winner);
        Parts::of_end(winner, G::INFO.seats.len())
    }

    /// What is thought after this many simulations.
    fn thought(&self, depth: u32, nodes: u64, lines: usize) -> Thought {
        let range = self.nodes[0].children();
        let mut order: Vec<usize> = range.clone().collect();
        order.sort_by_key(|&index| std::cmp::Reverse(self.rank(index)));
        order.truncate(lines);
        let line = |&index: &usize| {
            let expected = self.expected[index - range.start];
            let visits = u64::from(self.nodes[index].visits.max(1));
            let shares = if self.nodes[index].visits == 0 {
                Parts::draw(G::INFO.seats.len()).into()
            } else {
                let sum = (visits * u64::from(Parts::WHOLE)) as f64;
                Shares(expected.map(|part| (part as f64 / sum) as f32))
            };
            Line {
                score: Score::from(shares),
                actions: self.line(index),
            }
        };
        Thought {
            depth,
            nodes,
            lines: order.iter().map(line).collect(),
        }
    }

    /// Visits, then what came of them: by these the best child is known.
    fn rank(&self, index: usize) -> (u32, u64) {
        let node = &self.nodes[index];
        (node.visits, node.total)
    }

    /// The line of the most visited actions that begins with this child of the root.
    fn line(&self, first: usize) -> Vec<String> {
        let mut line = Vec::new();
        let mut next = Some(first);
        while let Some(index) = next {
            let node = &self.nodes[index];
            if !line.is_empty() && node.visits == 0 {
                break;
            }
            line.extend(node.action.map(|action| action.to_string()));
            next = node.children().rev().max_by_key(|&child| self.rank(child));
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use ludejo_rules::herooj::Herooj;

    use super::*;

    fn think(threads: u32, seed: u64) -> Thought {
        let options = Options {
            threads,
            seed,
            ..Options::default()
        };
        let mut search = Uct::<Herooj>::new(&options);
        let thought = search.search(&Play::default(), &Limits::nodes(3_000), &mut |_| {});
        thought.expect("the game is not over")
    }

    #[test]
    fn threads_add_up_and_do_the_same_every_time() {
        let [one, three] = [think(1, 4), think(3, 4)];
        assert_eq!((one.nodes, three.nodes), (3_000, 3_000));
        assert_eq!(three, think(3, 4));
        // The first tree alone did a third of it.
        assert!(three.depth < one.depth + 2, "{} {}", three.depth, one.depth);
        let sum: f32 = three.best().score.shares.0.iter().sum();
        assert!((sum - 1.0).abs() < 1e-3, "{sum}");
        assert_ne!(think(3, 4), think(3, 5));
    }

    #[test]
    fn what_trees_say_is_added_action_by_action() {
        let play = Play::<Herooj>::default();
        let mut trees = [1, 2].map(|seed| {
            let mut tree = Tree::new(10_000);
            tree.begin(&play, seed);
            tree.search(play.position(), Limits::nodes(500), &mut |_, _, _| {});
            tree
        });
        let visits = |tree: &Tree<Herooj>| {
            let children = &tree.nodes[tree.nodes[0].children()];
            let mut visits: Vec<_> = children.iter().map(|n| (n.action, n.visits)).collect();
            visits.sort();
            visits
        };
        let [before, other] = [visits(&trees[0]), visits(&trees[1])];
        let [first, second] = &mut trees;
        first.add(second);
        for ((sum, one), two) in visits(first).iter().zip(before).zip(other) {
            assert_eq!((sum.0, sum.1), (one.0, one.1 + two.1));
            assert_eq!(one.0, two.0);
        }
    }
}
