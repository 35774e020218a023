//! Weights, group by group as the game's evaluation lists them.

#[rustfmt::skip]
pub(in super::super) const WEIGHTS: [i32; 76] = [
    // outer line by own pawns (rows) and enemies (columns)
    0, 0, 0, 0, 0, 0,
    3, 1, 1, 1, 1, 0,
    10, 6, 6, 6, 0, 0,
    25, 15, 15, 0, 0, 0,
    70, 42, 0, 0, 0, 0,
    90, 0, 0, 0, 0, 0,
    // inner line by own pawns (rows) and enemies (columns)
    0, 0, 0, 0, 0, 0,
    4, 2, 2, 2, 2, 0,
    16, 9, 9, 9, 0, 0,
    45, 27, 27, 0, 0, 0,
    110, 66, 0, 0, 0, 0,
    150, 0, 0, 0, 0, 0,
    // pawn on an inner corner, inner side, the centre
    8, 8, 10,
    // turn
    10,
];
