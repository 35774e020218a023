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

/// The hand-written evaluation, and what a network adds to it for each seat.
///
/// What pieces reach, and whose turn comes first, decides more in these games than where pieces
/// stand: the hand-written evaluation works that out, and the network has the rest.
#[derive(Clone)]
pub struct Corrected<G> {
    network: Arc<Network>,
    sizes: Sizes<G>,
}

/// The hidden layer as a seat sees the board.
struct View {
    sums: [i16; MOST_HIDDEN],
}

impl<G: Planes> Corrected<G> {
    /// A correction by a network that fits the game.
    ///
    /// # Panics
    /// If the network is one for another game.
    #[must_use]
    pub fn new(network: Arc<Network>) -> Self {
        let sizes = Sizes::new(&network);
        Self { network, sizes }
    }

    /// What a seat sees of these features.
    fn view(&self, features: &[Feature], seat: Seat) -> View {
        let network = &*self.network;
        let mut added = [0; FEATURES];
        for (number, one) in added.iter_mut().zip(features) {
            *number = one.number::<G>(seat);
        }
        let rows = Rows {
            weights: &network.layers.weights,
            added: &added[..features.len()],
            removed: &[],
        };
        let mut sums = [0; MOST_HIDDEN];
        let bias = &network.layers.bias;
        vectors::change(network.level.0, bias, rows, &mut sums[..network.hidden()]);
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
        let features = features(position);
        let pieces = features.iter().filter(|one| one.is_piece::<G>()).count();
        let bucket = self.sizes.bucket(network, pieces as i32);
        let (mover, seats) = (position.to_move().index(), G::INFO.seats.len());
        let mut corrections = [0; SEATS];
        for wait in 0..seats {
            let seat = (mover + wait) % seats;
            let view = self.view(&features, Seat::new(seat as u8));
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
        let view = self.view(&features(position), position.to_move());
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

/// All features of a position.
fn features<G: Planes>(position: &G) -> ArrayVec<Feature, FEATURES> {
    let mut features = ArrayVec::new();
    position.for_each_feature(|feature| features.push(feature));
    features
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
