//! How the pieces move.
//!
//! Moves are found for all pieces at once: per direction and distance one set holds the hexes
//! at which a piece arrives. Most of them are surely safe for the kings; `safety` says which
//! deserve a look, and these are made and looked at.

use rand::{Rng, RngExt};

use super::hex::{BOARD, FARTHEST, LEAP_FROM, LEAPS, STEPS, hexes, shift, spread};
use super::kinds::Force;
use super::{Game, Heroes, Hex};
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

/// Where pieces can go if no king minded: for what a walk adds to the number of a hex, the hexes
/// at which one arrives. (The pieces that arrive at one hex all come from elsewhere, so these
/// sets of all kinds of pieces can be one.)
pub(super) struct Walks {
    sets: [u128; WALKS],
    offsets: [i8; WALKS],
    /// How many sets there are; none of them is empty.
    len: usize,
}

impl Walks {
    /// Adds a set, unless it is empty.
    #[inline(always)]
    fn push(&mut self, set: u128, offset: i8) {
        // Without a branch: which sets are empty is hard to foresee.
        self.sets[self.len] = set;
        self.offsets[self.len] = offset;
        self.len += usize::from(set != 0);
    }

    /// The sets with their offsets.
    #[inline(always)]
    pub(super) fn iter(&self) -> impl Iterator<Item = (u128, i8)> {
        let sets = self.sets[..self.len].iter().copied();
        sets.zip(self.offsets.iter().copied())
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
        for (set, distance) in [one, two, three, four, five].into_iter().zip(1..) {
            walks.push(set, distance * step);
        }
        walks.push((leaps | turns) & open, leap);
    }

    #[inline(always)]
    fn walks<const SEAT: usize>(&self) -> Walks {
        let mut walks = Walks {
            sets: [0; WALKS],
            offsets: [0; WALKS],
            len: 0,
        };
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
        let own = self.seats[usize::from(self.to_move)];
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
        let walks = self.walks.iter().map(|(set, _)| set.count_ones());
        let rampages = self.rampages.map(u128::count_ones);
        walks.chain(rampages).sum::<u32>() + self.heroic_pawns.count_ones() + self.done
    }

    /// The one with this number; `None` if it would take the own king.
    #[inline(always)]
    fn nth(&self, number: u32) -> Option<Action> {
        let mut rest = number;
        for (set, offset) in self.walks.iter() {
            let count = set.count_ones();
            if rest < count {
                return Some(arriving(nth(set, rest), offset));
            }
            rest -= count;
        }
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
