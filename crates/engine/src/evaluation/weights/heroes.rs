//! Weights, group by group as the game's evaluation lists them.

#[rustfmt::skip]
pub(in super::super) const WEIGHTS: [i32; 47] = [
    // king, hero, chariot, knight, camel, elephant, fresh pawn, pawn, heroic pawn, guard
    0, 900, 600, 450, 350, 250, 100, 100, 700, 250,
    // pawn by height
    0, 0, 0, 0, 0, 4, 10, 20, 20, 20, 20,
    // guard by height
    0, 0, 0, 0, 0, 0, 0, 10, 40, 90, 120,
    // hero by distance from the centre
    0, 10, 8, 4, 0, -10,
    // chariot, knight, camel, elephant by distance from the centre
    0, 10, 8, 4, 0, -10,
    // piece next to a hero
    6,
    // piece near the enemy's king
    15,
    // turn
    15,
];
