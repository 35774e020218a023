//! Nothing but material, for comparison.

use ludejo_rules::Game;

use super::Evaluation;
use crate::SEATS;
use crate::baseline::Strength;

/// The small judgement that `baseline` uses.
#[derive(Clone, Copy, Debug, Default)]
pub struct Material;

impl<G: Strength + Game> Evaluation<G> for Material {
    type State = ();

    fn strengths(&self, position: &G) -> [i32; SEATS] {
        std::array::from_fn(|seat| {
            if seat < G::INFO.seats.len() {
                position.strength(ludejo_rules::Seat::new(seat as u8))
            } else {
                0
            }
        })
    }
}
