//! Weights, group by group as the game's evaluation lists them.

#[rustfmt::skip]
pub(in super::super) const WEIGHTS: [i32; 102] = [
    // pawn by rank (rows) and file from the edge (columns)
    70, 86, 89, 85, 73, 77, 88, 88, 74, 91, 95, 100,
    77, 94, 103, 89, 79, 96, 82, 89, 104, 109, 109, 99,
    89, 119, 116, 107,
    // heroo by rank and file
    0, 0, 0, 0, 0, 0, 0, 0, 587, 630, 585, 632,
    597, 608, 591, 617, 410, 452, 490, 514, 381, 382, 424, 421,
    250, 277, 296, 248, 229, 226, 234, 243,
    // master by rank and file
    90, 122, 99, 88, 110, 83, 88, 105, 84, 86, 42, 109,
    -6, 57, 22, 34, 88, 75, -13, 159, 121, 3, 64, 25,
    33, -60, 92, 40, 114, 130, 75, 233,
    // capture of pawn, heroo, master now, later
    33, 236, -65, 32, 54, -54,
    // pair in a file, in a rank
    -1, 15,
    // master made
    601,
    // turn
    15,
];
