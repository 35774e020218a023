//! Weights, group by group as the game's evaluation lists them.

#[rustfmt::skip]
pub(in super::super) const WEIGHTS: [i32; 32] = [
    // pawn by rank
    100, 100, 105, 110, 116, 125, 140,
    // heroo by rank
    0, 0, 330, 290, 250, 220, 200, 190,
    // master by rank
    125, 130, 135, 140, 145, 145, 140, 135,
    // pawn, heroo, master in the middle
    3, 0, 6,
    // capture straight, slanting
    12, 15,
    // pair in a file, in a rank
    2, 2,
    // master made
    0,
    // turn
    12,
];
