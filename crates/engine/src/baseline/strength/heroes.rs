//! Heroes Hexagonal Chess: material.

use ludejo_rules::Seat;
use ludejo_rules::heroes::Heroes;

use super::Strength;

/// Each hero helps its neighbours, and with the last one the game is lost.
const HERO: i32 = 900;
const CHARIOT: i32 = 600;
const KNIGHT: i32 = 450;
const CAMEL: i32 = 350;
const ELEPHANT: i32 = 250;
const PAWN: i32 = 100;
const GUARD: i32 = 250;
/// A hero in one action.
const HEROIC_PAWN: i32 = 700;

impl Strength for Heroes {
    fn strength(&self, seat: Seat) -> i32 {
        let material = self.material(seat);
        let worth = |count: u32, each: i32| count as i32 * each;
        worth(material.heroes, HERO)
            + worth(material.chariots, CHARIOT)
            + worth(material.knights, KNIGHT)
            + worth(material.camels, CAMEL)
            + worth(material.elephants, ELEPHANT)
            + worth(material.pawns, PAWN)
            + worth(material.guards, GUARD)
            + worth(material.heroic_pawns, HEROIC_PAWN)
    }
}
