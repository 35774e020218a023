//! Sparta: pieces and where they stand, cities, traps that can be sprung.

use ludejo_rules::bits::Bits;
use ludejo_rules::sparta::{Sparta, file_and_rank};
use ludejo_rules::{Game, Seat};

use super::{Terms, weights};

/// Warriors by their distance from the edge.
const WARRIOR: usize = 0;
/// Heroes by their distance from the edge.
const HERO: usize = WARRIOR + 5;
/// The number of cities owned.
const CITIES: usize = HERO + 5;
/// The number of pieces.
const PIECES: usize = CITIES + 9;
/// Squares on which an arrival traps enemies, 6 for all beyond.
const TRAPS: usize = PIECES + 9;
/// Warriors at most two steps from a city of the other seat, and from one of their own.
const AT_THE_GATES: usize = TRAPS + 7;
/// The turn.
const TEMPO: usize = AT_THE_GATES + 2;

const STRIDE: u32 = 11;

/// The distance of each square from the edge, 0 to 4.
static RING: [u8; 128] = {
    let mut rings = [0; 128];
    let mut square = 0;
    while square < rings.len() {
        let (file, rank) = file_and_rank(square as u8);
        if file < 10 && rank < 10 {
            let by_file = if file < 5 { file } else { 9 - file };
            let by_rank = if rank < 5 { rank } else { 9 - rank };
            rings[square] = if by_file < by_rank { by_file } else { by_rank };
        }
        square += 1;
    }
    rings
};

impl Terms for Sparta {
    const GROUPS: &'static [(&'static str, usize)] = &[
        ("warrior by distance from the edge", 5),
        ("hero by distance from the edge", 5),
        ("number of cities", 9),
        ("number of pieces", 9),
        ("squares that trap", 7),
        ("warrior near an enemy city, near an own city", 2),
        ("turn", 1),
    ];

    const WEIGHTS: &'static [i32] = &weights::sparta::WEIGHTS;

    #[inline]
    fn count_terms(&self, mut see: impl FnMut(Seat, usize, i32)) {
        for seat in [Seat::FIRST, Seat::SECOND] {
            let mut see = |term, count| see(seat, term, count);
            let (warriors, heroes) = (self.warrior_set(seat), self.hero_set(seat));
            for square in Bits(warriors) {
                see(WARRIOR + usize::from(RING[usize::from(square & 127)]), 1);
            }
            for square in Bits(heroes) {
                see(HERO + usize::from(RING[usize::from(square & 127)]), 1);
            }
            let own_cities = self.city_set(seat);
            see(CITIES + own_cities.count_ones().min(8) as usize, 1);
            let pieces = (warriors | heroes).count_ones();
            see(PIECES + pieces.min(8) as usize, 1);
            let traps = self.traps(seat).count_ones();
            see(TRAPS + traps.min(6) as usize, 1);
            let enemy_cities = self.city_set(seat.next(2));
            for (place, cities) in [enemy_cities, own_cities].into_iter().enumerate() {
                let near = warriors & spread(spread(cities));
                see(AT_THE_GATES + place, near.count_ones() as i32);
            }
            see(TEMPO, i32::from(self.to_move() == seat));
        }
    }
}

/// A set with what lies next to it, guards included.
#[inline]
const fn spread(set: u128) -> u128 {
    let row = set | set << 1 | set >> 1;
    row | row << STRIDE | row >> STRIDE
}
