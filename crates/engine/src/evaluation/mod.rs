//! How good a position is for a seat, before looking further.

mod evo;
mod evo4;
mod heroes;
mod herooj;
mod material;
mod rooya;
mod sparta;
mod terms;
mod weights;

pub use material::Material;
pub use terms::{Terms, Weighted};

use ludejo_rules::Game;

/// The difference of strengths that makes one seat twice as likely to win as another. This is the
/// unit of strengths: the plainest piece of a game is worth something like a hundred.
pub const DOUBLE: u32 = 173;

/// A judgement of positions of one game, to be made very often. The game is not over.
pub trait Evaluation<G: Game>: Send + Sync {
    /// How strong each seat stands, in the unit that [`DOUBLE`] defines. Only differences
    /// between seats mean anything. Seats that the game does not have get 0.
    fn strengths(&self, position: &G) -> [i32; crate::SEATS];

    /// With two seats: the advantage of the seat to move.
    #[inline]
    fn advantage(&self, position: &G) -> i32
    where
        G: ludejo_rules::TwoSeats,
    {
        let [first, second, ..] = self.strengths(position);
        if position.to_move() == ludejo_rules::Seat::FIRST {
            first - second
        } else {
            second - first
        }
    }
}
