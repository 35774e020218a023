//! The hand-written evaluation of a game for more than two seats, corrected by a network.

use std::sync::Arc;

use arrayvec::ArrayVec;
use ludejo_rules::Seat;

use super::file::MOST_HIDDEN;
use super::vectors::{self, Rows};
use super::{Network, SHIFT, Sizes};
use crate::SEATS;
use crate::evaluation::{Evaluation, Terms, Weighted};
use crate::planes::{Feature, Moves, Planes};

/// The most features of a position.
const FEATURES: usize = 128;

/// Some features of a position.
type Features = ArrayVec<Feature, FEATURES>;

/// The hand-written evaluation, and what a network adds to it for each seat.
///
/// What pieces reach, and whose turn comes first, decides more in these games than where pieces
/// stand: the hand-written evaluation works that out, and the network has the rest.
#[derive(Clone)]
pub struct Corrected<G> {
    network: Arc<Network>,
    sizes: Sizes<G>,
    base: Base<G>,
}

/// A position of which everything is known. Others are worked out by how they differ from it.
#[derive(Clone)]
struct Base<G> {
    position: G,
    pieces: i32,
    views: [View; SEATS],
}

/// The hidden layer as a seat sees the board.
#[derive(Clone, Copy)]
struct View {
    sums: [i16; MOST_HIDDEN],
}

/// How a position differs from another.
#[derive(Default)]
struct Difference {
    added: Features,
    removed: Features,
}

impl Difference {
    fn between<G: Planes>(before: &G, after: &G) -> Self {
        let mut difference = Self::default();
        before.for_each_change(after, |feature, is_new| {
            let features = if is_new {
                &mut difference.added
            } else {
                &mut difference.removed
            };
            features.push(feature);
        });
        difference
    }

    /// How many more pieces there are.
    fn pieces<G: Planes>(&self) -> i32 {
        let count = |features: &Features| features.iter().filter(|one| one.is_piece::<G>()).count();
        count(&self.added) as i32 - count(&self.removed) as i32
    }
}

impl<G: Planes> Corrected<G> {
    /// A correction by a network that fits the game.
    ///
    /// # Panics
    /// If the network is one for another game.
    #[must_use]
    pub fn new(network: Arc<Network>) -> Self {
        let sizes = Sizes::new(&network);
        let mut sums = [0; MOST_HIDDEN];
        sums[..network.hidden()].copy_from_slice(&network.layers.bias);
        // An empty board looks the same to all. The start is seen from there.
        let position = G::start();
        let mut added = Features::new();
        position.for_each_feature(|feature| added.push(feature));
        let start = Difference {
            added,
            ..Difference::default()
        };
        let mut corrected = Self {
            network,
            sizes,
            base: Base {
                position,
                pieces: 0,
                views: [View { sums }; SEATS],
            },
        };
        corrected.rebase(position, &start);
        corrected
    }

    /// Says that the positions judged from now on are those that follow this one: the nearer they are, the
    /// faster they are judged.
    pub fn begin(&mut self, root: &G) {
        let difference = Difference::between(&self.base.position, root);
        self.rebase(*root, &difference);
    }

    /// Puts a position that differs in this way in place of the base.
    fn rebase(&mut self, position: G, difference: &Difference) {
        let mut views = self.base.views;
        for (seat, view) in (0..G::INFO.seats.len() as u8).zip(&mut views) {
            *view = self.view(difference, Seat::new(seat));
        }
        self.base = Base {
            position,
            pieces: self.base.pieces + difference.pieces::<G>(),
            views,
        };
    }

    /// What a seat sees of a position that differs from the base in this way.
    fn view(&self, difference: &Difference, seat: Seat) -> View {
        let network = &*self.network;
        let numbers = |features: &Features| -> ArrayVec<usize, FEATURES> {
            features.iter().map(|one| one.number::<G>(seat)).collect()
        };
        let rows = Rows {
            weights: &network.layers.weights,
            added: &numbers(&difference.added),
            removed: &numbers(&difference.removed),
        };
        let hidden = network.hidden();
        let before = &self.base.views[seat.index()].sums[..hidden];
        let mut sums = [0; MOST_HIDDEN];
        vectors::change(network.level.0, before, rows, &mut sums[..hidden]);
        View { sums }
    }

    /// What comes of a view by one set of weights and a bias.
    fn output(&self, view: &View, weights: &[i16], bias: &[i32], number: usize) -> i32 {
        let network = &*self.network;
        let hidden = network.hidden();
        let weights = &weights[number * hidden..][..hidden];
        let sum = vectors::output(network.level.0, &view.sums[..hidden], weights);
        sum + bias[number]
    }

    /// What the network says of each seat.
    fn corrections(&self, position: &G) -> [i32; SEATS] {
        let (network, layers) = (&*self.network, &self.network.layers);
        let difference = Difference::between(&self.base.position, position);
        let pieces = self.base.pieces + difference.pieces::<G>();
        let bucket = self.sizes.bucket(network, pieces);
        let (mover, seats) = (position.to_move().index(), G::INFO.seats.len());
        let mut corrections = [0; SEATS];
        for wait in 0..seats {
            let seat = (mover + wait) % seats;
            let view = self.view(&difference, Seat::new(seat as u8));
            let number = bucket * seats + wait;
            let output = self.output(&view, &layers.output, &layers.output_bias, number);
            corrections[seat] = output >> SHIFT;
        }
        corrections
    }
}

impl<G: Moves> Corrected<G> {
    /// How much more or less promising the network finds each of these actions, in the unit of
    /// strengths: by [`DOUBLE`](crate::evaluation::DOUBLE) more, it is twice as likely to be the best.
    pub fn hints(&self, position: &G, actions: &[G::Action]) -> Vec<i32> {
        let (network, layers) = (&*self.network, &self.network.layers);
        let difference = Difference::between(&self.base.position, position);
        let view = self.view(&difference, position.to_move());
        let sums = &view.sums[..network.hidden()];
        let parts = actions.iter().map(|action| position.parts(*action));
        let parts: Vec<[usize; 2]> = parts.collect();
        // Many actions have a part in common.
        let mut known = vec![None; G::MOVES];
        let sets = parts.as_flattened();
        vectors::output_sets(network.level.0, sums, &layers.moves, sets, &mut known);
        let said = |part: usize| {
            (known[part].expect("a set that was asked for") + layers.moves_bias[part]) >> SHIFT
        };
        let hints = parts
            .iter()
            .map(|&[first, second]| said(first) + said(second));
        hints.collect()
    }
}

impl<G: Planes + Terms> Evaluation<G> for Corrected<G> {
    type State = ();

    fn strengths(&self, position: &G) -> [i32; SEATS] {
        let mut strengths = Weighted.strengths(position);
        for (strength, correction) in strengths.iter_mut().zip(self.corrections(position)) {
            *strength += correction;
        }
        strengths
    }
}
