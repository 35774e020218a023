//! How the pieces move.
//!
//! Moves are found for all pieces at once: per direction and distance one set holds the hexes
//! at which a piece arrives. Most of them are surely safe for the kings; `safety` says which
//! deserve a look, and these are made and looked at.

use rand::{Rng, RngExt};

use super::hex::{BOARD, FARTHEST, LEAP_FROM, LEAPS, STEPS, hexes, shift, spread};
use super::{Force, Game, Heroes, Hex};
use crate::bits::nth_bit_wide;

/// One thing that a seat does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// A piece goes to another hex and captures an enemy there, if there is one.
    Walk {
        /// Where it stands.
        from: Hex,
        /// Where it goes.
        to: Hex,
    },
    /// An elephant tramples all in its path and is gone.
    Rampage {
        /// Where it stands.
        from: Hex,
        /// The last hex of the path.
        to: Hex,
    },
    /// A heroic pawn becomes a hero.
    Rise {
        /// Where it stands.
        at: Hex,
    },
    /// A turn of the mobilization ends.
    Done,
}

/// Directions with five distances and a leap each.
const WALKS: usize = 6 * (FARTHEST + 1);

/// How often an action is drawn before all are listed.
const DRAWS: u32 = 4;

/// What a walk of each kind adds to the number of a hex.
const OFFSETS: [i8; WALKS] = {
    let mut table = [0; WALKS];
    let mut index = 0;
    while index < WALKS {
        let (direction, distance) = (index / 6, index % 6 + 1);
        table[index] = if distance > FARTHEST {
            LEAPS[direction]
        } else {
            STEPS[direction] * distance as i8
        };
        index += 1;
    }
    table
};

/// Where pieces can go if no king minded: for each of [`OFFSETS`] the hexes at which one
/// arrives. (The pieces that arrive at one hex all come from elsewhere, so these sets of all
/// kinds of pieces can be one.)
pub(super) struct Walks([u128; WALKS]);

impl Walks {
    /// The sets with their offsets.
    #[inline(always)]
    pub(super) fn iter(&self) -> impl Iterator<Item = (u128, i8)> {
        self.0.iter().copied().zip(OFFSETS)
    }
}

/// Actions found.
pub(super) enum Batch {
    /// Walks that arrive at these hexes, each from the hex so far back.
    Walks(u128, i8),
    /// A single action.
    One(Action),
}

/// The walk that arrives at `to` from `offset` behind.
#[inline(always)]
fn arriving(to: Hex, offset: i8) -> Action {
    let from = Hex::from_number(to.number().wrapping_add_signed(-offset));
    Action::Walk { from, to }
}

/// What a rampage captures or passes: its path.
#[inline]
pub(super) fn trampled(from: Hex, to: Hex) -> u128 {
    from.between(to) | to.bit()
}

/// The path of a rampage in this direction, without regard to what stands there.
#[inline]
pub(super) fn rampage_path(from: Hex, direction: usize) -> u128 {
    let mut path = 0;
    let mut front = from.bit();
    for _ in 0..4 {
        front = shift(front, STEPS[direction]) & BOARD;
        path |= front;
    }
    path
}

/// The rampage with this path.
#[inline]
fn rampage(from: Hex, direction: usize, path: u128) -> Action {
    let to = if STEPS[direction] > 0 {
        Hex::highest(path)
    } else {
        Hex::lowest(path)
    };
    Action::Rampage { from, to }
}

/// Who moves where, for the sets of [`Walks`].
struct Movers {
    force: Force,
    /// Those of them who stand near a hero.
    near: u128,
    empty: u128,
    enemy: u128,
}

