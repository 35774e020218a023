//! Weights, group by group as the game's evaluation lists them.

#[rustfmt::skip]
pub(in super::super) const WEIGHTS: [i32; 38] = [
    // warrior by distance from the edge
    118, 141, 139, 148, 161,
    // hero by distance from the edge
    150, 167, 232, 229, 241,
    // number of cities
    0, 219, 218, 259, 317, 389, 456, 495, 794,
    // number of pieces
    -264, 0, 151, 77, 382, 606, 810, 977, 1118,
    // squares that trap
    -14, 3, 36, 44, 60, 96, -18,
    // warrior near an enemy city, near an own city
    41, 27,
    // turn
    10,
];
