//! Monte Carlo tree search for any number of seats.
//!
//! Every seat maximizes its own share of the win (max^n: Luckhardt and Irani, 1986; in a tree:
//! Sturtevant, "An analysis of UCT in multi-player games", 2008). Instead of playing to the end,
//! a new position is judged by the [`Strength`] of each seat; and since there are far more actions
//! than visits, an action that is judged better is tried more often (PUCT: Rosin, "Multi-armed
//! bandits with episode context", 2011).

use ludejo_rules::{Game, Play};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::Strength;
use crate::limits::Budget;
use crate::{Limits, Line, Options, SEATS, Score, Searcher, Thought};

/// How much an action that promises more than it was visited is favoured.
const EXPLORATION: f32 = 1.0;
/// A share of the win greater by one part in so many makes an action e times as promising.
const SHARPNESS: f32 = 20.0;
/// Visits that the first judgement of a position is worth.
const PRIOR: f32 = 1.0;
/// The difference of strengths that makes one seat e times as likely to win as another.
const SCALE: f32 = 200.0;
/// The tree stops growing at this size.
const MAX_NODES: usize = 4_000_000;

/// Each seat's share of the win; they add up to 1.
type Shares = [f32; SEATS];

/// A search tree.
pub struct PlainMcts<G: Game> {
    nodes: Vec<Node<G>>,
    seed: u64,
}

impl<G: Strength> Searcher for PlainMcts<G> {
    type Game = G;

    fn search(
        &mut self,
        play: &Play<G>,
        limits: &Limits<'_>,
        _report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        self.choose(play, limits)
    }
}

/// A position in the tree.
struct Node<G: Game> {
    /// The action that leads here; none for the root.
    action: Option<G::Action>,
    /// How promising the action is beside its siblings'; they add up to 1.
    promise: f32,
    /// Sum of the shares found below, and how many.
    total: Shares,
    visits: f32,
    /// The children, once there are any: a run of nodes.
    first_child: u32,
    children: u32,
    /// Whether the children have been made, or the game is over here.
    is_grown: bool,
}

impl<G: Game> Node<G> {
    fn new(action: Option<G::Action>, judged: Shares) -> Self {
        Self {
            action,
            promise: 0.0,
            total: judged.map(|share| share * PRIOR),
            visits: PRIOR,
            first_child: 0,
            children: 0,
            is_grown: false,
        }
    }

    fn share(&self, seat: usize) -> f32 {
        self.total[seat] / self.visits
    }
}

impl<G: Strength> PlainMcts<G> {
    /// An empty tree.
    #[must_use]
    pub const fn new(options: &Options) -> Self {
        Self {
            nodes: Vec::new(),
            seed: options.seed,
        }
    }

    /// Chooses an action; `None` if there is none.
    pub fn choose(&mut self, play: &Play<G>, limits: &Limits<'_>) -> Option<Thought> {
        let root = *play.position();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let mut budget = Budget::new(*limits);
        self.nodes.clear();
        self.nodes.push(Node::new(None, judge(&root)));
        self.grow(0, &root, &mut rng);
        let mut depth = 0;
        let mut path = Vec::new();
        loop {
            path.clear();
            let shares = self.descend(&root, play, &mut path, &mut rng);
            depth = depth.max(path.len() as u32 - 1);
            for &index in &path {
                let node = &mut self.nodes[index];
                node.visits += 1.0;
                for (total, share) in node.total.iter_mut().zip(shares) {
                    *total += share;
                }
            }
            if !budget.spend() || self.nodes.len() >= MAX_NODES {
                break;
            }
        }
        let best = self.most_visited(0)?;
        Some(Thought {
            depth,
            nodes: budget.spent(),
            lines: vec![Line {
                score: Score::from(crate::Shares(means(&self.nodes[best]))),
                actions: self.line(best),
            }],
        })
    }

