//! Networks: a position's features, one hidden layer that is kept up from position to position, and
//! a number (an efficiently updatable neural network: Nasu, "Efficiently updatable neural-network-based
//! evaluation function for computer shogi", 2018).
//!
//! Each of the two seats sees the board from its own side. What the seat to move sees and what the
//! other sees go through the same hidden layer, are cut off and squared, and are weighted by numbers
//! that depend on how many pieces are left (a bucket). With more than two seats, each seat's strength
//! is what it sees itself, by weights that depend on how many act before it as well. How networks are
//! trained is told in `docs/networks.md`.

mod accumulator;
mod corrected;
mod file;
mod shape;
mod vectors;

use std::marker::PhantomData;
use std::sync::Arc;

use arrayvec::ArrayVec;
use ludejo_rules::{Seat, TwoSeats};

use super::{Evaluation, Terms, Weighted};
use crate::SEATS;
use crate::planes::{Feature, Planes};
use vectors::Rows;

pub use accumulator::Accumulators;
pub use corrected::Corrected;
pub use file::{Layers, Network, NetworkError};
pub use shape::Shape;

/// The output has so many bits behind the point of the unit of strengths.
const SHIFT: u32 = 14;

/// Changes as both of two seats see them.
type ByBoth = Changes<2>;

/// The judgement of a network, which in some games [corrects](Planes::CORRECTS) the hand-written
/// evaluation.
#[derive(Clone)]
pub struct ByNetwork<G> {
    network: Arc<Network>,
    sizes: Sizes<G>,
}

/// What a game asks of its networks again and again.
struct Sizes<G> {
    /// The pieces with which a game begins.
    pieces: i32,
    game: PhantomData<fn() -> G>,
}

impl<G> Clone for Sizes<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Sizes<G> {}

impl<G: Planes> Sizes<G> {
    /// Those of a game, to which the network must belong.
    fn new(network: &Network) -> Self {
        let inputs = network.layers.weights.len() / network.hidden();
        assert_eq!(inputs, G::FEATURES, "a network for {}", G::INFO.id);
        let mut pieces = 0;
        G::start().for_each_feature(|one| pieces += i32::from(one.is_piece::<G>()));
        Self {
            pieces,
            game: PhantomData,
        }
    }

    /// Which output weights are for so many pieces.
    fn bucket(self, network: &Network, pieces: i32) -> usize {
        let buckets = network.buckets() as i32;
        (pieces * buckets / (self.pieces + 1)).clamp(0, buckets - 1) as usize
    }
}

impl<G: Planes + Terms + TwoSeats> ByNetwork<G> {
    /// A judgement by a network that fits the game.
    ///
    /// # Panics
    /// If the network is one for another game.
    #[must_use]
    pub fn new(network: Arc<Network>) -> Self {
        let sizes = Sizes::new(&network);
        Self { network, sizes }
    }

    /// Adds these changes to what was before.
    fn change(&self, changes: &ByBoth, before: &Accumulators, after: &mut Accumulators) {
        let network = &*self.network;
        let hidden = network.hidden();
        for seat in 0..2 {
            let rows = changes.rows(&network.layers.weights, seat);
            let (before, after) = (&before.sums[seat][..hidden], &mut after.sums[seat]);
            vectors::change(network.level.0, before, rows, &mut after[..hidden]);
        }
        after.pieces = before.pieces + changes.pieces;
    }

    /// The advantage of the seat to move.
    fn judge(&self, state: &Accumulators, position: &G) -> i32 {
        let network = &*self.network;
        let hidden = network.hidden();
        let bucket = self.sizes.bucket(network, state.pieces);
        let weights = &network.layers.output[bucket * 2 * hidden..][..2 * hidden];
        let (own, other) = weights.split_at(hidden);
        let seat = position.to_move().index();
        let output = |seat: usize, weights| {
            vectors::output(network.level.0, &state.sums[seat][..hidden], weights)
        };
        let sum = output(seat, own) + output(1 - seat, other);
        let said = (sum + network.layers.output_bias[bucket]) >> SHIFT;
        if G::CORRECTS {
            said + Weighted.advantage(position)
        } else {
            said
        }
    }

