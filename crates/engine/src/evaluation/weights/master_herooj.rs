//! Weights, group by group as the game's evaluation lists them.

#[rustfmt::skip]
pub(in super::super) const WEIGHTS: [i32; 102] = [
    // pawn by rank (rows) and file from the edge (columns)
    71, 85, 80, 82, 70, 92, 86, 71, 85, 82, 87, 88,
    84, 88, 86, 86, 92, 93, 97, 85, 87, 116, 98, 97,
    102, 97, 98, 93,
    // heroo by rank and file
    0, 0, 0, 0, 0, 0, 0, 0, 451, 497, 447, 482,
    438, 473, 461, 482, 334, 354, 387, 389, 310, 301, 333, 346,
    206, 221, 260, 205, 202, 198, 215, 195,
    // master by rank and file
    155, 97, 80, 126, 104, 96, 97, 105, 158, 99, 117, 89,
    47, 158, 99, 75, 140, 134, 77, 46, 76, 51, 50, 83,
    43, -30, 107, 50, 90, 80, 125, 121,
    // capture of pawn, heroo, master now, later
    27, 227, 38, 27, 36, 5,
    // pair in a file, in a rank
    -8, 4,
    // master made
    446,
    // turn
    12,
];
