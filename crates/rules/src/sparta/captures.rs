//! Which pieces are trapped.

use super::Sparta;
use super::grid::{BOARD, LINES, NEIGHBOURS, bit, has};
use crate::Seat;
use crate::bits::Bits;

impl Sparta {
    /// The empty squares on which a piece of a seat that arrives from elsewhere traps enemies, as
    /// long as the piece at the other end stays where it is.
    #[must_use]
    pub fn traps(&self, seat: Seat) -> u128 {
        let own = self.seats[seat.index()];
        let enemy = self.seats[1 - seat.index()];
        let mut ends = 0;
        for step in LINES {
            let up = grow(own << step & enemy, |group| group << step & enemy);
            let down = grow(own >> step & enemy, |group| group >> step & enemy);
            ends |= up << step | down >> step;
        }
        ends & BOARD & !(own | enemy)
    }

    /// All trapped pieces, wherever on the board they stand.
    pub(super) fn trapped(&self) -> u128 {
        let [yellow, red] = self.seats;
        let mut trapped = 0;
        for (own, enemy) in [(yellow, red), (red, yellow)] {
            for step in LINES {
                // Up the line from an enemy, as far as the group goes ...
                let up = grow(enemy << step & own, |group| group << step & own);
                // ... and, if it ends at another enemy, back again.
                trapped |= grow(enemy >> step & up, |group| group >> step & up);
            }
        }
        trapped
    }

    /// The trapped pieces in the lines through the square to which the seat to move has just
    /// walked. There are no others: nothing was trapped before, and leaving a square traps
    /// nothing.
    #[inline(always)]
    pub(super) fn trapped_through(&self, to: u8) -> u128 {
        let seat = usize::from(self.to_move);
        let (own, enemy) = (self.seats[seat], self.seats[1 - seat]);
        let near = NEIGHBOURS[usize::from(to & 127)] & (own | enemy);
        let mut trapped = 0;
        // Enemies between the piece that came and another of its seat.
        for first in Bits(near & enemy) {
            let (group, end) = run(enemy, first, first.wrapping_sub(to));
            if has(own, end) {
                trapped |= group;
            }
        }
        // The group of the piece that came. It takes pieces on both sides to trap it, so look
        // only where the line goes on both up ...
        let above = bit(to).wrapping_neg();
        for next in Bits(near & above) {
            let step = next - to;
            // ... and down.
            if has(near, to.wrapping_sub(step)) {
                let (up, top) = run(own, to, step);
                let (down, bottom) = run(own, to, step.wrapping_neg());
                if has(enemy, top) && has(enemy, bottom) {
                    trapped |= up | down;
                }
            }
        }
        trapped
    }
}

/// The set with what `more` adds to it, again and again until that is nothing.
fn grow(mut set: u128, more: impl Fn(u128) -> u128) -> u128 {
    while more(set) & !set != 0 {
        set |= more(set);
    }
    set
}

/// The squares of `set` in a row from `first` on by `step`, `first` counted in, and the place
/// after the last of them. Beyond the edge that is a guard or no place on the board at all.
#[inline(always)]
fn run(set: u128, first: u8, step: u8) -> (u128, u8) {
    let mut group = bit(first);
    let mut next = first.wrapping_add(step);
    while has(set, next) {
        group |= bit(next);
        next = next.wrapping_add(step);
    }
    (group, next)
}

#[cfg(test)]
mod tests {
    use rand::RngExt;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::super::grid::square;
    use super::super::{Deed, MOST_PIECES};
    use super::*;
    use crate::Game;

    #[test]
    fn the_lines_through_the_square_reached_hold_all_that_is_trapped() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(13);
        let (mut positions, mut captures) = (0, 0);
        while positions < 5000 {
            // Close together, so that there is much to capture.
            let size = rng.random_range(3..=10);
            let mut position = Sparta::start();
            position.heroes = 0;
            let mut taken = 0;
            for seat in 0..2 {
                position.seats[seat] = 0;
                for _ in 0..MOST_PIECES {
                    let place = square(rng.random_range(0..size), rng.random_range(0..size));
                    position.seats[seat] |= bit(place) & !taken;
                    taken |= bit(place);
                }
            }
            if position.trapped() != 0 {
                continue;
            }
            positions += 1;
            for action in position.actions() {
                if let Deed::Move { from, to } = action.deed() {
                    let mut after = position;
                    after.walk(from, to);
                    let trapped = after.trapped();
                    assert_eq!(after.trapped_through(to), trapped, "{position} {action}");
                    captures += u32::from(trapped != 0);
                    // Removing pieces traps nothing new.
                    after.remove(trapped);
                    assert_eq!(after.trapped(), 0, "{position} {action}");
                }
            }
        }
        assert!(captures > 10_000, "{captures}");
    }
}
