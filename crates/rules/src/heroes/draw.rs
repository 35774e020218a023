//! Drawing an action without listing all.

use rand::{Rng, RngExt};

use super::hex::{BOARD, STEPS, shift, spread};
use super::moves::{rampage, rampage_path};
use super::walks::Walks;
use super::{Action, Game, Heroes, Hex};
use crate::bits::nth_bit_wide;

/// How often an action is drawn before all are listed.
const DRAWS: u32 = 4;

impl Heroes {
    /// Draws a legal action: one from all that would be legal if no king minded, until one is
    /// sound, each being as likely as any other.
    #[inline]
    pub(super) fn draw(&self, rng: &mut impl Rng) -> Option<Action> {
        if !self.has_hero(0) || !self.has_hero(1) {
            return None;
        }
        let hopes = self.hopes();
        let total = hopes.count();
        if total == 0 {
            return None;
        }
        for _ in 0..DRAWS {
            let action = hopes.nth(rng.random_range(0..total));
            if let Some(action) = action
                && self.is_sound(action)
            {
                return Some(action);
            }
        }
        // An attacked king, most likely, leaves few.
        let list = self.actions();
        if list.is_empty() {
            return None;
        }
        Some(list[rng.random_range(0..list.len())])
    }

    /// What would be legal if no king minded.
    #[inline(always)]
    fn hopes(&self) -> Hopes {
        if self.turn > 0 {
            return Hopes {
                walks: self.walks(self.fit_for_duty()),
                rampages: [0; 6],
                king: 0,
                heroic_pawns: 0,
                done: 1,
            };
        }
        let own = self.seats[self.own()];
        let force = self.force(own);
        let empty = BOARD & !self.occupied();
        let elephants = force.elephants & spread(force.heroes);
        Hopes {
            walks: self.walks(own),
            rampages: STEPS.map(|step| elephants & shift(empty, -step)),
            king: force.king,
            heroic_pawns: force.heroic_pawns,
            done: 0,
        }
    }
}

/// What would be legal if no king minded.
struct Hopes {
    walks: Walks,
    /// For each direction the elephants that can rampage that way.
    rampages: [u128; 6],
    /// The king, who must not be in the way of one.
    king: u128,
    heroic_pawns: u128,
    /// 1 in the mobilization.
    done: u32,
}

impl Hopes {
    #[inline(always)]
    fn count(&self) -> u32 {
        let rampages: u32 = self.rampages.map(u128::count_ones).iter().sum();
        self.walks.count(u128::MAX) + rampages + self.heroic_pawns.count_ones() + self.done
    }

    /// The one with this number; `None` if it would take the own king.
    #[inline(always)]
    fn nth(&self, number: u32) -> Option<Action> {
        let mut rest = match self.walks.nth(number) {
            Ok(walk) => return Some(walk),
            Err(rest) => rest,
        };
        for (direction, set) in self.rampages.into_iter().enumerate() {
            let count = set.count_ones();
            if rest < count {
                let from = nth(set, rest);
                let path = rampage_path(from, direction);
                return (path & self.king == 0).then(|| rampage(from, direction, path));
            }
            rest -= count;
        }
        if rest < self.done {
            return Some(Action::Done);
        }
        let at = nth(self.heroic_pawns, rest);
        Some(Action::Rise { at })
    }
}

/// The hex of this place in a set, counted from 0.
#[inline(always)]
fn nth(set: u128, place: u32) -> Hex {
    Hex::from_number(nth_bit_wide(set, place))
}