impl Movers {
    /// The walks in direction `D` of seat `SEAT`.
    #[inline(always)]
    fn walk<const SEAT: usize, const D: usize>(&self, walks: &mut Walks) {
        let Self {
            force,
            near,
            empty,
            enemy,
        } = self;
        let Force {
            chariots,
            knights,
            camels,
            ..
        } = force;
        let open = empty | enemy;
        let step = const { STEPS[D] };
        let next_step = const { STEPS[(D + 1) % 6] };
        // 0 is straight forward, 1 and 5 are slanting forward, 3 is straight backward.
        let course = const { (D + 3 * SEAT) % 6 };

        let both = force.king | force.heroes | chariots | camels;
        let captures = both
            | match course {
                0 => force.guards | force.pawns & near,
                1 | 5 => force.guards | force.pawns,
                _ => 0,
            };
        let moves = both
            | force.elephants
            | force.guards
            | match course {
                0 => force.pawns,
                2 | 4 => force.pawns & near,
                _ => 0,
            };
        let way = shift(*empty, step);
        let one = shift(captures, step) & enemy | shift(moves, step) & empty;
        let mut two = shift(force.heroes | chariots | knights | camels, 2 * step) & way & open;
        if course == 0 {
            two |= shift(force.fresh_pawns, 2 * step) & way & empty;
        }
        let way = way & shift(*empty, 2 * step);
        let three = shift(chariots | knights | camels & near, 3 * step) & way & open;
        let way = way & shift(*empty, 3 * step);
        let four = shift(*chariots, 4 * step) & way & open;
        let way = way & shift(*empty, 4 * step);
        let five = shift(*chariots, 5 * step) & way & open;

        let leap = const { LEAPS[D] };
        let leaps = shift(knights & near & const { LEAP_FROM[D] }, leap);
        let ways = shift(*empty, step) | shift(*empty, next_step);
        let turns = shift(force.heroes, leap) & ways;
        let leap = (leaps | turns) & open;
        walks.0[6 * D..6 * D + 6].copy_from_slice(&[one, two, three, four, five, leap]);
    }

    #[inline(always)]
    fn walks<const SEAT: usize>(&self) -> Walks {
        let mut walks = Walks([0; WALKS]);
        self.walk::<SEAT, 0>(&mut walks);
        self.walk::<SEAT, 1>(&mut walks);
        self.walk::<SEAT, 2>(&mut walks);
        self.walk::<SEAT, 3>(&mut walks);
        self.walk::<SEAT, 4>(&mut walks);
        self.walk::<SEAT, 5>(&mut walks);
        walks
    }
}

impl Heroes {
    /// Where these pieces of the seat to move can go.
    #[inline(never)]
    pub(super) fn walks(&self, pieces: u128) -> Walks {
        let own = usize::from(self.to_move);
        let movers = Movers {
            force: self.force(pieces),
            near: self.near(own),
            empty: BOARD & !self.occupied(),
            // In the mobilization nothing is captured.
            enemy: if self.turn > 0 {
                0
            } else {
                self.seats[1 - own]
            },
        };
        if own == 0 {
            movers.walks::<0>()
        } else {
            movers.walks::<1>()
        }
    }

    /// Calls `visit` with those of these walks that leave the kings unattacked.
    fn look_at(&self, walks: &Walks, targets: u128, visit: &mut impl FnMut(Batch)) {
        for (set, offset) in walks.iter() {
            for to in hexes(set & targets) {
                let walk = arriving(to, offset);
                if self.is_sound(walk) {
                    visit(Batch::One(walk));
                }
            }
        }
    }

    /// Calls `visit` with all legal actions.
    #[inline(always)]
    fn visit_batches(&self, mut visit: impl FnMut(Batch)) {
        if !self.has_hero(0) || !self.has_hero(1) {
            return;
        }
        if self.turn > 0 {
            self.visit_mobilization(&mut visit);
        } else {
            self.visit_play(&mut visit);
        }
    }

    /// The actions of the mobilization.
    #[inline(always)]
    fn visit_mobilization(&self, visit: &mut impl FnMut(Batch)) {
        let own = usize::from(self.to_move);
        let movers = self.fit_for_duty();
        // Whoever leaves a way to a king may open it.
        let (own_king, enemy_king) = (self.threats(own), self.threats(1 - own));
        let delicate = movers & (own_king.shields | enemy_king.ways);
        // Whoever arrives here may attack the enemy's king, or lend power to one who does.
        let front = self.front();
        let walks = self.walks(movers & !delicate);
        for (set, offset) in walks.iter() {
            visit(Batch::Walks(set & !front, offset));
        }
        self.look_at(&walks, front, visit);
        if delicate != 0 {
            self.look_at(&self.walks(delicate), u128::MAX, visit);
        }
        visit(Batch::One(Action::Done));
    }

