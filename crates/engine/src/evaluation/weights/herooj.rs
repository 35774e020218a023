//! Weights, group by group as the game's evaluation lists them.

#[rustfmt::skip]
pub(in super::super) const WEIGHTS: [i32; 102] = [
    // pawn by rank (rows) and file from the edge (columns)
    84, 86, 113, 81, 78, 77, 73, 70, 87, 84, 94, 101,
    95, 96, 96, 92, 91, 99, 86, 86, 123, 123, 118, 94,
    110, 118, 106, 114,
    // heroo by rank and file
    0, 0, 0, 0, 0, 0, 0, 0, 518, 616, 600, 580,
    658, 767, 844, 842, 371, 440, 510, 468, 381, 415, 438, 468,
    258, 270, 246, 300, 232, 245, 244, 249,
    // master by rank and file
    76, 139, 107, 141, 68, 108, 113, 98, 101, 67, 99, 107,
    96, 109, 105, 108, 67, 109, 103, 84, 94, 88, 92, 84,
    77, 64, 86, 89, 94, 93, 112, 74,
    // capture of pawn, heroo, master now, later
    18, 340, 21, 19, 89, 10,
    // pair in a file, in a rank
    -1, 3,
    // master made
    0,
    // turn
    10,
];
