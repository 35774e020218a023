//! The legal actions.
//!
//! Where pieces can go is found for all of them at once, in `walks`. Most of it is surely safe
//! for the kings; `safety` says what deserves a look, and that is made and looked at.

use super::hex::{BOARD, STEPS, hexes, shift};
use super::walks::{Arrival, Walks, walk};
use super::{Heroes, Hex};
use crate::ActionList;

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

/// Legal actions.
pub(super) enum Batch<'a> {
    /// All of these walks that end among these hexes.
    Walks(&'a Walks, u128),
    /// A single action.
    One(Action),
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
pub(super) fn rampage(from: Hex, direction: usize, path: u128) -> Action {
    let to = if STEPS[direction] > 0 {
        Hex::highest(path)
    } else {
        Hex::lowest(path)
    };
    Action::Rampage { from, to }
}

impl Heroes {
    /// Calls `visit` with those of these walks that leave the kings unattacked.
    pub(super) fn look_at(&self, walks: &Walks, targets: u128, visit: &mut impl FnMut(Batch<'_>)) {
        walks.for_each(targets, |walk| {
            if self.is_sound(walk) {
                visit(Batch::One(walk));
            }
        });
    }

    /// Calls `visit` with all legal actions.
    #[inline(always)]
    fn visit_batches(&self, mut visit: impl FnMut(Batch<'_>)) {
        if !self.has_hero(0) || !self.has_hero(1) {
            return;
        }
        if self.turn > 0 {
            self.visit_mobilization(&mut visit);
        } else {
            self.visit_play(&mut visit);
        }
    }

    /// The actions after the mobilization.
    #[inline(always)]
    fn visit_play(&self, visit: &mut impl FnMut(Batch<'_>)) {
        let seat = self.own();
        let own = self.seats[seat];
        let force = self.force(own);
        let threats = self.threats(seat);
        let subjects = own & !force.king;
        if threats.attacked {
            self.look_at(&self.walks(subjects), threats.remedies, visit);
        } else {
            let walks = self.walks(subjects & !threats.shields);
            visit(Batch::Walks(&walks, u128::MAX));
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
            for (direction, step) in STEPS.into_iter().enumerate() {
                for from in hexes(elephants & shift(empty, -step)) {
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
            Batch::Walks(walks, targets) => walks.for_each(targets, &mut visit),
        });
    }

    #[inline]
    pub(super) fn list(&self, list: &mut impl ActionList<Action>) {
        list.clear();
        self.list_as(list, |action| action, walk);
    }

    /// Adds something for each legal action to a list: `walk` makes it for those that
    /// [`Walks::list`] lists, and `one` for the others.
    #[inline]
    pub(super) fn list_as<T, W: Fn(Hex) -> T>(
        &self,
        list: &mut impl ActionList<T>,
        one: impl Fn(Action) -> T,
        walk: impl Fn(Arrival) -> W,
    ) {
        self.visit_batches(|batch| match batch {
            Batch::One(action) => list.push(one(action)),
            Batch::Walks(walks, targets) => walks.list(targets, list, &walk),
        });
    }

    /// Hands over all actions but walks to empty hexes, each with its place in the list of all.
    #[inline]
    pub fn for_each_except_quiet_walks(&self, mut visit: impl FnMut(u16, Action)) {
        let enemy = self.seats[1 - self.own()];
        let mut place = 0;
        self.visit_batches(|batch| match batch {
            Batch::One(action) => {
                let is_quiet = matches!(action, Action::Walk { to, .. } if to.bit() & enemy == 0);
                if !is_quiet {
                    visit(place, action);
                }
                place += 1;
            }
            Batch::Walks(walks, targets) => walks.for_each_set(targets, |set, arrival| {
                for to in hexes(set & enemy) {
                    let earlier = (set & (to.bit() - 1)).count_ones();
                    visit(place + earlier as u16, walk(arrival)(to));
                }
                place += set.count_ones() as u16;
            }),
        });
    }

    #[inline]
    pub(super) fn count(&self) -> u32 {
        let mut count = 0;
        self.visit_batches(|batch| {
            count += match batch {
                Batch::One(_) => 1,
                Batch::Walks(walks, targets) => walks.count(targets),
            };
        });
        count
    }
}
