//! Weights, group by group as the game's evaluation lists them.

#[rustfmt::skip]
pub(in super::super) const WEIGHTS: [i32; 53] = [
    // warrior, blade, catapult, shield
    -78, -94, -41, -91,
    // piece by squares gone forward
    91, 96, 80, 64, 45, 101, -132, -112, -242, -200, -123, 28,
    // actions of the nearest piece to a castle
    0, 341, 108, -23, 34, 14, 0, 0,
    // actions of the second nearest piece to a castle
    0, 130, 13, 4, 67, 7, 0, -20,
    // number of pieces
    0, 51, 68, 256, 413, 400, 452, 456, 455,
    // castle reached, by the seats that act before
    0, 109, 482, 305,
    // piece hanging, by the seats that act before
    -90, -123, -86, -1,
    // turn, by the seats that act before
    8, -10, 8, -6,
];
