//! Weights, group by group as the game's evaluation lists them.

#[rustfmt::skip]
pub(in super::super) const WEIGHTS: [i32; 102] = [
    // pawn by rank (rows) and file from the edge (columns)
    120, 146, 292, 123, 104, 114, 122, 110, 101, 118, 117, 109,
    115, 121, 117, 133, 75, 106, 110, 101, 106, 120, 130, 130,
    89, 97, 113, 116,
    // heroo by rank and file
    0, 0, 0, 0, 0, 0, 0, 0, 727, 876, 736, 671,
    1080, 1227, 1281, 1402, 743, 773, 886, 858, 663, 638, 785, 764,
    349, 385, 444, 451, 364, 392, 423, 410,
    // master by rank and file
    125, 137, 139, 137, 123, 143, 142, 141, 126, 132, 143, 145,
    119, 146, 138, 139, 117, 155, 137, 104, 154, 130, 111, 79,
    93, 145, 106, -3, 48, 103, 81, 131,
    // capture of pawn, heroo, master now, later
    42, 434, 38, 40, 235, 23,
    // pair in a file, in a rank
    0, 10,
    // master made
    0,
    // turn
    4,
];
