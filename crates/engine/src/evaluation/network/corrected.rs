//! The hand-written evaluation of a game for more than two seats, corrected by a network.

use std::sync::Arc;

use ludejo_rules::Seat;
use ludejo_rules::bits::Bits;

use super::file::MOST_HIDDEN;
use super::vectors::{self, Sets};
use super::{Changes, Network, SHIFT, Sizes};
use crate::SEATS;
use crate::evaluation::{Evaluation, Terms, Weighted};
use crate::planes::{Moves, Planes};

/// No game has more parts of actions.
const MOST_PARTS: usize = 1024;

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
        let mut start = Changes::seen_from(Seat::FIRST);
        position.for_each_feature(|feature| start.note::<G>(feature, true));
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
        let difference = self.difference(root, Seat::FIRST);
        self.rebase(*root, &difference);
    }

    /// How a position differs from the base, as `SEATS` seats see it, of which this is the first.
    fn difference<const SEATS: usize>(&self, position: &G, first: Seat) -> Changes<SEATS> {
        let mut difference = Changes::seen_from(first);
        let base = &self.base.position;
        base.for_each_change(position, |feature, is_new| {
            difference.note::<G>(feature, is_new);
        });
        difference
    }

    /// Puts a position that differs in this way in place of the base.
    fn rebase(&mut self, position: G, difference: &Changes<SEATS>) {
        let views = std::array::from_fn(|seat| self.view(difference, seat));
        self.base = Base {
            position,
            pieces: self.base.pieces + difference.pieces,
            views,
        };
    }

    /// What the seat that acts after so many others sees of a position that differs from the base in this way.
    fn view<const SEATS: usize>(&self, difference: &Changes<SEATS>, wait: usize) -> View {
        let network = &*self.network;
        let hidden = network.hidden();
        let seat = (difference.first.index() + wait) % G::INFO.seats.len();
        let before = &self.base.views[seat].sums[..hidden];
        let rows = difference.rows(&network.layers.weights, wait);
        let mut sums = [0; MOST_HIDDEN];
        vectors::change(network.level.0, before, rows, &mut sums[..hidden]);
        View { sums }
    }

    /// What the network says of each seat.
    fn corrections(&self, position: &G) -> [i32; SEATS] {
        let (network, layers) = (&*self.network, &self.network.layers);
        let hidden = network.hidden();
        let mover = position.to_move();
        let difference: Changes<SEATS> = self.difference(position, mover);
        let bucket = self
            .sizes
            .bucket(network, self.base.pieces + difference.pieces);
        let mut corrections = [0; SEATS];
        for wait in 0..SEATS {
            let seat = (mover.index() + wait) % SEATS;
            let number = bucket * SEATS + wait;
            let output = vectors::changed_output(
                network.level.0,
                &self.base.views[seat].sums[..hidden],
                difference.rows(&layers.weights, wait),
                &layers.output[number * hidden..][..hidden],
            );
            corrections[seat] = (output + layers.output_bias[number]) >> SHIFT;
        }
        corrections
    }
}

impl<G: Moves> Corrected<G> {
    /// How much more or less promising the network finds each of these actions, in the unit of
    /// strengths: by [`DOUBLE`](crate::evaluation::DOUBLE) more, it is twice as likely to be the best.
    pub fn hints(&self, position: &G, actions: &[G::Action]) -> Vec<i32> {
        const { assert!(G::MOVES <= MOST_PARTS) };
        let (network, layers) = (&*self.network, &self.network.layers);
        let difference: Changes<1> = self.difference(position, position.to_move());
        let view = self.view(&difference, 0);
        let parts = position.parts(actions);
        // Many actions have a part in common, which is worked out once.
        let mut asked = [0_u64; MOST_PARTS / 64];
        for &part in parts.as_flattened() {
            asked[usize::from(part / 64)] |= 1 << (part % 64);
        }
        let words = (0..).step_by(64).zip(asked);
        let sets =
            words.flat_map(|(first, word)| Bits(word).map(move |bit| first + usize::from(bit)));
        let mut said = [0; MOST_PARTS];
        let moves = Sets {
            weights: &layers.moves,
            bias: &layers.moves_bias,
        };
        let sums = &view.sums[..network.hidden()];
        vectors::output_sets(network.level.0, sums, moves, sets, &mut said);
        let said = |part: u16| said[usize::from(part)] >> SHIFT;
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