    /// The actions after the mobilization.
    #[inline(always)]
    fn visit_play(&self, visit: &mut impl FnMut(Batch)) {
        let seat = usize::from(self.to_move);
        let own = self.seats[seat];
        let force = self.force(own);
        let threats = self.threats(seat);
        let subjects = own & !force.king;
        if threats.attacked {
            self.look_at(&self.walks(subjects), threats.remedies, visit);
        } else {
            for (set, offset) in self.walks(subjects & !threats.shields).iter() {
                visit(Batch::Walks(set, offset));
            }
            if subjects & threats.shields != 0 {
                let walks = self.walks(subjects & threats.shields);
                self.look_at(&walks, u128::MAX, visit);
            }
            for at in hexes(force.heroic_pawns) {
                visit(Batch::One(Action::Rise { at }));
            }
        }

        let king = Hex::lowest(force.king);
        for to in hexes(king.neighbours() & !own) {
            if self.king_may_go(to) {
                visit(Batch::One(Action::Walk { from: king, to }));
            }
        }

        let empty = BOARD & !self.occupied();
        let elephants = force.elephants & self.near(seat);
        if elephants != 0 {
            for direction in 0..6 {
                for from in hexes(elephants & shift(empty, -STEPS[direction])) {
                    let path = rampage_path(from, direction);
                    let action = rampage(from, direction, path);
                    let is_quiet = !threats.attacked && (path | from.bit()) & threats.ways == 0;
                    if path & force.king == 0 && (is_quiet || self.is_sound(action)) {
                        visit(Batch::One(action));
                    }
                }
            }
        }
    }

    #[inline]
    pub(super) fn visit_actions(&self, mut visit: impl FnMut(Action)) {
        self.visit_batches(|batch| match batch {
            Batch::One(action) => visit(action),
            Batch::Walks(set, offset) => hexes(set).for_each(|to| visit(arriving(to, offset))),
        });
    }

    #[inline]
    pub(super) fn count(&self) -> u32 {
        let mut count = 0;
        self.visit_batches(|batch| {
            count += match batch {
                Batch::One(_) => 1,
                Batch::Walks(set, _) => set.count_ones(),
            };
        });
        count
    }

    /// Draws a legal action: one from all that would be legal if no king minded, until one is
    /// sound, each being as likely as any other.
    #[inline]
    pub(super) fn draw(&self, rng: &mut impl Rng) -> Option<Action> {
        if !self.has_hero(0) || !self.has_hero(1) {
            return None;
        }
        let hopes = self.hopes();
        let counts = hopes.map(u128::count_ones);
        let total = counts.iter().sum();
        if total == 0 {
            return None;
        }
        for _ in 0..DRAWS {
            let mut rest = rng.random_range(0..total);
            let mut index = 0;
            while rest >= counts[index] {
                rest -= counts[index];
                index += 1;
            }
            let hex = Hex::from_number(nth_bit_wide(hopes[index], rest));
            if let Some(action) = self.hope(index, hex)
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

    /// What would be legal if no king minded, for [`Self::draw`]: first the walks, then for
    /// each direction the elephants that can rampage, then who can become a hero; in the
    /// mobilization one bit for `done` in its place.
    #[inline]
    fn hopes(&self) -> [u128; WALKS + 7] {
        let mut hopes = [0; WALKS + 7];
        let pieces = if self.turn > 0 {
            self.fit_for_duty()
        } else {
            self.seats[usize::from(self.to_move)]
        };
        hopes[..WALKS].copy_from_slice(&self.walks(pieces).0);
        if self.turn > 0 {
            hopes[WALKS + 6] = 1;
            return hopes;
        }
        let force = self.force(pieces);
        let empty = BOARD & !self.occupied();
        let elephants = force.elephants & spread(force.heroes);
        for direction in 0..6 {
            hopes[WALKS + direction] = elephants & shift(empty, -STEPS[direction]);
        }
        hopes[WALKS + 6] = force.heroic_pawns;
        hopes
    }

    /// The action that a bit of [`Self::hopes`] stands for; `None` if it would take the own king.
    #[inline]
    fn hope(&self, index: usize, hex: Hex) -> Option<Action> {
        if index < WALKS {
            return Some(arriving(hex, OFFSETS[index]));
        }
        let direction = index - WALKS;
        if direction < 6 {
            let path = rampage_path(hex, direction);
            let own_king = self.king(usize::from(self.to_move)).bit();
            return (path & own_king == 0).then(|| rampage(hex, direction, path));
        }
        Some(if self.turn > 0 {
            Action::Done
        } else {
            Action::Rise { at: hex }
        })
    }
}
