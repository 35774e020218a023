//! Weights, group by group as the game's evaluation lists them.

#[rustfmt::skip]
pub(in super::super) const WEIGHTS: [i32; 38] = [
    // warrior by distance from the edge
    0, 4, 8, 12, 14,
    // hero by distance from the edge
    45, 50, 56, 62, 64,
    // number of cities
    0, 60, 120, 180, 240, 310, 390, 480, 600,
    // number of pieces
    -200, 0, 130, 240, 345, 450, 550, 650, 750,
    // squares that trap
    0, 12, 20, 26, 30, 33, 35,
    // warrior near an enemy city, near an own city
    8, 4,
    // turn
    15,
];
