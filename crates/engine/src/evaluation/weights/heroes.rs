//! Weights, group by group as the game's evaluation lists them.

#[rustfmt::skip]
pub(in super::super) const WEIGHTS: [i32; 47] = [
    // king, hero, chariot, knight, camel, elephant, fresh pawn, pawn, heroic pawn, guard
    0, 686, 462, 259, 301, 49, 59, 56, 298, 87,
    // pawn by height
    0, -3, -8, 1, 9, 7, 6, 11, 11, 11, 11,
    // guard by height
    -19, -32, -77, -55, -40, -18, 41, 75, 101, 50, 67,
    // hero by distance from the centre
    0, 71, 70, 52, 44, -46,
    // chariot, knight, camel, elephant by distance from the centre
    0, 24, 33, 34, 42, 26,
    // piece next to a hero
    8,
    // piece near the enemy's king
    51,
    // turn
    2,
];
