//! The judgement of `baseline`: by how strong each seat stands.

use rules::Seat;

use super::{Judge, Parts};
use crate::baseline::Strength;
use crate::fixed::{ONE, halved};

/// The difference of strengths that makes one seat twice as likely to win as another.
const DOUBLE: u32 = 139;

/// Each seat by its [`Strength`].
#[derive(Default)]
pub struct ByStrength;

impl<G: Strength> Judge<G> for ByStrength {
    fn parts(&self, position: &G) -> Parts {
        let seats = G::INFO.seats.len();
        let mut strengths = [i32::MIN; crate::SEATS];
        for (seat, strength) in (0..).zip(&mut strengths[..seats]) {
            *strength = position.strength(Seat::new(seat));
        }
        let most = strengths.into_iter().fold(i32::MIN, i32::max);
        // So weak that more makes no difference, before the product can be too large.
        let behind = |seat: usize| most.abs_diff(strengths[seat]).min(16 * DOUBLE);
        Parts::of(seats, |seat| halved(behind(seat) * ONE / DOUBLE))
    }
}