    /// Where everything begins: a board without features.
    fn empty(&self) -> Accumulators {
        let mut state = Accumulators::default();
        let bias = &self.network.layers.bias;
        for sums in &mut state.sums {
            sums[..bias.len()].copy_from_slice(bias);
        }
        state
    }
}

impl<G: Planes + Terms + TwoSeats> Evaluation<G> for ByNetwork<G> {
    type State = Accumulators;

    fn strengths(&self, position: &G) -> [i32; SEATS] {
        let mut state = Accumulators::default();
        self.refresh(position, &mut state);
        self.strengths_from(&state, position)
    }

    fn refresh(&self, position: &G, state: &mut Accumulators) {
        *state = self.empty();
        let mut changes = ByBoth::seen_from(Seat::FIRST);
        position.for_each_feature(|feature| {
            if changes.is_full() {
                self.change(&changes, &state.clone(), state);
                changes = ByBoth::seen_from(Seat::FIRST);
            }
            changes.note::<G>(feature, true);
        });
        self.change(&changes, &state.clone(), state);
    }

    fn update(&self, before: (&G, &Accumulators), after: &G, state: &mut Accumulators) {
        let (position, known) = before;
        let mut changes = ByBoth::seen_from(Seat::FIRST);
        let mut is_full = false;
        position.for_each_change(after, |feature, is_new| {
            is_full |= changes.is_full();
            if !is_full {
                changes.note::<G>(feature, is_new);
            }
        });
        if is_full {
            self.refresh(after, state);
        } else {
            self.change(&changes, known, state);
        }
    }

    fn strengths_from(&self, state: &Accumulators, position: &G) -> [i32; SEATS] {
        let mut strengths = [0; SEATS];
        strengths[position.to_move().index()] = self.judge(state, position);
        strengths
    }

    fn advantage_from(&self, state: &Accumulators, position: &G) -> i32 {
        self.judge(state, position)
    }
}

/// The changes that are made at once.
const CHANGES: usize = 32;

/// Features that are new or gone, by their numbers as `SEATS` seats see them: the first one, and those that
/// follow in turn order.
struct Changes<const SEATS: usize> {
    first: Seat,
    added: [ArrayVec<u16, CHANGES>; SEATS],
    removed: [ArrayVec<u16, CHANGES>; SEATS],
    pieces: i32,
}

impl<const SEATS: usize> Changes<SEATS> {
    /// None yet.
    fn seen_from(first: Seat) -> Self {
        Self {
            first,
            added: [const { ArrayVec::new_const() }; SEATS],
            removed: [const { ArrayVec::new_const() }; SEATS],
            pieces: 0,
        }
    }

    fn is_full(&self) -> bool {
        self.added[0].is_full() || self.removed[0].is_full()
    }

    fn note<G: Planes>(&mut self, feature: Feature, is_new: bool) {
        const { assert!(G::FEATURES <= 1 << u16::BITS) };
        let lists = if is_new {
            &mut self.added
        } else {
            &mut self.removed
        };
        for (wait, list) in lists.iter_mut().enumerate() {
            let seat = (self.first.index() + wait) % G::INFO.seats.len();
            list.push(feature.number::<G>(Seat::new(seat as u8)) as u16);
        }
        let count = i32::from(feature.is_piece::<G>());
        self.pieces += if is_new { count } else { -count };
    }

    /// What is to be done to the sums of the seat that acts after so many others.
    fn rows<'a>(&'a self, weights: &'a [i16], wait: usize) -> Rows<'a> {
        Rows {
            weights,
            added: &self.added[wait],
            removed: &self.removed[wait],
        }
    }
}
