//! Weights, group by group as the game's evaluation lists them.

#[rustfmt::skip]
pub(in super::super) const WEIGHTS: [i32; 47] = [
    // king, hero, chariot, knight, camel, elephant, fresh pawn, pawn, heroic pawn, guard
    0, 902, 602, 398, 379, 162, 102, 94, 455, 194,
    // pawn by height
    0, 7, -11, 3, 7, 16, 9, 18, 18, 18, 18,
    // guard by height
    -30, -51, -21, 48, 14, -4, 1, 20, 39, 80, 107,
    // hero by distance from the centre
    0, 54, 41, 29, 19, -30,
    // chariot, knight, camel, elephant by distance from the centre
    0, 31, 17, 17, 14, 7,
    // piece next to a hero
    9,
    // piece near the enemy's king
    42,
    // turn
    2,
];
