//! Weights, group by group as the game's evaluation lists them.

#[rustfmt::skip]
pub(in super::super) const WEIGHTS: [i32; 53] = [
    // warrior, blade, catapult, shield
    0, 0, 0, 0,
    // piece by squares gone forward
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    // actions of the nearest piece to a castle
    0, 373, 236, 137, 62, 25, 0, 0,
    // actions of the second nearest piece to a castle
    0, 149, 100, 62, 31, 12, 0, 0,
    // number of pieces
    0, 124, 249, 373, 498, 622, 747, 871, 996,
    // castle reached, by the seats that act before
    0, 156, 218, 249,
    // piece hanging, by the seats that act before
    -75, -50, -25, 0,
    // turn, by the seats that act before
    0, 0, 0, 0,
];
