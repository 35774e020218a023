//! The hand-written evaluation of a game for more than two seats, corrected by a network.

use std::sync::Arc;

use arrayvec::ArrayVec;
use ludejo_rules::Seat;

use super::vectors::{self, Rows};
use super::{Network, Sizes};
use crate::SEATS;
use crate::evaluation::{Evaluation, Terms, Weighted};
use crate::planes::{Feature, Planes};

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

    /// What the network says of each seat.
    fn corrections(&self, position: &G) -> [i32; SEATS] {
        let (network, layers) = (&*self.network, &self.network.layers);
        let (hidden, seats) = (network.hidden(), G::INFO.seats.len());
        let mut features = ArrayVec::<Feature, FEATURES>::new();
        position.for_each_feature(|feature| features.push(feature));
        let pieces = features.iter().filter(|one| one.is_piece::<G>()).count();
        let bucket = self.sizes.bucket(network, pieces as i32);
        let mover = position.to_move().index();
        let mut sums = [0; super::file::MOST_HIDDEN];
        let sums = &mut sums[..hidden];
        let mut corrections = [0; SEATS];
        for wait in 0..seats {
            let seat = (mover + wait) % seats;
            let owner = Seat::new(seat as u8);
            let numbers = features.iter().map(|one| one.number::<G>(owner));
            let added: ArrayVec<usize, FEATURES> = numbers.collect();
            let rows = Rows {
                weights: &layers.weights,
                added: &added,
                removed: &[],
            };
            vectors::change(network.level.0, &layers.bias, rows, sums);
            let output = bucket * seats + wait;
            let weights = &layers.output[output * hidden..][..hidden];
            let sum = vectors::output(network.level.0, sums, weights);
            corrections[seat] = (sum + layers.output_bias[output]) >> super::SHIFT;
        }
        corrections
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
