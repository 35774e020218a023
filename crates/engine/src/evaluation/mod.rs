//! How good a position is for a seat, before looking further.

mod evo;
mod evo4;
mod heroes;
mod herooj;
mod material;
pub mod network;
mod pieces;
mod rooya;
mod sparta;
mod terms;
mod trail;
mod weights;

pub use material::Material;
pub use network::{ByNetwork, Corrected};
pub use pieces::Pieces;
pub use terms::{Terms, Weighted};
pub use trail::Trail;

use ludejo_rules::{Game, Seat, TwoSeats};

/// The difference of strengths that makes one seat twice as likely to win as another. This is the
/// unit of strengths: the plainest piece of a game is worth something like a hundred.
pub const DOUBLE: u32 = 173;

/// An evaluation of positions of one game, called very often. The game is not over.
///
/// If it uses only the position, it says `type State = ()` and nothing else. If it is updated from
/// position to position, like the first layer of an efficiently updatable network (NNUE), it says
/// what it keeps: the search has a [`Trail`] of these states, one for each position on the line
/// that it looks at.
pub trait Evaluation<G: Game>: Send + Sync {
    /// What is kept of a position, so that the next one is judged by what has changed.
    type State: Default + Send;

    /// How strong each seat stands, in the unit that [`DOUBLE`] defines. Only differences
    /// between seats mean anything. Seats that the game does not have get 0.
    fn strengths(&self, position: &G) -> [i32; crate::SEATS];

    /// With two seats: the advantage of the seat to move.
    #[inline]
    fn advantage(&self, position: &G) -> i32
    where
        G: TwoSeats,
    {
        lead(position, self.strengths(position))
    }

    /// Works out the state of a position from nothing.
    fn refresh(&self, _position: &G, _state: &mut Self::State) {}

    /// Works out the state of a position from the one before and its state. What has changed is
    /// up to the two positions: one action of any seat, or none and only the turn has gone on.
    fn update(&self, _before: (&G, &Self::State), after: &G, state: &mut Self::State) {
        self.refresh(after, state);
    }

    /// The same as [`strengths`](Self::strengths), by the state of the position.
    #[inline]
    fn strengths_from(&self, _state: &Self::State, position: &G) -> [i32; crate::SEATS] {
        self.strengths(position)
    }

    /// The same as [`advantage`](Self::advantage), by the state of the position.
    #[inline]
    fn advantage_from(&self, state: &Self::State, position: &G) -> i32
    where
        G: TwoSeats,
    {
        lead(position, self.strengths_from(state, position))
    }
}

/// What the seat to move has more than the other.
#[inline]
fn lead<G: TwoSeats>(position: &G, strengths: [i32; crate::SEATS]) -> i32 {
    let [first, second, ..] = strengths;
    if position.to_move() == Seat::FIRST {
        first - second
    } else {
        second - first
    }
}
