//! Heroes Hexagonal Chess: captures, promotions, rampages, checks.

use ludejo_rules::Game;
use ludejo_rules::heroes::{Action, Heroes};

use super::{Pruning, Tactics};

/// What a piece is worth, in the order of the game's list of pieces: king, hero, chariot, knight,
/// camel, elephant, fresh pawn, pawn, heroic pawn, guard.
const WORTH: [i32; 10] = [4_000, 900, 600, 450, 350, 250, 100, 100, 700, 250];
const ELEPHANT: i32 = WORTH[5];
const HEROIC: i32 = WORTH[8];
const HERO: i32 = WORTH[1];
/// Places of the grid, the missing corners counted in.
const GRID: usize = 128;

impl Tactics for Heroes {
    type Sight = ();

    const SLOTS: usize = GRID * GRID;
    const SPOTS: usize = 10 * GRID;
    const PRUNING: Pruning = Pruning {
        reductions: true,
        late_pruning: true,
        ..Pruning::NONE
    };

    fn sight(&self) {}

    #[inline]
    fn slot(&self, action: Action) -> usize {
        match action {
            Action::Walk { from, to } | Action::Rampage { from, to } => {
                usize::from(from.number()) * GRID + usize::from(to.number())
            }
            Action::Rise { at } => usize::from(at.number()) * (GRID + 1),
            Action::Done => 0,
        }
    }

    #[inline]
    fn spot(&self, action: Action) -> usize {
        match action {
            Action::Walk { from, to } | Action::Rampage { from, to } => {
                self.kind_on(from).unwrap_or(0) * GRID + usize::from(to.number())
            }
            Action::Rise { at } => usize::from(at.number()),
            Action::Done => 0,
        }
    }

    #[inline]
    fn gain(&self, (): (), action: Action) -> i32 {
        match action {
            Action::Walk { to, .. } => self.kind_on(to).map_or(0, |kind| WORTH[kind]),
            Action::Rampage { from, to } => {
                let seat = self.to_move();
                let worth = |(of, kind): (ludejo_rules::Seat, usize)| {
                    if of == seat {
                        -WORTH[kind]
                    } else {
                        WORTH[kind]
                    }
                };
                let sum: i32 = self.trampled(from, to).map(worth).sum();
                (sum - ELEPHANT).max(0)
            }
            Action::Rise { .. } => HERO - HEROIC,
            Action::Done => 0,
        }
    }

    #[inline]
    fn stake(&self, action: Action) -> i32 {
        match action {
            Action::Walk { from, .. } => self.kind_on(from).map_or(0, |kind| WORTH[kind]),
            _ => 0,
        }
    }

    #[inline]
    fn for_each_noisy(&self, mut see: impl FnMut(u16, Action, i32)) {
        self.for_each_except_quiet_walks(|place, action| {
            let gain = self.gain((), action);
            if gain > 0 {
                see(place, action, gain);
            }
        });
    }

    #[inline]
    fn decided(&self) -> bool {
        Self::decided(self)
    }

    #[inline]
    fn is_check(&self) -> bool {
        !self.is_mobilizing() && Self::is_check(self)
    }

    fn passed(&self) -> Option<Self> {
        (!self.is_mobilizing()).then(|| Self::passed(self))
    }
}