    /// Goes down from the root to a position not seen before, notes the way, and returns the
    /// shares there.
    fn descend(
        &mut self,
        root: &G,
        play: &Play<G>,
        path: &mut Vec<usize>,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Shares {
        let mut position = *root;
        let mut made = play.actions().len();
        let mut index = 0;
        path.push(index);
        loop {
            if made >= play.info().length_limit as usize {
                return drawn::<G>();
            }
            if !self.nodes[index].is_grown {
                self.grow(index, &position, rng);
                // The judgement of the children is worth more than that of the position.
                return match self.favourite(index, position.to_move().index()) {
                    Some(child) => means(&self.nodes[child]),
                    None => judge(&position),
                };
            }
            let Some(child) = self.favourite(index, position.to_move().index()) else {
                return judge(&position);
            };
            index = child;
            path.push(index);
            if let Some(action) = self.nodes[index].action {
                position.apply(action);
                made += 1;
            }
            // A position of the game so far that comes back leads to a draw by repetition.
            if play.positions().contains(&position) {
                return drawn::<G>();
            }
        }
    }

    /// Gives a node its children, each judged at once, in random order.
    fn grow(&mut self, index: usize, position: &G, rng: &mut Xoshiro256PlusPlus) {
        let first = self.nodes.len();
        position.for_each_action(|action| {
            let judged = judge(&position.after(action));
            self.nodes.push(Node::new(Some(action), judged));
        });
        // Equally good actions are equally likely: the first of them wins.
        for last in (first + 1..self.nodes.len()).rev() {
            self.nodes.swap(last, rng.random_range(first..=last));
        }
        let seat = position.to_move().index();
        let weigh = |node: &Node<G>| (node.share(seat) * SHARPNESS).exp();
        let sum: f32 = self.nodes[first..].iter().map(weigh).sum();
        for node in &mut self.nodes[first..] {
            node.promise = weigh(node) / sum;
        }
        let children = (self.nodes.len() - first) as u32;
        let node = &mut self.nodes[index];
        node.first_child = first as u32;
        node.children = children;
        node.is_grown = true;
    }

    fn children(&self, index: usize) -> std::ops::Range<usize> {
        let node = &self.nodes[index];
        let first = node.first_child as usize;
        first..first + node.children as usize
    }

    /// The child with the highest upper confidence bound for this seat.
    fn favourite(&self, index: usize, seat: usize) -> Option<usize> {
        let explored = EXPLORATION * self.nodes[index].visits.sqrt();
        let bound = |child: usize| {
            let node = &self.nodes[child];
            node.share(seat) + explored * node.promise / node.visits
        };
        let mut best = None;
        for child in self.children(index) {
            let bound = bound(child);
            if best.is_none_or(|(_, other)| bound > other) {
                best = Some((child, bound));
            }
        }
        best.map(|(child, _)| child)
    }

    /// The child that was visited most.
    fn most_visited(&self, index: usize) -> Option<usize> {
        let visits = |&child: &usize| self.nodes[child].visits;
        // The first of equals: the order is random already.
        self.children(index)
            .rev()
            .max_by(|a, b| visits(a).total_cmp(&visits(b)))
    }

    /// The line of the most visited actions that begins with this child of the root.
    fn line(&self, first: usize) -> Vec<String> {
        let mut line = Vec::new();
        let mut next = Some(first);
        while let Some(child) = next {
            if !line.is_empty() && self.nodes[child].visits <= PRIOR {
                break;
            }
            line.extend(self.nodes[child].action.map(|action| action.to_string()));
            next = self.most_visited(child);
        }
        line
    }
}

fn means<G: Game>(node: &Node<G>) -> Shares {
    node.total.map(|total| total / node.visits)
}

/// Everybody's share in a draw.
fn drawn<G: Game>() -> Shares {
    let seats = G::INFO.seats.len();
    std::array::from_fn(|seat| {
        if seat < seats {
            1.0 / seats as f32
        } else {
            0.0
        }
    })
}

/// The shares by the result, or else by the strengths.
fn judge<G: Strength>(position: &G) -> Shares {
    if let Some(outcome) = position.outcome() {
        let Some(winner) = outcome.winner else {
            return drawn::<G>();
        };
        return std::array::from_fn(|seat| f32::from(u8::from(seat == winner.index())));
    }
    let seats = G::INFO.seats.len();
    let weights: Shares = std::array::from_fn(|seat| {
        if seat < seats {
            (position.strength(ludejo_rules::Seat::new(seat as u8)) as f32 / SCALE).exp()
        } else {
            0.0
        }
    });
    let sum: f32 = weights.iter().sum();
    weights.map(|weight| weight / sum)
}
