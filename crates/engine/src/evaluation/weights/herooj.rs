//! Weights, group by group as the game's evaluation lists them.

#[rustfmt::skip]
pub(in super::super) const WEIGHTS: [i32; 102] = [
    // pawn by rank (rows) and file from the edge (columns)
    100, 100, 275, 99, 81, 91, 96, 90, 84, 89, 94, 90,
    94, 93, 95, 93, 78, 91, 91, 88, 88, 110, 85, 108,
    77, 82, 105, 103,
    // heroo by rank and file
    0, 0, 0, 0, 0, 0, 0, 0, 804, 819, 739, 711,
    858, 1062, 1270, 1270, 554, 643, 747, 799, 460, 486, 630, 635,
    281, 347, 365, 331, 271, 271, 289, 328,
    // master by rank and file
    75, 109, 107, 107, 72, 88, 109, 100, 84, 85, 109, 107,
    71, 87, 104, 93, 61, 83, 90, 83, 81, 108, 80, 57,
    40, 81, 93, 47, 27, 85, -11, -21,
    // capture of pawn, heroo, master now, later
    21, 326, 19, 20, 125, 8,
    // pair in a file, in a rank
    4, 8,
    // master made
    0,
    // turn
    5,
];
