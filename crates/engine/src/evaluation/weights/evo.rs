//! Weights, group by group as the game's evaluation lists them.

#[rustfmt::skip]
pub(in super::super) const WEIGHTS: [i32; 42] = [
    // warrior, blade, catapult, shield
    0, 4, 6, -6,
    // piece by squares gone forward
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22,
    // actions of the nearest piece to a castle
    0, 200, 120, 70, 40, 20, 8, 0,
    // actions of the second nearest piece to a castle
    0, 80, 50, 30, 15, 8, 3, 0,
    // number of pieces
    -100, 0, 120, 230, 335, 440, 540, 640, 740,
    // turn
    15,
];
