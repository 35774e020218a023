//! Weights, group by group as the game's evaluation lists them.

#[rustfmt::skip]
pub(in super::super) const WEIGHTS: [i32; 38] = [
    // warrior by distance from the edge
    7, 38, 33, 49, 60,
    // hero by distance from the edge
    81, 95, 120, 132, 123,
    // number of cities
    0, 149, 190, 233, 287, 353, 420, 497, 718,
    // number of pieces
    -239, 0, 152, 178, 424, 560, 690, 806, 916,
    // squares that trap
    2, 11, 19, 37, 25, 67, 26,
    // warrior near an enemy city, near an own city
    36, 19,
    // turn
    10,
];
