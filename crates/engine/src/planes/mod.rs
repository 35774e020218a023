//! Positions as bit planes, from which networks take their inputs: one small module a game.
//!
//! Each seat has a plane for each kind of piece, and what else the position says stands in planes
//! of their own. A bit of a plane is a [`Feature`]. What an action has changed is read off from the
//! planes before and after, so that no game needs to say it, nor need a null move or a move taken
//! back be told apart from any other step.
//!
//! ```
//! use ludejo_engine::planes::Planes;
//! use ludejo_rules::{Game, herooj::Herooj};
//!
//! let start = Herooj::start();
//! let next = start.after("b2b4".parse().unwrap());
//! let (mut gone, mut new) = (Vec::new(), Vec::new());
//! start.for_each_change(&next, |feature, is_new| {
//!     if is_new { &mut new } else { &mut gone }.push((feature.kind, feature.square));
//! });
//! assert_eq!((gone, new), (vec![(0, 9)], vec![(0, 25)])); // a pawn from b2 to b4
//! ```

mod evo;
mod heroes;
mod herooj;
mod rooya;
mod sparta;

use ludejo_rules::bits::Bits;
use ludejo_rules::{Game, Seat};

/// A game whose positions are sets of features.
pub trait Planes: Game {
    /// The planes that each seat has.
    const KINDS: usize;
    /// So many of them, the last ones, say what has no place on the board. They look the same to
    /// every seat.
    const STATES: usize;
    /// The bits of a plane, 128 at most.
    const SQUARES: usize;
    /// How many features there are.
    const FEATURES: usize = Self::INFO.seats.len() * Self::KINDS * Self::SQUARES;

    /// Whether networks correct the hand-written evaluation instead of taking its place: what matters most
    /// in such a game can be worked out, but hardly be seen from where the pieces stand.
    const CORRECTS: bool = false;

    /// How many [parts](Moves::parts) of actions there are; 0 if networks say nothing of actions.
    const MOVES: usize = 0;

    /// The planes of a seat: [`KINDS`](Self::KINDS) of them.
    type Sets: AsRef<[u128]>;

    /// What a seat has, by kind.
    fn planes(&self, seat: Seat) -> Self::Sets;

    /// A square's number as a seat sees it, which sits where the first seat does: so that what one
    /// seat learns of its pieces is true for all.
    fn seen_by(seat: Seat, square: u8) -> u8;

    /// Where a square goes if left and right are exchanged; `None` if that makes a difference to
    /// the game.
    #[must_use]
    fn mirrored(_square: u8) -> Option<u8> {
        None
    }

    /// Hands over all features of the position.
    #[inline]
    fn for_each_feature(&self, mut see: impl FnMut(Feature)) {
        for seat in 0..Self::INFO.seats.len() as u8 {
            let owner = Seat::new(seat);
            for (kind, plane) in self.planes(owner).as_ref().iter().enumerate() {
                for square in Bits(*plane) {
                    see(Feature {
                        owner,
                        kind,
                        square,
                    });
                }
            }
        }
    }

    /// Hands over the features in which another position differs, and whether it has them.
    #[inline]
    fn for_each_change(&self, next: &Self, mut see: impl FnMut(Feature, bool)) {
        for seat in 0..Self::INFO.seats.len() as u8 {
            let owner = Seat::new(seat);
            let (before, after) = (self.planes(owner), next.planes(owner));
            let pairs = before.as_ref().iter().zip(after.as_ref());
            for (kind, (before, after)) in pairs.enumerate() {
                for square in Bits(before ^ after) {
                    let feature = Feature {
                        owner,
                        kind,
                        square,
                    };
                    see(feature, after >> square & 1 == 1);
                }
            }
        }
    }
}

/// A game whose networks say how promising actions are.
pub trait Moves: Planes {
    /// For each of these actions two numbers below [`MOVES`](Planes::MOVES), such as one for where a piece
    /// comes from and one for where it goes, as the seat to move sees it. Together they tell all actions
    /// apart.
    fn parts(&self, actions: &[Self::Action]) -> Vec<[u16; 2]>;
}

/// Something that a position has or doesn't have: a piece on a square, or a state.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Feature {
    /// Whose plane it is in.
    pub owner: Seat,
    /// Which of the owner's planes.
    pub kind: usize,
    /// Which bit of the plane, in the numbers of the game.
    pub square: u8,
}

impl Feature {
    /// Whether it is a piece on the board.
    #[inline]
    #[must_use]
    pub const fn is_piece<G: Planes>(self) -> bool {
        self.kind < G::KINDS - G::STATES
    }

    /// The same with left and right exchanged; `None` if that makes a difference to the game.
    #[must_use]
    pub fn mirrored<G: Planes>(self) -> Option<Self> {
        let mirrored = G::mirrored(self.square)?;
        let square = if self.is_piece::<G>() {
            mirrored
        } else {
            self.square
        };
        Some(Self { square, ..self })
    }

