//! Sparta: moves that trap, cities, heroes.

use ludejo_rules::Game;
use ludejo_rules::bits::at_wide;
use ludejo_rules::sparta::{Action, Deed, Sparta};

use super::{Pruning, Tactics};

const PIECE: i32 = 100;
const CITY: i32 = 60;
const HERO: i32 = 50;
/// Squares, the guards of their ranks counted in.
const SQUARES: usize = 128;

/// What can be won, and where.
#[derive(Clone, Copy)]
pub struct Sight {
    /// Where a piece that arrives traps enemies.
    traps: u128,
    own_cities: u128,
    enemy_cities: u128,
    warriors: u128,
}

impl Tactics for Sparta {
    type Sight = Sight;

    const SLOTS: usize = SQUARES * SQUARES;
    const SPOTS: usize = 2 * SQUARES;
    const PRUNING: Pruning = Pruning {
        null_move: false,
        ..Pruning::ALL
    };

    #[inline]
    fn sight(&self) -> Sight {
        let seat = self.to_move();
        Sight {
            traps: self.traps(seat),
            own_cities: self.city_set(seat),
            enemy_cities: self.city_set(seat.next(2)),
            warriors: self.warrior_set(seat),
        }
    }

    #[inline]
    fn slot(&self, action: Action) -> usize {
        match action.deed() {
            Deed::Move { from, to } => usize::from(from) * SQUARES + usize::from(to),
            Deed::Become { at } => usize::from(at) * SQUARES + usize::from(at),
            Deed::Pass => 0,
        }
    }

    #[inline]
    fn spot(&self, action: Action) -> usize {
        match action.deed() {
            Deed::Move { from, to } => {
                let is_hero = at_wide(self.hero_set(self.to_move()), from);
                usize::from(is_hero) * SQUARES + usize::from(to)
            }
            Deed::Become { at } => usize::from(at),
            Deed::Pass => 0,
        }
    }

    #[inline]
    fn gain(&self, sight: Sight, action: Action) -> i32 {
        match action.deed() {
            Deed::Move { from, to } => {
                let has = |set, square| i32::from(at_wide(set, square));
                let warrior = has(sight.warriors, from);
                has(sight.traps, to) * PIECE
                    + warrior * has(sight.enemy_cities, to) * CITY
                    + warrior * has(sight.own_cities, to) * HERO
            }
            Deed::Become { .. } => HERO,
            Deed::Pass => 0,
        }
    }

    #[inline]
    fn is_noisy(&self, _action: Action, gain: i32) -> bool {
        gain >= PIECE
    }

    /// Only what traps a piece gains so much.
    #[inline]
    fn for_each_noisy(&self, mut see: impl FnMut(u16, Action, i32)) {
        let sight = self.sight();
        self.for_each_walk_to(sight.traps, |place, action| {
            see(place, action, self.gain(sight, action));
        });
    }

    #[inline]
    fn decided(&self) -> bool {
        Self::decided(self)
    }

    fn passed(&self) -> Option<Self> {
        Some(Self::passed(self))
    }
}
