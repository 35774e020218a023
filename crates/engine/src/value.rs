//! Numbers inside alpha-beta searches: what a position is worth to a seat, and beyond all that wins
//! and losses by their distance in actions.

use ludejo_rules::{Seat, TwoSeats};

/// The worth of a win now; one in `n` actions is worth `n` less.
pub(crate) const WIN: i32 = 1_000_000;
/// Any score beyond this is a win or a loss that has been seen.
pub(crate) const SEEN: i32 = WIN - 10_000;
/// No evaluation goes beyond this.
pub(crate) const MOST: i32 = SEEN - 1;

/// The score of a game that this seat has won this many actions from the root, or nobody, seen by
/// the seat to move.
#[inline]
pub(crate) fn ended<G: TwoSeats>(position: &G, winner: Option<Seat>, ply: usize) -> i32 {
    match winner {
        None => 0,
        Some(seat) if seat == position.to_move() => WIN - ply as i32,
        Some(_) => ply as i32 - WIN,
    }
}

/// A score whose wins count from a position, as one that counts from the root.
#[inline]
pub(crate) const fn from_here(score: i32, ply: usize) -> i32 {
    if score > SEEN {
        score - ply as i32
    } else if score < -SEEN {
        score + ply as i32
    } else {
        score
    }
}

/// The reverse of [`from_here`].
#[inline]
pub(crate) const fn to_here(score: i32, ply: usize) -> i32 {
    if score > SEEN {
        score + ply as i32
    } else if score < -SEEN {
        score - ply as i32
    } else {
        score
    }
}