    /// Its number as a seat sees it, below [`Planes::FEATURES`]: own features come first, then
    /// those of the seats that follow in turn order.
    #[inline]
    #[must_use]
    pub fn number<G: Planes>(self, seat: Seat) -> usize {
        let seats = G::INFO.seats.len();
        let owner = (self.owner.index() + seats - seat.index()) % seats;
        let square = if self.is_piece::<G>() {
            G::seen_by(seat, self.square)
        } else {
            self.square
        };
        (owner * G::KINDS + self.kind) * G::SQUARES + usize::from(square)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ludejo_rules::evo::{Evo, Evo4};
    use ludejo_rules::heroes::Heroes;
    use ludejo_rules::herooj::{Herooj, MasterHerooj};
    use ludejo_rules::rooya::Rooya;
    use ludejo_rules::sparta::Sparta;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    fn features<G: Planes>(position: &G) -> BTreeSet<Feature> {
        let mut features = BTreeSet::new();
        position.for_each_feature(|feature| {
            assert!(features.insert(feature), "{position} {feature:?}");
        });
        features
    }

    /// Positions of random games.
    fn positions<G: Planes>() -> impl Iterator<Item = G> {
        (0..20).flat_map(|seed| {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let next = move |now: &G| now.sample(&mut rng).map(|action| now.after(action));
            std::iter::successors(Some(G::start()), next)
        })
    }

    fn check<G: Planes>() {
        let mut before = features(&G::start());
        let mut was = G::start();
        for position in positions::<G>() {
            let now = features(&position);
            for seat in 0..G::INFO.seats.len() as u8 {
                let seat = Seat::new(seat);
                assert_eq!(position.planes(seat).as_ref().len(), G::KINDS);
                let numbers: BTreeSet<_> = now.iter().map(|one| one.number::<G>(seat)).collect();
                assert_eq!(numbers.len(), now.len(), "{position}");
                assert!(numbers.iter().all(|&number| number < G::FEATURES));
            }
            was.for_each_change(&position, |feature, is_new| {
                let changed = if is_new {
                    before.insert(feature)
                } else {
                    before.remove(&feature)
                };
                assert!(changed, "{was} {position} {feature:?}");
            });
            assert_eq!(before, now, "{was} {position}");
            was = position;
        }
    }

    /// What stands at the beginning looks the same to every seat.
    fn check_start<G: Planes>() {
        let start = G::start();
        let seen = |seat: u8| -> BTreeSet<_> {
            let pieces = features(&start).into_iter();
            let pieces = pieces.filter(|one| one.kind < G::KINDS - G::STATES);
            pieces.map(|one| one.number::<G>(Seat::new(seat))).collect()
        };
        for seat in 1..G::INFO.seats.len() as u8 {
            assert_eq!(seen(seat), seen(0), "{}", G::INFO.id);
        }
    }

    #[test]
    fn features_are_told_apart_and_changes_are_complete() {
        check::<Herooj>();
        check::<MasterHerooj>();
        check::<Rooya>();
        check::<Sparta>();
        check::<Heroes>();
        check::<Evo>();
        check::<Evo4>();
    }

    /// A position line with the files of each rank reversed.
    fn turned(line: &str) -> String {
        let (board, rest) = line.split_once(' ').expect("a board");
        let reversed = |rank: &str| {
            // Numbers of empty squares stay as they are.
            let mut parts: Vec<String> = Vec::new();
            for one in rank.chars() {
                match parts.last_mut() {
                    Some(last)
                        if one.is_ascii_digit() && last.ends_with(|c: char| c.is_ascii_digit()) =>
                    {
                        last.push(one);
                    }
                    _ => parts.push(one.to_string()),
                }
            }
            parts.reverse();
            parts.concat()
        };
        let ranks: Vec<String> = board.split('/').map(reversed).collect();
        format!("{} {rest}", ranks.join("/"))
    }

    /// What follows on a mirrored position is what follows on the position, mirrored.
    fn check_mirror<G: Planes>() {
        let all = |position: &G| -> BTreeSet<BTreeSet<Feature>> {
            let list = position.actions();
            let next = |action: &G::Action| features(&position.after(*action));
            list.as_ref().iter().map(next).collect()
        };
        let mirrored = |features: BTreeSet<Feature>| -> BTreeSet<Feature> {
            let mirrored = |one: Feature| one.mirrored::<G>().expect("a mirror");
            features.into_iter().map(mirrored).collect()
        };
        for position in positions::<G>() {
            let other: G = turned(&position.to_string()).parse().expect("a position");
            assert_eq!(mirrored(features(&position)), features(&other));
            let expected: BTreeSet<_> = all(&position).into_iter().map(mirrored).collect();
            assert_eq!(all(&other), expected, "{position}");
        }
    }

    #[test]
    fn mirrored_positions_have_mirrored_successors() {
        check_mirror::<Herooj>();
        check_mirror::<MasterHerooj>();
        check_mirror::<Rooya>();
    }

    #[test]
    fn actions_are_told_apart_by_their_parts() {
        for position in positions::<Evo4>() {
            let list = position.actions();
            let parts = BTreeSet::from_iter(position.parts(list.as_ref()));
            assert_eq!(parts.len(), list.as_ref().len(), "{position}");
            assert!(
                parts
                    .iter()
                    .flatten()
                    .all(|part| usize::from(*part) < Evo4::MOVES)
            );
        }
    }

    #[test]
    fn every_seat_sits_where_the_first_one_does() {
        check_start::<Herooj>();
        check_start::<MasterHerooj>();
        check_start::<Rooya>();
        check_start::<Sparta>();
        check_start::<Heroes>();
        check_start::<Evo>();
        check_start::<Evo4>();
    }
}
