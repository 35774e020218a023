//! Sparta: pieces and cities.

use ludejo_rules::Seat;
use ludejo_rules::sparta::Sparta;

use super::Strength;

const WARRIOR: i32 = 100;
const HERO: i32 = 150;
const CITY: i32 = 60;

impl Strength for Sparta {
    fn strength(&self, seat: Seat) -> i32 {
        let worth = |count: u32, each: i32| count as i32 * each;
        worth(self.warriors(seat), WARRIOR)
            + worth(self.heroes(seat), HERO)
            + worth(self.cities_owned(seat), CITY)
    }
}
