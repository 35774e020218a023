//! Weights, group by group as the game's evaluation lists them.

#[rustfmt::skip]
pub(in super::super) const WEIGHTS: [i32; 102] = [
    // pawn by rank (rows) and file from the edge (columns)
    75, 91, 96, 96, 88, 85, 95, 95, 88, 116, 113, 122,
    107, 119, 123, 125, 96, 124, 117, 95, 127, 146, 145, 123,
    123, 132, 149, 159,
    // heroo by rank and file
    0, 0, 0, 0, 0, 0, 0, 0, 752, 770, 713, 780,
    731, 735, 734, 717, 553, 595, 597, 592, 459, 454, 509, 482,
    313, 331, 341, 347, 300, 313, 313, 310,
    // master by rank and file
    68, 156, 90, 196, 110, 110, 93, 114, 139, 91, 87, 144,
    7, 104, 56, 65, 156, 200, 102, 119, 3, -16, -7, 62,
    58, -55, 145, 9, 229, 97, 163, 172,
    // capture of pawn, heroo, master now, later
    35, 306, -15, 35, 80, -11,
    // pair in a file, in a rank
    -3, 10,
    // master made
    750,
    // turn
    21,
];
