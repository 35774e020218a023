//! The tree: nodes and edges in two lists of fixed size.

use ludejo_rules::Seat;

use crate::SEATS;
use crate::judge::Parts;

/// No position of a game has more actions.
const MOST_EDGES: usize = 1024;
/// No node.
pub(super) const NONE: u32 = u32::MAX;

/// A position that has been visited.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// What every seat got in all visits, in 65,536ths of a win.
    pub(super) total: [u64; SEATS],
    pub(super) visits: u32,
    /// The edges, made all together at the second visit: neighbours in memory, the most promising
    /// first. Those that have been followed are the first of them.
    pub(super) first: u32,
    pub(super) count: u16,
    /// Who wins from here whatever anybody does, and after at most how many actions.
    pub(super) proof: Option<Proof>,
}

/// A win that nobody can prevent, G1 and G2 apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Proof {
    pub(super) winner: Seat,
    /// Enough actions, if not the fewest.
    pub(super) actions: u16,
}

/// An action with the node that it leads to.
#[derive(Clone, Copy)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    /// How promising it is beside the others of its node, which add up to 65,536.
    pub(super) promise: u16,
    /// [`NONE`] while it has not been followed.
    pub(super) node: u32,
}

impl Node {
    pub(super) const fn new() -> Self {
        Self {
            total: [0; SEATS],
            visits: 0,
            first: 0,
            count: 0,
            proof: None,
        }
    }

    /// What a seat got on the average, in 65,536ths of a win.
    #[inline]
    pub(super) const fn mean(&self, seat: Seat) -> u32 {
        (self.total[seat.index()] / self.visits as u64) as u32
    }

    /// What all the seats got on the average, all but rounding.
    pub(super) fn parts(&self) -> Parts {
        Parts(
            self.total
                .map(|total| (total / u64::from(self.visits)) as u32),
        )
    }

    /// The places of its edges.
    pub(super) const fn edges(&self) -> std::ops::Range<usize> {
        self.first as usize..self.first as usize + self.count as usize
    }

    /// Counts a visit.
    #[inline]
    pub(super) fn visit(&mut self, parts: Parts) {
        self.visits += 1;
        for (total, part) in self.total.iter_mut().zip(parts.0) {
            *total += u64::from(part);
        }
    }
}

/// Nodes and edges within a given memory. Node 0 is the root, and always there.
pub(super) struct Tree<A> {
    pub(super) nodes: Vec<Node>,
    pub(super) edges: Vec<Edge<A>>,
    /// The most nodes and the most edges there may be.
    room: [usize; 2],
}

impl<A: Copy> Tree<A> {
    /// A root within this many bytes.
    pub(super) fn new(bytes: usize) -> Self {
        // A third for the nodes: of the edges that a node has, few are ever followed.
        let nodes = (bytes / 3 / size_of::<Node>()).min(NONE as usize);
        let edges = (bytes / 3 * 2 / size_of::<Edge<A>>()).min(NONE as usize);
        let mut tree = Self {
            nodes: Vec::with_capacity(nodes),
            edges: Vec::with_capacity(edges),
            room: [nodes, edges],
        };
        tree.clear();
        tree
    }

    /// Leaves nothing but a root never visited.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.nodes.push(Node::new());
    }

    /// Whether another node with its edges might not have room.
    pub(super) const fn is_full(&self) -> bool {
        self.nodes.len() >= self.room[0] || self.edges.len() + MOST_EDGES > self.room[1]
    }

    /// Whether more than half of the room is used.
    pub(super) const fn is_half_full(&self) -> bool {
        self.nodes.len() > self.room[0] / 2 || self.edges.len() > self.room[1] / 2
    }

    /// Adds a node behind this edge.
    pub(super) fn add(&mut self, edge: usize) -> usize {
        let index = self.nodes.len();
        self.nodes.push(Node::new());
        self.edges[edge].node = index as u32;
        index
    }

    /// The node behind an edge.
    #[inline]
    pub(super) fn behind(&self, edge: usize) -> Option<&Node> {
        self.nodes.get(self.edges[edge].node as usize)
    }

    /// Copies what lies below a node, which becomes the root, in place of what `to` held. The edges of
    /// nodes with fewer visits than `least`, the root's apart, are left out with all that lies below.
    pub(super) fn copy_below(&self, root: usize, least: u32, to: &mut Self) {
        to.clear();
        to.nodes[0] = self.nodes[root];
        let mut index = 0;
        while index < to.nodes.len() {
            let edges = to.nodes[index].edges();
            let keeps = index == 0 || to.nodes[index].visits >= least;
            to.nodes[index].first = to.edges.len() as u32;
            if !keeps {
                to.nodes[index].count = 0;
            }
            for edge in &self.edges[if keeps { edges } else { 0..0 }] {
                let mut edge = *edge;
                if let Some(node) = self.nodes.get(edge.node as usize) {
                    edge.node = to.nodes.len() as u32;
                    to.nodes.push(*node);
                }
                to.edges.push(edge);
            }
            index += 1;
        }
    }
}
